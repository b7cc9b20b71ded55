# Arboretum: a mesa no navegador.

# O que fazer, acima da mesa

todo-arboretum-draw_first = É a sua vez: tire uma carta do baralho ou de uma pilha de descarte.
todo-arboretum-draw_second = Tire a segunda carta.
todo-arboretum-play = Plante uma das suas cartas.
todo-arboretum-discard = Ponha uma carta na sua pilha de descarte.

# O que fazer com a carta na mão

arboretum-board-do-place = Escolha onde cresce
arboretum-board-do-lay-off = Ponha-a na sua pilha de descarte
arboretum-board-brings = { $more ->
    [one] Mais { $more } ponto
   *[other] Mais { $more } pontos
}: o caminho valeria { $points }.
arboretum-board-yes = Sim
arboretum-board-no = Não

# Arboretos

arboretum-board-you = Eu
arboretum-board-own = O seu arboreto
arboretum-board-of = Arboreto de { $name }
arboretum-board-back = Voltar
arboretum-board-stage = Arboreto em destaque
arboretum-board-grove = Arboreto de { $name }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
arboretum-board-laid = { $card } em { $x },{ $y }
arboretum-board-cell-open = Casa livre { $x },{ $y }
arboretum-board-cell-closed = Casa { $x },{ $y }, não é possível
arboretum-board-eyes = Vista
arboretum-board-closer = Aproximar
arboretum-board-farther = Afastar
arboretum-board-fit = Mostrar tudo
arboretum-board-seats = Os outros arboretos
arboretum-board-seat = { $name }: { $laid ->
    [one] { $laid } carta plantada
   *[other] { $laid } cartas plantadas
}, { $hand } na mão. Pôr este arboreto em destaque.
arboretum-board-held = { $count ->
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
arboretum-board-piled = { $count ->
    [one] { $count } carta na pilha de descarte
   *[other] { $count } cartas na pilha de descarte
}
# What the paths of a seat are worth, if it had the right to score all of them.
arboretum-board-worth = Os caminhos valeriam { $points } { $points ->
    [one] ponto
   *[other] pontos
} com o direito de pontuar todas as espécies
arboretum-board-known = Conhecidas:

# Baralho e pilhas

arboretum-board-sources = Baralho e pilhas de descarte
arboretum-board-deck-name = Baralho
arboretum-board-deck = Baralho: { $count ->
    [one] resta { $count } carta
   *[other] restam { $count } cartas
}
arboretum-board-pile = Pilha de descarte de { $name }, no topo { $card }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
arboretum-board-pile-empty = Pilha de descarte de { $name }, vazia
arboretum-board-pile-of = Pilha de descarte de { $name } ({ $count })
arboretum-board-leaf = Folhear a pilha de descarte de { $name }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
arboretum-board-discard = Descartar
arboretum-board-discard-here = Descartar aqui { $card }
arboretum-board-close = Fechar a pilha

# A mão

arboretum-board-hand = A sua mão: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
arboretum-board-card-fresh = { arboretum-card }, acabada de tirar
arboretum-board-sum = { arboretum-species }: a sua mão vale { $sum }.
arboretum-board-eight-safe = Ninguém pode anular o seu 8.
arboretum-board-eight-at_risk = O seu 8 está em risco: outro jogador ainda pode ficar com o 1 que o anula.
arboretum-board-eight-cancelled = O seu 8 vale 0: outro jogador tem o 1.
arboretum-board-one-cancels = O seu 1 anula um 8 em qualquer outra mão.

# A tabela das espécies

arboretum-board-ledger = Espécies
arboretum-board-unseen = Espécies e cartas por ver
arboretum-board-unseen-count = { $count ->
    [one] { $count } carta por ver
   *[other] { $count } cartas por ver
}
arboretum-board-column = { $name }: pontos do melhor caminho agora, e o que se sabe da mão
arboretum-board-known-sum = { $name }: soma conhecida na mão, { $sum }
arboretum-board-legend-unseen = por ver
arboretum-board-legend-held = na sua mão
arboretum-board-legend-points = melhor caminho agora
arboretum-board-legend-sum = conhecido na mão

# A pontuação no fim

arboretum-board-scoring = Pontuação
arboretum-board-steps = Passos da pontuação
arboretum-board-step = { $step } de { $steps }
arboretum-board-previous = Anterior
arboretum-board-next = Seguinte
arboretum-board-play = Mostrar passo a passo
arboretum-board-pause = Parar
arboretum-board-final = Resultado final
arboretum-board-winner = { $count ->
    [one] { $names } vence com { $points } { $points ->
        [one] ponto
       *[other] pontos
    }
   *[other] { $names } partilham a vitória com { $points } { $points ->
        [one] ponto
       *[other] pontos
    }
}
arboretum-board-pad = Pontos por espécie e jogador
arboretum-board-totals = Pontos até agora
arboretum-board-told = { $name }: { $why } { $points ->
    [0] Nenhum ponto.
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
arboretum-board-total = Total
arboretum-board-grown = Espécies plantadas
arboretum-board-place = Posição
arboretum-board-unscored = Um caminho de { $points } sem direito a pontuar
arboretum-board-none-held = Nenhuma na mão
arboretum-board-no-path = Nenhum caminho desta espécie
arboretum-board-right-most = Pode pontuar: { $sum } é a soma mais alta na mão.
arboretum-board-right-shared = Pode pontuar: empata na soma mais alta, { $sum }.
arboretum-board-right-nobody = Pode pontuar: ninguém tem esta espécie, por isso todos podem.
arboretum-board-right-none = Não pode pontuar: { $sum } na mão contra { $most }.
arboretum-board-right-cancelled = O 8 vale 0, porque { $name } tem o 1.
arboretum-board-for-cards = { $points ->
    [one] { $points } carta
   *[other] { $points } cartas
}
arboretum-board-for-pure = todas de uma espécie
arboretum-board-for-one = começa com um 1
arboretum-board-for-eight = termina com um 8
arboretum-board-decided = Pontos iguais: decide quem tem mais espécies diferentes no arboreto.

# Antes do jogo

arboretum-board-species = Que espécies entram em jogo?
arboretum-board-species-about = Com { $players } jogadores usam-se { $wanted } espécies. Escolha as que prefere; as restantes são sorteadas.
arboretum-board-species-all = Com { $players } jogadores usam-se as dez espécies.
arboretum-board-species-count = Escolhidas: { $picked }; por sorteio: { $lots }.
arboretum-board-species-lot = Sortear tudo
option-arboretum-opening_discard = Descarte inicial, como na edição de 2015: todos, exceto o primeiro jogador, começam com uma carta na pilha
arboretum-board-scene = O baralho acabou
