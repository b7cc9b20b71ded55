# O que o cliente diz no navegador à volta das mesas.

spinney = Spinney
# $page (string): o nome da página ou do jogo.
page-title = { $page } · Spinney
skip-to-content = Ir para o conteúdo
navigation = Menu principal
nav-learn = Aprender
nav-replay = Rever jogos
loading = Um momento…
close = Fechar
cancel = Cancelar
save = Guardar
share = Partilhar
more = Mais
understood = Entendido
try-again = Tentar outra vez
show-all = { $count ->
    [one] Mostrar mais um
   *[other] Mostrar mais { $count }
}
client-offline = O servidor não está acessível neste momento.
# $status (number): o número da resposta, para quem procura a causa.
client-failed = O servidor não conseguiu fazer isso (erro { $status }).
connection-cut = Ligação perdida. A tentar de novo… O seu jogo está a salvo.

# Os jogos.

players-range = { $from }–{ $to } jogadores
players-exactly = { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}
minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } min
}

# Página inicial.

# $count (number): quantos jogos tem este servidor.
home-title = { $count ->
    [3] Três jogos do bosque
   *[other] Jogos do bosque
}
home-about = Jogue já contra bots, com amigos através de um link, ou em conjunto no mesmo ecrã. Sem conta e sem nada para instalar.
the-games = Os jogos
play-now = Jogar já
play-friends = Com amigos
play-here = No mesmo ecrã
first-game = Primeiro jogo guiado
how-to-play = Como se joga
how-to-play-game = Como se joga { $game }
my-games = Os meus jogos
open-tables = Mesas abertas
open-tables-none = Neste momento não há mesas abertas. Crie uma: escolha um jogo e «Com amigos».
watch-games = Jogos para ver
watch-games-none = Neste momento não há jogos públicos.
table-free-seats = { $seats ->
    [0] Todos os lugares estão ocupados
    [one] Um lugar livre
   *[other] { $seats } lugares livres
}
table-finished = Terminado
table-closed = Esta mesa foi fechada.
table-your-turn = É a sua vez
table-waits-for = É a vez de { $player }
table-waits-for-several = É a vez de outros jogadores
table-gone = Essa mesa não existe.
to-home = Página inicial
to-home-about = O jogo fica guardado; encontra-o em «Os meus jogos».
to-table = Voltar à mesa

# Nomes.

# Nomes para quem não disse o seu, separados por vírgulas: plantas e aves.
guest-names = Carriça, Avenca, Pisco, Aveleira, Tília, Azeda, Sorveira, Trevo, Tentilhão, Amieiro, Silva, Zimbro
seat-free = Lugar livre
player-number = Jogador { $number }
# $level (string): o nome do nível.
a-bot = Bot, { $level }
that-is-you = O seu lugar
not-here = Ausente
has-resigned = Desistiu
bot-sits-in = Joga um bot ({ $level })

# Definições.

settings = Definições
your-name = O seu nome
name-saved = Guardado.
language = Idioma
theme = Aspeto
theme-auto = Igual ao sistema
theme-light = Claro
theme-dark = Escuro
setting-bots = Ritmo dos bots
bots-leisurely = Com calma
bots-brisk = Rápidos
bots-at-once = De uma vez
setting-sound = Sons
setting-about-sound = Sons curtos para as jogadas e quando é a sua vez.
setting-motion = Animações
setting-about-motion = As cartas e as peças deslizam para o seu lugar. Desligado se o sistema pedir menos movimento.
setting-confirm = Confirmar cada jogada
setting-about-confirm = Um segundo toque confirma; útil em ecrãs pequenos.
other-device = Usar outro dispositivo
other-device-about = Com um link, outro telefone ou computador também passa a ser seu: o mesmo nome, os mesmos jogos.
other-device-make = Criar um link
other-device-how = Abra-o no outro dispositivo. Funciona uma só vez, durante 15 minutos.
device-ask = Este navegador vai usar o seu nome e os seus jogos.
device-yes = Sim, sou eu
device-done = Boas-vindas, { $name }.
device-instead = Até agora este navegador usava o nome { $name }; depois disto, os jogos com esse nome já não poderão ser abertos aqui.
device-before = Antes este navegador usava o nome { $before }; agora usa { $name }.
sign-out = Sair dos outros dispositivos
sign-out-about = Perdeu um telefone ou usou o de outra pessoa? Todos os outros navegadores e programas que usam o seu nome, e os links ainda não usados, deixam de funcionar de imediato.
sign-out-do = Sair de todos os outros
sign-out-done = Mais nenhum dispositivo usa o seu nome.

