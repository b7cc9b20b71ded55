# Arboretum: what the home page says of the game.

game-name-arboretum = Arboretum
game-about-arboretum = Plant paths of beautiful trees, but keep the right cards in hand: only the player who holds the most of a species may score it.
