# What the server says beside the games.

game-name-arboretum = Arboretum
game-name-treehouse = Best Treehouse Ever
game-name-renature = Renature

page-games = The games of this server:
page-no-client = The browser client is not built into this installation; programs can play over /schema.

# $number (number): any number, to tell guests apart.
guest = Guest { $number }

# Rows of the log that are no actions.
row-undo = { $player } takes an action back.
row-resign = { $player } resigns.
row-timeout = { $player } has run out of time.
# $level (string): the name of the bot's level.
row-takeover = A bot ({ $level }) plays on for { $player }.
row-reclaim = { $player } is back and plays on.

refused-not-begun = The game has not begun yet.
refused-begun = The game has begun already.
refused-closed = This table was closed.
refused-no-database = The database does not answer.
refused-broken = Something went wrong on the server. Please try again.
refused-not-over = The game is not over yet.
refused-busy = Too much happened at once; please try again.
refused-which-seat = You hold several seats: say for which one you act.
refused-not-your-seat = This is not your seat.
refused-no-such-seat = There is no such seat at this table.
refused-taken = This seat is taken.
refused-host-only = Only who made the table can do that.
refused-free-seats = Some seats are still free.
refused-nobody = At least one person must sit at the table.
refused-not-ready = Not everyone has sat down yet.
refused-bot-plays = A bot plays for this seat; take it back first.
refused-ticket = The table has moved on; look again and choose anew.
refused-long = That is too long.
refused-nothing-to-undo = There is nothing that you could take back.
refused-nothing-to-do = There is nothing for you to decide now.
refused-resigned = This seat has resigned.
# $levels (string): the levels there are.
refused-level = There is no such level; there are { $levels }.
refused-take-over = { $player } is still in the game: a bot may take over when the time has run out or after a long absence.
refused-nonce = The bytes for the shuffle must be 16 to 64 bytes in hexadecimal digits.
refused-no-proposal = Nothing is proposed at this table.
refused-not-asked = Your consent is not asked for.
refused-hints = Hints are off in this game; everyone at the table would have to agree.
refused-frames-while-playing = The cards are shown when the game is over.
# $rows (number): how many rows the game has.
refused-no-such-moment = The game has not come that far: it has { $rows } rows.
refused-record-while-playing = The record can be had when the game is over.
# $why (string): what is wrong, in English.
refused-record = This is not a record that can be played: { $why }
refused-no-table = There is no such table.
refused-unplayable = This game was played with rules that this server does not know.
# $most (number)
refused-many-tables = You have { $most } unfinished games; finish or leave one first.
# $games (string): the games there are.
refused-game = There is no such game; there are { $games }.
refused-options = These options cannot be played: { $why }
refused-pace = A pace is unlimited, a clock of 10 to 86,400 seconds with an increment of up to 3,600, or 1 to 60 days a turn.
refused-hook = A web hook must be an http or https address outside this server's own network.
refused-name = A name needs 1 to { $longest } letters.
refused-link = This link has been used or is too old.
refused-no-visitor = Say who you are first.
refused-origin = A page of another site may not do this.
refused-too-fast = That was too fast; please wait a moment.
refused-malformed = This is not a request: { $why }
refused-no-page = There is nothing here.
refused-method = This cannot be done here.
