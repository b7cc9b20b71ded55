# Quello che legge `spinney score`, e perché non può contare i punti di un tavolo.

# Parole della forma testuale. L’inglese si legge sempre; una lingua può dare più parole, separate da spazi.
# Ognuna dev’essere una parola sola e voler dire una cosa sola in un gioco: player, hand e species; player, score, youngest, rooms, two, none e claim;
# player, score, clouds, own, neutral, tokens, area, open, there, taken, domino, secondary e valley.
table-word-player = giocatore giocatrice
table-word-hand = mano
table-word-species = specie
table-word-score = punteggio punti
table-word-youngest = piccoli
table-word-rooms = stanze
# Lì c’è una carta condizione «2 punti».
table-word-two = due
# Lì c’è una carta condizione «niente punti».
table-word-none = niente
# La carta punteggio è stata presa.
table-word-claim = presa
table-word-clouds = nuvole
# Piante del colore del giocatore.
table-word-own = proprie
table-word-neutral = neutrali neutrale
table-word-tokens = gettoni
table-word-area = area
table-word-open = aperta aperte
# Il gettone è ancora sulla sua area.
table-word-there = presente
table-word-taken = preso
table-word-domino = tessera
# Punti secondari.
table-word-secondary = secondari
table-word-valley = valle

# Luoghi. $why (message): una delle frasi qui sotto.
table-line = riga { $line }: { $why }
table-player = { $player }: { $why }
table-round = round { $round }: { $why }
table-after-round = dopo il round { $round }: { $why }
table-area = area { $area }: { $why }
# $domino (string): come è scritta.
table-domino = tessera { $domino }: { $why }

# Tutti i giochi. $text, $word (string): ciò che è stato scritto.
table-form = questo non è un tavolo: { $why }
# $game (message): il nome del gioco. $least, $most (number): in quanti si può giocare.
table-players = { $players ->
    [one] c’è { $players } giocatore
   *[other] ci sono { $players } giocatori
}; { $game } è per { $least }-{ $most } giocatori
table-before-player = «{ $word }» viene prima della prima riga «giocatore NOME»
table-no-word = «{ $word }» non è una di queste parole: { $words }
table-numbers = { $count ->
    [one] invece di «{ $text }» serve { $count } numero intero
   *[other] invece di «{ $text }» servono { $count } numeri interi
}

# Arboretum
table-hand-size = carte in mano: { $cards }; alla fine una mano ne ha { $most }
table-no-card = «{ $text }» non è una carta; scrivi O4 oppure oak4, e un punto per un vuoto
table-no-spaced-card = «{ $text }» non è una carta; scrivi specie e valore, come «oak 4»
# $species (message): un elenco di specie.
table-no-species = non c’è nessuna specie «{ $text }»; ci sono { $species }
table-no-value = «{ $text }» non ha un valore da 1 a { $most }
table-card-twice = { $card } c’è due volte; ogni carta esiste una volta sola
table-species-not-named = { $card } è sul tavolo, ma la sua specie non è tra quelle indicate
table-wide = l’arboreto è largo o alto più di { $most } carte; nessuno ne gioca tante
table-same-place = { $card } e { $other } sono tutte e due in { $x },{ $y }
table-gap = c’è un vuoto: { $card } in { $x },{ $y } è separata da { $other }

