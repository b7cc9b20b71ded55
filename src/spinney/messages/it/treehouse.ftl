# Best Treehouse Ever.

# Le forme concordano con «stanza»: one «rossa», many «rosse».
treehouse-colour = { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
    [purple] viola
    [brown] marrone
   *[other] { $colour }
}
    .one = { $colour ->
        [red] rossa
        [yellow] gialla
        [green] verde
        [blue] blu
        [purple] viola
        [brown] marrone
       *[other] { $colour }
    }
    .many = { $colour ->
        [red] rosse
        [yellow] gialle
        [green] verdi
        [blue] blu
        [purple] viola
        [brown] marroni
       *[other] { $colour }
    }

# $room (text): la stanza come si scrive, per esempio red7.
treehouse-room = { $room ->
    [red1] Soffitta delle capriole
    [red2] Pontile dell’altalena
    [red3] Fortino di cuscini
    [red4] Nodo dell’arrampicata
    [red5] Angolo del giocoliere
    [red6] Balcone della campana
    [red7] Torre scivolo
    [red8] Tana del trampolino
    [red9] Sala delle piroette
    [red10] Ramo da bowling
    [red11] Salotto dei salti
    [red12] Botola della teleferica
    [yellow1] Soffitta degli atlanti
    [yellow2] Laboratorio dei coleotteri
    [yellow3] Nido dei numeri
    [yellow4] Angolo delle storie
    [yellow5] Banco dell’inventore
    [yellow6] Stanza delle stelle
    [yellow7] Vetrina dei fossili
    [yellow8] Alveare delle lettere
    [yellow9] Cantuccio dell’orologiaio
    [yellow10] Stazione meteo
    [yellow11] Museo delle piume
    [yellow12] Ufficio codici segreti
    [green1] Terrazza delle felci
    [green2] Albergo delle lumache
    [green3] Pergola con amaca
    [green4] Nascondiglio del birdwatcher
    [green5] Giardino di muschio
    [green6] Veranda delle farfalle
    [green7] Davanzale delle api
    [green8] Tetto fiorito
    [green9] Dispensa delle ghiande
    [green10] Pedana del falò
    [green11] Casetta dei pipistrelli
    [green12] Buca delle foglie
    [blue1] Organo di gocce
    [blue2] Stanza delle pozzanghere
    [blue3] Finestra dei pesci rossi
    [blue4] Porto delle barchette
    [blue5] Botte delle bolle
    [blue6] Officina del mulino
    [blue7] Grotta dei ghiaccioli
    [blue8] Cuccetta del sottomarino
    [blue9] Scala fontana
    [blue10] Scivolo delle lontre
    [blue11] Asilo dei girini
    [blue12] Poligono ad acqua
    [purple1] Teatro delle ombre
    [purple2] Cantina dei tamburi
    [purple3] Baule dei travestimenti
    [purple4] Camera degli specchi
    [purple5] Loft delle marionette
    [purple6] Disco nel tronco
    [purple7] Galleria delle barzellette
    [purple8] Trespolo del jukebox
    [purple9] Tana dei fantasmi
    [purple10] Palco dei kazoo
    [purple11] Pista delle biglie
    [purple12] Giostra dei costumi
    [brown1] Dispensa dei pancake
    [brown2] Credenza delle marmellate
    [brown3] Angolo della cioccolata
    [brown4] Forno di pan di zenzero
    [brown5] Balcone dei popcorn
    [brown6] Cambusa dei frutti di bosco
    [brown7] Sala del pentolone
    [brown8] Fabbrica di waffle
    [brown9] Torre dei toast
    [brown10] Cantina del miele
    [brown11] Sala dello spuntino notturno
    [brown12] Spaghetteria
   *[other] { $room }
}
treehouse-coloured-room = «{ treehouse-room }» ({ treehouse-colour })
treehouse-condition = { $condition ->
    [two] «2 punti»
    [none] «niente punti»
   *[other] { $condition }
}
treehouse-list = { $head }, { $rest }
treehouse-place = { $place ->
    [1] primo posto da sinistra
    [2] secondo posto da sinistra
    [3] terzo posto da sinistra
    [4] quarto posto da sinistra
    [5] quinto posto da sinistra
    [6] sesto posto da sinistra
   *[other] posto { $place } da sinistra
}

# Che cosa decide tra punti uguali, dopo «Pareggio a 12 punti; vince Anna:».
treehouse-tie-break = più stanze di un solo colore

# La distribuzione

treehouse-opening-youngest = La variante per i più piccoli: senza carte condizione.

# Eventi

