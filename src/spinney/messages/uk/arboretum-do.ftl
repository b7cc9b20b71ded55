# Арборетум: що робить дія, словами.

arboretum-do-draw-deck = Взяти карту з колоди
arboretum-do-draw-own = Забрати карту { $card } зі свого стосу скиду
arboretum-do-draw-pile = Взяти карту { $card } зі стосу скиду гравця { $player }
arboretum-do-play-first = Висадити карту { $card } першою
arboretum-do-play = Висадити карту { $card } { $side ->
    [left] ліворуч від карти
    [above] над картою
    [below] під картою
   *[right] праворуч від карти
} { $neighbour }
arboretum-do-discard = Скинути карту { $card }
