# Renature.

renature-animal = { $animal ->
    [butterfly] метелик
    [snail] равлик
    [salamander] саламандра
    [frog] жаба
    [turtle] черепаха
    [bat] кажан
    [woodpecker] дятел
    [squirrel] білка
    [owl] сова
    [badger] борсук
   *[other] { $animal }
}
    .gen = { $animal ->
        [butterfly] метелика
        [snail] равлика
        [salamander] саламандри
        [frog] жаби
        [turtle] черепахи
        [bat] кажана
        [woodpecker] дятла
        [squirrel] білки
        [owl] сови
        [badger] борсука
       *[other] { $animal }
    }
    .acc = { $animal ->
        [butterfly] метелика
        [snail] равлика
        [salamander] саламандру
        [frog] жабу
        [turtle] черепаху
        [bat] кажана
        [woodpecker] дятла
        [squirrel] білку
        [owl] сову
        [badger] борсука
       *[other] { $animal }
    }
    .ins = { $animal ->
        [butterfly] метеликом
        [snail] равликом
        [salamander] саламандрою
        [frog] жабою
        [turtle] черепахою
        [bat] кажаном
        [woodpecker] дятлом
        [squirrel] білкою
        [owl] совою
        [badger] борсуком
       *[other] { $animal }
    }
renature-domino = { $first }-{ $second }
renature-plant = { $plant ->
    [grass] трава
    [bush] кущ
    [spruce] ялина
    [oak] дуб
   *[other] { $plant }
}
    .acc = { $plant ->
        [grass] траву
        [bush] кущ
        [spruce] ялину
        [oak] дуб
       *[other] { $plant }
    }
    .gen = { $plant ->
        [grass] трави
        [bush] куща
        [spruce] ялини
        [oak] дуба
       *[other] { $plant }
    }
    .gens = { $plant ->
        [grass] трави
        [bush] кущів
        [spruce] ялин
        [oak] дубів
       *[other] { $plant }
    }
renature-neutral-plant = { $plant ->
    [grass] нейтральна трава
    [bush] нейтральний кущ
    [spruce] нейтральна ялина
    [oak] нейтральний дуб
   *[other] { $plant }
}
    .acc = { $plant ->
        [grass] нейтральну траву
        [bush] нейтральний кущ
        [spruce] нейтральну ялину
        [oak] нейтральний дуб
       *[other] { $plant }
    }
    .gen = { $plant ->
        [grass] нейтральної трави
        [bush] нейтрального куща
        [spruce] нейтральної ялини
        [oak] нейтрального дуба
       *[other] { $plant }
    }
    .gens = { $plant ->
        [grass] нейтральної трави
        [bush] нейтральних кущів
        [spruce] нейтральних ялин
        [oak] нейтральних дубів
       *[other] { $plant }
    }
renature-neutral = нейтральні

# Що вирішує за рівних очок, після «Нічия по 90 очок, перемагає …:».
renature-tie-break = більше жетонів соняшника

# Роздача

# $scores (message): перелік із renature-opening-score.
renature-opening-scores = Очки на початку: { $scores }.
renature-opening-score = { $player } { $points }

# Події

