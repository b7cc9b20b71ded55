# Best Treehouse Ever.

# As formas concordam com «sala»: one «vermelha», many «vermelhas».
treehouse-colour = { $colour ->
    [red] vermelho
    [yellow] amarelo
    [green] verde
    [blue] azul
    [purple] roxo
    [brown] castanho
   *[other] { $colour }
}
    .one = { $colour ->
        [red] vermelha
        [yellow] amarela
        [green] verde
        [blue] azul
        [purple] roxa
        [brown] castanha
       *[other] { $colour }
    }
    .many = { $colour ->
        [red] vermelhas
        [yellow] amarelas
        [green] verdes
        [blue] azuis
        [purple] roxas
        [brown] castanhas
       *[other] { $colour }
    }

# $room (text): a sala como se escreve, por exemplo red7.
treehouse-room = { $room ->
    [red1] Sótão das Cambalhotas
    [red2] Cais do Baloiço
    [red3] Forte de Almofadas
    [red4] Nó da Escalada
    [red5] Canto do Malabarista
    [red6] Varanda da Macaca
    [red7] Torre-Escorrega
    [red8] Toca do Trampolim
    [red9] Salão dos Mortais
    [red10] Ramo de Bowling
    [red11] Sala dos Pulos
    [red12] Alçapão da Tirolesa
    [yellow1] Sótão dos Atlas
    [yellow2] Laboratório de Besouros
    [yellow3] Ninho dos Números
    [yellow4] Cantinho das Histórias
    [yellow5] Bancada do Inventor
    [yellow6] Sala das Estrelas
    [yellow7] Armário dos Fósseis
    [yellow8] Colmeia das Letras
    [yellow9] Cubículo do Relojoeiro
    [yellow10] Estação do Tempo
    [yellow11] Museu das Penas
    [yellow12] Gabinete dos Códigos
    [green1] Terraço das Avencas
    [green2] Hotel dos Caracóis
    [green3] Caramanchão da Rede
    [green4] Esconderijo dos Pássaros
    [green5] Jardim de Musgo
    [green6] Alpendre das Borboletas
    [green7] Beiral das Abelhas
    [green8] Telhado Florido
    [green9] Despensa das Bolotas
    [green10] Estrado da Fogueira
    [green11] Casinha dos Morcegos
    [green12] Poço de Folhas
    [blue1] Órgão de Gotas
    [blue2] Sala das Poças
    [blue3] Janela dos Peixinhos
    [blue4] Porto dos Barquinhos
    [blue5] Barril de Espuma
    [blue6] Oficina da Roda de Água
    [blue7] Gruta de Gelo
    [blue8] Beliche do Submarino
    [blue9] Escada-Fonte
    [blue10] Escorrega das Lontras
    [blue11] Creche dos Girinos
    [blue12] Carreira de Tiro de Água
    [purple1] Teatro de Sombras
    [purple2] Cave dos Tambores
    [purple3] Baú dos Disfarces
    [purple4] Sala dos Espelhos
    [purple5] Sótão das Marionetas
    [purple6] Discoteca no Tronco
    [purple7] Galeria das Piadas
    [purple8] Poleiro da Jukebox
    [purple9] Toca dos Fantasmas
    [purple10] Coreto dos Kazoos
    [purple11] Pista de Berlindes
    [purple12] Carrossel de Trajes
    [brown1] Despensa das Panquecas
    [brown2] Armário das Compotas
    [brown3] Cantinho do Cacau
    [brown4] Padaria de Gengibre
    [brown5] Varanda das Pipocas
    [brown6] Despensa das Bagas
    [brown7] Sala do Caldeirão
    [brown8] Fábrica de Waffles
    [brown9] Torre das Torradas
    [brown10] Adega do Mel
    [brown11] Sala da Ceia Secreta
    [brown12] Bar de Massas
   *[other] { $room }
}
treehouse-coloured-room = «{ treehouse-room }» ({ treehouse-colour })
treehouse-condition = { $condition ->
    [two] «2 pontos»
    [none] «sem pontos»
   *[other] { $condition }
}
treehouse-list = { $head }, { $rest }
treehouse-place = { $place ->
    [1] primeiro lugar a contar da esquerda
    [2] segundo lugar a contar da esquerda
    [3] terceiro lugar a contar da esquerda
    [4] quarto lugar a contar da esquerda
    [5] quinto lugar a contar da esquerda
    [6] sexto lugar a contar da esquerda
   *[other] lugar { $place } a contar da esquerda
}

# O que decide entre pontos iguais, depois de «vence o desempate com 12 pontos:».
treehouse-tie-break = mais salas de uma só cor

