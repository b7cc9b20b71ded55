# Почему запись нельзя воспроизвести. Эти слова следуют за «Эту запись нельзя воспроизвести:» и тому подобным, поэтому начинаются с маленькой буквы.
# Места, строки и раунды — как в файле: места и строки считаются с 0.

# Где именно. $why (message): другое из этих предложений.
record-form = это не запись партии: { $why }
record-options = настройки: { $why }
record-setup = подготовка: { $why }
record-move = ход { $number }: { $why }

record-format = её формат «{ $format }», а прочитать можно только «{ $known }»
# $games (message): список названий.
record-game = игры «{ $game }» нет; есть { $games }
# $game (message): название игры. $version (string)
record-rules = она сделана по правилам игры «{ $game }» версии { $version }, а здесь версия { $known }
record-seats = мест в ней { $seats }, а игроков в партии { $players }
record-long = строк в ней { $rows }, а воспроизвести здесь можно не больше { $most }
record-large = пошаговый показ занял бы больше { $most } МБ

# Ходы
record-no-seat = места { $seat } нет
# $text (string): записанное действие.
record-illegal = за место { $seat } здесь нельзя сыграть «{ $text }»
record-over = игра уже окончена
record-resigned = за место { $seat } партия уже сдана
record-no-action = отмена указывает на строку «{ $row }», но это не действие места { $seat }
record-undone = отмена указывает на строку { $row }, но та уже отменена

# Результат. $points, $winners, $found, $found_winners (string): списки вида [12, 9].
record-no-result = игра окончена, но результата в записи нет
record-early-result = результат в записи есть, но её ходы не доводят игру до конца
record-result = в записи очки { $points } и победители { $winners }, а по её ходам выходит { $found } и { $found_winners }

# Случай
record-quick-seed = быстрое зерно пишут как seed/stream, оба числа меньше 2^63, а не «{ $seed }»
record-sealed-seed = запечатанное зерно — это 64 шестнадцатеричные цифры, а не «{ $seed }»
record-no-seed = в ней нет зерна, поэтому раздачу не проверить
record-other-deal = карты розданы не из зерна этой записи
record-no-shuffle = в ней не сказано, из чего получено зерно
record-shuffle-secret = тайное число пишут 64 шестнадцатеричными цифрами
record-shuffle-hash = отпечаток тайного числа не тот, что указан в записи
record-shuffle-seats = у каждого из мест ({ $seats }) должен быть ровно один вклад в тасовку, а вкладов здесь { $count }
record-shuffle-bot = на месте { $seat } играет бот, а боты ничего не добавляют к тасовке
record-shuffle-nonce = у места { $seat } должно быть от 16 до 64 байтов в шестнадцатеричной записи
record-shuffle-commitment = байты места { $seat } не соответствуют показанному заранее отпечатку
record-shuffle-seed = зерно этой партии не получается из тайного числа и байтов игроков
record-other-match = это запись партии «{ $match }», а не «{ $wanted }»
record-other-commitment = среди её отпечатков нет «{ $commitment }»
record-other-nonce = ни одно место не добавляло байтов «{ $nonce }»

# Раздача. $text (string): записанная карта, комната или фишка домино. $count (number): сколько карт, комнат или фишек.
record-first = первый ход у места { $first }, а в настройках выбрано место { $chosen }
record-species = виды не те, что выбраны в настройках
record-hands = рук и сбросов должно быть столько же, сколько игроков: { $players }
record-hand = рука { $seat }: роздано { $count }, а нужно { $wanted }
record-pile = сброс { $seat }: карт { $count }, а нужно { $wanted }
record-reserve = запас { $seat }: фишек { $count }, а нужно { $wanted }
record-rounds = руки розданы на столько раундов: { $rounds }, а нужно { $wanted }
record-round-hands = раунд { $round }: рук { $hands }, а игроков { $players }
record-round-hand = раунд { $round }, рука { $seat }: роздано { $count }, а нужно { $wanted }
record-no-card = «{ $text }» в этой игре нет
record-no-domino = «{ $text }» — не фишка домино; пишите её животных в порядке трека джокера, например frog-owl
record-twice = «{ $text }» встречается дважды
record-count = всего роздано { $count }, а нужно { $wanted }
record-valley = долина не та, что выбрана в настройках
record-no-area = жетоны: области «{ $area }» нет
record-areas = областей с жетонами { $areas }, а нужно { $wanted }
record-left-out = лишних жетонов { $count }, а нужно { $wanted }
record-token = лишний жетон — это размер и оборот, например [7, 3]
# $size, $back (string)
record-tokens = жетонов размера { $size } с оборотом { $back }: { $count }, а в коробке их { $box }
