# O que `spinney score` lê, e por que uma mesa não pode ser pontuada.

# Palavras da forma de texto. O inglês é sempre lido; um idioma pode ter várias palavras, com espaços entre elas.
# Cada uma deve ser uma só palavra e significar uma só coisa em um jogo.
table-word-player = jogador jogadora
table-word-hand = mão mao
table-word-species = espécies especies
table-word-score = pontuação pontuacao pontos
table-word-youngest = novos
table-word-rooms = cômodos comodos
# Ali há uma carta de condição “2 pontos”.
table-word-two = dois
# Ali há uma carta de condição “sem pontos”.
table-word-none = sem nenhum
# A carta de pontuação foi escolhida.
table-word-claim = escolhida
table-word-clouds = nuvens
# Plantas da cor do próprio jogador.
table-word-own = próprias proprias
table-word-neutral = neutras neutra neutro neutros
table-word-tokens = fichas
table-word-area = área
table-word-open = aberta abertas
# A ficha ainda está na sua área.
table-word-there = lá está
table-word-taken = levada
table-word-domino = dominó
# Pontos secundários.
table-word-secondary = secundários secundarios
table-word-valley = vale

# Lugares. $why (message): uma das frases abaixo.
table-line = linha { $line }: { $why }
table-player = { $player }: { $why }
table-round = rodada { $round }: { $why }
table-after-round = depois da rodada { $round }: { $why }
table-area = área { $area }: { $why }
# $domino (string): como se escreve.
table-domino = dominó { $domino }: { $why }

# Todos os jogos. $text, $word (string): o que foi escrito.
table-form = isto não é uma mesa: { $why }
# $game (message): o nome do jogo. $least, $most (number): quantos podem jogar.
table-players = há { $players } { $players ->
    [1] jogador
   *[other] jogadores
}; { $game } é para { $least } a { $most }
table-before-player = “{ $word }” vem antes da primeira linha “player NOME”
table-no-word = “{ $word }” não é nenhuma destas palavras: { $words }
table-numbers = { $count ->
    [1] “{ $text }” deveria ser { $count } número inteiro
   *[other] “{ $text }” deveriam ser { $count } números inteiros
}

# Arboretum
table-hand-size = cartas na mão: { $cards }; no fim uma mão tem { $most }
table-no-card = “{ $text }” não é uma carta; escreva O4 ou oak4, e um ponto para um lugar vazio
table-no-spaced-card = “{ $text }” não é uma carta; escreva espécie e valor, como em “oak 4”
# $species (message): uma lista de espécies.
table-no-species = não existe a espécie “{ $text }”; existem { $species }
table-no-value = “{ $text }” não tem um valor de 1 a { $most }
table-card-twice = { $card } aparece duas vezes; cada carta existe uma só vez
table-species-not-named = { $card } está na mesa, mas a sua espécie não está entre as indicadas
table-wide = o arboretum tem mais de { $most } cartas de largura ou de altura; ninguém baixa tantas
table-same-place = { $card } e { $other } estão ambas em { $x },{ $y }
table-gap = há um buraco: { $card } em { $x },{ $y } está separada de { $other }

