# Renature: um primeiro jogo, passo a passo.

renature-lesson-1 = Boas-vindas ao vale. Joga contra um bot fácil, com as regras verdadeiras. Estes são os seus três dominós; cada um tem dois animais.
renature-lesson-2 = Coloque um dominó no riacho: pegue num e toque onde encaixa. Roda-se com um segundo toque ou com uma tecla. O animal com a estrela dourada é o joker e combina com tudo.
renature-lesson-3 = Agora plante algo ao lado. O número numa planta é o seu valor: erva 1, arbusto 2, abeto 3, carvalho 4.
renature-lesson-4 = Termine o turno e observe o bot. Depois coloque o dominó seguinte. Animais que se tocam têm de combinar: ser iguais, ou um deles ser o joker.
renature-lesson-5 = Plante de novo. Recebe 1 ponto, e mais 1 por cada planta já na área que valha o mesmo ou menos: por isso as plantas altas rendem bem numa área cheia.
renature-lesson-6 = Quando o riacho à volta de uma área está fechado, a área pontua: a cor com a soma mais alta recebe o número do girassol, a segunda cerca de metade. Quem a fechou fica com o girassol.
renature-lesson-7 = Somas iguais ficam de fora e a cor seguinte sobe. As plantas cinzentas neutras são uma cor à parte: com elas pode empatar com um rival e deixá-lo de fora, mas também lhe podem ganhar uma área.
renature-lesson-8 = Estas são as suas nuvens: duas mudam o joker, três dão outro turno, e com tantas quanto vale uma planta pode recuperá-la. Cada nuvem guardada é um ponto no fim.
renature-lesson-9 = É assim que um jogo acaba: pontuam as áreas que restam, depois contam as nuvens, as plantas que sobraram custam o seu valor e somam-se os versos dos girassóis. Repare nos empates em E, H e P.
renature-lesson-10 = Agora já conhece o jogo todo: as áreas pequenas são rápidas, as grandes rendem, e a planta certa no momento certo deixa um rival de fora. A lâmpada mostra o que um bot forte faria.