# A distribuição

treehouse-opening-youngest = A variante para os mais novos: sem cartas de condição.

# Acontecimentos

treehouse-dealt = Começa a ronda { $round }: cada um recebe seis salas.
treehouse-chose = { $player } escolhe { $room }.
treehouse-chose-unseen = { $player } já escolheu.
treehouse-changed = { $player } muda de ideias e escolhe { $room }.
treehouse-shows = { $player } mostra { $room }
treehouse-revealed = Todos escolheram: { $shown }.
treehouse-built = { $player } constrói { $room } no nível { $level }, { treehouse-place }; o marcador de equilíbrio está { $marker ->
    [left] à esquerda
    [right] à direita
   *[centre] ao centro
}.
treehouse-discarded = { $player } descarta { $room }.
treehouse-passed = Todas as mãos passam para a esquerda.
treehouse-leftover = { $player } descarta a última sala, { $room }, sem que os outros a vejam.
treehouse-leftover-unseen = { $player } descarta a última sala sem a mostrar.
treehouse-scoring = { $drawn ->
    [yes] Pontuação da ronda { $round }; por sorteio, { $player } escolhe primeiro.
   *[no] Pontuação da ronda { $round }; { $player } escolhe primeiro.
}
# Com dois jogadores, que não têm carta a escolher.
treehouse-scoring-lay = { $drawn ->
    [yes] Pontuação da ronda { $round }; por sorteio, { $player } põe a primeira carta.
   *[no] Pontuação da ronda { $round }; { $player } põe a primeira carta.
}
treehouse-took = { $player } fica com uma carta { treehouse-condition }.
treehouse-laid = { $player } põe { treehouse-condition } no { $colour }.
treehouse-claimed = { $player } fica com a carta de pontuação do { $colour }: as salas { $colour-many } pontuam.
treehouse-gains = { $player } +{ $gained } ({ $score })
treehouse-scored = Ronda { $round }: { $shown }.
treehouse-bonus = { $player } tem mais salas { $colour-many } do que todos os outros: mais { $points } { $points ->
    [one] ponto
   *[other] pontos
}.

# Recusas

treehouse-unknown-action = «{ $text }» aqui não é uma ação; escreva choose red7, build 3,2, discard, take two, lay red ou claim red.
treehouse-unknown-room = Não há nenhuma sala «{ $text }»; uma sala escreve-se assim: red7.
treehouse-unknown-place = «{ $text }» não é um lugar; escreva nível,lugar como 3,2: o nível 2 tem 2 lugares, o nível 6 tem 6.
treehouse-unknown-colour = Não há nenhuma cor «{ $text }»; escreva red, yellow, green, blue, purple ou brown.
treehouse-now-choose = Primeiro escolha uma sala da sua mão.
treehouse-now-place = As salas estão à vista: construa a sua ou descarte-a.
treehouse-now-take = Fique com uma carta de condição: two ou none.
treehouse-now-lay = Ponha a sua carta de condição numa cor.
treehouse-now-claim = Fique com a carta de pontuação de uma cor.
treehouse-placed-already = A sua sala já está no lugar; os outros ainda constroem.
treehouse-chosen-already = Já escolheu { $room }.
treehouse-not-in-hand = Não tem { $room } na mão.
treehouse-place-taken = Já lá está { $room }.
treehouse-no-support = { $below ->
    [both] Ali nada segura uma sala: primeiro é preciso construir as duas salas de baixo.
    [left] Ali nada segura uma sala: primeiro é preciso construir a sala de baixo à esquerda.
    [right] Ali nada segura uma sala: primeiro é preciso construir a sala de baixo à direita.
   *[one] Ali nada segura uma sala: primeiro é preciso construir a sala de baixo.
}
treehouse-must-touch = Ali a sala não tocaria em nenhuma sala { $colour-one }, e as salas de uma cor ficam juntas.
treehouse-sealed-off = Já nenhum lugar livre toca numa sala { $colour-one }: a cor está fechada.
treehouse-balance = { $side ->
    [left] O marcador de equilíbrio não pode ir mais para a esquerda: desse lado agora não se constrói.
   *[right] O marcador de equilíbrio não pode ir mais para a direita: desse lado agora não se constrói.
}
treehouse-too-high = Nenhuma casa passa do nível 6.
treehouse-reasons = { $first } { $rest }
treehouse-no-card-left = Já não há cartas { treehouse-condition }.
treehouse-colour-taken = A carta de pontuação do { $colour } não está livre: { $player } já a tem.

# A folha de pontos

