# O que diz a mesa de Renature no navegador.

# O vale

renature-board-valley = O vale
renature-board-areas = Áreas
renature-board-area = Área { $area }, ficha de girassol de tamanho { $size }
renature-board-area-scored = pontuada
renature-board-pays = rende { $main } e { $secondary }
renature-board-no-plants = Ainda não há plantas aqui.
renature-board-taken-by = Pontuada; a ficha é de { $player }.
renature-board-waits = { $cells ->
    [0] Todas as casas de riacho em volta estão cobertas ou isoladas.
    [1] Falta cobrir ou isolar { $cells } casa de riacho.
   *[other] Falta cobrir ou isolar { $cells } casas de riacho.
}
renature-board-zoom-in = Aproximar
renature-board-zoom-out = Afastar
renature-board-zoom-whole = Mostrar o vale inteiro

# O próprio tabuleiro

renature-board-mine = Seu tabuleiro
renature-board-own = da sua cor
renature-board-hand = Seus dominós
renature-board-hand-empty = Você não tem mais dominós.
renature-board-places = { $places ->
    [0] não encaixa
    [1] { $places } lugar
   *[other] { $places } lugares
}
renature-board-turn = Girar (R)
renature-board-turn-touch = Girar
renature-board-discard = Descartar
# $plant (text), $count (number): quantas restam, $value (number)
renature-board-stock = { $plant }, vale { $value }: { $count ->
    [1] resta
   *[other] restam
} { $count }
renature-board-my-clouds = Nuvens: { $clouds } de { $spaces }

# O que fazer

todo-renature-place = É a sua vez: coloque um dominó no riacho ou descarte um.
todo-renature-plant = Plante algo ao lado do seu dominó, ou não plante.
todo-renature-room = Abra espaço para as nuvens, ou fique com as que couberem.
todo-renature-score = Uma área está completa: use as suas nuvens agora, ou pontue.
todo-renature-end = Use as suas nuvens ou termine o turno.
todo-renature-again = Pagar outro turno com nuvens?
renature-board-tip-place = Clique em um dominó ou arraste-o, ou use as teclas de 1 a 3.
renature-board-tip-place-touch = Toque em um dominó ou arraste-o para o vale.
renature-board-tip-plant = Escolha uma planta e uma casa, em qualquer ordem.
renature-board-tip-room = Troque o curinga ou pegue uma planta de volta para abrir espaço para mais nuvens.
renature-board-tip-score = Antes da pontuação, você ainda pode trocar o curinga ou pegar uma planta de volta.
renature-board-tip-end = Você ainda pode trocar o curinga ou pegar uma planta de volta.
renature-board-tip-again = Você já sacou o seu dominó. O novo turno viria logo em seguida.
renature-board-tip-waiting = Enquanto espera, experimente onde os seus dominós encaixam.
renature-board-lay = Escolha onde ele fica: R, a rodinha do mouse ou outro clique giram o dominó.
renature-board-lay-touch = Escolha onde ele fica: toque de novo no dominó para girá-lo.
renature-board-plant-where = Escolha uma casa ao lado do seu dominó.
renature-board-plant-what = Escolha a planta que fica ali.
renature-board-take-back-which = Escolha a planta a pegar de volta; ela custa o seu valor em nuvens.
renature-board-fits = Onde encaixa
renature-board-fit = Dominó { $domino } em { $first } e { $second }.
renature-board-spots = Casas onde plantar
renature-board-spot = { $cell } na área { $area }
renature-board-spot-points = { $cell } na área { $area }, { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
renature-board-completes = Áreas completadas: { $areas }.
renature-board-would = A área { $area } ficaria completa: { $shares }.
renature-board-would-you = você { $points }
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
    [1] perde { $lost } nuvem
   *[other] perde { $lost } nuvens
})
renature-board-score = Pontuar
renature-board-end = Terminar o turno
renature-board-again = Jogar outro turno ({ $clouds } nuvens)
renature-board-stop = Parar
renature-board-take-back = Pegar uma planta de volta
renature-board-take-back-here = Pegar de volta { $plant-the } de { $cell }
renature-board-room = { $clouds ->
    [1] { $clouds } nuvem esperando
   *[other] { $clouds } nuvens esperando
}
renature-board-confirm = Confirmar
renature-board-cancel = Cancelar

# A trilha do curinga

renature-board-joker = Curinga
renature-board-joker-track = Trilha do curinga
renature-board-is-joker = O curinga é { $animal-the }
renature-board-joker-to = Escolher como curinga: { $animal } ({ $clouds } nuvens)

# Os tabuleiros de todos

renature-board-acts = jogando
renature-board-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
renature-board-clouds = { $clouds ->
    [1] { $clouds } nuvem
   *[other] { $clouds } nuvens
}
renature-board-dominoes = Dominós: { $hand } na mão, { $reserve } na reserva
renature-board-held = { $count ->
    [1] { $count } dominó na mão
   *[other] { $count } dominós na mão
}
renature-board-reserve = { $count ->
    [1] { $count } dominó na reserva
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
renature-scoring-next = Próximo
renature-scoring-back = Anterior
renature-scoring-pause = Parar
renature-scoring-run = Mostrar passo a passo
renature-scoring-skip = Pular para o resultado
renature-scoring-again = Voltar ao início
renature-scoring-standing = Pontos até aqui
renature-scoring-track = Durante a partida
renature-scoring-track-why = Pontos pelas plantas e pelas áreas completadas; as fichas de girassol são de quem as completou.
renature-scoring-history = Completadas durante a partida
renature-scoring-completed = Área { $area }:
renature-scoring-area = Área { $area }, incompleta
renature-scoring-areas = Áreas incompletas
renature-scoring-clouds = Nuvens
renature-scoring-clouds-why = Cada nuvem em um tabuleiro vale um ponto.
renature-scoring-plants = Plantas que sobraram
renature-scoring-plants-why = Cada planta que ainda está em um tabuleiro custa o seu valor.
renature-scoring-tokens = Fichas de girassol
renature-scoring-tokens-why = As fichas são viradas: contam os pontos do verso.
renature-scoring-total = Total
renature-scoring-tie = Fichas (desempate)

# Antes da partida

renature-board-valley-choice = Qual vale?
renature-board-valley-printed = Como impresso
renature-board-valley-mirrored = Espelhado
renature-board-valley-upended = De cabeça para baixo
renature-board-valley-own = Personalizado
renature-board-valley-how = Cada caractere é uma casa: um ponto é riacho, S é uma casa inicial, as letras de A a R são áreas; uma minúscula é uma casa com nuvens.
renature-board-scene = Não dá para colocar mais dominós
