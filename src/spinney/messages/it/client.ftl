# Quello che dice il client nel browser attorno ai tavoli.

spinney = Spinney
# $page (string): il nome della pagina o del gioco.
page-title = { $page } · Spinney
skip-to-content = Vai al contenuto
navigation = Menu principale
nav-learn = Impara
nav-replay = Rivedi
loading = Un momento…
close = Chiudi
cancel = Annulla
save = Salva
share = Condividi
more = Altro
understood = Ho capito
try-again = Riprova
show-all = { $count ->
    [one] Mostrane un altro
   *[other] Mostrane altri { $count }
}
client-offline = Il server al momento non è raggiungibile.
# $status (number): il numero della risposta, per chi cerca la causa.
client-failed = Il server non è riuscito a farlo (risposta { $status }).
connection-cut = Connessione persa. Nuovo tentativo in corso; niente è andato perduto.

# I giochi.

players-range = { $from }–{ $to } giocatori
players-exactly = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}

# Pagina iniziale.

# $count (number): quanti giochi ha questo server.
home-title = { $count ->
    [3] Tre giochi dal bosco
   *[other] Giochi dal bosco
}
home-about = Gioca subito contro i bot, con gli amici tramite un link o insieme sullo stesso schermo. Senza account, senza installare niente.
the-games = I giochi
play-now = Gioca ora
play-friends = Con gli amici
play-here = Sullo stesso schermo
first-game = Prima partita guidata
how-to-play = Come si gioca
how-to-play-game = Come si gioca: { $game }
my-games = Le mie partite
open-tables = Tavoli aperti
open-tables-none = Ora non ci sono tavoli aperti. Creane uno: scegli un gioco e «Con gli amici».
watch-games = Partite da guardare
watch-games-none = Ora non ci sono partite pubbliche.
table-free-seats = { $seats ->
    [0] Tutti i posti sono occupati
    [one] Un posto libero
   *[other] { $seats } posti liberi
}
table-finished = Finita
table-closed = Questo tavolo è stato chiuso.
table-your-turn = Tocca a te
table-waits-for = Turno di { $player }
table-waits-for-several = In attesa di altri
table-gone = Questo tavolo non esiste.
to-home = Pagina iniziale
to-home-about = La partita resta salvata; la trovi in «Le mie partite».
to-table = Torna al tavolo

# Nomi.

# Nomi per chi non ha detto il suo, separati da virgole: piante e uccelli.
guest-names = Scricciolo, Felce, Pettirosso, Nocciolo, Tiglio, Acetosa, Sorbo, Trifoglio, Fringuello, Ontano, Rovo, Ginepro
seat-free = Posto libero
player-number = Giocatore { $number }
# $level (string): il nome del livello.
a-bot = Bot, { $level }
that-is-you = Tu
not-here = Assente
has-resigned = Ha abbandonato
bot-sits-in = Al suo posto gioca un bot ({ $level })

# Impostazioni.

settings = Impostazioni
your-name = Il tuo nome
name-saved = Salvato.
language = Lingua
theme = Aspetto
theme-auto = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
setting-bots = Ritmo dei bot
bots-leisurely = Con calma
bots-brisk = Svelti
bots-at-once = Subito
setting-sound = Suoni
setting-about-sound = Brevi suoni per le mosse e quando tocca a te.
setting-motion = Animazioni
setting-about-motion = Carte e pezzi scivolano al loro posto. Disattivate se il sistema chiede di ridurre il movimento.
setting-confirm = Conferma ogni mossa
setting-about-confirm = Un secondo tocco conferma; utile sugli schermi piccoli.
other-device = Usa un altro dispositivo
other-device-about = Un link permette a un altro telefono o computer di usare il tuo nome e le tue partite.
other-device-make = Crea un link
other-device-how = Aprilo sull’altro dispositivo. Funziona una volta sola, entro 15 minuti.
device-ask = Questo browser userà il tuo nome e le tue partite.
device-yes = Sì, sono io
device-done = Ciao, { $name }!
device-instead = Finora questo browser usava il nome { $name }: da qui le sue partite non si potranno più aprire.
device-before = Prima questo browser usava il nome { $before }, ora { $name }.
sign-out = Esci altrove
sign-out-about = Hai perso un telefono o ne hai usato uno altrui? Tutti gli altri browser e programmi che usano il tuo nome, e i link non ancora usati, smettono subito di funzionare.
sign-out-do = Esci da tutti gli altri dispositivi
sign-out-done = Ora nessun altro dispositivo usa il tuo nome.

# Link.

