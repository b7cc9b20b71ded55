# O que o servidor diz além dos jogos.

# $number (number): um número qualquer, para distinguir os convidados.
guest = Visitante { $number }

# Linhas do histórico que não são ações.
row-undo = { $player } desfaz uma ação.
row-resign = { $player } desiste.
row-timeout = Acabou o tempo de { $player }.
# $level (string): o nome do nível do bot.
row-takeover = Um bot ({ $level }) assume o lugar de { $player }.
row-reclaim = { $player } está de volta à partida.

refused-not-begun = A partida ainda não começou.
refused-begun = A partida já começou.
refused-closed = Esta mesa foi fechada.
refused-no-database = O banco de dados não responde.
refused-broken = Algo deu errado no servidor. Tente de novo.
refused-not-over = A partida ainda não acabou.
refused-busy = O servidor está ocupado; tente de novo.
refused-which-seat = Você tem vários lugares: diga em qual deles está jogando.
refused-not-your-seat = Este lugar não é seu.
refused-no-such-seat = Esta mesa não tem esse lugar.
refused-taken = Este lugar está ocupado.
refused-host-only = Só quem criou a mesa pode fazer isso.
refused-lesson = Uma lição é para uma pessoa com bots; em mesas com mais gente, sempre se embaralha.
refused-free-seats = Ainda há lugares livres.
refused-nobody = É preciso haver pelo menos uma pessoa à mesa.
refused-not-ready = Nem todos se sentaram ainda.
refused-bot-plays = Um bot está jogando neste lugar; primeiro, retome-o.
refused-ticket = A partida já avançou; olhe de novo e escolha outra vez.
refused-long = É longo demais.
refused-nothing-to-undo = Você não tem nada para desfazer.
# $most (number): how many.
refused-undos = Nesta partida já foram desfeitas { $most } ações; não dá para desfazer mais.
# $most (number): how many.
refused-undos-in-place = Aqui já foram desfeitas { $most } ações; siga com a partida.
refused-nothing-to-do = Não há nada para você decidir agora.
refused-resigned = Quem jogava neste lugar já desistiu.
# $levels (string): os níveis que há.
refused-level = Esse nível não existe; os níveis são { $levels }.
refused-take-over = { $player } ainda está em jogo: um bot só pode assumir quando o tempo acabar ou depois de uma longa ausência.
refused-own-take-over = Você não pode entregar o próprio lugar a um bot.
refused-nonce = Os bytes para embaralhar devem ser de 16 a 64, em hexadecimal.
refused-commitment = Um compromisso é o SHA-256 dos seus bytes: 64 dígitos hexadecimais.
refused-open-bytes = Ao se sentar, envie só o SHA-256 dos seus bytes, como “commitment”; os bytes são enviados com “reveal” quando todos estiverem sentados. Se você está num navegador, recarregue a página.
refused-not-revealing = Os bytes para embaralhar ainda não são pedidos: primeiro todos precisam se sentar.
refused-other-bytes = Estes não são os bytes com que este lugar se comprometeu.
refused-revealing = A partida está para começar.
refused-no-proposal = Não há nenhuma proposta nesta mesa.
refused-not-asked = Sua concordância não foi pedida.
refused-hints = As dicas estão desativadas nesta partida; todos à mesa teriam que concordar.
refused-frames-while-playing = As cartas só são mostradas quando a partida acaba.
# $rows (number): quantas linhas tem o histórico.
refused-no-such-moment = A partida ainda não chegou até aí: o histórico tem { $rows } { $rows ->
    [1] linha
   *[other] linhas
}.
refused-record-while-playing = O registro fica disponível quando a partida acaba.
# $why (string): o que está errado, em inglês.
refused-record = Este registro não pode ser jogado: { $why }
# $why (message): o que está errado, como record-shuffle-seed.
refused-shuffle = O embaralhamento desta partida não confere: { $why }
refused-no-table = Esta mesa não existe.
refused-unplayable = Esta partida foi jogada com regras que este servidor não conhece.
# $most (number)
refused-many-tables = Você tem { $most } partidas em aberto; primeiro termine ou abandone uma.
# $games (string): os jogos que há.
refused-game = Esse jogo não existe; os jogos são { $games }.
refused-options = Não é possível jogar com estas opções: { $why }
refused-pace = O limite de tempo pode ser nenhum, um relógio de 10 a 86.400 segundos com até 3.600 a mais por turno, ou de 1 a 60 dias por turno.
refused-hook = Um webhook deve ser um endereço http ou https fora da rede deste servidor.
refused-name = Um nome tem de 1 a { $longest } caracteres.
refused-name-unseen = Um nome precisa de pelo menos uma letra, um algarismo ou um símbolo visível.
refused-link = Este link já foi usado ou expirou.
refused-no-visitor = Primeiro diga quem você é.
refused-origin = Páginas de outros sites não podem fazer isto.
refused-too-fast = Pedidos demais; espere um momento.
refused-malformed = Pedido inválido: { $why }
refused-no-page = Não há nada aqui.
refused-method = Isto não pode ser feito aqui.