treehouse-dealt = Comincia il round { $round }: ognuno riceve sei stanze.
treehouse-chose = { $player } sceglie { $room }.
treehouse-chose-unseen = { $player } ha scelto.
treehouse-changed = { $player } cambia idea e sceglie { $room }.
treehouse-shows = { $player } mostra { $room }
treehouse-revealed = Hanno scelto tutti: { $shown }.
treehouse-built = { $player } costruisce { $room } al livello { $level }, { treehouse-place }; il segnalino equilibrio è { $marker ->
    [left] a sinistra
    [right] a destra
   *[centre] al centro
}.
treehouse-discarded = { $player } scarta { $room }.
treehouse-passed = Tutte le mani passano a sinistra.
treehouse-leftover = { $player } scarta l’ultima stanza, { $room }, senza che gli altri la vedano.
treehouse-leftover-unseen = { $player } scarta l’ultima stanza senza mostrarla.
treehouse-scoring = { $drawn ->
    [yes] Punti del round { $round }; comincia { $player }, per sorteggio.
   *[no] Punti del round { $round }; comincia { $player }.
}
# In due, quando non c’è una carta da scegliere.
treehouse-scoring-lay = { $drawn ->
    [yes] Punti del round { $round }: { $player } mette la prima carta, per sorteggio.
   *[no] Punti del round { $round }: { $player } mette la prima carta.
}
treehouse-took = { $player } prende una carta { treehouse-condition }.
treehouse-laid = { $player } mette { treehouse-condition } sul { $colour }.
treehouse-claimed = { $player } prende la carta punteggio del { $colour }: le sue stanze danno punti.
treehouse-gains = { $player } +{ $gained } ({ $score })
treehouse-scored = Round { $round }: { $shown }.
treehouse-bonus = { $player } ha più stanze { $colour-many } di tutti gli altri: { $points } { $points ->
    [one] punto
   *[other] punti
} in più.

# Rifiuti

treehouse-unknown-action = «{ $text }» qui non è un’azione; scrivi choose red7, build 3,2, discard, take two, lay red o claim red.
treehouse-unknown-room = Non c’è nessuna stanza «{ $text }»; una stanza si scrive così: red7.
treehouse-unknown-place = «{ $text }» non è un posto; scrivi livello,posto come 3,2: il livello 2 ha 2 posti, il livello 6 ne ha 6.
treehouse-unknown-colour = Non c’è nessun colore «{ $text }»; scrivi red, yellow, green, blue, purple o brown.
treehouse-now-choose = Prima scegli una stanza della tua mano.
treehouse-now-place = Le stanze sono scoperte: costruisci la tua o scartala.
treehouse-now-take = Prendi una carta condizione: two o none.
treehouse-now-lay = Metti la tua carta condizione su un colore.
treehouse-now-claim = Prendi la carta punteggio di un colore.
treehouse-placed-already = La tua stanza è al suo posto; gli altri stanno ancora costruendo.
treehouse-chosen-already = Hai già scelto { $room }.
treehouse-not-in-hand = Non hai { $room } in mano.
treehouse-place-taken = Lì c’è già { $room }.
treehouse-no-support = { $below ->
    [both] Lì niente regge una stanza: prima bisogna costruire le due stanze sotto.
    [left] Lì niente regge una stanza: prima bisogna costruire la stanza sotto a sinistra.
    [right] Lì niente regge una stanza: prima bisogna costruire la stanza sotto a destra.
   *[one] Lì niente regge una stanza: prima bisogna costruire la stanza sotto.
}
treehouse-must-touch = Lì la stanza non toccherebbe nessuna stanza { $colour-one }, e le stanze di un colore stanno insieme.
treehouse-sealed-off = Nessun posto libero tocca più una stanza { $colour-one }: il colore è chiuso.
treehouse-balance = { $side ->
    [left] Il segnalino equilibrio non può andare più a sinistra: da quel lato ora non si costruisce.
   *[right] Il segnalino equilibrio non può andare più a destra: da quel lato ora non si costruisce.
}
treehouse-too-high = Nessuna casa sull’albero supera il livello 6.
treehouse-reasons = { $first } { $rest }
treehouse-no-card-left = Non ci sono più carte { treehouse-condition }.
treehouse-colour-taken = La carta punteggio del { $colour } non è libera: la occupa già { $player }.

# Il foglio dei punti

