# Best Treehouse Ever.

# As formas concordam com “cômodo”: one “vermelho”, many “vermelhos”.
treehouse-colour = { $colour ->
    [red] vermelho
    [yellow] amarelo
    [green] verde
    [blue] azul
    [purple] roxo
    [brown] marrom
   *[other] { $colour }
}
    .one = { $colour ->
        [red] vermelho
        [yellow] amarelo
        [green] verde
        [blue] azul
        [purple] roxo
        [brown] marrom
       *[other] { $colour }
    }
    .many = { $colour ->
        [red] vermelhos
        [yellow] amarelos
        [green] verdes
        [blue] azuis
        [purple] roxos
        [brown] marrons
       *[other] { $colour }
    }

# $room (text): o cômodo como se escreve, por exemplo red7.
treehouse-room = { $room ->
    [red1] Sótão das Cambalhotas
    [red2] Cais do Balanço
    [red3] Forte de Almofadas
    [red4] Nó da Escalada
    [red5] Canto do Malabarista
    [red6] Varanda da Amarelinha
    [red7] Torre do Escorregador
    [red8] Toca da Cama Elástica
    [red9] Salão dos Mortais
    [red10] Galho do Boliche
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
    [green1] Terraço das Samambaias
    [green2] Hotel dos Caracóis
    [green3] Caramanchão da Rede
    [green4] Esconderijo dos Passarinhos
    [green5] Jardim de Musgo
    [green6] Varanda das Borboletas
    [green7] Beiral das Abelhas
    [green8] Telhado Florido
    [green9] Despensa das Bolotas
    [green10] Deque da Fogueira
    [green11] Casinha dos Morcegos
    [green12] Poço de Folhas
    [blue1] Órgão de Gotas
    [blue2] Sala das Poças
    [blue3] Janela dos Peixinhos
    [blue4] Porto dos Barquinhos
    [blue5] Barril de Espuma
    [blue6] Oficina da Roda-d’Água
    [blue7] Gruta de Gelo
    [blue8] Beliche do Submarino
    [blue9] Escada-Chafariz
    [blue10] Escorregador das Lontras
    [blue11] Berçário dos Girinos
    [blue12] Galeria de Esguichos
    [purple1] Teatro de Sombras
    [purple2] Porão dos Tambores
    [purple3] Baú das Fantasias
    [purple4] Sala dos Espelhos
    [purple5] Sótão das Marionetes
    [purple6] Discoteca no Tronco
    [purple7] Galeria das Piadas
    [purple8] Poleiro da Jukebox
    [purple9] Toca dos Fantasmas
    [purple10] Coreto dos Kazoos
    [purple11] Pista de Bolinhas de Gude
    [purple12] Carrossel de Figurinos
    [brown1] Despensa das Panquecas
    [brown2] Armário das Geleias
    [brown3] Cantinho do Cacau
    [brown4] Padaria de Gengibre
    [brown5] Varanda da Pipoca
    [brown6] Despensa das Frutinhas
    [brown7] Sala do Caldeirão
    [brown8] Fábrica de Waffles
    [brown9] Torre das Torradas
    [brown10] Adega do Mel
    [brown11] Sala da Ceia Secreta
    [brown12] Balcão do Macarrão
   *[other] { $room }
}
treehouse-coloured-room = “{ treehouse-room }” ({ treehouse-colour })
treehouse-condition = { $condition ->
    [two] “2 pontos”
    [none] “sem pontos”
   *[other] { $condition }
}
treehouse-list = { $head }, { $rest }
treehouse-place = { $place ->
    [1] primeiro lugar a partir da esquerda
    [2] segundo lugar a partir da esquerda
    [3] terceiro lugar a partir da esquerda
    [4] quarto lugar a partir da esquerda
    [5] quinto lugar a partir da esquerda
    [6] sexto lugar a partir da esquerda
   *[other] lugar { $place } a partir da esquerda
}

# O que decide entre pontos iguais, depois de “vence o desempate com 12 pontos:”.
treehouse-tie-break = mais cômodos de uma só cor

# A distribuição

treehouse-opening-youngest = A variante para os mais novos: sem cartas de condição.

# Acontecimentos

