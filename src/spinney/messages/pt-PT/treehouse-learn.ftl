# Best Treehouse Ever: um primeiro jogo, passo a passo.

treehouse-lesson-1 = Boas-vindas à árvore. Constrói contra um bot fácil, com as regras verdadeiras. Em baixo estão as suas seis salas; a árvore cresce do tronco como um V.
treehouse-lesson-2 = Escolha uma sala em segredo: o primeiro toque pega nela e ilumina os seus lugares, o segundo escolhe-a. Pode mudar de ideias até o bot também ter escolhido.
treehouse-lesson-3 = As duas salas estão à vista. Agora construa a sua: toque num dos lugares abertos, à esquerda ou à direita do meio.
treehouse-lesson-4 = As mãos foram passadas: estas são as salas que o seu vizinho deixou. Escolha de novo.
treehouse-lesson-5 = Construa-a. Uma sala de uma cor que já tem precisa de tocar noutra dessa cor. Olhe para o marcador de equilíbrio: um lado nunca pode ter mais duas salas do que o outro.
treehouse-lesson-6 = Escolha a terceira sala. As salas de uma cor valem mais quando tem muitas.
treehouse-lesson-7 = Construa, ou descarte a sala se ela emparedar uma cor de que ainda precisa.
treehouse-lesson-8 = Jogue da mesma forma a quarta e a quinta sala; a última sala de uma mão nunca se joga. Depois ponha a sua carta «sem pontos» numa cor, de preferência numa de que o bot tenha mais salas do que a sua casa.
treehouse-lesson-9 = A ronda está pontuada: cada uma das suas salas deu 1 ponto, menos as das duas cores com uma carta. A tabela das seis cores mostra sempre o que cada uma daria agora.
treehouse-lesson-10 = Já sabe construir. Continue: seguem-se mais duas rondas, e no fim quem tem mais salas de uma cor volta a pontuá-las. A lâmpada mostra o que um bot forte faria.
