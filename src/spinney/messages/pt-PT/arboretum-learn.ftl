# Arboretum: um primeiro jogo, passo a passo.

arboretum-lesson-1 = Boas-vindas ao seu arboreto. Joga contra um bot fácil, com as regras verdadeiras. Primeiro olhe para a sua mão: sete cartas, cada uma com uma espécie e um valor de 1 a 8.
arboretum-lesson-2 = O seu turno começa com duas cartas. Tire uma carta do baralho, ou a do topo de uma pilha de descarte, se houver.
arboretum-lesson-3 = Agora tire a segunda carta. O que tira de uma pilha, todos viram; o que tira do baralho, mais ninguém conhece.
arboretum-lesson-4 = Plante uma carta: pegue numa da mão e toque numa casa livre. Um valor médio deixa espaço para caminhos nas duas direções.
arboretum-lesson-5 = Agora ponha uma carta na sua pilha de descarte. Outros podem ficar com ela: dê o que menos os ajuda.
arboretum-lesson-6 = É a vez do bot. Depois é outra vez a sua: tire duas cartas.
arboretum-lesson-7 = E a segunda.
arboretum-lesson-8 = Plante ao lado da primeira carta. Se a nova for mais alta, pode-se caminhar da primeira até esta: é o começo de um caminho.
arboretum-lesson-9 = Descarte de novo. Lembre-se: no fim só pontua com uma espécie quem tem na mão a soma mais alta dela, por isso algumas boas cartas têm de ficar consigo.
arboretum-lesson-10 = O jogo é só isto. Continue enquanto quiser: acaba quando o baralho estiver vazio. As regras estão no botão do livro, e a lâmpada mostra o que um bot forte faria.
