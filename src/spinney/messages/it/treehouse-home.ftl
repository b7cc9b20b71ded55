# Best Treehouse Ever: quello che dice del gioco la pagina iniziale.

game-name-treehouse = Best Treehouse Ever
game-about-treehouse = Costruisci stanza per stanza la casa sull’albero più bella, tienila in equilibrio e decidi quali colori contano.
