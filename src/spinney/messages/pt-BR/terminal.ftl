# O que `spinney terminal` diz em volta de uma partida.

terminal-which-game = Qual jogo: { $games }?
terminal-person = Jogador { $number }
terminal-pass-on = { $player }, é a sua vez. Pressione Enter quando ninguém mais estiver olhando.
terminal-choices = Você pode: { $choices }
terminal-beginnings = Você pode: { $choices }; ? lista todas as opções, help explica mais
terminal-hint = { $bot } jogaria: { $action }

terminal-help-list = listar todas as opções
terminal-help-board = desenhar o tabuleiro de novo
terminal-help-hint = mostrar o que o bot faria
terminal-help-save = salvar o registro até aqui
terminal-help-quit = sair da mesa
terminal-help-other = todo o resto é uma ação, escrita como na lista; a tecla Tab completa

terminal-saved = salvo em { $path }
terminal-save-where = save precisa do nome de um arquivo, como em save game.json
terminal-save-exists = { $path } já existe; escolha outro nome
terminal-save-failed = não foi possível gravar { $path }: { $error }
