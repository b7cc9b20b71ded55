# Будиночок на дереві.

# Форми — до слова «кімната» чи «карта»: one «червона», gen «червоної», acc «червону», few «червоні», many «червоних».
treehouse-colour = { $colour ->
    [red] червоний
    [yellow] жовтий
    [green] зелений
    [blue] синій
    [purple] фіолетовий
    [brown] коричневий
   *[other] { $colour }
}
    .one = { $colour ->
        [red] червона
        [yellow] жовта
        [green] зелена
        [blue] синя
        [purple] фіолетова
        [brown] коричнева
       *[other] { $colour }
    }
    .gen = { $colour ->
        [red] червоної
        [yellow] жовтої
        [green] зеленої
        [blue] синьої
        [purple] фіолетової
        [brown] коричневої
       *[other] { $colour }
    }
    .acc = { $colour ->
        [red] червону
        [yellow] жовту
        [green] зелену
        [blue] синю
        [purple] фіолетову
        [brown] коричневу
       *[other] { $colour }
    }
    .few = { $colour ->
        [red] червоні
        [yellow] жовті
        [green] зелені
        [blue] сині
        [purple] фіолетові
        [brown] коричневі
       *[other] { $colour }
    }
    .many = { $colour ->
        [red] червоних
        [yellow] жовтих
        [green] зелених
        [blue] синіх
        [purple] фіолетових
        [brown] коричневих
       *[other] { $colour }
    }

# $room (text): кімната, як її пишуть: red7.
treehouse-room = { $room ->
    [red1] Горище-перекидище
    [red2] Тарзанкова пристань
    [red3] Подушкова фортеця
    [red4] Вузол скелелаза
    [red5] Куток жонглера
    [red6] Балкон класиків
    [red7] Вежа-гірка
    [red8] Батутна нора
    [red9] Зала сальто
    [red10] Кегельна гілка
    [red11] Стрибальня
    [red12] Люк із зіплайном
    [yellow1] Мапове горище
    [yellow2] Лабораторія жуків
    [yellow3] Гніздо чисел
    [yellow4] Казковий куток
    [yellow5] Верстак винахідника
    [yellow6] Кімната зоряних мап
    [yellow7] Шафа з динозаврами
    [yellow8] Вулик літер
    [yellow9] Комірка годинникаря
    [yellow10] Метеостанція
    [yellow11] Музей пір’їн
    [yellow12] Бюро шифрів
    [green1] Тераса папоротей
    [green2] Готель для равликів
    [green3] Гамакова альтанка
    [green4] Пташина засідка
    [green5] Моховий садок
    [green6] Метеликовий ґанок
    [green7] Бджолиний карниз
    [green8] Квітуча стріха
    [green9] Жолудева комора
    [green10] Поміст із багаттям
    [green11] Кажанячий будиночок
    [green12] Яма з листям
    [blue1] Дощовий орган
    [blue2] Кімната калюж
    [blue3] Вікно золотих рибок
    [blue4] Гавань паперових човників
    [blue5] Бочка з піною
    [blue6] Майстерня водяного колеса
    [blue7] Грот бурульок
    [blue8] Каюта підводника
    [blue9] Сходи-фонтан
    [blue10] Видряча гірка
    [blue11] Ясла для пуголовків
    [blue12] Тир водяних пістолетів
    [purple1] Театр тіней
    [purple2] Барабанний льох
    [purple3] Скриня перевдягань
    [purple4] Кімната дзеркал
    [purple5] Горище маріонеток
    [purple6] Диско-дупло
    [purple7] Галерея жартів
    [purple8] Музичне сідало
    [purple9] Нора страшилок
    [purple10] Сопілкова сцена
    [purple11] Кімната кульок
    [purple12] Карусель костюмів
    [brown1] Млинцева комора
    [brown2] Шафка з варенням
    [brown3] Куток какао
    [brown4] Пряникова пекарня
    [brown5] Попкорновий балкон
    [brown6] Ягідний льох
    [brown7] Суповий казан
    [brown8] Вафельня
    [brown9] Вежа тостів
    [brown10] Медова комірка
    [brown11] Їдальня опівночі
    [brown12] Локшинна
   *[other] { $room }
}
treehouse-coloured-room = «{ treehouse-room }» ({ treehouse-colour.one })
    .nom = { treehouse-colour.one } кімната «{ treehouse-room }»
    .gen = { treehouse-colour.gen } кімнати «{ treehouse-room }»
    .acc = { treehouse-colour.acc } кімнату «{ treehouse-room }»
treehouse-condition = { $condition ->
    [two] «2 очки»
    [none] «без очок»
   *[other] { $condition }
}
treehouse-list = { $head }, { $rest }
treehouse-place = { $place ->
    [1] перше місце зліва
    [2] друге місце зліва
    [3] третє місце зліва
    [4] четверте місце зліва
    [5] п’яте місце зліва
    [6] шосте місце зліва
   *[other] місце { $place } зліва
}

