# Що каже клієнт у браузері навколо полів.

spinney = Spinney
# $page (string): назва сторінки або гри.
page-title = { $page } · Spinney
skip-to-content = Перейти до вмісту
navigation = Головне меню
nav-learn = Навчання
nav-replay = Перегляд
loading = Хвилинку…
close = Закрити
cancel = Назад
save = Зберегти
share = Поділитися
more = Більше
understood = Гаразд
try-again = Спробувати ще раз
show-all = { $count ->
    [one] Показати ще { $count }
    [few] Показати ще { $count }
   *[many] Показати ще { $count }
}
client-offline = Сервер зараз недоступний.
# $status (number): номер відповіді, для тих, хто шукає причину.
client-failed = Сервер не зміг цього зробити (помилка { $status }).
connection-cut = Зв’язок перервано. Відновлюємо… Ваша партія не пропаде.

# Ігри.

players-range = { $to ->
    [one] { $from }–{ $to } гравець
    [few] { $from }–{ $to } гравці
   *[many] { $from }–{ $to } гравців
}
players-exactly = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}

# Головна сторінка.

# $count (number): скільки ігор на цьому сервері.
home-title = { $count ->
    [3] Три лісові гри
   *[other] Лісові ігри
}
home-about = Грайте одразу проти ботів, з друзями за посиланням або разом за одним екраном. Без реєстрації та встановлення.
the-games = Ігри
play-now = Грати зараз
play-friends = З друзями
play-here = За одним екраном
first-game = Перша гра з підказками
how-to-play = Як грати
how-to-play-game = Як грати: { $game }
my-games = Мої партії
open-tables = Відкриті столи
open-tables-none = Зараз немає відкритих столів. Створіть свій: оберіть гру й натисніть «З друзями».
watch-games = Партії, які можна дивитися
watch-games-none = Зараз немає партій, які можна дивитися.
table-free-seats = { $seats ->
    [0] Усі місця зайнято
    [one] { $seats } вільне місце
    [few] { $seats } вільні місця
   *[many] { $seats } вільних місць
}
table-finished = Закінчено
table-closed = Цей стіл закрито.
table-your-turn = Ваш хід
table-waits-for = Ходить { $player }
table-waits-for-several = Чекаємо на інших
table-gone = Такого столу немає.
to-home = На головну
to-home-about = Партія нікуди не дінеться: ви знайдете її в розділі «Мої партії».
to-table = Назад до столу

# Імена.

# Імена для тих, хто не назвався, через кому: рослини і птахи.
guest-names = Вільшанка, Папороть, Ластівка, Ліщина, Липа, Щавель, Горобина, Конюшина, Синиця, Вільха, Шипшина, Ялівець
seat-free = Вільне місце
player-number = Гравець { $number }
# $level (string): назва рівня.
a-bot = Бот, { $level }
that-is-you = Ви
not-here = Не на зв’язку
has-resigned = Партію здано
bot-sits-in = Замість гравця грає бот ({ $level })

# Налаштування.

settings = Налаштування
your-name = Ваше ім’я
name-saved = Збережено.
language = Мова
theme = Вигляд
theme-auto = Як у системі
theme-light = Світлий
theme-dark = Темний
setting-bots = Темп ботів
bots-leisurely = Неквапливо
bots-brisk = Швидко
bots-at-once = Одразу
setting-sound = Звуки
setting-about-sound = Короткі звуки під час ходів і коли настає ваша черга.
setting-motion = Анімація
setting-about-motion = Карти й фішки плавно переміщуються на свої місця. Вимкнено, якщо в системі ввімкнено зменшення руху.
setting-confirm = Підтверджувати кожен хід
setting-about-confirm = Хід підтверджують другим дотиком; зручно на малих екранах.
other-device = Грати з іншого пристрою
other-device-about = Відкрийте посилання на іншому телефоні чи комп’ютері, і там будуть те саме ім’я та ті самі партії.
other-device-make = Створити посилання
other-device-how = Відкрийте його на іншому пристрої. Воно спрацює один раз і діє чверть години.
device-ask = У цьому браузері будуть ваше ім’я та ваші партії.
device-yes = Так, це я
device-done = Вітаємо, { $name }.
device-instead = Досі в цьому браузері було ім’я «{ $name }»; партії під цим ім’ям тут більше не відкриються.
device-before = Раніше в цьому браузері було ім’я «{ $before }», а тепер «{ $name }».
sign-out = Вийти на інших пристроях
sign-out-about = Загубили телефон чи грали з чужого? Усі інші браузери та програми з вашим ім’ям, а також невикористані посилання відразу перестануть діяти.
sign-out-do = Вийти всюди, крім цього браузера
sign-out-done = Ви вийшли всюди, крім цього браузера.

