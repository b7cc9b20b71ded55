# Best Treehouse Ever: what the board says.

treehouse-board-hand = Your hand
treehouse-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
treehouse-board-built = { $count ->
    [one] { $count } room built
   *[other] { $count } rooms built
}
treehouse-board-held = { $count ->
    [one] { $count } room in hand
   *[other] { $count } rooms in hand
}
treehouse-board-trees = Trees
treehouse-board-close = Close the tree
treehouse-board-nothing = none
treehouse-board-tree = Tree of { $player }: { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}; the balance marker is { $marker ->
    [left] on the left
    [right] on the right
   *[centre] in the centre
}
treehouse-board-tree-of = Tree of { $player }
treehouse-board-round = Round { $round } of 3
treehouse-board-choice = Choice { $choice } of 5

# Places of a tree

treehouse-board-place-built = Level { $level }, place { $place }: { $room }.
treehouse-board-place-open = Level { $level }, place { $place }: open.
treehouse-board-place-closed = Level { $level }, place { $place }: closed.
treehouse-board-open = Open: a room may go here.
treehouse-board-place-free = Level { $level }, place { $place }: free.
treehouse-board-built-in = Built in round { $round }
treehouse-board-marker-then = The balance marker would be { $marker ->
    [left] on the left
    [right] on the right
   *[centre] in the centre
}.
treehouse-board-grows = { $colour }: { $now } to { $then }
treehouse-board-seals = This would seal off { $colour }: no free place would touch it any more.
treehouse-board-sealed = Sealed off: no free place touches it
treehouse-board-fits = { $count ->
    [0] Fits nowhere
    [one] Fits in one place
   *[other] Fits in { $count } places
}
treehouse-board-nowhere = fits nowhere
treehouse-board-is-chosen = Chosen

# Seats

# Read aloud after the name, the score and what the seat does. $shown (text): the room it shows, or nothing.
treehouse-board-seat = { $shown } Rooms built: { $rooms }; the balance marker is { $marker ->
    [left] on the left
    [right] on the right
   *[centre] in the centre
}. Look at the tree.
treehouse-board-has-chosen = has chosen
treehouse-board-choosing = is choosing
treehouse-board-doing-place = is building
treehouse-board-doing-take = is taking a card
treehouse-board-doing-lay = is laying a card
treehouse-board-doing-claim = is taking a score card
treehouse-board-has-placed = is done
treehouse-board-holds = { $player } holds
treehouse-board-hand-unseen = { $player } holds { $count ->
    [one] { $count } room you have not seen.
   *[other] { $count } rooms you have not seen.
}
treehouse-board-discards = Discarded by { $player }

# What to do now

todo-treehouse-choose = Choose a room in secret.
todo-treehouse-place = Build the room, or discard it.
todo-treehouse-take = Take a condition card.
todo-treehouse-lay = Lay your condition card on a colour.
todo-treehouse-claim = Take the score card of a colour.
treehouse-board-pick = Pick a room from your hand: the places where it fits light up.
treehouse-board-room-fits = { $count ->
    [0] { $room } fits nowhere in your tree: it would have to be discarded.
    [one] { $room } fits in one place.
   *[other] { $room } fits in { $count } places.
}
treehouse-board-choose-it = Choose this room
treehouse-board-back = Back
# $players (text): the names of those who have not chosen, joined.
treehouse-board-chose = You chose { $room }. Still to choose: { $players }. You can change your mind until then.
treehouse-board-build = Build { $room } in a lit place, or discard it.
treehouse-board-as-planned = Build as planned
treehouse-board-builds-itself = { $room } is about to be built as planned.
treehouse-board-discard = Discard
treehouse-board-discard-instead = Discard instead
treehouse-board-elsewhere = Build elsewhere
treehouse-board-take = Take a condition card.
treehouse-board-take-it = { $condition ->
    [two] 2 points
   *[none] No points
} ({ $left } left)
treehouse-board-lay = Lay your card on a colour.
treehouse-board-card-none = No points: rooms of this colour score nothing this round.
treehouse-board-card-two = 2 points: every room of this colour scores 2 points this round.
treehouse-board-you = You
treehouse-board-change = { $player }: rooms { $rooms }, points { $change }.
treehouse-board-claim = Take a score card: rooms of its colour score 1 point each. Colours that nobody takes score nothing.
treehouse-board-waiting = Waiting for { $players }.
treehouse-board-over = The game is over.
treehouse-board-sure = Confirm

# Score cards

treehouse-board-scores = What each colour would score now
treehouse-board-score-card = Score card: { $colour }.
treehouse-board-worth = A room is worth { $worth ->
    [0] 0 points
    [one] { $worth } point
   *[other] { $worth } points
}.
treehouse-board-laid-by = Laid by { $player }.
treehouse-board-round-gain = now
treehouse-board-total = score
treehouse-board-most = Has the most rooms of this colour: would take the score card at the end
treehouse-board-memory = What you remember
treehouse-board-leftovers = Last room of each hand, discarded
treehouse-board-all-discards = Discarded after the reveal
treehouse-board-deck = Rooms left in the deck: { $count }

# The scoring of a finished game

treehouse-board-scoring = Scoring
treehouse-board-step-round = Round { $round }
treehouse-board-step-most = The most rooms
treehouse-board-step-colour = The most rooms: { $colour }
treehouse-board-step-final = Final scores
treehouse-board-step-back = Back
treehouse-board-step-on = Next
treehouse-board-step-play = Play the scoring
treehouse-board-step-pause = Pause the scoring
treehouse-board-round-over = Round { $round } is over
treehouse-board-next-round = Next round
treehouse-board-first = { $player } chose first.
treehouse-board-round-points = round
treehouse-board-most-rule = The player with the most rooms of a colour takes its score card and gains a point for each of those rooms. If several tie, nobody does.
treehouse-board-tied = { $rooms ->
    [0] Nobody built a room of this colour.
   *[other] Tied at { $rooms }: nobody gains.
}
treehouse-board-largest = Largest colour

# Before the game

option-treehouse-youngest = For the youngest: no condition cards
treehouse-board-scene = The last round is over
