# Renature.

renature-animal = { $animal ->
    [butterfly] farfalla
    [snail] lumaca
    [salamander] salamandra
    [frog] rana
    [turtle] tartaruga
    [bat] pipistrello
    [woodpecker] picchio
    [squirrel] scoiattolo
    [owl] gufo
    [badger] tasso
   *[other] { $animal }
}
    .the = { $animal ->
        [butterfly] la farfalla
        [snail] la lumaca
        [salamander] la salamandra
        [frog] la rana
        [turtle] la tartaruga
        [bat] il pipistrello
        [woodpecker] il picchio
        [squirrel] lo scoiattolo
        [owl] il gufo
        [badger] il tasso
       *[other] { $animal }
    }
    .of = { $animal ->
        [butterfly] della farfalla
        [snail] della lumaca
        [salamander] della salamandra
        [frog] della rana
        [turtle] della tartaruga
        [bat] del pipistrello
        [woodpecker] del picchio
        [squirrel] dello scoiattolo
        [owl] del gufo
        [badger] del tasso
       *[other] { $animal }
    }
renature-domino = { $first }-{ $second }
renature-plant = { $plant ->
    [grass] erba
    [bush] cespuglio
    [spruce] abete
    [oak] quercia
   *[other] { $plant }
}
    .a = { $plant ->
        [grass] un ciuffo d’erba
        [bush] un cespuglio
        [spruce] un abete
        [oak] una quercia
       *[other] { $plant }
    }
    .the = { $plant ->
        [grass] il ciuffo d’erba
        [bush] il cespuglio
        [spruce] l’abete
        [oak] la quercia
       *[other] { $plant }
    }
    .many = { $plant ->
        [grass] ciuffi d’erba
        [bush] cespugli
        [spruce] abeti
        [oak] querce
       *[other] { $plant }
    }
renature-neutral-plant = { $plant ->
    [grass] erba neutrale
    [bush] cespuglio neutrale
    [spruce] abete neutrale
    [oak] quercia neutrale
   *[other] { $plant }
}
    .a = { $plant ->
        [grass] un ciuffo d’erba neutrale
        [bush] un cespuglio neutrale
        [spruce] un abete neutrale
        [oak] una quercia neutrale
       *[other] { $plant }
    }
    .the = { $plant ->
        [grass] il ciuffo d’erba neutrale
        [bush] il cespuglio neutrale
        [spruce] l’abete neutrale
        [oak] la quercia neutrale
       *[other] { $plant }
    }
    .many = { $plant ->
        [grass] ciuffi d’erba neutrali
        [bush] cespugli neutrali
        [spruce] abeti neutrali
        [oak] querce neutrali
       *[other] { $plant }
    }
renature-neutral = neutrale

# Che cosa decide tra punti uguali, dopo «Pareggio a 90 punti; vince Anna:».
renature-tie-break = più gettoni girasole

# La distribuzione

# $scores (message): un elenco di renature-opening-score.
renature-opening-scores = Punti all’inizio: { $scores }.
renature-opening-score = { $player } { $points }

# Eventi

