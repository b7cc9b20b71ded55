# Что говорит поле Renature в браузере.

# Долина

renature-board-valley = Долина
renature-board-areas = Области
renature-board-area = Область { $area }, жетон подсолнухов (размер { $size })
renature-board-area-scored = очки начислены
renature-board-pays = даёт { $main } и { $secondary }
renature-board-no-plants = Здесь ещё нет растений.
renature-board-taken-by = Очки начислены; жетон берёт { $player }.
renature-board-waits = { $cells ->
    [0] Все ячейки ручья вокруг закрыты или изолированы.
    [one] До завершения осталось закрыть или изолировать { $cells } ячейку ручья.
    [few] До завершения осталось закрыть или изолировать { $cells } ячейки ручья.
   *[many] До завершения осталось закрыть или изолировать { $cells } ячеек ручья.
}
renature-board-zoom-in = Приблизить
renature-board-zoom-out = Отдалить
renature-board-zoom-whole = Показать всю долину

# Свой планшет

renature-board-mine = Ваш планшет
renature-board-own = ваш цвет
renature-board-hand = Ваши фишки домино
renature-board-hand-empty = У вас больше нет фишек домино.
renature-board-places = { $places ->
    [0] никуда не подходит
    [one] { $places } место
    [few] { $places } места
   *[many] { $places } мест
}
renature-board-turn = Повернуть (R)
renature-board-turn-touch = Повернуть
renature-board-discard = Сбросить
# $plant (text), $count (number): сколько осталось, $value (number)
renature-board-stock = { $plant }, ценность { $value }: осталось { $count }
renature-board-my-clouds = Облака: { $clouds } из { $spaces }

# Что делать

todo-renature-place = Ваш ход: выложите фишку домино на ручей или сбросьте её.
todo-renature-plant = Посадите что-нибудь рядом со своей фишкой или пропустите посадку.
todo-renature-room = Освободите место для облаков или возьмите столько, сколько помещается.
todo-renature-score = Область завершена: воспользуйтесь облаками или начислите очки.
todo-renature-end = Воспользуйтесь облаками или завершите ход.
todo-renature-again = Заплатить облаками за ещё один ход?
renature-board-tip-place = Нажмите на фишку, перетащите её или используйте клавиши 1–3.
renature-board-tip-place-touch = Коснитесь фишки или перетащите её в долину.
renature-board-tip-plant = Выберите растение и ячейку, в любом порядке.
renature-board-tip-room = Смените джокера или верните растение: тогда поместится больше облаков.
renature-board-tip-score = До начисления очков ещё можно сменить джокера или вернуть растение.
renature-board-tip-end = Ещё можно сменить джокера или вернуть растение.
renature-board-tip-again = Фишка добрана. Ещё один ход можно сделать сразу.
renature-board-tip-waiting = Пока ждёте, посмотрите, куда подходят ваши фишки.
renature-board-lay = Выберите, куда её выложить: R, колёсико или ещё одно нажатие поворачивают фишку.
renature-board-lay-touch = Выберите, куда её выложить: ещё одно касание поворачивает фишку.
renature-board-plant-where = Выберите ячейку рядом со своей фишкой.
renature-board-plant-what = Выберите, какое растение там посадить.
renature-board-take-back-which = Выберите, какое растение вернуть; это стоит столько облаков, какова его ценность.
renature-board-fits = Куда подходит
renature-board-fit = Фишка { $domino } на { $first } и { $second }.
renature-board-spots = Где можно посадить
renature-board-spot = { $cell }, область { $area }
renature-board-spot-points = { $cell }, область { $area }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
renature-board-completes = Завершает: { $areas }.
renature-board-would = Область { $area } завершится — { $shares }.
renature-board-would-you = вы: { $points }
renature-board-would-other = { $player }: { $points }
renature-board-isolates = { $cells ->
    [1] Одну ячейку ручья после этого будет не закрыть.
    [one] { $cells } ячейку ручья после этого будет не закрыть.
    [few] { $cells } ячейки ручья после этого будет не закрыть.
   *[many] { $cells } ячеек ручья после этого будет не закрыть.
}
renature-board-leave = Ничего не сажать
renature-board-gather = { $fits ->
    [0] Не собирать
   *[other] Собрать { $fits }
} ({ $lost ->
    [one] пропадает { $lost } облако
    [few] пропадают { $lost } облака
   *[many] пропадает { $lost } облаков
})
renature-board-score = Начислить очки
renature-board-end = Завершить ход
renature-board-again = Ещё один ход ({ $clouds ->
    [one] { $clouds } облако
    [few] { $clouds } облака
   *[many] { $clouds } облаков
})
renature-board-stop = Передать ход
renature-board-take-back = Вернуть растение
renature-board-take-back-here = Вернуть { $plant-acc } с { $cell }
renature-board-room = { $clouds ->
    [one] { $clouds } облако ждёт
    [few] { $clouds } облака ждут
   *[many] { $clouds } облаков ждёт
}
renature-board-confirm = Подтвердить
renature-board-cancel = Отмена

