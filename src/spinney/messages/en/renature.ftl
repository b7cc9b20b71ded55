# Renature.

renature-animal = { $animal ->
    [butterfly] butterfly
    [snail] snail
    [salamander] salamander
    [frog] frog
    [turtle] turtle
    [bat] bat
    [woodpecker] woodpecker
    [squirrel] squirrel
    [owl] owl
    [badger] badger
   *[other] { $animal }
}
renature-domino = { $first }-{ $second }
renature-plant = { $plant ->
    [grass] grass
    [bush] bush
    [spruce] spruce
    [oak] oak
   *[other] { $plant }
}
renature-neutral-plant = neutral { renature-plant }
renature-neutral = neutral

# Events

renature-placed = { $completes ->
    [0] { $player } lays { $domino } on { $first } and { $second }.
    [one] { $player } lays { $domino } on { $first } and { $second } and completes area { $areas }.
   *[other] { $player } lays { $domino } on { $first } and { $second } and completes areas { $areas }.
}
renature-discarded = { $player } discards { $domino }.
renature-planted = { $player } plants { $plant } on { $cell } in area { $area } for { $points } { $points ->
    [one] point
   *[other] points
}.
renature-clouds = { $lost ->
    [0] { $player } gathers { $gained } { $gained ->
        [one] cloud
       *[other] clouds
    }.
   *[other] { $player } gathers { $gained } { $gained ->
        [one] cloud
       *[other] clouds
    }; for { $lost } there is no room.
}
renature-joker-moved = { $player } pays { $clouds } clouds: the { $animal } is the joker now.
renature-returned = { $player } pays { $clouds } { $clouds ->
    [one] cloud
   *[other] clouds
} and takes { $plant } back from { $cell } in area { $area }.
renature-area-nobody = Area { $area } ({ $main }/{ $secondary }): nobody scores.
renature-area-both = Area { $area }: { $player } is alone and gets { $main } and { $secondary }.
renature-area-main = Area { $area }: { $player } gets { $main }, nobody gets the { $secondary }.
renature-area-secondary = Area { $area }: nobody gets the { $main }, { $second } gets { $secondary }.
renature-area-two = Area { $area }: { $player } gets { $main }, { $second } gets { $secondary }.
renature-token-taken = { $player } takes the sunflower token { $size } of area { $area }.
renature-token-seen = { $player } takes the sunflower token { $size } of area { $area }; its back says { $back }.
renature-drew = { $player } draws { $domino }; { $left } { $left ->
    [one] is
   *[other] are
} left in the reserve.
renature-drew-unseen = { $player } draws a domino; { $left } { $left ->
    [one] is
   *[other] are
} left in the reserve.
renature-again = { $player } pays { $clouds } clouds for another turn.
renature-final-count = { $player }: { $clouds } for clouds, { $plants } off for plants left, { $backs } for the backs of tokens. Total: { $total }.

# Refusals

renature-unknown-action = "{ $text }" is not an action; write like place owl-frog 3,4 3,5, discard frog-owl, plant own oak 3,4, leave, joker frog, return 3,4, end.
renature-unknown-domino = There is no domino "{ $text }"; a domino is written like frog-owl.
renature-unknown-animal = There is no animal "{ $text }".
renature-unknown-plant = There is no plant "{ $text }"; there are grass, bush, spruce and oak.
renature-unknown-cell = "{ $text }" is not a cell; write row,column, both from 1 to 15.
renature-off-grid = { $cell } is off the valley: rows and columns go from 1 to 15.
renature-now-place = Now place or discard a domino.
renature-now-plant = Now plant beside your domino, or leave it.
renature-now-room = Make room for the clouds with the joker or by taking a plant back, or gather what fits.
renature-now-score = Your domino has completed an area: go on to its scoring when you are ready.
renature-now-end = Your turn is played: end it when you are ready.
renature-now-again = Another turn, or stop: nothing else can be done now.
renature-not-in-hand = You do not have { $domino } in hand.
renature-domino-order = Write this domino in the order of the joker track: { $name }.
renature-in-area = { $cell } belongs to area { $area }: dominoes lie on the brook.
renature-cell-covered = The { $animal } lies on { $cell } already.
renature-cells-apart = { $first } and { $second } are not next to each other.
renature-cells-order = Name the cells in reading order: { $first } { $second }.
renature-mismatch = The { $animal } on { $cell } does not match the { $other } on { $beside }.
renature-no-match = Neither { $first } nor { $second } is a start cell or next to a matching animal.
renature-no-area = { $cell } is brook: plants grow in the areas.
renature-spot-taken = { $cell } is taken: { $plant } stands there.
renature-not-beside = { $cell } does not touch the domino you just laid.
renature-none-left = You have no { $plant } left.
renature-joker-there = The { $animal } is the joker already.
renature-nothing-there = No plant stands on { $cell }.
renature-not-yours = The plant on { $cell } is { $player }'s.
renature-no-space = Your board has no free space for { $plant }.
renature-clouds-lacking = That costs { $price } { $price ->
    [one] cloud
   *[other] clouds
}; you have { $clouds }.
renature-again-later = Another turn is offered when this one is over and your domino drawn.
renature-again-no-domino = Another turn needs a domino, and none will be left in your hand.