# Links.

the-link = Link
link-only-here = Esta ligação só funciona neste computador. Para outros em sua casa, inicie o Spinney com --lan.
qr-code = Código QR do link
copy-link = Copiar o link
copied = Copiado.
copy-yourself = O link está selecionado: copie-o com o teclado ou com um toque longo.

# Antes de um jogo.

setup-how = Quem joga?
setup-bots = Contra bots
setup-friends = Com amigos através de um link
setup-here = No mesmo ecrã
setup-about-bots = Joga contra bots; o jogo começa logo.
setup-about-friends = Recebe um link para os outros. Cada um joga no seu navegador.
setup-about-here = Passe o dispositivo. Entre jogadores, o ecrã fica escondido.
setup-players = Jogadores
setup-bot-count = Quantos deles são bots
setup-level = Que força têm os bots?
setup-names = Nomes
setup-more = Mais opções
setup-open = Qualquer pessoa neste servidor pode entrar
setup-hints = As dicas são permitidas
setup-hook = Webhook: um endereço a avisar quando é a vez de alguém
gathering-hook = Sempre que é a vez de alguém, o servidor avisa também um endereço web indicado por quem criou a mesa, juntamente com os nomes dos jogadores.
setup-start = Começar o jogo
setup-invite = Criar a mesa
setup-first = Quem começa?
setup-first-lot = Por sorteio
pace = Limite de tempo
pace-unlimited = Sem limite
pace-clock = { $minutes } min para cada um, e mais { $seconds } segundos por turno
pace-days = { $days ->
    [one] Um dia por turno
   *[other] { $days } dias por turno
}

# Reunir.

gathering-title = Uma mesa de { $game }
gathering-waits = { $seats ->
    [one] Um lugar ainda está livre.
   *[other] { $seats } lugares ainda estão livres.
}
gathering-full = Já estão todos.
gathering-begins = O jogo começa assim que todos chegarem.
gathering-revealing = A baralhar. Ainda falta: { $players }.
gathering-refused = O jogo não pôde começar: alguém saiu ou não respondeu a tempo ({ $players }). Nada foi distribuído, o lugar está livre e baralha-se de novo. Quantas vezes isto aconteceu: { $count }.
the-seats = Os lugares
sit-here = Sentar-se aqui
stand-up = Levantar-se
add-bot = Juntar um bot
free-seat = Libertar o lugar
start-game = Começar o jogo
host-starts = Quem criou a mesa dá início ao jogo.
leave-table = Sair da mesa
invite = Convidar outros
invite-how = Quem abrir este link pode ocupar um lugar livre, ou ver.

# À mesa.

the-players = Os jogadores
the-board = O tabuleiro
board-failed = Não foi possível desenhar o tabuleiro.
tools = Ferramentas
turn-over = O jogo acabou.
turn-scoring = A contagem dos pontos.
scene-skip = Saltar a contagem
turn-wait = Um momento…
turn-waits-for = À espera de { $player }.
turn-away = À espera de { $player }, que não está. Ao fim de { $minutes } min, um bot pode jogar no seu lugar.
turn-away-bot = À espera de { $player }, que não está. Pode deixar um bot jogar.
turn-bot-thinks = { $player } está a pensar…
# $players (string): vários nomes em lista.
turn-waits-for-all = À espera de { $players }.
todo-any = É a sua vez.
undo = Anular
undo-ask = Pedir para anular
hint = Dica
hint-thinks = A pensar…
hint-take = Jogar isto
# $percent (string)
hint-chance = Hipóteses de vitória: { $percent }%
rules = Regras
rules-of = { $game }: as regras
rulings = As regras completas
rulings-about = As mensagens e os documentos usam estes números.
handbook-none = Este jogo não tem manual.
log = Histórico
log-empty = Ainda nada.
recap = Desde o seu último turno
looking-back = Está a ver um momento anterior.
back-to-now = Voltar ao presente
command-line = Escrever uma jogada
command-steps = Continuações possíveis
# $action (message): uma jogada escrita, por palavras.
command-done = A sua jogada: { $action }
plain-choices = As suas opções
# $action (message): o que falta confirmar, por palavras.
confirm-action = { $action }?
plain-again = Toque outra vez para confirmar.
emotes = Dizer algo
emote-hello = Olá!
emote-well-played = Bem jogado!
emote-thanks = Obrigado/a!
emote-thinking = Deixe-me pensar…
emote-oops = Ups!
emote-wow = Uau!
emote-hurry = É a sua vez!
emote-goodbye = Até à próxima!
take-over = Deixar um bot jogar
reclaim = Retomar o meu lugar
resign = Desistir
resign-about = Fica em último lugar, seja qual for a pontuação.
resign-sure = Quer mesmo desistir? O jogo não pode ser retomado.
resign-yes = Sim, desistir
resign-no = Continuar a jogar
propose-hints = Propor dicas para todos
propose-hints-about = Se todos concordarem, neste jogo cada um pode pedir dicas ao bot.
proposal-undo = { $player } gostaria de anular uma jogada.
proposal-hints = { $player } propõe que as dicas sejam permitidas neste jogo.
proposal-waits = À espera das respostas.
agree = Concordo
disagree = Não concordo
hide-title = Vez de { $player }
hide-about = Passe o dispositivo. Os outros não olham enquanto joga { $player }.
hide-ready = Sou { $player }

