# Что говорит клиент в браузере вокруг полей.

spinney = Spinney
# $page (string): название страницы или игры.
page-title = { $page } · Spinney
skip-to-content = К содержимому страницы
navigation = Главное меню
nav-learn = Обучение
nav-replay = Просмотр
loading = Минутку…
close = Закрыть
cancel = Отмена
save = Сохранить
share = Поделиться
more = Ещё
understood = Понятно
try-again = Попробовать ещё раз
show-all = { $count ->
    [one] Показать ещё { $count }
    [few] Показать ещё { $count }
   *[many] Показать ещё { $count }
}
client-offline = Сервер сейчас недоступен.
# $status (number): номер ответа, для тех, кто ищет причину.
client-failed = Сервер не смог этого сделать (код ответа { $status }).
connection-cut = Связь прервалась. Восстанавливаем… Партия в сохранности.

# Игры.

players-range = { $to ->
    [one] { $from }–{ $to } игрок
    [few] { $from }–{ $to } игрока
   *[many] { $from }–{ $to } игроков
}
players-exactly = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}

# Главная страница.

# $count (number): сколько игр на этом сервере.
home-title = { $count ->
    [3] Три лесные игры
   *[other] Лесные игры
}
home-about = Играйте сразу против ботов, с друзьями по ссылке или вместе за одним экраном. Ни регистрации, ни установки.
the-games = Игры
play-now = Играть сейчас
play-friends = С друзьями
play-here = За одним экраном
first-game = Первая игра с подсказками
how-to-play = Как играть
how-to-play-game = Как играть: { $game }
my-games = Мои партии
open-tables = Открытые столы
open-tables-none = Сейчас нет открытых столов. Создайте свой: выберите игру и «С друзьями».
watch-games = Партии, которые можно смотреть
watch-games-none = Сейчас нет партий, открытых для зрителей.
table-free-seats = { $seats ->
    [0] Все места заняты
    [one] { $seats } свободное место
    [few] { $seats } свободных места
   *[many] { $seats } свободных мест
}
table-finished = Партия окончена
table-closed = Этот стол закрыт.
table-your-turn = Ваш ход
table-waits-for = Ходит { $player }
table-waits-for-several = Ходят другие
table-gone = Такого стола нет.
to-home = На главную
to-home-about = Партия сохранится; вы найдёте её в разделе «Мои партии».
to-table = Назад к столу

# Имена.

# Имена для тех, кто не назвался, через запятую: растения и птицы.
guest-names = Зарянка, Папоротник, Ласточка, Орешник, Липа, Щавель, Рябина, Клевер, Синица, Ольха, Шиповник, Можжевельник
seat-free = Свободное место
player-number = Игрок { $number }
# $level (string): название уровня.
a-bot = Бот, { $level }
that-is-you = Вы
not-here = Не в сети
has-resigned = Партия сдана
bot-sits-in = Вместо игрока — бот ({ $level })

# Настройки.

settings = Настройки
your-name = Ваше имя
name-saved = Сохранено.
language = Язык
theme = Оформление
theme-auto = Как в системе
theme-light = Светлое
theme-dark = Тёмное
setting-bots = Темп ботов
bots-leisurely = Не спеша
bots-brisk = Быстро
bots-at-once = Сразу
setting-sound = Звуки
setting-about-sound = Короткие звуки при ходах и когда наступает ваша очередь.
setting-motion = Анимация
setting-about-motion = Карты и фишки плавно перемещаются на свои места. Выключено, если в системе задано меньше движения.
setting-confirm = Подтверждать каждый ход
setting-about-confirm = Ход подтверждается вторым касанием; удобно на маленьких экранах.
other-device = Играть с другого устройства
other-device-about = По ссылке вашим станет и другой телефон или компьютер: то же имя, те же партии.
other-device-make = Создать ссылку
other-device-how = Откройте её на другом устройстве. Ссылка сработает один раз и действует четверть часа.
device-ask = Этот браузер будет играть под вашим именем и видеть ваши партии.
device-yes = Да, это я
device-done = Добро пожаловать, { $name }.
device-instead = До сих пор в этом браузере было имя «{ $name }»; партии под этим именем здесь больше не откроются.
device-before = Раньше в этом браузере было имя «{ $before }», теперь — «{ $name }».
sign-out = Выйти на других устройствах
sign-out-about = Потеряли телефон или играли с чужого? Все остальные браузеры и программы с вашим именем, а также неиспользованные ссылки сразу перестанут действовать.
sign-out-do = Выйти везде, кроме этого браузера
sign-out-done = Вы вышли везде, кроме этого браузера.

