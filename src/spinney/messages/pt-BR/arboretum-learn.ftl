# Arboretum: uma primeira partida, passo a passo.

arboretum-lesson-1 = Boas-vindas ao seu arboretum. Você joga contra um bot fácil, com as regras de verdade. Primeiro, olhe a sua mão: sete cartas, cada uma com uma espécie e um valor de 1 a 8.
arboretum-lesson-2 = Seu turno começa com duas cartas. Saque uma carta do baralho, ou a do topo de uma pilha de descarte, se houver.
arboretum-lesson-3 = Agora saque a segunda carta. Todos viram o que você saca de uma pilha de descarte; o que você saca do baralho, só você sabe.
arboretum-lesson-4 = Baixe uma carta: pegue uma da mão e toque em uma casa livre. Um valor médio deixa espaço para sequências nas duas direções.
arboretum-lesson-5 = Agora coloque uma carta na sua pilha de descarte. Os outros podem sacá-la: dê o que menos ajuda a eles.
arboretum-lesson-6 = É a vez do bot. Depois é a sua de novo: saque duas cartas.
arboretum-lesson-7 = E a segunda.
arboretum-lesson-8 = Baixe uma carta ao lado da primeira. Se a nova for mais alta, dá para caminhar da primeira até ela: é o começo de uma sequência.
arboretum-lesson-9 = Descarte de novo. Lembre-se: no fim, só pontua uma espécie quem tem na mão a maior soma dela, então algumas boas cartas precisam ficar com você.
arboretum-lesson-10 = O jogo é só isso. Continue o quanto quiser: ele termina quando o baralho acaba. As regras estão no botão do livro, e a lâmpada mostra o que um bot forte faria.
