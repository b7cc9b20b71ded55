# Best Treehouse Ever: o que a página inicial diz do jogo.

game-name-treehouse = Best Treehouse Ever
game-about-treehouse = Construa a melhor casa na árvore, cômodo por cômodo. Mantenha o equilíbrio e decida quais cores contam.
