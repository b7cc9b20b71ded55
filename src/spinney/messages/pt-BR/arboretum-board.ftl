# Arboretum: a mesa no navegador.

# O que fazer, acima da mesa

todo-arboretum-draw_first = É a sua vez: saque uma carta do baralho ou de uma pilha de descarte.
todo-arboretum-draw_second = Saque a segunda carta.
todo-arboretum-play = Baixe uma das suas cartas.
todo-arboretum-discard = Coloque uma carta na sua pilha de descarte.

# O que fazer com a carta na mão

arboretum-board-do-place = Escolha onde baixá-la
arboretum-board-do-lay-off = Coloque na sua pilha de descarte
arboretum-board-brings = { $more ->
    [1] { $more } ponto a mais
   *[other] { $more } pontos a mais
}: a sequência valeria { $points }.
arboretum-board-yes = Sim
arboretum-board-no = Não

# Arboretuns

arboretum-board-you = Você
arboretum-board-own = Seu arboretum
arboretum-board-of = Arboretum de { $name }
arboretum-board-back = Voltar
arboretum-board-stage = Arboretum em destaque
arboretum-board-grove = Arboretum de { $name }: { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
arboretum-board-laid = { $card } em { $x },{ $y }
arboretum-board-cell-open = Casa livre { $x },{ $y }
arboretum-board-cell-closed = Casa { $x },{ $y }, não é possível
arboretum-board-eyes = Visão
arboretum-board-closer = Aproximar
arboretum-board-farther = Afastar
arboretum-board-fit = Mostrar tudo
arboretum-board-seats = Os outros arboretuns
arboretum-board-seat = { $name }: { $laid ->
    [1] { $laid } carta baixada
   *[other] { $laid } cartas baixadas
}, { $hand } na mão. Mostrar este arboretum.
arboretum-board-held = { $count ->
    [1] { $count } carta na mão
   *[other] { $count } cartas na mão
}
arboretum-board-piled = { $count ->
    [1] { $count } carta na pilha de descarte
   *[other] { $count } cartas na pilha de descarte
}
# What the paths of a seat are worth, if it had the right to score all of them.
arboretum-board-worth = As sequências valeriam { $points } { $points ->
    [1] ponto
   *[other] pontos
} com o direito de pontuar todas as espécies
arboretum-board-known = Conhecidas:

# Baralho e pilhas

arboretum-board-sources = Baralho e pilhas de descarte
arboretum-board-deck-name = Baralho
arboretum-board-deck = Baralho: { $count ->
    [1] resta { $count } carta
   *[other] restam { $count } cartas
}
arboretum-board-pile = Pilha de descarte de { $name }: { $card } no topo, { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
arboretum-board-pile-empty = Pilha de descarte de { $name }, vazia
arboretum-board-pile-of = Pilha de descarte de { $name } ({ $count })
arboretum-board-leaf = Folhear a pilha de descarte de { $name }: { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
arboretum-board-discard = Descartar
arboretum-board-discard-here = Descartar { $card } aqui
arboretum-board-close = Fechar a pilha

# A mão

arboretum-board-hand = Sua mão: { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
arboretum-board-card-fresh = { arboretum-card }, recém-sacada
arboretum-board-sum = { arboretum-species }: sua mão vale { $sum }.
arboretum-board-eight-safe = Ninguém pode anular o seu 8.
arboretum-board-eight-at_risk = Seu 8 corre risco: outro jogador ainda pode ficar com o 1 que o anula.
arboretum-board-eight-cancelled = Seu 8 vale 0: outro jogador tem o 1.
arboretum-board-one-cancels = Seu 1 anula um 8 em qualquer outra mão.

# A tabela das espécies

arboretum-board-ledger = Espécies
arboretum-board-unseen = Espécies e cartas ainda não vistas
arboretum-board-unseen-count = { $count ->
    [1] { $count } carta ainda não vista
   *[other] { $count } cartas ainda não vistas
}
arboretum-board-column = { $name }: pontos da melhor sequência até agora e o que se sabe da mão
arboretum-board-known-sum = { $name }: soma conhecida na mão, { $sum }
arboretum-board-legend-unseen = não vistas
arboretum-board-legend-held = na sua mão
arboretum-board-legend-points = melhor sequência agora
arboretum-board-legend-sum = conhecidas na mão

# A pontuação no fim

arboretum-board-scoring = Pontuação
arboretum-board-steps = Passos da pontuação
arboretum-board-step = { $step } de { $steps }
arboretum-board-previous = Anterior
arboretum-board-next = Próximo
arboretum-board-play = Mostrar passo a passo
arboretum-board-pause = Parar
arboretum-board-final = Resultado final
arboretum-board-winner = { $count ->
    [1] { $names } vence com { $points } { $points ->
        [1] ponto
       *[other] pontos
    }
   *[other] { $names } compartilham a vitória com { $points } { $points ->
        [1] ponto
       *[other] pontos
    }
}
arboretum-board-pad = Pontos por espécie e jogador
arboretum-board-totals = Pontos até agora
arboretum-board-told = { $name }: { $why } { $points ->
    [0] Nenhum ponto.
    [1] { $points } ponto.
   *[other] { $points } pontos.
}
arboretum-board-total = Total
arboretum-board-grown = Espécies no arboretum
arboretum-board-place = Posição
arboretum-board-unscored = Uma sequência de { $points }, mas sem direito de pontuar
arboretum-board-none-held = Nenhuma na mão
arboretum-board-no-path = Nenhuma sequência desta espécie
arboretum-board-right-most = Pode pontuar: { $sum } é a maior soma na mão.
arboretum-board-right-shared = Pode pontuar: empata na maior soma, { $sum }.
arboretum-board-right-nobody = Pode pontuar: ninguém tem esta espécie na mão, então todos podem.
arboretum-board-right-none = Não pode pontuar: { $sum } na mão contra { $most }.
arboretum-board-right-cancelled = O 8 vale 0, porque { $name } tem o 1.
arboretum-board-for-cards = { $points ->
    [1] { $points } carta
   *[other] { $points } cartas
}
arboretum-board-for-pure = sequência limpa
arboretum-board-for-one = começa com um 1
arboretum-board-for-eight = termina com um 8
arboretum-board-decided = Empate em pontos: vence quem tem mais espécies diferentes no arboretum.

# Antes da partida

arboretum-board-species = Quais espécies entram em jogo?
arboretum-board-species-about = Com { $players } jogadores, são usadas { $wanted } espécies. Escolha as que preferir; as outras são sorteadas.
arboretum-board-species-all = Com { $players } jogadores, são usadas as dez espécies.
arboretum-board-species-count = Escolhidas: { $picked }; por sorteio: { $lots }.
arboretum-board-species-lot = Sortear todas
option-arboretum-opening_discard = Descarte inicial, como na edição de 2015: todos, menos o jogador inicial, começam com uma carta na pilha de descarte
arboretum-board-scene = O baralho acabou
