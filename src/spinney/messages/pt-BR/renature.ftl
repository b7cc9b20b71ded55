# Renature.

renature-animal = { $animal ->
    [butterfly] borboleta
    [snail] caracol
    [salamander] salamandra
    [frog] sapo
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
        [frog] o sapo
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
        [frog] do sapo
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
    [grass] capim
    [bush] arbusto
    [spruce] pinheiro
    [oak] carvalho
   *[other] { $plant }
}
    .a = { $plant ->
        [grass] um capim
        [bush] um arbusto
        [spruce] um pinheiro
        [oak] um carvalho
       *[other] { $plant }
    }
    .the = { $plant ->
        [grass] o capim
        [bush] o arbusto
        [spruce] o pinheiro
        [oak] o carvalho
       *[other] { $plant }
    }
    .many = { $plant ->
        [grass] capins
        [bush] arbustos
        [spruce] pinheiros
        [oak] carvalhos
       *[other] { $plant }
    }
renature-neutral-plant = { $plant ->
    [grass] capim neutro
    [bush] arbusto neutro
    [spruce] pinheiro neutro
    [oak] carvalho neutro
   *[other] { $plant }
}
    .a = { $plant ->
        [grass] um capim neutro
        [bush] um arbusto neutro
        [spruce] um pinheiro neutro
        [oak] um carvalho neutro
       *[other] { $plant }
    }
    .the = { $plant ->
        [grass] o capim neutro
        [bush] o arbusto neutro
        [spruce] o pinheiro neutro
        [oak] o carvalho neutro
       *[other] { $plant }
    }
    .many = { $plant ->
        [grass] capins neutros
        [bush] arbustos neutros
        [spruce] pinheiros neutros
        [oak] carvalhos neutros
       *[other] { $plant }
    }
renature-neutral = neutro

# O que decide entre pontos iguais, depois de “vence o desempate com 90 pontos:”.
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
renature-planted = { $player } planta { $plant-a } na área { $area } e marca { $points } { $points ->
    [1] ponto
   *[other] pontos
}.
renature-clouds = { $lost ->
    [0] { $player } recolhe { $gained } { $gained ->
        [1] nuvem
       *[other] nuvens
    }.
   *[other] { $player } recolhe { $gained } { $gained ->
        [1] nuvem
       *[other] nuvens
    }; não há espaço para mais { $lost }.
}
renature-joker-moved = { $player } paga { $clouds } nuvens: agora o curinga é { $animal-the }.
renature-returned = { $player } paga { $clouds } { $clouds ->
    [1] nuvem
   *[other] nuvens
} e pega de volta { $plant-the } da área { $area }.
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
renature-token-seen = { $player } fica com a ficha de girassol da área { $area }, tamanho { $size }; no verso há { $back }.
renature-drew = { $player } saca o dominó { $domino }; { $left ->
    [0] não resta nenhum
    [1] resta { $left }
   *[other] restam { $left }
} na reserva.
renature-drew-unseen = { $player } saca um dominó; { $left ->
    [0] não resta nenhum
    [1] resta { $left }
   *[other] restam { $left }
} na reserva.
renature-again = { $player } paga { $clouds } nuvens para jogar outro turno.
renature-final-count = { $player }: { $before } até aqui, { $areas } pelas áreas, { $clouds } pelas nuvens, menos { $plants } pelas plantas que sobraram, { $backs } pelo verso das fichas. Total: { $total }.

# Recusas

renature-unknown-action = “{ $text }” não é uma ação; escreva, por exemplo, place owl-frog 3,4 3,5, discard frog-owl, plant own oak 3,4, leave, joker frog, return 3,4 ou end.
renature-unknown-domino = Não existe o dominó “{ $text }”; um dominó se escreve assim: frog-owl.
renature-unknown-animal = Não existe o animal “{ $text }”.
renature-unknown-plant = Não existe a planta “{ $text }”; as plantas são grass, bush, spruce e oak.
renature-unknown-cell = “{ $text }” não é uma casa; escreva linha,coluna, ambas de 1 a 15.
renature-off-grid = { $cell } fica fora do vale: linhas e colunas vão de 1 a 15.
renature-now-place = Agora coloque ou descarte um dominó.
renature-now-plant = Agora plante ao lado do seu dominó, ou passe.
renature-now-room = Abra espaço para as nuvens trocando o curinga ou pegando uma planta de volta, ou recolha as que couberem.
renature-now-score = Seu dominó completou uma área: passe à pontuação quando quiser.
renature-now-end = Seu turno está jogado: termine quando quiser.
renature-now-again = Jogue outro turno ou pare: nada mais pode ser feito agora.
renature-not-in-hand = Você não tem o dominó { $domino } na mão.
renature-domino-order = Escreva este dominó na ordem da trilha do curinga: { $name }.
renature-in-area = Ali é terra da área { $area }: os dominós ficam no riacho.
renature-cell-covered = Ali já está { $animal-the }.
renature-cells-apart = Essas duas casas não são vizinhas.
renature-cells-order = Indique as casas na ordem de leitura: { $first } { $second }.
renature-mismatch = Ficariam lado a lado { $animal-the } e { $other-the }, que não combinam.
renature-no-match = Nenhuma das metades ficaria em uma casa inicial ou ao lado de um animal que combine.
renature-no-area = Ali é riacho: as plantas crescem nas áreas.
renature-spot-taken = Essa casa está ocupada: ali já há { $plant-a }.
renature-not-beside = Essa terra não é vizinha do dominó que você acabou de colocar.
renature-none-left = Você não tem mais { $plant-many }.
renature-joker-there = O curinga já é { $animal-the }.
renature-nothing-there = Não há nenhuma planta ali.
renature-not-yours = Essa planta é de { $player }.
renature-no-space = Seu tabuleiro não tem espaço livre para { $plant-a }.
renature-clouds-lacking = Isso custa { $price } { $price ->
    [1] nuvem
   *[other] nuvens
}; você tem { $clouds }.
renature-again-later = Você pode jogar outro turno quando este acabar e o dominó for sacado.
renature-again-no-domino = Outro turno exige um dominó, e não vai sobrar nenhum na sua mão.

