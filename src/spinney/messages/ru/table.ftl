# Что читает `spinney score` и почему не может подсчитать очки за столом.

# Слова текстовой формы. Английские читаются всегда; язык может назвать несколько слов через пробел.
# Каждое должно быть одним словом и в одной игре значить что-то одно: player, hand и species; player, score, youngest, rooms, two, none и claim;
# player, score, clouds, own, neutral, tokens, area, open, there, taken, domino, secondary и valley.
table-word-player = игрок
table-word-hand = рука
table-word-species = виды вид
table-word-score = счёт счет подсчёт подсчет очки
table-word-youngest = юные младшие
table-word-rooms = комнаты
# Там лежит карта условия «2 очка».
table-word-two = два две
# Там лежит карта условия «без очков».
table-word-none = без ничего
# Карту подсчёта взяли.
table-word-claim = взята взято
table-word-clouds = облака
# Растения цвета самого игрока.
table-word-own = свои собственные
table-word-neutral = нейтральные нейтральная нейтральный
table-word-tokens = жетоны
table-word-area = область
table-word-open = открыта открыто
# Жетон ещё лежит в своей области.
table-word-there = лежит
table-word-taken = взят взято
table-word-domino = домино фишка
# Дополнительные очки.
table-word-secondary = дополнительные
table-word-valley = долина

# Где именно. $why (message): одно из предложений ниже.
table-line = строка { $line }: { $why }
table-player = { $player }: { $why }
table-round = раунд { $round }: { $why }
table-after-round = после раунда { $round }: { $why }
table-area = область { $area }: { $why }
# $domino (string): как её набрали.
table-domino = фишка { $domino }: { $why }

# Все игры. $text, $word (string): что набрали.
table-form = это не описание стола: { $why }
# $game (message): название игры. $least, $most (number): сколько человек могут играть.
table-players = { $players ->
    [one] здесь { $players } игрок
    [few] здесь { $players } игрока
   *[many] здесь { $players } игроков
}, а в игре «{ $game }» их бывает от { $least } до { $most }
table-before-player = «{ $word }» стоит раньше первой строки «player ИМЯ»
table-no-word = слова «{ $word }» здесь нет; есть { $words }
table-numbers = { $count ->
    [one] вместо «{ $text }» должно быть { $count } целое число
    [few] вместо «{ $text }» должно быть { $count } целых числа
   *[many] вместо «{ $text }» должно быть { $count } целых чисел
}

# Арборетум
table-hand-size = карт на руке { $cards }, а в конце их должно быть { $most }
table-no-card = «{ $text }» — не карта; пишите O4 или oak4, а вместо пропуска — точку
table-no-spaced-card = «{ $text }» — не карта; пишите вид и число, например «oak 4»
# $species (message): список видов.
table-no-species = вида «{ $text }» нет; есть { $species }
table-no-value = в «{ $text }» нет числа от 1 до { $most }
table-card-twice = карта { $card } встречается дважды, а она только одна
table-species-not-named = карта { $card } на столе есть, но её вид не назван
table-wide = ширина или высота арборетума — больше { $most } карт; столько никто не сажает
table-same-place = карты { $card } и { $other } обе на { $x },{ $y }
table-gap = здесь разрыв: карта { $card } на { $x },{ $y } отрезана от карты { $other }

