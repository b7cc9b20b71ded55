# Арборетум: поле в браузере.

# Что делать, над полем

todo-arboretum-draw_first = Ваш ход: возьмите карту из колоды или из сброса.
todo-arboretum-draw_second = Возьмите вторую карту.
todo-arboretum-play = Посадите одну из своих карт.
todo-arboretum-discard = Положите одну карту в свой сброс.

# Что делать с картой в руке

arboretum-board-do-place = Выберите, где она будет расти
arboretum-board-do-lay-off = Положите её в свой сброс
arboretum-board-brings = { $more ->
    [one] На { $more } очко больше
    [few] На { $more } очка больше
   *[many] На { $more } очков больше
}: аллея будет стоить { $points }.
arboretum-board-yes = Да
arboretum-board-no = Нет

# Арборетумы

arboretum-board-you = Вы
arboretum-board-own = Ваш арборетум
arboretum-board-of = Арборетум игрока { $name }
arboretum-board-back = К своему арборетуму
arboretum-board-stage = Арборетум на переднем плане
arboretum-board-grove = Арборетум игрока { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
arboretum-board-laid = { $card } на { $x },{ $y }
arboretum-board-cell-open = Свободная клетка { $x },{ $y }
arboretum-board-cell-closed = Клетка { $x },{ $y }, сюда нельзя
arboretum-board-eyes = Вид
arboretum-board-closer = Приблизить
arboretum-board-farther = Отдалить
arboretum-board-fit = Показать всё
arboretum-board-seats = Другие арборетумы
arboretum-board-seat = { $name }: { $laid ->
    [one] посажена { $laid } карта
    [few] посажено { $laid } карты
   *[many] посажено { $laid } карт
}, на руке { $hand }. Показать этот арборетум.
arboretum-board-held = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
arboretum-board-piled = { $count ->
    [one] { $count } карта в сбросе
    [few] { $count } карты в сбросе
   *[many] { $count } карт в сбросе
}
# What the paths of a seat are worth, if it had the right to score all of them.
arboretum-board-worth = Аллеи стоили бы { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} при праве на все виды
arboretum-board-known = Известно:

# Колода и сбросы

arboretum-board-sources = Колода и сбросы
arboretum-board-deck-name = Колода
arboretum-board-deck = Колода: { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
arboretum-board-pile = Сброс игрока { $name }, сверху { $card }, всего { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
arboretum-board-pile-empty = Сброс игрока { $name } пуст
arboretum-board-pile-of = Сброс игрока { $name } ({ $count })
arboretum-board-leaf = Просмотреть сброс игрока { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
arboretum-board-discard = Сбросить
arboretum-board-discard-here = Сбросить сюда карту { $card }
arboretum-board-close = Закрыть сброс

# Рука

arboretum-board-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
arboretum-board-card-fresh = { arboretum-card }, только что взятая карта
arboretum-board-sum = { arboretum-species }: у вас на руке { $sum }.
arboretum-board-eight-safe = Вашу восьмёрку никто не отменит.
arboretum-board-eight-at_risk = Единица этого вида на чужой руке отменит вашу восьмёрку, а она ещё может туда попасть.
arboretum-board-eight-cancelled = Ваша восьмёрка считается за 0: единица — на чужой руке.
arboretum-board-one-cancels = Ваша единица отменяет восьмёрку на любой другой руке.

# Таблица видов

arboretum-board-ledger = Виды
arboretum-board-unseen = Виды и скрытые карты
arboretum-board-unseen-count = { $count ->
    [one] { $count } скрытая карта
    [few] { $count } скрытые карты
   *[many] { $count } скрытых карт
}
arboretum-board-column = { $name }: очки за лучшую аллею сейчас и то, что известно о руке
arboretum-board-known-sum = { $name }: на руке точно есть { $sum }
arboretum-board-legend-unseen = скрытые
arboretum-board-legend-held = у вас на руке
arboretum-board-legend-points = лучшая аллея сейчас
arboretum-board-legend-sum = известно на руке

# Подсчёт в конце

arboretum-board-scoring = Подсчёт
arboretum-board-steps = Шаги подсчёта
arboretum-board-step = { $step } из { $steps }
arboretum-board-previous = Назад
arboretum-board-next = Дальше
arboretum-board-play = Показать по шагам
arboretum-board-pause = Остановить показ
arboretum-board-final = Итог
arboretum-board-winner = { $count ->
    [1] { $names } побеждает: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
   *[other] { $names } делят победу: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
}
arboretum-board-pad = Очки каждого игрока за каждый вид
arboretum-board-totals = Очки на данный момент
arboretum-board-told = { $name }: { $why } { $points ->
    [0] Очков нет.
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
arboretum-board-total = Итого
arboretum-board-grown = Видов в арборетуме
arboretum-board-place = Место
arboretum-board-unscored = Аллея на { $points } без права на очки
arboretum-board-none-held = На руке нет
arboretum-board-no-path = Аллеи этого вида нет
arboretum-board-right-most = Есть право на очки: { $sum } — наибольшая сумма на руках.
arboretum-board-right-shared = Есть право на очки: наибольшая сумма, { $sum }, есть не только у этого игрока.
arboretum-board-right-nobody = Есть право на очки: этого вида нет ни у кого на руке, поэтому право есть у всех.
arboretum-board-right-none = Нет права на очки: { $sum } на руке против { $most }.
arboretum-board-right-cancelled = Восьмёрка считается за 0, потому что единицу держит { $name }.
arboretum-board-for-cards = { $points ->
    [one] { $points } карта
    [few] { $points } карты
   *[many] { $points } карт
}
arboretum-board-for-pure = все одного вида
arboretum-board-for-one = начинается с 1
arboretum-board-for-eight = заканчивается на 8
arboretum-board-decided = Очков поровну: решает, у кого в арборетуме больше разных видов.

# Перед игрой

arboretum-board-species = Какие виды в игре?
arboretum-board-species-about = Игроков: { $players }; видов в игре: { $wanted }. Выберите любимые, остальные определит жребий.
arboretum-board-species-all = Игроков: { $players }, поэтому в игре все десять видов.
arboretum-board-species-count = Выбрано: { $picked }, по жребию: { $lots }.
arboretum-board-species-lot = Все по жребию
option-arboretum-opening_discard = Начальный сброс, как в издании 2015 года: все, кроме первого игрока, начинают с карты в сбросе
arboretum-board-scene = Колода закончилась