treehouse-dealt = Começa a rodada { $round }: cada um recebe seis cômodos.
treehouse-chose = { $player } escolhe { $room }.
treehouse-chose-unseen = { $player } já escolheu.
treehouse-changed = { $player } muda de ideia e escolhe { $room }.
treehouse-shows = { $player } revela { $room }
treehouse-revealed = Todos escolheram: { $shown }.
treehouse-built = { $player } constrói { $room } no nível { $level }, { treehouse-place }; o marcador de equilíbrio está { $marker ->
    [left] à esquerda
    [right] à direita
   *[centre] no centro
}.
treehouse-discarded = { $player } descarta { $room }.
treehouse-passed = Todas as mãos são passadas para a esquerda.
treehouse-leftover = { $player } descarta o último cômodo, { $room }, sem que os outros o vejam.
treehouse-leftover-unseen = { $player } descarta o último cômodo sem mostrar.
treehouse-scoring = { $drawn ->
    [yes] Pontuação da rodada { $round }; por sorteio, { $player } escolhe primeiro.
   *[no] Pontuação da rodada { $round }; { $player } escolhe primeiro.
}
# Com dois jogadores, que não têm carta a escolher.
treehouse-scoring-lay = { $drawn ->
    [yes] Pontuação da rodada { $round }; por sorteio, { $player } coloca a primeira carta.
   *[no] Pontuação da rodada { $round }; { $player } coloca a primeira carta.
}
treehouse-took = { $player } pega uma carta { treehouse-condition }.
treehouse-laid = { $player } coloca { treehouse-condition } no { $colour }.
treehouse-claimed = { $player } pega a carta de pontuação do { $colour }: os cômodos { $colour-many } pontuam.
treehouse-gains = { $player } +{ $gained } ({ $score })
treehouse-scored = Rodada { $round }: { $shown }.
treehouse-bonus = { $player } tem mais cômodos { $colour-many } que todos os outros: mais { $points } { $points ->
    [1] ponto
   *[other] pontos
}.

# Recusas

treehouse-unknown-action = “{ $text }” não é uma ação aqui; escreva choose red7, build 3,2, discard, take two, lay red ou claim red.
treehouse-unknown-room = Não existe o cômodo “{ $text }”; um cômodo se escreve assim: red7.
treehouse-unknown-place = “{ $text }” não é um lugar; escreva nível,lugar como 3,2: o nível 2 tem 2 lugares, o nível 6 tem 6.
treehouse-unknown-colour = Não existe a cor “{ $text }”; escreva red, yellow, green, blue, purple ou brown.
treehouse-now-choose = Primeiro escolha um cômodo da sua mão.
treehouse-now-place = Os cômodos foram revelados: construa o seu ou descarte-o.
treehouse-now-take = Pegue uma carta de condição: two ou none.
treehouse-now-lay = Coloque a sua carta de condição em uma cor.
treehouse-now-claim = Pegue a carta de pontuação de uma cor.
treehouse-placed-already = Seu cômodo já está no lugar; os outros ainda não terminaram.
treehouse-chosen-already = Você já escolheu { $room }.
treehouse-not-in-hand = Você não tem { $room } na mão.
treehouse-place-taken = { $room } já está ali.
treehouse-no-support = { $below ->
    [both] Nada sustenta um cômodo ali: primeiro é preciso construir os dois cômodos de baixo.
    [left] Nada sustenta um cômodo ali: primeiro é preciso construir o cômodo de baixo à esquerda.
    [right] Nada sustenta um cômodo ali: primeiro é preciso construir o cômodo de baixo à direita.
   *[one] Nada sustenta um cômodo ali: primeiro é preciso construir o cômodo de baixo.
}
treehouse-must-touch = Ali ele não tocaria em nenhum cômodo { $colour-one }, e os cômodos de uma cor ficam juntos.
treehouse-sealed-off = Nenhum lugar livre toca mais em um cômodo { $colour-one }: a cor está fechada.
treehouse-balance = { $side ->
    [left] O marcador de equilíbrio não pode ir mais para a esquerda: não dá para construir desse lado agora.
   *[right] O marcador de equilíbrio não pode ir mais para a direita: não dá para construir desse lado agora.
}
treehouse-too-high = Nenhuma casa passa do nível 6.
treehouse-reasons = { $first } { $rest }
treehouse-no-card-left = Não há mais cartas { treehouse-condition }.
treehouse-colour-taken = A carta de pontuação do { $colour } não está livre: { $player } chegou primeiro.

# A folha de pontos