renature-placed = { $completes ->
    [0] { $player } posa la tessera { $domino } { $where }.
    [1] { $player } posa la tessera { $domino } { $where } e completa l’area { $areas }.
   *[other] { $player } posa la tessera { $domino } { $where } e completa le aree { $areas }.
}
renature-where = { $beside ->
    [0] sul ruscello
    [1] accanto all’area { $areas }
   *[other] accanto alle aree { $areas }
}
renature-discarded = { $player } scarta la tessera { $domino }.
renature-planted = { $player } pianta { $plant-a } nell’area { $area }: { $points } { $points ->
    [one] punto
   *[other] punti
}.
renature-clouds = { $lost ->
    [0] { $player } raccoglie { $gained } { $gained ->
        [one] nuvola
       *[other] nuvole
    }.
   *[other] { $player } raccoglie { $gained } { $gained ->
        [one] nuvola
       *[other] nuvole
    }; per { $lost } non c’è spazio.
}
renature-joker-moved = { $player } paga { $clouds } nuvole: ora il jolly è { $animal-the }.
renature-returned = { $player } paga { $clouds } { $clouds ->
    [one] nuvola
   *[other] nuvole
} e riprende { $plant-the } dall’area { $area }.
renature-area-nobody = nessuno prende punti
renature-area-both = { $player } prende { $main } + { $secondary }
renature-area-main = { $player } prende { $main }; i punti secondari ({ $secondary }) non vanno a nessuno
renature-area-secondary = i punti principali ({ $main }) non vanno a nessuno; { $second } prende { $secondary }
renature-area-two = { $player } prende { $main }, { $second } prende { $secondary }
renature-area-scored = Area { $area }: { $result }.
renature-area-tied = Area { $area }: { $ties }; { $result }.
renature-area-tie = { $colours } pareggiano a { $total } e si annullano
renature-area-ties = { $first }; { $rest }
renature-neutral-plants = le piante neutrali
renature-token-taken = { $player } prende il gettone girasole da { $size } dell’area { $area }.
renature-token-seen = { $player } prende il gettone girasole da { $size } dell’area { $area }; sul retro c’è un { $back }.
renature-drew = { $player } pesca la tessera { $domino }; nella riserva { $left ->
    [0] non ne restano
    [one] ne resta { $left }
   *[other] ne restano { $left }
}.
renature-drew-unseen = { $player } pesca una tessera; nella riserva { $left ->
    [0] non ne restano
    [one] ne resta { $left }
   *[other] ne restano { $left }
}.
renature-again = { $player } paga { $clouds } nuvole per un altro turno.
renature-final-count = { $player }: { $before } durante la partita, { $areas } per le aree non completate, { $clouds } per le nuvole, meno { $plants } per le piante rimaste, più { $backs } per il retro dei gettoni. Totale: { $total }.

# Rifiuti

renature-unknown-action = «{ $text }» non è un’azione; scrivi per esempio place owl-frog 3,4 3,5, discard frog-owl, plant own oak 3,4, leave, joker frog, return 3,4, end.
renature-unknown-domino = Non c’è nessuna tessera «{ $text }»; una tessera si scrive così: frog-owl.
renature-unknown-animal = Non c’è nessun animale «{ $text }».
renature-unknown-plant = Non c’è nessuna pianta «{ $text }»; ci sono grass, bush, spruce e oak.
renature-unknown-cell = «{ $text }» non è una casella; scrivi riga,colonna, entrambe da 1 a 15.
renature-off-grid = { $cell } è fuori dalla valle: righe e colonne vanno da 1 a 15.
renature-now-place = Ora posa o scarta una tessera.
renature-now-plant = Ora pianta accanto alla tua tessera, o rinuncia a piantare.
renature-now-room = Fai spazio alle nuvole con il jolly o riprendendo una pianta, oppure raccogli quelle che ci stanno.
renature-now-score = La tua tessera ha completato un’area: passa ai punti quando vuoi.
renature-now-end = Il tuo turno è giocato: chiudilo quando vuoi.
renature-now-again = Un altro turno, o basta: ora non si può fare altro.
renature-not-in-hand = Non hai in mano la tessera { $domino }.
renature-domino-order = Scrivi questa tessera nell’ordine del percorso del jolly: { $name }.
renature-in-area = Questo terreno è dell’area { $area }: le tessere si posano sul ruscello.
renature-cell-covered = Qui c’è già { $animal-the }.
renature-cells-apart = Queste due caselle non sono una accanto all’altra.
renature-cells-order = Indica le caselle in ordine di lettura: { $first } { $second }.
renature-mismatch = Si toccherebbero { $animal-the } e { $other-the }, che non corrispondono.
renature-no-match = Nessuna delle due metà sarebbe su una casella di partenza o accanto a un animale che corrisponde.
renature-no-area = Qui c’è il ruscello: le piante crescono nelle aree.
renature-spot-taken = Questa casella è occupata: c’è già { $plant-a }.
renature-not-beside = Questo terreno non tocca la tessera appena posata.
renature-none-left = Non hai più { $plant-many }.
renature-joker-there = Il jolly è già { $animal-the }.
renature-nothing-there = Qui non c’è nessuna pianta.
renature-not-yours = Questa pianta è di { $player }.
renature-no-space = La tua plancia non ha uno spazio libero per { $plant-a }.
renature-clouds-lacking = Costa { $price } { $price ->
    [one] nuvola
   *[other] nuvole
}; ne hai { $clouds }.
renature-again-later = Un altro turno è possibile quando questo è finito e la tessera è stata pescata.
renature-again-no-domino = Per un altro turno serve una tessera, e in mano non te ne resterebbe nessuna.

