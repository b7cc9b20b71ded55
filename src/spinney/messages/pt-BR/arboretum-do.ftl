# Arboretum: o que uma ação faz, como se diz.

arboretum-do-draw-deck = Sacar do baralho
arboretum-do-draw-own = Sacar { $card } da sua pilha de descarte
arboretum-do-draw-pile = Sacar { $card } da pilha de descarte de { $player }
arboretum-do-play-first = Baixar { $card } como primeira carta
arboretum-do-play = Baixar { $card } { $side ->
    [left] à esquerda
    [above] acima
    [below] abaixo
   *[right] à direita
} de { $neighbour }
arboretum-do-discard = Descartar { $card }