renature-placed = { $completes ->
    [0] { $player } кладе доміно { $domino } { $where }.
    [1] { $player } кладе доміно { $domino } { $where } та завершує ділянку { $areas }.
   *[other] { $player } кладе доміно { $domino } { $where } та завершує ділянки { $areas }.
}
renature-where = { $beside ->
    [0] на струмок
    [1] біля ділянки { $areas }
   *[other] біля ділянок { $areas }
}
renature-discarded = { $player } скидає доміно { $domino }.
renature-planted = { $player } саджає { $plant-acc } на ділянці { $area }: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}.
renature-clouds = { $lost ->
    [0] { $player } збирає { $gained } { $gained ->
        [one] хмару
        [few] хмари
       *[many] хмар
    }.
   *[other] { $player } збирає { $gained } { $gained ->
        [one] хмару
        [few] хмари
       *[many] хмар
    }; ще для { $lost } немає місця.
}
renature-joker-moved = { $player } платить { $clouds } { $clouds ->
    [one] хмару
    [few] хмари
   *[many] хмар
}: тепер джокер — { $animal }.
renature-returned = { $player } платить { $clouds } { $clouds ->
    [one] хмару
    [few] хмари
   *[many] хмар
} і забирає { $plant-acc } з ділянки { $area }.
renature-area-nobody = ніхто не отримує очок
renature-area-both = { $player } отримує { $main } + { $secondary }
renature-area-main = { $player } отримує { $main }, додаткових очок ({ $secondary }) не отримує ніхто
renature-area-secondary = основних очок ({ $main }) не отримує ніхто, { $second } отримує { $secondary }
renature-area-two = { $player } отримує { $main }, { $second } отримує { $secondary }
renature-area-scored = Ділянка { $area }: { $result }.
renature-area-tied = Ділянка { $area }: { $ties }; { $result }.
renature-area-tie = { $colours } мають по { $total } і вибувають
renature-area-ties = { $first }; { $rest }
renature-neutral-plants = нейтральні рослини
renature-token-taken = { $player } бере жетон соняшника з ділянки { $area }, розмір { $size }.
renature-token-seen = { $player } бере жетон соняшника з ділянки { $area }, розмір { $size }; на звороті { $back }.
renature-drew = { $player } добирає доміно { $domino }; у запасі { $left ->
    [0] більше нічого немає
   *[other] ще { $left }
}.
renature-drew-unseen = { $player } добирає доміно; у запасі { $left ->
    [0] більше нічого немає
   *[other] ще { $left }
}.
renature-again = { $player } платить { $clouds } { $clouds ->
    [one] хмару
    [few] хмари
   *[many] хмар
} за ще один хід.
renature-final-count = { $player }: { $before } під час гри, { $areas } за ділянки, { $clouds } за хмари, мінус { $plants } за рослини на планшеті, { $backs } за звороти жетонів. Разом: { $total }.

# Відмови

renature-unknown-action = «{ $text }» — не дія; пишіть, наприклад, place owl-frog 3,4 3,5, discard frog-owl, plant own oak 3,4, leave, joker frog, return 3,4, end.
renature-unknown-domino = Доміно «{ $text }» немає; доміно пишуть так: frog-owl.
renature-unknown-animal = Тварини «{ $text }» немає.
renature-unknown-plant = Рослини «{ $text }» немає; є grass, bush, spruce та oak.
renature-unknown-cell = «{ $text }» — не клітинка; пишіть рядок,стовпець, обидва від 1 до 15.
renature-off-grid = { $cell } — поза долиною: рядки та стовпці мають номери від 1 до 15.
renature-now-place = Тепер покладіть або скиньте доміно.
renature-now-plant = Тепер посадіть рослину біля свого доміно або пропустіть посадку.
renature-now-room = Звільніть місце для хмар: змініть джокера чи заберіть рослину. Або зберіть лише ті хмари, що вміщуються.
renature-now-score = Ваше доміно завершило ділянку: коли будете готові, переходьте до підрахунку.
renature-now-end = Хід зроблено: завершіть його, коли будете готові.
renature-now-again = Ще один хід або кінець: більше зараз нічого не можна.
renature-not-in-hand = У вашій руці немає доміно { $domino }.
renature-domino-order = Пишіть це доміно в порядку шкали джокера: { $name }.
renature-in-area = Це земля ділянки { $area }: доміно лежать на струмку.
renature-cell-covered = Там уже лежить { $animal }.
renature-cells-apart = Це не сусідні клітинки.
renature-cells-order = Називайте клітинки в порядку читання: { $first } { $second }.
renature-mismatch = Поруч опиняться { $animal } та { $other }, а вони не збігаються.
renature-no-match = Жодна половина не потрапляє на стартову клітинку чи поруч із твариною, що збігається.
renature-no-area = Це струмок: рослини ростуть на ділянках.
renature-spot-taken = Цю клітинку зайнято: там росте { $plant }.
renature-not-beside = Ця земля не торкається щойно покладеного доміно.
renature-none-left = У вас більше немає { $plant-gens }.
renature-joker-there = Зараз джокер і так { $animal }.
renature-nothing-there = Там немає рослини.
renature-not-yours = Ця рослина належить гравцеві { $player }.
renature-no-space = На вашому планшеті немає вільного місця для { $plant-gen }.
renature-clouds-lacking = Це коштує { $price } { $price ->
    [one] хмару
    [few] хмари
   *[many] хмар
}; у вас { $clouds }.
renature-again-later = Ще один хід можна купити, коли цей завершено й доміно добрано.
renature-again-no-domino = Для ще одного ходу потрібне доміно, а у вашій руці не лишиться жодного.

