# Что говорит клиент в браузере вокруг полей.

spinney = Spinney
# $page (string): название страницы или игры.
page-title = { $page } · Spinney
skip-to-content = К содержанию
navigation = Страницы
nav-learn = Обучение
nav-replay = Просмотр
loading = Минутку…
close = Закрыть
cancel = Отменить
save = Сохранить
share = Поделиться
more = Ещё
understood = Хорошо
try-again = Попробовать ещё раз
show-all = { $count ->
    [one] Показать ещё { $count }
    [few] Показать ещё { $count }
   *[many] Показать ещё { $count }
}
client-offline = Сервер сейчас недоступен.
# $status (number): номер ответа, для тех, кто ищет причину.
client-failed = Сервер не смог этого сделать (ответ { $status }).
connection-cut = Связь прервалась. Пробуем снова; ничего не потеряно.

# Игры.

game-arboretum = Арборетум
game-treehouse = Домик на дереве
game-renature = Renature
game-about-arboretum = Прокладывайте аллеи из прекрасных деревьев и держите на руке нужные карты: очки получает лишь тот, у кого на руке наибольшая сумма.
game-about-treehouse = Постройте комната за комнатой лучший домик, держите равновесие и решайте, какие цвета дают очки.
game-about-renature = Верните долину к жизни фишками домино и растениями. Области выигрывает тот, кто действует вовремя.
players-range = { $from }–{ $to } игрока
minutes = { $minutes } минут

# Главная страница.

home-title = Три лесные игры
home-about = Играйте сразу против ботов, с друзьями по ссылке или вместе за одним экраном. Без регистрации и установки.
the-games = Игры
play-now = Играть сейчас
play-friends = С друзьями
play-here = За одним экраном
first-game = Первая игра с подсказками
how-to-play = Как играть
how-to-play-game = Как играть: { $game }
my-games = Мои игры
open-tables = Открытые столы
open-tables-none = Сейчас нет открытых столов. Создайте свой: выберите игру и «С друзьями».
watch-games = Игры, которые можно смотреть
watch-games-none = Сейчас никто не играет открыто.
table-free-seats = { $seats ->
    [0] Все места заняты
    [one] { $seats } свободное место
    [few] { $seats } свободных места
   *[many] { $seats } свободных мест
}
table-finished = Окончена
table-closed = Этот стол закрыт.
table-your-turn = Ваш ход
table-waits-for = Ходит { $player }
table-waits-for-several = Ходят другие
table-gone = Такого стола нет.
to-home = На главную
to-home-about = Игра остаётся как есть; вы найдёте её в «Моих играх».
to-table = Назад к столу

# Имена.

# Имена для тех, кто не назвался, через запятую: растения и птицы.
guest-names = Зарянка, Папоротник, Ласточка, Орешник, Липа, Щавель, Рябина, Клевер, Синица, Ольха, Шиповник, Можжевельник
seat-free = Свободное место
player-number = Игрок { $number }
# $level (string): название уровня; нескольких ботов одного уровня нумеруют.
bot-number = { $level } { $number }
a-bot = Бот
that-is-you = Это вы
not-here = Нет здесь
has-resigned = Игра сдана
bot-sits-in = Вместо игрока бот ({ $level })

# Настройки.

settings = Настройки
your-name = Ваше имя
name-saved = Сохранено.
language = Язык
theme = Вид
theme-auto = Как в системе
theme-light = Светлый
theme-dark = Тёмный
setting-sound = Звуки
setting-about-sound = Короткие звуки для ходов и когда наступает ваша очередь.
setting-motion = Движение
setting-about-motion = Карты и фишки движутся оттуда, где были. Выключено, если система просит меньше движения.
setting-symbols = Знаки рядом с цветами
setting-about-symbols = У всего, что имеет цвет, есть и форма.
setting-confirm = Подтверждать каждый ход
setting-about-confirm = Ход подтверждает второе касание; удобно на малых экранах.
other-device = Тот же человек на другом устройстве
other-device-about = Ссылка делает вашим и другой телефон или компьютер: то же имя, те же игры.
other-device-make = Создать ссылку
other-device-how = Откройте её на другом устройстве. Она действует один раз, четверть часа.
device-ask = Этот браузер станет вашим, с вашим именем и вашими играми.
device-yes = Да, это я
device-done = Добро пожаловать, { $name }.

