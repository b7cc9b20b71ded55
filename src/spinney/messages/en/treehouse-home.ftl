# Best Treehouse Ever: what the home page says of the game.

game-name-treehouse = Best Treehouse Ever
game-about-treehouse = Build the best treehouse, room by room. Keep it in balance, and decide which colours count.
