# Arboretum.

arboretum-species = { $species ->
    [blue_spruce] Blue Spruce
    [cassia] Cassia
    [cherry_blossom] Cherry Blossom
    [dogwood] Dogwood
    [jacaranda] Jacaranda
    [maple] Maple
    [oak] Oak
    [royal_poinciana] Royal Poinciana
    [tulip_poplar] Tulip Poplar
    [willow] Willow
   *[other] { $species }
}
arboretum-card = { arboretum-species } { $value }

# What decides between equal points, after "wins the tie at 12 points:".
arboretum-tie-break = more species in the arboretum

# The deal

# $species (message): a list of species.
arboretum-opening-species = Species in play: { $species }.
arboretum-opening-pile = { $player }’s discard pile: { $card }.

# Events

arboretum-drew-deck = { $player } draws { $card } from the deck.
arboretum-drew-unseen = { $player } draws a card from the deck.
arboretum-drew-own-pile = { $player } takes { $card } back from their own discard pile.
arboretum-drew-pile = { $player } takes { $card } from { $owner }’s discard pile.
arboretum-deck-emptied = { $player } has drawn the last card of the deck: this is the last turn.
arboretum-played-first = { $player } plays { $card } as the first card.
arboretum-played = { $player } plays { $card } { $side ->
    [left] left of
    [above] above
    [below] below
   *[right] right of
} { $neighbour }.
arboretum-discarded = { $player } discards { $card }.

# Refusals

arboretum-unknown-action = “{ $text }” is not an action; write draw deck, draw pile 1, play oak4 2,-1 or discard oak4.
arboretum-unknown-card = There is no card “{ $text }”; a card is written like oak4.
arboretum-unknown-cell = “{ $text }” is not a cell; write x,y with x to the right and y down from the first card.
arboretum-unknown-source = “{ $text }” is not a source of cards; write deck, or pile and a seat number.
arboretum-now-draw = First draw two cards.
arboretum-now-play = You have drawn two cards: now play one.
arboretum-now-discard = You have played a card: now discard one.
arboretum-not-in-hand = You do not have { $card } in hand.
arboretum-deck-empty = The deck is empty.
arboretum-pile-empty = { $player }’s discard pile is empty.
arboretum-first-card = The first card goes in the middle (0,0).
arboretum-cell-taken = { $card } is already there.
arboretum-not-adjacent = No card of your arboretum touches this place.
# $species (message): a list of species.
arboretum-unknown-species = there is no species “{ $text }”; there are { $species }
arboretum-species-wanted = { $players } players need { $wanted } different species, not { $count }: { $species }

# The score sheet

arboretum-sheet-species = { arboretum-species }
arboretum-sheet-may-score = { $cards ->
    [0] { "  " }{ $player } may score: nobody holds any.
   *[other] { "  " }{ $player } may score with { $sum } in hand{ $cancelled ->
        [yes] , the 8 counting 0
       *[no] { "" }
    }.
}
arboretum-sheet-may-not-score = { "  " }{ $player } may not score: { $sum } in hand{ $cancelled ->
    [yes] , the 8 cancelled by a 1 in another hand
   *[no] { "" }
}.
arboretum-sheet-path = { "    " }Path from { $from } to { $to }: { $cards } for its cards{ $pure ->
    [0] { "" }
   *[other] , { $pure } more because all are of one species
}{ $one ->
    [0] { "" }
   *[other] , 1 for starting with a 1
}{ $eight ->
    [0] { "" }
   *[other] , 2 for ending with an 8
}. Points: { $points }.
arboretum-sheet-path-unscored = { "    " }Path from { $from } to { $to } would be worth { $points }.
arboretum-sheet-total = { $player }: { $points } { $points ->
    [one] point
   *[other] points
}, { $grown } species grown.

# Reasons a bot gives

arboretum-reason-blind = No face-up card promises more than the deck might.
arboretum-reason-fits = { $card } can make the path of { arboretum-species } worth { $more } more.
arboretum-reason-strengthens = { $card } helps to keep the right to score { arboretum-species }.
arboretum-reason-takes = { $card } is known; the deck is not.
arboretum-reason-lengthens = The path of { arboretum-species } is then worth { $points }, { $more } more than before.
arboretum-reason-starts = { $card } leaves room for paths on both sides.
arboretum-reason-keeps-right = Keeps the right to score { arboretum-species }: { $sum } in hand against at most { $other }.
arboretum-reason-denies = Keeps { $sum } of { arboretum-species } in hand against { $player }, whose path is worth { $points }.
arboretum-reason-useless = { $card } is of little use to anyone: nobody is growing what it could score.