treehouse-sheet-worth = { $colour } { $worth }
treehouse-sheet-round = Round { $round }. Una stanza vale: { $worths }.
treehouse-sheet-first = { "  " }Comincia { $player }.
treehouse-sheet-first-lay = { "  " }{ $player } mette la prima carta.
treehouse-sheet-laid = { $condition ->
    [claim] { "  " }{ $player } prende la carta punteggio del { $colour }.
   *[other] { "  " }{ $player } mette { treehouse-condition } sul { $colour }.
}
treehouse-sheet-term = { $rooms } { $rooms ->
    [one] { $colour-one }
   *[other] { $colour-many }
} da { $worth }
treehouse-sheet-seat = { "  " }{ $player }: { $terms }. Punti: { $points }.
treehouse-sheet-nothing = { "  " }{ $player }: niente.
treehouse-sheet-so-far = { $player }: { $points } { $points ->
    [one] punto
   *[other] punti
} nei tre round.
treehouse-sheet-bonuses = Maggioranze per colore.
treehouse-sheet-bonus = { "  " }{ $player } ha più stanze { $colour-many } di tutti gli altri. Punti: { $points }.
treehouse-sheet-tied = { $rooms ->
    [0] { "  " }Nessuno ha stanze { $colour-many }: nessuno prende punti.
    [one] { "  " }Pareggio con { $rooms } stanza { $colour-one }: nessuno prende punti.
   *[other] { "  " }Pareggio con { $rooms } stanze { $colour-many }: nessuno prende punti.
}
treehouse-sheet-total = { $player }: { $points } { $points ->
    [one] punto
   *[other] punti
}; colore più numeroso: { $largest } { $largest ->
    [one] stanza
   *[other] stanze
}.

# Perché

treehouse-reason-takes-lead = Passa in testa nel { $colour }: { $rooms } contro { $other }.
treehouse-reason-keeps-lead = Resta in testa nel { $colour }: { $rooms } contro { $other }.
treehouse-reason-most = In questa casa nessun colore ha più stanze del { $colour }: { $rooms }.
treehouse-reason-first = Non c’è ancora nessuna stanza { $colour-one }, quindi può andare in qualunque posto aperto.
treehouse-reason-scores = Una stanza costruita ora dà punti { $rounds ->
    [one] una volta
   *[other] { $rounds } volte
}.
treehouse-reason-denies = { $player } riceve il resto della mano, e lì { $room } farebbe comodo: finora ha { $rooms } { $rooms ->
    [one] stanza { $colour-one }
   *[other] stanze { $colour-many }
}.
treehouse-reason-nothing-fits = Nessuna stanza della mano si può costruire.
treehouse-reason-only-place = { $room } non può andare da nessun’altra parte.
treehouse-reason-spares = Non chiude nessun colore; altrove potrebbe chiudere il { $colour }.
treehouse-reason-leaves-open = Lascia un posto aperto per il { $colour }.
treehouse-reason-balance = Il segnalino equilibrio torna al centro: la prossima stanza può andare da un lato o dall’altro.
treehouse-reason-above = Fa spazio in alto per { $places ->
    [one] un’altra stanza
   *[other] altre { $places } stanze
}.
treehouse-reason-grows = La casa ha allora { $rooms } { $rooms ->
    [one] stanza { $colour-one }
   *[other] stanze { $colour-many }
}.
treehouse-reason-fits-nowhere = Per { $room } non c’è nessun posto.
treehouse-reason-seals = Ovunque si costruisca { $room }, si chiude il { $colour }.
treehouse-reason-always-seals = Ovunque si costruisca { $room }, si chiude un colore.
treehouse-reason-doubles = Ha { $more } { $more ->
    [one] stanza { $colour-one }
   *[other] stanze { $colour-many }
} in più di chiunque altro: qui ci vuole «2 punti».
treehouse-reason-blanks = { $player } ha { $more } { $more ->
    [one] stanza { $colour-one }
   *[other] stanze { $colour-many }
} in più: qui ci vuole «niente punti».
treehouse-reason-nothing-to-lose = Non ha stanze { $colour-many } da perdere.
treehouse-reason-none-better = Ora non c’è niente da guadagnare, e nessun altro colore libero costerebbe meno del { $colour }.
treehouse-reason-last-card = È l’ultima carta { treehouse-condition }: nessun altro può prenderla.
treehouse-reason-only-card = Non resta nessun altro tipo di carta.
treehouse-reason-claims-lead = { $rooms ->
    [one] Dà punti una stanza { $colour-one }
   *[other] Danno punti { $rooms } stanze { $colour-many }
}, { $more } in più di chiunque altro.
treehouse-reason-claims = { $rooms ->
    [one] Dà punti una stanza { $colour-one }.
   *[other] Danno punti { $rooms } stanze { $colour-many }.
}
