# Best Treehouse Ever: quello che dice il tavolo.

treehouse-board-hand = La tua mano
treehouse-board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
treehouse-board-built = { $count ->
    [one] { $count } stanza costruita
   *[other] { $count } stanze costruite
}
treehouse-board-held = { $count ->
    [one] { $count } stanza in mano
   *[other] { $count } stanze in mano
}
treehouse-board-trees = Alberi
treehouse-board-close = Chiudi l’albero
treehouse-board-nothing = nessuna
treehouse-board-tree = Albero di { $player }: { $rooms ->
    [one] { $rooms } stanza
   *[other] { $rooms } stanze
}; il segnalino equilibrio è { $marker ->
    [left] a sinistra
    [right] a destra
   *[centre] al centro
}
treehouse-board-tree-of = Albero di { $player }
treehouse-board-round = Round { $round } di 3
treehouse-board-choice = Scelta { $choice } di 5

# I posti di un albero

treehouse-board-place-built = Livello { $level }, posto { $place }: { $room }.
treehouse-board-place-open = Livello { $level }, posto { $place }: aperto.
treehouse-board-place-closed = Livello { $level }, posto { $place }: chiuso.
treehouse-board-open = Aperto: qui si può costruire.
treehouse-board-place-free = Livello { $level }, posto { $place }: libero.
treehouse-board-built-in = Costruita nel round { $round }
treehouse-board-marker-then = Il segnalino equilibrio andrebbe { $marker ->
    [left] a sinistra
    [right] a destra
   *[centre] al centro
}.
treehouse-board-grows = { $colour }: da { $now } a { $then }
treehouse-board-seals = Così si chiuderebbe il { $colour }: nessun posto libero lo toccherebbe più.
treehouse-board-sealed = Chiuso: nessun posto libero lo tocca
treehouse-board-fits = { $count ->
    [0] Nessun posto adatto
    [one] Un posto adatto
   *[other] { $count } posti adatti
}
treehouse-board-nowhere = nessun posto adatto
treehouse-board-is-chosen = Scelta

# I posti a tavola

# Letto ad alta voce dopo il nome, i punti e quello che il giocatore fa. $shown (text): la stanza che mostra, o niente.
treehouse-board-seat = { $shown } Stanze costruite: { $rooms }; il segnalino equilibrio è { $marker ->
    [left] a sinistra
    [right] a destra
   *[centre] al centro
}. Guarda l’albero.
treehouse-board-has-chosen = ha scelto
treehouse-board-choosing = sta scegliendo
treehouse-board-doing-place = sta costruendo
treehouse-board-doing-take = prende una carta
treehouse-board-doing-lay = mette una carta
treehouse-board-doing-claim = prende una carta punteggio
treehouse-board-has-placed = ha finito
treehouse-board-holds = { $player } ha in mano
treehouse-board-hand-unseen = { $player } ha { $count ->
    [one] { $count } stanza che non hai visto.
   *[other] { $count } stanze che non hai visto.
}
treehouse-board-discards = Scarti di { $player }

# Che cosa fare ora

todo-treehouse-choose = Scegli una stanza in segreto.
todo-treehouse-place = Costruisci la stanza, o scartala.
todo-treehouse-take = Prendi una carta condizione.
todo-treehouse-lay = Metti la tua carta condizione su un colore.
todo-treehouse-claim = Prendi la carta punteggio di un colore.
treehouse-board-pick = Prendi una stanza della tua mano: si illuminano i posti in cui può andare.
treehouse-board-room-fits = { $count ->
    [0] Per { $room } non c’è posto nel tuo albero: andrebbe scartata.
    [one] Per { $room } c’è un posto.
   *[other] Per { $room } ci sono { $count } posti.
}
treehouse-board-choose-it = Scegli questa
treehouse-board-back = Indietro
# $players (text): i nomi di chi non ha ancora scelto, uniti.
treehouse-board-chose = Hai scelto { $room }. Puoi ancora cambiare finché manca la scelta di { $players }.
treehouse-board-build = Costruisci { $room } in un posto illuminato, o scartala.
treehouse-board-as-planned = Costruisci come previsto
treehouse-board-builds-itself = { $room }: si costruisce tra poco, come previsto.
treehouse-board-discard = Scarta
treehouse-board-discard-instead = Scartala invece
treehouse-board-elsewhere = Costruisci altrove
treehouse-board-take = Prendi una carta condizione.
treehouse-board-take-it = { $condition ->
    [two] 2 punti
   *[none] Niente punti
} ({ $left ->
    [one] ne resta
   *[other] ne restano
} { $left })
treehouse-board-lay = Metti la tua carta su un colore.
treehouse-board-card-none = Niente punti: in questo round le stanze di questo colore non danno punti.
treehouse-board-card-two = 2 punti: in questo round ogni stanza di questo colore dà 2 punti.
treehouse-board-you = Tu
treehouse-board-change = { $player }: stanze { $rooms }, punti { $change }.
treehouse-board-claim = Prendi una carta punteggio: ogni stanza del suo colore dà 1 punto. I colori che nessuno prende non danno punti.
treehouse-board-waiting = In attesa di { $players }.
treehouse-board-over = La partita è finita.
treehouse-board-sure = Sì, confermo

# Le carte punteggio

treehouse-board-scores = Che cosa darebbe ora ogni colore
treehouse-board-score-card = Carta punteggio: { $colour }.
treehouse-board-worth = { $worth ->
    [0] Una stanza vale 0 punti.
    [one] Una stanza vale { $worth } punto.
   *[other] Una stanza vale { $worth } punti.
}
treehouse-board-laid-by = Messa da { $player }.
treehouse-board-round-gain = ora
treehouse-board-total = punti
treehouse-board-most = Più stanze di questo colore: alla fine prenderebbe la carta punteggio
treehouse-board-memory = Ciò che ricordi
treehouse-board-leftovers = Ultime stanze delle mani, scartate
treehouse-board-all-discards = Scartate dopo la rivelazione
treehouse-board-deck = Stanze rimaste nel mazzo: { $count }

# I punti di una partita finita

treehouse-board-scoring = Punteggio
treehouse-board-step-round = Round { $round }
treehouse-board-step-most = Maggioranze
treehouse-board-step-colour = Più stanze: { $colour }
treehouse-board-step-final = Classifica finale
treehouse-board-step-back = Indietro
treehouse-board-step-on = Avanti
treehouse-board-step-play = Avvia
treehouse-board-step-pause = Ferma
treehouse-board-round-over = Il round { $round } è finito
treehouse-board-next-round = Prossimo round
treehouse-board-first = Comincia { $player }.
treehouse-board-round-points = round
treehouse-board-most-rule = Per ogni colore, chi ha più stanze di tutti gli altri ne prende la carta punteggio e un punto per ogni stanza di quel colore. In caso di pareggio, nessuno.
treehouse-board-tied = { $rooms ->
    [0] Nessuno ne ha costruite.
   *[other] Pareggio con { $rooms }: nessuno prende punti.
}
treehouse-board-largest = Colore più numeroso

# Prima della partita

option-treehouse-youngest = Per i più piccoli: senza carte condizione
treehouse-board-scene = L'ultimo round è finito
