# Арборетум: что делает действие, словами.

arboretum-do-draw-deck = Взять карту из колоды
arboretum-do-draw-own = Забрать карту { $card } из своего сброса
arboretum-do-draw-pile = Взять карту { $card } из сброса игрока { $player }
arboretum-do-play-first = Посадить карту { $card } первой
arboretum-do-play = Посадить карту { $card } { $side ->
    [left] слева от карты
    [above] над картой
    [below] под картой
   *[right] справа от карты
} { $neighbour }
arboretum-do-discard = Сбросить карту { $card }
