# Arboretum: uma primeira partida, passo a passo.

arboretum-lesson-1 = Boas-vindas ao seu arboretum. Esta é a sua mão: sete cartas, cada uma com uma espécie e um valor de 1 a 8. Algumas você vai baixar, outras vai guardar até o fim.
arboretum-lesson-2 = Seu turno começa com duas cartas. Saque uma carta do baralho, ou a do topo de uma pilha de descarte, se houver.
arboretum-lesson-3 = Agora saque a segunda carta. Todos viram o que você saca de uma pilha de descarte; o que você saca do baralho, só você sabe.
arboretum-lesson-4 = Baixe uma carta: pegue uma da mão e toque na casa livre. Um valor médio deixa espaço para sequências nas duas direções.
arboretum-lesson-5 = Agora coloque uma carta na sua pilha de descarte. Os outros podem sacá-la: dê o que menos ajuda a eles.
arboretum-lesson-6 = É a vez do bot. Depois saque duas cartas de novo e baixe uma ao lado da primeira. Com uma carta escolhida, aponte para uma casa e veja o que ela traria.
arboretum-lesson-7 = Uma sequência vai de carta em carta com valores crescentes, e a primeira e a última são da mesma espécie. Cada carta vale 1 ponto, ou 2 se a sequência tiver pelo menos quatro cartas, todas de uma espécie. Começar com um 1 dá mais 1 ponto; terminar com um 8 dá mais 2.
arboretum-lesson-8 = Mas só pontua uma espécie quem tem na mão a maior soma dela: guarde algumas boas cartas. E cuidado: se outro jogador tiver na mão o 1 de uma espécie, o seu 8 na mão vale 0.
arboretum-lesson-9 = Dois jogadores terminaram a partida. Veja espécie por espécie: as mãos decidem quem pode pontuar, um 1 anula um 8, e então as sequências trazem seus pontos.
arboretum-lesson-10 = O jogo é só isso: ele termina quando o baralho acaba. As regras estão no botão do livro, e a lâmpada mostra o que um bot forte faria.
