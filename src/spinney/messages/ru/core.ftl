# То, что говорит каждая игра.

# $seat (number): место, считая с 0; говорится лишь там, где имя неизвестно.
player = Игрок { $seat ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
   *[other] { $seat }
}

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