# Best Treehouse Ever. $place (string): nível e lugar, 3,2.
table-rooms-line = escreva a rodada, depois cada cor com o seu lugar: 1 red 2,1 blue 2,2
table-score-line = escreva cada cor com a sua carta: score red two blue none
table-no-place = “{ $text }” não é um lugar; escreva nível e lugar, como 3,2
# $colours (message): uma lista de cores.
table-no-colour = não existe a cor “{ $text }”; existem { $colours }
table-colour-twice = { $colour } aparece duas vezes; uma carta de pontuação só recebe uma carta
table-rounds = há cartas de pontuação para { $rounds } { $rounds ->
    [1] rodada
   *[other] rodadas
}; uma partida tem { $wanted }
table-no-condition = uma carta de condição é “two” ou “none”, não “{ $text }”
table-no-claim = com os mais novos, uma cor é “claim”, não “{ $text }”
table-claims = { $players } jogadores pegam { $players } cartas de pontuação, não { $claims }
table-two-players-lay = dois jogadores colocam duas cartas “none” e mais nada
table-conditions = { $players } jogadores colocam { $players } cartas de condição, não { $cards }
table-conditions-of-a-kind = só há duas cartas de condição de cada tipo
table-too-high = { $colour } em { $place }: nenhuma casa passa do nível { $most }
table-off-the-tree = { $colour } em { $place }: esse lugar não existe; o nível L, de 2 a { $most }, tem os lugares de 1 a L
# $round (string): o que foi escrito.
table-no-round = { $colour } em { $place }: não há rodada { $round }
# $other (message): a cor do cômodo que já está ali.
table-place-taken = { $colour } em { $place }: ali já está { $other }
table-rooms-of-a-round = cômodos na rodada { $round }: { $rooms }; ninguém constrói mais que { $most }
table-no-support = { $colour } em { $place } não tem apoio
table-groups = { $colour } está em dois grupos, em { $place } e { $other }
table-balance = { $side ->
    [left] cômodos a mais à esquerda do que à direita: { $rooms }; o equilíbrio permite um
   *[right] cômodos a mais à direita do que à esquerda: { $rooms }; o equilíbrio permite um
}
table-rooms-of-a-colour = cômodos { $colour-many }: { $rooms }; a caixa tem { $most }
table-no-order = estes cômodos não podem ter sido construídos em nenhuma ordem que as regras permitam
table-counts-line = escreva cada cor com seu número: rooms red 3 blue 2
table-mixed = aqui estão juntas a forma curta e a casa inteira; dê uma ou outra
table-short-rounds = a forma curta já tem os pontos feitos, portanto sem cartas de pontuação
table-no-score = faltam os pontos feitos até agora
table-score-so-far = { $score } pontos até agora; três rodadas dão de 0 a { $most }
table-rooms-of-a-house = { $rooms } cômodos; ninguém constrói mais de { $most }

# Renature. $area (string): uma letra. $cell, $cells (string): 3,4.
table-domino-line = escreva domino owl-frog 3,4 3,5
table-area-line = escreva area A, depois there ou taken para a ficha, depois as plantas, como 0g ns
table-area-twice = a área { $area } é indicada duas vezes
table-open-and-areas = dê as áreas abertas ou todas as áreas, não as duas coisas
table-no-area = não existe a área “{ $area }”; vão de A a { $last }
table-no-plant = “{ $text }” não é uma planta; escreva o nome de um jogador ou seu número a partir de 0, ou n para neutra, depois g, b, s ou o, como Ann-g, 0g ou ns
# $plants (string): como se escrevem.
table-no-such-plant = não há nenhuma planta em “{ $text }”; existem { $plants }
# $last (number): o último jogador, contado a partir de 0.
table-no-owner = “{ $text }” não tem uma cor desta mesa; escreva o nome de um jogador, de 0 a { $last }, ou neutral
# $score, $clouds, $count, $points, $back, $size podem ser números ou texto: o que foi escrito.
table-score = uma pontuação de { $score }; com { $players } jogadores vai de { $lowest } a { $highest }
table-clouds = nuvens: { $clouds }; um tabuleiro tem { $most } espaços de nuvens
# $plants (message): uma lista de plantas.
table-plant-numbers = números: { $numbers }; escreva um para cada: { $plants }
table-plant-spaces = { $plant }: { $count }; o tabuleiro tem espaço para { $most }
table-area-full = plantas: { $plants }; existem { $most } casas onde pode ficar uma
# Quantas há nos tabuleiros e nas áreas, ao todo.
table-supply = { $plant }: { $count } nos tabuleiros e nas áreas; o jogo tem { $total }
table-supply-most = { $plant }: { $count } nos tabuleiros e nas áreas; a caixa tem { $most }
table-no-token = não há ficha de girassol de { $size }
table-secondary = pontos secundários de { $points } para uma ficha de { $size }; vão de 0 a { $size }
table-back = um verso de { $back } em uma ficha de { $size }; os versos vão de 0 a { $most }
table-tokens = fichas de { $size }: os jogadores têm { $held }, mas áreas desse tamanho sem ficha: { $gone }
# $animals (message): uma lista de animais.
table-no-domino = esse dominó não existe; os animais são { $animals }
table-no-brook = { $cell } não é uma casa de riacho
table-covered = em { $cell } já está { $domino }
table-domino-twice = já está em { $cells }; cada dominó existe uma só vez
table-cells-apart = as duas casas não são vizinhas
table-many-dominoes = dominós no riacho: { $count }; { $players } jogadores têm { $most }
table-complete = a área { $area } está completa, mas a ficha ainda está lá
table-incomplete = a área { $area } não está completa, mas a ficha foi levada

score-no-file = este jogo não sabe pontuar uma mesa a partir de um arquivo
