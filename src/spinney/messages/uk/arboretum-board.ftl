# Арборетум: поле у браузері.

# Що робити, над полем

todo-arboretum-draw_first = Ваш хід: візьміть карту з колоди або зі стосу скиду.
todo-arboretum-draw_second = Візьміть другу карту.
todo-arboretum-play = Висадіть одну зі своїх карт.
todo-arboretum-discard = Скиньте одну карту у свій стос.

# Що робити з картою в руці

arboretum-board-do-place = Оберіть, де її висадити
arboretum-board-do-lay-off = Скиньте її у свій стос
arboretum-board-brings = { $more ->
    [one] На { $more } очко більше
    [few] На { $more } очки більше
   *[many] На { $more } очок більше
}: алея коштуватиме { $points }.
arboretum-board-yes = Так
arboretum-board-no = Ні

# Арборетуми

arboretum-board-you = Ви
arboretum-board-own = Ваш арборетум
arboretum-board-of = Арборетум гравця { $name }
arboretum-board-back = До свого арборетуму
arboretum-board-stage = Показаний арборетум
arboretum-board-grove = Арборетум гравця { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
arboretum-board-laid = { $card } на { $x },{ $y }
arboretum-board-cell-open = Вільна клітинка { $x },{ $y }
arboretum-board-cell-closed = Клітинка { $x },{ $y }, сюди не можна
arboretum-board-eyes = Вигляд
arboretum-board-closer = Наблизити
arboretum-board-farther = Віддалити
arboretum-board-fit = Показати все
arboretum-board-seats = Інші арборетуми
arboretum-board-seat = { $name }: { $laid ->
    [one] висаджено { $laid } карту
    [few] висаджено { $laid } карти
   *[many] висаджено { $laid } карт
}, у руці { $hand }. Показати цей арборетум.
arboretum-board-held = { $count ->
    [one] { $count } карта в руці
    [few] { $count } карти в руці
   *[many] { $count } карт у руці
}
arboretum-board-piled = { $count ->
    [one] { $count } карта у стосі скиду
    [few] { $count } карти у стосі скиду
   *[many] { $count } карт у стосі скиду
}
# What the paths of a seat are worth, if it had the right to score all of them.
arboretum-board-worth = Алеї вартували б { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}, якби було право на всі види
arboretum-board-known = Відомо:

# Колода і стоси скиду

arboretum-board-sources = Колода і стоси скиду
arboretum-board-deck-name = Колода
arboretum-board-deck = Колода: { $count ->
    [one] лишилася { $count } карта
    [few] лишилося { $count } карти
   *[many] лишилося { $count } карт
}
arboretum-board-pile = Стос скиду гравця { $name }, зверху { $card }, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
arboretum-board-pile-empty = Стос скиду гравця { $name }, порожній
arboretum-board-pile-of = Стос скиду гравця { $name } ({ $count })
arboretum-board-leaf = Переглянути стос скиду гравця { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
arboretum-board-discard = Скинути
arboretum-board-discard-here = Скинути сюди карту { $card }
arboretum-board-close = Сховати стос

# Рука

arboretum-board-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
arboretum-board-card-fresh = { arboretum-card }, щойно взята карта
arboretum-board-sum = { arboretum-species }: сума у вашій руці { $sum }.
arboretum-board-eight-safe = Вашу вісімку ніхто не може скасувати.
arboretum-board-eight-at_risk = Вашій вісімці загрожує одиниця: вона ще може опинитися в чужій руці й скасувати вісімку.
arboretum-board-eight-cancelled = Ваша вісімка рахується за 0, бо одиниця в чужій руці.
arboretum-board-one-cancels = Ваша одиниця скасовує вісімку в будь-якій іншій руці.

# Таблиця видів

arboretum-board-ledger = Види
arboretum-board-unseen = Види й приховані карти
arboretum-board-unseen-count = { $count ->
    [one] { $count } прихована карта
    [few] { $count } приховані карти
   *[many] { $count } прихованих карт
}
arboretum-board-column = { $name }: очки за найкращу алею зараз і те, що відомо про руку
arboretum-board-known-sum = { $name }: у руці відомо { $sum }
arboretum-board-legend-unseen = приховані
arboretum-board-legend-held = у вашій руці
arboretum-board-legend-points = найкраща алея зараз
arboretum-board-legend-sum = відомо в руці

# Підрахунок наприкінці

arboretum-board-scoring = Підрахунок очок
arboretum-board-steps = Кроки підрахунку
arboretum-board-step = { $step } із { $steps }
arboretum-board-previous = Назад
arboretum-board-next = Далі
arboretum-board-play = Автопоказ
arboretum-board-pause = Зупинити показ
arboretum-board-final = Підсумок
arboretum-board-winner = { $count ->
    [1] { $names } перемагає: { $points } { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }
   *[other] { $names } ділять перемогу: { $points } { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }
}
arboretum-board-pad = Очки за кожен вид і кожного гравця
arboretum-board-totals = Очки на цей момент
arboretum-board-told = { $name }: { $why } { $points ->
    [0] Очок немає.
    [one] { $points } очко.
    [few] { $points } очки.
   *[many] { $points } очок.
}
arboretum-board-total = Разом
arboretum-board-grown = Видів в арборетумі
arboretum-board-place = Місце
arboretum-board-unscored = Алея на { $points } без права на очки
arboretum-board-none-held = У руці немає
arboretum-board-no-path = Алеї цього виду немає
arboretum-board-right-most = Є право на очки: { $sum } — найбільша сума в руці.
arboretum-board-right-shared = Є право на очки: найбільшу суму, { $sum }, має не лише цей гравець.
arboretum-board-right-nobody = Є право на очки: цього виду немає ні в кого в руці, тож право мають усі.
arboretum-board-right-none = Немає права на очки: { $sum } у руці проти { $most }.
arboretum-board-right-cancelled = Вісімка рахується за 0, бо { $name } тримає в руці одиницю.
arboretum-board-for-cards = { $points ->
    [one] { $points } карта
    [few] { $points } карти
   *[many] { $points } карт
}
arboretum-board-for-pure = усі одного виду
arboretum-board-for-one = починається з 1
arboretum-board-for-eight = закінчується на 8
arboretum-board-decided = Очок порівну, тож вирішує, у кого в арборетумі більше різних видів.

# Перед грою

arboretum-board-species = Які види у грі?
arboretum-board-species-about = Гравців: { $players }; видів у грі: { $wanted }. Оберіть улюблені, решту визначить жереб.
arboretum-board-species-all = Гравців: { $players }, тож у грі всі десять видів.
arboretum-board-species-count = Обрано: { $picked }, за жеребом: { $lots }.
arboretum-board-species-lot = Усі за жеребом
option-arboretum-opening_discard = Початковий скид, як у виданні 2015 року: усі, крім першого гравця, починають з однієї карти у своєму стосі скиду
arboretum-board-scene = Колода скінчилася
