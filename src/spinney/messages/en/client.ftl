# What the browser client says around the boards.

spinney = Spinney
# $page (string): the name of the page or the game.
page-title = { $page } · Spinney
skip-to-content = Skip to the content
navigation = Pages
nav-learn = Learn
nav-replay = Replay
loading = One moment …
close = Close
cancel = Cancel
save = Save
share = Share
more = More
understood = All right
try-again = Try again
show-all = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
client-offline = The server cannot be reached right now.
# $status (number): the number of the answer, for those who look for the cause.
client-failed = The server could not do that (answer { $status }).
connection-cut = Connection lost. Trying again; nothing is lost.

# The games.

game-arboretum = Arboretum
game-treehouse = Best Treehouse Ever
game-renature = Renature
game-about-arboretum = Plant paths of beautiful trees, and keep the right cards in hand: only who holds the most may score.
game-about-treehouse = Build the best treehouse room by room, keep it in balance, and decide which colours count.
game-about-renature = Bring a valley back to life with dominoes and plants. Clever timing wins the areas.
players-range = { $from }–{ $to } players
minutes = { $minutes } minutes

# Home.

home-title = Three games from the woods
home-about = Play at once against bots, with friends by a link, or together at one screen. No account, nothing to install.
the-games = The games
play-now = Play now
play-friends = With friends
play-here = At one screen
first-game = Guided first game
how-to-play = How to play
how-to-play-game = How to play { $game }
my-games = My games
open-tables = Open tables
open-tables-none = No open tables right now. Make one: choose a game and “With friends”.
watch-games = Games to watch
watch-games-none = Nobody plays in the open right now.
table-free-seats = { $seats ->
    [0] All seats are taken
    [one] One free seat
   *[other] { $seats } free seats
}
table-finished = Finished
table-closed = This table was closed.
table-your-turn = Your turn
table-waits-for = { $player } to move
table-waits-for-several = Others to move
table-gone = There is no such table.
to-home = To the first page
to-home-about = The game stays as it is; you find it under “My games”.
to-table = Back to the table

# Names.

# First names for people who have not said theirs, separated by commas: plants and birds.
guest-names = Wren, Fern, Robin, Hazel, Linden, Sorrel, Rowan, Clover, Finch, Alder, Briar, Juniper
seat-free = Free seat
player-number = Player { $number }
# $level (string): the name of the level; several bots of one level are numbered.
bot-number = { $level } { $number }
a-bot = Bot
that-is-you = That is you
not-here = Not here
has-resigned = Has resigned
bot-sits-in = A bot ({ $level }) sits in

# Settings.

settings = Settings
your-name = Your name
name-saved = Saved.
language = Language
theme = Appearance
theme-auto = As the system
theme-light = Light
theme-dark = Dark
setting-sound = Sounds
setting-about-sound = Short sounds for moves and when it is your turn.
setting-motion = Motion
setting-about-motion = Cards and pieces move from where they were. Off where the system asks for less motion.
setting-symbols = Symbols beside colours
setting-about-symbols = Everything that has a colour also has a shape.
setting-confirm = Confirm every move
setting-about-confirm = A second tap confirms; good for small screens.
other-device = The same person on another device
other-device-about = A link makes another phone or computer yours too: same name, same games.
other-device-make = Make a link
other-device-how = Open this on the other device. It works once, for a quarter of an hour.
device-ask = This browser will be you, with your name and your games.
device-yes = Yes, that is me
device-done = Welcome, { $name }.

# Links.

the-link = The link
qr-code = The link as a QR code
copy-link = Copy the link
copied = Copied.
copy-yourself = The link is selected: copy it with your keyboard or by a long press.

# Before a game.

setup-how = Who plays?
setup-bots = Against bots
setup-friends = With friends by link
setup-here = At one screen
setup-about-bots = You and bots; the game begins at once.
setup-about-friends = You get a link for the others. Everyone plays in their own browser.
setup-about-here = Pass the device on. Between two players the screen is hidden.
setup-players = Players
setup-bot-count = How many of them are bots
setup-level = How strong are the bots?
setup-names = Names
setup-more = More options
setup-open = Everyone on this server may join
setup-hints = Hints are allowed
setup-hook = Web hook: an address that is told whose turn it is
gathering-hook = Whenever it is somebody’s turn, the server also tells a web address that the host of this table has named, with the players’ names.
setup-start = Start the game
setup-invite = Make the table
option-arboretum-opening_discard = Opening discard, as in the edition of 2015: everyone but the first player starts with a card on the pile
option-treehouse-youngest = For the youngest: without condition cards
setup-first = Who begins?
setup-first-lot = Drawn by lot
pace = Pace
pace-unlimited = No clock
pace-clock = { $minutes } minutes each, and { $seconds } seconds more for each turn
pace-days = { $days ->
    [one] One day for each turn
   *[other] { $days } days for each turn
}

