# То, что говорит каждая игра.

player = Место { $seat }

game-won = { $player } побеждает: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
game-shared = Общая победа: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.

refused-over = Игра окончена.
refused-spectator = Зрители только смотрят.
refused-turn = Сейчас ходит { $player }.
