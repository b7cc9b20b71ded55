# O que diz a mesa de Renature no navegador.

# O vale

renature-board-valley = O vale
renature-board-areas = Áreas
renature-board-area = Área { $area }, ficha de girassol de tamanho { $size }
renature-board-area-scored = pontuada
renature-board-pays = rende { $main } e { $secondary }
renature-board-no-plants = Ainda não há nenhuma planta aqui.
renature-board-taken-by = Pontuada; a ficha é de { $player }.
renature-board-waits = { $cells ->
    [0] Todas as casas de riacho à volta estão cobertas ou isoladas.
    [one] Falta cobrir ou isolar { $cells } casa de riacho.
   *[other] Falta cobrir ou isolar { $cells } casas de riacho.
}
renature-board-zoom-in = Aproximar
renature-board-zoom-out = Afastar
renature-board-zoom-whole = Mostrar todo o vale

# O próprio tabuleiro

renature-board-mine = O seu tabuleiro
renature-board-own = da sua cor
renature-board-hand = Os seus dominós
renature-board-hand-empty = Já não tem dominós.
renature-board-places = { $places ->
    [0] não encaixa
    [one] { $places } lugar
   *[other] { $places } lugares
}
renature-board-turn = Rodar (R)
renature-board-turn-touch = Rodar
renature-board-discard = Descartar
# $plant (text), $count (number): quantas restam, $value (number)
renature-board-stock = { $plant }, vale { $value }: { $count ->
    [one] resta
   *[other] restam
} { $count }
renature-board-my-clouds = Nuvens: { $clouds } de { $spaces }

# O que fazer

todo-renature-place = É a sua vez: coloque um dominó no riacho, ou descarte um.
todo-renature-plant = Plante algo ao lado do seu dominó, ou não plante.
todo-renature-room = Arranje espaço para as nuvens, ou fique com as que couberem.
todo-renature-score = Uma área está completa: use agora as suas nuvens, ou pontue-a.
todo-renature-end = Use as suas nuvens, ou termine o turno.
todo-renature-again = Pagar mais uma jogada com nuvens?
renature-board-tip-place = Toque ou arraste um dominó, ou use as teclas 1 a 3.
renature-board-tip-place-touch = Toque num dominó ou arraste-o para o vale.
renature-board-tip-plant = Escolha uma planta e uma casa, por qualquer ordem.
renature-board-tip-room = Mude o joker ou recupere uma planta, e haverá espaço para mais nuvens.
renature-board-tip-score = Antes da pontuação ainda pode mudar o joker ou recuperar uma planta.
renature-board-tip-end = Ainda pode mudar o joker ou recuperar uma planta.
renature-board-tip-again = Já tirou o seu dominó. O novo turno vem logo a seguir.
renature-board-tip-waiting = Enquanto espera, experimente onde encaixam os seus dominós.
renature-board-lay = Escolha onde fica: R, a roda ou outro toque rodam o dominó.
renature-board-lay-touch = Escolha onde fica: outro toque no dominó roda-o.
renature-board-plant-where = Escolha uma casa ao lado do seu dominó.
renature-board-plant-what = Escolha a planta que fica lá.
renature-board-take-back-which = Escolha a planta a recuperar; custa o seu valor em nuvens.
renature-board-fits = Onde encaixa
renature-board-fit = Dominó { $domino } em { $first } e { $second }.
renature-board-spots = Casas onde plantar
renature-board-spot = { $cell } na área { $area }
renature-board-spot-points = { $cell } na área { $area }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
renature-board-completes = Áreas completadas: { $areas }.
renature-board-would = A área { $area } ficaria completa: { $shares }.
renature-board-would-you = para si { $points }
renature-board-would-other = { $player } { $points }
renature-board-isolates = { $cells ->
    [1] Uma casa do riacho nunca mais poderia ser coberta.
   *[other] { $cells } casas do riacho nunca mais poderiam ser cobertas.
}
renature-board-leave = Não plantar
renature-board-gather = { $fits ->
    [0] Não recolher
   *[other] Recolher { $fits }
} ({ $lost ->
    [one] perde-se { $lost } nuvem
   *[other] perdem-se { $lost } nuvens
})
renature-board-score = Pontuar
renature-board-end = Terminar o turno
renature-board-again = Jogar outra vez ({ $clouds } nuvens)
renature-board-stop = Parar
renature-board-take-back = Recuperar uma planta
renature-board-take-back-here = Recuperar { $plant-the } de { $cell }
renature-board-room = { $clouds ->
    [one] { $clouds } nuvem à espera
   *[other] { $clouds } nuvens à espera
}
renature-board-confirm = Confirmar
renature-board-cancel = Cancelar

