game-name-pebbles = Sassolini
game-about-pebbles = Le ninfee galleggiano sullo stagno. Lancia il sassolino giusto al momento giusto: vince il più alto, e si lancia tutti insieme.
option-pebbles-short = Partita breve: quattro ninfee invece di sei

# $pebble, $lily (number): il numero che porta.
pebbles-chose = { $player } sceglie un sassolino.
pebbles-chose-this = { $player } sceglie il { $pebble }.
pebbles-threw = { $player } { $pebble }
# $thrown (message): un elenco di giocatori, ciascuno con un sassolino: «Anna 7 e Bruno 12».
pebbles-won = Lanci: { $thrown }. { $player } vince la ninfea { $lily }.
pebbles-sank = Lanci: { $thrown }. Nessuno arriva a { $lily }, e la ninfea affonda.
pebbles-lily = La ninfea { $lily } galleggia sullo stagno.

# Il disegno del tavolo. $pebbles (string): i loro numeri.
pebbles-thrown = lanciati finora: { $pebbles }
pebbles-chosen = lanci: { $pebble }
# $lilies, $points (number).
pebbles-status = { $lilies ->
    [one] una ninfea
   *[other] { $lilies } ninfee
}, { $points } { $points ->
    [one] punto
   *[other] punti
}
pebbles-tie-break = più ninfee