# Ссылки.

the-link = Ссылка
qr-code = Ссылка как QR-код
copy-link = Копировать ссылку
copied = Скопировано.
copy-yourself = Ссылка выделена: скопируйте её клавиатурой или долгим касанием.

# Перед игрой.

setup-how = Кто играет?
setup-bots = Против ботов
setup-friends = С друзьями по ссылке
setup-here = За одним экраном
setup-about-bots = Вы и боты; игра начинается сразу.
setup-about-friends = Вы получите ссылку для остальных. Каждый играет в своём браузере.
setup-about-here = Передавайте устройство. Между двумя игроками экран скрыт.
setup-players = Игроки
setup-bot-count = Сколько из них боты
setup-level = Насколько сильны боты?
setup-names = Имена
setup-more = Другие настройки
setup-open = Присоединиться может каждый на этом сервере
setup-hints = Подсказки разрешены
setup-hook = Веб-хук: адрес, которому сообщают, чей ход
gathering-hook = Каждый раз, когда наступает чей-то ход, сервер сообщает об этом и веб-адресу, который указал хозяин стола, вместе с именами игроков.
setup-start = Начать игру
setup-invite = Создать стол
option-arboretum-opening_discard = Начальный сброс, как в издании 2015 года: все, кроме первого игрока, начинают с карты в сбросе
option-treehouse-youngest = Для самых юных: без карт условий
setup-first = Кто начинает?
setup-first-lot = По жребию
pace = Темп
pace-unlimited = Без часов
pace-clock = По { $minutes } мин и ещё { $seconds } с за каждый ход
pace-days = { $days ->
    [one] { $days } день на каждый ход
    [few] { $days } дня на каждый ход
   *[many] { $days } дней на каждый ход
}

# Сбор игроков.

gathering-title = Стол: { $game }
gathering-waits = { $seats ->
    [one] Ещё свободно { $seats } место.
    [few] Ещё свободны { $seats } места.
   *[many] Ещё свободно { $seats } мест.
}
gathering-full = Все на месте.
gathering-begins = Игра начнётся, как только все придут.
the-seats = Места
sit-here = Сесть здесь
stand-up = Встать
add-bot = Добавить бота
free-seat = Освободить место
start-game = Начать игру
host-starts = Игру начинает тот, кто создал стол.
leave-table = Покинуть стол
invite = Пригласить других
invite-how = Кто откроет эту ссылку, сможет занять свободное место или смотреть.

# За столом.

