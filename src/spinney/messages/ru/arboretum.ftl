# Арборетум.

arboretum-species = { $species ->
    [blue_spruce] Голубая ель
    [cassia] Кассия
    [cherry_blossom] Сакура
    [dogwood] Кизил
    [jacaranda] Жакаранда
    [maple] Клён
    [oak] Дуб
    [royal_poinciana] Огненное дерево
    [tulip_poplar] Тюльпановое дерево
    [willow] Ива
   *[other] { $species }
}
    .gen = { $species ->
        [blue_spruce] Голубой ели
        [cassia] Кассии
        [cherry_blossom] Сакуры
        [dogwood] Кизила
        [jacaranda] Жакаранды
        [maple] Клёна
        [oak] Дуба
        [royal_poinciana] Огненного дерева
        [tulip_poplar] Тюльпанового дерева
        [willow] Ивы
       *[other] { $species }
    }
    .acc = { $species ->
        [blue_spruce] Голубую ель
        [cassia] Кассию
        [cherry_blossom] Сакуру
        [dogwood] Кизил
        [jacaranda] Жакаранду
        [maple] Клён
        [oak] Дуб
        [royal_poinciana] Огненное дерево
        [tulip_poplar] Тюльпановое дерево
        [willow] Иву
       *[other] { $species }
    }
arboretum-card = { arboretum-species } { $value }

# Что решает при равных очках, после «побеждает Олеся:».
arboretum-tie-break = больше видов в арборетуме

# Раздача

# $species (message): список видов.
arboretum-opening-species = Виды в игре: { $species }.
arboretum-opening-pile = В сбросе у игрока { $player }: { $card }.

# События

arboretum-drew-deck = { $player } берёт из колоды карту { $card }.
arboretum-drew-unseen = { $player } берёт карту из колоды.
arboretum-drew-own-pile = { $player } забирает карту { $card } из своего сброса.
arboretum-drew-pile = { $player } берёт карту { $card } из сброса игрока { $owner }.
arboretum-deck-emptied = Последняя карта колоды взята: последний ход делает { $player }.
arboretum-played-first = { $player } сажает первую карту: { $card }.
arboretum-played = { $player } сажает карту { $card } { $side ->
    [left] слева от карты
    [above] над картой
    [below] под картой
   *[right] справа от карты
} { $neighbour }.
arboretum-discarded = { $player } сбрасывает карту { $card }.

# Отказы

arboretum-unknown-action = «{ $text }» — не действие; пишите draw deck, draw pile 1, play oak4 2,-1 или discard oak4.
arboretum-unknown-card = Карты «{ $text }» нет; карту пишут так: oak4.
arboretum-unknown-cell = «{ $text }» — не клетка; пишите x,y: x вправо, y вниз от первой карты.
arboretum-unknown-source = «{ $text }» — не источник карт; пишите deck или pile и номер места.
arboretum-now-draw = Сначала возьмите две карты.
arboretum-now-play = Две карты взяты: теперь посадите одну.
arboretum-now-discard = Карта посажена: теперь сбросьте одну.
arboretum-not-in-hand = У вас на руке нет карты { $card }.
arboretum-deck-empty = Колода пуста.
arboretum-pile-empty = Сброс игрока { $player } пуст.
arboretum-first-card = Первую карту сажают в середине (0,0).
arboretum-cell-taken = Там уже растёт { $card }.
arboretum-not-adjacent = Это место не соседствует ни с одной картой вашего арборетума.
# $species (message): список видов.
arboretum-unknown-species = вида «{ $text }» нет; есть { $species }
arboretum-species-wanted = для { $players } игроков нужно { $wanted } разных видов, а не { $count }: { $species }

# Лист подсчёта

arboretum-sheet-species = { arboretum-species }
arboretum-sheet-may-score = { $cards ->
    [0] { "  " }{ $player } имеет право на очки: этого вида нет ни у кого на руке.
   *[other] { "  " }{ $player } имеет право на очки: { $sum } на руке{ $cancelled ->
        [yes] , восьмёрка считается за 0
       *[no] { "" }
    }.
}
arboretum-sheet-may-not-score = { "  " }{ $player } не имеет права на очки: { $sum } на руке{ $cancelled ->
    [yes] , восьмёрку отменила единица на чужой руке
   *[no] { "" }
}.
arboretum-sheet-path = { "    " }Аллея { $from } – { $to }: { $cards } за карты{ $pure ->
    [0] { "" }
   *[other] , ещё { $pure } за то, что все одного вида
}{ $one ->
    [0] { "" }
   *[other] , 1 за единицу в начале
}{ $eight ->
    [0] { "" }
   *[other] , 2 за восьмёрку в конце
}. Очки: { $points }.
arboretum-sheet-path-unscored = { "    " }Аллея { $from } – { $to } могла бы дать { $points }.
arboretum-sheet-total = { $player }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, видов в арборетуме: { $grown }.

# Почему бот так советует

arboretum-reason-blind = Ни одна открытая карта не обещает больше, чем может скрывать колода.
arboretum-reason-fits = С картой { $card } аллея { arboretum-species.gen } может дать на { $more } больше.
arboretum-reason-strengthens = { $card } помогает удержать право на очки за { arboretum-species.acc }.
arboretum-reason-takes = { $card } — карта известная, а в колоде может быть что угодно.
arboretum-reason-lengthens = Аллея { arboretum-species.gen } тогда даёт { $points }, на { $more } больше, чем прежде.
arboretum-reason-starts = { $card } оставляет место для аллей в обе стороны.
arboretum-reason-keeps-right = Сохраняет право на очки за { arboretum-species.acc }: { $sum } на руке, у других самое большее { $other }.
arboretum-reason-denies = Сумма { $sum } на руке ({ arboretum-species }) сдерживает игрока { $player }, чья аллея этого вида стоит { $points }.
arboretum-reason-useless = Никто не растит вид, которому пригодилась бы карта { $card }: пользы от неё мало.
