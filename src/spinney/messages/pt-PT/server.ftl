# O que o servidor diz além dos jogos.

# $number (number): um número qualquer, para distinguir os convidados.
guest = Visitante { $number }

# Linhas do registo que não são ações.
row-undo = { $player } anula uma jogada.
row-resign = { $player } desiste.
row-timeout = Acabou o tempo de { $player }.
# $level (string): o nome do nível do bot.
row-takeover = Um bot ({ $level }) continua no lugar de { $player }.
row-reclaim = { $player } está de volta e continua a jogar.

refused-not-begun = O jogo ainda não começou.
refused-begun = O jogo já começou.
refused-closed = Esta mesa foi fechada.
refused-no-database = A base de dados não responde.
refused-broken = Algo correu mal no servidor. Tente outra vez.
refused-not-over = O jogo ainda não acabou.
refused-busy = O servidor está ocupado; tente outra vez.
refused-which-seat = Tem vários lugares: diga em qual deles joga.
refused-not-your-seat = Este não é o seu lugar.
refused-no-such-seat = Esse lugar não existe nesta mesa.
refused-taken = Este lugar está ocupado.
refused-host-only = Só quem criou a mesa pode fazer isso.
refused-lesson = Uma lição é para uma pessoa com bots; em mesas com mais gente, baralha-se sempre.
refused-free-seats = Ainda há lugares livres.
refused-nobody = Tem de haver pelo menos uma pessoa à mesa.
refused-not-ready = Ainda nem todos se sentaram.
refused-bot-plays = Neste lugar joga um bot; primeiro recupere-o.
refused-ticket = O jogo já avançou; olhe outra vez e escolha de novo.
refused-long = É longo demais.
refused-nothing-to-undo = Não há nada que possa anular.
# $most (number): how many.
refused-undos = Nesta partida já foram anuladas { $most } ações; não é possível anular mais.
# $most (number): how many.
refused-undos-in-place = Aqui já foram anuladas { $most } ações; continue a partida.
refused-nothing-to-do = Agora não tem nada a decidir.
refused-resigned = Quem jogava neste lugar já desistiu.
# $levels (string): os níveis que há.
refused-level = Esse nível não existe; os níveis são { $levels }.
refused-take-over = { $player } ainda está em jogo: um bot só pode entrar quando o tempo acabar ou após uma longa ausência.
refused-own-take-over = Não pode entregar o seu próprio lugar a um bot.
refused-nonce = Os bytes para baralhar têm de ser de 16 a 64, em dígitos hexadecimais.
refused-commitment = Um compromisso é o SHA-256 dos seus bytes: 64 dígitos hexadecimais.
refused-open-bytes = Ao sentar-se, envie só o SHA-256 dos seus bytes, como «commitment»; os bytes enviam-se com «reveal» quando todos estiverem sentados. Se está num navegador, recarregue a página.
refused-not-revealing = Os bytes para baralhar ainda não são pedidos: primeiro têm de se sentar todos.
refused-other-bytes = Estes não são os bytes com que este lugar se comprometeu.
refused-revealing = O jogo está prestes a começar.
refused-no-proposal = Não há nenhuma proposta nesta mesa.
refused-not-asked = Ninguém pediu o seu acordo.
refused-hints = As dicas estão desligadas neste jogo; todos à mesa teriam de concordar.
refused-frames-while-playing = As cartas só se mostram quando o jogo acabar.
# $rows (number): quantas linhas tem o jogo.
refused-no-such-moment = O jogo ainda não chegou aí: o histórico tem { $rows } { $rows ->
    [one] linha
   *[other] linhas
}.
refused-record-while-playing = O registo fica disponível quando o jogo acabar.
# $why (string): o que está mal, em inglês.
refused-record = Este registo não se pode jogar: { $why }
# $why (message): o que está mal, como record-shuffle-seed.
refused-shuffle = A distribuição deste jogo não confere: { $why }
refused-no-table = Essa mesa não existe.
refused-unplayable = Este jogo foi jogado com regras que este servidor não conhece.
# $most (number)
refused-many-tables = Tem { $most } jogos por acabar; primeiro acabe ou deixe um.
# $games (string): os jogos que há.
refused-game = Esse jogo não existe; os jogos são { $games }.
refused-options = Com estas opções não se pode jogar: { $why }
refused-pace = O limite de tempo pode ser nenhum, um relógio de 10 a 86 400 segundos com mais até 3600 por turno, ou de 1 a 60 dias por turno.
refused-hook = Um webhook tem de ser um endereço http ou https fora da rede do servidor.
refused-name = Um nome tem de 1 a { $longest } caracteres.
refused-name-unseen = Um nome precisa de pelo menos uma letra, um algarismo ou um símbolo visível.
refused-link = Este link já foi usado ou já não é válido.
refused-no-visitor = Primeiro diga quem é.
refused-origin = As páginas de outros sites não podem fazer isto.
refused-too-fast = Demasiados pedidos; espere um momento.
refused-malformed = Pedido inválido: { $why }
refused-no-page = Aqui não há nada.
refused-method = Isto não se pode fazer aqui.
