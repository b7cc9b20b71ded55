# Renature: o que a página inicial diz do jogo.

game-name-renature = Renature
game-about-renature = Traga um vale de volta à vida com dominós e plantas. Quem escolhe bem o momento conquista as áreas.
