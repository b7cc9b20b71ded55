# Будиночок на дереві: що каже поле.

treehouse-board-hand = Ваша рука
treehouse-board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
treehouse-board-built = { $count ->
    [one] Збудовано { $count } кімнату
    [few] Збудовано { $count } кімнати
   *[many] Збудовано { $count } кімнат
}
treehouse-board-held = { $count ->
    [one] { $count } кімната в руці
    [few] { $count } кімнати в руці
   *[many] { $count } кімнат у руці
}
treehouse-board-trees = Дерева
treehouse-board-close = Сховати дерево
treehouse-board-nothing = нічого
treehouse-board-tree = Дерево гравця { $player }: { $rooms ->
    [one] { $rooms } кімната
    [few] { $rooms } кімнати
   *[many] { $rooms } кімнат
}; маркер балансу { $marker ->
    [left] ліворуч
    [right] праворуч
   *[centre] посередині
}
treehouse-board-tree-of = Дерево гравця { $player }
treehouse-board-round = Раунд { $round } із 3
treehouse-board-choice = Вибір { $choice } із 5

# Місця на дереві

treehouse-board-place-built = Рівень { $level }, місце { $place }: { $room }.
treehouse-board-place-open = Рівень { $level }, місце { $place }: відкрите.
treehouse-board-place-closed = Рівень { $level }, місце { $place }: закрите.
treehouse-board-open = Відкрите: тут може стояти кімната.
treehouse-board-place-free = Рівень { $level }, місце { $place }: вільне.
treehouse-board-built-in = Збудовано в раунді { $round }
treehouse-board-marker-then = Маркер балансу тоді буде { $marker ->
    [left] ліворуч
    [right] праворуч
   *[centre] посередині
}.
treehouse-board-grows = { $colour }: було { $now }, стане { $then }
treehouse-board-seals = Це заблокує { $colour } колір: жодне вільне місце вже не торкатиметься його.
treehouse-board-sealed = Заблоковано: жодне вільне місце не торкається цього кольору
treehouse-board-fits = { $count ->
    [0] Немає місця
    [one] Є { $count } місце
    [few] Є { $count } місця
   *[many] Є { $count } місць
}
treehouse-board-nowhere = немає місця
treehouse-board-is-chosen = Обрано

# Місця за столом

# Читається вголос після імені, рахунку й того, що гравець робить. $shown (text): кімната, яку він показує, або нічого.
treehouse-board-seat = { $shown } Збудовано кімнат: { $rooms }; маркер балансу { $marker ->
    [left] ліворуч
    [right] праворуч
   *[centre] посередині
}. Подивитися на дерево.
treehouse-board-has-chosen = вибір зроблено
treehouse-board-choosing = обирає
treehouse-board-doing-place = будує
treehouse-board-doing-take = бере карту
treehouse-board-doing-lay = кладе карту
treehouse-board-doing-claim = бере карту підрахунку
treehouse-board-has-placed = готово
treehouse-board-holds = { $player } тримає
treehouse-board-hand-unseen = { $player } тримає { $count ->
    [one] { $count } кімнату, якої ви не бачили.
    [few] { $count } кімнати, яких ви не бачили.
   *[many] { $count } кімнат, яких ви не бачили.
}
treehouse-board-discards = Скинуті кімнати гравця { $player }

# Що робити зараз

