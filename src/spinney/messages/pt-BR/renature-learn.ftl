# Renature: uma primeira partida, passo a passo.

renature-lesson-1 = Boas-vindas ao vale. Você joga contra um bot fácil, com as regras de verdade. Você tem três dominós, cada um com dois animais, e plantas para pôr à beira do riacho.
renature-lesson-2 = Coloque um dominó no riacho: pegue um e toque onde ele encaixa. Para girar, toque de novo ou use uma tecla. O animal com a estrela dourada é o curinga e combina com tudo.
renature-lesson-3 = Agora plante algo ao lado dele. Capim, arbusto, pinheiro e carvalho valem 1, 2, 3 e 4 quando uma área é pontuada.
renature-lesson-4 = É a vez do bot. Depois coloque o próximo dominó. Animais que se tocam precisam combinar: ser iguais, ou um deles ser o curinga.
renature-lesson-5 = Plante de novo. Você recebe 1 ponto, e mais 1 por cada planta já na área que valha o mesmo ou menos: plantas grandes rendem bem em uma área cheia.
renature-lesson-6 = Coloque outro dominó. Quando o riacho em volta de uma área está fechado, a área é pontuada. Passe o cursor sobre uma área, ou toque nela, para ver os totais.
renature-lesson-7 = Plante mais uma vez, ou não plante, se quiser guardar as plantas para lugares melhores.
renature-lesson-8 = Olhe as suas nuvens: duas trocam o curinga, três pagam outro turno. Coloque o próximo dominó.
renature-lesson-9 = O jogo é só isso. Continue: ele termina quando ninguém mais tem dominós. A lâmpada mostra o que um bot forte faria.
