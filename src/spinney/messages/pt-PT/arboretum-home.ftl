# Arboretum: o que a página inicial diz do jogo.

game-name-arboretum = Arboretum
game-about-arboretum = Plante caminhos de belas árvores, mas guarde na mão as cartas certas: só pontua com uma espécie quem tem a soma mais alta dela.
