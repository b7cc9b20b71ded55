# Arboretum: the board in the browser.

# What to do, above the board

todo-arboretum-draw_first = Your turn: draw a card from the deck or a discard pile.
todo-arboretum-draw_second = Draw your second card.
todo-arboretum-play = Play one of your cards.
todo-arboretum-discard = Discard one of your cards.

# What to do with the card in hand

arboretum-board-do-place = Choose where to play it
arboretum-board-do-lay-off = Put it on your discard pile
arboretum-board-brings = { $more ->
    [one] { $more } point more
   *[other] { $more } points more
}: the path would be worth { $points }.
arboretum-board-yes = Yes
arboretum-board-no = No

# Arboretums

arboretum-board-you = You
arboretum-board-own = Your arboretum
arboretum-board-of = { $name }’s arboretum
arboretum-board-back = Back
arboretum-board-stage = Arboretum on view
arboretum-board-grove = Arboretum of { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
arboretum-board-laid = { $card } at { $x },{ $y }
arboretum-board-cell-open = Free cell { $x },{ $y }
arboretum-board-cell-closed = Cell { $x },{ $y }, not allowed
arboretum-board-eyes = View
arboretum-board-closer = Zoom in
arboretum-board-farther = Zoom out
arboretum-board-fit = Show everything
arboretum-board-seats = Other arboretums
arboretum-board-seat = { $name }: { $laid ->
    [one] { $laid } card played
   *[other] { $laid } cards played
}, { $hand } in hand. Show this arboretum.
arboretum-board-held = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
arboretum-board-piled = { $count ->
    [one] { $count } card on the discard pile
   *[other] { $count } cards on the discard pile
}
# What the paths of a seat are worth, if it had the right to score all of them.
arboretum-board-worth = Paths worth { $points } { $points ->
    [one] point
   *[other] points
} with the right to score every species
arboretum-board-known = Known:

# Deck and piles

arboretum-board-sources = Deck and discard piles
arboretum-board-deck-name = Deck
arboretum-board-deck = Deck: { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
arboretum-board-pile = Discard pile of { $name }: { $card } on top, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
arboretum-board-pile-empty = Discard pile of { $name }, empty
arboretum-board-pile-of = Discard pile of { $name } ({ $count })
arboretum-board-leaf = Look through the discard pile of { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
arboretum-board-discard = Discard
arboretum-board-discard-here = Discard { $card } here
arboretum-board-close = Close the pile

# The hand

arboretum-board-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
arboretum-board-card-fresh = { arboretum-card }, just drawn
arboretum-board-sum = { arboretum-species }: your hand counts { $sum }.
arboretum-board-eight-safe = Nobody can cancel your 8.
arboretum-board-eight-at_risk = Your 8 is at risk: another player may still get the 1 that cancels it.
arboretum-board-eight-cancelled = Your 8 counts 0: another player holds the 1.
arboretum-board-one-cancels = Your 1 cancels an 8 in anyone else’s hand.

# The table of species

arboretum-board-ledger = Species
arboretum-board-unseen = Species and unseen cards
arboretum-board-unseen-count = { $count ->
    [one] { $count } card unseen
   *[other] { $count } cards unseen
}
arboretum-board-column = { $name }: points of the best path so far, and what is known of the hand
arboretum-board-known-sum = { $name } is known to hold { $sum }
arboretum-board-legend-unseen = unseen
arboretum-board-legend-held = in your hand
arboretum-board-legend-points = best path now
arboretum-board-legend-sum = known in hand

# The scoring at the end

arboretum-board-scoring = Scoring
arboretum-board-steps = Scoring steps
arboretum-board-step = { $step } of { $steps }
arboretum-board-previous = Back
arboretum-board-next = Next
arboretum-board-play = Play scoring
arboretum-board-pause = Pause scoring
arboretum-board-final = Final result
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
arboretum-board-pad = Points by species and player
arboretum-board-totals = Points so far
arboretum-board-told = { $name }: { $why } { $points ->
    [0] No points.
    [one] { $points } point.
   *[other] { $points } points.
}
arboretum-board-total = Total
arboretum-board-grown = Species grown
arboretum-board-place = Rank
arboretum-board-unscored = A path worth { $points }, but without the right to score it
arboretum-board-none-held = None in hand
arboretum-board-no-path = No path of this species
arboretum-board-right-most = May score: { $sum } is the most in hand.
arboretum-board-right-shared = May score: ties for the most in hand, { $sum }.
arboretum-board-right-nobody = May score: nobody holds this species, so everyone may.
arboretum-board-right-none = May not score: { $sum } in hand against { $most }.
arboretum-board-right-cancelled = The 8 counts 0, because { $name } holds the 1.
arboretum-board-for-cards = { $points ->
    [one] { $points } card
   *[other] { $points } cards
}
arboretum-board-for-pure = all of one species
arboretum-board-for-one = starts with a 1
arboretum-board-for-eight = ends with an 8
arboretum-board-decided = Tied on points: more different species in the arboretum decides it.

# Before the game

arboretum-board-species = Which species are in play?
arboretum-board-species-about = With { $players } players, { $wanted } species are in play. Pick the ones you like; the rest are chosen at random.
arboretum-board-species-all = With { $players } players, all ten species are in play.
arboretum-board-species-count = { $picked } picked, { $lots } at random.
arboretum-board-species-lot = Choose all at random
option-arboretum-opening_discard = Opening discard, as in the 2015 edition: everyone but the first player starts with a card on their discard pile
arboretum-board-scene = The deck is empty