# Il foglio dei punti

renature-sheet-area = Area { $area }, { $main }/{ $secondary }
renature-sheet-total = { "  " }{ $colour }: { $total }
renature-sheet-struck = { "  " }{ $colour }: { $total }, annullato da un pareggio
renature-sheet-result = { "  " }{ $result }
renature-sheet-seat = { $player }: { $before } durante la partita, { $areas } per le aree non completate, { $clouds } per le nuvole, meno { $plants } per le piante rimaste, più { $backs } per { $tokens } { $tokens ->
    [one] gettone
   *[other] gettoni
}. Totale: { $total }.

# Perché

renature-reason-completes = Completa l’area { $area }, che così com’è rende { $points }.
renature-reason-completes-before = Completa l’area { $area } per { $points } prima che { $player } possa pareggiare.
renature-reason-token = Prende il gettone girasole da { $size } dell’area { $area }.
renature-reason-opens = Una pianta può andare nell’area { $area }, che rende { $main }.
renature-reason-isolates = Lì accanto una casella del ruscello non potrà mai più essere coperta.
renature-reason-nothing-fits = Nessuna tessera della mano si può posare.
renature-reason-does-not-fit = La tessera { $domino } ora non si può posare da nessuna parte, e le altre è meglio tenerle.
renature-reason-helps-others = Ovunque vada, la tessera { $domino } aiuterebbe di più gli altri.
renature-reason-planting = La pianta rende subito { $points }.
renature-reason-takes-lead = Passa in testa nell’area { $area }, che rende { $main }.
renature-reason-keeps-lead = Resta in testa nell’area { $area }, che rende { $main }.
renature-reason-breaks-tie = Rompe il pareggio nell’area { $area } e va in testa: rende { $main }.
renature-reason-second = Va al secondo posto nell’area { $area }, che rende { $secondary }.
renature-reason-strikes = Pareggia con { $player } nell’area { $area } e annulla { $points } { $points ->
    [one] punto
   *[other] punti
}.
renature-reason-clouds = Raccoglie { $clouds } { $clouds ->
    [one] nuvola
   *[other] nuvole
}.
renature-reason-keeps-clouds = Le nuvole sulla plancia valgono più di queste.
renature-reason-leaves = Ogni pianta renderà di più altrove.
renature-reason-cannot-plant = Qui non si può piantare niente.
renature-reason-joker-fits = Se il jolly è { $animal-the }, la tessera { $domino } si può posare.
renature-reason-joker-more = Se il jolly è { $animal-the }, ci sono { $places } modi di posare la tessera { $domino }.
renature-reason-makes-room = Fa spazio a { $clouds } { $clouds ->
    [one] nuvola
   *[other] nuvole
}.
renature-reason-returns-tie = Senza questa pianta l’area { $area } rende { $more } in più.
renature-reason-replants-scored = L’area { $area } ha già dato i suoi punti: { $plant-the } può rendere di più altrove.
renature-reason-replants = Ripiantando { $plant-the } si possono fare altri punti.
renature-reason-scores = L’area { $area } rende { $points }.
renature-reason-scores-nothing = Niente di ciò che si può fare prima del punteggio vale le nuvole che costa.
renature-reason-ends = In questo turno nient’altro vale le nuvole che costa.
renature-reason-again = Un altro turno arriva prima che qualcuno possa rispondere.
renature-reason-again-completes = Un altro turno può completare subito l’area { $area }, che rende { $points }.
renature-reason-stops = { $clouds } nuvole restano per dopo; alla fine ognuna vale un punto.
