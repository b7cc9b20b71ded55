# What the board of Renature says in the browser.

# The valley

renature-board-valley = The valley
renature-board-areas = Areas
renature-board-area = Area { $area }, sunflower token { $size }
renature-board-area-scored = scored
renature-board-pays = pays { $main } and { $secondary }
renature-board-no-plants = No plants here yet.
renature-board-taken-by = Scored; { $player } took its token.
renature-board-waits = { $cells ->
    [0] Every brook cell around it is covered or isolated.
    [one] { $cells } more brook cell to cover or isolate.
   *[other] { $cells } more brook cells to cover or isolate.
}
renature-board-zoom-in = Zoom in
renature-board-zoom-out = Zoom out
renature-board-zoom-whole = Show the whole valley

# Your board

renature-board-mine = Your board
renature-board-own = your colour
renature-board-hand = Your dominoes
renature-board-hand-empty = You have no domino left.
renature-board-places = { $places ->
    [0] fits nowhere
    [one] { $places } place
   *[other] { $places } places
}
renature-board-turn = Rotate (R)
renature-board-turn-touch = Rotate
renature-board-discard = Discard
# $plant (text), $count (number): how many are left, $value (number)
renature-board-stock = { $plant }, worth { $value }: { $count } left
renature-board-my-clouds = Clouds: { $clouds } of { $spaces }

# What to do

todo-renature-place = Your turn: place a domino on the brook, or discard one.
todo-renature-plant = Plant something next to your domino, or skip planting.
todo-renature-room = Make room for the clouds, or gather the ones that fit.
todo-renature-score = An area is complete: use your clouds now, or score it.
todo-renature-end = Use your clouds, or end your turn.
todo-renature-again = Pay clouds for another turn?
renature-board-tip-place = Click or drag a domino, or press 1 to 3.
renature-board-tip-place-touch = Tap a domino, or drag it into the valley.
renature-board-tip-plant = Choose a plant and a cell, in either order.
renature-board-tip-room = Move the joker or take a plant back to make room for more clouds.
renature-board-tip-score = Before the scoring you may still move the joker or take a plant back.
renature-board-tip-end = You may still move the joker or take a plant back.
renature-board-tip-again = Your domino is drawn. Another turn would start at once.
renature-board-tip-waiting = While you wait, try out where your dominoes fit.
renature-board-lay = Choose where it goes: R, the wheel or another click rotates it.
renature-board-lay-touch = Choose where it goes: tap the domino again to rotate it.
renature-board-plant-where = Choose a cell next to your domino.
renature-board-plant-what = Choose a plant to put there.
renature-board-take-back-which = Choose a plant to take back for its value in clouds.
renature-board-fits = Where it fits
renature-board-fit = { $domino } on { $first } and { $second }.
renature-board-spots = Cells to plant on
renature-board-spot = { $cell } in area { $area }
renature-board-spot-points = { $cell } in area { $area }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
renature-board-completes = Completes { $areas }.
renature-board-would = Area { $area } would be complete: { $shares }.
renature-board-would-you = you { $points }
renature-board-would-other = { $player } { $points }
renature-board-isolates = { $cells ->
    [one] One cell of the brook could never be covered after that.
   *[other] { $cells } cells of the brook could never be covered after that.
}
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
renature-board-take-back-here = Take { $plant-the } back from { $cell }
renature-board-room = { $clouds ->
    [one] { $clouds } cloud is waiting
   *[other] { $clouds } clouds are waiting
}
renature-board-confirm = Confirm
renature-board-cancel = Cancel

# The joker track

renature-board-joker = Joker
renature-board-joker-track = Joker track
renature-board-is-joker = The { $animal } is the joker
renature-board-joker-to = Make the { $animal } the joker ({ $clouds } clouds)

# Everyone’s boards

renature-board-acts = to move
renature-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
renature-board-clouds = { $clouds ->
    [one] { $clouds } cloud
   *[other] { $clouds } clouds
}
renature-board-dominoes = Dominoes: { $hand } in hand, { $reserve } in reserve
renature-board-held = { $count ->
    [one] { $count } domino in hand
   *[other] { $count } dominoes in hand
}
renature-board-reserve = { $count ->
    [one] { $count } domino in reserve
   *[other] { $count } dominoes in reserve
}
renature-board-tokens = Sunflower tokens
renature-board-token = token of area { $area }, size { $size }
renature-board-token-back = token of area { $area }, size { $size }, with { $back } on its back

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
renature-scoring-pause = Pause scoring
renature-scoring-run = Play scoring
renature-scoring-skip = Skip to the result
renature-scoring-again = Start again
renature-scoring-standing = Points so far
renature-scoring-track = During the game
renature-scoring-track-why = Points for planting and for completed areas, and the sunflower tokens of those who completed them.
renature-scoring-history = Completed during the game
renature-scoring-completed = Area { $area }:
renature-scoring-area = Area { $area }, not completed
renature-scoring-areas = Areas not completed
renature-scoring-clouds = Clouds
renature-scoring-clouds-why = Every cloud on a board is worth a point.
renature-scoring-plants = Plants left
renature-scoring-plants-why = Every plant still on a board costs its value.
renature-scoring-tokens = Sunflower tokens
renature-scoring-tokens-why = The tokens are turned over: the points on their backs count.
renature-scoring-total = Total
renature-scoring-tie = Tokens (tie-break)

# Before the game

renature-board-valley-choice = Which valley?
renature-board-valley-printed = As printed
renature-board-valley-mirrored = Mirrored
renature-board-valley-upended = Upside down
renature-board-valley-own = Custom
renature-board-valley-how = Each character is a cell: a dot is brook, S is a start cell, and the letters A to R are areas; a lower-case letter is a cell with clouds.
renature-board-scene = No more dominoes can be laid