treehouse-sheet-worth = { $colour } { $worth }
treehouse-sheet-round = Rodada { $round }. Um cômodo vale: { $worths }.
treehouse-sheet-first = { "  " }{ $player } escolhe primeiro.
treehouse-sheet-first-lay = { "  " }{ $player } coloca a primeira carta.
treehouse-sheet-laid = { $condition ->
    [claim] { "  " }{ $player } pega a carta de pontuação do { $colour }.
   *[other] { "  " }{ $player } coloca { treehouse-condition } no { $colour }.
}
treehouse-sheet-term = { $rooms } { $rooms ->
    [1] { $colour-one }
   *[other] { $colour-many }
} a { $worth }
treehouse-sheet-seat = { "  " }{ $player }: { $terms }. Pontos: { $points }.
treehouse-sheet-nothing = { "  " }{ $player }: nada.
treehouse-sheet-so-far = { $player }: { $points } { $points ->
    [1] ponto
   *[other] pontos
} nas três rodadas.
treehouse-sheet-bonuses = Mais cômodos de cada cor.
treehouse-sheet-bonus = { "  " }{ $player } tem mais cômodos { $colour-many } que todos os outros. Pontos: { $points }.
treehouse-sheet-tied = { "  " }Empate com { $rooms } { $rooms ->
    [1] cômodo { $colour-one }
   *[other] cômodos { $colour-many }
}: ninguém ganha pontos.
treehouse-sheet-total = { $player }: { $points } { $points ->
    [1] ponto
   *[other] pontos
}, cor mais numerosa: { $largest } { $largest ->
    [1] cômodo
   *[other] cômodos
}.

# Por quê

treehouse-reason-takes-lead = Assume a liderança no { $colour }: { $rooms } contra { $other }.
treehouse-reason-keeps-lead = Mantém a liderança no { $colour }: { $rooms } contra { $other }.
treehouse-reason-most = Nenhuma cor desta casa tem mais cômodos que o { $colour }: { $rooms }.
treehouse-reason-first = Ainda não há nenhum cômodo { $colour-one }, então ele pode ir em qualquer lugar aberto.
treehouse-reason-scores = Um cômodo construído agora pontua { $rounds } { $rounds ->
    [1] vez
   *[other] vezes
}.
treehouse-reason-denies = O resto da mão vai para { $player }, que faria bom uso de { $room }: até agora tem { $rooms } { $rooms ->
    [1] cômodo { $colour-one }
   *[other] cômodos { $colour-many }
}.
treehouse-reason-nothing-fits = Nenhum cômodo da mão pode ser construído.
treehouse-reason-only-place = { $room } não cabe em nenhum outro lugar.
treehouse-reason-spares = Não fecha nenhuma cor; em outro lugar poderia fechar o { $colour }.
treehouse-reason-leaves-open = Deixa um lugar aberto para o { $colour }.
treehouse-reason-balance = O marcador de equilíbrio fica no centro: o próximo cômodo pode ir para qualquer lado.
treehouse-reason-above = Abre espaço em cima para mais { $places } { $places ->
    [1] cômodo
   *[other] cômodos
}.
treehouse-reason-grows = A casa fica com { $rooms } { $rooms ->
    [1] cômodo { $colour-one }
   *[other] cômodos { $colour-many }
}.
treehouse-reason-fits-nowhere = { $room } não cabe em lugar nenhum.
treehouse-reason-seals = Onde quer que { $room } ficasse, fecharia o { $colour }.
treehouse-reason-always-seals = Onde quer que { $room } ficasse, fecharia alguma cor.
treehouse-reason-doubles = Tem { $more } { $more ->
    [1] cômodo { $colour-one }
   *[other] cômodos { $colour-many }
} a mais que qualquer outro: “2 pontos” cai bem aqui.
treehouse-reason-blanks = { $player } tem { $more } { $more ->
    [1] cômodo { $colour-one }
   *[other] cômodos { $colour-many }
} a mais: “sem pontos” cai bem aqui.
treehouse-reason-nothing-to-lose = Não tem cômodos { $colour-many } a perder.
treehouse-reason-none-better = Não há nada a ganhar agora, e nenhuma outra cor livre custaria menos que o { $colour }.
treehouse-reason-last-card = É a última carta { treehouse-condition }: ninguém mais pode pegá-la.
treehouse-reason-only-card = Não resta outro tipo de carta.
treehouse-reason-claims-lead = { $rooms ->
    [1] { $rooms } cômodo { $colour-one } pontua
   *[other] { $rooms } cômodos { $colour-many } pontuam
}, { $more } a mais que qualquer outro.
treehouse-reason-claims = { $rooms ->
    [1] { $rooms } cômodo { $colour-one } pontua.
   *[other] { $rooms } cômodos { $colour-many } pontuam.
}
