# Домик на дереве: что делает действие, словами.

treehouse-do-choose = Выбрать { $room-acc }
treehouse-do-build = Построить { $room-acc } на уровне { $level }, { treehouse-place }
treehouse-do-discard = Сбросить { $room-acc }
treehouse-do-take = Взять карту { treehouse-condition }
treehouse-do-lay = Положить свою карту { treehouse-condition } на { $colour } цвет
treehouse-do-claim = Взять { $colour-acc } карту подсчёта