# A folha de pontos

renature-sheet-area = Área { $area }, { $main }/{ $secondary }
renature-sheet-total = { "  " }{ $colour }: { $total }
renature-sheet-struck = { "  " }{ $colour }: { $total }, anulado por empate
renature-sheet-result = { "  " }{ $result }
renature-sheet-seat = { $player }: { $before } durante a partida, { $areas } pelas áreas, { $clouds } pelas nuvens, menos { $plants } pelas plantas que sobraram, { $backs } por { $tokens } { $tokens ->
    [1] ficha
   *[other] fichas
}. Total: { $total }.

# Por quê

renature-reason-completes = Completa a área { $area }, que assim rende { $points }.
renature-reason-completes-before = Completa a área { $area } por { $points } antes que { $player } possa empatar.
renature-reason-token = Ganha a ficha de girassol da área { $area }, tamanho { $size }.
renature-reason-opens = Uma planta pode ir para a área { $area }, que rende { $main }.
renature-reason-isolates = Ao lado, uma casa do riacho nunca mais poderá ser coberta.
renature-reason-nothing-fits = Nenhum dominó da mão encaixa em lugar nenhum.
renature-reason-does-not-fit = O dominó { $domino } não encaixa em lugar nenhum agora, e vale a pena guardar os outros.
renature-reason-helps-others = Onde quer que o dominó { $domino } encaixe, ajudaria mais os outros.
renature-reason-planting = A planta já rende { $points }.
renature-reason-takes-lead = Assume a liderança na área { $area }, que rende { $main }.
renature-reason-keeps-lead = Mantém a liderança na área { $area }, que rende { $main }.
renature-reason-breaks-tie = Desfaz o empate na área { $area } e assume a liderança, que rende { $main }.
renature-reason-second = Fica em segundo na área { $area }, o que rende { $secondary }.
renature-reason-strikes = Empata com { $player } na área { $area } e anula { $points } { $points ->
    [1] ponto
   *[other] pontos
}.
renature-reason-clouds = Recolhe { $clouds } { $clouds ->
    [1] nuvem
   *[other] nuvens
}.
renature-reason-keeps-clouds = As nuvens do tabuleiro valem mais do que estas.
renature-reason-leaves = Cada planta rende mais em outro lugar.
renature-reason-cannot-plant = Nada pode ser plantado aqui.
renature-reason-joker-fits = Se o curinga for { $animal-the }, o dominó { $domino } encaixa.
renature-reason-joker-more = Se o curinga for { $animal-the }, há { $places } formas de colocar o dominó { $domino }.
renature-reason-makes-room = Abre espaço para { $clouds } { $clouds ->
    [1] nuvem
   *[other] nuvens
}.
renature-reason-returns-tie = Sem esta planta, a área { $area } rende { $more } a mais.
renature-reason-replants-scored = A área { $area } já foi pontuada: { $plant-the } rende mais em outro lugar.
renature-reason-replants = Replantar { $plant-the } rende pontos outra vez.
renature-reason-scores = A área { $area } rende { $points }.
renature-reason-scores-nothing = Nada do que se pode fazer antes da pontuação vale as suas nuvens.
renature-reason-ends = Nada mais neste turno vale as suas nuvens.
renature-reason-again = Joga outro turno antes que alguém possa responder.
renature-reason-again-completes = Outro turno pode completar já a área { $area }, que rende { $points }.
renature-reason-stops = { $clouds } nuvens ficam para depois; no fim, cada uma vale um ponto.
