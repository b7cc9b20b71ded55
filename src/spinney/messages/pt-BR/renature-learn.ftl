# Renature: uma primeira partida, passo a passo.

renature-lesson-1 = Boas-vindas ao vale. Você joga contra um bot fácil, com as regras de verdade. Estes são os seus três dominós; cada um tem dois animais.
renature-lesson-2 = Coloque um dominó no riacho: pegue um e toque onde ele encaixa. Para girar, toque de novo ou use uma tecla. O animal com a estrela dourada é o curinga e combina com tudo.
renature-lesson-3 = Agora plante algo ao lado dele. O número em uma planta é o seu valor: capim 1, arbusto 2, pinheiro 3, carvalho 4.
renature-lesson-4 = Encerre o turno e observe o bot. Depois coloque o próximo dominó. Animais que se tocam precisam combinar: ser iguais, ou um deles ser o curinga.
renature-lesson-5 = Plante de novo. Você recebe 1 ponto, e mais 1 por cada planta já na área que valha o mesmo ou menos: plantas grandes rendem bem em uma área cheia.
renature-lesson-6 = Quando o riacho em volta de uma área está fechado, a área é pontuada: a cor com a maior soma recebe o número do girassol, a segunda cerca da metade. Quem fechou a área fica com o girassol.
renature-lesson-7 = Somas iguais ficam de fora, e a cor seguinte sobe. As plantas cinzentas neutras são uma cor à parte: com elas você pode empatar com um rival e tirá-lo da conta, mas elas também podem vencer você em uma área.
renature-lesson-8 = Estas são as suas nuvens: duas trocam o curinga, três pagam outro turno, e com tantas quanto vale uma planta você a pega de volta. Cada nuvem guardada é um ponto no final.
renature-lesson-9 = É assim que uma partida termina: as áreas restantes são pontuadas, depois contam as nuvens, as plantas que sobraram custam o seu valor e somam-se os versos dos girassóis. Repare nos empates em E, H e P.
renature-lesson-10 = Agora você conhece o jogo todo: áreas pequenas são rápidas, as grandes pagam bem, e a planta certa na hora certa tira um rival da conta. A lâmpada mostra o que um bot forte faria.
