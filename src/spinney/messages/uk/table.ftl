# Що читає `spinney score` і чому не може порахувати стіл.

# Слова текстової форми. Англійські читаються завжди; мова може назвати кілька слів через пропуск.
# Кожне має бути одним словом і в одній грі означати лише щось одне: player, hand і species; player, score, youngest, rooms, two, none і claim;
# player, score, clouds, own, neutral, tokens, area, open, there, taken, domino, secondary і valley.
table-word-player = гравець гравчиня
table-word-hand = рука
table-word-species = види вид
table-word-score = рахунок підрахунок очки
table-word-youngest = наймолодші
table-word-rooms = кімнати
# Там лежить карта умови «2 очки».
table-word-two = два дві
# Там лежить карта умови «без очок».
table-word-none = без нічого
# Карту підрахунку взято.
table-word-claim = взято
table-word-clouds = хмари
# Рослини кольору самого гравця.
table-word-own = свої власні
table-word-neutral = нейтральні нейтральна нейтральний
table-word-tokens = жетони
table-word-area = ділянка
table-word-open = відкрита відкрито
# Жетон ще лежить на своїй ділянці.
table-word-there = лежить
table-word-taken = взято
table-word-domino = доміно
# Додаткові очки.
table-word-secondary = додаткові
table-word-valley = долина

# Місця. $why (message): одне з речень нижче.
table-line = рядок { $line }: { $why }
table-player = { $player }: { $why }
table-round = раунд { $round }: { $why }
table-after-round = після раунду { $round }: { $why }
table-area = ділянка { $area }: { $why }
# $domino (string): як його набрано.
table-domino = доміно { $domino }: { $why }

# Усі ігри. $text, $word (string): що набрано.
table-form = це не стіл: { $why }
# $game (message): назва гри. $least, $most (number): скільки гравців може грати.
table-players = { $players ->
    [one] тут { $players } гравець
    [few] тут { $players } гравці
   *[many] тут { $players } гравців
}, а грати в «{ $game }» можуть від { $least } до { $most }
table-before-player = «{ $word }» стоїть перед першим рядком «player NAME»
table-no-word = слова «{ $word }» тут немає; є { $words }
table-numbers = { $count ->
    [one] замість «{ $text }» має бути { $count } ціле число
    [few] замість «{ $text }» має бути { $count } цілі числа
   *[many] замість «{ $text }» має бути { $count } цілих чисел
}

# Арборетум
table-hand-size = карт у руці: { $cards }; наприкінці їх має бути { $most }
table-no-card = «{ $text }» — не карта; пишіть O4 або oak4, а замість пропуску — крапку
table-no-spaced-card = «{ $text }» — не карта; пишіть вид і число, наприклад «oak 4»
# $species (message): перелік видів.
table-no-species = виду «{ $text }» немає; є { $species }
table-no-value = у «{ $text }» немає числа від 1 до { $most }
table-card-twice = карта { $card } трапляється двічі, а вона лише одна
table-species-not-named = карта { $card } на столі є, але її виду серед названих немає
table-wide = арборетум ширший або вищий за { $most } карт; стільки ніхто не висаджує
table-same-place = карти { $card } і { $other } обидві на { $x },{ $y }
table-gap = тут розрив: карту { $card } на { $x },{ $y } відрізано від карти { $other }

