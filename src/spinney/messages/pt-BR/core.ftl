# O que todos os jogos dizem.

player = Jogador { $seat ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
   *[other] { $seat }
}

game-won = { $player } vence com { $points } { $points ->
    [one] ponto
   *[other] pontos
}.
game-shared = Vitória compartilhada com { $points } { $points ->
    [one] ponto
   *[other] pontos
}.

refused-over = A partida acabou.
refused-spectator = Quem assiste só pode olhar.
refused-turn = É a vez de { $player }.
