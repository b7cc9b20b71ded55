# Renature: quello che dice del gioco la pagina iniziale.

game-name-renature = Renature
game-about-renature = Riporta in vita una valle con tessere e piante. Le aree vanno a chi sceglie il momento giusto.
