# O que o cliente diz no navegador em volta das mesas.

spinney = Spinney
# $page (string): o nome da página ou do jogo.
page-title = { $page } · Spinney
skip-to-content = Pular para o conteúdo
navigation = Menu principal
nav-learn = Aprender
nav-replay = Rever partidas
loading = Um momento…
close = Fechar
cancel = Cancelar
save = Salvar
share = Compartilhar
more = Mais
understood = Entendi
try-again = Tentar de novo
show-all = { $count ->
    [1] Mostrar mais um
   *[other] Mostrar mais { $count }
}
client-offline = Não foi possível acessar o servidor neste momento.
# $status (number): o número da resposta, para quem procura a causa.
client-failed = O servidor não conseguiu fazer isso (erro { $status }).
connection-cut = Conexão perdida. Reconectando… Sua partida está segura.

# Os jogos.

players-range = { $from }–{ $to } jogadores
players-exactly = { $players ->
    [1] { $players } jogador
   *[other] { $players } jogadores
}
minutes = { $minutes ->
    [1] { $minutes } minuto
   *[other] { $minutes } min
}

# Página inicial.

# $count (number): quantos jogos este servidor tem.
home-title = { $count ->
    [3] Três jogos do bosque
   *[other] Jogos do bosque
}
home-about = Jogue agora contra bots, com amigos por um link, ou todos na mesma tela. Sem cadastro e sem nada para instalar.
the-games = Os jogos
play-now = Jogar agora
play-friends = Com amigos
play-here = Na mesma tela
first-game = Primeira partida guiada
how-to-play = Como se joga
how-to-play-game = Como se joga { $game }
my-games = Minhas partidas
open-tables = Mesas abertas
open-tables-none = Não há mesas abertas no momento. Crie uma: escolha um jogo e “Com amigos”.
watch-games = Partidas para assistir
watch-games-none = Não há partidas públicas no momento.
table-free-seats = { $seats ->
    [0] Todos os lugares estão ocupados
    [1] { $seats } lugar livre
   *[other] { $seats } lugares livres
}
table-finished = Encerrada
table-closed = Esta mesa foi fechada.
table-your-turn = É a sua vez
table-waits-for = É a vez de { $player }
table-waits-for-several = É a vez de outros jogadores
table-gone = Esta mesa não existe.
to-home = Página inicial
to-home-about = A partida fica guardada; você a encontra em “Minhas partidas”.
to-table = Voltar à mesa

# Nomes.

# Nomes para quem não disse o seu, separados por vírgulas: plantas e aves.
guest-names = Ipê, Sabiá, Beija-flor, Jatobá, Aroeira, Tangará, Pitanga, Trevo, Canário, Cedro, Juriti, Manacá
seat-free = Lugar livre
player-number = Jogador { $number }
# $level (string): o nome do nível.
a-bot = Bot, { $level }
that-is-you = Você
not-here = Ausente
has-resigned = Desistiu
bot-sits-in = Um bot ({ $level }) está jogando

# Configurações.

settings = Configurações
your-name = Seu nome
name-saved = Salvo.
language = Idioma
theme = Aparência
theme-auto = Igual à do sistema
theme-light = Clara
theme-dark = Escura
setting-bots = Ritmo dos bots
bots-leisurely = Com calma
bots-brisk = Rápidos
bots-at-once = De uma vez
setting-sound = Sons
setting-about-sound = Sons curtos nas jogadas e quando chega a sua vez.
setting-motion = Animações
setting-about-motion = Cartas e peças deslizam até o lugar. Desativado se o sistema pedir menos movimento.
setting-confirm = Confirmar cada jogada
setting-about-confirm = Um segundo toque confirma; útil em telas pequenas.
other-device = Usar outro dispositivo
other-device-about = Com um link, outro celular ou computador passa a usar o seu nome e as suas partidas.
other-device-make = Criar um link
other-device-how = Abra no outro dispositivo. Funciona uma única vez, por 15 minutos.
device-ask = Este navegador vai usar o seu nome e as suas partidas.
device-yes = Sim, sou eu
device-done = Boas-vindas, { $name }.
device-instead = Até agora este navegador usava o nome { $name }; depois disso, as partidas com esse nome não poderão mais ser abertas aqui.
device-before = Antes este navegador usava o nome { $before }; agora usa { $name }.
sign-out = Sair dos outros dispositivos
sign-out-about = Perdeu um celular ou usou o de outra pessoa? Todos os outros navegadores e programas que usam o seu nome, e os links ainda não usados, deixam de funcionar na hora.
sign-out-do = Sair de todos os outros
sign-out-done = Nenhum outro dispositivo usa mais o seu nome.

