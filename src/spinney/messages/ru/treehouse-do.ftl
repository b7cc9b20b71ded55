# Домик на дереве: что делает действие, словами.

treehouse-do-choose = Выбрать { $room-acc }
treehouse-do-build = Построить { $room-acc } на уровне { $level }, { $place ->
    [1] первое место слева
    [2] второе место слева
    [3] третье место слева
    [4] четвёртое место слева
    [5] пятое место слева
    [6] шестое место слева
   *[other] место { $place } слева
}
treehouse-do-discard = Сбросить { $room-acc }
treehouse-do-take = Взять карту { treehouse-condition }
treehouse-do-lay = Положить свою карту { treehouse-condition } на { $colour } цвет
treehouse-do-claim = Взять { $colour-acc } карту подсчёта
