# I tavoli disegnati da `spinney terminal` e `spinney replay`. In breve: una riga ha posto per 80 lettere.

# $player (string): il nome.
sketch-you = { $player } (tu)
# Dietro una freccia, dopo il nome di un giocatore.
sketch-to-act = di turno
# $cards (string): le carte come si scrivono.
sketch-your-hand = la tua mano: { $cards }
sketch-points = { $points } { $points ->
    [one] punto
   *[other] punti
}

# Arboretum

# $cards (number)
sketch-deck = mazzo: { $cards } { $cards ->
    [one] carta
   *[other] carte
}
# $number (number): come si scrive, da 0. $cards (string): le carte come si scrivono.
sketch-pile = pila { $number }: { $cards }
sketch-hand-cards = mano: { $count } { $count ->
    [one] carta
   *[other] carte
}
sketch-hand-known = mano: { $count } { $count ->
    [one] carta
   *[other] carte
}, note: { $cards }

# Best Treehouse Ever

sketch-round = round { $round }: { $phase ->
    [choose] scegliere una stanza
    [place] costruire o scartare
    [take] prendere una carta condizione
    [lay] mettere una carta condizione
    [claim] prendere una carta punteggio
   *[over] la partita è finita
}
sketch-has-chosen = ha scelto
sketch-revealed = mostra: { $room }
sketch-holds = ha: { treehouse-condition }
sketch-discarded-rooms = scarti: { $count } { $count ->
    [one] stanza
   *[other] stanze
}
sketch-hand-open = mano: { $rooms }
sketch-hand-rooms = mano: { $count } { $count ->
    [one] stanza
   *[other] stanze
}
sketch-laid = { $condition ->
    [claim] { $colour } ({ $player })
   *[other] { $colour } { treehouse-condition } ({ $player })
}
# $cards (message o string): un elenco di sketch-laid.
sketch-score-cards = carte punteggio del round { $round }: { $cards }
sketch-score-cards-first = carte punteggio del round { $round }, comincia { $player }: { $cards }
sketch-chosen = scelta: { $room }

# Renature

sketch-joker = jolly: { $animal }
# $areas (string): lettere.
sketch-completed = complete: { $areas }
sketch-waiting = nuvole senza spazio: { $clouds }
# $mark (string): +2
sketch-clouds = { $mark }: nuvole
# $tokens (string): la lettera di un’area e i punti del suo gettone, A2 B2.
sketch-tokens-there = gettoni sulle aree: { $tokens }
sketch-points-clouds = { $points } { $points ->
    [one] punto
   *[other] punti
}, { $clouds } { $clouds ->
    [one] nuvola
   *[other] nuvole
}
# $own, $neutral (string): quante piante di ogni tipo, 9g 4b 2s 2o.
sketch-plants-left = proprie { $own }, neutrali { $neutral }
sketch-tokens = gettoni { $tokens }, mano { $hand }, riserva { $reserve }
sketch-discarded = scartate: { $dominoes }
