# What `spinney terminal` says around a game.

terminal-which-game = Which game: { $games }?
terminal-person = Player { $number }
terminal-pass-on = { $player }, it is your turn. Press Enter when nobody else is looking.
terminal-choices = You may: { $choices }
terminal-beginnings = You may: { $choices }; ? lists all choices, help says more
terminal-hint = { $bot } would play: { $action }

terminal-help-list = list all choices
terminal-help-board = draw the board again
terminal-help-hint = show what the bot would do
terminal-help-save = save the record so far
terminal-help-quit = leave the table
terminal-help-other = anything else is an action, written as in the list; Tab completes it

terminal-saved = saved to { $path }
terminal-save-where = save needs a file name, as in save game.json
terminal-save-exists = { $path } already exists; choose another name
terminal-save-failed = cannot write { $path }: { $error }
