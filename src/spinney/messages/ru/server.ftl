# Что говорит сервер помимо игр.

game-name-arboretum = Арборетум
game-name-treehouse = Домик на дереве
game-name-renature = Renature

page-games = Игры этого сервера:
page-no-client = В этой установке нет клиента для браузера; программы могут играть через /schema.

# $number (number): любое число, чтобы различать гостей.
guest = Гость { $number }

# Строки журнала, которые не действия.
row-undo = { $player } отменяет действие.
row-resign = { $player } сдаётся.
row-timeout = Время вышло: { $player }.
# $level (string): название уровня бота.
row-takeover = За игрока { $player } дальше играет бот ({ $level }).
row-reclaim = { $player } возвращается и играет дальше.

refused-not-begun = Игра ещё не началась.
refused-begun = Игра уже началась.
refused-closed = Этот стол закрыт.
refused-no-database = База данных не отвечает.
refused-broken = На сервере что-то пошло не так. Попробуйте ещё раз.
refused-not-over = Игра ещё не окончена.
refused-busy = Слишком много всего сразу; попробуйте ещё раз.
refused-which-seat = У вас несколько мест: скажите, за какое из них действуете.
refused-not-your-seat = Это не ваше место.
refused-no-such-seat = За этим столом нет такого места.
refused-taken = Это место занято.
refused-host-only = Это может только тот, кто создал стол.
refused-free-seats = Некоторые места ещё свободны.
refused-nobody = За столом должен сидеть хотя бы один человек.
refused-not-ready = Ещё не все сели за стол.
refused-bot-plays = За это место играет бот; сначала верните его себе.
refused-ticket = Игра уже ушла дальше; посмотрите ещё раз и выберите заново.
refused-long = Это слишком длинно.
refused-nothing-to-undo = Вам нечего отменять.
refused-nothing-to-do = Вам сейчас нечего решать.
refused-resigned = На этом месте уже сдались.
# $levels (string): какие уровни есть.
refused-level = Такого уровня нет; есть { $levels }.
refused-take-over = { $player } ещё в игре: бот может заменить игрока, когда вышло время или после долгого отсутствия.
refused-nonce = Байтов для тасования должно быть от 16 до 64, шестнадцатеричными цифрами.
refused-no-proposal = За этим столом ничего не предложено.
refused-not-asked = Вашего согласия не спрашивают.
refused-hints = Подсказки в этой игре выключены; согласиться должны были бы все за столом.
refused-frames-while-playing = Карты покажут, когда игра закончится.
# $rows (number): сколько строк в игре.
refused-no-such-moment = Игра ещё не зашла так далеко: строк в ней { $rows }.
refused-record-while-playing = Запись можно получить, когда игра закончится.
# $why (string): что не так, по-английски.
refused-record = Эту запись нельзя сыграть: { $why }
refused-no-table = Такого стола нет.
refused-unplayable = В эту игру играли по правилам, которых этот сервер не знает.
# $most (number)
refused-many-tables = Неоконченных игр у вас { $most }; сначала закончите или покиньте одну.
# $games (string): какие игры есть.
refused-game = Такой игры нет; есть { $games }.
refused-options = С такими настройками не сыграть: { $why }
refused-pace = Темп бывает неограниченный, с часами от 10 до 86 400 секунд и добавкой до 3 600 или от 1 до 60 дней на ход.
refused-hook = Веб-хук должен быть адресом http или https вне собственной сети сервера.
refused-name = В имени должно быть от 1 до { $longest } букв.
refused-link = Эта ссылка уже использована или устарела.
refused-no-visitor = Сначала скажите, кто вы.
refused-origin = Странице другого сайта это не разрешено.
refused-too-fast = Это слишком быстро; подождите немного.
refused-malformed = Это не запрос: { $why }
refused-no-page = Здесь ничего нет.
refused-method = Этого здесь сделать нельзя.
