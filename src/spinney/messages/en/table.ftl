# What `spinney score` reads, and why it cannot score a table.

# Words of the text form. English is always read; a language may name several words, with gaps between.
# Each must be one word, and mean only one thing in a game: player, hand and species; player, score, youngest, rooms, two, none and claim;
# player, score, clouds, own, neutral, tokens, area, open, there, taken, domino, secondary and valley.
table-word-player = player
table-word-hand = hand
table-word-species = species
table-word-score = score
table-word-youngest = youngest
table-word-rooms = rooms
# A condition card “2 points” lies there.
table-word-two = two
# A condition card “no points” lies there.
table-word-none = none
# The score card was taken.
table-word-claim = claim
table-word-clouds = clouds
# Plants of the player’s own colour.
table-word-own = own
table-word-neutral = neutral
table-word-tokens = tokens
table-word-area = area
table-word-open = open
# The token still lies on its area.
table-word-there = there
table-word-taken = taken
table-word-domino = domino
# Secondary points.
table-word-secondary = secondary
table-word-valley = valley

# Places. $why (message): one of the sentences below.
table-line = line { $line }: { $why }
table-player = { $player }: { $why }
table-round = round { $round }: { $why }
table-after-round = after round { $round }: { $why }
table-area = area { $area }: { $why }
# $domino (string): as it is typed.
table-domino = domino { $domino }: { $why }

# All games. $text, $word (string): what was typed.
table-form = this is not a table: { $why }
# $game (message): the name of the game. $least, $most (number): how many can play it.
table-players = { $players ->
    [one] there is { $players } player
   *[other] there are { $players } players
}; { $game } is for { $least } to { $most }
table-before-player = “{ $word }” comes before the first line “player NAME”
table-no-word = “{ $word }” is none of { $words }
table-numbers = { $count ->
    [one] “{ $text }” should be { $count } whole number
   *[other] “{ $text }” should be { $count } whole numbers
}

# Arboretum
table-hand-size = { $cards } cards in hand; at the end a hand has { $most }
table-no-card = “{ $text }” is not a card; write O4 or oak4, and a dot for a gap
table-no-spaced-card = “{ $text }” is not a card; write species and value, as in “oak 4”
# $species (message): a list of species.
table-no-species = there is no species “{ $text }”; there are { $species }
table-no-value = “{ $text }” has no value from 1 to { $most }
table-card-twice = { $card } is there twice; each card exists only once
table-species-not-named = { $card } is on the table, but its species is not among those named
table-wide = the arboretum is more than { $most } cards wide or high; nobody lays that many
table-same-place = { $card } and { $other } are both at { $x },{ $y }
table-gap = there is a gap: { $card } at { $x },{ $y } is cut off from { $other }

# Best Treehouse Ever. $place (string): level and place, 3,2.
table-rooms-line = write the round, then each colour with its place: 1 red 2,1 blue 2,2
table-score-line = write each colour with its card: score red two blue none
table-no-place = “{ $text }” is not a place; write level and place, like 3,2
# $colours (message): a list of colours.
table-no-colour = there is no colour “{ $text }”; there are { $colours }
table-colour-twice = { $colour } is there twice; a score card takes one card
table-rounds = { $rounds ->
    [one] there are score cards for { $rounds } round
   *[other] there are score cards for { $rounds } rounds
}; a game has { $wanted }
table-no-condition = a condition card is “two” or “none”, not “{ $text }”
table-no-claim = with the youngest players a colour is “claim”, not “{ $text }”
table-claims = { $players } players take { $players } score cards, not { $claims }
table-two-players-lay = two players lay two cards “none” and nothing else
table-conditions = { $players } players lay { $players } condition cards, not { $cards }
table-conditions-of-a-kind = there are only two condition cards of a kind
table-too-high = { $colour } at { $place }: no house is higher than level { $most }
table-off-the-tree = { $colour } at { $place }: there is no such place; level L from 2 to { $most } has places 1 to L
# $round (string): what was typed.
table-no-round = { $colour } at { $place }: there is no round { $round }
# $other (message): the colour of the room that is there.
table-place-taken = { $colour } at { $place }: { $other } is already there
table-rooms-of-a-round = { $rooms } rooms in round { $round }; nobody builds more than { $most }
table-no-support = { $colour } at { $place } has no support
table-groups = { $colour } is in two groups, at { $place } and { $other }
table-balance = { $side ->
    [left] { $rooms } more rooms on the left than on the right; the balance allows one
   *[right] { $rooms } more rooms on the right than on the left; the balance allows one
}
table-rooms-of-a-colour = there are { $rooms } { $colour } rooms; the box has { $most }
table-no-order = these rooms cannot have been built in any order that the rules allow
table-counts-line = write each colour with its number: rooms red 3 blue 2
table-mixed = this is the short form and the whole house at once; give either
table-short-rounds = the short form has the points so far, so no score cards
table-no-score = the points so far are missing
table-score-so-far = { $score } points so far; three rounds give 0 to { $most }
table-rooms-of-a-house = { $rooms } rooms; nobody builds more than { $most }

# Renature. $area (string): a letter. $cell, $cells (string): 3,4.
table-domino-line = write domino owl-frog 3,4 3,5
table-area-line = write area A, then there or taken for its token, then its plants like 0g ns
table-area-twice = area { $area } is given twice
table-open-and-areas = give the open areas or all areas, not both
table-no-area = there is no area “{ $area }”; they go from A to { $last }
table-no-plant = “{ $text }” is not a plant; write a player’s name or number from 0, or n for neutral, then g, b, s or o, like Ann-g, 0g or ns
# $plants (string): as they are typed.
table-no-such-plant = there is no plant in “{ $text }”; there are { $plants }
# $last (number): the last player, counted from 0.
table-no-owner = “{ $text }” has no colour of this table; write a player’s name, 0 to { $last }, or neutral
# $score, $clouds, $count, $points, $back, $size may be numbers or strings: what was typed.
table-score = a score of { $score }; with { $players } players it is { $lowest } to { $highest }
table-clouds = { $clouds } clouds; a board has { $most } cloud spaces
# $plants (message): a list of plants.
table-plant-numbers = { $numbers } numbers; write one each for { $plants }
table-plant-spaces = { $plant }: { $count }; the board has room for { $most }
table-area-full = { $plants } plants; it has { $most } cells where one can stand
# How many there are on the boards and in the areas together.
table-supply = { $plant }: { $count } on the boards and in the areas; the game has { $total }
table-supply-most = { $plant }: { $count } on the boards and in the areas; the box has { $most }
table-no-token = there is no sunflower token of { $size }
table-secondary = secondary points of { $points } for a token of { $size }; they are 0 to { $size }
table-back = a back of { $back } on a token of { $size }; backs are 0 to { $most }
table-tokens = tokens of { $size }: players hold { $held }, but areas of that size without one: { $gone }
# $animals (message): a list of animals.
table-no-domino = there is no such domino; the animals are { $animals }
table-no-brook = { $cell } is not a brook cell
table-covered = { $domino } is already on { $cell }
table-domino-twice = it is already at { $cells }; each domino exists only once
table-cells-apart = the two cells are not next to each other
table-many-dominoes = { $count } dominoes in the brook; { $players } players have { $most }
table-complete = area { $area } is complete, but its token is there
table-incomplete = area { $area } is not complete, but its token is taken

score-no-file = this game cannot score a table from a file
