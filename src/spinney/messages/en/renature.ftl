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
    .name = { $animal ->
        [butterfly] Butterfly
        [snail] Snail
        [salamander] Salamander
        [frog] Frog
        [turtle] Turtle
        [bat] Bat
        [woodpecker] Woodpecker
        [squirrel] Squirrel
        [owl] Owl
        [badger] Badger
       *[other] { $animal }
    }
renature-domino = { $first }-{ $second }
    .name = { $first-name }-{ $second-name }
renature-plant = { $plant ->
    [grass] grass
    [bush] bush
    [spruce] spruce
    [oak] oak
   *[other] { $plant }
}
    .a = { $plant ->
        [grass] grass
        [bush] a bush
        [spruce] a spruce
        [oak] an oak
       *[other] { $plant }
    }
    .the = the { renature-plant }
    .yours = your { renature-plant }
renature-neutral-plant = neutral { renature-plant }
    .a = { $plant ->
        [grass] neutral grass
        [bush] a neutral bush
        [spruce] a neutral spruce
        [oak] a neutral oak
       *[other] { $plant }
    }
    .the = the neutral { renature-plant }
    .yours = { renature-neutral-plant.a }
renature-neutral = neutral

# What decides between equal points, after "wins the tie at 90 points:".
renature-tie-break = more sunflower tokens

# The deal

# $scores (message): a list of renature-opening-score.
renature-opening-scores = Points at the start: { $scores }.
renature-opening-score = { $player } { $points }

# Events

renature-placed = { $completes ->
    [0] { $player } places { $domino } { $where }.
    [one] { $player } places { $domino } { $where } and completes area { $areas }.
   *[other] { $player } places { $domino } { $where } and completes areas { $areas }.
}
renature-where = { $beside ->
    [0] on the brook
    [one] beside area { $areas }
   *[other] beside areas { $areas }
}
renature-discarded = { $player } discards { $domino }.
renature-planted = { $player } plants { $plant-a } in area { $area } for { $points } { $points ->
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
    }; there is no room for { $lost } more.
}
renature-joker-moved = { $player } pays { $clouds } clouds: the { $animal } is now the joker.
renature-returned = { $player } pays { $clouds } { $clouds ->
    [one] cloud
   *[other] clouds
} and takes { $plant-the } back from area { $area }.
renature-area-nobody = nobody scores
renature-area-both = { $player } gets { $main } + { $secondary }
renature-area-main = { $player } gets { $main }, nobody gets the { $secondary }
renature-area-secondary = nobody gets the { $main }, { $second } gets { $secondary }
renature-area-two = { $player } gets { $main }, { $second } gets { $secondary }
renature-area-scored = Area { $area }: { $result }.
renature-area-tied = Area { $area }: { $ties }; { $result }.
renature-area-tie = { $colours } tie with { $total } and drop out
renature-area-ties = { $first }; { $rest }
renature-neutral-plants = the neutral plants
renature-token-taken = { $player } takes the sunflower token of area { $area }, size { $size }.
renature-token-seen = { $player } takes the sunflower token of area { $area }, size { $size }; it has { $back } on its back.
renature-drew = { $player } draws { $domino }; { $left ->
    [0] none are left
    [one] { $left } is left
   *[other] { $left } are left
} in the reserve.
renature-drew-unseen = { $player } draws a domino; { $left ->
    [0] none are left
    [one] { $left } is left
   *[other] { $left } are left
} in the reserve.
renature-again = { $player } pays { $clouds } clouds for another turn.
renature-final-count = { $player }: { $before } so far, { $areas } for areas, { $clouds } for clouds, { $plants } off for plants left, { $backs } for the backs of tokens. Total: { $total }.

# Refusals

