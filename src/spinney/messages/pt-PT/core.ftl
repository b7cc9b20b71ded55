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
game-shared = Vitória partilhada com { $points } { $points ->
    [one] ponto
   *[other] pontos
}.

refused-over = O jogo acabou.
refused-spectator = Quem assiste só pode ver.
refused-turn = É a vez de { $player }.
