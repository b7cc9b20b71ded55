# Столи, які малюють `spinney terminal` і `spinney replay`. Коротко: у рядку вміщується 80 літер.

# $player (string): ім’я.
sketch-you = { $player } (ви)
# Після стрілки, за ім’ям гравця.
sketch-to-act = ходить
# $cards (string): карти, як їх набирають.
sketch-your-hand = ваша рука: { $cards }
sketch-points = { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}

# Арборетум

# $cards (number)
sketch-deck = колода: { $cards } { $cards ->
    [one] карта
    [few] карти
   *[many] карт
}
# $number (number): як його набирають, від 0. $cards (string): карти, як їх набирають.
sketch-pile = стос { $number }: { $cards }
sketch-hand-cards = рука: { $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}
sketch-hand-known = рука: { $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}, відомо: { $cards }

# Будиночок на дереві

sketch-round = раунд { $round }: { $phase ->
    [choose] оберіть кімнату
    [place] збудуйте або скиньте
    [take] візьміть карту умови
    [lay] покладіть карту умови
    [claim] візьміть карту підрахунку
   *[over] гру закінчено
}
sketch-has-chosen = вибір зроблено
sketch-revealed = відкрито: { $room }
sketch-holds = тримає: { treehouse-condition }
sketch-discarded-rooms = скинуто: { $count } { $count ->
    [one] кімната
    [few] кімнати
   *[many] кімнат
}
sketch-hand-open = рука: { $rooms }
sketch-hand-rooms = рука: { $count } { $count ->
    [one] кімната
    [few] кімнати
   *[many] кімнат
}
sketch-laid = { $condition ->
    [claim] { $colour } ({ $player })
   *[other] { $colour } { treehouse-condition } ({ $player })
}
# $cards (message або string): перелік із sketch-laid.
sketch-score-cards = карти підрахунку, раунд { $round }: { $cards }
sketch-score-cards-first = карти підрахунку, раунд { $round }, починає { $player }: { $cards }
sketch-chosen = обрано: { $room }

# Renature

sketch-joker = джокер: { $animal }
# $areas (string): літери.
sketch-completed = завершено: { $areas }
sketch-waiting = хмари без місця: { $clouds }
# $mark (string): +2
sketch-clouds = { $mark }: хмари
# $tokens (string): літера ділянки й очки її жетона, A2 B2.
sketch-tokens-there = жетони на ділянках: { $tokens }
sketch-points-clouds = { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}, { $clouds } { $clouds ->
    [one] хмара
    [few] хмари
   *[many] хмар
}
# $own, $neutral (string): скільки рослин кожного виду, 9g 4b 2s 2o.
sketch-plants-left = свої { $own }, нейтральні { $neutral }
sketch-tokens = жетони { $tokens }, рука { $hand }, запас { $reserve }
sketch-discarded = скинуто: { $dominoes }
