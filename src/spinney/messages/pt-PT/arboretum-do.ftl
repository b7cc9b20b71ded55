# Arboretum: o que uma ação faz, como se diz.

arboretum-do-draw-deck = Tirar uma carta do baralho
arboretum-do-draw-own = Recuperar { $card } da sua pilha de descarte
arboretum-do-draw-pile = Tirar { $card } da pilha de descarte de { $player }
arboretum-do-play-first = Plantar { $card } como primeira carta
arboretum-do-play = Plantar { $card } { $side ->
    [left] à esquerda
    [above] acima
    [below] abaixo
   *[right] à direita
} de { $neighbour }
arboretum-do-discard = Descartar { $card }
