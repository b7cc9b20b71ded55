# Renature.

renature-animal = { $animal ->
    [butterfly] borboleta
    [snail] caracol
    [salamander] salamandra
    [frog] rã
    [turtle] tartaruga
    [bat] morcego
    [woodpecker] pica-pau
    [squirrel] esquilo
    [owl] coruja
    [badger] texugo
   *[other] { $animal }
}
    .the = { $animal ->
        [butterfly] a borboleta
        [snail] o caracol
        [salamander] a salamandra
        [frog] a rã
        [turtle] a tartaruga
        [bat] o morcego
        [woodpecker] o pica-pau
        [squirrel] o esquilo
        [owl] a coruja
        [badger] o texugo
       *[other] { $animal }
    }
    .of = { $animal ->
        [butterfly] da borboleta
        [snail] do caracol
        [salamander] da salamandra
        [frog] da rã
        [turtle] da tartaruga
        [bat] do morcego
        [woodpecker] do pica-pau
        [squirrel] do esquilo
        [owl] da coruja
        [badger] do texugo
       *[other] { $animal }
    }
renature-domino = { $first }–{ $second }
renature-plant = { $plant ->
    [grass] erva
    [bush] arbusto
    [spruce] abeto
    [oak] carvalho
   *[other] { $plant }
}
    .a = { $plant ->
        [grass] uma erva
        [bush] um arbusto
        [spruce] um abeto
        [oak] um carvalho
       *[other] { $plant }
    }
    .the = { $plant ->
        [grass] a erva
        [bush] o arbusto
        [spruce] o abeto
        [oak] o carvalho
       *[other] { $plant }
    }
    .many = { $plant ->
        [grass] ervas
        [bush] arbustos
        [spruce] abetos
        [oak] carvalhos
       *[other] { $plant }
    }
renature-neutral-plant = { $plant ->
    [grass] erva neutra
    [bush] arbusto neutro
    [spruce] abeto neutro
    [oak] carvalho neutro
   *[other] { $plant }
}
    .a = { $plant ->
        [grass] uma erva neutra
        [bush] um arbusto neutro
        [spruce] um abeto neutro
        [oak] um carvalho neutro
       *[other] { $plant }
    }
    .the = { $plant ->
        [grass] a erva neutra
        [bush] o arbusto neutro
        [spruce] o abeto neutro
        [oak] o carvalho neutro
       *[other] { $plant }
    }
    .many = { $plant ->
        [grass] ervas neutras
        [bush] arbustos neutros
        [spruce] abetos neutros
        [oak] carvalhos neutros
       *[other] { $plant }
    }
renature-neutral = neutro

# O que decide entre pontos iguais, depois de «vence o desempate com 90 pontos:».
renature-tie-break = mais fichas de girassol

# A distribuição

# $scores (message): uma lista de renature-opening-score.
renature-opening-scores = Pontos no início: { $scores }.
renature-opening-score = { $player } { $points }

# Acontecimentos

