# Renature. Слова — как в русском издании.

renature-animal = { $animal ->
    [butterfly] бабочка
    [snail] улитка
    [salamander] саламандра
    [frog] лягушка
    [turtle] черепаха
    [bat] летучая мышь
    [woodpecker] дятел
    [squirrel] белка
    [owl] сова
    [badger] барсук
   *[other] { $animal }
}
    .gen = { $animal ->
        [butterfly] бабочки
        [snail] улитки
        [salamander] саламандры
        [frog] лягушки
        [turtle] черепахи
        [bat] летучей мыши
        [woodpecker] дятла
        [squirrel] белки
        [owl] совы
        [badger] барсука
       *[other] { $animal }
    }
    .acc = { $animal ->
        [butterfly] бабочку
        [snail] улитку
        [salamander] саламандру
        [frog] лягушку
        [turtle] черепаху
        [bat] летучую мышь
        [woodpecker] дятла
        [squirrel] белку
        [owl] сову
        [badger] барсука
       *[other] { $animal }
    }
    .ins = { $animal ->
        [butterfly] бабочкой
        [snail] улиткой
        [salamander] саламандрой
        [frog] лягушкой
        [turtle] черепахой
        [bat] летучей мышью
        [woodpecker] дятлом
        [squirrel] белкой
        [owl] совой
        [badger] барсуком
       *[other] { $animal }
    }
renature-domino = «{ $first } – { $second }»
renature-plant = { $plant ->
    [grass] трава
    [bush] куст
    [spruce] ель
    [oak] дуб
   *[other] { $plant }
}
    .acc = { $plant ->
        [grass] траву
        [bush] куст
        [spruce] ель
        [oak] дуб
       *[other] { $plant }
    }
    .gen = { $plant ->
        [grass] травы
        [bush] куста
        [spruce] ели
        [oak] дуба
       *[other] { $plant }
    }
    .gens = { $plant ->
        [grass] травы
        [bush] кустов
        [spruce] елей
        [oak] дубов
       *[other] { $plant }
    }
renature-neutral-plant = { $plant ->
    [grass] нейтральная трава
    [bush] нейтральный куст
    [spruce] нейтральная ель
    [oak] нейтральный дуб
   *[other] { $plant }
}
    .acc = { $plant ->
        [grass] нейтральную траву
        [bush] нейтральный куст
        [spruce] нейтральную ель
        [oak] нейтральный дуб
       *[other] { $plant }
    }
    .gen = { $plant ->
        [grass] нейтральной травы
        [bush] нейтрального куста
        [spruce] нейтральной ели
        [oak] нейтрального дуба
       *[other] { $plant }
    }
    .gens = { $plant ->
        [grass] нейтральной травы
        [bush] нейтральных кустов
        [spruce] нейтральных елей
        [oak] нейтральных дубов
       *[other] { $plant }
    }
renature-neutral = нейтральные

# Что решает при равных очках, после «побеждает Олеся:».
renature-tie-break = больше жетонов подсолнухов

# Раздача

# $scores (message): список из renature-opening-score.
renature-opening-scores = Очки в начале: { $scores }.
renature-opening-score = { $player } ({ $points })

# События

