# Что говорит `spinney terminal` вокруг игры.

terminal-which-game = Какая игра: { $games }?
terminal-person = Игрок { $number }
terminal-pass-on = { $player }, ваш ход. Нажмите Enter, когда на экран смотрите только вы.
terminal-choices = Можно: { $choices }
terminal-beginnings = Можно: { $choices }; ? покажет все, help расскажет больше
terminal-hint = { $bot } советует: { $action }

terminal-help-list = перечислить все возможности
terminal-help-board = показать стол ещё раз
terminal-help-hint = узнать, что сделал бы бот
terminal-help-save = записать партию до этого момента
terminal-help-quit = встать из-за стола
terminal-help-other = всё остальное — действие, написанное как в списке; Tab дополняет

terminal-saved = сохранено в { $path }
terminal-save-where = для save нужно имя файла, например save game.json
terminal-save-exists = { $path } уже существует; выберите другое имя
terminal-save-failed = не удаётся записать { $path }: { $error }
