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

# O que decide entre pontos iguais, depois de «vence o desempate com 12 pontos:».
arboretum-tie-break = mais espécies no arboreto

# A distribuição

# $species (message): uma lista de espécies.
arboretum-opening-species = Espécies em jogo: { $species }.
arboretum-opening-pile = Pilha de descarte de { $player }: { $card }.

# Acontecimentos

arboretum-drew-deck = { $player } tira { $card } do baralho.
arboretum-drew-unseen = { $player } tira uma carta do baralho.
arboretum-drew-own-pile = { $player } recupera { $card } da sua própria pilha de descarte.
arboretum-drew-pile = { $player } tira { $card } da pilha de descarte de { $owner }.
arboretum-deck-emptied = { $player } tirou a última carta do baralho: este turno é o último.
arboretum-played-first = { $player } planta { $card } como primeira carta.
arboretum-played = { $player } planta { $card } { $side ->
    [left] à esquerda
    [above] acima
    [below] abaixo
   *[right] à direita
} de { $neighbour }.
arboretum-discarded = { $player } descarta { $card }.

# Recusas

arboretum-unknown-action = «{ $text }» não é uma ação; escreva draw deck, draw pile 1, play oak4 2,-1 ou discard oak4.
arboretum-unknown-card = Não há nenhuma carta «{ $text }»; uma carta escreve-se assim: oak4.
arboretum-unknown-cell = «{ $text }» não é uma casa; escreva x,y com x para a direita e y para baixo a partir da primeira carta.
arboretum-unknown-source = Não se tiram cartas de «{ $text }»; escreva deck, ou pile e o número de um lugar.
arboretum-now-draw = Primeiro tire duas cartas.
arboretum-now-play = Já tirou duas cartas: agora plante uma.
arboretum-now-discard = Já plantou uma carta: agora descarte uma.
arboretum-not-in-hand = Não tem { $card } na mão.
arboretum-deck-empty = O baralho está vazio.
arboretum-pile-empty = A pilha de descarte de { $player } está vazia.
arboretum-first-card = A primeira carta vai para o centro (0,0).
arboretum-cell-taken = Já lá está { $card }.
arboretum-not-adjacent = Nenhuma carta do seu arboreto toca neste lugar.
# $species (message): uma lista de espécies.
arboretum-unknown-species = não há a espécie «{ $text }»; há { $species }
arboretum-species-wanted = { $players } jogadores precisam de { $wanted } espécies diferentes, não { $count }: { $species }

# A folha de pontos

arboretum-sheet-species = { arboretum-species }
arboretum-sheet-may-score = { $cards ->
    [0] { "  " }{ $player } pode pontuar: ninguém tem esta espécie na mão.
   *[other] { "  " }{ $player } pode pontuar com { $sum } na mão{ $cancelled ->
        [yes] , o 8 a valer 0
       *[no] { "" }
    }.
}
arboretum-sheet-may-not-score = { "  " }{ $player } não pode pontuar: { $sum } na mão{ $cancelled ->
    [yes] , o 8 anulado por um 1 noutra mão
   *[no] { "" }
}.
arboretum-sheet-path = { "    " }Caminho de { $from } a { $to }: { $cards } pelas cartas{ $pure ->
    [0] { "" }
   *[other] , mais { $pure } por serem todas da mesma espécie
}{ $one ->
    [0] { "" }
   *[other] , 1 por começar com um 1
}{ $eight ->
    [0] { "" }
   *[other] , 2 por terminar com um 8
}. Pontos: { $points }.
arboretum-sheet-path-unscored = { "    " }O caminho de { $from } a { $to } valeria { $points }.
arboretum-sheet-total = { $player }: { $points } { $points ->
    [one] ponto
   *[other] pontos
}, espécies plantadas: { $grown }.

# Porque o bot aconselha assim

arboretum-reason-blind = Nenhuma carta aberta promete mais do que o baralho pode esconder.
arboretum-reason-fits = Com { $card }, o caminho de { arboretum-species } pode valer mais { $more }.
arboretum-reason-strengthens = { $card } ajuda a manter o direito de pontuar com { arboretum-species }.
arboretum-reason-takes = { $card } é uma carta conhecida; a do baralho não é.
arboretum-reason-lengthens = O caminho de { arboretum-species } passa a valer { $points }, mais { $more } do que antes.
arboretum-reason-starts = { $card } deixa espaço para caminhos dos dois lados.
arboretum-reason-keeps-right = Mantém o direito de pontuar com { arboretum-species }: { $sum } na mão contra { $other } no máximo.
arboretum-reason-denies = Guarda { $sum } de { arboretum-species } contra { $player }, cujo caminho dessa espécie vale { $points }.
arboretum-reason-useless = { $card } de pouco serve a qualquer um: ninguém cultiva essa espécie.