renature-placed = { $completes ->
    [0] { $player } выкладывает фишку { $domino } { $where }.
    [1] { $player } выкладывает фишку { $domino } { $where } и завершает область { $areas }.
   *[other] { $player } выкладывает фишку { $domino } { $where } и завершает области { $areas }.
}
renature-where = { $beside ->
    [0] на ручей
    [1] у области { $areas }
   *[other] у областей { $areas }
}
renature-discarded = { $player } сбрасывает фишку { $domino }.
renature-planted = { $player } сажает { $plant-acc } в области { $area }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
renature-clouds = { $lost ->
    [0] { $player } собирает { $gained } { $gained ->
        [one] облако
        [few] облака
       *[many] облаков
    }.
   *[other] { $player } собирает { $gained } { $gained ->
        [one] облако
        [few] облака
       *[many] облаков
    }; не поместилось: { $lost }.
}
renature-joker-moved = { $player } платит { $clouds } { $clouds ->
    [one] облако
    [few] облака
   *[many] облаков
}: теперь джокер — { $animal }.
renature-returned = { $player } платит { $clouds } { $clouds ->
    [one] облако
    [few] облака
   *[many] облаков
} и возвращает на планшет { $plant-acc } из области { $area }.
renature-area-nobody = никто не получает очков
renature-area-both = { $player } получает { $main } + { $secondary }
renature-area-main = { $player } получает { $main }, дополнительные очки ({ $secondary }) не достаются никому
renature-area-secondary = основные очки ({ $main }) не достаются никому, { $second } получает { $secondary }
renature-area-two = { $player } получает { $main }, { $second } получает { $secondary }
renature-area-scored = Область { $area }: { $result }.
renature-area-tied = Область { $area }: { $ties }; { $result }.
renature-area-tie = { $colours } имеют по { $total } и выбывают
renature-area-ties = { $first }; { $rest }
renature-neutral-plants = нейтральные растения
renature-token-taken = { $player } берёт жетон подсолнухов области { $area } (размер { $size }).
renature-token-seen = { $player } берёт жетон подсолнухов области { $area } (размер { $size }); на обороте { $back }.
renature-drew = { $player } добирает фишку { $domino }; { $left ->
    [0] запас теперь пуст
    [one] в запасе ещё { $left } фишка
    [few] в запасе ещё { $left } фишки
   *[many] в запасе ещё { $left } фишек
}.
renature-drew-unseen = { $player } добирает фишку домино; { $left ->
    [0] запас теперь пуст
    [one] в запасе ещё { $left } фишка
    [few] в запасе ещё { $left } фишки
   *[many] в запасе ещё { $left } фишек
}.
renature-again = { $player } платит { $clouds } { $clouds ->
    [one] облако
    [few] облака
   *[many] облаков
} за ещё один ход.
renature-final-count = { $player }: { $before } за время игры, { $areas } за незавершённые области, { $clouds } за облака, минус { $plants } за оставшиеся растения, { $backs } за обороты жетонов. Итого: { $total }.

# Отказы

renature-unknown-action = «{ $text }» — не действие; пишите, например, place owl-frog 3,4 3,5, discard frog-owl, plant own oak 3,4, leave, joker frog, return 3,4, end.
renature-unknown-domino = Фишки «{ $text }» нет; фишку пишут так: frog-owl.
renature-unknown-animal = Животного «{ $text }» нет.
renature-unknown-plant = Растения «{ $text }» нет; есть grass, bush, spruce и oak.
renature-unknown-cell = «{ $text }» — не ячейка; пишите ряд,столбец, оба от 1 до 15.
renature-off-grid = { $cell } — вне долины: ряды и столбцы имеют номера от 1 до 15.
renature-now-place = Теперь выложите или сбросьте фишку домино.
renature-now-plant = Теперь посадите растение рядом со своей фишкой или пропустите посадку.
renature-now-room = Освободите место для облаков: смените джокера или верните растение. Либо соберите столько, сколько помещается.
renature-now-score = Ваша фишка завершила область: когда будете готовы, начислите за неё очки.
renature-now-end = Ход сделан: завершите его, когда будете готовы.
renature-now-again = Сделайте ещё один ход или передайте ход: больше сейчас ничего нельзя.
renature-not-in-hand = У вас на руке нет фишки { $domino }.
renature-domino-order = Пишите эту фишку в порядке трека джокера: { $name }.
renature-in-area = Это земля области { $area }, а фишки домино лежат на ручье.
renature-cell-covered = Там уже лежит { $animal }.
renature-cells-apart = Это не соседние ячейки.
renature-cells-order = Называйте ячейки в порядке чтения: { $first } { $second }.
renature-mismatch = Рядом окажутся { $animal } и { $other }, а они не совпадают.
renature-no-match = Ни одна половина не попадает на стартовую ячейку или к совпадающему животному.
renature-no-area = Это ручей, а растения растут в областях.
renature-spot-taken = Эта ячейка занята: там растёт { $plant }.
renature-not-beside = Эта земля не соседствует с только что выложенной фишкой.
renature-none-left = У вас больше нет { $plant-gens }.
renature-joker-there = Джокером уже является { $animal }.
renature-nothing-there = Там нет растения.
renature-not-yours = Это растение принадлежит игроку { $player }.
renature-no-space = На вашем планшете нет свободной ячейки для { $plant-gen }.
renature-clouds-lacking = Это стоит { $price } { $price ->
    [one] облако
    [few] облака
   *[many] облаков
}; у вас { $clouds }.
renature-again-later = Ещё один ход можно сделать, когда этот завершён и фишка добрана.
renature-again-no-domino = Для ещё одного хода нужна фишка домино, а на руке не останется ни одной.