# Ссылки.

the-link = Ссылка
link-only-here = Эта ссылка работает только на этом компьютере. Для других в вашем доме запустите Spinney с --lan.
qr-code = Ссылка в виде QR-кода
copy-link = Скопировать ссылку
copied = Скопировано.
copy-yourself = Ссылка выделена: скопируйте её с клавиатуры или долгим касанием.

# Перед игрой.

setup-how = Кто играет?
setup-bots = Против ботов
setup-friends = С друзьями по ссылке
setup-here = За одним экраном
setup-about-bots = Вы и боты; игра начинается сразу.
setup-about-friends = Вы получите ссылку для остальных. Каждый играет в своём браузере.
setup-about-here = Передавайте устройство друг другу. Между ходами игроков экран скрыт.
setup-players = Игроки
setup-bot-count = Сколько из них ботов
setup-level = Насколько сильны боты?
setup-names = Имена
setup-more = Другие настройки
setup-open = Присоединиться может любой на этом сервере
setup-hints = Подсказки разрешены
setup-hook = Веб-хук: адрес, на который сообщают, чей ход
gathering-hook = Каждый раз, когда наступает чей-то ход, сервер сообщает об этом и на веб-адрес, который указал хозяин стола, вместе с именами игроков.
setup-start = Начать игру
setup-invite = Создать стол
setup-first = Кто ходит первым?
setup-first-lot = По жребию
pace = Время
pace-unlimited = Без ограничений
pace-clock = По { $minutes } мин на игрока и ещё { $seconds } с за каждый ход
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
gathering-revealing = Идёт тасовка. Ещё нет ответа: { $players }.
gathering-refused = Игра не смогла начаться: кто-то ушёл или не ответил вовремя ({ $players }). Карты не розданы, место свободно, тасовка начинается заново. Сколько раз так было: { $count }.
the-seats = Места
sit-here = Сесть здесь
stand-up = Встать
add-bot = Добавить бота
free-seat = Освободить место
start-game = Начать игру
host-starts = Игру начинает хозяин стола.
leave-table = Покинуть стол
invite = Пригласить других
invite-how = Тот, кто откроет эту ссылку, сможет занять свободное место или смотреть.

# За столом.

the-players = Игроки
the-board = Поле
board-failed = Не удалось нарисовать поле.
tools = Инструменты
turn-over = Игра окончена.
turn-scoring = Подсчёт очков.
scene-skip = Пропустить подсчёт
turn-wait = Минутку…
turn-waits-for = Ждём: { $player }.
turn-away = Ждём: { $player } сейчас не здесь. Через { $minutes } мин. вместо этого игрока сможет играть бот.
turn-away-bot = Ждём: { $player } сейчас не здесь. Можно посадить бота.
turn-bot-thinks = { $player } думает…
# $players (string): несколько имён списком.
turn-waits-for-all = Ждём: { $players }.
todo-any = Ваш ход.
undo = Отменить ход
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
handbook-none = К этой игре нет руководства.
log = Журнал
log-empty = Пока ничего.
recap = С вашего последнего хода
looking-back = Вы смотрите прошлые ходы.
back-to-now = К текущему ходу
command-line = Ввести ход
command-steps = Возможные продолжения
# $action (message): записанный ход, словами.
command-done = Ваш выбор: { $action }
plain-choices = Что вы можете сделать
# $action (message): что нужно подтвердить, словами.
confirm-action = { $action }?
plain-again = Коснитесь ещё раз, чтобы подтвердить.
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
resign-about = Вы займёте последнее место, сколько бы очков у вас ни было.
resign-sure = Точно сдаться? Продолжить игру будет нельзя.
resign-yes = Да, сдаюсь
resign-no = Играть дальше
propose-hints = Предложить подсказки для всех
propose-hints-about = Если согласятся все, в этой партии каждый сможет просить у бота подсказку.
proposal-undo = { $player } хочет отменить ход.
proposal-hints = { $player } предлагает разрешить подсказки в этой партии.
proposal-waits = Ждём ответов.
agree = Согласиться
disagree = Отказаться
hide-title = Ход: { $player }
hide-about = Передайте устройство. Пока играет { $player }, остальные не смотрят на экран.
hide-ready = Я — { $player }

