# Renature: what the home page says of the game.

game-name-renature = Renature
game-about-renature = Bring a valley back to life with dominoes and plants. Good timing wins the areas.
