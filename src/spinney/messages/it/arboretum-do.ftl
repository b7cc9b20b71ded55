# Arboretum: che cosa fa un’azione, come lo si dice.

arboretum-do-draw-deck = Pesca dal mazzo
arboretum-do-draw-own = Riprendi { $card } dalla tua pila degli scarti
arboretum-do-draw-pile = Prendi { $card } dalla pila degli scarti di { $player }
arboretum-do-play-first = Gioca { $card } come prima carta
arboretum-do-play = Gioca { $card } { $side ->
    [left] a sinistra di
    [above] sopra
    [below] sotto
   *[right] a destra di
} { $neighbour }
arboretum-do-discard = Scarta { $card }
