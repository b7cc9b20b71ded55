# Arboretum: the board in the browser.

# What to do with the card in hand

arboretum-board-do-place = Choose where it grows
arboretum-board-do-lay-off = Put it on your discard pile
arboretum-board-confirm = Like this?
arboretum-board-yes = Yes
arboretum-board-no = No

# Arboretums

arboretum-board-you = You
arboretum-board-own = Your arboretum
arboretum-board-of = { $name }'s arboretum
arboretum-board-back = Back
arboretum-board-stage = The arboretum in front
arboretum-board-grove = Arboretum of { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
arboretum-board-laid = { $card } at { $x },{ $y }
arboretum-board-cell-open = Free cell { $x },{ $y }
arboretum-board-cell-closed = Cell { $x },{ $y }, not possible
arboretum-board-eyes = View
arboretum-board-closer = Closer
arboretum-board-farther = Farther away
arboretum-board-fit = Show everything
arboretum-board-seats = The other arboretums
arboretum-board-seat = { $name }: { $laid ->
    [one] { $laid } card planted
   *[other] { $laid } cards planted
}, { $hand } in hand. Show this arboretum in front.
arboretum-board-held = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
arboretum-board-known = Known:

# Deck and piles

arboretum-board-sources = Deck and discard piles
arboretum-board-deck-name = Deck
arboretum-board-deck = Deck: { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
arboretum-board-pile = Discard pile of { $name }, on top { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
arboretum-board-pile-empty = Discard pile of { $name }, empty
arboretum-board-pile-of = Discard pile of { $name } ({ $count })
arboretum-board-leaf = Leaf through the discard pile of { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
arboretum-board-discard = Discard
arboretum-board-discard-here = Discard { $card } here
arboretum-board-close = Close

# The hand

arboretum-board-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
arboretum-board-card-fresh = { arboretum-card }, just drawn
arboretum-board-sum = { arboretum-species }: your hand counts { $sum }.
arboretum-board-eight-safe = Nobody can cancel your 8.
arboretum-board-eight-at_risk = A 1 in another hand would cancel your 8: it may still come there.
arboretum-board-eight-cancelled = Your 8 counts 0: another hand holds the 1.
arboretum-board-one-cancels = Your 1 cancels an 8 in any other hand.

# The table of species

arboretum-board-ledger = Species
arboretum-board-unseen = Species and unseen cards
arboretum-board-unseen-count = { $count ->
    [one] { $count } card unseen
   *[other] { $count } cards unseen
}
arboretum-board-column = { $name }: points of the best path now, and what the hand is known to hold
arboretum-board-known-sum = { $name } is known to hold { $sum }
arboretum-board-legend-unseen = unseen
arboretum-board-legend-held = in your hand
arboretum-board-legend-points = best path now
arboretum-board-legend-sum = known in hand

# The scoring at the end

arboretum-board-scoring = Scoring
arboretum-board-steps = Steps of the scoring
arboretum-board-step = { $step } of { $steps }
arboretum-board-previous = Back
arboretum-board-next = Next
arboretum-board-play = Play
arboretum-board-pause = Pause
arboretum-board-final = The end
arboretum-board-winner = { $count ->
    [one] { $names } wins with { $points } { $points ->
        [one] point
       *[other] points
    }
   *[other] { $names } share the victory with { $points } { $points ->
        [one] point
       *[other] points
    }
}
arboretum-board-pad = Points of each species and player
arboretum-board-total = Total
arboretum-board-grown = Species grown
arboretum-board-place = Place
arboretum-board-unscored = A path worth { $points } without the right to score it
arboretum-board-none-held = None in hand
arboretum-board-no-path = No path of this species
arboretum-board-right-most = May score: { $sum } is the most in hand.
arboretum-board-right-shared = May score: shares the most in hand, { $sum }.
arboretum-board-right-nobody = May score: nobody holds this species, so everyone may.
arboretum-board-right-none = May not score: { $sum } in hand against { $most }.
arboretum-board-right-cancelled = The 8 counts 0, because { $name } holds the 1.
arboretum-board-for-cards = { $points ->
    [one] { $points } card
   *[other] { $points } cards
}
arboretum-board-for-pure = all of one species
arboretum-board-for-one = begins with a 1
arboretum-board-for-eight = ends with an 8
arboretum-board-decided = Equal points: more different species in the arboretum decide.

# Before the game

arboretum-board-species = Which species play?
arboretum-board-species-about = { $players } players use { $wanted } species. Pick those you like; the rest is drawn by lot.
arboretum-board-species-all = With { $players } players all ten species play.
arboretum-board-species-count = { $picked } picked, { $lots } by lot.
arboretum-board-species-lot = Draw all by lot
