# Домик на дереве.

# Формы — к словам «комната» и «карта»: one «красная», gen «красной», acc «красную», few «красные», many «красных».
treehouse-colour = { $colour ->
    [red] красный
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
    [purple] фиолетовый
    [brown] коричневый
   *[other] { $colour }
}
    .one = { $colour ->
        [red] красная
        [yellow] жёлтая
        [green] зелёная
        [blue] синяя
        [purple] фиолетовая
        [brown] коричневая
       *[other] { $colour }
    }
    .gen = { $colour ->
        [red] красной
        [yellow] жёлтой
        [green] зелёной
        [blue] синей
        [purple] фиолетовой
        [brown] коричневой
       *[other] { $colour }
    }
    .acc = { $colour ->
        [red] красную
        [yellow] жёлтую
        [green] зелёную
        [blue] синюю
        [purple] фиолетовую
        [brown] коричневую
       *[other] { $colour }
    }
    .few = { $colour ->
        [red] красные
        [yellow] жёлтые
        [green] зелёные
        [blue] синие
        [purple] фиолетовые
        [brown] коричневые
       *[other] { $colour }
    }
    .many = { $colour ->
        [red] красных
        [yellow] жёлтых
        [green] зелёных
        [blue] синих
        [purple] фиолетовых
        [brown] коричневых
       *[other] { $colour }
    }

# $room (text): комната, как её пишут: red7.
treehouse-room = { $room ->
    [red1] Чердак-кувыркак
    [red2] Причал с тарзанкой
    [red3] Подушечная крепость
    [red4] Узел скалолаза
    [red5] Уголок жонглёра
    [red6] Балкон классиков
    [red7] Башня-горка
    [red8] Батутная нора
    [red9] Зал сальто
    [red10] Кегельная ветка
    [red11] Попрыгальня
    [red12] Люк с канаткой
    [yellow1] Чердак атласов
    [yellow2] Лаборатория жуков
    [yellow3] Гнездо чисел
    [yellow4] Уголок сказок
    [yellow5] Верстак изобретателя
    [yellow6] Комната звёздных карт
    [yellow7] Шкаф с динозаврами
    [yellow8] Улей букв
    [yellow9] Каморка часовщика
    [yellow10] Метеостанция
    [yellow11] Музей пёрышек
    [yellow12] Бюро шифров
    [green1] Терраса папоротников
    [green2] Отель для улиток
    [green3] Беседка с гамаком
    [green4] Птичья засада
    [green5] Моховой садик
    [green6] Крыльцо бабочек
    [green7] Пчелиный карниз
    [green8] Цветущая крыша
    [green9] Желудёвая кладовка
    [green10] Помост с костром
    [green11] Домик летучих мышей
    [green12] Яма с листьями
    [blue1] Дождевой орган
    [blue2] Комната луж
    [blue3] Окно золотых рыбок
    [blue4] Гавань бумажных корабликов
    [blue5] Бочка с пеной
    [blue6] Мастерская водяного колеса
    [blue7] Грот сосулек
    [blue8] Каюта подводника
    [blue9] Лестница-фонтан
    [blue10] Горка выдры
    [blue11] Ясли для головастиков
    [blue12] Водяной тир
    [purple1] Театр теней
    [purple2] Барабанный погреб
    [purple3] Сундук переодеваний
    [purple4] Комната зеркал
    [purple5] Чердак марионеток
    [purple6] Диско-дупло
    [purple7] Галерея шуток
    [purple8] Музыкальный насест
    [purple9] Нора страшилок
    [purple10] Дудочная эстрада
    [purple11] Комната шариков
    [purple12] Карусель костюмов
    [brown1] Блинная кладовая
    [brown2] Шкафчик с вареньем
    [brown3] Уголок какао
    [brown4] Пряничная пекарня
    [brown5] Балкон попкорна
    [brown6] Ягодный погребок
    [brown7] Суповой котёл
    [brown8] Вафельная
    [brown9] Башня тостов
    [brown10] Медовый погреб
    [brown11] Полночная столовая
    [brown12] Лапшичная
   *[other] { $room }
}
treehouse-coloured-room = «{ treehouse-room }» ({ treehouse-colour.one })
    .nom = { treehouse-colour.one } комната «{ treehouse-room }»
    .gen = { treehouse-colour.gen } комнаты «{ treehouse-room }»
    .acc = { treehouse-colour.acc } комнату «{ treehouse-room }»
treehouse-condition = { $condition ->
    [two] «2 очка»
    [none] «без очков»
   *[other] { $condition }
}
treehouse-list = { $head }, { $rest }
treehouse-place = { $place ->
    [1] первое место слева
    [2] второе место слева
    [3] третье место слева
    [4] четвёртое место слева
    [5] пятое место слева
    [6] шестое место слева
   *[other] место { $place } слева
}

