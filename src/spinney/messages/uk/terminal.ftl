# Що каже `spinney terminal` навколо гри.

terminal-which-game = Яка гра: { $games }?
terminal-person = Гравець { $number }
terminal-pass-on = { $player }, ваш хід. Натисніть Enter, коли ніхто інший не дивиться.
terminal-choices = Можна: { $choices }
terminal-beginnings = Можна: { $choices }; ? покаже всі дії, help розповість більше
terminal-hint = { $bot } радить: { $action }

terminal-help-list = перелічити всі можливі дії
terminal-help-board = намалювати поле ще раз
terminal-help-hint = показати, що зробив би бот
terminal-help-save = зберегти запис партії до цього моменту
terminal-help-quit = встати з-за столу
terminal-help-other = усе інше — дія, написана як у переліку; клавіша Tab доповнює

terminal-saved = збережено у { $path }
terminal-save-where = для save потрібна назва файлу, наприклад save game.json
terminal-save-exists = { $path } уже існує; оберіть іншу назву
terminal-save-failed = не вдається записати { $path }: { $error }
