# Best Treehouse Ever: uma primeira partida, passo a passo.

treehouse-lesson-1 = Boas-vindas à árvore. Você constrói contra um bot fácil, com as regras de verdade. Embaixo estão os seus seis cômodos; a árvore cresce do tronco em forma de V.
treehouse-lesson-2 = Escolha um cômodo em segredo: o primeiro toque o pega e acende os lugares onde ele cabe, o segundo o escolhe. Você pode mudar de ideia até o bot também escolher.
treehouse-lesson-3 = Os dois cômodos foram revelados. Agora construa o seu: toque em um dos lugares abertos, à esquerda ou à direita do meio.
treehouse-lesson-4 = As mãos foram passadas: estes são os cômodos que o seu vizinho deixou. Escolha de novo.
treehouse-lesson-5 = Construa. Um cômodo de uma cor que você já tem precisa tocar em outro dessa cor. Olhe o marcador de equilíbrio: um lado nunca pode ter dois cômodos a mais que o outro.
treehouse-lesson-6 = Escolha e construa mais três cômodos do mesmo jeito; o último cômodo de uma mão nunca é jogado. Junte cores: muitos cômodos de uma cor rendem bem. Se um cômodo for fechar uma cor de que você precisa, descarte-o.
treehouse-lesson-7 = Agora cada cômodo rende 1 ponto ao dono. Mas antes coloque a sua carta “sem pontos” em uma cor: os cômodos dela não rendem nada a ninguém. Cada cor diz o que isso mudaria. Escolha uma que custe mais ao bot do que a você.
treehouse-lesson-8 = Essa foi a primeira de três rodadas. Os seus cômodos ficam, e cada um recebe seis novos: o que você constrói cedo pontua em todas as rodadas.
treehouse-lesson-9 = E é assim que uma partida acaba, aqui entre Hazel e Rowan: quem tem mais cômodos de uma cor que todos os outros fica com a carta de pontuação e conta esses cômodos outra vez. Em caso de empate, ninguém.
treehouse-lesson-10 = Agora você conhece o jogo todo: mantenha a árvore em equilíbrio e as suas cores abertas, e tenha um cômodo a mais que os outros onde importa. A lâmpada mostra o que um bot forte faria.
