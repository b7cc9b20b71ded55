# As mesas que `spinney terminal` e `spinney replay` desenham. Curto: uma linha tem espaço para 80 letras.

# $player (string): o nome.
sketch-you = { $player } (o seu lugar)
# Atrás de uma seta, depois do nome de um jogador.
sketch-to-act = a jogar
# $cards (string): as cartas como se escrevem.
sketch-your-hand = a sua mão: { $cards }
sketch-points = { $points } { $points ->
    [one] ponto
   *[other] pontos
}

# Arboretum

# $cards (number)
sketch-deck = baralho: { $cards } { $cards ->
    [one] carta
   *[other] cartas
}
# $number (number): como se escreve, a partir de 0. $cards (string): as cartas como se escrevem.
sketch-pile = pilha { $number }: { $cards }
sketch-hand-cards = mão: { $count } { $count ->
    [one] carta
   *[other] cartas
}
sketch-hand-known = mão: { $count } { $count ->
    [one] carta
   *[other] cartas
}, conhecidas: { $cards }

# Best Treehouse Ever

sketch-round = ronda { $round }: { $phase ->
    [choose] escolher uma sala
    [place] construir ou descartar
    [take] ficar com uma carta de condição
    [lay] pôr uma carta de condição
    [claim] ficar com uma carta de pontuação
   *[over] o jogo acabou
}
sketch-has-chosen = já escolheu
sketch-revealed = à vista: { $room }
sketch-holds = tem: { treehouse-condition }
sketch-discarded-rooms = descartadas: { $count } { $count ->
    [one] sala
   *[other] salas
}
sketch-hand-open = mão: { $rooms }
sketch-hand-rooms = mão: { $count } { $count ->
    [one] sala
   *[other] salas
}
sketch-laid = { $condition ->
    [claim] { $colour } ({ $player })
   *[other] { $colour } { treehouse-condition } ({ $player })
}
# $cards (message or string): uma lista de sketch-laid.
sketch-score-cards = cartas de pontuação da ronda { $round }: { $cards }
sketch-score-cards-first = cartas de pontuação da ronda { $round }, começa { $player }: { $cards }
sketch-chosen = escolhida: { $room }

# Renature

sketch-joker = joker: { $animal }
# $areas (string): letras.
sketch-completed = completas: { $areas }
sketch-waiting = nuvens sem espaço: { $clouds }
# $mark (string): +2
sketch-clouds = { $mark }: nuvens
# $tokens (string): a letra de uma área e os pontos da sua ficha, A2 B2.
sketch-tokens-there = fichas nas áreas: { $tokens }
sketch-points-clouds = { $points } { $points ->
    [one] ponto
   *[other] pontos
}, { $clouds } { $clouds ->
    [one] nuvem
   *[other] nuvens
}
# $own, $neutral (string): quantas plantas de cada tipo, 9g 4b 2s 2o.
sketch-plants-left = próprias { $own }, neutras { $neutral }
sketch-tokens = fichas { $tokens }, mão { $hand }, reserva { $reserve }
sketch-discarded = descartados: { $dominoes }
