# What the browser client says around the boards.

spinney = Spinney
# $page (string): the name of the page or the game.
page-title = { $page } · Spinney
skip-to-content = Skip to content
navigation = Main menu
nav-learn = Learn
nav-replay = Replay
loading = One moment…
close = Close
cancel = Cancel
save = Save
share = Share
more = More
understood = Got it
try-again = Try again
show-all = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
client-offline = The server cannot be reached right now.
# $status (number): the number of the answer, for those who look for the cause.
client-failed = The server could not do that (error { $status }).
connection-cut = Connection lost. Reconnecting… Your game is safe.

# The games.

players-range = { $from }–{ $to } players
players-exactly = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

# Home.

# $count (number): how many games this server has.
home-title = { $count ->
    [3] Three games from the woods
   *[other] Games from the woods
}
home-about = Play now against bots, with friends through a link, or together on one screen. No account, nothing to install.
the-games = The games
play-now = Play now
play-friends = With friends
play-here = On one screen
first-game = Guided first game
how-to-play = How to play
how-to-play-game = How to play { $game }
my-games = My games
open-tables = Open tables
open-tables-none = No open tables right now. Start one: choose a game and “With friends”.
watch-games = Games to watch
watch-games-none = No public games right now.
table-free-seats = { $seats ->
    [0] All seats are taken
    [one] One free seat
   *[other] { $seats } free seats
}
table-finished = Finished
table-closed = This table has been closed.
table-your-turn = Your turn
table-waits-for = { $player } to move
table-waits-for-several = Waiting for others
table-gone = This table does not exist.
to-home = Home
to-home-about = Your game is kept; you will find it under “My games”.
to-table = Back to the table

# Names.

# First names for people who have not said theirs, separated by commas: plants and birds.
guest-names = Wren, Fern, Robin, Hazel, Linden, Sorrel, Rowan, Clover, Finch, Alder, Briar, Juniper
seat-free = Free seat
player-number = Player { $number }
# $level (string): the name of the level.
a-bot = Bot, { $level }
that-is-you = You
not-here = Away
has-resigned = Resigned
bot-sits-in = A bot ({ $level }) is standing in

# Settings.

settings = Settings
your-name = Your name
name-saved = Saved.
language = Language
theme = Appearance
theme-auto = Same as system
theme-light = Light
theme-dark = Dark
setting-bots = Pace of bots
bots-leisurely = Leisurely
bots-brisk = Brisk
bots-at-once = At once
setting-sound = Sounds
setting-about-sound = Short sounds for moves, and when it is your turn.
setting-motion = Animations
setting-about-motion = Cards and pieces glide to their places. Off if your system asks for reduced motion.
setting-confirm = Confirm every move
setting-about-confirm = A second tap confirms; handy on small screens.
other-device = Use another device
other-device-about = A link lets another phone or computer use your name and your games.
other-device-make = Create a link
other-device-how = Open this on the other device. It works once, within 15 minutes.
device-ask = This browser will use your name and your games.
device-yes = Yes, that is me
device-done = Welcome, { $name }.
device-instead = Until now this browser was { $name }, whose games can then no longer be opened here.
device-before = This browser was { $before } before and is { $name } now.
sign-out = Sign out elsewhere
sign-out-about = Have you lost a phone, or used somebody else’s? All other browsers and programs that use your name, and links not used yet, stop working at once.
sign-out-do = Sign out everywhere else
sign-out-done = You are signed out everywhere else.

# Links.

the-link = Link
link-only-here = This link works on this computer only. For others in your home, start Spinney with --lan.
qr-code = QR code of the link
copy-link = Copy link
copied = Copied.
copy-yourself = The link is selected: copy it with your keyboard or a long press.

# Before a game.

setup-how = Who is playing?
setup-bots = Against bots
setup-friends = With friends via a link
setup-here = On one screen
setup-about-bots = You and the bots; the game starts right away.
setup-about-friends = You get a link to send to the others. Everyone plays in their own browser.
setup-about-here = Pass the device around. The screen is hidden between turns.
setup-players = Players
setup-bot-count = How many are bots?
setup-level = How strong are the bots?
setup-names = Names
setup-more = More options
setup-open = Anyone on this server may join
setup-hints = Allow hints
setup-hook = Webhook: an address to notify when it is someone’s turn
gathering-hook = Whenever it is someone’s turn, the server also notifies a web address that the host of this table has given, and includes the players’ names.
setup-start = Start the game
setup-invite = Create the table
setup-first = Who goes first?
setup-first-lot = At random
pace = Time limit
pace-unlimited = No time limit
pace-clock = { $minutes } minutes each, plus { $seconds } seconds per turn
pace-days = { $days ->
    [one] One day per turn
   *[other] { $days } days per turn
}

# Gathering.

gathering-title = A game of { $game }
gathering-waits = { $seats ->
    [one] One seat is still free.
   *[other] { $seats } seats are still free.
}
gathering-full = Everyone is here.
gathering-begins = The game starts as soon as everyone is here.
gathering-revealing = The cards are being shuffled. Still waiting for: { $players }.
gathering-refused = The game could not begin: { $players } left or did not answer in time. No cards were dealt, the seat is free, and the shuffle starts afresh. How often this has happened: { $count }.
the-seats = Seats
sit-here = Sit here
stand-up = Stand up
add-bot = Add a bot
free-seat = Free this seat
start-game = Start the game
host-starts = The host starts the game.
leave-table = Leave the table
invite = Invite others
invite-how = Anyone with this link can take a free seat or watch.