the-link = Il link
link-only-here = Questo link funziona solo su questo computer. Per gli altri in casa, avvia Spinney con --lan.
qr-code = Il link come codice QR
copy-link = Copia link
copied = Copiato.
copy-yourself = Il link è selezionato: copialo con la tastiera o tenendo premuto.

# Prima di una partita.

setup-how = Chi gioca?
setup-bots = Contro i bot
setup-friends = Con gli amici tramite link
setup-here = Sullo stesso schermo
setup-about-bots = Tu e i bot; si comincia subito.
setup-about-friends = Ricevi un link da mandare agli altri. Ognuno gioca nel proprio browser.
setup-about-here = Vi passate il dispositivo. Tra un giocatore e l’altro lo schermo è nascosto.
setup-players = Giocatori
setup-bot-count = Quanti di loro sono bot?
setup-level = Quanto sono forti i bot?
setup-names = Nomi
setup-more = Altre opzioni
setup-open = Chiunque su questo server può unirsi
setup-hints = Permetti i suggerimenti
setup-hook = Webhook: un indirizzo da avvisare quando tocca a qualcuno
gathering-hook = Quando tocca a qualcuno, il server avvisa anche un indirizzo web indicato da chi ha creato il tavolo, con i nomi dei giocatori.
setup-start = Comincia la partita
setup-invite = Crea il tavolo
setup-first = Chi comincia?
setup-first-lot = A sorte
pace = Limite di tempo
pace-unlimited = Senza limite di tempo
pace-clock = { $minutes } minuti a testa, più { $seconds } secondi per turno
pace-days = { $days ->
    [one] Un giorno per turno
   *[other] { $days } giorni per turno
}

# Ritrovo.

gathering-title = Una partita di { $game }
gathering-waits = { $seats ->
    [one] Un posto è ancora libero.
   *[other] { $seats } posti sono ancora liberi.
}
gathering-full = Ci sono tutti.
gathering-begins = La partita comincia appena ci sono tutti.
gathering-revealing = Si sta mescolando. Si aspetta ancora: { $players }.
gathering-refused = La partita non è potuta cominciare: qualcuno se n’è andato o non ha risposto in tempo ({ $players }). Nulla è stato distribuito, il posto è libero e si mescola da capo. Quante volte è successo: { $count }.
the-seats = I posti
sit-here = Siediti qui
stand-up = Alzati
add-bot = Aggiungi un bot
free-seat = Libera il posto
start-game = Comincia la partita
host-starts = La partita la avvia chi ha creato il tavolo.
leave-table = Lascia il tavolo
invite = Invita altri
invite-how = Chi ha questo link può prendere un posto libero o guardare.

# Al tavolo.

the-players = I giocatori
the-board = Il tavolo
board-failed = Non è stato possibile disegnare il tavolo.
tools = Strumenti
turn-over = La partita è finita.
turn-scoring = Il conteggio dei punti.
scene-skip = Salta il conteggio
turn-wait = Un momento…
turn-waits-for = In attesa di { $player }.
turn-away = Si aspetta { $player }, che non c’è. Dopo { $minutes } min può giocare un bot al suo posto.
turn-away-bot = Si aspetta { $player }, che non c’è. Puoi far giocare un bot.
turn-bot-thinks = { $player } sta pensando…
# $players (string): più nomi in elenco.
turn-waits-for-all = In attesa di { $players }.
todo-any = Tocca a te.
undo = Annulla mossa
undo-ask = Chiedi di annullare
hint = Suggerimento
hint-thinks = Sta pensando…
hint-take = Gioca così
# $percent (string)
hint-chance = Probabilità di vittoria: { $percent }%
rules = Regole
rules-of = { $game }: le regole
rulings = Le regole complete
rulings-about = Messaggi e documenti si riferiscono a questi numeri.
handbook-none = Questo gioco non ha un manuale.
log = Cronaca
log-empty = Ancora niente.
recap = Dal tuo ultimo turno
looking-back = Stai guardando un momento passato.
back-to-now = Torna al presente
command-line = Scrivi una mossa
command-steps = Come si può continuare
# $action (message): una mossa scritta, a parole.
command-done = La tua mossa: { $action }
plain-choices = Le tue scelte
# $action (message): ciò che va confermato, a parole.
confirm-action = { $action }?
plain-again = Tocca di nuovo per confermare.
emotes = Di’ qualcosa
emote-hello = Ciao!
emote-well-played = Ben giocato!
emote-thanks = Grazie!
emote-thinking = Fammi pensare…
emote-oops = Ops!
emote-wow = Caspita!
emote-hurry = Tocca a te!
emote-goodbye = A presto!
take-over = Lascia giocare un bot
reclaim = Riprendi il tuo posto
resign = Abbandona
resign-about = Finisci all’ultimo posto, qualunque sia il tuo punteggio.
resign-sure = Vuoi davvero abbandonare? La partita non si può riprendere.
resign-yes = Sì, abbandona
resign-no = Continua a giocare
propose-hints = Proponi suggerimenti per tutti
propose-hints-about = Se tutti sono d’accordo, in questa partita chiunque può chiedere suggerimenti al bot.
proposal-undo = { $player } vorrebbe annullare una mossa.
proposal-hints = { $player } propone di permettere i suggerimenti in questa partita.
proposal-waits = In attesa delle risposte.
agree = D’accordo
disagree = No, grazie
hide-title = Turno di { $player }
hide-about = Passa il dispositivo. Gli altri non guardino mentre gioca { $player }.
hide-ready = Sono { $player }