# Що вирішує за рівних очок, після «Нічия по 12 очок, перемагає …:».
treehouse-tie-break = більше кімнат одного кольору

# Роздача

treehouse-opening-youngest = Варіант для наймолодших гравців: без карт умов.

# Події

treehouse-dealt = Починається раунд { $round }: кожному роздано шість кімнат.
treehouse-chose = { $player } обирає { $room-acc }.
treehouse-chose-unseen = Вибір зроблено: { $player }.
treehouse-changed = { $player } змінює вибір на { $room-acc }.
treehouse-shows = { $player } показує { $room-acc }
treehouse-revealed = Усі обрали: { $shown }.
treehouse-built = { $player } будує { $room-acc } на рівні { $level }, { treehouse-place }; маркер балансу { $marker ->
    [left] ліворуч
    [right] праворуч
   *[centre] посередині
}.
treehouse-discarded = { $player } скидає { $room-acc }.
treehouse-passed = Усі передають карти ліворуч.
treehouse-leftover = { $player } скидає останню карту, { $room-acc }; інші її не бачать.
treehouse-leftover-unseen = { $player } скидає останню карту, не показуючи її.
treehouse-scoring = { $drawn ->
    [yes] Підрахунок очок за раунд { $round }: першу карту обирає { $player }, так випав жереб.
   *[no] Підрахунок очок за раунд { $round }: першу карту обирає { $player }.
}
# Удвох карти умови не обирають.
treehouse-scoring-lay = { $drawn ->
    [yes] Підрахунок очок за раунд { $round }: першу карту кладе { $player }, так випав жереб.
   *[no] Підрахунок очок за раунд { $round }: першу карту кладе { $player }.
}
treehouse-took = { $player } бере карту умови { treehouse-condition }.
treehouse-laid = { $player } кладе карту { treehouse-condition } на { $colour } колір.
treehouse-claimed = { $player } бере { $colour-acc } карту підрахунку: кімнати цього кольору дають очки.
treehouse-gains = { $player } +{ $gained } ({ $score })
treehouse-scored = Раунд { $round }: { $shown }.
treehouse-bonus = { $player } має найбільше { $colour-many } кімнат: ще { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}.

# Відмови

treehouse-unknown-action = «{ $text }» — тут не дія; пишіть choose red7, build 3,2, discard, take two, lay red або claim red.
treehouse-unknown-room = Кімнати «{ $text }» немає; кімнату пишуть так: red7.
treehouse-unknown-place = «{ $text }» — не місце; пишіть рівень,місце, наприклад 3,2: на рівні 2 є 2 місця, на рівні 6 — 6.
treehouse-unknown-colour = Кольору «{ $text }» немає; пишіть red, yellow, green, blue, purple або brown.
treehouse-now-choose = Спершу оберіть кімнату зі своєї руки.
treehouse-now-place = Кімнати відкрито: збудуйте свою або скиньте її.
treehouse-now-take = Візьміть карту умови: two або none.
treehouse-now-lay = Покладіть свою карту умови на якийсь колір.
treehouse-now-claim = Візьміть карту підрахунку якогось кольору.
treehouse-placed-already = Ваша кімната вже на місці; інші ще будують.
treehouse-chosen-already = Ви вже обрали { $room-acc }.
treehouse-not-in-hand = У вашій руці немає { $room-gen }.
treehouse-place-taken = Там уже стоїть { $room-nom }.
treehouse-no-support = { $below ->
    [both] Там кімнаті немає на що спертися: спершу збудуйте обидві кімнати під нею.
    [left] Там кімнаті немає на що спертися: спершу збудуйте кімнату під нею ліворуч.
    [right] Там кімнаті немає на що спертися: спершу збудуйте кімнату під нею праворуч.
   *[one] Там кімнаті немає на що спертися: спершу збудуйте кімнату під нею.
}
treehouse-must-touch = Там кімната не торкалася б жодної { $colour-gen }, а кімнати одного кольору мають бути разом.
treehouse-sealed-off = Жодне вільне місце вже не торкається { $colour-gen } кімнати: цей колір заблоковано.
treehouse-balance = { $side ->
    [left] Маркер балансу не може зсунутися далі вліво: з лівого боку зараз нічого не збудуєш.
   *[right] Маркер балансу не може зсунутися далі вправо: з правого боку зараз нічого не збудуєш.
}
treehouse-too-high = Вище за рівень 6 не будують.
treehouse-reasons = { $first } { $rest }
treehouse-no-card-left = Карт { treehouse-condition } більше немає.
treehouse-colour-taken = Карту підрахунку «{ $colour }» уже зайнято (гравець { $player }).

# Аркуш підрахунку

