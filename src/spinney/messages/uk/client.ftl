# Що каже клієнт у браузері навколо полів.

spinney = Spinney
# $page (string): назва сторінки або гри.
page-title = { $page } · Spinney
skip-to-content = До вмісту
navigation = Сторінки
nav-learn = Навчання
nav-replay = Перегляд
loading = Хвилинку…
close = Закрити
cancel = Скасувати
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
client-failed = Сервер не зміг цього зробити (відповідь { $status }).
connection-cut = Зв’язок перервано. Пробуємо знову; нічого не втрачено.

# Ігри.

game-arboretum = Арборетум
game-treehouse = Будиночок на дереві
game-renature = Renature
game-about-arboretum = Прокладайте алеї з прекрасних дерев і тримайте в руці потрібні карти: очки отримує лише той, у кого в руці найбільша сума.
game-about-treehouse = Збудуйте кімната за кімнатою найкращий будиночок, тримайте рівновагу й вирішуйте, які кольори дають очки.
game-about-renature = Поверніть долину до життя доміно й рослинами. Ділянки виграє той, хто вчасно діє.
players-range = { $from }–{ $to } гравці
minutes = { $minutes } хвилин

# Головна сторінка.

home-title = Три лісові гри
home-about = Грайте одразу проти ботів, з друзями за посиланням або разом за одним екраном. Без реєстрації й встановлення.
the-games = Ігри
play-now = Грати зараз
play-friends = З друзями
play-here = За одним екраном
first-game = Перша гра з підказками
how-to-play = Як грати
how-to-play-game = Як грати: { $game }
my-games = Мої ігри
open-tables = Відкриті столи
open-tables-none = Зараз немає відкритих столів. Створіть свій: оберіть гру і «З друзями».
watch-games = Ігри, які можна дивитися
watch-games-none = Зараз ніхто не грає відкрито.
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
table-waits-for-several = Ходять інші
table-gone = Такого столу немає.
to-home = На головну
to-home-about = Гра лишається як є; ви знайдете її в «Моїх іграх».
to-table = Назад до столу

# Імена.

# Імена для тих, хто не назвався, через кому: рослини і птахи.
guest-names = Вільшанка, Папороть, Ластівка, Ліщина, Липа, Щавель, Горобина, Конюшина, Синиця, Вільха, Шипшина, Ялівець
seat-free = Вільне місце
player-number = Гравець { $number }
# $level (string): назва рівня; кількох ботів одного рівня нумерують.
bot-number = { $level } { $number }
a-bot = Бот
that-is-you = Це ви
not-here = Немає тут
has-resigned = Гру здано
bot-sits-in = Замість гравця бот ({ $level })

# Налаштування.

settings = Налаштування
your-name = Ваше ім’я
name-saved = Збережено.
language = Мова
theme = Вигляд
theme-auto = Як у системі
theme-light = Світлий
theme-dark = Темний
setting-sound = Звуки
setting-about-sound = Короткі звуки для ходів і коли настає ваша черга.
setting-motion = Рух
setting-about-motion = Карти й фішки рухаються звідти, де були. Вимкнено, якщо система просить менше руху.
setting-symbols = Позначки поруч із кольорами
setting-about-symbols = Усе, що має колір, має й форму.
setting-confirm = Підтверджувати кожен хід
setting-about-confirm = Хід підтверджує другий дотик; зручно на малих екранах.
other-device = Та сама людина на іншому пристрої
other-device-about = Посилання робить вашим і інший телефон чи комп’ютер: те саме ім’я, ті самі ігри.
other-device-make = Створити посилання
other-device-how = Відкрийте його на іншому пристрої. Воно діє один раз, чверть години.
device-ask = Цей браузер стане вашим, з вашим ім’ям і вашими іграми.
device-yes = Так, це я
device-done = Вітаємо, { $name }.

# Посилання.

the-link = Посилання
qr-code = Посилання як QR-код
copy-link = Копіювати посилання
copied = Скопійовано.
copy-yourself = Посилання виділено: скопіюйте його клавіатурою або довгим дотиком.

# Перед грою.

setup-how = Хто грає?
setup-bots = Проти ботів
setup-friends = З друзями за посиланням
setup-here = За одним екраном
setup-about-bots = Ви й боти; гра починається одразу.
setup-about-friends = Ви отримаєте посилання для інших. Кожен грає у своєму браузері.
setup-about-here = Передавайте пристрій. Між двома гравцями екран сховано.
setup-players = Гравці
setup-bot-count = Скільки з них боти
setup-level = Наскільки сильні боти?
setup-names = Імена
setup-more = Інші налаштування
setup-open = Приєднатися може кожен на цьому сервері
setup-hints = Підказки дозволено
setup-hook = Вебгук: адреса, якій повідомляють, чий хід
gathering-hook = Щоразу, коли настає чийсь хід, сервер повідомляє про це також веб-адресу, яку вказав господар столу, разом з іменами гравців.
setup-start = Почати гру
setup-invite = Створити стіл
option-arboretum-opening_discard = Початковий скид, як у виданні 2015 року: усі, крім першого гравця, починають із карти в скиді
option-treehouse-youngest = Для наймолодших: без карт умов
setup-first = Хто починає?
setup-first-lot = За жеребом
pace = Темп
pace-unlimited = Без годинника
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
gathering-begins = Гра почнеться, щойно всі прийдуть.
the-seats = Місця
sit-here = Сісти тут
stand-up = Встати
add-bot = Додати бота
free-seat = Звільнити місце
start-game = Почати гру
host-starts = Гру починає той, хто створив стіл.
leave-table = Покинути стіл
invite = Запросити інших
invite-how = Хто відкриє це посилання, зможе зайняти вільне місце або дивитися.

