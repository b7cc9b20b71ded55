# What the board of Renature says in the browser.

# The valley

renature-board-valley = The valley
renature-board-areas = Areas
renature-board-area = Area { $area }, sunflower token { $size }
renature-board-area-scored = scored
renature-board-pays = pays { $main } and { $secondary }
renature-board-no-plants = No plant stands here yet.
renature-board-taken-by = Scored; { $player } took its token.
renature-board-waits = { $cells ->
    [0] Every brook cell around it is settled.
    [one] Complete when { $cells } more brook cell is settled.
   *[other] Complete when { $cells } more brook cells are settled.
}
renature-board-zoom-in = Zoom in
renature-board-zoom-out = Zoom out
renature-board-zoom-whole = Show the whole valley

# The own board

renature-board-mine = Your board
renature-board-own = own colour
renature-board-hand = Your dominoes
renature-board-hand-empty = You have no domino left.
renature-board-places = { $places ->
    [0] fits nowhere
    [one] { $places } place
   *[other] { $places } places
}
renature-board-turn = Turn (R)
renature-board-turn-touch = Turn
renature-board-discard = Discard
# $plant (text), $count (number): how many are left, $value (number)
renature-board-stock = { $plant }, worth { $value }: { $count } left
renature-board-my-clouds = { $clouds } of { $spaces } clouds

# What to do

renature-board-tip-place = Press or drag a domino, or use the keys 1 to 3.
renature-board-tip-place-touch = Tap a domino, or drag it into the valley.
renature-board-tip-plant = Choose a plant and a cell, in either order.
renature-board-tip-room = Move the joker or take a plant back, and there is room for more clouds.
renature-board-tip-score = Before the scoring you may still move the joker or take a plant back.
renature-board-tip-end = You may still move the joker or take a plant back.
renature-board-tip-again = Your domino is drawn. Another turn comes at once.
renature-board-tip-waiting = While you wait, try where your dominoes fit.
renature-board-lay = Choose where it goes: R, the wheel or another tap turns it.
renature-board-lay-touch = Choose where it goes: another tap on the domino turns it.
renature-board-plant-where = Choose a cell beside your domino.
renature-board-plant-what = Choose the plant that goes there.
renature-board-take-back-which = Choose the plant to take back for its value in clouds.
renature-board-fits = Where it fits
renature-board-fit = { $domino } on { $first } and { $second }.
renature-board-spots = Cells to plant on
renature-board-spot = { $cell } in area { $area }
renature-board-spot-points = { $cell } in area { $area }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
renature-board-completes = Completes { $areas }.
renature-board-isolates = Never to be covered then: { $cells }.
renature-board-leave = Plant nothing
renature-board-gather = { $fits ->
    [0] Gather none
   *[other] Gather { $fits }
} ({ $lost ->
    [one] { $lost } cloud is lost
   *[other] { $lost } clouds are lost
})
renature-board-score = Score
renature-board-end = End turn
renature-board-again = Another turn ({ $clouds } clouds)
renature-board-stop = Stop
renature-board-take-back = Take a plant back
renature-board-take-back-here = Take { $plant } back from { $cell }
renature-board-room = { $clouds ->
    [one] { $clouds } cloud is waiting
   *[other] { $clouds } clouds are waiting
}
renature-board-confirm = Confirm
renature-board-cancel = Cancel
renature-board-do-place = Lay { $domino } here?
renature-board-do-discard = Put { $domino } out of the game? You plant nothing this turn.
renature-board-do-joker = Pay { $clouds } clouds and make the { $animal } the joker?
renature-board-do-return = Pay { $clouds ->
    [one] { $clouds } cloud
   *[other] { $clouds } clouds
} and take the plant on { $cell } back?
renature-board-do-plant = Plant { $plant } on { $cell }?

# The joker track

renature-board-joker = Joker
renature-board-joker-track = Joker track
renature-board-is-joker = The { $animal } is the joker
renature-board-joker-to = Make the { $animal } the joker ({ $clouds } clouds)

# Everybody's boards

renature-board-acts = to act
renature-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
renature-board-clouds = { $clouds ->
    [one] { $clouds } cloud
   *[other] { $clouds } clouds
}
renature-board-dominoes = Dominoes: { $hand } in hand, { $reserve } in reserve
renature-board-tokens = Sunflower tokens
renature-board-token = token { $size } of area { $area }
renature-board-token-back = token { $size } of area { $area }, { $back } on its back

# The table of dominoes

renature-board-seen = Dominoes seen: { $seen } of { $all }
renature-board-seen-caption = Every domino by its two animals: seen, in your hand, or still to come
renature-board-domino-seen = seen
renature-board-domino-held = in your hand
renature-board-domino-open = not seen yet
renature-board-left = not seen yet: { $left }

# The scoring, step by step

renature-scoring-step = Step { $step } of { $steps }
renature-scoring-next = Next
renature-scoring-back = Back
renature-scoring-skip = To the result
renature-scoring-again = From the beginning
renature-scoring-standing = Points so far
renature-scoring-track = During the game
renature-scoring-track-why = Points for planting and for completed areas, with the sunflower tokens of those who completed them.
renature-scoring-history = Completed during the game
renature-scoring-completed = Area { $area }:
renature-scoring-area = Area { $area }, not completed
renature-scoring-areas = Areas not completed
renature-scoring-clouds = Clouds
renature-scoring-clouds-why = Every cloud on a board is worth a point.
renature-scoring-plants = Plants left
renature-scoring-plants-why = Every plant that is still on a board costs its value.
renature-scoring-tokens = Sunflower tokens
renature-scoring-tokens-why = The tokens are turned over: what stands on their backs counts.
renature-scoring-total = Total
renature-scoring-tie = Tokens, for the tie

# Before the game

renature-board-valley-choice = Which valley?
renature-board-valley-printed = As printed
renature-board-valley-mirrored = Mirrored
renature-board-valley-upended = Upside down
renature-board-valley-own = Our own
renature-board-valley-how = Each sign is a cell: a dot is brook, S a start cell, the letters A to R are areas; a small letter is a cell with clouds.
