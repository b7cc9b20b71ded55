# Quello che dice il tavolo di Renature nel browser.

# La valle

renature-board-valley = La valle
renature-board-areas = Aree
renature-board-area = Area { $area }, gettone girasole da { $size }
renature-board-area-scored = punti assegnati
renature-board-pays = rende { $main } e { $secondary }
renature-board-no-plants = Qui non c’è ancora nessuna pianta.
renature-board-taken-by = Punti assegnati; il gettone è di { $player }.
renature-board-waits = { $cells ->
    [0] Ogni casella di ruscello attorno è coperta o isolata.
    [one] Resta { $cells } casella di ruscello da coprire o isolare.
   *[other] Restano { $cells } caselle di ruscello da coprire o isolare.
}
renature-board-zoom-in = Ingrandisci
renature-board-zoom-out = Riduci
renature-board-zoom-whole = Mostra tutta la valle

# La propria plancia

renature-board-mine = La tua plancia
renature-board-own = il tuo colore
renature-board-hand = Le tue tessere
renature-board-hand-empty = Non hai più tessere.
renature-board-places = { $places ->
    [0] nessun posto
    [one] { $places } posto
   *[other] { $places } posti
}
renature-board-turn = Gira (R)
renature-board-turn-touch = Gira
renature-board-discard = Scarta
# $plant (text), $count (number): quante ne restano, $value (number)
renature-board-stock = { $plant }, vale { $value }: { $count ->
    [one] ne resta
   *[other] ne restano
} { $count }
renature-board-my-clouds = Nuvole: { $clouds } su { $spaces }

# Che cosa fare

todo-renature-place = Tocca a te: posa una tessera nel ruscello, o scartane una.
todo-renature-plant = Pianta qualcosa accanto alla tua tessera, o rinuncia a piantare.
todo-renature-room = Fai spazio alle nuvole, o prendi quelle che ci stanno.
todo-renature-score = Un’area è completa: usa ora le nuvole, o assegna i punti.
todo-renature-end = Usa le nuvole, o chiudi il turno.
todo-renature-again = Pagare un altro turno con le nuvole?
renature-board-tip-place = Premi o trascina una tessera, o usa i tasti da 1 a 3.
renature-board-tip-place-touch = Tocca una tessera o trascinala nella valle.
renature-board-tip-plant = Scegli una pianta e una casella, nell’ordine che vuoi.
renature-board-tip-room = Sposta il jolly o riprendi una pianta, per fare posto ad altre nuvole.
renature-board-tip-score = Prima dei punti puoi ancora spostare il jolly o riprendere una pianta.
renature-board-tip-end = Puoi ancora spostare il jolly o riprendere una pianta.
renature-board-tip-again = Hai pescato la tua tessera. Un altro turno comincerebbe subito.
renature-board-tip-waiting = Mentre aspetti, prova dove si possono posare le tue tessere.
renature-board-lay = Scegli dove va. Per girarla usa R, la rotella o un altro clic.
renature-board-lay-touch = Scegli dove va. Per girarla toccala di nuovo.
renature-board-plant-where = Scegli una casella accanto alla tua tessera.
renature-board-plant-what = Scegli la pianta da mettere lì.
renature-board-take-back-which = Scegli la pianta da riprendere per il suo valore in nuvole.
renature-board-fits = Dove si può posare
renature-board-fit = { $domino } in { $first } e { $second }.
renature-board-spots = Caselle in cui piantare
renature-board-spot = { $cell } nell’area { $area }
renature-board-spot-points = { $cell } nell’area { $area }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
renature-board-completes = Aree completate: { $areas }.
renature-board-would = L’area { $area } sarebbe completa: { $shares }.
renature-board-would-you = tu { $points }
renature-board-would-other = { $player } { $points }
renature-board-isolates = { $cells ->
    [1] Una casella del ruscello non potrebbe più essere coperta.
   *[other] { $cells } caselle del ruscello non potrebbero più essere coperte.
}
renature-board-leave = Non piantare
renature-board-gather = { $fits ->
    [0] Non raccogliere
   *[other] Raccogli { $fits }
} ({ $lost ->
    [one] si perde { $lost } nuvola
   *[other] si perdono { $lost } nuvole
})
renature-board-score = Assegna i punti
renature-board-end = Fine turno
renature-board-again = Un altro turno ({ $clouds } nuvole)
renature-board-stop = Basta così
renature-board-take-back = Riprendi una pianta
renature-board-take-back-here = Riprendi { $plant-the } da { $cell }
renature-board-room = { $clouds ->
    [one] { $clouds } nuvola in attesa
   *[other] { $clouds } nuvole in attesa
}
renature-board-confirm = Conferma
renature-board-cancel = Indietro