treehouse-sheet-worth = { $colour-one } { $worth }
treehouse-sheet-round = Раунд { $round }. Кімната варта: { $worths }.
treehouse-sheet-first = { "  " }Першу карту обирає { $player }.
treehouse-sheet-first-lay = { "  " }Першу карту кладе { $player }.
treehouse-sheet-laid = { $condition ->
    [claim] { "  " }{ $player } бере { $colour-acc } карту підрахунку.
   *[other] { "  " }{ $player } кладе карту { treehouse-condition } на { $colour } колір.
}
treehouse-sheet-term = { $rooms } { $rooms ->
    [one] { $colour-one }
    [few] { $colour-few }
   *[many] { $colour-many }
} по { $worth }
treehouse-sheet-seat = { "  " }{ $player }: { $terms }. Очки: { $points }.
treehouse-sheet-nothing = { "  " }{ $player }: нічого.
treehouse-sheet-so-far = { $player }: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
} за три раунди.
treehouse-sheet-bonuses = Найбільше кімнат кожного кольору.
treehouse-sheet-bonus = { "  " }{ $player } має найбільше { $colour-many } кімнат. Очки: { $points }.
treehouse-sheet-tied = { "  " }За { $colour-few } кімнати нічия ({ $rooms }): очок не отримує ніхто.
treehouse-sheet-total = { $player }: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}, щонайбільше { $largest } { $largest ->
    [one] кімната
    [few] кімнати
   *[many] кімнат
} одного кольору.

# Чому так

treehouse-reason-takes-lead = Виводить уперед за кількістю { $colour-many } кімнат: { $rooms } проти { $other }.
treehouse-reason-keeps-lead = Утримує першість за кількістю { $colour-many } кімнат: { $rooms } проти { $other }.
treehouse-reason-most = У цьому будиночку найбільше саме { $colour-many } кімнат: { $rooms }.
treehouse-reason-first = Жодної { $colour-gen } кімнати ще немає, тож її можна збудувати на будь-якому відкритому місці.
treehouse-reason-scores = Збудована зараз кімната принесе очки { $rounds } { $rounds ->
    [one] раз
    [few] рази
   *[many] разів
}.
treehouse-reason-denies = Решту карт отримає { $player }, і там згодилася б { $room-nom }: { $colour-many } кімнат у тому будиночку вже { $rooms }.
treehouse-reason-nothing-fits = Жодної кімнати з руки збудувати не можна.
treehouse-reason-only-place = Більше ніде збудувати { $room-acc } не можна.
treehouse-reason-spares = Не блокує жодного кольору; деінде кімната могла б заблокувати { $colour } колір.
treehouse-reason-leaves-open = Лишає вільне місце для { $colour-many } кімнат.
treehouse-reason-balance = Маркер балансу тоді посередині: наступну кімнату можна будувати з будь-якого боку.
treehouse-reason-above = Відкриває вгорі місце ще для { $places } { $places ->
    [one] кімнати
    [few] кімнат
   *[many] кімнат
}.
treehouse-reason-grows = У будиночку тоді { $rooms } { $rooms ->
    [one] { $colour-one } кімната
    [few] { $colour-few } кімнати
   *[many] { $colour-many } кімнат
}.
treehouse-reason-fits-nowhere = Для { $room-gen } немає місця.
treehouse-reason-seals = Хоч де збудувати { $room-acc }, це заблокує { $colour } колір.
treehouse-reason-always-seals = Хоч де збудувати { $room-acc }, це заблокує якийсь колір.
treehouse-reason-doubles = Тут на { $more } { $more ->
    [one] { $colour-acc } кімнату
    [few] { $colour-few } кімнати
   *[many] { $colour-many } кімнат
} більше, ніж у будь-кого іншого: сюди варто покласти «2 очки».
treehouse-reason-blanks = { $player } має на { $more } { $more ->
    [one] { $colour-acc } кімнату
    [few] { $colour-few } кімнати
   *[many] { $colour-many } кімнат
} більше: сюди варто покласти «без очок».
treehouse-reason-nothing-to-lose = У цьому будиночку немає { $colour-many } кімнат, тож нема чого втрачати.
treehouse-reason-none-better = Зараз нічого не виграти, а серед вільних кольорів найменше коштує { $colour }.
treehouse-reason-last-card = Це остання карта { treehouse-condition }: більше ніхто її не візьме.
treehouse-reason-only-card = Інших карт не лишилося.
treehouse-reason-claims-lead = Очки { $rooms ->
    [one] дає { $rooms } { $colour-one } кімната
    [few] дають { $rooms } { $colour-few } кімнати
   *[many] дають { $rooms } { $colour-many } кімнат
}, на { $more } більше, ніж у будь-кого іншого.
treehouse-reason-claims = Очки { $rooms ->
    [one] дає { $rooms } { $colour-one } кімната
    [few] дають { $rooms } { $colour-few } кімнати
   *[many] дають { $rooms } { $colour-many } кімнат
}.
