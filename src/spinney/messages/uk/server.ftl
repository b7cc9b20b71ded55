# Що каже сервер поза іграми.

# $number (number): будь-яке число, щоб розрізняти гостей.
guest = Гість { $number }

# Рядки журналу, що не є діями.
row-undo = { $player } скасовує хід.
row-resign = { $player } здається.
row-timeout = Час вичерпано: { $player }.
# $level (string): назва рівня бота.
row-takeover = За гравця { $player } далі грає бот ({ $level }).
row-reclaim = { $player } повертається до гри.

refused-not-begun = Гра ще не почалася.
refused-begun = Гра вже почалася.
refused-closed = Цей стіл закрито.
refused-no-database = База даних не відповідає.
refused-broken = На сервері щось пішло не так. Спробуйте ще раз.
refused-not-over = Гра ще не закінчилася.
refused-busy = Сервер зайнятий; спробуйте ще раз.
refused-which-seat = У вас кілька місць: скажіть, за яке з них ви зараз граєте.
refused-not-your-seat = Це не ваше місце.
refused-no-such-seat = За цим столом немає такого місця.
refused-taken = Це місце зайнято.
refused-host-only = Це може лише господар столу.
refused-lesson = Урок — для однієї людини з ботами; за столом з іншими карти завжди тасують.
refused-free-seats = Деякі місця ще вільні.
refused-nobody = За столом має сидіти принаймні одна людина.
refused-not-ready = Ще не всі сіли за стіл.
refused-bot-plays = На цьому місці грає бот; спершу поверніться до гри.
refused-ticket = Гра вже пішла далі; погляньте ще раз і оберіть знову.
refused-long = Це задовго.
refused-nothing-to-undo = Вам нема чого скасовувати.
# $most (number): how many.
refused-undos = У цій партії скасовано вже стільки дій: { $most }; більше скасовувати не можна.
# $most (number): how many.
refused-undos-in-place = Тут скасовано вже стільки дій: { $most }; продовжуйте партію.
refused-nothing-to-do = Вам зараз нема чого вирішувати.
refused-resigned = Гравець на цьому місці вже здався.
# $levels (message): перелік рівнів.
refused-level = Такого рівня немає; є { $levels }.
refused-take-over = { $player } ще в грі: бот може замінити гравця, коли вичерпано час або після довгої відсутності.
refused-own-take-over = Власне місце не можна віддати боту.
refused-nonce = Байтів для тасування має бути від 16 до 64, записаних шістнадцятковими цифрами.
refused-commitment = Зафіксувати байти — це надіслати їхній SHA-256: 64 шістнадцяткові цифри.
refused-open-bytes = Сідаючи за стіл, надсилайте лише SHA-256 своїх байтів як «commitment»; самі байти надсилають через «reveal», коли всі вже сидять. Якщо ви в браузері, перезавантажте сторінку.
refused-not-revealing = Байти для тасування ще не потрібні: спершу всі мають сісти за стіл.
refused-other-bytes = Це не ті байти, які зафіксувало це місце.
refused-revealing = Гра ось-ось почнеться.
refused-no-proposal = За цим столом нічого не запропоновано.
refused-not-asked = Вашої згоди не потрібно.
refused-hints = Підказки в цій грі вимкнено; щоб їх увімкнути, мають погодитися всі за столом.
refused-frames-while-playing = Карти покажуть, коли гра закінчиться.
# $rows (number): скільки рядків має гра.
refused-no-such-moment = Партія ще не дійшла так далеко: рядків у її журналі { $rows }.
refused-record-while-playing = Запис буде доступний, коли гра закінчиться.
# $why (message): що не так, як-от record-over.
refused-record = Цей запис неможливо відтворити: { $why }
# $why (message): що не так, як-от record-shuffle-seed.
refused-shuffle = Тасування цієї гри неправильне: { $why }
refused-no-table = Такого столу немає.
refused-unplayable = Цю партію грали за правилами, яких цей сервер не знає.
# $most (number)
refused-many-tables = Незакінчених партій у вас { $most }; спершу закінчіть або покиньте одну.
# $games (message): перелік ігор.
refused-game = Такої гри немає; є { $games }.
refused-options = З такими налаштуваннями не зіграти: { $why }
refused-pace = Темп буває необмежений, з годинником від 10 до 86 400 секунд і додатком до 3 600 секунд за хід або від 1 до 60 днів на хід.
refused-hook = Вебгук має бути адресою http або https поза власною мережею сервера.
refused-name = В імені має бути від 1 до { $longest } символів.
refused-name-unseen = В імені має бути хоча б одна видима літера, цифра чи знак.
refused-link = Це посилання вже використано або воно застаріло.
refused-no-visitor = Спершу скажіть, хто ви.
refused-origin = Сторінкам інших сайтів це не дозволено.
refused-too-fast = Забагато запитів; зачекайте трохи.
refused-malformed = Неправильний запит: { $why }
refused-no-page = Тут нічого немає.
refused-method = Цього тут зробити не можна.
