# Столы, которые рисуют `spinney terminal` и `spinney replay`. Коротко: в строке помещается 80 букв.

# $player (string): имя.
sketch-you = { $player } (вы)
# После стрелки, за именем игрока.
sketch-to-act = ходит
# $cards (string): карты, как их набирают.
sketch-your-hand = у вас на руке: { $cards }
sketch-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}

# Арборетум

# $cards (number)
sketch-deck = колода: { $cards } { $cards ->
    [one] карта
    [few] карты
   *[many] карт
}
# $number (number): как его набирают, с 0. $cards (string): карты, как их набирают.
sketch-pile = сброс { $number }: { $cards }
sketch-hand-cards = на руке: { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}
sketch-hand-known = на руке: { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}, известны: { $cards }

# Домик на дереве

sketch-round = раунд { $round }: { $phase ->
    [choose] выберите комнату
    [place] постройте или сбросьте
    [take] возьмите карту условия
    [lay] положите карту условия
    [claim] возьмите карту подсчёта
   *[over] игра окончена
}
sketch-has-chosen = выбор сделан
sketch-revealed = открыта: { $room }
sketch-holds = взята карта { treehouse-condition }
sketch-discarded-rooms = сброшено: { $count } { $count ->
    [one] комната
    [few] комнаты
   *[many] комнат
}
sketch-hand-open = на руке: { $rooms }
sketch-hand-rooms = на руке: { $count } { $count ->
    [one] комната
    [few] комнаты
   *[many] комнат
}
sketch-laid = { $condition ->
    [claim] { $colour } ({ $player })
   *[other] { $colour } { treehouse-condition } ({ $player })
}
# $cards (message или string): список из sketch-laid.
sketch-score-cards = карты подсчёта, раунд { $round }: { $cards }
sketch-score-cards-first = карты подсчёта, раунд { $round }, начинает { $player }: { $cards }
sketch-chosen = выбрана: { $room }

# Renature

sketch-joker = джокер: { $animal }
# $areas (string): буквы.
sketch-completed = завершены: { $areas }
sketch-waiting = облака без места: { $clouds }
# $mark (string): +2
sketch-clouds = { $mark }: облака
# $tokens (string): буква области и очки её жетона, A2 B2.
sketch-tokens-there = жетоны в областях: { $tokens }
sketch-points-clouds = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, { $clouds } { $clouds ->
    [one] облако
    [few] облака
   *[many] облаков
}
# $own, $neutral (string): сколько растений каждого типа, 9g 4b 2s 2o.
sketch-plants-left = свои { $own }, нейтральные { $neutral }
sketch-tokens = жетоны { $tokens }, рука { $hand }, запас { $reserve }
sketch-discarded = сброшены: { $dominoes }