# За столом.

the-players = Гравці
the-board = Поле
tools = Інструменти
turn-over = Гру закінчено.
turn-wait = Хвилинку…
turn-waits-for = Чекаємо: { $player }.
turn-bot-thinks = { $player } думає…
# $players (string): кілька імен списком.
turn-waits-for-all = Чекаємо: { $players }.
todo-any = Ваш хід.
todo-arboretum-draw_first = Ваш хід: візьміть карту з колоди або зі скиду.
todo-arboretum-draw_second = Візьміть другу карту.
todo-arboretum-play = Висадіть одну зі своїх карт.
todo-arboretum-discard = Покладіть одну карту у свій скид.
todo-treehouse-choose = Таємно оберіть кімнату.
todo-treehouse-place = Збудуйте кімнату або скиньте її.
todo-treehouse-take = Візьміть карту умови.
todo-treehouse-lay = Покладіть свою карту умови на якийсь колір.
todo-treehouse-claim = Візьміть карту підрахунку якогось кольору.
todo-renature-place = Ваш хід: покладіть доміно на струмок або скиньте його.
todo-renature-plant = Посадіть щось біля свого доміно або нічого.
todo-renature-room = Звільніть місце для хмар або візьміть те, що вміщується.
todo-renature-score = Ділянку завершено: скористайтеся хмарами або рахуйте її.
todo-renature-end = Скористайтеся хмарами або завершіть хід.
todo-renature-again = Ще один хід за три хмари?
undo = Скасувати
undo-ask = Попросити скасувати хід
hint = Підказка
hint-thinks = Думає…
hint-take = Зіграти так
# $percent (string)
hint-chance = Шанс на перемогу: { $percent } %
rules = Правила
rules-of = { $game }: правила
rulings = Усі правила повністю
rulings-about = Номери ті самі, що в повідомленнях і документах.
log = Журнал
log-empty = Поки нічого.
recap = Від вашого останнього ходу
looking-back = Ви дивитеся в минуле.
back-to-now = Повернутися до поточного ходу
command-line = Написати хід
command-steps = Можливі продовження
plain-board = Ця гра тут не має намальованого поля. Усе, що можна зробити, запропоновано нижче.
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
resign-about = Ви будете на останньому місці, хоч би які були очки.
propose-hints = Запропонувати підказки для всіх
propose-hints-about = Якщо погодяться всі, у цій грі кожен зможе просити в бота підказку.
proposal-undo = { $player } хоче скасувати хід.
proposal-hints = { $player } пропонує дозволити підказки в цій грі.
proposal-waits = Чекаємо на відповіді.
agree = Так
disagree = Ні
hide-title = Хід: { $player }
hide-about = Передайте пристрій. Поки грає { $player }, інші не дивляться.
hide-ready = Я — { $player }

# Кінець.

end-you-win = Ви перемагаєте: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}!
rank = Місце
player-column = Гравець
points = Очки
tiebreak = За рівності
rematch = Зіграти ще раз
to-rematch = До наступної гри
watch-replay = Переглянути ще раз
download-record = Зберегти запис
show-scoring = Підрахунок
show-board = Поле
shuffle-title = Чи було тасування чесним?
shuffle-about = Перед грою сервер пообіцяв таємне число, а кожен гравець додав свої байти. Тепер усе показано, і це можна перевірити.
shuffle-check = Перевірити
shuffle-promise = Обіцянка та сама, яку цей браузер бачив перед грою.
shuffle-secret = Таємниця сервера та сама, яку він обіцяв.
shuffle-seed = Зерно зроблено з цієї таємниці та байтів усіх гравців.
shuffle-own = Серед них є байти, які додав цей браузер.
shuffle-deal = Карти роздано з цього зерна, каже сервер, який знає правила.
shuffle-by-server = Перевірив сервер. Через https або на комп’ютері самого сервера браузер перевіряє сам.
shuffle-wrong = Це не так!

# Перегляд.

replay-title = Переглянути гру ще раз
replay-about = Перетягніть сюди запис або оберіть файл.
replay-choose = Обрати запис
replay-no-record = Цей файл не запис: запис — це JSON, який пише «Зберегти запис».
replay-first = На початок
replay-back = Крок назад
replay-play = Програти
replay-pause = Пауза
replay-on = Крок уперед
replay-last = У кінець
replay-slider = Крок гри
replay-step = Крок { $step } із { $steps }
replay-eyes = Чиїми очима
replay-open = Усе відкрито
replay-spectator = Глядач
replay-deal = Гра починається.

# Перша гра.

# $step, $steps (numbers)
lesson-step = Крок { $step } із { $steps }
lesson-on = Далі
