# Arboretum: o que a página inicial diz do jogo.

game-name-arboretum = Arboretum
game-about-arboretum = Monte sequências de belas árvores, mas guarde as cartas certas na mão: só pontua uma espécie quem tem a maior soma dela.
