# Що каже поле Renature у браузері.

# Долина

renature-board-valley = Долина
renature-board-areas = Ділянки
renature-board-area = Ділянка { $area }, жетон соняшника { $size }
renature-board-area-scored = очки нараховано
renature-board-pays = дає { $main } і { $secondary }
renature-board-no-plants = Тут ще немає рослин.
renature-board-taken-by = Очки нараховано; жетон у гравця { $player }.
renature-board-waits = { $cells ->
    [0] Усі клітинки струмка навколо накрито або ізольовано.
    [one] До завершення лишилося накрити чи ізолювати { $cells } клітинку струмка.
    [few] До завершення лишилося накрити чи ізолювати { $cells } клітинки струмка.
   *[many] До завершення лишилося накрити чи ізолювати { $cells } клітинок струмка.
}
renature-board-zoom-in = Наблизити
renature-board-zoom-out = Віддалити
renature-board-zoom-whole = Показати всю долину

# Власний планшет

renature-board-mine = Ваш планшет
renature-board-own = ваш колір
renature-board-hand = Ваші доміно
renature-board-hand-empty = У вас більше немає доміно.
renature-board-places = { $places ->
    [0] нікуди не пасує
    [one] { $places } місце
    [few] { $places } місця
   *[many] { $places } місць
}
renature-board-turn = Повернути (R)
renature-board-turn-touch = Повернути
renature-board-discard = Скинути
# $plant (text), $count (number): скільки лишилося, $value (number)
renature-board-stock = { $plant }, вартість { $value }: лишилося { $count }
renature-board-my-clouds = Хмари: { $clouds } із { $spaces }

# Що робити

todo-renature-place = Ваш хід: покладіть доміно на струмок або скиньте його.
todo-renature-plant = Посадіть щось біля свого доміно або пропустіть посадку.
todo-renature-room = Звільніть місце для хмар або зберіть ті, що вміщуються.
todo-renature-score = Ділянку завершено: скористайтеся хмарами або переходьте до підрахунку.
todo-renature-end = Скористайтеся хмарами або завершіть хід.
todo-renature-again = Заплатити хмарами за ще один хід?
renature-board-tip-place = Натисніть на доміно, перетягніть його або скористайтеся клавішами 1–3.
renature-board-tip-place-touch = Торкніться доміно або перетягніть його в долину.
renature-board-tip-plant = Оберіть рослину і клітинку, у будь-якому порядку.
renature-board-tip-room = Змініть джокера або заберіть рослину, щоб звільнити місце для хмар.
renature-board-tip-score = До підрахунку ще можна змінити джокера або забрати рослину.
renature-board-tip-end = Ще можна змінити джокера або забрати рослину.
renature-board-tip-again = Доміно добрано. Можна одразу зробити ще один хід.
renature-board-tip-waiting = Поки чекаєте, приміряйте свої доміно.
renature-board-lay = Оберіть, куди покласти доміно: його повертає клавіша R, коліщатко чи ще один дотик.
renature-board-lay-touch = Оберіть, куди покласти доміно: ще один дотик повертає його.
renature-board-plant-where = Оберіть клітинку біля свого доміно.
renature-board-plant-what = Оберіть рослину, яка там ростиме.
renature-board-take-back-which = Оберіть рослину, яку заберете за її вартість у хмарах.
renature-board-fits = Куди пасує
renature-board-fit = Доміно { $domino } на { $first } і { $second }.
renature-board-spots = Де можна посадити
renature-board-spot = { $cell }, ділянка { $area }
renature-board-spot-points = { $cell }, ділянка { $area }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
renature-board-completes = Завершує: { $areas }.
renature-board-would = Ділянка { $area } завершиться — { $shares }.
renature-board-would-you = ви: { $points }
renature-board-would-other = { $player }: { $points }
renature-board-isolates = { $cells ->
    [1] Одну клітинку струмка після цього вже не накрити.
    [one] { $cells } клітинку струмка після цього вже не накрити.
    [few] { $cells } клітинки струмка після цього вже не накрити.
   *[many] { $cells } клітинок струмка після цього вже не накрити.
}
renature-board-leave = Нічого не садити
renature-board-gather = { $fits ->
    [0] Не збирати
   *[other] Зібрати { $fits }
} ({ $lost ->
    [one] пропадає { $lost } хмара
    [few] пропадають { $lost } хмари
   *[many] пропадає { $lost } хмар
})
renature-board-score = До підрахунку
renature-board-end = Завершити хід
renature-board-again = Ще один хід (хмари: { $clouds })
renature-board-stop = Досить
renature-board-take-back = Забрати рослину
renature-board-take-back-here = Забрати { $plant-acc } з { $cell }
renature-board-room = { $clouds ->
    [one] { $clouds } хмара чекає
    [few] { $clouds } хмари чекають
   *[many] { $clouds } хмар чекає
}
renature-board-confirm = Підтвердити
renature-board-cancel = Назад