# Что решает при равных очках, после «побеждает Олеся:».
treehouse-tie-break = больше комнат одного цвета

# Раздача

treehouse-opening-youngest = Игра для самых юных: без карт условий.

# События

treehouse-dealt = Начинается раунд { $round }: каждому раздано шесть комнат.
treehouse-chose = { $player } выбирает { $room-acc }.
treehouse-chose-unseen = Выбор сделан: { $player }.
treehouse-changed = { $player } меняет выбор: теперь это { $room-nom }.
treehouse-shows = { $player } показывает { $room-acc }
treehouse-revealed = Все выбрали: { $shown }.
treehouse-built = { $player } строит { $room-acc } на уровне { $level }, { treehouse-place }; маркер баланса { $marker ->
    [left] слева
    [right] справа
   *[centre] посередине
}.
treehouse-discarded = { $player } сбрасывает { $room-acc }.
treehouse-passed = Все передают карты налево.
treehouse-leftover = { $player } сбрасывает { $room-acc }, последнюю на руке; остальные её не видят.
treehouse-leftover-unseen = { $player } сбрасывает последнюю комнату с руки, не показывая её.
treehouse-scoring = { $drawn ->
    [yes] Подсчёт раунда { $round }: начинает { $player }, так выпал жребий.
   *[no] Подсчёт раунда { $round }: начинает { $player }.
}
# Для двоих: им карту не выбирать.
treehouse-scoring-lay = { $drawn ->
    [yes] Подсчёт раунда { $round }: первую карту кладёт { $player }, так выпал жребий.
   *[no] Подсчёт раунда { $round }: первую карту кладёт { $player }.
}
treehouse-took = { $player } берёт карту { treehouse-condition }.
treehouse-laid = { $player } кладёт карту { treehouse-condition } на { $colour } цвет.
treehouse-claimed = { $player } берёт { $colour-acc } карту подсчёта: комнаты этого цвета дают очки.
treehouse-gains = { $player } +{ $gained } ({ $score })
treehouse-scored = Раунд { $round }: { $shown }.
treehouse-bonus = У игрока { $player } больше { $colour-many } комнат, чем у остальных: ещё { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.

# Отказы

treehouse-unknown-action = «{ $text }» — здесь не действие; пишите choose red7, build 3,2, discard, take two, lay red или claim red.
treehouse-unknown-room = Комнаты «{ $text }» нет; комнату пишут так: red7.
treehouse-unknown-place = «{ $text }» — не место; пишите уровень,место, например 3,2: на уровне 2 есть 2 места, на уровне 6 — 6.
treehouse-unknown-colour = Цвета «{ $text }» нет; пишите red, yellow, green, blue, purple или brown.
treehouse-now-choose = Сначала выберите комнату на руке.
treehouse-now-place = Комнаты открыты: постройте свою или сбросьте её.
treehouse-now-take = Возьмите карту условия: two или none.
treehouse-now-lay = Положите свою карту условия на один из цветов.
treehouse-now-claim = Возьмите карту подсчёта одного из цветов.
treehouse-placed-already = Свою комнату вы уже разыграли; остальные ещё нет.
treehouse-chosen-already = Вы уже выбрали { $room-acc }.
treehouse-not-in-hand = У вас на руке нет { $room-gen }.
treehouse-place-taken = Там уже стоит { $room-nom }.
treehouse-no-support = { $below ->
    [both] Там комнате не на что опереться: сначала постройте обе комнаты под ней.
    [left] Там комнате не на что опереться: сначала постройте комнату под ней слева.
    [right] Там комнате не на что опереться: сначала постройте комнату под ней справа.
   *[one] Там комнате не на что опереться: сначала постройте комнату под ней.
}
treehouse-must-touch = Там комната не касалась бы ни одной { $colour-gen } комнаты, а комнаты одного цвета держатся вместе.
treehouse-sealed-off = Ни одно свободное место больше не касается { $colour-gen } комнаты: этот цвет закрыт.
treehouse-balance = { $side ->
    [left] Маркер баланса дальше влево не сдвинуть: с той стороны сейчас строить нельзя.
   *[right] Маркер баланса дальше вправо не сдвинуть: с той стороны сейчас строить нельзя.
}
treehouse-too-high = Выше уровня 6 не строят.
treehouse-reasons = { $first } { $rest }
treehouse-no-card-left = Карт { treehouse-condition } больше нет.
treehouse-colour-taken = Эта карта подсчёта ({ $colour-one }) уже занята игроком { $player }.

# Лист подсчёта

treehouse-sheet-worth = { $colour-one } — { $worth }
treehouse-sheet-round = Раунд { $round }. Очки за комнату: { $worths }.
treehouse-sheet-first = { "  " }Начинает { $player }.
treehouse-sheet-first-lay = { "  " }Первую карту кладёт { $player }.
treehouse-sheet-laid = { $condition ->
    [claim] { "  " }{ $player } берёт { $colour-acc } карту подсчёта.
   *[other] { "  " }{ $player } кладёт карту { treehouse-condition } на { $colour } цвет.
}
treehouse-sheet-term = { $rooms } { $rooms ->
    [one] { $colour-one }
    [few] { $colour-few }
   *[many] { $colour-many }
} по { $worth }
treehouse-sheet-seat = { "  " }{ $player }: { $terms }. Очки: { $points }.
treehouse-sheet-nothing = { "  " }{ $player }: ничего.
treehouse-sheet-so-far = { $player }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} за три раунда.
treehouse-sheet-bonuses = Очки за первенство в каждом цвете.
treehouse-sheet-bonus = { "  " }У игрока { $player } больше { $colour-many } комнат, чем у остальных. Очки: { $points }.
treehouse-sheet-tied = { "  " }Больше всего { $colour-many } комнат у нескольких игроков, по { $rooms }: очков не получает никто.
treehouse-sheet-total = { $player }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, больше всего одного цвета: { $largest } { $largest ->
    [one] комната
    [few] комнаты
   *[many] комнат
}.

