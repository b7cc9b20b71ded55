# Arboretum: um primeiro jogo, passo a passo.

arboretum-lesson-1 = Boas-vindas ao seu arboreto. Esta é a sua mão: sete cartas, cada uma com uma espécie e um valor de 1 a 8. Algumas vai plantar, outras vai guardar até ao fim.
arboretum-lesson-2 = O seu turno começa com duas cartas. Tire uma carta do baralho, ou a do topo de uma pilha de descarte, se houver.
arboretum-lesson-3 = Agora tire a segunda carta. O que tira de uma pilha, todos viram; o que tira do baralho, mais ninguém conhece.
arboretum-lesson-4 = Plante uma carta: pegue numa da mão e toque na casa livre. Um valor médio deixa espaço para caminhos nas duas direções.
arboretum-lesson-5 = Agora ponha uma carta na sua pilha de descarte. Outros podem ficar com ela: dê o que menos os ajuda.
arboretum-lesson-6 = É a vez do bot. Depois tire outra vez duas cartas e plante uma ao lado da primeira. Com uma carta escolhida, aponte para uma casa e veja o que ela traria.
arboretum-lesson-7 = Um caminho vai de carta em carta com valores crescentes, e a primeira e a última são da mesma espécie. Cada carta vale 1 ponto, ou 2 se o caminho tiver pelo menos quatro cartas, todas de uma espécie. Começar com um 1 dá mais 1 ponto; acabar com um 8 dá mais 2.
arboretum-lesson-8 = Mas só pontua com uma espécie quem tem na mão a soma mais alta dela: guarde algumas boas cartas. E atenção: se outro jogador tiver na mão o 1 de uma espécie, o seu 8 na mão vale 0.
arboretum-lesson-9 = Dois jogadores acabaram o jogo. Veja espécie a espécie: as mãos decidem quem pode pontuar, um 1 anula um 8, e depois os caminhos trazem os seus pontos.
arboretum-lesson-10 = O jogo é só isto: acaba quando o baralho fica vazio. As regras estão no botão do livro, e a lâmpada mostra o que um bot forte faria.