# Il percorso del jolly

renature-board-joker = Jolly
renature-board-joker-track = Percorso del jolly
renature-board-is-joker = Il jolly è { $animal-the }
renature-board-joker-to = Rendi jolly { $animal-the } ({ $clouds } nuvole)

# Le plance di tutti

renature-board-acts = di turno
renature-board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
renature-board-clouds = { $clouds ->
    [one] { $clouds } nuvola
   *[other] { $clouds } nuvole
}
renature-board-dominoes = Tessere: { $hand } in mano, { $reserve } nella riserva
renature-board-held = { $count ->
    [one] { $count } tessera in mano
   *[other] { $count } tessere in mano
}
renature-board-reserve = { $count ->
    [one] { $count } tessera nella riserva
   *[other] { $count } tessere nella riserva
}
renature-board-tokens = Gettoni girasole
renature-board-token = gettone da { $size } dell’area { $area }
renature-board-token-back = gettone da { $size } dell’area { $area }, { $back } sul retro

# La tabella delle tessere

renature-board-seen = Tessere viste: { $seen } su { $all }
renature-board-seen-caption = Ogni tessera con i suoi due animali: vista, nella tua mano o ancora da venire
renature-board-domino-seen = vista
renature-board-domino-held = nella tua mano
renature-board-domino-open = non ancora vista
renature-board-left = non ancora viste: { $left }

# Il punteggio, passo per passo

renature-scoring-step = Passo { $step } di { $steps }
renature-scoring-next = Avanti
renature-scoring-back = Indietro
renature-scoring-pause = Ferma
renature-scoring-run = Avvia
renature-scoring-skip = Al risultato
renature-scoring-again = Dall’inizio
renature-scoring-standing = Punti finora
renature-scoring-track = Durante la partita
renature-scoring-track-why = Punti per le piante e le aree completate; i gettoni girasole sono di chi le ha completate.
renature-scoring-history = Completate durante la partita
renature-scoring-completed = Area { $area }:
renature-scoring-area = Area { $area }, non completata
renature-scoring-areas = Aree non completate
renature-scoring-clouds = Nuvole
renature-scoring-clouds-why = Ogni nuvola su una plancia vale un punto.
renature-scoring-plants = Piante rimaste
renature-scoring-plants-why = Ogni pianta ancora su una plancia costa il suo valore.
renature-scoring-tokens = Gettoni girasole
renature-scoring-tokens-why = I gettoni si voltano: contano i punti sul retro.
renature-scoring-total = Totale
renature-scoring-tie = Gettoni, per lo spareggio

# Prima della partita

renature-board-valley-choice = Quale valle?
renature-board-valley-printed = Come stampata
renature-board-valley-mirrored = Allo specchio
renature-board-valley-upended = Capovolta
renature-board-valley-own = Personalizzata
renature-board-valley-how = Ogni segno è una casella: un punto è ruscello, S una casella di partenza, le lettere da A a R sono aree; una minuscola è una casella con nuvole.
renature-board-scene = Non si possono più posare tessere
