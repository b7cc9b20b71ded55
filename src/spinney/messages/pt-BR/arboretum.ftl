# Arboretum.

arboretum-species = { $species ->
    [blue_spruce] Abeto-azul
    [cassia] Cássia
    [cherry_blossom] Cerejeira
    [dogwood] Corniso
    [jacaranda] Jacarandá
    [maple] Bordo
    [oak] Carvalho
    [royal_poinciana] Flamboyant
    [tulip_poplar] Tulipeiro
    [willow] Salgueiro
   *[other] { $species }
}
arboretum-card = { arboretum-species } { $value }

# O que decide entre pontos iguais, depois de “vence o desempate com 12 pontos:”.
arboretum-tie-break = mais espécies no arboretum

# A distribuição

# $species (message): uma lista de espécies.
arboretum-opening-species = Espécies em jogo: { $species }.
arboretum-opening-pile = Pilha de descarte de { $player }: { $card }.

# Acontecimentos

arboretum-drew-deck = { $player } saca { $card } do baralho.
arboretum-drew-unseen = { $player } saca uma carta do baralho.
arboretum-drew-own-pile = { $player } saca { $card } da própria pilha de descarte.
arboretum-drew-pile = { $player } saca { $card } da pilha de descarte de { $owner }.
arboretum-deck-emptied = { $player } sacou a última carta do baralho: este é o último turno.
arboretum-played-first = { $player } baixa { $card } como primeira carta.
arboretum-played = { $player } baixa { $card } { $side ->
    [left] à esquerda
    [above] acima
    [below] abaixo
   *[right] à direita
} de { $neighbour }.
arboretum-discarded = { $player } descarta { $card }.

# Recusas

arboretum-unknown-action = “{ $text }” não é uma ação; escreva draw deck, draw pile 1, play oak4 2,-1 ou discard oak4.
arboretum-unknown-card = Não existe a carta “{ $text }”; uma carta se escreve assim: oak4.
arboretum-unknown-cell = “{ $text }” não é uma casa; escreva x,y com x para a direita e y para baixo a partir da primeira carta.
arboretum-unknown-source = Não dá para sacar de “{ $text }”; escreva deck, ou pile e o número de um lugar.
arboretum-now-draw = Primeiro saque duas cartas.
arboretum-now-play = Você já sacou duas cartas: agora baixe uma.
arboretum-now-discard = Você já baixou uma carta: agora descarte uma.
arboretum-not-in-hand = Você não tem { $card } na mão.
arboretum-deck-empty = O baralho acabou.
arboretum-pile-empty = A pilha de descarte de { $player } está vazia.
arboretum-first-card = A primeira carta vai no centro (0,0).
arboretum-cell-taken = { $card } já está ali.
arboretum-not-adjacent = Nenhuma carta do seu arboretum é vizinha deste lugar.
# $species (message): uma lista de espécies.
arboretum-unknown-species = não existe a espécie “{ $text }”; existem { $species }
arboretum-species-wanted = { $players } jogadores precisam de { $wanted } espécies diferentes, não { $count }: { $species }

# A folha de pontos

arboretum-sheet-species = { arboretum-species }
arboretum-sheet-may-score = { $cards ->
    [0] { "  " }{ $player } pode pontuar: ninguém tem esta espécie na mão.
   *[other] { "  " }{ $player } pode pontuar com { $sum } na mão{ $cancelled ->
        [yes] , com o 8 valendo 0
       *[no] { "" }
    }.
}
arboretum-sheet-may-not-score = { "  " }{ $player } não pode pontuar: { $sum } na mão{ $cancelled ->
    [yes] , com o 8 anulado por um 1 em outra mão
   *[no] { "" }
}.
arboretum-sheet-path = { "    " }Sequência de { $from } a { $to }: { $cards } pelas cartas{ $pure ->
    [0] { "" }
   *[other] , mais { $pure } por ser uma sequência limpa
}{ $one ->
    [0] { "" }
   *[other] , 1 por começar com um 1
}{ $eight ->
    [0] { "" }
   *[other] , 2 por terminar com um 8
}. Pontos: { $points }.
arboretum-sheet-path-unscored = { "    " }A sequência de { $from } a { $to } valeria { $points }.
arboretum-sheet-total = { $player }: { $points } { $points ->
    [1] ponto
   *[other] pontos
}, espécies no arboretum: { $grown }.

# Por que o bot aconselha assim

arboretum-reason-blind = Nenhuma carta aberta promete mais do que o baralho pode esconder.
arboretum-reason-fits = Com { $card }, a sequência de { arboretum-species } pode valer mais { $more }.
arboretum-reason-strengthens = { $card } ajuda a manter o direito de pontuar { arboretum-species }.
arboretum-reason-takes = { $card } é uma carta conhecida; a do baralho, não.
arboretum-reason-lengthens = A sequência de { arboretum-species } passa a valer { $points }, { $more } a mais do que antes.
arboretum-reason-starts = { $card } deixa espaço para sequências dos dois lados.
arboretum-reason-keeps-right = Mantém o direito de pontuar { arboretum-species }: { $sum } na mão contra { $other } no máximo.
arboretum-reason-denies = Guarda { $sum } de { arboretum-species } na mão contra { $player }, que tem uma sequência dessa espécie valendo { $points }.
arboretum-reason-useless = { $card } serve de pouco para qualquer um: ninguém está cultivando essa espécie.
