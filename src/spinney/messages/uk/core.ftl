# Те, що каже кожна гра.

player = Гравець { $number }

game-nobody-won = Ніхто не переміг.
game-won-resigned = Перемога: { $player }. { $others } { $count ->
    [1] здається
   *[other] здаються
}.
game-won = { $player } перемагає: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}.
# $why (message): що вирішило за рівних очок, як-от arboretum-tie-break.
game-won-tie = Нічия по { $points } { $points ->
    [one] очку
    [few] очки
   *[many] очок
}, перемагає { $player }: { $why }.
# $players (message): два або більше імен, переліком.
game-shared = { $players } ділять перемогу: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}.

# Переліки складають із цих двох: «A, B та C».
list-and = { $first } та { $last }
list-more = { $first }, { $rest }

# Роздача, на початку журналу. $cards (message): перелік карт, кімнат або доміно.
opening-hand = Рука гравця { $player }: { $cards }.
opening-first = Першим ходить гравець { $player }.

refused-over = Гру закінчено.
refused-spectator = Глядачі можуть лише дивитися.
# $text (string): що набрали.
refused-not-offered = Зараз серед ваших варіантів немає «{ $text }».
refused-turn = Зараз ходить { $player }.

# Форма файлу чи запиту. $place (string): де саме в ньому, seats[0].name. $field, $wanted, $got (string): слова формату, їх не перекладають.
form-not-json = це не JSON
form-at = у { $place }: { $why }
form-missing = бракує поля «{ $field }»
form-unknown = поля «{ $field }» не існує
form-type = тут має бути { $wanted }, а не { $got }
form-length = тут має бути список, у якому елементів: { $length }
form-value = таке значення неможливе

# Що може обрати стіл.
options-form = налаштування: { $why }
# $players, $first (string): що обрано.
options-players = гравців може бути від { $least } до { $most }, а не { $players }
options-players-only = гравців має бути { $least }, а не { $players }
# $last (number): останнє місце, рахуючи від 0.
options-first = перший гравець — це місце від 0 до { $last }, а не { $first }

# Останні рядки підрахунку в іграх, які нічого більше не кажуть про свої очки.
sheet-total = { $player }: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}.