# Посилання.

the-link = Посилання
link-only-here = Це посилання працює лише на цьому комп’ютері. Для інших у вашій оселі запустіть Spinney з --lan.
qr-code = Посилання як QR-код
copy-link = Копіювати посилання
copied = Скопійовано.
copy-yourself = Посилання виділено: скопіюйте його за допомогою клавіатури або довгого дотику.

# Перед грою.

setup-how = Хто грає?
setup-bots = Проти ботів
setup-friends = З друзями за посиланням
setup-here = За одним екраном
setup-about-bots = Ви й боти; гра починається одразу.
setup-about-friends = Ви отримаєте посилання для інших. Кожен грає у своєму браузері.
setup-about-here = Передавайте пристрій одне одному. Між ходами різних гравців екран сховано.
setup-players = Гравці
setup-bot-count = Скільки з них ботів
setup-level = Наскільки сильні боти?
setup-names = Імена
setup-more = Інші налаштування
setup-open = Приєднатися може кожен на цьому сервері
setup-hints = Дозволити підказки
setup-hook = Вебгук: адреса, на яку сервер повідомляє, чий зараз хід
gathering-hook = Щоразу, коли настає чийсь хід, сервер надсилає повідомлення з іменами гравців також на вебадресу, яку вказав господар столу.
setup-start = Почати гру
setup-invite = Створити стіл
setup-first = Хто ходить першим?
setup-first-lot = За жеребом
pace = Темп
pace-unlimited = Без обмеження часу
pace-clock = По { $minutes } хв і ще { $seconds } с за кожен хід
pace-days = { $days ->
    [one] { $days } день на кожен хід
    [few] { $days } дні на кожен хід
   *[many] { $days } днів на кожен хід
}

# Збір гравців.

gathering-title = Стіл: { $game }
gathering-waits = { $seats ->
    [one] Ще вільне { $seats } місце.
    [few] Ще вільні { $seats } місця.
   *[many] Ще вільно { $seats } місць.
}
gathering-full = Усі на місці.
gathering-begins = Гра почнеться, щойно всі зберуться.
gathering-revealing = Карти тасуються. Ще чекаємо на відповідь: { $players }.
gathering-refused = Гра не змогла початися, бо хтось пішов або не відповів вчасно: { $players }. Карт не роздано, місце вільне, тасування готується заново. Скільки разів таке було: { $count }.
the-seats = Місця
sit-here = Сісти тут
stand-up = Встати
add-bot = Додати бота
free-seat = Звільнити місце
start-game = Почати гру
host-starts = Гру починає господар столу.
leave-table = Покинути стіл
invite = Запросити інших
invite-how = Кожен, хто відкриє це посилання, зможе зайняти вільне місце або дивитися.

# За столом.

the-players = Гравці
the-board = Поле
board-failed = Не вдалося намалювати поле.
tools = Інструменти
turn-over = Гру закінчено.
turn-scoring = Підрахунок очок.
scene-skip = Пропустити підрахунок
turn-wait = Хвилинку…
turn-waits-for = Чекаємо на гравця { $player }.
turn-away = Чекаємо: { $player } зараз не тут. За { $minutes } хв. замість цього гравця зможе грати бот.
turn-away-bot = Чекаємо: { $player } зараз не тут. Можна посадити бота.
turn-bot-thinks = { $player } думає…
# $players (string): кілька імен списком.
turn-waits-for-all = Чекаємо на гравців: { $players }.
todo-any = Ваш хід.
undo = Скасувати хід
undo-ask = Попросити скасувати хід
hint = Підказка
hint-thinks = Думає…
hint-take = Зіграти так
# $percent (string)
hint-chance = Шанс на перемогу: { $percent }%
rules = Правила
rules-of = { $game }: правила
rulings = Повні правила
rulings-about = На ці номери посилаються повідомлення й документи.
handbook-none = До цієї гри немає посібника.
log = Журнал
log-empty = Поки нічого.
recap = Після вашого останнього ходу
looking-back = Ви переглядаєте минулі ходи.
back-to-now = Повернутися до поточного ходу
command-line = Написати хід
command-steps = Можливі продовження
# $action (message): записаний хід, словами.
command-done = Ваш вибір: { $action }
plain-choices = Що ви можете зробити
# $action (message): що треба підтвердити, словами.
confirm-action = { $action }?
plain-again = Торкніться ще раз, щоб підтвердити.
emotes = Сказати щось
emote-hello = Привіт!
emote-well-played = Гарно зіграно!
emote-thanks = Дякую!
emote-thinking = Дайте подумати…
emote-oops = Ой!
emote-wow = Ого!
emote-hurry = Ваш хід!
emote-goodbye = Бувайте!
take-over = Хай грає бот
reclaim = Повернутися до гри
resign = Здатися
resign-about = Ви посядете останнє місце, хоч би скільки мали очок.
resign-sure = Справді здатися? Продовжити гру буде не можна.
resign-yes = Так, здаюся
resign-no = Грати далі
propose-hints = Запропонувати підказки для всіх
propose-hints-about = Якщо погодяться всі, у цій грі кожен зможе просити в бота підказку.
proposal-undo = { $player } хоче скасувати хід.
proposal-hints = { $player } пропонує дозволити підказки в цій грі.
proposal-waits = Чекаємо на відповіді.
agree = Погодитися
disagree = Відмовити
hide-title = Хід: { $player }
hide-about = Передайте пристрій. Поки ходить { $player }, інші не дивляться.
hide-ready = Я — { $player }

