# Арборетум. Назви видів — як в українському виданні.

arboretum-species = { $species ->
    [blue_spruce] Ялина колюча
    [cassia] Кассія
    [cherry_blossom] Сакура
    [dogwood] Дерен
    [jacaranda] Жакаранда
    [maple] Клен
    [oak] Дуб
    [royal_poinciana] Вогняне дерево
    [tulip_poplar] Тюльпанове дерево
    [willow] Верба
   *[other] { $species }
}
    .gen = { $species ->
        [blue_spruce] Ялини колючої
        [cassia] Кассії
        [cherry_blossom] Сакури
        [dogwood] Дерену
        [jacaranda] Жакаранди
        [maple] Клена
        [oak] Дуба
        [royal_poinciana] Вогняного дерева
        [tulip_poplar] Тюльпанового дерева
        [willow] Верби
       *[other] { $species }
    }
    .acc = { $species ->
        [blue_spruce] Ялину колючу
        [cassia] Кассію
        [cherry_blossom] Сакуру
        [dogwood] Дерен
        [jacaranda] Жакаранду
        [maple] Клен
        [oak] Дуб
        [royal_poinciana] Вогняне дерево
        [tulip_poplar] Тюльпанове дерево
        [willow] Вербу
       *[other] { $species }
    }
arboretum-card = { arboretum-species } { $value }

# Що вирішує за рівних очок, після «Нічия по 12 очок, перемагає …:».
arboretum-tie-break = в арборетумі більше видів

# Роздача

# $species (message): перелік видів.
arboretum-opening-species = Види у грі: { $species }.
arboretum-opening-pile = Стос скиду гравця { $player }: { $card }.

# Події

arboretum-drew-deck = { $player } бере з колоди карту { $card }.
arboretum-drew-unseen = { $player } бере карту з колоди.
arboretum-drew-own-pile = { $player } забирає карту { $card } зі свого стосу скиду.
arboretum-drew-pile = { $player } бере карту { $card } зі стосу скиду гравця { $owner }.
arboretum-deck-emptied = Це була остання карта колоди: { $player } робить останній хід.
arboretum-played-first = { $player } висаджує першу карту: { $card }.
arboretum-played = { $player } висаджує карту { $card } { $side ->
    [left] ліворуч від карти
    [above] над картою
    [below] під картою
   *[right] праворуч від карти
} { $neighbour }.
arboretum-discarded = { $player } скидає карту { $card }.

# Відмови

arboretum-unknown-action = «{ $text }» — не дія; пишіть draw deck, draw pile 1, play oak4 2,-1 або discard oak4.
arboretum-unknown-card = Карти «{ $text }» немає; карту пишуть так: oak4.
arboretum-unknown-cell = «{ $text }» — не клітинка; пишіть x,y: x праворуч, y донизу від першої карти.
arboretum-unknown-source = «{ $text }» — не джерело карт; пишіть deck або pile і номер місця.
arboretum-now-draw = Спершу візьміть дві карти.
arboretum-now-play = Дві карти взято: тепер висадіть одну.
arboretum-now-discard = Карту висаджено: тепер скиньте одну.
arboretum-not-in-hand = У вашій руці немає карти { $card }.
arboretum-deck-empty = Колода порожня.
arboretum-pile-empty = Стос скиду гравця { $player } порожній.
arboretum-first-card = Першу карту висаджують посередині (0,0).
arboretum-cell-taken = Там уже росте { $card }.
arboretum-not-adjacent = Жодна карта вашого арборетуму не торкається цього місця.
# $species (message): перелік видів.
arboretum-unknown-species = виду «{ $text }» немає; є { $species }
arboretum-species-wanted = коли гравців { $players }, різних видів має бути { $wanted }; обрано { $count }: { $species }

# Аркуш підрахунку

arboretum-sheet-species = { arboretum-species }
arboretum-sheet-may-score = { $cards ->
    [0] { "  " }{ $player } має право на очки: цього виду немає ні в кого в руці.
   *[other] { "  " }{ $player } має право на очки: { $sum } у руці{ $cancelled ->
        [yes] , вісімка рахується за 0
       *[no] { "" }
    }.
}
arboretum-sheet-may-not-score = { "  " }{ $player } не має права на очки: { $sum } у руці{ $cancelled ->
    [yes] , вісімку скасувала одиниця в чужій руці
   *[no] { "" }
}.
arboretum-sheet-path = { "    " }Алея { $from } – { $to }: { $cards } за карти{ $pure ->
    [0] { "" }
   *[other] , ще { $pure }, бо всі одного виду
}{ $one ->
    [0] { "" }
   *[other] , 1 за одиницю на початку
}{ $eight ->
    [0] { "" }
   *[other] , 2 за вісімку в кінці
}. Очки: { $points }.
arboretum-sheet-path-unscored = { "    " }Алея { $from } – { $to } могла б дати { $points }.
arboretum-sheet-total = { $player }: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}, видів в арборетумі: { $grown }.

# Чому бот так радить

arboretum-reason-blind = Жодна відкрита карта не обіцяє більше, ніж може дати колода.
arboretum-reason-fits = З картою { $card } алея { arboretum-species.gen } може дати на { $more } більше.
arboretum-reason-strengthens = Карта { $card } допомагає втримати право на { arboretum-species.acc }.
arboretum-reason-takes = Карта { $card } відома, а колода — ні.
arboretum-reason-lengthens = Алея { arboretum-species.gen } тоді дає { $points }, на { $more } більше, ніж досі.
arboretum-reason-starts = Карта { $card } лишає місце для алей з обох боків.
arboretum-reason-keeps-right = Зберігає право на { arboretum-species.acc }: { $sum } у руці проти щонайбільше { $other }.
arboretum-reason-denies = Сума { $sum } у руці ({ arboretum-species }) стримує гравця { $player }, чия алея цього виду варта { $points }.
arboretum-reason-useless = Ні в кого немає алеї, якій згодилася б карта { $card }: користі з неї мало.
