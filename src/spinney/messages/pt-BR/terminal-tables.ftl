# As mesas que `spinney terminal` e `spinney replay` desenham. Curto: uma linha tem espaço para 80 letras.

# $player (string): o nome.
sketch-you = { $player } (você)
# Atrás de uma seta, depois do nome de um jogador.
sketch-to-act = joga agora
# $cards (string): as cartas como se escrevem.
sketch-your-hand = sua mão: { $cards }
sketch-points = { $points } { $points ->
    [1] ponto
   *[other] pontos
}

# Arboretum

# $cards (number)
sketch-deck = baralho: { $cards } { $cards ->
    [1] carta
   *[other] cartas
}
# $number (number): como se escreve, a partir de 0. $cards (string): as cartas como se escrevem.
sketch-pile = pilha { $number }: { $cards }
sketch-hand-cards = mão: { $count } { $count ->
    [1] carta
   *[other] cartas
}
sketch-hand-known = mão: { $count } { $count ->
    [1] carta
   *[other] cartas
}, conhecidas: { $cards }

# Best Treehouse Ever

sketch-round = rodada { $round }: { $phase ->
    [choose] escolher um cômodo
    [place] construir ou descartar
    [take] pegar uma carta de condição
    [lay] colocar uma carta de condição
    [claim] pegar uma carta de pontuação
   *[over] a partida acabou
}
sketch-has-chosen = já escolheu
sketch-revealed = revelado: { $room }
sketch-holds = tem: { treehouse-condition }
sketch-discarded-rooms = descartados: { $count } { $count ->
    [1] cômodo
   *[other] cômodos
}
sketch-hand-open = mão: { $rooms }
sketch-hand-rooms = mão: { $count } { $count ->
    [1] cômodo
   *[other] cômodos
}
sketch-laid = { $condition ->
    [claim] { $colour } ({ $player })
   *[other] { $colour } { treehouse-condition } ({ $player })
}
# $cards (message or string): uma lista de sketch-laid.
sketch-score-cards = cartas de pontuação da rodada { $round }: { $cards }
sketch-score-cards-first = cartas de pontuação da rodada { $round }, começa { $player }: { $cards }
sketch-chosen = escolhido: { $room }

# Renature

sketch-joker = curinga: { $animal }
# $areas (string): letras.
sketch-completed = completas: { $areas }
sketch-waiting = nuvens sem espaço: { $clouds }
# $mark (string): +2
sketch-clouds = { $mark }: nuvens
# $tokens (string): a letra de uma área e os pontos da sua ficha, A2 B2.
sketch-tokens-there = fichas nas áreas: { $tokens }
sketch-points-clouds = { $points } { $points ->
    [1] ponto
   *[other] pontos
}, { $clouds } { $clouds ->
    [1] nuvem
   *[other] nuvens
}
# $own, $neutral (string): quantas plantas de cada tipo, 9g 4b 2s 2o.
sketch-plants-left = próprias { $own }, neutras { $neutral }
sketch-tokens = fichas { $tokens }, mão { $hand }, reserva { $reserve }
sketch-discarded = descartados: { $dominoes }