the-players = Игроки
the-board = Поле
tools = Инструменты
turn-over = Игра окончена.
turn-wait = Минутку…
turn-waits-for = Ждём: { $player }.
turn-bot-thinks = { $player } думает…
# $players (string): несколько имён списком.
turn-waits-for-all = Ждём: { $players }.
todo-any = Ваш ход.
todo-arboretum-draw_first = Ваш ход: возьмите карту из колоды или из сброса.
todo-arboretum-draw_second = Возьмите вторую карту.
todo-arboretum-play = Посадите одну из своих карт.
todo-arboretum-discard = Положите одну карту в свой сброс.
todo-treehouse-choose = Тайно выберите комнату.
todo-treehouse-place = Постройте комнату или сбросьте её.
todo-treehouse-take = Возьмите карту условия.
todo-treehouse-lay = Положите свою карту условия на какой-нибудь цвет.
todo-treehouse-claim = Возьмите карту подсчёта какого-нибудь цвета.
todo-renature-place = Ваш ход: выложите фишку домино на ручей или сбросьте её.
todo-renature-plant = Посадите что-нибудь рядом со своей фишкой или ничего.
todo-renature-room = Освободите место для облаков или возьмите то, что помещается.
todo-renature-score = Область завершена: воспользуйтесь облаками или считайте её.
todo-renature-end = Воспользуйтесь облаками или завершите ход.
todo-renature-again = Ещё один ход за три облака?
undo = Отменить
undo-ask = Попросить отменить ход
hint = Подсказка
hint-thinks = Думает…
hint-take = Сыграть так
# $percent (string)
hint-chance = Шанс на победу: { $percent } %
rules = Правила
rules-of = { $game }: правила
rulings = Все правила полностью
rulings-about = Номера те же, что в сообщениях и документах.
log = Журнал
log-empty = Пока ничего.
recap = С вашего последнего хода
looking-back = Вы смотрите в прошлое.
back-to-now = Назад к настоящему
command-line = Написать ход
command-steps = Возможные продолжения
plain-board = У этой игры здесь нет нарисованного поля. Всё, что можно сделать, предложено ниже.
emotes = Сказать что-нибудь
emote-hello = Привет!
emote-well-played = Хорошо сыграно!
emote-thanks = Спасибо!
emote-thinking = Дайте подумать…
emote-oops = Ой!
emote-wow = Ого!
emote-hurry = Ваш ход!
emote-goodbye = До встречи!
take-over = Пусть играет бот
reclaim = Вернуться к игре
resign = Сдаться
resign-about = Вы будете на последнем месте, какими бы ни были очки.
propose-hints = Предложить подсказки для всех
propose-hints-about = Если согласятся все, в этой игре каждый сможет просить у бота подсказку.
proposal-undo = { $player } хочет отменить ход.
proposal-hints = { $player } предлагает разрешить подсказки в этой игре.
proposal-waits = Ждём ответов.
agree = Да
disagree = Нет
hide-title = Ход: { $player }
hide-about = Передайте устройство. Пока играет { $player }, остальные не смотрят.
hide-ready = Я — { $player }

# Конец.

end-you-win = Вы побеждаете: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}!
rank = Место
player-column = Игрок
points = Очки
tiebreak = При равенстве
rematch = Сыграть ещё раз
to-rematch = К следующей игре
watch-replay = Посмотреть ещё раз
download-record = Сохранить запись
show-scoring = Подсчёт
show-board = Поле
shuffle-title = Было ли тасование честным?
shuffle-about = Перед игрой сервер пообещал тайное число, а каждый игрок добавил свои байты. Теперь всё показано, и это можно проверить.
shuffle-check = Проверить
shuffle-promise = Обещание то самое, которое этот браузер видел перед игрой.
shuffle-secret = Тайна сервера та самая, которую он обещал.
shuffle-seed = Зерно сделано из этой тайны и байтов всех игроков.
shuffle-own = Среди них есть байты, которые добавил этот браузер.
shuffle-deal = Карты розданы из этого зерна, говорит сервер, который знает правила.
shuffle-by-server = Проверил сервер. Через https или на компьютере самого сервера браузер проверяет сам.
shuffle-wrong = Это не так!

# Просмотр.

replay-title = Посмотреть игру ещё раз
replay-about = Перетащите сюда запись или выберите файл.
replay-choose = Выбрать запись
replay-no-record = Этот файл не запись: запись — это JSON, который пишет «Сохранить запись».
replay-first = В начало
replay-back = Шаг назад
replay-play = Проиграть
replay-pause = Пауза
replay-on = Шаг вперёд
replay-last = В конец
replay-slider = Шаг игры
replay-step = Шаг { $step } из { $steps }
replay-eyes = Чьими глазами
replay-open = Всё открыто
replay-spectator = Зритель
replay-deal = Игра начинается.

# Первая игра.

# $step, $steps (numbers)
lesson-step = Шаг { $step } из { $steps }
lesson-on = Дальше
