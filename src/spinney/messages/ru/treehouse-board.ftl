# Домик на дереве: что говорит поле.

treehouse-board-hand = Ваша рука
treehouse-board-trees = Деревья
treehouse-board-close = Закрыть
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
treehouse-board-open = Открыто: здесь может стоять комната.
treehouse-board-place-free = Уровень { $level }, место { $place }: свободно.
treehouse-board-built-in = Построено в раунде { $round }
treehouse-board-marker-then = Маркер баланса тогда будет { $marker ->
    [left] слева
    [right] справа
   *[centre] посередине
}.
treehouse-board-seals = Это закроет цвет «{ $colour }»: ни одно свободное место больше не будет его касаться.
treehouse-board-sealed = Закрыт: ни одно свободное место не касается этого цвета
treehouse-board-fits = { $count ->
    [0] Никуда не встаёт
    [one] Встаёт на { $count } место
    [few] Встаёт на { $count } места
   *[many] Встаёт на { $count } мест
}
treehouse-board-nowhere = никуда не встаёт
treehouse-board-is-chosen = Выбрано

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
treehouse-board-holds = { $player } держит
treehouse-board-hand-unseen = { $player } держит { $count ->
    [one] { $count } комнату, которой вы не видели.
    [few] { $count } комнаты, которых вы не видели.
   *[many] { $count } комнат, которых вы не видели.
}
treehouse-board-discards = Сброс игрока { $player }

# Что делать сейчас

treehouse-board-pick = Выберите комнату с руки: места, куда она встаёт, подсветятся.
treehouse-board-room-fits = { $count ->
    [0] { $room } никуда не встаёт на вашем дереве: её пришлось бы сбросить.
    [one] { $room } встаёт на { $count } место.
    [few] { $room } встаёт на { $count } места.
   *[many] { $room } встаёт на { $count } мест.
}
treehouse-board-choose-it = Выбрать её
treehouse-board-back = Назад
# $players (text): имена тех, кто ещё не выбрал, через запятую.
treehouse-board-chose = Ваш выбор: { $room }. Его ещё можно изменить. Ещё не выбрали: { $players }.
treehouse-board-build = { $room }: постройте на подсвеченном месте или сбросьте.
treehouse-board-as-planned = Построить, как задумано
treehouse-board-discard = Сбросить
treehouse-board-take = Возьмите карту условия.
treehouse-board-take-it = { $condition ->
    [two] 2 очка
   *[none] Без очков
} (осталось { $left })
treehouse-board-lay = Положите свою карту условия на какой-нибудь цвет.
treehouse-board-claim = Возьмите карту подсчёта какого-нибудь цвета: его комнаты дадут очки.
treehouse-board-waiting = Ждём: { $players }.
treehouse-board-over = Игра окончена.
treehouse-board-sure = Да, именно это
treehouse-board-sure-build = { $room }: построить здесь?
treehouse-board-sure-discard = { $room }: сбросить?
treehouse-board-sure-take = { $condition ->
    [two] Взять карту «2 очка»?
   *[none] Взять карту «без очков»?
}
treehouse-board-sure-lay = Положить вашу карту на { $colour }?
treehouse-board-sure-claim = Взять карту подсчёта «{ $colour }»?

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
treehouse-board-most = Больше всех комнат этого цвета: в конце карта подсчёта досталась бы этому игроку
treehouse-board-memory = Что вы помните
treehouse-board-leftovers = Последние комнаты, сброшенные с руки
treehouse-board-all-discards = Сброшено после открытия
treehouse-board-deck = Комнат в колоде: { $count }

# Подсчёт оконченной игры

treehouse-board-scoring = Подсчёт
treehouse-board-step-round = Раунд { $round }
treehouse-board-step-most = Больше всех комнат
treehouse-board-step-final = Итоговая таблица
treehouse-board-step-back = Назад
treehouse-board-step-on = Дальше
treehouse-board-first = Начинает { $player }.
treehouse-board-round-points = раунд
treehouse-board-most-rule = Единственный, у кого больше всех комнат цвета, берёт его карту подсчёта и получает по очку за каждую из этих комнат. Где у нескольких поровну, там не получает никто.
treehouse-board-tied = { $rooms ->
    [0] Таких комнат никто не построил.
   *[other] У нескольких поровну, { $rooms }: очков не получает никто.
}
treehouse-board-largest = Больше всего комнат одного цвета