# Лист подсчёта

renature-sheet-area = Область { $area }, { $main }/{ $secondary }
renature-sheet-total = { "  " }{ $colour }: { $total }
renature-sheet-struck = { "  " }{ $colour }: { $total }, не в счёт из-за равенства
renature-sheet-result = { "  " }{ $result }
renature-sheet-seat = { $player }: { $before } за время игры, { $areas } за незавершённые области, { $clouds } за облака, минус { $plants } за оставшиеся растения, { $backs } за { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}. Итого: { $total }.

# Почему так

renature-reason-completes = Завершает область { $area }, которая сейчас даёт { $points }.
renature-reason-completes-before = Завершает область { $area } и даёт { $points }, прежде чем { $player } сравняется.
renature-reason-token = Даёт жетон подсолнухов области { $area } (размер { $size }).
renature-reason-opens = Можно посадить растение в области { $area }, которая даёт { $main }.
renature-reason-isolates = Рядом остаётся ячейка ручья, которую уже никогда не удастся закрыть.
renature-reason-nothing-fits = Ни одна фишка с руки никуда не подходит.
renature-reason-does-not-fit = Фишка { $domino } сейчас никуда не подходит, а остальные стоит сохранить.
renature-reason-helps-others = Куда ни выложи фишку { $domino }, это больше поможет другим.
renature-reason-planting = Растение сразу даёт { $points }.
renature-reason-takes-lead = Выводит вперёд в области { $area }, которая даёт { $main }.
renature-reason-keeps-lead = Сохраняет первенство в области { $area }, которая даёт { $main }.
renature-reason-breaks-tie = Нарушает равенство в области { $area }, которая даёт { $main }, и выводит вперёд.
renature-reason-second = Даёт второе место в области { $area }: { $secondary }.
renature-reason-strikes = Создаёт равенство с игроком { $player } в области { $area } и лишает его { $points } { $points ->
    [one] очка
    [few] очков
   *[many] очков
}.
renature-reason-clouds = Даёт { $clouds } { $clouds ->
    [one] облако
    [few] облака
   *[many] облаков
}.
renature-reason-keeps-clouds = Облака на планшете ценнее, чем эти.
renature-reason-leaves = Любое растение даст больше в другом месте.
renature-reason-cannot-plant = Здесь ничего посадить нельзя.
renature-reason-joker-fits = Если джокер — { $animal }, фишка { $domino } подходит.
renature-reason-joker-more = Если джокер — { $animal }, фишку { $domino } можно выложить столькими способами: { $places }.
renature-reason-makes-room = Освобождает место для { $clouds } { $clouds ->
    [one] облака
    [few] облаков
   *[many] облаков
}.
renature-reason-returns-tie = Без этого растения область { $area } даёт на { $more } больше.
renature-reason-replants-scored = За область { $area } очки уже начислены: { $plant } даст больше в другом месте.
renature-reason-replants = Если посадить { $plant-acc } ещё раз, это снова даст очки.
renature-reason-scores = Область { $area } даёт { $points }.
renature-reason-scores-nothing = До начисления очков ничто не стоит своих облаков.
renature-reason-ends = Больше ничто в этом ходу не стоит своих облаков.
renature-reason-again = Ещё один ход — и никто не успеет ответить.
renature-reason-again-completes = Ещё один ход может сразу завершить область { $area }, которая даёт { $points }.
renature-reason-stops = { $clouds } { $clouds ->
    [one] облако остаётся
    [few] облака остаются
   *[many] облаков остаётся
} на потом; каждое стоит очко в конце.
