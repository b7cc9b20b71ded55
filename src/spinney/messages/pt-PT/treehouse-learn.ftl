# Best Treehouse Ever: um primeiro jogo, passo a passo.

treehouse-lesson-1 = Boas-vindas à árvore. Constrói contra um bot fácil, com as regras verdadeiras. Em baixo estão as suas seis salas; a árvore cresce do tronco como um V.
treehouse-lesson-2 = Escolha uma sala em segredo: o primeiro toque pega nela e ilumina os seus lugares, o segundo escolhe-a. Pode mudar de ideias até o bot também ter escolhido.
treehouse-lesson-3 = As duas salas estão à vista. Agora construa a sua: toque num dos lugares abertos, à esquerda ou à direita do meio.
treehouse-lesson-4 = As mãos foram passadas: estas são as salas que o seu vizinho deixou. Escolha de novo.
treehouse-lesson-5 = Construa-a. Uma sala de uma cor que já tem precisa de tocar noutra dessa cor. Olhe para o marcador de equilíbrio: um lado nunca pode ter mais duas salas do que o outro.
treehouse-lesson-6 = Escolha e construa mais três salas da mesma forma; a última sala de uma mão nunca se joga. Junte cores: muitas salas de uma cor rendem bem. Se uma sala emparedar uma cor de que precisa, descarte-a.
treehouse-lesson-7 = Agora cada sala dá 1 ponto a quem a construiu. Mas primeiro ponha a sua carta «sem pontos» numa cor: as salas dela não dão nada a ninguém. Cada cor diz o que isso mudaria. Escolha uma que custe mais ao bot do que a si.
treehouse-lesson-8 = Esta foi a primeira de três rondas. As suas salas ficam, e cada um recebe seis novas: o que constrói cedo pontua em todas as rondas.
treehouse-lesson-9 = E é assim que um jogo acaba, aqui entre Hazel e Rowan: quem tem mais salas de uma cor do que todos os outros fica com a carta de pontuação e volta a contar essas salas. Em caso de empate, ninguém.
treehouse-lesson-10 = Agora conhece o jogo todo: mantenha a árvore em equilíbrio e as suas cores abertas, e tenha mais uma sala do que os outros onde isso conta. A lâmpada mostra o que um bot forte faria.