renature-unknown-action = “{ $text }” is not an action; write, for example, place owl-frog 3,4 3,5, discard frog-owl, plant own oak 3,4, leave, joker frog, return 3,4 or end.
renature-unknown-domino = There is no domino “{ $text }”; a domino is written like frog-owl.
renature-unknown-animal = There is no animal “{ $text }”.
renature-unknown-plant = There is no plant “{ $text }”; the plants are grass, bush, spruce and oak.
renature-unknown-cell = “{ $text }” is not a cell; write row,column, both from 1 to 15.
renature-off-grid = { $cell } is outside the valley: rows and columns go from 1 to 15.
renature-now-place = Now place or discard a domino.
renature-now-plant = Now plant beside your domino, or skip it.
renature-now-room = Make room for the clouds by moving the joker or taking a plant back, or gather the ones that fit.
renature-now-score = Your domino has completed an area: score it when you are ready.
renature-now-end = Your turn is done: end it when you are ready.
renature-now-again = Take another turn, or stop: nothing else can be done now.
renature-not-in-hand = You do not have { $domino } in hand.
renature-domino-order = Write this domino in the order of the joker track: { $name }.
renature-in-area = That is land of area { $area }: dominoes go on the brook.
renature-cell-covered = The { $animal } is already there.
renature-cells-apart = These two cells are not next to each other.
renature-cells-order = Name the cells in reading order: { $first } { $second }.
renature-mismatch = The { $animal } would be next to the { $other }, and they do not match.
renature-no-match = Neither half would be on a start cell or next to a matching animal.
renature-no-area = That is brook: plants grow in the areas.
renature-spot-taken = This cell is taken: { $plant-a } is already there.
renature-not-beside = This land is not next to the domino you just placed.
renature-none-left = You have no { $plant } left.
renature-joker-there = The { $animal } is already the joker.
renature-nothing-there = There is no plant there.
renature-not-yours = This plant belongs to { $player }.
renature-no-space = Your board has no free space for { $plant-a }.
renature-clouds-lacking = That costs { $price } { $price ->
    [one] cloud
   *[other] clouds
}; you have { $clouds }.
renature-again-later = You can take another turn once this one is over and your domino is drawn.
renature-again-no-domino = Another turn needs a domino, and you will have none left in hand.

# The score sheet

renature-sheet-area = Area { $area }, { $main }/{ $secondary }
renature-sheet-total = { "  " }{ $colour }: { $total }
renature-sheet-struck = { "  " }{ $colour }: { $total }, cancelled by a tie
renature-sheet-result = { "  " }{ $result }
renature-sheet-seat = { $player }: { $before } before, { $areas } for areas, { $clouds } for clouds, { $plants } off for plants left, { $backs } for { $tokens } { $tokens ->
    [one] token
   *[other] tokens
}. Total: { $total }.

# Reasons

renature-reason-completes = Completes area { $area }, which pays { $points } as it stands.
renature-reason-completes-before = Completes area { $area } for { $points } before { $player } can draw level.
renature-reason-token = Takes the sunflower token of area { $area }, size { $size }.
renature-reason-opens = A plant can go into area { $area }, which pays { $main }.
renature-reason-isolates = Beside it, a cell of the brook can never be covered now.
renature-reason-nothing-fits = No domino in the hand fits anywhere.
renature-reason-does-not-fit = { $domino } does not fit anywhere now, and the others are worth keeping.
renature-reason-helps-others = Wherever { $domino } fits, it would help others more.
renature-reason-planting = The plant scores { $points } at once.
renature-reason-takes-lead = Takes the lead in area { $area }, which pays { $main }.
renature-reason-keeps-lead = Keeps the lead in area { $area }, which pays { $main }.
renature-reason-breaks-tie = Breaks the tie in area { $area } and takes the lead there, which pays { $main }.
renature-reason-second = Comes second in area { $area }, which pays { $secondary }.
renature-reason-strikes = Draws level with { $player } in area { $area } and cancels { $points } { $points ->
    [one] point
   *[other] points
}.
renature-reason-clouds = Gathers { $clouds } { $clouds ->
    [one] cloud
   *[other] clouds
}.
renature-reason-keeps-clouds = The clouds on the board are worth more than these.
renature-reason-leaves = Every plant will do more elsewhere.
renature-reason-cannot-plant = Nothing can be planted here.
renature-reason-joker-fits = With the { $animal } as the joker, { $domino } fits.
renature-reason-joker-more = With the { $animal } as the joker, there are { $places } ways to place { $domino }.
renature-reason-makes-room = Makes room for { $clouds } { $clouds ->
    [one] cloud
   *[other] clouds
}.
renature-reason-returns-tie = Without this plant, area { $area } pays { $more } more.
renature-reason-replants-scored = Area { $area } has been scored: { $plant-the } can do more elsewhere.
renature-reason-replants = Planted again, { $plant-the } can score once more.
renature-reason-scores = Area { $area } pays { $points }.
renature-reason-scores-nothing = Nothing done before the scoring would be worth its clouds.
renature-reason-ends = Nothing more in this turn is worth its clouds.
renature-reason-again = Another turn comes before anyone can respond.
renature-reason-again-completes = Another turn can complete area { $area } at once, which pays { $points }.
renature-reason-stops = { $clouds } clouds are kept for later; each is worth a point at the end.