# Домик на дереве. $place (string): уровень и место, 3,2.
table-rooms-line = пишите раунд, затем каждый цвет с его местом: 1 red 2,1 blue 2,2
table-score-line = пишите каждый цвет с его картой: score red two blue none
table-no-place = «{ $text }» — не место; пишите уровень и место, например 3,2
# $colours (message): список цветов.
table-no-colour = цвета «{ $text }» нет; есть { $colours }
table-colour-twice = { $colour } цвет указан дважды, а на карту подсчёта кладут только одну карту
table-rounds = { $rounds ->
    [one] карты подсчёта указаны для { $rounds } раунда
    [few] карты подсчёта указаны для { $rounds } раундов
   *[many] карты подсчёта указаны для { $rounds } раундов
}, а всего раундов { $wanted }
table-no-condition = карта условия — это «two» или «none», а не «{ $text }»
table-no-claim = в игре для самых юных рядом с цветом пишут «claim», а не «{ $text }»
table-claims = игроков { $players }, поэтому взятых карт подсчёта должно быть { $players }, а не { $claims }
table-two-players-lay = вдвоём кладут две карты «none» и больше ничего
table-conditions = игроков { $players }, поэтому карт условий должно быть { $players }, а не { $cards }
table-conditions-of-a-kind = карт условий одного типа только две
table-too-high = { $colour-one } комната на { $place }: выше уровня { $most } не строят
table-off-the-tree = { $colour-one } комната на { $place }: такого места нет; на уровне L от 2 до { $most } есть места от 1 до L
# $round (string): что набрали.
table-no-round = { $colour-one } комната на { $place }: раунда { $round } нет
# $other (message): цвет комнаты, которая там стоит.
table-place-taken = { $colour-one } комната на { $place }: там уже { $other } цвет
table-rooms-of-a-round = комнат в раунде { $round }: { $rooms }; больше { $most } никто не строит
table-no-support = { $colour-one } комната на { $place } ни на что не опирается
table-groups = { $colour-few } комнаты разделены: одна группа на { $place }, другая на { $other }
table-balance = { $side ->
    [left] слева комнат на { $rooms } больше, чем справа; баланс допускает разницу лишь в одну
   *[right] справа комнат на { $rooms } больше, чем слева; баланс допускает разницу лишь в одну
}
table-rooms-of-a-colour = { $colour-many } комнат { $rooms }, а в коробке их { $most }
table-no-order = по правилам эти комнаты нельзя было построить ни в каком порядке
table-counts-line = пишите каждый цвет с его числом: rooms red 3 blue 2
table-mixed = здесь вместе краткая форма и весь дом; дайте что-то одно
table-short-rounds = в краткой форме уже есть набранные очки, поэтому карт на картах подсчёта нет
table-no-score = не хватает набранных очков
table-score-so-far = набрано очков: { $score }; три раунда дают от 0 до { $most }
table-rooms-of-a-house = комнат: { $rooms }; никто не строит больше { $most }

# Renature. $area (string): буква. $cell, $cells (string): 3,4.
table-domino-line = пишите domino owl-frog 3,4 3,5
table-area-line = пишите area A, затем there или taken о её жетоне, затем её растения, например 0g ns
table-area-twice = область { $area } указана дважды
table-open-and-areas = дайте либо открытые области, либо все, но не вместе
table-no-area = области «{ $area }» нет; есть области от A до { $last }
table-no-plant = «{ $text }» — не растение; пишите имя игрока или его номер, считая с 0, или n для нейтрального, затем g, b, s или o, например Ann-g, 0g или ns
# $plants (string): как их набирают.
table-no-such-plant = в «{ $text }» нет растения; есть { $plants }
# $last (number): последний игрок, считая с 0.
table-no-owner = в «{ $text }» нет цвета этого стола; пишите имя игрока, от 0 до { $last } или neutral
# $score, $clouds, $count, $points, $back, $size могут быть числами или строками: что набрали.
table-score = счёт { $score }; когда игроков { $players }, он бывает от { $lowest } до { $highest }
table-clouds = облаков { $clouds }, а ячеек облаков на планшете { $most }
# $plants (message): список растений.
table-plant-numbers = чисел { $numbers }, а нужно по одному на каждый тип: { $plants }
table-plant-spaces = { $plant }: { $count }; таких ячеек на планшете { $most }
table-area-full = растений { $plants }, а ячеек, где можно сажать, { $most }
# Сколько их вместе на планшетах и в областях.
table-supply = { $plant }: { $count } на планшетах и в областях; всего в игре { $total }
table-supply-most = { $plant }: { $count } на планшетах и в областях; всего в коробке { $most }
table-no-token = жетона подсолнухов размера { $size } нет
table-secondary = дополнительные очки { $points } у жетона размера { $size }; они бывают от 0 до { $size }
table-back = { $back } на обороте жетона размера { $size }; там бывает от 0 до { $most }
table-tokens = жетонов размера { $size } у игроков { $held }, а областей этого размера без жетона { $gone }
# $animals (message): список животных.
table-no-domino = такой фишки домино нет; животные: { $animals }
table-no-brook = { $cell } — не ячейка ручья
table-covered = на { $cell } уже лежит фишка { $domino }
table-domino-twice = она уже лежит на { $cells }, а каждая фишка только одна
table-cells-apart = эти две ячейки не соседние
table-many-dominoes = фишек домино на ручье { $count }, а когда игроков { $players }, их всего { $most }
table-complete = область { $area } завершена, но её жетон лежит на месте
table-incomplete = область { $area } не завершена, но её жетон взят

score-no-file = эта игра не умеет подсчитывать стол из файла