renature-placed = { $completes ->
    [0] { $player } coloca o dominó { $domino } { $where }.
    [1] { $player } coloca o dominó { $domino } { $where } e completa a área { $areas }.
   *[other] { $player } coloca o dominó { $domino } { $where } e completa as áreas { $areas }.
}
renature-where = { $beside ->
    [0] no riacho
    [1] ao lado da área { $areas }
   *[other] ao lado das áreas { $areas }
}
renature-discarded = { $player } descarta o dominó { $domino }.
renature-planted = { $player } planta { $plant-a } na área { $area } e ganha { $points } { $points ->
    [one] ponto
   *[other] pontos
}.
renature-clouds = { $lost ->
    [0] { $player } recolhe { $gained } { $gained ->
        [one] nuvem
       *[other] nuvens
    }.
   *[other] { $player } recolhe { $gained } { $gained ->
        [one] nuvem
       *[other] nuvens
    }; para { $lost } não há espaço.
}
renature-joker-moved = { $player } paga { $clouds } nuvens: agora o joker é { $animal-the }.
renature-returned = { $player } paga { $clouds } { $clouds ->
    [one] nuvem
   *[other] nuvens
} e recupera { $plant-the } da área { $area }.
renature-area-nobody = ninguém pontua
renature-area-both = { $player } recebe { $main } + { $secondary }
renature-area-main = { $player } recebe { $main }; os pontos secundários ({ $secondary }) não vão para ninguém
renature-area-secondary = os pontos principais ({ $main }) não vão para ninguém; { $second } recebe { $secondary }
renature-area-two = { $player } recebe { $main }, { $second } recebe { $secondary }
renature-area-scored = Área { $area }: { $result }.
renature-area-tied = Área { $area }: { $ties }; { $result }.
renature-area-tie = { $colours } empatam com { $total } e ficam de fora
renature-area-ties = { $first }; { $rest }
renature-neutral-plants = as plantas neutras
renature-token-taken = { $player } fica com a ficha de girassol da área { $area }, tamanho { $size }.
renature-token-seen = { $player } fica com a ficha de girassol da área { $area }, tamanho { $size }; no verso tem { $back }.
renature-drew = { $player } tira o dominó { $domino }; { $left ->
    [0] não resta nenhum
    [one] resta { $left }
   *[other] restam { $left }
} na reserva.
renature-drew-unseen = { $player } tira um dominó; { $left ->
    [0] não resta nenhum
    [one] resta { $left }
   *[other] restam { $left }
} na reserva.
renature-again = { $player } paga { $clouds } nuvens para jogar outra vez.
renature-final-count = { $player }: { $before } até aqui, { $areas } pelas áreas, { $clouds } pelas nuvens, menos { $plants } pelas plantas que sobram, { $backs } pelo verso das fichas. Total: { $total }.

# Recusas

renature-unknown-action = «{ $text }» não é uma ação; escreva, por exemplo, place owl-frog 3,4 3,5, discard frog-owl, plant own oak 3,4, leave, joker frog, return 3,4 ou end.
renature-unknown-domino = Não há nenhum dominó «{ $text }»; um dominó escreve-se assim: frog-owl.
renature-unknown-animal = Não há nenhum animal «{ $text }».
renature-unknown-plant = Não há nenhuma planta «{ $text }»; há grass, bush, spruce e oak.
renature-unknown-cell = «{ $text }» não é uma casa; escreva linha,coluna, ambas de 1 a 15.
renature-off-grid = { $cell } fica fora do vale: linhas e colunas vão de 1 a 15.
renature-now-place = Agora coloque ou descarte um dominó.
renature-now-plant = Agora plante ao lado do seu dominó, ou passe à frente.
renature-now-room = Arranje espaço para as nuvens com o joker ou recuperando uma planta, ou recolha as que couberem.
renature-now-score = O seu dominó completou uma área: siga para a pontuação quando quiser.
renature-now-end = O seu turno está jogado: termine-o quando quiser.
renature-now-again = Jogar outra vez, ou parar: agora não se pode fazer mais nada.
renature-not-in-hand = Não tem o dominó { $domino } na mão.
renature-domino-order = Escreva este dominó pela ordem da pista do joker: { $name }.
renature-in-area = Ali é terra da área { $area }: os dominós ficam no riacho.
renature-cell-covered = Ali já está { $animal-the }.
renature-cells-apart = Essas duas casas não são vizinhas.
renature-cells-order = Indique as casas pela ordem de leitura: { $first } { $second }.
renature-mismatch = Ficariam lado a lado { $animal-the } e { $other-the }, que não combinam.
renature-no-match = Nenhuma das metades ficaria numa casa de partida ou ao lado de um animal que combine.
renature-no-area = Ali é riacho: as plantas crescem nas áreas.
renature-spot-taken = Essa casa está ocupada: já lá está { $plant-a }.
renature-not-beside = Essa terra não toca no dominó que acabou de colocar.
renature-none-left = Já não tem { $plant-many }.
renature-joker-there = O joker já é { $animal-the }.
renature-nothing-there = Não há ali nenhuma planta.
renature-not-yours = Essa planta é de { $player }.
renature-no-space = O seu tabuleiro não tem espaço livre para { $plant-a }.
renature-clouds-lacking = Custa { $price } { $price ->
    [one] nuvem
   *[other] nuvens
}; tem { $clouds }.
renature-again-later = Pode jogar outra vez quando este turno acabar e o dominó for tirado.
renature-again-no-domino = Para outro turno é preciso um dominó, e não lhe ficará nenhum na mão.