treehouse-sheet-worth = { $colour } { $worth }
treehouse-sheet-round = Ronda { $round }. Uma sala vale: { $worths }.
treehouse-sheet-first = { "  " }{ $player } escolhe primeiro.
treehouse-sheet-first-lay = { "  " }{ $player } põe a primeira carta.
treehouse-sheet-laid = { $condition ->
    [claim] { "  " }{ $player } fica com a carta de pontuação do { $colour }.
   *[other] { "  " }{ $player } põe { treehouse-condition } no { $colour }.
}
treehouse-sheet-term = { $rooms } { $rooms ->
    [one] { $colour-one }
   *[other] { $colour-many }
} a { $worth }
treehouse-sheet-seat = { "  " }{ $player }: { $terms }. Pontos: { $points }.
treehouse-sheet-nothing = { "  " }{ $player }: nada.
treehouse-sheet-so-far = { $player }: { $points } { $points ->
    [one] ponto
   *[other] pontos
} nas três rondas.
treehouse-sheet-bonuses = Mais salas de uma cor.
treehouse-sheet-bonus = { "  " }{ $player } tem mais salas { $colour-many } do que todos os outros. Pontos: { $points }.
treehouse-sheet-tied = { "  " }Empate com { $rooms } { $rooms ->
    [one] sala { $colour-one }
   *[other] salas { $colour-many }
}: ninguém ganha pontos.
treehouse-sheet-total = { $player }: { $points } { $points ->
    [one] ponto
   *[other] pontos
}, cor mais numerosa: { $largest } { $largest ->
    [one] sala
   *[other] salas
}.

# Porquê

treehouse-reason-takes-lead = Passa para a frente no { $colour }: { $rooms } contra { $other }.
treehouse-reason-keeps-lead = Segura a liderança no { $colour }: { $rooms } contra { $other }.
treehouse-reason-most = Nesta casa nenhuma cor tem mais salas do que o { $colour }: { $rooms }.
treehouse-reason-first = Ainda não há nenhuma sala { $colour-one }, por isso pode ir para qualquer lugar aberto.
treehouse-reason-scores = Uma sala construída agora pontua { $rounds ->
    [one] uma vez
   *[other] { $rounds } vezes
}.
treehouse-reason-denies = O resto da mão vai para { $player }, a quem { $room } daria jeito: até agora tem { $rooms } { $rooms ->
    [one] sala { $colour-one }
   *[other] salas { $colour-many }
}.
treehouse-reason-nothing-fits = Nenhuma sala da mão pode ser construída.
treehouse-reason-only-place = { $room } não pode ficar em mais lado nenhum.
treehouse-reason-spares = Não fecha nenhuma cor; noutro lugar podia fechar o { $colour }.
treehouse-reason-leaves-open = Deixa um lugar aberto para o { $colour }.
treehouse-reason-balance = O marcador de equilíbrio fica ao centro: a próxima sala pode ir para qualquer lado.
treehouse-reason-above = Abre espaço em cima para mais { $places } { $places ->
    [one] sala
   *[other] salas
}.
treehouse-reason-grows = A casa fica com { $rooms } { $rooms ->
    [one] sala { $colour-one }
   *[other] salas { $colour-many }
}.
treehouse-reason-fits-nowhere = { $room } não cabe em lado nenhum.
treehouse-reason-seals = Onde quer que { $room } ficasse, fecharia o { $colour }.
treehouse-reason-always-seals = Onde quer que { $room } ficasse, fecharia alguma cor.
treehouse-reason-doubles = Tem mais { $more } { $more ->
    [one] sala { $colour-one }
   *[other] salas { $colour-many }
} do que qualquer outro: aqui fica bem «2 pontos».
treehouse-reason-blanks = { $player } tem mais { $more } { $more ->
    [one] sala { $colour-one }
   *[other] salas { $colour-many }
}: aqui fica bem «sem pontos».
treehouse-reason-nothing-to-lose = Não tem salas { $colour-many } a perder.
treehouse-reason-none-better = Agora não há nada a ganhar, e nenhuma outra cor livre custaria menos do que o { $colour }.
treehouse-reason-last-card = É a última carta { treehouse-condition }: mais ninguém pode ficar com ela.
treehouse-reason-only-card = Não resta outro tipo de carta.
treehouse-reason-claims-lead = { $rooms ->
    [one] Pontua uma sala { $colour-one }
   *[other] Pontuam { $rooms } salas { $colour-many }
}, mais { $more } do que qualquer outro.
treehouse-reason-claims = { $rooms ->
    [one] Pontua uma sala { $colour-one }.
   *[other] Pontuam { $rooms } salas { $colour-many }.
}
