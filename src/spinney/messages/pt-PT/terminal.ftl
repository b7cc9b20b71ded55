# O que diz `spinney terminal` à volta de um jogo.

terminal-which-game = Que jogo: { $games }?
terminal-person = Jogador { $number }
terminal-pass-on = { $player }, é a sua vez. Prima Enter quando mais ninguém estiver a olhar.
terminal-choices = Pode: { $choices }
terminal-beginnings = Pode: { $choices }; ? mostra todas as escolhas, help explica mais
terminal-hint = { $bot } jogaria: { $action }

terminal-help-list = mostrar todas as escolhas
terminal-help-board = desenhar outra vez o tabuleiro
terminal-help-hint = o que o bot faria
terminal-help-save = gravar o registo até aqui
terminal-help-quit = sair da mesa
terminal-help-other = tudo o resto é uma ação, escrita como na lista; a tecla Tab completa-a

terminal-saved = gravado em { $path }
terminal-save-where = save precisa do nome de um ficheiro, como em save game.json
terminal-save-exists = { $path } já existe; escolha outro nome
terminal-save-failed = não é possível gravar { $path }: { $error }