# A pista do joker

renature-board-joker = Joker
renature-board-joker-track = Pista do joker
renature-board-is-joker = O joker é { $animal-the }
renature-board-joker-to = Escolher como joker: { $animal } ({ $clouds } nuvens)

# Os tabuleiros de todos

renature-board-acts = a jogar
renature-board-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
renature-board-clouds = { $clouds ->
    [one] { $clouds } nuvem
   *[other] { $clouds } nuvens
}
renature-board-dominoes = Dominós: { $hand } na mão, { $reserve } na reserva
renature-board-held = { $count ->
    [one] { $count } dominó na mão
   *[other] { $count } dominós na mão
}
renature-board-reserve = { $count ->
    [one] { $count } dominó na reserva
   *[other] { $count } dominós na reserva
}
renature-board-tokens = Fichas de girassol
renature-board-token = ficha da área { $area }, tamanho { $size }
renature-board-token-back = ficha da área { $area }, tamanho { $size }, { $back } no verso

# A tabela dos dominós

renature-board-seen = Dominós vistos: { $seen } de { $all }
renature-board-seen-caption = Cada dominó pelos seus dois animais: visto, na sua mão ou ainda por sair
renature-board-domino-seen = visto
renature-board-domino-held = na sua mão
renature-board-domino-open = ainda não visto
renature-board-left = ainda não vistos: { $left }

# A pontuação, passo a passo

renature-scoring-step = Passo { $step } de { $steps }
renature-scoring-next = Seguinte
renature-scoring-back = Anterior
renature-scoring-pause = Parar
renature-scoring-run = Mostrar passo a passo
renature-scoring-skip = Saltar para o resultado
renature-scoring-again = Voltar ao início
renature-scoring-standing = Pontos até aqui
renature-scoring-track = Durante o jogo
renature-scoring-track-why = Pontos pelas plantas e pelas áreas completadas; as fichas de girassol são de quem as completou.
renature-scoring-history = Completadas durante o jogo
renature-scoring-completed = Área { $area }:
renature-scoring-area = Área { $area }, por completar
renature-scoring-areas = Áreas por completar
renature-scoring-clouds = Nuvens
renature-scoring-clouds-why = Cada nuvem num tabuleiro vale um ponto.
renature-scoring-plants = Plantas que sobram
renature-scoring-plants-why = Cada planta que ainda está num tabuleiro custa o seu valor.
renature-scoring-tokens = Fichas de girassol
renature-scoring-tokens-why = As fichas viram-se: conta o que está no verso.
renature-scoring-total = Total
renature-scoring-tie = Fichas (desempate)

# Antes do jogo

renature-board-valley-choice = Que vale?
renature-board-valley-printed = Como impresso
renature-board-valley-mirrored = Espelhado
renature-board-valley-upended = Invertido
renature-board-valley-own = Personalizado
renature-board-valley-how = Cada carácter é uma casa: um ponto é riacho, S uma casa de partida, as letras de A a R são áreas; uma minúscula é uma casa com nuvens.
renature-board-scene = Já não se podem colocar mais dominós
