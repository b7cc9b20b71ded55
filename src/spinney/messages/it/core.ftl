# Quello che dice ogni gioco.

player = Giocatore { $number }

game-nobody-won = Nessuno vince.
game-won-resigned = Vince { $player }: { $others } { $count ->
    [1] abbandona
   *[other] abbandonano
}.
game-won = { $player } vince con { $points } { $points ->
    [one] punto
   *[other] punti
}.
# $why (message): che cosa decide tra punti uguali, come arboretum-tie-break.
game-won-tie = Pareggio a { $points } { $points ->
    [one] punto
   *[other] punti
}; vince { $player }: { $why }.
# $players (message): due o più nomi, in elenco.
game-shared = { $players } condividono la vittoria con { $points } { $points ->
    [one] punto
   *[other] punti
}.

# Elenchi, composti da questi due: «A, B e C».
list-and = { $first } e { $last }
list-more = { $first }, { $rest }

# La distribuzione, all’inizio di una cronaca. $cards (message): un elenco di carte, stanze o tessere.
opening-hand = Mano di { $player }: { $cards }.
opening-first = Comincia { $player }.

refused-over = La partita è finita.
refused-spectator = Chi assiste può solo guardare.
# $text (string): ciò che è stato scritto.
refused-not-offered = «{ $text }» non è tra le tue scelte in questo momento.
refused-turn = È il turno di { $player }.

# La forma di un file o di una richiesta. $place (string): dove, seats[0].name. $field, $wanted, $got (string): parole del formato, mai tradotte.
form-not-json = non è JSON
form-at = in { $place }: { $why }
form-missing = manca il campo «{ $field }»
form-unknown = non c’è nessun campo «{ $field }»
form-type = dovrebbe essere { $wanted }, non { $got }
form-length = dovrebbe essere un elenco di { $length } elementi
form-value = questo valore non è possibile

# Quello che un tavolo può scegliere.
options-form = opzioni: { $why }
# $players, $first (string): che cosa è stato scelto.
options-players = si gioca da { $least } a { $most } giocatori, non in { $players }
options-players-only = si gioca in { $least }, non in { $players }
# $last (number): l’ultimo posto, contando da 0.
options-first = chi comincia è un posto da 0 a { $last }, non { $first }

# Le ultime righe del punteggio, nei giochi che non dicono altro dei loro punti.
sheet-total = { $player }: { $points } { $points ->
    [one] punto
   *[other] punti
}.