# Gathering.

gathering-title = A table of { $game }
gathering-waits = { $seats ->
    [one] One seat is still free.
   *[other] { $seats } seats are still free.
}
gathering-full = Everyone is here.
gathering-begins = The game begins as soon as everyone has come.
the-seats = The seats
sit-here = Sit here
stand-up = Stand up
add-bot = Add a bot
free-seat = Free the seat
start-game = Start the game
host-starts = Whoever made the table starts the game.
leave-table = Leave the table
invite = Invite others
invite-how = Whoever opens this link can take a free seat, or watch.

# At the table.

the-players = The players
the-board = The board
tools = Tools
turn-over = The game is over.
turn-wait = One moment …
turn-waits-for = Waiting for { $player }.
turn-bot-thinks = { $player } is thinking …
# $players (string): several names as a list.
turn-waits-for-all = Waiting for { $players }.
todo-any = It is your turn.
todo-arboretum-draw_first = Your turn: draw a card from the deck or from a discard pile.
todo-arboretum-draw_second = Draw your second card.
todo-arboretum-play = Plant one of your cards.
todo-arboretum-discard = Put one card on your discard pile.
todo-treehouse-choose = Choose a room in secret.
todo-treehouse-place = Build the room, or put it away.
todo-treehouse-take = Take a condition card.
todo-treehouse-lay = Lay your condition card on a colour.
todo-treehouse-claim = Take the score card of a colour.
todo-renature-place = Your turn: lay a domino into the brook, or put one away.
todo-renature-plant = Plant something next to your domino, or nothing.
todo-renature-room = Make room for the clouds, or take what fits.
todo-renature-score = An area is complete: use your clouds now, or score it.
todo-renature-end = Use your clouds, or end your turn.
todo-renature-again = Another turn for three clouds?
undo = Undo
undo-ask = Ask to undo
hint = Hint
hint-thinks = Thinking …
hint-take = Play this
# $percent (string)
hint-chance = Winning chance: { $percent } %
rules = Rules
rules-of = { $game }: the rules
rulings = The rulings in full
rulings-about = The numbers are the ones that messages and documents use.
log = What happened
log-empty = Nothing yet.
recap = Since your last turn
looking-back = You are looking back.
back-to-now = Back to now
command-line = Write a move
command-steps = How it can go on
plain-board = This game has no drawn board here. Everything that can be done is offered below.
emotes = Say something
emote-hello = Hello!
emote-well-played = Well played!
emote-thanks = Thank you!
emote-thinking = Let me think …
emote-oops = Oops!
emote-wow = Wow!
emote-hurry = Your turn!
emote-goodbye = Goodbye!
take-over = Let a bot play
reclaim = Play on myself
resign = Resign
resign-about = You come last, whatever the points say.
propose-hints = Propose hints for all
propose-hints-about = If everyone agrees, all may ask the bot for hints in this game.
proposal-undo = { $player } would like to take a move back.
proposal-hints = { $player } proposes that hints are allowed in this game.
proposal-waits = Waiting for the answers.
agree = Agree
disagree = Disagree
hide-title = { $player }’s turn
hide-about = Pass the device on. The others look away while { $player } plays.
hide-ready = I am { $player }

# The end.

end-you-win = You win with { $points } { $points ->
    [one] point
   *[other] points
}!
rank = Rank
player-column = Player
points = Points
tiebreak = Tie-break
rematch = Play again
to-rematch = To the next game
watch-replay = Watch it again
download-record = Keep the record
show-scoring = Scoring
show-board = Board
shuffle-title = Was the shuffle fair?
shuffle-about = Before the game the server promised a secret, and every player added bytes of their own. Now everything is shown and can be checked.
shuffle-check = Check it
shuffle-promise = The promise is the one this browser saw before the game.
shuffle-secret = The server’s secret is the one it had promised.
shuffle-seed = The seed was made of that secret and of everybody’s bytes.
shuffle-own = The bytes that this browser added are among them.
shuffle-deal = The cards were dealt from that seed, says the server, which knows the rules.
shuffle-by-server = The server has checked it. Over https, or on the server’s own machine, the browser checks it itself.
shuffle-wrong = This is not so!

# Replay.

replay-title = Watch a game again
replay-about = Drop a record here, or choose the file.
replay-choose = Choose a record
replay-no-record = This file is not a record: a record is JSON, as “Keep the record” writes it.
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-slider = Step of the game
replay-step = Step { $step } of { $steps }
replay-eyes = Whose eyes
replay-open = All cards open
replay-spectator = A spectator
replay-deal = The game begins.

# The first game.

# $step, $steps (numbers)
lesson-step = Step { $step } of { $steps }
lesson-on = Go on
