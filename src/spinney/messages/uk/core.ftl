# Те, що каже кожна гра.

player = Гравець { $seat ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
   *[other] { $seat }
}

game-won = { $player } перемагає: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}.
game-shared = Спільна перемога: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}.

refused-over = Гру закінчено.
refused-spectator = Глядачі можуть лише дивитися.
refused-turn = Зараз ходить { $player }.