# The score sheet

renature-sheet-area = Area { $area }, { $main }/{ $secondary }
renature-sheet-total = { "  " }{ $colour }: { $total }
renature-sheet-struck = { "  " }{ $colour }: { $total }, struck out by a tie
renature-sheet-result = { "  " }{ $result }
renature-sheet-seat = { $player }: { $before } before, { $areas } for areas, { $clouds } for clouds, { $plants } off for plants left, { $backs } for { $tokens } { $tokens ->
    [one] token
   *[other] tokens
}. Total: { $total }.

# Reasons

renature-reason-completes = Completes area { $area }, which pays { $points } as it stands.
renature-reason-completes-before = Completes area { $area } for { $points } before { $player } can draw level.
renature-reason-token = Takes the sunflower token { $size } of area { $area }.
renature-reason-opens = A plant can go into area { $area }, which pays { $main }.
renature-reason-isolates = { $cell } can never be covered any more.
renature-reason-nothing-fits = No domino of the hand fits anywhere.
renature-reason-does-not-fit = { $domino } fits nowhere now, and the others are worth keeping.
renature-reason-helps-others = Wherever { $domino } fits, it would help others more.
renature-reason-planting = The plant scores { $points } at once.
renature-reason-takes-lead = Takes the lead in area { $area }, which pays { $main }.
renature-reason-keeps-lead = Holds on to the lead in area { $area }, which pays { $main }.
renature-reason-breaks-tie = Breaks the tie in area { $area } and leads there, which pays { $main }.
renature-reason-second = Comes second in area { $area }, which pays { $secondary }.
renature-reason-strikes = Draws level with { $player } in area { $area } and strikes out { $points } { $points ->
    [one] point
   *[other] points
}.
renature-reason-clouds = Gathers { $clouds } { $clouds ->
    [one] cloud
   *[other] clouds
}.
renature-reason-keeps-clouds = The clouds on the board are worth more than these.
renature-reason-leaves = Every plant will do more elsewhere.
renature-reason-cannot-plant = No plant can be put down here.
renature-reason-joker-fits = With the { $animal } as the joker, { $domino } fits.
renature-reason-joker-more = With the { $animal } as the joker there are { $places } ways to lay { $domino }.
renature-reason-makes-room = Makes room for { $clouds } { $clouds ->
    [one] cloud
   *[other] clouds
}.
renature-reason-returns-tie = Without this plant area { $area } pays { $more } more.
renature-reason-replants-scored = Area { $area } is scored: { $plant } can do more elsewhere.
renature-reason-replants = { $plant } can score again when it is put down once more.
renature-reason-scores = Area { $area } pays { $points }.
renature-reason-scores-nothing = Nothing done before the scoring would be worth its clouds.
renature-reason-ends = Nothing more in this turn is worth its clouds.
renature-reason-again = Another turn comes before anyone can answer.
renature-reason-again-completes = Another turn can complete area { $area } at once, which pays { $points }.
renature-reason-stops = { $clouds } clouds are kept for later; each is worth a point at the end.
