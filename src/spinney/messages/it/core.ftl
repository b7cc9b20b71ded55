# Quello che dice ogni gioco.

player = Posto { $seat }

game-won = { $player } vince con { $points } { $points ->
    [one] punto
   *[other] punti
}.
game-shared = Vittoria condivisa con { $points } { $points ->
    [one] punto
   *[other] punti
}.

refused-over = La partita è finita.
refused-spectator = Chi assiste guarda soltanto.
refused-turn = È il turno di { $player }.
