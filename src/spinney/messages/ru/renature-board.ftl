# Что говорит поле Renature в браузере.

# Долина

renature-board-valley = Долина
renature-board-areas = Области
renature-board-area = Область { $area }, жетон подсолнухов { $size }
renature-board-area-scored = посчитана
renature-board-pays = даёт { $main } и { $secondary }
renature-board-no-plants = Здесь ещё нет растений.
renature-board-taken-by = Посчитана; жетон берёт { $player }.
renature-board-waits = { $cells ->
    [0] Все ячейки ручья вокруг закрыты или изолированы.
    [one] До завершения осталось закрыть или изолировать { $cells } ячейку ручья.
    [few] До завершения осталось закрыть или изолировать { $cells } ячейки ручья.
   *[many] До завершения осталось закрыть или изолировать { $cells } ячеек ручья.
}
renature-board-zoom-in = Ближе
renature-board-zoom-out = Дальше
renature-board-zoom-whole = Показать всю долину

# Свой планшет

renature-board-mine = Ваш планшет
renature-board-own = свой цвет
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

renature-board-tip-place = Нажмите или перетащите фишку либо используйте клавиши 1–3.
renature-board-tip-place-touch = Коснитесь фишки или перетащите её в долину.
renature-board-tip-plant = Выберите растение и ячейку, в любом порядке.
renature-board-tip-room = Смените джокера или заберите растение, и для облаков будет больше места.
renature-board-tip-score = До подсчёта ещё можно сменить джокера или забрать растение.
renature-board-tip-end = Ещё можно сменить джокера или забрать растение.
renature-board-tip-again = Фишка добрана. Ещё один ход будет сразу.
renature-board-tip-waiting = Пока ждёте, примеряйте свои фишки.
renature-board-lay = Выберите, куда положить: R, колёсико или ещё одно касание поворачивают фишку.
renature-board-lay-touch = Выберите место: ещё одно касание фишки поворачивает её.
renature-board-plant-where = Выберите ячейку рядом со своей фишкой.
renature-board-plant-what = Выберите растение, которое там вырастет.
renature-board-take-back-which = Выберите растение, которое забрать за его ценность в облаках.
renature-board-fits = Куда подходит
renature-board-fit = { $domino } на { $first } и { $second }.
renature-board-spots = Где можно посадить
renature-board-spot = { $cell }, область { $area }
renature-board-spot-points = { $cell }, область { $area }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
renature-board-completes = Завершает: { $areas }.
renature-board-isolates = Тогда уже никогда не накрыть: { $cells }.
renature-board-leave = Ничего не сажать
renature-board-gather = { $fits ->
    [0] Не собирать
   *[other] Собрать { $fits }
} ({ $lost ->
    [one] пропадает { $lost } облако
    [few] пропадают { $lost } облака
   *[many] пропадает { $lost } облаков
})
renature-board-score = К подсчёту
renature-board-end = Завершить ход
renature-board-again = Ещё один ход (облака: { $clouds })
renature-board-stop = Хватит
renature-board-take-back = Забрать растение
renature-board-take-back-here = Забрать { $plant-acc } с { $cell }
renature-board-room = { $clouds ->
    [one] { $clouds } облако ждёт
    [few] { $clouds } облака ждут
   *[many] { $clouds } облаков ждут
}
renature-board-confirm = Подтвердить
renature-board-cancel = Отменить
renature-board-do-place = Положить здесь { $domino }?
renature-board-do-discard = Вывести из игры фишку { $domino }? Сажать в этом ходу не выйдет.
renature-board-do-joker = Заплатить облаками ({ $clouds })? Джокером будет { $animal }.
renature-board-do-return = Заплатить { $clouds ->
    [one] { $clouds } облако
    [few] { $clouds } облака
   *[many] { $clouds } облаков
} и забрать растение с { $cell }?
renature-board-do-plant = Посадить { $plant-acc } на { $cell }?

# Трек джокера

renature-board-joker = Джокер
renature-board-joker-track = Трек джокера
renature-board-is-joker = Джокер — { $animal }
renature-board-joker-to = Сделать джокером: { $animal } (облака: { $clouds })

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
renature-board-tokens = Жетоны подсолнухов
renature-board-token = жетон { $size } из области { $area }
renature-board-token-back = жетон { $size } из области { $area }, на обороте { $back }

# Таблица фишек домино

renature-board-seen = Увидено фишек: { $seen } из { $all }
renature-board-seen-caption = Каждая фишка по двум животным: увиденная, у вас на руке или ещё впереди
renature-board-domino-seen = увиденная
renature-board-domino-held = у вас на руке
renature-board-domino-open = ещё не увиденная
renature-board-left = ещё не увидено: { $left }

# Подсчёт, шаг за шагом

renature-scoring-step = Шаг { $step } из { $steps }
renature-scoring-next = Дальше
renature-scoring-back = Назад
renature-scoring-skip = К результату
renature-scoring-again = С начала
renature-scoring-standing = Очки на этот момент
renature-scoring-track = За время игры
renature-scoring-track-why = Очки за посаженное и за завершённые области; жетоны подсолнухов — у тех, кто их завершил.
renature-scoring-history = Завершено во время игры
renature-scoring-completed = Область { $area }:
renature-scoring-area = Область { $area }, не завершена
renature-scoring-areas = Незавершённые области
renature-scoring-clouds = Облака
renature-scoring-clouds-why = Каждое облако на планшете даёт очко.
renature-scoring-plants = Оставшиеся растения
renature-scoring-plants-why = Каждое растение, которое ещё стоит на планшете, отнимает свою ценность.
renature-scoring-tokens = Жетоны подсолнухов
renature-scoring-tokens-why = Жетоны переворачивают: считается то, что на обороте.
renature-scoring-total = Итого
renature-scoring-tie = Жетоны, потому что очков поровну

# Перед игрой

renature-board-valley-choice = Какая долина?
renature-board-valley-printed = Как напечатано
renature-board-valley-mirrored = Зеркальная
renature-board-valley-upended = Перевёрнутая
renature-board-valley-own = Своя
renature-board-valley-how = Каждый знак — ячейка: точка — ручей, S — стартовая ячейка, буквы от A до R — области; строчная буква — ячейка с облаками.