# At the table.

the-players = Players
the-board = Board
board-failed = The board could not be drawn.
tools = Tools
turn-over = The game is over.
turn-scoring = The scoring.
scene-skip = Skip the scoring
turn-wait = One moment…
turn-waits-for = Waiting for { $player }.
turn-away = Waiting for { $player }, who is away. After { $minutes } min a bot may play for them.
turn-away-bot = Waiting for { $player }, who is away. You may let a bot play.
turn-bot-thinks = { $player } is thinking…
# $players (string): several names as a list.
turn-waits-for-all = Waiting for { $players }.
todo-any = It is your turn.
undo = Undo
undo-ask = Ask to undo
hint = Hint
hint-thinks = Thinking…
hint-take = Play this
# $percent (string)
hint-chance = Chance of winning: { $percent }%
rules = Rules
rules-of = { $game }: the rules
rulings = The complete rules
rulings-about = Messages and documents refer to these numbers.
handbook-none = This game has no handbook.
log = Game log
log-empty = Nothing yet.
recap = Since your last turn
looking-back = You are looking back.
back-to-now = Back to now
command-line = Write a move
command-steps = Possible continuations
# $action (message): a move that was written, in words.
command-done = You: { $action }
plain-choices = Your choices
# $action (message): what waits to be confirmed, in words.
confirm-action = { $action }?
plain-again = Tap again to confirm.
emotes = Say something
emote-hello = Hello!
emote-well-played = Well played!
emote-thanks = Thank you!
emote-thinking = Let me think…
emote-oops = Oops!
emote-wow = Wow!
emote-hurry = Your turn!
emote-goodbye = Goodbye!
take-over = Let a bot play
reclaim = Take my seat back
resign = Resign
resign-about = You finish last, whatever your score.
resign-sure = Do you really want to resign? You cannot take it back.
resign-yes = Yes, resign
resign-no = Keep playing
propose-hints = Propose hints for everyone
propose-hints-about = If everyone agrees, all players may ask the bot for hints in this game.
proposal-undo = { $player } would like to undo a move.
proposal-hints = { $player } proposes allowing hints in this game.
proposal-waits = Waiting for answers.
agree = Agree
disagree = Disagree
hide-title = { $player }’s turn
hide-about = Pass the device on. Everyone else looks away while { $player } plays.
hide-ready = I am { $player }

# The end.

end-you-win = You win with { $points } { $points ->
    [one] point
   *[other] points
}!
end-resigned = { $player } wins. Resigned: { $others }.
rank = Rank
player-column = Player
points = Points
tiebreak = Tie-break
rematch = Play again
rematch-join = Join the next game
rematch-wanted = The others want to play again: the next table is ready.
to-rematch = Go to the next game
watch-replay = Watch the replay
download-record = Download the record
show-scoring = Show the scoring
show-board = Show the board
shuffle-title = Was the shuffle fair?
shuffle-about = When people sat down, the server published the hash of a secret, and every browser the hash of its own bytes. The bytes themselves were shown only once everyone sat. Now everything is open and can be checked.
shuffle-check = Check it
shuffle-by-browser = Checked by this browser itself
shuffle-match = The record is of this very game.
shuffle-promise = The commitment is the one this browser saw before the game.
shuffle-hashes-kept = Everyone’s hashes are the ones this browser saw before it showed its bytes.
shuffle-refusals-kept = The record counts as many failed starts as this browser saw.
shuffle-secret = The server’s secret is the one it committed to.
shuffle-one = There is exactly one contribution for each seat, and none from a bot.
shuffle-hashes = Everyone’s bytes have the hashes published before.
shuffle-seed = The seed was made from that secret and everyone’s bytes.
shuffle-own = The bytes that this browser added are among them.
shuffle-deal = The cards were dealt from that seed, and the moves lead to the result.
shuffle-by-server = Checked by the server, which knows the rules
shuffle-wrong = This check failed!
shuffle-unknown = This browser did not play here, or has forgotten it: it cannot say whether these hashes were published before the game.
shuffle-nothing = Added no bytes: { $players }.
shuffle-alone = Nobody added any bytes, so the server alone made the seed.
shuffle-open = An older kind of shuffle: these bytes were already open when sitting down, so whoever knew the secret and sat down last could choose the deal: { $players }.
shuffle-refusals = { $count ->
    [one] Once before, the game could not begin because somebody did not show their bytes in time. Everything was drawn again.
   *[other] { $count } times before, the game could not begin because somebody did not show their bytes in time. Everything was drawn again.
}
shuffle-none = The record does not say what its seed was made of, so nothing could be checked.
shuffle-home = To check everything without this server, download the record and run:

# Replay.

replay-title = Replay a game
replay-about = Drop a record here, or choose a file.
replay-choose = Choose a record
replay-no-record = This file is not a record: a record is a JSON file, as saved by “Download the record”.
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step forward
replay-last = To the end
replay-slider = Position in the game
replay-step = Step { $step } of { $steps }
replay-eyes = View as
replay-open = All cards face up
replay-spectator = Spectator
replay-deal = The game begins.

# The first game.

# $step, $steps (numbers)
lesson-step = Step { $step } of { $steps }
lesson-on = Continue
lesson-play = Play a real game
