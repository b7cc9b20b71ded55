# Best Treehouse Ever: o que a página inicial diz do jogo.

game-name-treehouse = Best Treehouse Ever
game-about-treehouse = Construa sala a sala a melhor casa na árvore, mantenha o equilíbrio e decida que cores contam.