# Конец.

end-you-win = Вы победили: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}!
end-resigned = Победа: { $player }. Игру бросили: { $others }.
rank = Место
player-column = Игрок
points = Очки
tiebreak = При равенстве
rematch = Сыграть ещё раз
rematch-join = К следующей игре
rematch-wanted = Остальные хотят сыграть ещё: следующий стол готов.
to-rematch = К следующей партии
watch-replay = Пересмотреть партию
download-record = Скачать запись
show-scoring = Показать подсчёт
show-board = Показать поле
shuffle-title = Была ли тасовка честной?
shuffle-about = Когда игроки садились за стол, сервер показал отпечаток тайного числа, а каждый браузер — отпечаток своих байтов. Сами байты показали только тогда, когда все уже сидели. Теперь всё раскрыто, и это можно проверить.
shuffle-check = Проверить
shuffle-by-browser = Проверил сам этот браузер
shuffle-match = Это запись именно этой партии.
shuffle-promise = Отпечаток тот же, что этот браузер видел перед игрой.
shuffle-hashes-kept = Отпечатки всех игроков те же, что этот браузер видел, прежде чем показать свои байты.
shuffle-refusals-kept = В записи столько же неудачных начал, сколько видел этот браузер.
shuffle-secret = Тайное число сервера соответствует отпечатку.
shuffle-one = От каждого места ровно один вклад, а от ботов ни одного.
shuffle-hashes = Байты всех игроков соответствуют показанным заранее отпечаткам.
shuffle-seed = Зерно получено из этого числа и байтов всех игроков.
shuffle-own = Среди них есть байты, которые добавил этот браузер.
shuffle-deal = Раздача сделана из этого зерна, и ходы ведут к этому результату.
shuffle-by-server = Проверил сервер, который знает правила
shuffle-wrong = Проверка не пройдена!
shuffle-unknown = Этот браузер здесь не играл или уже забыл об этом, поэтому не может сказать, были ли эти отпечатки показаны до игры.
shuffle-nothing = Байтов не добавили: { $players }.
shuffle-alone = Никто не добавил байтов, так что зерно получил сам сервер.
shuffle-open = Прежний вид тасовки: эти байты были открыты уже тогда, когда игрок садился, и тот, кто знал тайное число и сел последним, мог выбрать раздачу: { $players }.
shuffle-refusals = { $count ->
    [one] До этого игра { $count } раз не смогла начаться, потому что кто-то не показал свои байты вовремя. Всё вытянули заново.
    [few] До этого игра { $count } раза не смогла начаться, потому что кто-то не показал свои байты вовремя. Всё вытянули заново.
   *[many] До этого игра { $count } раз не смогла начаться, потому что кто-то не показал свои байты вовремя. Всё вытянули заново.
}
shuffle-none = В записи не сказано, из чего получено зерно, так что проверять нечего.
shuffle-home = Чтобы проверить всё без этого сервера, скачайте запись и выполните:

# Просмотр.

replay-title = Просмотр записи
replay-about = Перетащите запись сюда или выберите файл.
replay-choose = Выбрать запись
replay-no-record = Этот файл — не запись партии: запись — это JSON, который даёт «Скачать запись».
replay-first = В начало
replay-back = Шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-on = Шаг вперёд
replay-last = В конец
replay-slider = Место в партии
replay-step = Шаг { $step } из { $steps }
replay-eyes = Смотреть глазами
replay-open = Все карты открыты
replay-spectator = Зритель
replay-deal = Игра начинается.

# Первая игра.

# $step, $steps (numbers)
lesson-step = Шаг { $step } из { $steps }
lesson-on = Продолжить
lesson-play = Сыграть по-настоящему