# Links.

the-link = Link
link-only-here = Este link só funciona neste computador. Para outras pessoas da casa, inicie o Spinney com --lan.
qr-code = Código QR do link
copy-link = Copiar o link
copied = Copiado.
copy-yourself = O link está selecionado: copie com o teclado ou com um toque longo.

# Antes de uma partida.

setup-how = Quem joga?
setup-bots = Contra bots
setup-friends = Com amigos por um link
setup-here = Na mesma tela
setup-about-bots = Você e os bots; a partida começa na hora.
setup-about-friends = Você recebe um link para os outros. Cada um joga no próprio navegador.
setup-about-here = Passe o aparelho de mão em mão. Entre um jogador e outro, a tela fica escondida.
setup-players = Jogadores
setup-bot-count = Quantos deles são bots
setup-level = Qual é a força dos bots?
setup-names = Nomes
setup-more = Mais opções
setup-open = Qualquer pessoa deste servidor pode entrar
setup-hints = Dicas permitidas
setup-hook = Webhook: um endereço a ser avisado quando é a vez de alguém
gathering-hook = Sempre que é a vez de alguém, o servidor avisa também um endereço da web indicado por quem criou a mesa, junto com os nomes dos jogadores.
setup-start = Começar a partida
setup-invite = Criar a mesa
setup-first = Quem começa?
setup-first-lot = Por sorteio
pace = Limite de tempo
pace-unlimited = Sem limite
pace-clock = { $minutes } min para cada um, e mais { $seconds } segundos por turno
pace-days = { $days ->
    [1] { $days } dia por turno
   *[other] { $days } dias por turno
}

# Reunião.

gathering-title = Uma mesa de { $game }
gathering-waits = { $seats ->
    [1] Ainda há { $seats } lugar livre.
   *[other] Ainda há { $seats } lugares livres.
}
gathering-full = Todos já chegaram.
gathering-begins = A partida começa assim que todos chegarem.
gathering-revealing = Embaralhando. Ainda falta: { $players }.
gathering-refused = A partida não pôde começar: alguém saiu ou não respondeu a tempo ({ $players }). Nada foi distribuído, o lugar está livre e o embaralhamento recomeça. Quantas vezes isso aconteceu: { $count }.
the-seats = Os lugares
sit-here = Sentar aqui
stand-up = Levantar
add-bot = Adicionar um bot
free-seat = Liberar o lugar
start-game = Começar a partida
host-starts = Quem criou a mesa dá início à partida.
leave-table = Sair da mesa
invite = Convidar outras pessoas
invite-how = Quem abrir este link pode ocupar um lugar livre ou assistir.

# À mesa.

the-players = Os jogadores
the-board = O tabuleiro
board-failed = Não foi possível desenhar o tabuleiro.
tools = Ferramentas
turn-over = A partida acabou.
turn-scoring = A contagem dos pontos.
scene-skip = Pular a contagem
turn-wait = Um momento…
turn-waits-for = Esperando { $player }.
turn-away = Esperando { $player }, que saiu. Depois de { $minutes } min, um bot pode jogar no lugar.
turn-away-bot = Esperando { $player }, que saiu. Você pode deixar um bot jogar.
turn-bot-thinks = { $player } está pensando…
# $players (string): vários nomes em lista.
turn-waits-for-all = Esperando { $players }.
todo-any = É a sua vez.
undo = Desfazer
undo-ask = Pedir para desfazer
hint = Dica
hint-thinks = Pensando…
hint-take = Jogar isto
# $percent (string)
hint-chance = Chance de vitória: { $percent }%
rules = Regras
rules-of = { $game }: as regras
rulings = As regras completas
rulings-about = As mensagens e os documentos usam estes números.
handbook-none = Este jogo não tem manual.
log = Histórico
log-empty = Nada ainda.
recap = Desde o seu último turno
looking-back = Você está vendo um momento anterior.
back-to-now = Voltar ao presente
command-line = Escrever uma jogada
command-steps = Continuações possíveis
# $action (message): uma jogada escrita, em palavras.
command-done = Sua jogada: { $action }
plain-choices = Suas opções
# $action (message): o que falta confirmar, em palavras.
confirm-action = { $action }?
plain-again = Toque de novo para confirmar.
emotes = Dizer algo
emote-hello = Olá!
emote-well-played = Boa jogada!
emote-thanks = Valeu!
emote-thinking = Deixa eu pensar…
emote-oops = Ops!
emote-wow = Uau!
emote-hurry = É a sua vez!
emote-goodbye = Até a próxima!
take-over = Deixar um bot jogar
reclaim = Retomar o meu lugar
resign = Desistir
resign-about = Você fica em último lugar, seja qual for a sua pontuação.
resign-sure = Quer mesmo desistir? Não dá para retomar a partida.
resign-yes = Sim, desistir
resign-no = Continuar jogando
propose-hints = Propor dicas para todos
propose-hints-about = Se todos concordarem, qualquer um pode pedir dicas ao bot nesta partida.
proposal-undo = { $player } gostaria de desfazer uma jogada.
proposal-hints = { $player } propõe permitir dicas nesta partida.
proposal-waits = Esperando as respostas.
agree = Concordo
disagree = Não concordo
hide-title = Vez de { $player }
hide-about = Passe o aparelho. Os outros não olham enquanto { $player } joga.
hide-ready = Sou { $player }

