# Quello che dice ogni gioco.

player = Giocatore { $seat ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
   *[other] { $seat }
}

game-won = { $player } vince con { $points } { $points ->
    [one] punto
   *[other] punti
}.
game-shared = Vittoria condivisa con { $points } { $points ->
    [one] punto
   *[other] punti
}.

refused-over = La partita è finita.
refused-spectator = Chi assiste può solo guardare.
refused-turn = È il turno di { $player }.
