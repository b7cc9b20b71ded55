# The tables that `spinney terminal` and `spinney replay` draw. Short: a line has room for 80 letters.

# $player (string): the name.
sketch-you = { $player } (you)
# Behind an arrow, after the name of a player.
sketch-to-act = to move
# $cards (string): the cards as they are typed.
sketch-your-hand = your hand: { $cards }
sketch-points = { $points } { $points ->
    [one] point
   *[other] points
}

# Arboretum

# $cards (number)
sketch-deck = deck: { $cards } { $cards ->
    [one] card
   *[other] cards
}
# $number (number): as it is typed, from 0. $cards (string): the cards as they are typed.
sketch-pile = pile { $number }: { $cards }
sketch-hand-cards = hand: { $count } { $count ->
    [one] card
   *[other] cards
}
sketch-hand-known = hand: { $count } { $count ->
    [one] card
   *[other] cards
}, known: { $cards }

# Best Treehouse Ever

sketch-round = round { $round }: { $phase ->
    [choose] choose a room
    [place] build or discard
    [take] take a condition card
    [lay] lay a condition card
    [claim] take a score card
   *[over] the game is over
}
sketch-has-chosen = has chosen
sketch-revealed = revealed: { $room }
sketch-holds = holds: { treehouse-condition }
sketch-discarded-rooms = discarded: { $count } { $count ->
    [one] room
   *[other] rooms
}
sketch-hand-open = hand: { $rooms }
sketch-hand-rooms = hand: { $count } { $count ->
    [one] room
   *[other] rooms
}
sketch-laid = { $condition ->
    [claim] { $colour } ({ $player })
   *[other] { $colour } { treehouse-condition } ({ $player })
}
# $cards (message or string): a list of sketch-laid.
sketch-score-cards = score cards of round { $round }: { $cards }
sketch-score-cards-first = score cards of round { $round }, { $player } first: { $cards }
sketch-chosen = chosen: { $room }

# Renature

sketch-joker = joker: { $animal }
# $areas (string): letters.
sketch-completed = completed: { $areas }
sketch-waiting = clouds without a space: { $clouds }
# $mark (string): +2
sketch-clouds = { $mark }: clouds
# $tokens (string): the letter of an area and the points of its token, A2 B2.
sketch-tokens-there = tokens on areas: { $tokens }
sketch-points-clouds = { $points } { $points ->
    [one] point
   *[other] points
}, { $clouds } { $clouds ->
    [one] cloud
   *[other] clouds
}
# $own, $neutral (string): how many plants of each kind, 9g 4b 2s 2o.
sketch-plants-left = own { $own }, neutral { $neutral }
sketch-tokens = tokens { $tokens }, hand { $hand }, reserve { $reserve }
sketch-discarded = discarded: { $dominoes }
