# What every game says.

# $seat (number): the seat, from 0. Only used where the name is not known.
player = Player { $seat ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
   *[other] { $seat }
}

game-won = { $player } wins with { $points } { $points ->
    [one] point
   *[other] points
}.
game-shared = Shared victory with { $points } { $points ->
    [one] point
   *[other] points
}.

refused-over = The game is over.
refused-spectator = Spectators can only watch.
refused-turn = It is { $player }’s turn.