# Шкала джокера

renature-board-joker = Джокер
renature-board-joker-track = Шкала джокера
renature-board-is-joker = Джокер — { $animal }
renature-board-joker-to = Зробити джокером: { $animal } (хмари: { $clouds })

# Планшети всіх

renature-board-acts = ходить
renature-board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
renature-board-clouds = { $clouds ->
    [one] { $clouds } хмара
    [few] { $clouds } хмари
   *[many] { $clouds } хмар
}
renature-board-dominoes = Доміно: { $hand } у руці, { $reserve } у запасі
renature-board-held = { $count ->
    [one] { $count } доміно в руці
    [few] { $count } доміно в руці
   *[many] { $count } доміно в руці
}
renature-board-reserve = { $count ->
    [one] { $count } доміно в запасі
    [few] { $count } доміно в запасі
   *[many] { $count } доміно в запасі
}
renature-board-tokens = Жетони соняшника
renature-board-token = жетон із ділянки { $area }, розмір { $size }
renature-board-token-back = жетон із ділянки { $area }, розмір { $size }, на звороті { $back }

# Таблиця доміно

renature-board-seen = Доміно, які ви бачили: { $seen } із { $all }
renature-board-seen-caption = Кожне доміно за двома тваринами: уже вийшло, у вашій руці або ще не виходило
renature-board-domino-seen = уже вийшло
renature-board-domino-held = у вашій руці
renature-board-domino-open = ще не виходило
renature-board-left = ще не виходило: { $left }

# Підрахунок, крок за кроком

renature-scoring-step = Крок { $step } із { $steps }
renature-scoring-next = Далі
renature-scoring-back = Назад
renature-scoring-pause = Зупинити показ
renature-scoring-run = Автопоказ
renature-scoring-skip = До результату
renature-scoring-again = Від початку
renature-scoring-standing = Очки дотепер
renature-scoring-track = Під час гри
renature-scoring-track-why = Очки за посадку й за завершені ділянки; жетони соняшника — у тих, хто завершив ділянки.
renature-scoring-history = Завершено під час гри
renature-scoring-completed = Ділянка { $area }:
renature-scoring-area = Ділянка { $area }, не завершена
renature-scoring-areas = Незавершені ділянки
renature-scoring-clouds = Хмари
renature-scoring-clouds-why = Кожна хмара на планшеті дає очко.
renature-scoring-plants = Рослини, що лишилися
renature-scoring-plants-why = За кожну рослину, що лишилася на планшеті, віднімають її вартість.
renature-scoring-tokens = Жетони соняшника
renature-scoring-tokens-why = Жетони перевертають: рахуються очки на звороті.
renature-scoring-total = Разом
renature-scoring-tie = Жетони, бо очок порівну

# Перед грою

renature-board-valley-choice = Яка долина?
renature-board-valley-printed = Як надруковано
renature-board-valley-mirrored = Дзеркальна
renature-board-valley-upended = Перевернута
renature-board-valley-own = Своя
renature-board-valley-how = Кожен знак — це клітинка: крапка — струмок, S — стартова клітинка, літери від A до R — ділянки; мала літера — клітинка з хмарами.
renature-board-scene = Більше не можна викласти жодної кісточки