# Кінець.

end-you-win = Ви перемагаєте: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}!
end-resigned = Перемога: { $player }. Здалися: { $others }.
rank = Місце
player-column = Гравець
points = Очки
tiebreak = За рівності
rematch = Зіграти ще раз
rematch-join = До наступної гри
rematch-wanted = Інші хочуть зіграти ще: наступний стіл готовий.
to-rematch = До наступної партії
watch-replay = Переглянути партію
download-record = Зберегти запис
show-scoring = Підрахунок очок
show-board = Поле
shuffle-title = Чи було тасування чесним?
shuffle-about = Коли гравці сідали за стіл, сервер оприлюднив геш таємного числа, а кожен браузер — геш своїх байтів. Самі байти показано лише тоді, коли всі вже сиділи. Тепер усе відкрито, і це можна перевірити.
shuffle-check = Перевірити
shuffle-by-browser = Перевірив сам цей браузер
shuffle-match = Це запис саме цієї гри.
shuffle-promise = Сервер зафіксував саме те, що цей браузер бачив перед грою.
shuffle-hashes-kept = Геші всіх гравців ті самі, що цей браузер бачив, перш ніж показати свої байти.
shuffle-refusals-kept = У записі стільки ж невдалих початків, скільки бачив цей браузер.
shuffle-secret = Таємне число сервера — те саме, яке він зафіксував.
shuffle-one = Від кожного місця рівно один внесок, а від ботів жодного.
shuffle-hashes = Байти всіх гравців мають геші, оприлюднені наперед.
shuffle-seed = Зерно утворено з цього числа та байтів усіх гравців.
shuffle-own = Серед них є байти, які додав цей браузер.
shuffle-deal = Карти роздано з цього зерна, і ходи ведуть до цього результату.
shuffle-by-server = Перевірив сервер, який знає правила
shuffle-wrong = Перевірку не пройдено!
shuffle-unknown = Цей браузер тут не грав або вже забув про це, тож не може сказати, чи ці геші оприлюднено до гри.
shuffle-nothing = Не додали байтів: { $players }.
shuffle-alone = Ніхто не додав байтів, тож зерно утворив сам сервер.
shuffle-open = Старіший вид тасування: ці байти були відкриті вже тоді, коли гравець сідав, тож хто знав таємне число й сів останнім, міг вибрати роздачу: { $players }.
shuffle-refusals = { $count ->
    [one] Перед цим гра { $count } раз не змогла початися, бо хтось не показав своїх байтів вчасно. Усе тягнули заново.
    [few] Перед цим гра { $count } рази не змогла початися, бо хтось не показав своїх байтів вчасно. Усе тягнули заново.
   *[many] Перед цим гра { $count } разів не змогла початися, бо хтось не показав своїх байтів вчасно. Усе тягнули заново.
}
shuffle-none = У записі не сказано, з чого утворено зерно, тож перевіряти нічого.
shuffle-home = Щоб перевірити все без цього сервера, завантажте запис і виконайте:

# Перегляд.

replay-title = Переглянути партію
replay-about = Перетягніть сюди запис партії або оберіть файл.
replay-choose = Обрати запис
replay-no-record = Цей файл — не запис партії: запис — це JSON, який створює кнопка «Зберегти запис».
replay-first = На початок
replay-back = Крок назад
replay-play = Відтворити
replay-pause = Пауза
replay-on = Крок уперед
replay-last = У кінець
replay-slider = Крок партії
replay-step = Крок { $step } із { $steps }
replay-eyes = Чиїми очима
replay-open = Усі карти відкрито
replay-spectator = Глядач
replay-deal = Гра починається.

# Перша гра.

# $step, $steps (numbers)
lesson-step = Крок { $step } із { $steps }
lesson-on = Продовжити
lesson-play = Зіграти по-справжньому