# La fine.

end-you-win = Hai vinto con { $points } { $points ->
    [one] punto
   *[other] punti
}!
end-resigned = Vince { $player }. Ha abbandonato: { $others }.
rank = Posizione
player-column = Giocatore
points = Punti
tiebreak = Spareggio
rematch = Gioca ancora
rematch-join = Unisciti alla prossima
rematch-wanted = Gli altri vogliono giocare ancora: il prossimo tavolo è pronto.
to-rematch = Alla prossima partita
watch-replay = Rivedi la partita
download-record = Scarica la registrazione
show-scoring = Mostra il punteggio
show-board = Mostra il tavolo
shuffle-title = È stato mescolato tutto onestamente?
shuffle-about = Quando ci si è seduti, il server ha pubblicato l’hash di un segreto e ogni browser l’hash dei propri byte. I byte sono stati mostrati solo quando tutti erano seduti. Ora tutto è visibile e si può verificare.
shuffle-check = Verifica
shuffle-by-browser = Verificato da questo browser
shuffle-match = La registrazione è proprio di questa partita.
shuffle-promise = L’impegno è quello che questo browser ha visto prima della partita.
shuffle-hashes-kept = Gli hash di tutti sono quelli che questo browser ha visto prima di mostrare i propri byte.
shuffle-refusals-kept = La registrazione conta tanti inizi mancati quanti ne ha visti questo browser.
shuffle-secret = Il segreto del server è quello su cui si era impegnato.
shuffle-one = C’è esattamente un contributo per posto, e nessuno dai bot.
shuffle-hashes = I byte di tutti hanno gli hash pubblicati prima.
shuffle-seed = Il seme nasce da quel segreto e dai byte di tutti.
shuffle-own = Tra questi ci sono i byte aggiunti da questo browser.
shuffle-deal = La distribuzione viene da quel seme, e le mosse portano al risultato.
shuffle-by-server = Verificato dal server, che conosce le regole
shuffle-wrong = Questa verifica non è riuscita!
shuffle-unknown = Questo browser non ha giocato qui, o se n’è dimenticato: non può dire se questi hash sono stati pubblicati prima della partita.
shuffle-nothing = Nessun byte aggiunto da: { $players }.
shuffle-alone = Nessuno ha aggiunto byte: il seme l’ha fatto il server da solo.
shuffle-open = Un mescolamento di tipo più vecchio: questi byte erano visibili già al momento di sedersi, quindi chi conosceva il segreto e si è seduto per ultimo poteva scegliere la distribuzione: { $players }.
shuffle-refusals = { $count ->
    [one] Prima, una volta, la partita non è potuta cominciare perché qualcuno non ha mostrato i propri byte in tempo. Tutto è stato sorteggiato di nuovo.
   *[other] Prima, { $count } volte, la partita non è potuta cominciare perché qualcuno non ha mostrato i propri byte in tempo. Tutto è stato sorteggiato di nuovo.
}
shuffle-none = La registrazione non dice da che cosa nasce il seme: non c’è nulla da verificare.
shuffle-home = Per verificare tutto senza questo server, scarica la registrazione ed esegui:

# Rivedere.

replay-title = Rivedi una partita
replay-about = Trascina qui una registrazione, o scegli il file.
replay-choose = Scegli una registrazione
replay-no-record = Questo file non è una registrazione: dev’essere un JSON come quello di «Scarica la registrazione».
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-on = Un passo avanti
replay-last = Alla fine
replay-slider = Momento della partita
replay-step = Passo { $step } di { $steps }
replay-eyes = Punto di vista
replay-open = Tutto scoperto
replay-spectator = Spettatore
replay-deal = La partita comincia.

# La prima partita.

# $step, $steps (numbers)
lesson-step = Passo { $step } di { $steps }
lesson-on = Continua
lesson-play = Gioca una vera partita
