# Quello che dice il tavolo di Renature nel browser.

# La valle

renature-board-valley = La valle
renature-board-areas = Aree
renature-board-area = Area { $area }, gettone girasole { $size }
renature-board-area-scored = conteggiata
renature-board-pays = rende { $main } e { $secondary }
renature-board-no-plants = Qui non c’è ancora nessuna pianta.
renature-board-taken-by = Conteggiata; il gettone è di { $player }.
renature-board-waits = { $cells ->
    [0] Ogni casella di ruscello attorno è coperta o isolata.
    [one] Completa quando { $cells } altra casella di ruscello sarà coperta o isolata.
   *[other] Completa quando { $cells } altre caselle di ruscello saranno coperte o isolate.
}
renature-board-zoom-in = Ingrandisci
renature-board-zoom-out = Riduci
renature-board-zoom-whole = Mostra tutta la valle

# La propria plancia

renature-board-mine = La tua plancia
renature-board-own = colore proprio
renature-board-hand = Le tue tessere
renature-board-hand-empty = Non hai più tessere.
renature-board-places = { $places ->
    [0] non va bene da nessuna parte
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

renature-board-tip-place = Premi o trascina una tessera, o usa i tasti da 1 a 3.
renature-board-tip-place-touch = Tocca una tessera o trascinala nella valle.
renature-board-tip-plant = Scegli una pianta e una casella, nell’ordine che vuoi.
renature-board-tip-room = Sposta il jolly o riprendi una pianta, e ci sarà posto per altre nuvole.
renature-board-tip-score = Prima dei punti puoi ancora spostare il jolly o riprendere una pianta.
renature-board-tip-end = Puoi ancora spostare il jolly o riprendere una pianta.
renature-board-tip-again = La tessera è pescata. Un altro turno viene subito.
renature-board-tip-waiting = Mentre aspetti, prova dove vanno le tue tessere.
renature-board-lay = Scegli dove va: R, la rotella o un altro tocco la girano.
renature-board-lay-touch = Scegli dove va: un altro tocco sulla tessera la gira.
renature-board-plant-where = Scegli una casella accanto alla tua tessera.
renature-board-plant-what = Scegli la pianta da mettere lì.
renature-board-take-back-which = Scegli la pianta da riprendere per il suo valore in nuvole.
renature-board-fits = Dove va bene
renature-board-fit = { $domino } in { $first } e { $second }.
renature-board-spots = Caselle in cui piantare
renature-board-spot = { $cell } nell’area { $area }
renature-board-spot-points = { $cell } nell’area { $area }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
renature-board-completes = Completa { $areas }.
renature-board-isolates = Poi mai più copribili: { $cells }.
renature-board-leave = Non piantare
renature-board-gather = { $fits ->
    [0] Non raccogliere
   *[other] Raccogli { $fits }
} ({ $lost ->
    [one] si perde { $lost } nuvola
   *[other] si perdono { $lost } nuvole
})
renature-board-score = Conta i punti
renature-board-end = Fine turno
renature-board-again = Un altro turno ({ $clouds } nuvole)
renature-board-stop = Basta
renature-board-take-back = Riprendi una pianta
renature-board-take-back-here = Riprendi { $plant-a } da { $cell }
renature-board-room = { $clouds ->
    [one] { $clouds } nuvola in attesa
   *[other] { $clouds } nuvole in attesa
}
renature-board-confirm = Conferma
renature-board-cancel = Annulla
renature-board-do-place = Posare qui { $domino }?
renature-board-do-discard = Togliere { $domino } dal gioco? In questo turno non pianti.
renature-board-do-joker = Pagare { $clouds } nuvole perché il jolly sia { $animal-the }?
renature-board-do-return = Pagare { $clouds ->
    [one] { $clouds } nuvola
   *[other] { $clouds } nuvole
} e riprendere la pianta in { $cell }?
renature-board-do-plant = Piantare { $plant-a } in { $cell }?

# Il percorso del jolly

renature-board-joker = Jolly
renature-board-joker-track = Percorso del jolly
renature-board-is-joker = Il jolly è { $animal-the }
renature-board-joker-to = Scegli come jolly: { $animal } ({ $clouds } nuvole)

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
renature-board-tokens = Gettoni girasole
renature-board-token = gettone { $size } dell’area { $area }
renature-board-token-back = gettone { $size } dell’area { $area }, { $back } sul retro

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
renature-scoring-tokens-why = I gettoni si voltano: conta ciò che c’è sul retro.
renature-scoring-total = Totale
renature-scoring-tie = Gettoni, per lo spareggio

# Prima della partita

renature-board-valley-choice = Quale valle?
renature-board-valley-printed = Come stampata
renature-board-valley-mirrored = Allo specchio
renature-board-valley-upended = Capovolta
renature-board-valley-own = La nostra
renature-board-valley-how = Ogni segno è una casella: un punto è ruscello, S una casella di partenza, le lettere da A a R sono aree; una minuscola è una casella con nuvole.
