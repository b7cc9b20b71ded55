# What `spinney terminal` says around a game.

terminal-which-game = Which game: { $games }?
terminal-person = Player { $number }
terminal-pass-on = { $player }, it is your turn. Press Enter when you alone look here.
terminal-choices = You may: { $choices }
terminal-beginnings = You may: { $choices }; ? lists them, help says more
terminal-hint = { $bot } would: { $action }

terminal-help-list = list every choice
terminal-help-board = draw the table again
terminal-help-hint = what the bot would do
terminal-help-save = write the record so far
terminal-help-quit = leave the table
terminal-help-other = anything else is an action, written as in the list; the Tab key completes it

terminal-saved = saved to { $path }
terminal-save-where = save needs the name of a file, as in save game.json
terminal-save-exists = { $path } exists already; name another file
terminal-save-failed = cannot write { $path }: { $error }
