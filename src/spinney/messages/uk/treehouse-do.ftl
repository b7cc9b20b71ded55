# Будиночок на дереві: що робить дія, словами.

treehouse-do-choose = Обрати { $room-acc }
treehouse-do-build = Збудувати { $room-acc } на рівні { $level }, { $place ->
    [1] перше місце зліва
    [2] друге місце зліва
    [3] третє місце зліва
    [4] четверте місце зліва
    [5] п’яте місце зліва
    [6] шосте місце зліва
   *[other] місце { $place } зліва
}
treehouse-do-discard = Скинути { $room-acc }
treehouse-do-take = Взяти карту умови { treehouse-condition }
treehouse-do-lay = Покласти свою карту { treehouse-condition } на { $colour } колір
treehouse-do-claim = Взяти { $colour-acc } карту підрахунку
