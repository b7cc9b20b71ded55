# Best Treehouse Ever: o que diz a mesa.

treehouse-board-hand = A sua mão
treehouse-board-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
treehouse-board-built = { $count ->
    [one] { $count } sala construída
   *[other] { $count } salas construídas
}
treehouse-board-held = { $count ->
    [one] { $count } sala na mão
   *[other] { $count } salas na mão
}
treehouse-board-trees = Árvores
treehouse-board-close = Fechar a árvore
treehouse-board-nothing = nada
treehouse-board-tree = Árvore de { $player }: { $rooms ->
    [one] { $rooms } sala
   *[other] { $rooms } salas
}; o marcador de equilíbrio está { $marker ->
    [left] à esquerda
    [right] à direita
   *[centre] ao centro
}
treehouse-board-tree-of = Árvore de { $player }
treehouse-board-round = Ronda { $round } de 3
treehouse-board-choice = Escolha { $choice } de 5

# Os lugares de uma árvore

treehouse-board-place-built = Nível { $level }, lugar { $place }: { $room }.
treehouse-board-place-open = Nível { $level }, lugar { $place }: aberto.
treehouse-board-place-closed = Nível { $level }, lugar { $place }: fechado.
treehouse-board-open = Aberto: aqui pode ficar uma sala.
treehouse-board-place-free = Nível { $level }, lugar { $place }: livre.
treehouse-board-built-in = Construída na ronda { $round }
treehouse-board-marker-then = O marcador de equilíbrio ficaria { $marker ->
    [left] à esquerda
    [right] à direita
   *[centre] ao centro
}.
treehouse-board-grows = { $colour }: de { $now } para { $then }
treehouse-board-seals = Isto fecharia o { $colour }: nenhum lugar livre lhe tocaria mais.
treehouse-board-sealed = Fechada: nenhum lugar livre lhe toca
treehouse-board-fits = { $count ->
    [0] Não cabe em lado nenhum
    [one] Cabe num lugar
   *[other] Cabe em { $count } lugares
}
treehouse-board-nowhere = não cabe em lado nenhum
treehouse-board-is-chosen = Escolhida

# Os lugares à mesa

# Lido em voz alta depois do nome, dos pontos e do que o jogador faz. $shown (text): a sala que mostra, ou nada.
treehouse-board-seat = { $shown } Salas construídas: { $rooms }; o marcador de equilíbrio está { $marker ->
    [left] à esquerda
    [right] à direita
   *[centre] ao centro
}. Ver a árvore.
treehouse-board-has-chosen = já escolheu
treehouse-board-choosing = a escolher
treehouse-board-doing-place = a construir
treehouse-board-doing-take = a escolher uma carta
treehouse-board-doing-lay = a pôr uma carta
treehouse-board-doing-claim = a escolher uma carta de pontuação
treehouse-board-has-placed = já jogou
treehouse-board-holds = { $player } tem na mão
treehouse-board-hand-unseen = { $count ->
    [one] Na mão de { $player } há { $count } sala que ainda não passou por si.
   *[other] Na mão de { $player } há { $count } salas que ainda não passaram por si.
}
treehouse-board-discards = Descartes de { $player }

# O que fazer agora

todo-treehouse-choose = Escolha uma sala em segredo.
todo-treehouse-place = Construa a sala, ou descarte-a.
todo-treehouse-take = Fique com uma carta de condição.
todo-treehouse-lay = Ponha a sua carta de condição numa cor.
todo-treehouse-claim = Fique com a carta de pontuação de uma cor.
treehouse-board-pick = Pegue numa sala da sua mão: acendem-se os lugares onde cabe.
treehouse-board-room-fits = { $count ->
    [0] { $room } não cabe em lado nenhum da sua árvore: teria de ser descartada.
    [one] { $room } cabe num lugar.
   *[other] { $room } cabe em { $count } lugares.
}
treehouse-board-choose-it = Escolher esta sala
treehouse-board-back = Voltar
# $players (text): os nomes de quem ainda não escolheu, juntos.
treehouse-board-chose = Escolheu { $room }. Ainda pode mudar enquanto faltar a escolha de { $players }.
treehouse-board-build = Construa { $room } num lugar aceso, ou descarte-a.
treehouse-board-as-planned = Construir como previsto
treehouse-board-builds-itself = { $room } vai já ser construída como previsto.
treehouse-board-discard = Descartar
treehouse-board-discard-instead = Descartar em vez disso
treehouse-board-elsewhere = Construir noutro lugar
treehouse-board-take = Fique com uma carta de condição.
treehouse-board-take-it = { $condition ->
    [two] 2 pontos
   *[none] Sem pontos
} ({ $left ->
    [one] resta
   *[other] restam
} { $left })
treehouse-board-lay = Ponha a sua carta numa cor.
treehouse-board-card-none = Sem pontos: as salas desta cor não pontuam nesta ronda.
treehouse-board-card-two = 2 pontos: cada sala desta cor vale 2 pontos nesta ronda.
treehouse-board-you = Você
treehouse-board-change = { $player }: salas { $rooms }, pontos { $change }.
treehouse-board-claim = Fique com uma carta de pontuação: cada sala dessa cor vale 1 ponto. As cores com que ninguém fica não pontuam.
treehouse-board-waiting = À espera de { $players }.
treehouse-board-over = O jogo acabou.
treehouse-board-sure = Confirmar

# As cartas de pontuação

treehouse-board-scores = O que cada cor daria agora
treehouse-board-score-card = Carta de pontuação: { $colour }.
treehouse-board-worth = { $worth ->
    [0] Uma sala vale 0 pontos.
    [one] Uma sala vale { $worth } ponto.
   *[other] Uma sala vale { $worth } pontos.
}
treehouse-board-laid-by = Posta por { $player }.
treehouse-board-round-gain = agora
treehouse-board-total = pontos
treehouse-board-most = Tem mais salas desta cor: no fim ficaria com a carta de pontuação
treehouse-board-memory = Aquilo de que se lembra
treehouse-board-leftovers = A última sala de cada mão, descartada
treehouse-board-all-discards = Descartadas depois de mostradas
treehouse-board-deck = Salas que restam no baralho: { $count }

# A pontuação de um jogo acabado

treehouse-board-scoring = Pontuação
treehouse-board-step-round = Ronda { $round }
treehouse-board-step-most = Mais salas
treehouse-board-step-colour = Mais salas: { $colour }
treehouse-board-step-final = Pontuação final
treehouse-board-step-back = Anterior
treehouse-board-step-on = Seguinte
treehouse-board-step-play = Mostrar passo a passo
treehouse-board-step-pause = Parar
treehouse-board-round-over = A ronda { $round } acabou
treehouse-board-next-round = Ronda seguinte
treehouse-board-first = Começa { $player }.
treehouse-board-round-points = ronda
treehouse-board-most-rule = Quem tem mais salas de uma cor do que todos os outros fica com a carta de pontuação dela e ganha um ponto por cada uma dessas salas. Em caso de empate, ninguém ganha.
treehouse-board-tied = { $rooms ->
    [0] Ninguém construiu nenhuma.
   *[other] Empate com { $rooms }: ninguém ganha pontos.
}
treehouse-board-largest = Cor mais numerosa

# Antes do jogo

option-treehouse-youngest = Para os mais novos: sem cartas de condição
treehouse-board-scene = A última ronda acabou
