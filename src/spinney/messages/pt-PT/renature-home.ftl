# Renature: o que a página inicial diz do jogo.

game-name-renature = Renature
game-about-renature = Devolva a vida a um vale com dominós e plantas. Ganha as áreas quem escolhe bem o momento.
