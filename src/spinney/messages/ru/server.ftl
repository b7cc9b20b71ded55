# Что говорит сервер помимо игр.

# $number (number): любое число, чтобы различать гостей.
guest = Гость { $number }

# Строки журнала, которые не действия.
row-undo = { $player } отменяет действие.
row-resign = { $player } сдаётся.
row-timeout = Время вышло: { $player }.
# $level (string): название уровня бота.
row-takeover = Дальше за игрока { $player } играет бот ({ $level }).
row-reclaim = { $player } возвращается и играет дальше.

refused-not-begun = Игра ещё не началась.
refused-begun = Игра уже началась.
refused-closed = Этот стол закрыт.
refused-no-database = База данных не отвечает.
refused-broken = На сервере что-то пошло не так. Попробуйте ещё раз.
refused-not-over = Игра ещё не окончена.
refused-busy = Сервер занят; попробуйте ещё раз.
refused-which-seat = У вас несколько мест: укажите, за какое вы играете.
refused-not-your-seat = Это не ваше место.
refused-no-such-seat = За этим столом нет такого места.
refused-taken = Это место занято.
refused-host-only = Это может сделать только хозяин стола.
refused-lesson = Урок — для одного человека с ботами; за столом с другими карты всегда тасуются.
refused-free-seats = Некоторые места ещё свободны.
refused-nobody = За столом должен сидеть хотя бы один человек.
refused-not-ready = Ещё не все сели за стол.
refused-bot-plays = За это место играет бот; сначала вернитесь к игре.
refused-ticket = Игра уже ушла вперёд; посмотрите и выберите ещё раз.
refused-long = Это слишком длинно.
refused-nothing-to-undo = Вам нечего отменять.
# $most (number): how many.
refused-undos = В этой партии отменено уже столько действий: { $most }; больше отменять нельзя.
# $most (number): how many.
refused-undos-in-place = Здесь отменено уже столько действий: { $most }; продолжайте партию.
refused-nothing-to-do = Сейчас вам нечего решать.
refused-resigned = За это место партия уже сдана.
# $levels (message): список уровней.
refused-level = Такого уровня нет; уровни: { $levels }.
refused-take-over = { $player } ещё в игре: бот может заменить игрока, когда вышло время или после долгого отсутствия.
refused-own-take-over = Своё место отдать боту нельзя.
refused-nonce = Для тасовки нужно от 16 до 64 байтов в шестнадцатеричной записи.
refused-commitment = Отпечаток — это SHA-256 ваших байтов: 64 шестнадцатеричные цифры.
refused-open-bytes = Садясь за стол, отправляйте только SHA-256 своих байтов как «commitment»; сами байты отправляют через «reveal», когда все уже сидят. Если вы в браузере, перезагрузите страницу.
refused-not-revealing = Байты для тасовки пока не нужны: сначала все должны сесть за стол.
refused-other-bytes = Эти байты не соответствуют отпечатку этого места.
refused-revealing = Игра вот-вот начнётся.
refused-no-proposal = За этим столом ничего не предлагали.
refused-not-asked = Вашего согласия никто не спрашивал.
refused-hints = Подсказки в этой партии выключены; чтобы их включить, должны согласиться все за столом.
refused-frames-while-playing = Карты покажут, когда игра закончится.
# $rows (number): сколько строк в игре.
refused-no-such-moment = Партия ещё не зашла так далеко: строк в её журнале { $rows }.
refused-record-while-playing = Запись можно получить, когда игра закончится.
# $why (message): что не так, например record-over.
refused-record = Эту запись нельзя воспроизвести: { $why }
# $why (message): что не так, например record-shuffle-seed.
refused-shuffle = Тасовка этой партии неверна: { $why }
refused-no-table = Такого стола нет.
refused-unplayable = Эту партию играли по правилам, которых этот сервер не знает.
# $most (number)
refused-many-tables = Неоконченных партий у вас { $most }; сначала закончите или покиньте одну.
# $games (message): список игр.
refused-game = Такой игры нет; игры: { $games }.
refused-options = С такими настройками играть нельзя: { $why }
refused-pace = Время бывает без ограничений, по часам: от 10 до 86 400 секунд и до 3 600 секунд добавки за ход, или от 1 до 60 дней на ход.
refused-hook = Веб-хук — это адрес http или https вне собственной сети сервера.
refused-name = В имени должно быть от 1 до { $longest } знаков.
refused-name-unseen = В имени должна быть хотя бы одна видимая буква, цифра или знак.
refused-link = Эта ссылка уже использована или устарела.
refused-no-visitor = Сначала скажите, кто вы.
refused-origin = Страницам других сайтов это не разрешено.
refused-too-fast = Слишком много запросов; подождите немного.
refused-malformed = Неверный запрос: { $why }
refused-no-page = Здесь ничего нет.
refused-method = Здесь этого сделать нельзя.
