game-name-pebbles = Pebbles
game-about-pebbles = Lilies float on the pond. Throw the right pebble at the right time: the highest wins, and all throw at once.
option-pebbles-short = A short game: four lilies instead of six

# $pebble, $lily (number): what is written on it.
pebbles-chose = { $player } chooses a pebble.
pebbles-chose-this = { $player } chooses the { $pebble }.
pebbles-threw = { $player } { $pebble }
# $thrown (message): a list of players, each with a pebble: “Ann 7 and Bob 12”.
pebbles-won = Thrown: { $thrown }. { $player } wins the lily { $lily }.
pebbles-sank = Thrown: { $thrown }. Nobody reaches { $lily }, and the lily sinks.
pebbles-lily = The lily { $lily } floats on the pond.

# The picture of the table. $pebbles (string): their numbers.
pebbles-thrown = thrown so far: { $pebbles }
pebbles-chosen = you throw: { $pebble }
# $lilies, $points (number).
pebbles-status = { $lilies ->
    [one] one lily
   *[other] { $lilies } lilies
}, { $points } { $points ->
    [one] point
   *[other] points
}
# Follows “wins the tie:”.
pebbles-tie-break = more lilies
