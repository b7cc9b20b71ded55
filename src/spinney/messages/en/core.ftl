# What every game says.

# $number (number): counts the seats from 1. Only used where the name is not known.
player = Player { $number }

game-nobody-won = Nobody wins.
# $others (message): everybody else, as a list; $count (number): how many they are.
game-won-resigned = { $player } wins: { $others } { $count ->
    [1] has
   *[other] have
} resigned.
game-won = { $player } wins with { $points } { $points ->
    [one] point
   *[other] points
}.
# $why (message): what decided between equal points, such as arboretum-tie-break.
game-won-tie = { $player } wins the tie at { $points } { $points ->
    [one] point
   *[other] points
}: { $why }.
# $players (message): two or more names, as a list.
game-shared = { $players } share the victory with { $points } { $points ->
    [one] point
   *[other] points
}.

# Lists, put together from these two: "A, B and C".
list-and = { $first } and { $last }
list-more = { $first }, { $rest }

# The deal, at the beginning of a log. $cards (message): a list of cards, rooms or dominoes.
opening-hand = { $player }’s hand: { $cards }.
opening-first = { $player } goes first.

refused-over = The game is over.
refused-spectator = Spectators can only watch.
# $text (string): what was typed.
refused-not-offered = “{ $text }” is not one of your choices right now.
refused-turn = It is { $player }’s turn.

# The form of a file or request. $place (string): where in it, seats[0].name. $field, $wanted, $got (string): words of the format, never translated.
form-not-json = it is not JSON
form-at = at { $place }: { $why }
form-missing = the field “{ $field }” is missing
form-unknown = there is no field “{ $field }”
form-type = it should be { $wanted }, not { $got }
form-length = it should be a list of { $length } things
form-value = this value is not possible

# What a table may choose.
options-form = options: { $why }
# $players, $first (string): what was chosen.
options-players = this game is for { $least } to { $most } players, not { $players }
options-players-only = the number of players must be { $least }, not { $players }
# $last (number): the last seat, counted from 0.
options-first = the first player is a seat from 0 to { $last }, not { $first }

# The last lines of a score sheet, for games that say nothing more about their points.
sheet-total = { $player }: { $points } { $points ->
    [one] point
   *[other] points
}.
