# Arboretum: il tavolo nel browser.

# Che cosa fare, sopra il tavolo

todo-arboretum-draw_first = Tocca a te: pesca una carta dal mazzo o da una pila degli scarti.
todo-arboretum-draw_second = Pesca la seconda carta.
todo-arboretum-play = Gioca una delle tue carte nell’arboreto.
todo-arboretum-discard = Scarta una delle tue carte.

# Che cosa fare con la carta in mano

arboretum-board-do-place = Scegli dove giocarla
arboretum-board-do-lay-off = Mettila sulla tua pila degli scarti
arboretum-board-brings = { $more ->
    [one] { $more } punto in più
   *[other] { $more } punti in più
}: il sentiero varrebbe { $points }.
arboretum-board-yes = Sì
arboretum-board-no = No

# Arboreti

arboretum-board-you = Tu
arboretum-board-own = Il tuo arboreto
arboretum-board-of = Arboreto di { $name }
arboretum-board-back = Indietro
arboretum-board-stage = L’arboreto in primo piano
arboretum-board-grove = Arboreto di { $name }: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
arboretum-board-laid = { $card } in { $x },{ $y }
arboretum-board-cell-open = Casella libera { $x },{ $y }
arboretum-board-cell-closed = Casella { $x },{ $y }, non si può
arboretum-board-eyes = Vista
arboretum-board-closer = Ingrandisci
arboretum-board-farther = Riduci
arboretum-board-fit = Mostra tutto
arboretum-board-seats = Gli altri arboreti
arboretum-board-seat = { $name }: { $laid ->
    [one] { $laid } carta giocata
   *[other] { $laid } carte giocate
}, { $hand } in mano. Mostra questo arboreto in primo piano.
arboretum-board-held = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
arboretum-board-piled = { $count ->
    [one] { $count } carta nella pila degli scarti
   *[other] { $count } carte nella pila degli scarti
}
# What the paths of a seat are worth, if it had the right to score all of them.
arboretum-board-worth = I sentieri varrebbero { $points } { $points ->
    [one] punto
   *[other] punti
} con il diritto di segnare ogni specie
arboretum-board-known = Carte note:

# Mazzo e pile

arboretum-board-sources = Mazzo e pile degli scarti
arboretum-board-deck-name = Mazzo
arboretum-board-deck = Mazzo: { $count ->
    [one] resta { $count } carta
   *[other] restano { $count } carte
}
arboretum-board-pile = Pila degli scarti di { $name }, in cima { $card }, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
arboretum-board-pile-empty = Pila degli scarti di { $name }, vuota
arboretum-board-pile-of = Pila degli scarti di { $name } ({ $count })
arboretum-board-leaf = Sfoglia la pila degli scarti di { $name }: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
arboretum-board-discard = Scarta
arboretum-board-discard-here = Scarta qui { $card }
arboretum-board-close = Chiudi la pila

# La mano

arboretum-board-hand = La tua mano: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
arboretum-board-card-fresh = { arboretum-card }, appena pescata
arboretum-board-sum = { arboretum-species }: la tua mano vale { $sum }.
arboretum-board-eight-safe = Nessuno può annullare il tuo 8.
arboretum-board-eight-at_risk = Il tuo 8 è a rischio: un altro giocatore può ancora avere l’1 che lo annulla.
arboretum-board-eight-cancelled = Il tuo 8 vale 0: un altro giocatore ha l’1.
arboretum-board-one-cancels = Il tuo 1 annulla l’8 nella mano di chiunque altro.

# La tabella delle specie

arboretum-board-ledger = Specie
arboretum-board-unseen = Specie e carte mai viste
arboretum-board-unseen-count = { $count ->
    [one] { $count } carta mai vista
   *[other] { $count } carte mai viste
}
arboretum-board-column = { $name }: punti del miglior sentiero ora, e ciò che si sa della mano
arboretum-board-known-sum = { $name }: somma nota in mano { $sum }
arboretum-board-legend-unseen = mai viste
arboretum-board-legend-held = nella tua mano
arboretum-board-legend-points = miglior sentiero ora
arboretum-board-legend-sum = somma nota in mano

# I punti alla fine

arboretum-board-scoring = Punteggio
arboretum-board-steps = Passi del punteggio
arboretum-board-step = { $step } di { $steps }
arboretum-board-previous = Indietro
arboretum-board-next = Avanti
arboretum-board-play = Avvia
arboretum-board-pause = Ferma
arboretum-board-final = Risultato finale
arboretum-board-winner = { $count ->
    [one] { $names } vince con { $points } { $points ->
        [one] punto
       *[other] punti
    }
   *[other] { $names } condividono la vittoria con { $points } { $points ->
        [one] punto
       *[other] punti
    }
}
arboretum-board-pad = Punti per specie e giocatore
arboretum-board-totals = Punti finora
arboretum-board-told = { $name }: { $why } { $points ->
    [0] Nessun punto.
    [one] { $points } punto.
   *[other] { $points } punti.
}
arboretum-board-total = Totale
arboretum-board-grown = Specie nell’arboreto
arboretum-board-place = Posizione
arboretum-board-unscored = Un sentiero da { $points } senza diritto ai punti
arboretum-board-none-held = Nessuna in mano
arboretum-board-no-path = Nessun sentiero di questa specie
arboretum-board-right-most = Ha diritto ai punti: { $sum } è la somma più alta in mano.
arboretum-board-right-shared = Ha diritto ai punti: condivide la somma più alta in mano, { $sum }.
arboretum-board-right-nobody = Ha diritto ai punti: nessuno ha in mano questa specie, quindi ne hanno diritto tutti.
arboretum-board-right-none = Non ha diritto ai punti: { $sum } in mano contro { $most }.
arboretum-board-right-cancelled = L’8 vale 0, perché { $name } ha l’1.
arboretum-board-for-cards = { $points ->
    [one] { $points } carta
   *[other] { $points } carte
}
arboretum-board-for-pure = tutte di una specie
arboretum-board-for-one = inizia con un 1
arboretum-board-for-eight = termina con un 8
arboretum-board-decided = A parità di punti decide il numero di specie diverse nell’arboreto.

# Prima della partita

arboretum-board-species = Quali specie sono in gioco?
arboretum-board-species-about = In { $players } si usano { $wanted } specie. Scegli quelle che ti piacciono; le altre vengono sorteggiate.
arboretum-board-species-all = In { $players } si usano tutte e dieci le specie.
arboretum-board-species-count = Scelte: { $picked }; a sorte: { $lots }.
arboretum-board-species-lot = Sorteggia tutte
option-arboretum-opening_discard = Scarto iniziale, come nell’edizione del 2015: tutti tranne il giocatore iniziale cominciano con una carta sulla pila degli scarti
arboretum-board-scene = Il mazzo è finito
