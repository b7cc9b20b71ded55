# Why a record cannot be played. They follow "This record cannot be replayed:" or the like, so they begin with small letters.
# Seats, rows and rounds are those of the file: seats and rows count from 0.

# Places. $why (message): another of these sentences.
record-form = it is not a record: { $why }
record-options = options: { $why }
record-setup = setup: { $why }
record-move = move { $number }: { $why }

record-format = its format is “{ $format }”; only “{ $known }” can be read
# $games (message): a list of names.
record-game = there is no game “{ $game }”; there are { $games }
# $game (message): the name of the game. $version (string)
record-rules = it follows version { $version } of the rules of { $game }; this is version { $known }
record-seats = { $seats } seats for a game of { $players } players
record-long = it has { $rows } rows; at most { $most } are played here
record-large = shown step by step it would take more than { $most } MB

# Moves
record-no-seat = there is no seat { $seat }
# $text (string): a written action.
record-illegal = seat { $seat } cannot play “{ $text }” there
record-over = the game is over
record-resigned = seat { $seat } has already resigned
record-no-action = undo names row “{ $row }”, which is not an action of seat { $seat }
record-undone = undo names row { $row }, which has already been taken back

# The result. $points, $winners, $found, $found_winners (string): lists like [12, 9].
record-no-result = the game has ended, but the record has no result
record-early-result = the record has a result, but its moves do not end the game
record-result = the record says { $points } points and winners { $winners }; its moves lead to { $found } and { $found_winners }

# Chance
record-quick-seed = a quick seed is written seed/stream, both below 2^63, not “{ $seed }”
record-sealed-seed = a sealed seed is 64 hexadecimal digits, not “{ $seed }”
record-no-seed = it has no seed, so its deal cannot be checked
record-other-deal = the cards were not dealt from the seed of this record
record-no-shuffle = it does not say what its seed was made of
record-shuffle-secret = the secret must be 64 hexadecimal digits
record-shuffle-hash = the secret does not have the hash that the record gives for it
record-shuffle-seats = each of the { $seats } seats must have exactly one contribution to the shuffle, but there are { $count }
record-shuffle-bot = seat { $seat } belongs to a bot, and bots add nothing to the shuffle
record-shuffle-nonce = the bytes of seat { $seat } must be 16 to 64 bytes in hexadecimal
record-shuffle-commitment = the bytes of seat { $seat } are not the ones it had committed to
record-shuffle-seed = the seed of this game does not come from the secret and the seats’ bytes
record-other-match = it is the record of match “{ $match }”, not of “{ $wanted }”
record-other-commitment = “{ $commitment }” is not among its commitments
record-other-nonce = no seat added the bytes “{ $nonce }”

# The deal. $text (string): a written card, room or domino. $count (number): how many cards, rooms or dominoes.
record-first = seat { $first } goes first, but the options chose seat { $chosen }
record-species = the species are not those that the options chose
record-hands = { $players } players need as many hands and piles
record-hand = hand { $seat } has { $count }, not { $wanted }
record-pile = pile { $seat } has { $count }, not { $wanted }
record-reserve = reserve { $seat } has { $count }, not { $wanted }
record-rounds = there are hands for { $rounds } rounds, not { $wanted }
record-round-hands = round { $round } has { $hands } hands for { $players } players
record-round-hand = hand { $seat } of round { $round } has { $count }, not { $wanted }
record-no-card = “{ $text }” is not in this game
record-no-domino = “{ $text }” is not a domino; write its animals in the order of the joker track, like frog-owl
record-twice = { $text } is there twice
record-count = { $count } were dealt, not { $wanted }
record-valley = the valley is not the one that the options chose
record-no-area = tokens: there is no area “{ $area }”
record-areas = there are tokens for { $areas } areas, not { $wanted }
record-left-out = tokens left out: { $count }, not { $wanted }
record-token = a token that is left out is a size and a back, like [7, 3]
# $size, $back (string)
record-tokens = tokens of { $size } with back { $back }: { $count }; the box has { $box }