# A folha de pontos

renature-sheet-area = Área { $area }, { $main }/{ $secondary }
renature-sheet-total = { "  " }{ $colour }: { $total }
renature-sheet-struck = { "  " }{ $colour }: { $total }, anulado por empate
renature-sheet-result = { "  " }{ $result }
renature-sheet-seat = { $player }: { $before } durante o jogo, { $areas } pelas áreas, { $clouds } pelas nuvens, menos { $plants } pelas plantas que sobram, { $backs } por { $tokens } { $tokens ->
    [one] ficha
   *[other] fichas
}. Total: { $total }.

# Porquê

renature-reason-completes = Completa a área { $area }, que assim rende { $points }.
renature-reason-completes-before = Completa a área { $area } por { $points } antes que { $player } possa empatar.
renature-reason-token = Ganha a ficha de girassol da área { $area }, tamanho { $size }.
renature-reason-opens = Uma planta pode ir para a área { $area }, que rende { $main }.
renature-reason-isolates = Ao lado, uma casa do riacho nunca mais poderá ser coberta.
renature-reason-nothing-fits = Nenhum dominó da mão encaixa em lado nenhum.
renature-reason-does-not-fit = O dominó { $domino } agora não encaixa em lado nenhum, e os outros vale a pena guardar.
renature-reason-helps-others = Onde quer que o dominó { $domino } encaixe, ajudaria mais os outros.
renature-reason-planting = A planta rende logo { $points }.
renature-reason-takes-lead = Passa para a frente na área { $area }, que rende { $main }.
renature-reason-keeps-lead = Segura a liderança na área { $area }, que rende { $main }.
renature-reason-breaks-tie = Desfaz o empate na área { $area } e passa para a frente: rende { $main }.
renature-reason-second = Fica em segundo na área { $area }, o que rende { $secondary }.
renature-reason-strikes = Empata com { $player } na área { $area } e anula { $points } { $points ->
    [one] ponto
   *[other] pontos
}.
renature-reason-clouds = Recolhe { $clouds } { $clouds ->
    [one] nuvem
   *[other] nuvens
}.
renature-reason-keeps-clouds = As nuvens do tabuleiro valem mais do que estas.
renature-reason-leaves = Cada planta rende mais noutro lugar.
renature-reason-cannot-plant = Aqui não se pode plantar nada.
renature-reason-joker-fits = Se o joker for { $animal-the }, o dominó { $domino } encaixa.
renature-reason-joker-more = Se o joker for { $animal-the }, há { $places } formas de colocar o dominó { $domino }.
renature-reason-makes-room = Arranja espaço para { $clouds } { $clouds ->
    [one] nuvem
   *[other] nuvens
}.
renature-reason-returns-tie = Sem esta planta, a área { $area } rende mais { $more }.
renature-reason-replants-scored = A área { $area } já pontuou: { $plant-the } rende mais noutro lugar.
renature-reason-replants = Plantar de novo { $plant-the } volta a dar pontos.
renature-reason-scores = A área { $area } rende { $points }.
renature-reason-scores-nothing = Nada do que se pode fazer antes da pontuação vale as suas nuvens.
renature-reason-ends = Mais nada neste turno vale as suas nuvens.
renature-reason-again = Jogar outra vez, antes que alguém possa responder.
renature-reason-again-completes = Jogar outra vez pode completar logo a área { $area }, que rende { $points }.
renature-reason-stops = { $clouds } nuvens ficam para depois; no fim cada uma vale um ponto.