# Будиночок на дереві. $place (string): рівень і місце, 3,2.
table-rooms-line = пишіть раунд, потім кожен колір із його місцем: 1 red 2,1 blue 2,2
table-score-line = пишіть кожен колір із його картою: score red two blue none
table-no-place = «{ $text }» — не місце; пишіть рівень і місце, наприклад 3,2
# $colours (message): перелік кольорів.
table-no-colour = кольору «{ $text }» немає; є { $colours }
table-colour-twice = { $colour } колір указано двічі, а на карті підрахунку лежить лише одна карта
table-rounds = { $rounds ->
    [one] карти підрахунку вказано для { $rounds } раунду
    [few] карти підрахунку вказано для { $rounds } раундів
   *[many] карти підрахунку вказано для { $rounds } раундів
}, а у грі їх { $wanted }
table-no-condition = карта умови — це «two» або «none», а не «{ $text }»
table-no-claim = у грі для наймолодших біля кольору пишуть «claim», а не «{ $text }»
table-claims = гравців { $players }, тож узятих карт підрахунку має бути { $players }, а не { $claims }
table-two-players-lay = двоє гравців кладуть дві карти «none» і більше нічого
table-conditions = гравців { $players }, тож карт умов має бути { $players }, а не { $cards }
table-conditions-of-a-kind = карт умов одного виду лише дві
table-too-high = { $colour-one } кімната на { $place }: вище за рівень { $most } не будують
table-off-the-tree = { $colour-one } кімната на { $place }: такого місця немає; на рівні L від 2 до { $most } є місця від 1 до L
# $round (string): що набрано.
table-no-round = { $colour-one } кімната на { $place }: раунду { $round } немає
# $other (message): колір кімнати, яка там стоїть.
table-place-taken = { $colour-one } кімната на { $place }: там уже { $other } колір
table-rooms-of-a-round = кімнат у раунді { $round }: { $rooms }; більше ніж { $most } ніхто не будує
table-no-support = { $colour-one } кімната на { $place } ні на що не спирається
table-groups = { $colour-few } кімнати роз’єднані: одна група на { $place }, інша на { $other }
table-balance = { $side ->
    [left] ліворуч кімнат на { $rooms } більше, ніж праворуч; рівновага дозволяє лише на одну
   *[right] праворуч кімнат на { $rooms } більше, ніж ліворуч; рівновага дозволяє лише на одну
}
table-rooms-of-a-colour = { $colour-many } кімнат: { $rooms }; у коробці їх { $most }
table-no-order = за правилами ці кімнати не можна було збудувати в жодному порядку
table-counts-line = пишіть кожен колір з його числом: rooms red 3 blue 2
table-mixed = тут разом коротка форма і цілий будинок; дайте щось одне
table-short-rounds = у короткій формі вже є набрані очки, тож карт на картах підрахунку немає
table-no-score = бракує набраних досі очок
table-score-so-far = набрано очок: { $score }; три раунди дають від 0 до { $most }
table-rooms-of-a-house = кімнат: { $rooms }; ніхто не будує більше ніж { $most }

# Renature. $area (string): літера. $cell, $cells (string): 3,4.
table-domino-line = пишіть domino owl-frog 3,4 3,5
table-area-line = пишіть area A, потім there або taken про її жетон, потім її рослини, наприклад 0g ns
table-area-twice = ділянку { $area } вказано двічі
table-open-and-areas = дайте або відкриті ділянки, або всі, але не разом
table-no-area = ділянки «{ $area }» немає; є ділянки від A до { $last }
table-no-plant = «{ $text }» — не рослина; пишіть ім’я гравця чи його номер від 0, або n для нейтральної, потім g, b, s чи o, наприклад Ann-g, 0g або ns
# $plants (string): як їх набирають.
table-no-such-plant = у «{ $text }» немає рослини; є { $plants }
# $last (number): останній гравець, рахуючи від 0.
table-no-owner = у «{ $text }» немає кольору з цього столу; пишіть ім’я гравця, від 0 до { $last } або neutral
# $score, $clouds, $count, $points, $back, $size можуть бути числами або рядками: що набрано.
table-score = рахунок { $score }; коли гравців { $players }, він буває від { $lowest } до { $highest }
table-clouds = хмар: { $clouds }; місць для хмар на планшеті { $most }
# $plants (message): перелік рослин.
table-plant-numbers = чисел: { $numbers }; пишіть по одному для кожної рослини: { $plants }
table-plant-spaces = { $plant }: { $count }; місць для них на планшеті { $most }
table-area-full = рослин: { $plants }; клітинок, де можна садити: { $most }
# Скільки їх разом на планшетах і на ділянках.
table-supply = { $plant }: { $count } на планшетах і ділянках; у грі їх { $total }
table-supply-most = { $plant }: { $count } на планшетах і ділянках; у коробці їх { $most }
table-no-token = жетона соняшника розміру { $size } немає
table-secondary = додаткові очки { $points } для жетона розміру { $size }; вони бувають від 0 до { $size }
table-back = { $back } на звороті жетона розміру { $size }; там буває від 0 до { $most }
table-tokens = жетонів розміру { $size } у гравців: { $held }, а ділянок такого розміру без жетона: { $gone }
# $animals (message): перелік тварин.
table-no-domino = такого доміно немає; тварини: { $animals }
table-no-brook = { $cell } — не клітинка струмка
table-covered = на { $cell } уже лежить доміно { $domino }
table-domino-twice = воно вже лежить на { $cells }, а кожне доміно лише одне
table-cells-apart = ці дві клітинки не сусідні
table-many-dominoes = доміно на струмку: { $count }; коли гравців { $players }, їх щонайбільше { $most }
table-complete = ділянку { $area } завершено, але її жетон на місці
table-incomplete = ділянку { $area } не завершено, але її жетон узято

score-no-file = ця гра не вміє рахувати стіл із файлу
