# Quello che dice `spinney terminal` attorno a una partita.

terminal-which-game = Quale gioco: { $games }?
terminal-person = Giocatore { $number }
terminal-pass-on = { $player }, tocca a te. Premi Invio quando nessun altro guarda lo schermo.
terminal-choices = Puoi: { $choices }
terminal-beginnings = Puoi: { $choices }; ? le elenca tutte, help spiega di più
terminal-hint = { $bot } farebbe: { $action }

terminal-help-list = elenca tutte le scelte
terminal-help-board = ridisegna il tavolo
terminal-help-hint = che cosa farebbe il bot
terminal-help-save = salva la partita fin qui
terminal-help-quit = lascia il tavolo
terminal-help-other = tutto il resto è un’azione, scritta come nell’elenco; il tasto Tab la completa

terminal-saved = salvato in { $path }
terminal-save-where = save vuole il nome di un file, come save game.json
terminal-save-exists = { $path } esiste già; indica un altro file
terminal-save-failed = non si può scrivere { $path }: { $error }