# O fim.

end-you-win = Você venceu com { $points } { $points ->
    [1] ponto
   *[other] pontos
}!
end-resigned = { $player } vence. Desistência: { $others }.
rank = Posição
player-column = Jogador
points = Pontos
tiebreak = Desempate
rematch = Jogar de novo
rematch-join = Entrar na próxima partida
rematch-wanted = Os outros querem jogar de novo: a próxima mesa está pronta.
to-rematch = Ir para a próxima partida
watch-replay = Rever a partida
download-record = Baixar o registro
show-scoring = Ver a pontuação
show-board = Ver o tabuleiro
shuffle-title = O embaralhamento foi justo?
shuffle-about = Quando as pessoas se sentaram, o servidor publicou o hash de um segredo, e cada navegador, o hash dos seus próprios bytes. Os bytes só foram mostrados quando todos já estavam sentados. Agora tudo está à mostra e pode ser verificado.
shuffle-check = Verificar
shuffle-by-browser = Verificado por este navegador
shuffle-match = O registro é desta mesma partida.
shuffle-promise = O compromisso é o mesmo que este navegador viu antes da partida.
shuffle-hashes-kept = Os hashes de todos são os que este navegador viu antes de mostrar os seus bytes.
shuffle-refusals-kept = O registro conta tantos inícios frustrados quantos este navegador viu.
shuffle-secret = O segredo do servidor é aquele com que ele se comprometeu.
shuffle-one = Há exatamente uma contribuição por lugar, e nenhuma de bots.
shuffle-hashes = Os bytes de todos têm os hashes publicados antes.
shuffle-seed = A semente foi feita desse segredo e dos bytes de todos.
shuffle-own = Os bytes que este navegador acrescentou estão entre eles.
shuffle-deal = Tudo foi distribuído a partir dessa semente, e as jogadas levam ao resultado.
shuffle-by-server = Verificado pelo servidor, que conhece as regras
shuffle-wrong = Esta verificação falhou!
shuffle-unknown = Este navegador não jogou aqui, ou já esqueceu: não pode dizer se estes hashes foram publicados antes da partida.
shuffle-nothing = Não acrescentaram bytes: { $players }.
shuffle-alone = Ninguém acrescentou bytes: a semente foi feita só pelo servidor.
shuffle-open = Um tipo mais antigo de embaralhamento: estes bytes já estavam à mostra na hora de sentar, então quem soubesse o segredo e sentasse por último podia escolher a distribuição: { $players }.
shuffle-refusals = { $count ->
    [1] Antes disso, a partida deixou de começar uma vez porque alguém não mostrou os seus bytes a tempo. Tudo foi sorteado de novo.
   *[other] Antes disso, a partida deixou de começar { $count } vezes porque alguém não mostrou os seus bytes a tempo. Tudo foi sorteado de novo.
}
shuffle-none = O registro não diz de que foi feita a semente: não há nada para verificar.
shuffle-home = Para verificar tudo sem este servidor, baixe o registro e execute:

# Rever.

replay-title = Rever uma partida
replay-about = Arraste um registro para cá ou escolha um arquivo.
replay-choose = Escolher um registro
replay-no-record = Este arquivo não é um registro: um registro é um arquivo JSON, como o que “Baixar o registro” salva.
replay-first = Ir para o início
replay-back = Um passo para trás
replay-play = Reproduzir
replay-pause = Pausar
replay-on = Um passo para a frente
replay-last = Ir para o fim
replay-slider = Momento da partida
replay-step = Passo { $step } de { $steps }
replay-eyes = Ver como
replay-open = Todas as cartas abertas
replay-spectator = Espectador
replay-deal = A partida começa.

# A primeira partida.

# $step, $steps (numbers)
lesson-step = Passo { $step } de { $steps }
lesson-on = Continuar
lesson-play = Jogar uma partida de verdade
