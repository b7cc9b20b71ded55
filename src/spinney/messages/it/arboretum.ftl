# Arboretum. I nomi delle specie sono quelli del regolamento italiano.

arboretum-species = { $species ->
    [blue_spruce] Abete
    [cassia] Cassia
    [cherry_blossom] Ciliegio
    [dogwood] Corniolo
    [jacaranda] Jacaranda
    [maple] Acero
    [oak] Quercia
    [royal_poinciana] Poinciana Regia
    [tulip_poplar] Tulipifero
    [willow] Salice
   *[other] { $species }
}
    .ad = { $species ->
        [blue_spruce] ad Abete
        [cassia] a Cassia
        [cherry_blossom] a Ciliegio
        [dogwood] a Corniolo
        [jacaranda] a Jacaranda
        [maple] ad Acero
        [oak] a Quercia
        [royal_poinciana] a Poinciana Regia
        [tulip_poplar] a Tulipifero
        [willow] a Salice
       *[other] a { $species }
    }
arboretum-card = { arboretum-species } { $value }
    .ad = { arboretum-species.ad } { $value }

# Che cosa decide tra punti uguali, dopo «Pareggio a 12 punti; vince Anna:».
arboretum-tie-break = più specie nell’arboreto

# La distribuzione

# $species (message): un elenco di specie.
arboretum-opening-species = Specie in gioco: { $species }.
arboretum-opening-pile = Pila degli scarti di { $player }: { $card }.

# Eventi

arboretum-drew-deck = { $player } pesca { $card } dal mazzo.
arboretum-drew-unseen = { $player } pesca una carta dal mazzo.
arboretum-drew-own-pile = { $player } riprende { $card } dalla propria pila degli scarti.
arboretum-drew-pile = { $player } prende { $card } dalla pila degli scarti di { $owner }.
arboretum-deck-emptied = { $player } ha pescato l’ultima carta del mazzo: questo turno è l’ultimo.
arboretum-played-first = { $player } gioca { $card } come prima carta.
arboretum-played = { $player } gioca { $card } { $side ->
    [left] a sinistra di
    [above] sopra
    [below] sotto
   *[right] a destra di
} { $neighbour }.
arboretum-discarded = { $player } scarta { $card }.

# Rifiuti

arboretum-unknown-action = «{ $text }» non è un’azione; scrivi draw deck, draw pile 1, play oak4 2,-1 o discard oak4.
arboretum-unknown-card = Non c’è nessuna carta «{ $text }»; una carta si scrive così: oak4.
arboretum-unknown-cell = «{ $text }» non è una casella; scrivi x,y con x verso destra e y verso il basso dalla prima carta.
arboretum-unknown-source = Da «{ $text }» non si può pescare; scrivi deck, oppure pile e il numero di un posto.
arboretum-now-draw = Prima pesca due carte.
arboretum-now-play = Hai pescato due carte: ora giocane una.
arboretum-now-discard = Hai giocato una carta: ora scartane una.
arboretum-not-in-hand = Non hai { $card } in mano.
arboretum-deck-empty = Il mazzo è vuoto.
arboretum-pile-empty = La pila degli scarti di { $player } è vuota.
arboretum-first-card = La prima carta si gioca al centro (0,0).
arboretum-cell-taken = Lì c’è già { $card }.
arboretum-not-adjacent = Nessuna carta del tuo arboreto tocca questo posto.
# $species (message): un elenco di specie.
arboretum-unknown-species = la specie «{ $text }» non esiste; ci sono { $species }
arboretum-species-wanted = in { $players } servono { $wanted } specie diverse, non { $count }: { $species }

# Il foglio dei punti

arboretum-sheet-species = { arboretum-species }
arboretum-sheet-may-score = { $cards ->
    [0] { "  " }{ $player } ha diritto ai punti: nessuno ha questa specie in mano.
   *[other] { "  " }{ $player } ha diritto ai punti con { $sum } in mano{ $cancelled ->
        [yes] , l’8 vale 0
       *[no] { "" }
    }.
}
arboretum-sheet-may-not-score = { "  " }{ $player } non ha diritto ai punti: { $sum } in mano{ $cancelled ->
    [yes] , l’8 annullato da un 1 in un’altra mano
   *[no] { "" }
}.
arboretum-sheet-path = { "    " }Sentiero da { $from } { $to-ad }: { $cards } per le carte{ $pure ->
    [0] { "" }
   *[other] , altri { $pure } perché sono tutte della stessa specie
}{ $one ->
    [0] { "" }
   *[other] , 1 perché inizia con un 1
}{ $eight ->
    [0] { "" }
   *[other] , 2 perché termina con un 8
}. Punti: { $points }.
arboretum-sheet-path-unscored = { "    " }Il sentiero da { $from } { $to-ad } varrebbe { $points }.
arboretum-sheet-total = { $player }: { $points } { $points ->
    [one] punto
   *[other] punti
}; specie nell’arboreto: { $grown }.

# Perché il bot consiglia così

arboretum-reason-blind = Nessuna carta scoperta promette più di ciò che il mazzo può nascondere.
arboretum-reason-fits = Con { $card } il sentiero di { arboretum-species } può valere { $more } in più.
arboretum-reason-strengthens = { $card } aiuta a mantenere il diritto ai punti di { arboretum-species }.
arboretum-reason-takes = { $card } è nota, la carta del mazzo no.
arboretum-reason-lengthens = Il sentiero di { arboretum-species } vale allora { $points }, { $more } in più di prima.
arboretum-reason-starts = { $card } lascia spazio a sentieri da entrambi i lati.
arboretum-reason-keeps-right = Mantiene il diritto ai punti di { arboretum-species }: { $sum } in mano contro { $other } al massimo.
arboretum-reason-denies = Tiene in mano { $sum } di { arboretum-species } contro { $player }, che lì ha un sentiero da { $points }.
arboretum-reason-useless = Nessuno ha un sentiero a cui serva { $card }: è poco utile a tutti.
