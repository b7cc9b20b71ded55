# Чому запис неможливо відтворити. Стоять після «Цей запис неможливо відтворити:» тощо, тож починаються з малої літери.
# Місця, рядки й раунди — ті, що у файлі: місця й рядки рахують від 0.

# Де саме. $why (message): інше з цих речень.
record-form = це не запис партії: { $why }
record-options = налаштування: { $why }
record-setup = підготовка: { $why }
record-move = хід { $number }: { $why }

record-format = його формат — «{ $format }», а читається лише «{ $known }»
# $games (message): перелік назв.
record-game = гри «{ $game }» немає; є { $games }
# $game (message): назва гри. $version (string)
record-rules = його зроблено за версією { $version } правил гри «{ $game }», а тут версія { $known }
record-seats = місць у ньому { $seats }, а гравців у грі { $players }
record-long = рядків у ньому { $rows }; тут відтворюють щонайбільше { $most }
record-large = покроковий показ зайняв би понад { $most } МБ

# Ходи
record-no-seat = місця { $seat } немає
# $text (string): записана дія.
record-illegal = гравець на місці { $seat } не може в цей момент зіграти «{ $text }»
record-over = гру вже закінчено
record-resigned = гравець на місці { $seat } уже здався
record-no-action = undo називає рядок «{ $row }», а це не дія гравця на місці { $seat }
record-undone = undo називає рядок { $row }, а його вже скасовано

# Результат. $points, $winners, $found, $found_winners (string): переліки на зразок [12, 9].
record-no-result = гру закінчено, але результату в записі немає
record-early-result = у записі є результат, хоча за його ходами гра не закінчується
record-result = у записі очки { $points } і переможці { $winners }, а за його ходами — { $found } і { $found_winners }

# Випадковість
record-quick-seed = швидке зерно пишуть як seed/stream, обидва числа менші за 2^63, а тут «{ $seed }»
record-sealed-seed = запечатане зерно — це 64 шістнадцяткові цифри, а тут «{ $seed }»
record-no-seed = у ньому немає зерна, тож роздачу неможливо перевірити
record-other-deal = карти роздано не із зерна цього запису
record-no-shuffle = у ньому не сказано, з чого утворено зерно
record-shuffle-secret = таємне число має бути записане 64 шістнадцятковими цифрами
record-shuffle-hash = геш таємного числа не той, що вказано в записі
record-shuffle-seats = кожне з місць ({ $seats }) має рівно один внесок у тасування, а внесків тут { $count }
record-shuffle-bot = на місці { $seat } грає бот, а боти нічого не додають до тасування
record-shuffle-nonce = байтів місця { $seat } має бути від 16 до 64, записаних шістнадцятковими цифрами
record-shuffle-commitment = байти місця { $seat } не ті, які воно зафіксувало наперед
record-shuffle-seed = зерно цієї гри утворено не з таємного числа та байтів гравців
record-other-match = це запис партії «{ $match }», а не «{ $wanted }»
record-other-commitment = серед зафіксованих у ньому гешів немає «{ $commitment }»
record-other-nonce = жодне місце не додавало байтів «{ $nonce }»

# Роздача. $text (string): записана карта, кімната або доміно. $count (number): скільки карт, кімнат або доміно.
record-first = першим ходить гравець на місці { $first }, а в налаштуваннях обрано місце { $chosen }
record-species = види не ті, які обрано в налаштуваннях
record-hands = гравців { $players }, тож рук і стосів скиду має бути стільки ж
record-hand = рука { $seat }: тут { $count }, а має бути { $wanted }
record-pile = стос скиду { $seat }: тут { $count }, а має бути { $wanted }
record-reserve = запас { $seat }: тут { $count }, а має бути { $wanted }
record-rounds = руки є для { $rounds } { $rounds ->
    [one] раунду
    [few] раундів
   *[many] раундів
}, а має бути для { $wanted }
record-round-hands = раунд { $round }: рук { $hands }, а гравців { $players }
record-round-hand = раунд { $round }, рука { $seat }: тут { $count }, а має бути { $wanted }
record-no-card = «{ $text }» у цій грі немає
record-no-domino = «{ $text }» — не доміно; пишіть його тварин у порядку шкали джокера, наприклад frog-owl
record-twice = { $text } трапляється двічі
record-count = роздано { $count }, а має бути { $wanted }
record-valley = долина не та, яку обрано в налаштуваннях
record-no-area = жетони: ділянки «{ $area }» немає
record-areas = жетони є для { $areas } { $areas ->
    [one] ділянки
    [few] ділянок
   *[many] ділянок
}, а має бути для { $wanted }
record-left-out = жетонів поза грою: { $count }, а має бути { $wanted }
record-token = жетон поза грою — це розмір і зворот, наприклад [7, 3]
# $size, $back (string)
record-tokens = жетонів розміру { $size } зі зворотом { $back }: { $count }, а в коробці їх { $box }
