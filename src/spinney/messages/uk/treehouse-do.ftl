# Будиночок на дереві: що робить дія, словами.

treehouse-do-choose = Обрати { $room-acc }
treehouse-do-build = Збудувати { $room-acc } на рівні { $level }, { treehouse-place }
treehouse-do-discard = Скинути { $room-acc }
treehouse-do-take = Взяти карту умови { treehouse-condition }
treehouse-do-lay = Покласти свою карту { treehouse-condition } на { $colour } колір
treehouse-do-claim = Взяти { $colour-acc } карту підрахунку
