# Домик на дереве: что говорит поле.

treehouse-board-hand = Ваша рука
treehouse-board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
treehouse-board-built = { $count ->
    [one] Построена { $count } комната
    [few] Построены { $count } комнаты
   *[many] Построено { $count } комнат
}
treehouse-board-held = { $count ->
    [one] { $count } комната на руке
    [few] { $count } комнаты на руке
   *[many] { $count } комнат на руке
}
treehouse-board-trees = Деревья
treehouse-board-close = Закрыть дерево
treehouse-board-nothing = ничего
treehouse-board-tree = Дерево игрока { $player }: { $rooms ->
    [one] { $rooms } комната
    [few] { $rooms } комнаты
   *[many] { $rooms } комнат
}; маркер баланса { $marker ->
    [left] слева
    [right] справа
   *[centre] посередине
}
treehouse-board-tree-of = Дерево игрока { $player }
treehouse-board-round = Раунд { $round } из 3
treehouse-board-choice = Выбор { $choice } из 5

# Места на дереве

treehouse-board-place-built = Уровень { $level }, место { $place }: { $room }.
treehouse-board-place-open = Уровень { $level }, место { $place }: открыто.
treehouse-board-place-closed = Уровень { $level }, место { $place }: закрыто.
treehouse-board-open = Открыто: здесь можно строить.
treehouse-board-place-free = Уровень { $level }, место { $place }: свободно.
treehouse-board-built-in = Построена в раунде { $round }
treehouse-board-marker-then = Маркер баланса тогда будет { $marker ->
    [left] слева
    [right] справа
   *[centre] посередине
}.
treehouse-board-grows = { $colour }: было { $now }, станет { $then }
treehouse-board-seals = Это закроет { $colour } цвет: его комнат не будет касаться ни одно свободное место.
treehouse-board-sealed = Цвет закрыт: его комнат не касается ни одно свободное место
treehouse-board-fits = { $count ->
    [0] Нигде не помещается
    [one] Подходит { $count } место
    [few] Подходят { $count } места
   *[many] Подходит { $count } мест
}
treehouse-board-nowhere = нигде не помещается
treehouse-board-is-chosen = Выбрана

# Места за столом

# Читается вслух после имени, счёта и того, что игрок делает. $shown (text): комната, которую он показывает, или ничего.
treehouse-board-seat = { $shown } Построено комнат: { $rooms }; маркер баланса { $marker ->
    [left] слева
    [right] справа
   *[centre] посередине
}. Посмотреть на дерево.
treehouse-board-has-chosen = выбор сделан
treehouse-board-choosing = выбирает
treehouse-board-doing-place = строит
treehouse-board-doing-take = берёт карту
treehouse-board-doing-lay = кладёт карту
treehouse-board-doing-claim = берёт карту подсчёта
treehouse-board-has-placed = готово
treehouse-board-holds = На руке у игрока { $player }
treehouse-board-hand-unseen = На руке у игрока { $player } { $count ->
    [one] { $count } комната, которой вы не видели.
    [few] { $count } комнаты, которых вы не видели.
   *[many] { $count } комнат, которых вы не видели.
}
treehouse-board-discards = Сброс игрока { $player }

# Что делать сейчас

todo-treehouse-choose = Тайно выберите комнату.
todo-treehouse-place = Постройте комнату или сбросьте её.
todo-treehouse-take = Возьмите карту условия.
todo-treehouse-lay = Положите свою карту условия на один из цветов.
todo-treehouse-claim = Возьмите карту подсчёта одного из цветов.
treehouse-board-pick = Выберите комнату на руке: места, где она помещается, подсветятся.
treehouse-board-room-fits = { $count ->
    [0] { $room } нигде не помещается на вашем дереве: её пришлось бы сбросить.
    [one] { $room }: подходит { $count } место.
    [few] { $room }: подходят { $count } места.
   *[many] { $room }: подходит { $count } мест.
}
treehouse-board-choose-it = Выбрать эту
treehouse-board-back = Назад
# $players (text): имена тех, кто ещё не выбрал, через запятую.
treehouse-board-chose = Ваш выбор: { $room }. Ещё не выбрали: { $players }. До тех пор его можно изменить.
treehouse-board-build = { $room }: постройте на подсвеченном месте или сбросьте.
treehouse-board-as-planned = Построить, как задумано
treehouse-board-builds-itself = { $room }: сейчас построится, как задумано.
treehouse-board-discard = Сбросить
treehouse-board-discard-instead = Лучше сбросить
treehouse-board-elsewhere = Построить в другом месте
treehouse-board-take = Возьмите карту условия.
treehouse-board-take-it = { $condition ->
    [two] 2 очка
   *[none] Без очков
} (осталось: { $left })
treehouse-board-lay = Положите свою карту на один из цветов.
treehouse-board-card-none = Без очков: комнаты этого цвета в этом раунде ничего не дают.
treehouse-board-card-two = 2 очка: каждая комната этого цвета в этом раунде даёт 2 очка.
treehouse-board-you = Вы
treehouse-board-change = { $player }: комнат { $rooms }, очки { $change }.
treehouse-board-claim = Возьмите карту подсчёта: каждая комната её цвета даст 1 очко. Цвета, которые никто не взял, ничего не дают.
treehouse-board-waiting = Ждём: { $players }.
treehouse-board-over = Игра окончена.
treehouse-board-sure = Да, именно так

# Карты подсчёта

treehouse-board-scores = Что дал бы каждый цвет сейчас
treehouse-board-score-card = Карта подсчёта «{ $colour }».
treehouse-board-worth = Комната даёт { $worth ->
    [0] 0 очков
    [one] { $worth } очко
    [few] { $worth } очка
   *[many] { $worth } очков
}.
treehouse-board-laid-by = Карта игрока { $player }.
treehouse-board-round-gain = сейчас
treehouse-board-total = очки
treehouse-board-most = Больше всех комнат этого цвета: в конце карту подсчёта взял бы этот игрок
treehouse-board-memory = Что вы помните
treehouse-board-leftovers = Последние комнаты, сброшенные с руки
treehouse-board-all-discards = Сброшены после открытия
treehouse-board-deck = Комнат в колоде: { $count }

# Подсчёт оконченной игры

treehouse-board-scoring = Подсчёт
treehouse-board-step-round = Раунд { $round }
treehouse-board-step-most = Больше всех комнат
treehouse-board-step-colour = Больше всех комнат: { $colour } цвет
treehouse-board-step-final = Итоговая таблица
treehouse-board-step-back = Назад
treehouse-board-step-on = Дальше
treehouse-board-step-play = Показать по шагам
treehouse-board-step-pause = Остановить показ
treehouse-board-round-over = Раунд { $round } окончен
treehouse-board-next-round = Следующий раунд
treehouse-board-first = Начинает { $player }.
treehouse-board-round-points = раунд
treehouse-board-most-rule = Если у игрока больше всех комнат какого-то цвета, он берёт карту подсчёта этого цвета и получает по очку за каждую такую комнату. Если больше всех у нескольких, очков не получает никто.
treehouse-board-tied = { $rooms ->
    [0] Таких комнат никто не построил.
   *[other] Ничья, по { $rooms }: очков не получает никто.
}
treehouse-board-largest = Больше всего комнат одного цвета

# Перед игрой

option-treehouse-youngest = Для самых юных: без карт условий
treehouse-board-scene = Последний раунд окончен
