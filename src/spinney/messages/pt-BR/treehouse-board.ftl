# Best Treehouse Ever: o que diz a mesa.

treehouse-board-hand = Sua mão
treehouse-board-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
treehouse-board-built = { $count ->
    [1] { $count } cômodo construído
   *[other] { $count } cômodos construídos
}
treehouse-board-held = { $count ->
    [1] { $count } cômodo na mão
   *[other] { $count } cômodos na mão
}
treehouse-board-trees = Árvores
treehouse-board-close = Fechar a árvore
treehouse-board-nothing = nada
treehouse-board-tree = Árvore de { $player }: { $rooms ->
    [1] { $rooms } cômodo
   *[other] { $rooms } cômodos
}; o marcador de equilíbrio está { $marker ->
    [left] à esquerda
    [right] à direita
   *[centre] no centro
}
treehouse-board-tree-of = Árvore de { $player }
treehouse-board-round = Rodada { $round } de 3
treehouse-board-choice = Escolha { $choice } de 5

# Os lugares de uma árvore

treehouse-board-place-built = Nível { $level }, lugar { $place }: { $room }.
treehouse-board-place-open = Nível { $level }, lugar { $place }: aberto.
treehouse-board-place-closed = Nível { $level }, lugar { $place }: fechado.
treehouse-board-open = Aberto: um cômodo pode ficar aqui.
treehouse-board-place-free = Nível { $level }, lugar { $place }: livre.
treehouse-board-built-in = Construído na rodada { $round }
treehouse-board-marker-then = O marcador de equilíbrio ficaria { $marker ->
    [left] à esquerda
    [right] à direita
   *[centre] no centro
}.
treehouse-board-grows = { $colour }: de { $now } para { $then }
treehouse-board-seals = Isto fecharia o { $colour }: nenhum lugar livre tocaria mais nele.
treehouse-board-sealed = Fechada: nenhum lugar livre toca nesta cor
treehouse-board-fits = { $count ->
    [0] Não cabe em lugar nenhum
    [1] Cabe em { $count } lugar
   *[other] Cabe em { $count } lugares
}
treehouse-board-nowhere = não cabe em lugar nenhum
treehouse-board-is-chosen = Escolhido

# Os lugares à mesa

# Lido em voz alta depois do nome, dos pontos e do que o jogador faz. $shown (text): o cômodo que ele revela, ou nada.
treehouse-board-seat = { $shown } Cômodos construídos: { $rooms }; o marcador de equilíbrio está { $marker ->
    [left] à esquerda
    [right] à direita
   *[centre] no centro
}. Ver a árvore.
treehouse-board-has-chosen = já escolheu
treehouse-board-choosing = escolhendo
treehouse-board-doing-place = construindo
treehouse-board-doing-take = pegando uma carta
treehouse-board-doing-lay = colocando uma carta
treehouse-board-doing-claim = pegando uma carta de pontuação
treehouse-board-has-placed = já jogou
treehouse-board-holds = { $player } tem na mão
treehouse-board-hand-unseen = { $player } tem { $count ->
    [1] { $count } cômodo que você ainda não viu.
   *[other] { $count } cômodos que você ainda não viu.
}
treehouse-board-discards = Descartes de { $player }

# O que fazer agora

todo-treehouse-choose = Escolha um cômodo em segredo.
todo-treehouse-place = Construa o cômodo ou descarte-o.
todo-treehouse-take = Pegue uma carta de condição.
todo-treehouse-lay = Coloque a sua carta de condição em uma cor.
todo-treehouse-claim = Pegue a carta de pontuação de uma cor.
treehouse-board-pick = Pegue um cômodo da sua mão: os lugares onde ele cabe se acendem.
treehouse-board-room-fits = { $count ->
    [0] { $room } não cabe em nenhum lugar da sua árvore: teria que ser descartado.
    [1] { $room } cabe em { $count } lugar.
   *[other] { $room } cabe em { $count } lugares.
}
treehouse-board-choose-it = Escolher este cômodo
treehouse-board-back = Voltar
# $players (text): os nomes de quem ainda não escolheu, juntos.
treehouse-board-chose = Você escolheu { $room }. Ainda pode mudar de ideia enquanto faltar a escolha de { $players }.
treehouse-board-build = Construa { $room } em um lugar aceso, ou descarte.
treehouse-board-as-planned = Construir como planejado
treehouse-board-builds-itself = { $room } já vai ser construído como planejado.
treehouse-board-discard = Descartar
treehouse-board-discard-instead = Descartar em vez disso
treehouse-board-elsewhere = Construir em outro lugar
treehouse-board-take = Pegue uma carta de condição.
treehouse-board-take-it = { $condition ->
    [two] 2 pontos
   *[none] Sem pontos
} ({ $left ->
    [1] resta
   *[other] restam
} { $left })
treehouse-board-lay = Coloque a sua carta em uma cor.
treehouse-board-card-none = Sem pontos: os cômodos desta cor não pontuam nesta rodada.
treehouse-board-card-two = 2 pontos: cada cômodo desta cor vale 2 pontos nesta rodada.
treehouse-board-you = Você
treehouse-board-change = { $player }: cômodos { $rooms }, pontos { $change }.
treehouse-board-claim = Pegue uma carta de pontuação: cada cômodo da cor dela vale 1 ponto. As cores que ninguém pega não pontuam.
treehouse-board-waiting = Esperando { $players }.
treehouse-board-over = A partida acabou.
treehouse-board-sure = Confirmar

# As cartas de pontuação

treehouse-board-scores = O que cada cor renderia agora
treehouse-board-score-card = Carta de pontuação: { $colour }.
treehouse-board-worth = { $worth ->
    [0] Um cômodo vale 0 pontos.
    [1] Um cômodo vale { $worth } ponto.
   *[other] Um cômodo vale { $worth } pontos.
}
treehouse-board-laid-by = Colocada por { $player }.
treehouse-board-round-gain = agora
treehouse-board-total = pontos
treehouse-board-most = Tem mais cômodos desta cor: no fim, ficaria com a carta de pontuação
treehouse-board-memory = O que você lembra
treehouse-board-leftovers = O último cômodo de cada mão, descartado
treehouse-board-all-discards = Descartados depois de revelados
treehouse-board-deck = Cômodos que restam no baralho: { $count }

# A pontuação de uma partida encerrada

treehouse-board-scoring = Pontuação
treehouse-board-step-round = Rodada { $round }
treehouse-board-step-most = Mais cômodos
treehouse-board-step-colour = Mais cômodos: { $colour }
treehouse-board-step-final = Pontuação final
treehouse-board-step-back = Anterior
treehouse-board-step-on = Próximo
treehouse-board-step-play = Mostrar passo a passo
treehouse-board-step-pause = Parar
treehouse-board-round-over = A rodada { $round } acabou
treehouse-board-next-round = Próxima rodada
treehouse-board-first = { $player } começa.
treehouse-board-round-points = rodada
treehouse-board-most-rule = Quem tem mais cômodos de uma cor que todos os outros fica com a carta de pontuação dela e ganha um ponto por cômodo dessa cor. Em caso de empate, ninguém ganha.
treehouse-board-tied = { $rooms ->
    [0] Ninguém construiu cômodos desta cor.
   *[other] Empate com { $rooms }: ninguém ganha pontos.
}
treehouse-board-largest = Cor mais numerosa

# Antes da partida

option-treehouse-youngest = Para os mais novos: sem cartas de condição
treehouse-board-scene = A última rodada acabou
