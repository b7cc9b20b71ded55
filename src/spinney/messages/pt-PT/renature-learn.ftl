# Renature: um primeiro jogo, passo a passo.

renature-lesson-1 = Boas-vindas ao vale. Joga contra um bot fácil, com as regras verdadeiras. Tem três dominós, cada um com dois animais, e plantas para pôr junto ao riacho.
renature-lesson-2 = Coloque um dominó no riacho: pegue num e toque onde encaixa. Roda-se com um segundo toque ou com uma tecla. O animal com a estrela dourada é o joker e combina com tudo.
renature-lesson-3 = Agora plante algo ao lado. Erva, arbusto, abeto e carvalho valem 1, 2, 3 e 4 quando se pontua uma área.
renature-lesson-4 = É a vez do bot. Depois coloque o dominó seguinte. Animais que se tocam têm de combinar: ser iguais, ou um deles ser o joker.
renature-lesson-5 = Plante de novo. Recebe 1 ponto, e mais 1 por cada planta já na área que valha o mesmo ou menos: por isso as plantas altas rendem bem numa área cheia.
renature-lesson-6 = Coloque outro dominó. Quando o riacho à volta de uma área está fechado, a área pontua: passe o cursor por uma área, ou toque nela, para ver os totais.
renature-lesson-7 = Plante mais uma vez, ou não plante, se quiser guardar as plantas para lugares melhores.
renature-lesson-8 = Olhe para as suas nuvens: duas mudam o joker, três dão outro turno. Coloque o dominó seguinte.
renature-lesson-9 = O jogo é só isto. Continue: acaba quando ninguém tiver dominós. A lâmpada mostra o que um bot forte faria.
