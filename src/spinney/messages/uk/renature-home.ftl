# Renature: що про гру каже головна сторінка.

game-name-renature = Renature
game-about-renature = Оживіть долину за допомогою доміно й рослин. Ділянки дістаються тим, хто діє вчасно.
