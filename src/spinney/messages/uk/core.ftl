# Те, що каже кожна гра.

player = Місце { $seat }

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
refused-spectator = Глядачі лише дивляться.
refused-turn = Зараз ходить { $player }.
