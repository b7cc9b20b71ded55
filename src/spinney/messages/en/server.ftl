# What the server says beside the games.

# $number (number): any number, to tell guests apart.
guest = Guest { $number }

# Rows of the log that are not actions.
row-undo = { $player } takes back an action.
row-resign = { $player } resigns.
row-timeout = { $player } has run out of time.
# $level (string): the name of the bot's level.
row-takeover = A bot ({ $level }) takes over for { $player }.
row-reclaim = { $player } is back in the game.

refused-not-begun = The game has not begun yet.
refused-begun = The game has already begun.
refused-closed = This table has been closed.
refused-no-database = The database is not responding.
refused-broken = Something went wrong on the server. Please try again.
refused-not-over = The game is not over yet.
refused-busy = The server is busy; please try again.
refused-which-seat = You have several seats: say which one you are playing.
refused-not-your-seat = This is not your seat.
refused-no-such-seat = This table has no such seat.
refused-taken = This seat is taken.
refused-host-only = Only the host of the table can do that.
refused-lesson = A lesson is for one person with bots; at a table with others every deal is shuffled.
refused-free-seats = Some seats are still free.
refused-nobody = At least one person must sit at the table.
refused-not-ready = Not everyone has sat down yet.
refused-bot-plays = A bot is playing this seat; take the seat back first.
refused-ticket = The game has moved on; please look again and choose.
refused-long = That is too long.
refused-nothing-to-undo = You have nothing to undo.
# $most (number): how many.
refused-undos = { $most } actions have been undone in this game; no more can be.
# $most (number): how many.
refused-undos-in-place = { $most } actions have been undone here; please play on.
refused-nothing-to-do = There is nothing for you to decide right now.
refused-resigned = The player of this seat has resigned.
# $levels (message): a list of levels.
refused-level = There is no such level; the levels are { $levels }.
refused-take-over = { $player } is still in the game: a bot may take over when their time has run out, or after a long absence.
refused-own-take-over = You cannot give your own seat to a bot.
refused-nonce = The bytes for the shuffle must be 16 to 64 bytes in hexadecimal.
refused-commitment = A commitment is the SHA-256 of your bytes: 64 hexadecimal digits.
refused-open-bytes = When you sit down, send only the SHA-256 of your bytes, as “commitment”; the bytes themselves are sent with “reveal” once everyone sits. Please reload the page if you are in a browser.
refused-not-revealing = The bytes for the shuffle are not wanted yet: first everyone has to sit down.
refused-other-bytes = These are not the bytes that this seat has committed to.
refused-revealing = The game is about to begin.
refused-no-proposal = Nothing is proposed at this table.
refused-not-asked = You have not been asked to agree.
refused-hints = Hints are off in this game; everyone at the table would have to agree.
refused-frames-while-playing = The cards are shown once the game is over.
# $rows (number): how many rows the game has.
refused-no-such-moment = The game has not got that far: its log has { $rows } rows.
refused-record-while-playing = The record is available once the game is over.
# $why (message): what is wrong, such as record-over.
refused-record = This record cannot be played: { $why }
# $why (message): what is wrong, such as record-shuffle-seed.
refused-shuffle = The shuffle of this game is not right: { $why }
refused-no-table = This table does not exist.
refused-unplayable = This game was played under rules that this server does not know.
# $most (number)
refused-many-tables = You have { $most } unfinished games; finish or leave one first.
# $games (message): a list of games.
refused-game = There is no such game; the games are { $games }.
refused-options = The game cannot be played with these options: { $why }
refused-pace = A time limit is unlimited, a clock of 10 to 86,400 seconds plus up to 3,600 seconds per turn, or 1 to 60 days per turn.
refused-hook = A webhook must be an http or https address outside this server’s own network.
refused-name = A name has 1 to { $longest } characters.
refused-name-unseen = A name needs at least one letter, digit or symbol that can be seen.
refused-link = This link has already been used, or has expired.
refused-no-visitor = Please say who you are first.
refused-origin = Pages of other sites may not do this.
refused-too-fast = Too many requests; please wait a moment.
refused-malformed = Invalid request: { $why }
refused-no-page = There is nothing here.
refused-method = This cannot be done here.
