# What every game says.

# $seat (number): the seat, from 0. Only used where the name is not known.
player = Seat { $seat }

game-won = { $player } wins with { $points } { $points ->
    [one] point
   *[other] points
}.
game-shared = Shared victory with { $points } { $points ->
    [one] point
   *[other] points
}.

refused-over = The game is over.
refused-spectator = Spectators only watch.
refused-turn = It is { $player }'s turn.
