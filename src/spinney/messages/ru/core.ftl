# То, что говорит каждая игра.

# $number (number): место, считая с 1; говорится лишь там, где имя неизвестно.
player = Игрок { $number }

game-nobody-won = Победителя нет.
game-won-resigned = Победа: { $player }. { $others } { $count ->
    [1] сдаётся
   *[other] сдаются
}.
game-won = { $player } побеждает: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
# $why (message): что решило при равных очках, например arboretum-tie-break.
game-won-tie = Поровну, по { $points } { $points ->
    [one] очку
    [few] очка
   *[many] очков
}; побеждает { $player }: { $why }.
# $players (message): два имени или больше, списком.
game-shared = Победу делят { $players }: по { $points } { $points ->
    [one] очку
    [few] очка
   *[many] очков
}.

# Списки складываются из этих двух: «A, B и C».
list-and = { $first } и { $last }
list-more = { $first }, { $rest }

# Раздача, в начале журнала. $cards (message): список карт, комнат или фишек домино.
opening-hand = На руке у игрока { $player }: { $cards }.
opening-first = Игру начинает { $player }.

refused-over = Игра окончена.
refused-spectator = Зрители только смотрят.
# $text (string): что набрали.
refused-not-offered = Сейчас среди ваших вариантов нет «{ $text }».
refused-turn = Сейчас ходит { $player }.

# Форма файла или запроса. $place (string): где именно, seats[0].name. $field, $wanted, $got (string): слова формата, их не переводят.
form-not-json = это не JSON
form-at = в { $place }: { $why }
form-missing = не хватает поля «{ $field }»
form-unknown = поля «{ $field }» не бывает
form-type = здесь должно быть { $wanted }, а не { $got }
form-length = здесь должен быть список из { $length } { $length ->
    [one] элемента
    [few] элементов
   *[many] элементов
}
form-value = такого значения не бывает

# Что можно выбрать для стола.
options-form = настройки: { $why }
# $players, $first (string): что выбрали.
options-players = играть могут от { $least } до { $most } игроков, а не { $players }
options-players-only = игроков должно быть { $least }, а не { $players }
# $last (number): последнее место, считая с 0.
options-first = первый игрок — это место от 0 до { $last }, а не { $first }

# Последние строки подсчёта в играх, которые больше ничего не говорят о своих очках.
sheet-total = { $player }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