# Best Treehouse Ever. $place (string): livello e posto, 3,2.
table-rooms-line = scrivi il round, poi ogni colore con il suo posto: 1 rosso 2,1 blu 2,2
table-score-line = scrivi ogni colore con la sua carta: punteggio rosso due blu niente
table-no-place = «{ $text }» non è un posto; scrivi livello e posto, come 3,2
# $colours (message): un elenco di colori.
table-no-colour = non c’è nessun colore «{ $text }»; ci sono { $colours }
table-colour-twice = il { $colour } c’è due volte; una carta punteggio prende una sola carta
table-rounds = { $rounds ->
    [one] ci sono carte punteggio per { $rounds } round
   *[other] ci sono carte punteggio per { $rounds } round
}; una partita ne ha { $wanted }
table-no-condition = una carta condizione è «two» o «none», non «{ $text }»
table-no-claim = nella variante per i più piccoli un colore è «claim», non «{ $text }»
table-claims = in { $players } si prendono { $players } carte punteggio, non { $claims }
table-two-players-lay = in due si mettono due carte «none» e nient’altro
table-conditions = in { $players } si mettono { $players } carte condizione, non { $cards }
table-conditions-of-a-kind = ci sono solo due carte condizione di ogni tipo
table-too-high = { $colour } in { $place }: nessuna casa supera il livello { $most }
table-off-the-tree = { $colour } in { $place }: questo posto non esiste; il livello L, da 2 a { $most }, ha i posti da 1 a L
# $round (string): ciò che è stato scritto.
table-no-round = { $colour } in { $place }: il round { $round } non esiste
# $other (message): il colore della stanza che c’è già.
table-place-taken = { $colour } in { $place }: lì c’è già il { $other }
table-rooms-of-a-round = stanze nel round { $round }: { $rooms }; nessuno ne costruisce più di { $most }
table-no-support = { $colour } in { $place } non poggia su niente
table-groups = il { $colour } è in due gruppi, in { $place } e in { $other }
table-balance = { $side ->
    [left] a sinistra ci sono { $rooms } stanze più che a destra; l’equilibrio ne permette una
   *[right] a destra ci sono { $rooms } stanze più che a sinistra; l’equilibrio ne permette una
}
table-rooms-of-a-colour = stanze { $colour-many }: { $rooms }; la scatola ne ha { $most }
table-no-order = queste stanze non possono essere state costruite in nessun ordine permesso dalle regole
table-counts-line = scrivi ogni colore con il suo numero: rooms red 3 blue 2
table-mixed = qui ci sono insieme la forma breve e la casa intera; dai l’una o l’altra
table-short-rounds = la forma breve ha già i punti fatti, quindi niente carte punteggio
table-no-score = mancano i punti fatti finora
table-score-so-far = { $score } punti finora; tre round ne danno da 0 a { $most }
table-rooms-of-a-house = { $rooms } stanze; nessuno ne costruisce più di { $most }

# Renature. $area (string): una lettera. $cell, $cells (string): 3,4.
table-domino-line = scrivi così: tessera gufo-rana 3,4 3,5
table-area-line = scrivi area A, poi presente o preso per il suo gettone, poi le piante, come 0g ns
table-area-twice = l’area { $area } è indicata due volte
table-open-and-areas = dai le aree aperte oppure tutte le aree, non entrambe
table-no-area = non c’è nessun’area «{ $area }»; vanno da A a { $last }
table-no-plant = «{ $text }» non è una pianta; scrivi il nome di un giocatore o il suo numero, contando da 0, o n per neutrale, poi g, b, s oppure o, come Ann-g, 0g o ns
# $plants (string): come si scrivono.
table-no-such-plant = in «{ $text }» non c’è nessuna pianta; ci sono { $plants }
# $last (number): l’ultimo giocatore, contando da 0.
table-no-owner = «{ $text }» non ha un colore di questo tavolo; scrivi il nome di un giocatore, da 0 a { $last }, o neutral
# $score, $clouds, $count, $points, $back, $size possono essere numeri o testi: ciò che è stato scritto.
table-score = punteggio di { $score }; in { $players } va da { $lowest } a { $highest }
table-clouds = nuvole: { $clouds }; una plancia ha { $most } spazi nuvola
# $plants (message): un elenco di piante.
table-plant-numbers = numeri: { $numbers }; scrivine uno per ciascuna di queste piante: { $plants }
table-plant-spaces = { $plant }: { $count }; la plancia ha posto per { $most }
table-area-full = piante: { $plants }; le caselle in cui si può piantare sono { $most }
# Quante ce ne sono in tutto sulle plance e nelle aree.
table-supply = { $plant }: { $count } sulle plance e nelle aree; la partita ne ha { $total }
table-supply-most = { $plant }: { $count } sulle plance e nelle aree; la scatola ne ha { $most }
table-no-token = non c’è nessun gettone girasole da { $size }
table-secondary = punti secondari { $points } per un gettone da { $size }; vanno da 0 a { $size }
table-back = { $back } sul retro di un gettone da { $size }; un retro va da 0 a { $most }
table-tokens = gettoni da { $size }: i giocatori ne hanno { $held }, ma le aree di quella grandezza senza gettone sono { $gone }
# $animals (message): un elenco di animali.
table-no-domino = questa tessera non esiste; gli animali sono { $animals }
table-no-brook = { $cell } non è una casella di ruscello
table-covered = in { $cell } c’è già { $domino }
table-domino-twice = è già in { $cells }; ogni tessera esiste una volta sola
table-cells-apart = le due caselle non sono una accanto all’altra
table-many-dominoes = tessere nel ruscello: { $count }; in { $players } se ne hanno { $most }
table-complete = l’area { $area } è completa, ma il suo gettone è ancora lì
table-incomplete = l’area { $area } non è completa, ma il suo gettone è stato preso

score-no-file = questo gioco non sa contare i punti di un tavolo da un file