# Аркуш підрахунку

renature-sheet-area = Ділянка { $area }, { $main }/{ $secondary }
renature-sheet-total = { "  " }{ $colour }: { $total }
renature-sheet-struck = { "  " }{ $colour }: { $total }, викреслено через рівність
renature-sheet-result = { "  " }{ $result }
renature-sheet-seat = { $player }: { $before } під час гри, { $areas } за ділянки, { $clouds } за хмари, мінус { $plants } за рослини на планшеті, { $backs } за { $tokens } { $tokens ->
    [one] жетон
    [few] жетони
   *[many] жетонів
}. Разом: { $total }.

# Чому так

renature-reason-completes = Завершує ділянку { $area }, яка зараз дає { $points }.
renature-reason-completes-before = Завершує ділянку { $area } за { $points }, перш ніж { $player } зрівняє рахунок.
renature-reason-token = Дає жетон соняшника з ділянки { $area }, розмір { $size }.
renature-reason-opens = Можна посадити рослину на ділянці { $area }, яка дає { $main }.
renature-reason-isolates = Поруч лишається клітинка струмка, яку вже ніколи не вдасться накрити.
renature-reason-nothing-fits = Жодне доміно з руки нікуди не пасує.
renature-reason-does-not-fit = Доміно { $domino } зараз нікуди не пасує, а інші варто зберегти.
renature-reason-helps-others = Хоч куди покласти доміно { $domino }, це більше допоможе іншим.
renature-reason-planting = Рослина одразу дає { $points }.
renature-reason-takes-lead = Виводить уперед на ділянці { $area }, яка дає { $main }.
renature-reason-keeps-lead = Утримує першість на ділянці { $area }, яка дає { $main }.
renature-reason-breaks-tie = Порушує рівність на ділянці { $area } і виводить уперед; вона дає { $main }.
renature-reason-second = Дає друге місце на ділянці { $area }: { $secondary }.
renature-reason-strikes = Зрівнює рахунок на ділянці { $area } й позбавляє гравця { $player } { $points } { $points ->
    [one] очка
    [few] очок
   *[many] очок
}.
renature-reason-clouds = Дає { $clouds } { $clouds ->
    [one] хмару
    [few] хмари
   *[many] хмар
}.
renature-reason-keeps-clouds = Хмари на планшеті варті більше, ніж ці.
renature-reason-leaves = Кожна рослина дасть більше деінде.
renature-reason-cannot-plant = Тут нічого не посадиш.
renature-reason-joker-fits = Якщо джокер — { $animal }, доміно { $domino } пасує.
renature-reason-joker-more = Якщо джокер — { $animal }, доміно { $domino } можна покласти стількома способами: { $places }.
renature-reason-makes-room = Звільняє місце для { $clouds } { $clouds ->
    [one] хмари
    [few] хмар
   *[many] хмар
}.
renature-reason-returns-tie = Без цієї рослини ділянка { $area } дає на { $more } більше.
renature-reason-replants-scored = За ділянку { $area } очки вже нараховано: { $plant } дасть більше деінде.
renature-reason-replants = Якщо посадити { $plant-acc } ще раз, це знову дасть очки.
renature-reason-scores = Ділянка { $area } дає { $points }.
renature-reason-scores-nothing = Жодна дія до підрахунку не варта своїх хмар.
renature-reason-ends = Жодна дія в цьому ході більше не варта своїх хмар.
renature-reason-again = Ще один хід — і ніхто не встигне відповісти.
renature-reason-again-completes = Ще один хід може одразу завершити ділянку { $area }, яка дає { $points }.
renature-reason-stops = { $clouds } { $clouds ->
    [one] хмара лишається
    [few] хмари лишаються
   *[many] хмар лишається
} на потім; наприкінці кожна дасть очко.