todo-treehouse-choose = Таємно оберіть кімнату.
todo-treehouse-place = Збудуйте кімнату або скиньте її.
todo-treehouse-take = Візьміть карту умови.
todo-treehouse-lay = Покладіть свою карту умови на якийсь колір.
todo-treehouse-claim = Візьміть карту підрахунку якогось кольору.
treehouse-board-pick = Оберіть кімнату з руки: підсвітяться місця, де її можна збудувати.
treehouse-board-room-fits = { $count ->
    [0] Для { $room-gen } немає місця на вашому дереві: її довелося б скинути.
    [one] Для { $room-gen } є { $count } місце.
    [few] Для { $room-gen } є { $count } місця.
   *[many] Для { $room-gen } є { $count } місць.
}
treehouse-board-choose-it = Обрати цю кімнату
treehouse-board-back = Назад
# $players (text): імена тих, хто ще не обрав, через кому.
treehouse-board-chose = Ваш вибір: { $room }. Ще обирають: { $players }. Доти вибір можна змінити.
treehouse-board-build = Збудуйте { $room-acc } на підсвіченому місці або скиньте її.
treehouse-board-as-planned = Збудувати, як задумано
treehouse-board-builds-itself = Зараз збудуємо { $room-acc }, як задумано.
treehouse-board-discard = Скинути
treehouse-board-discard-instead = Краще скинути
treehouse-board-elsewhere = Збудувати в іншому місці
treehouse-board-take = Візьміть карту умови.
treehouse-board-take-it = { $condition ->
    [two] 2 очки
   *[none] Без очок
} (лишилося { $left })
treehouse-board-lay = Покладіть свою карту на якийсь колір.
treehouse-board-card-none = Без очок: кімнати цього кольору в цьому раунді нічого не дають.
treehouse-board-card-two = 2 очки: кожна кімната цього кольору в цьому раунді дає 2 очки.
treehouse-board-you = Ви
treehouse-board-change = { $player }: кімнат { $rooms }, очки { $change }.
treehouse-board-claim = Візьміть карту підрахунку: кожна кімната її кольору дасть 1 очко. Кольори, яких ніхто не взяв, нічого не дають.
treehouse-board-waiting = Чекаємо на гравців: { $players }.
treehouse-board-over = Гру закінчено.
treehouse-board-sure = Підтвердити

# Карти підрахунку

treehouse-board-scores = Скільки очок зараз дав би кожен колір
treehouse-board-score-card = Карта підрахунку: { $colour }.
treehouse-board-worth = Кімната дає { $worth ->
    [0] 0 очок
    [one] { $worth } очко
    [few] { $worth } очки
   *[many] { $worth } очок
}.
treehouse-board-laid-by = Цю карту поклав гравець { $player }.
treehouse-board-round-gain = зараз
treehouse-board-total = очки
treehouse-board-most = Найбільше кімнат цього кольору: наприкінці цей гравець отримав би карту підрахунку
treehouse-board-memory = Що ви пам’ятаєте
treehouse-board-leftovers = Остання кімната кожної руки, скинута
treehouse-board-all-discards = Скинуті після відкриття
treehouse-board-deck = Кімнат у колоді: { $count }

# Підрахунок закінченої гри

treehouse-board-scoring = Підрахунок очок
treehouse-board-step-round = Раунд { $round }
treehouse-board-step-most = Найбільше кімнат
treehouse-board-step-colour = Найбільше кімнат: { $colour } колір
treehouse-board-step-final = Підсумкова таблиця
treehouse-board-step-back = Назад
treehouse-board-step-on = Далі
treehouse-board-step-play = Автопоказ
treehouse-board-step-pause = Зупинити показ
treehouse-board-round-over = Раунд { $round } закінчено
treehouse-board-next-round = Наступний раунд
treehouse-board-first = Починає { $player }.
treehouse-board-round-points = раунд
treehouse-board-most-rule = Гравець, у якого кімнат певного кольору більше, ніж у кожного з решти, бере карту підрахунку цього кольору й отримує по очку за кожну таку кімнату. За нічиєї не отримує ніхто.
treehouse-board-tied = { $rooms ->
    [0] Таких кімнат ніхто не збудував.
   *[other] Нічия по { $rooms }: очок не отримує ніхто.
}
treehouse-board-largest = Найбільше кімнат одного кольору

# Перед грою

option-treehouse-youngest = Для наймолодших: без карт умов
treehouse-board-scene = Останній раунд закінчено