# O fim.

end-you-win = Venceu com { $points } { $points ->
    [one] ponto
   *[other] pontos
}!
end-resigned = { $player } vence. Desistência: { $others }.
rank = Posição
player-column = Jogador
points = Pontos
tiebreak = Desempate
rematch = Jogar de novo
rematch-join = Entrar no próximo jogo
rematch-wanted = Os outros querem jogar outra vez: a próxima mesa está pronta.
to-rematch = Ir para o próximo jogo
watch-replay = Rever o jogo
download-record = Descarregar o registo
show-scoring = Ver a pontuação
show-board = Ver o tabuleiro
shuffle-title = A distribuição foi justa?
shuffle-about = Quando as pessoas se sentaram, o servidor publicou o hash de um segredo, e cada navegador o hash dos seus próprios bytes. Os bytes só foram mostrados quando já todos estavam sentados. Agora está tudo à vista e pode ser verificado.
shuffle-check = Verificar
shuffle-by-browser = Verificado por este navegador
shuffle-match = O registo é deste mesmo jogo.
shuffle-promise = O compromisso é o que este navegador viu antes do jogo.
shuffle-hashes-kept = Os hashes de todos são os que este navegador viu antes de mostrar os seus bytes.
shuffle-refusals-kept = O registo conta tantos inícios falhados quantos este navegador viu.
shuffle-secret = O segredo do servidor é aquele com que se tinha comprometido.
shuffle-one = Há exatamente uma contribuição por lugar, e nenhuma de bots.
shuffle-hashes = Os bytes de todos têm os hashes publicados antes.
shuffle-seed = A semente foi feita a partir desse segredo e dos bytes de todos.
shuffle-own = Os bytes que este navegador juntou estão entre eles.
shuffle-deal = Tudo foi distribuído a partir dessa semente, e as jogadas levam ao resultado.
shuffle-by-server = Verificado pelo servidor, que conhece as regras
shuffle-wrong = Esta verificação falhou!
shuffle-unknown = Este navegador não jogou aqui, ou já se esqueceu: não pode dizer se estes hashes foram publicados antes do jogo.
shuffle-nothing = Não juntaram bytes: { $players }.
shuffle-alone = Ninguém juntou bytes: a semente foi feita só pelo servidor.
shuffle-open = Um tipo mais antigo de distribuição: estes bytes já estavam à vista ao sentar, pelo que quem soubesse o segredo e se sentasse em último podia escolhê-la: { $players }.
shuffle-refusals = { $count ->
    [one] Antes disso, o jogo não pôde começar uma vez porque alguém não mostrou os seus bytes a tempo. Foi tudo sorteado de novo.
   *[other] Antes disso, o jogo não pôde começar { $count } vezes porque alguém não mostrou os seus bytes a tempo. Foi tudo sorteado de novo.
}
shuffle-none = O registo não diz de que foi feita a semente: não há nada para verificar.
shuffle-home = Para verificar tudo sem este servidor, descarregue o registo e execute:

# Rever.

replay-title = Rever um jogo
replay-about = Arraste um registo para aqui, ou escolha um ficheiro.
replay-choose = Escolher um registo
replay-no-record = Este ficheiro não é um registo: um registo é JSON, tal como «Descarregar o registo» o escreve.
replay-first = Para o início
replay-back = Um passo atrás
replay-play = Reproduzir
replay-pause = Pausa
replay-on = Um passo à frente
replay-last = Para o fim
replay-slider = Momento do jogo
replay-step = Passo { $step } de { $steps }
replay-eyes = Ver como
replay-open = Tudo à vista
replay-spectator = Espectador
replay-deal = O jogo começa.

# O primeiro jogo.

# $step, $steps (numbers)
lesson-step = Passo { $step } de { $steps }
lesson-on = Continuar
lesson-play = Jogar a sério
