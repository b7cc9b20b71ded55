# Best Treehouse Ever: uma primeira partida, passo a passo.

treehouse-lesson-1 = Boas-vindas à árvore. Você constrói contra um bot fácil, com as regras de verdade. Embaixo estão os seus seis cômodos; a árvore cresce do tronco em forma de V.
treehouse-lesson-2 = Escolha um cômodo em segredo: o primeiro toque o pega e acende os lugares onde ele cabe, o segundo o escolhe. Você pode mudar de ideia até o bot também escolher.
treehouse-lesson-3 = Os dois cômodos foram revelados. Agora construa o seu: toque em um dos lugares abertos, à esquerda ou à direita do meio.
treehouse-lesson-4 = As mãos foram passadas: estes são os cômodos que o seu vizinho deixou. Escolha de novo.
treehouse-lesson-5 = Construa. Um cômodo de uma cor que você já tem precisa tocar em outro dessa cor. Olhe o marcador de equilíbrio: um lado nunca pode ter dois cômodos a mais que o outro.
treehouse-lesson-6 = Escolha o terceiro cômodo. Uma cor vale mais quando você tem muitos cômodos dela.
treehouse-lesson-7 = Construa, ou descarte o cômodo se ele for fechar uma cor de que você ainda precisa.
treehouse-lesson-8 = Jogue do mesmo jeito o quarto e o quinto cômodo; o último cômodo de uma mão nunca é jogado. Depois coloque a sua carta “sem pontos” em uma cor, de preferência uma de que o bot tenha mais cômodos do que você.
treehouse-lesson-9 = A rodada foi pontuada: cada um dos seus cômodos rendeu 1 ponto, menos os das duas cores com uma carta. A tabela das seis cores mostra sempre o que cada uma renderia agora.
treehouse-lesson-10 = Você já sabe construir. Continue: ainda há duas rodadas, e no fim quem tem mais cômodos de uma cor pontua por eles outra vez. A lâmpada mostra o que um bot forte faria.