# Почему так

treehouse-reason-takes-lead = Выводит вперёд по числу { $colour-many } комнат: { $rooms } против { $other }.
treehouse-reason-keeps-lead = Сохраняет первенство по числу { $colour-many } комнат: { $rooms } против { $other }.
treehouse-reason-most = В этом домике больше всего { $colour-many } комнат: { $rooms }.
treehouse-reason-first = Ни одной { $colour-gen } комнаты ещё нет, так что эту можно поставить на любое открытое место.
treehouse-reason-scores = Построенная сейчас комната даёт очки в { $rounds } { $rounds ->
    [one] подсчёте
    [few] подсчётах
   *[many] подсчётах
}.
treehouse-reason-denies = Остальные карты получит { $player }, а там пригодилась бы { $room-nom }: { $colour-many } комнат там уже { $rooms }.
treehouse-reason-nothing-fits = Ни одну комнату с руки построить нельзя.
treehouse-reason-only-place = Больше нигде { $room-nom } стоять не может.
treehouse-reason-spares = Не закрывает ни одного цвета; в другом месте мог бы закрыться { $colour } цвет.
treehouse-reason-leaves-open = Оставляет свободное место для { $colour-many } комнат.
treehouse-reason-balance = Маркер баланса тогда будет посередине: следующую комнату можно строить с любой стороны.
treehouse-reason-above = Открывает наверху место ещё для { $places } { $places ->
    [one] комнаты
    [few] комнат
   *[many] комнат
}.
treehouse-reason-grows = В домике тогда будет { $rooms } { $rooms ->
    [one] { $colour-one } комната
    [few] { $colour-few } комнаты
   *[many] { $colour-many } комнат
}.
treehouse-reason-fits-nowhere = { $room } нигде не помещается.
treehouse-reason-seals = Где ни поставь { $room-acc }, это закроет { $colour } цвет.
treehouse-reason-always-seals = Где ни поставь { $room-acc }, это закроет какой-нибудь цвет.
treehouse-reason-doubles = Здесь на { $more } { $more ->
    [one] { $colour-acc } комнату
    [few] { $colour-few } комнаты
   *[many] { $colour-many } комнат
} больше, чем у любого другого: самое место для карты «2 очка».
treehouse-reason-blanks = У игрока { $player } на { $more } { $more ->
    [one] { $colour-acc } комнату
    [few] { $colour-few } комнаты
   *[many] { $colour-many } комнат
} больше: самое место для карты «без очков».
treehouse-reason-nothing-to-lose = Своих { $colour-many } комнат нет, так что терять нечего.
treehouse-reason-none-better = Выиграть сейчас ничего нельзя, а из свободных цветов меньше всего потерь, если выбрать { $colour }.
treehouse-reason-last-card = Это последняя карта { treehouse-condition }: больше никто её не возьмёт.
treehouse-reason-only-card = Других карт не осталось.
treehouse-reason-claims-lead = Очки { $rooms ->
    [one] даёт { $rooms } { $colour-one } комната
    [few] дают { $rooms } { $colour-few } комнаты
   *[many] дают { $rooms } { $colour-many } комнат
}, на { $more } больше, чем у любого другого.
treehouse-reason-claims = Очки { $rooms ->
    [one] даёт { $rooms } { $colour-one } комната
    [few] дают { $rooms } { $colour-few } комнаты
   *[many] дают { $rooms } { $colour-many } комнат
}.