# Трек джокера

renature-board-joker = Джокер
renature-board-joker-track = Трек джокера
renature-board-is-joker = Джокер — { $animal }
renature-board-joker-to = Новый джокер: { $animal } ({ $clouds ->
    [one] { $clouds } облако
    [few] { $clouds } облака
   *[many] { $clouds } облаков
})

# Планшеты всех

renature-board-acts = ходит
renature-board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
renature-board-clouds = { $clouds ->
    [one] { $clouds } облако
    [few] { $clouds } облака
   *[many] { $clouds } облаков
}
renature-board-dominoes = Фишки домино: { $hand } на руке, { $reserve } в запасе
renature-board-held = { $count ->
    [one] { $count } фишка домино на руке
    [few] { $count } фишки домино на руке
   *[many] { $count } фишек домино на руке
}
renature-board-reserve = { $count ->
    [one] { $count } фишка домино в запасе
    [few] { $count } фишки домино в запасе
   *[many] { $count } фишек домино в запасе
}
renature-board-tokens = Жетоны подсолнухов
renature-board-token = жетон области { $area } (размер { $size })
renature-board-token-back = жетон области { $area } (размер { $size }), на обороте { $back }

# Таблица фишек домино

renature-board-seen = Вышло фишек: { $seen } из { $all }
renature-board-seen-caption = Все фишки по двум животным: вышла, у вас на руке или ещё не выходила
renature-board-domino-seen = вышла
renature-board-domino-held = у вас на руке
renature-board-domino-open = ещё не выходила
renature-board-left = ещё не вышло: { $left }

# Подсчёт, шаг за шагом

renature-scoring-step = Шаг { $step } из { $steps }
renature-scoring-next = Дальше
renature-scoring-back = Назад
renature-scoring-pause = Остановить показ
renature-scoring-run = Показать по шагам
renature-scoring-skip = К результату
renature-scoring-again = С начала
renature-scoring-standing = Очки на этот момент
renature-scoring-track = За время игры
renature-scoring-track-why = Очки за посаженные растения и завершённые области; жетоны подсолнухов — у тех, кто эти области завершил.
renature-scoring-history = Завершено во время игры
renature-scoring-completed = Область { $area }:
renature-scoring-area = Область { $area }, не завершена
renature-scoring-areas = Незавершённые области
renature-scoring-clouds = Облака
renature-scoring-clouds-why = Каждое облако на планшете даёт 1 очко.
renature-scoring-plants = Оставшиеся растения
renature-scoring-plants-why = Каждое растение, оставшееся на планшете, отнимает свою ценность.
renature-scoring-tokens = Жетоны подсолнухов
renature-scoring-tokens-why = Жетоны переворачивают: очки даёт то, что на обороте.
renature-scoring-total = Итого
renature-scoring-tie = Жетоны (при равенстве)

# Перед игрой

renature-board-valley-choice = Какая долина?
renature-board-valley-printed = Стандартная
renature-board-valley-mirrored = Зеркальная
renature-board-valley-upended = Перевёрнутая
renature-board-valley-own = Своя
renature-board-valley-how = Каждый знак — ячейка: точка — ручей, S — стартовая ячейка, буквы от A до R — области; строчная буква — ячейка с облаками.
renature-board-scene = Костяшки больше выложить нельзя
