# Arboretum: quello che dice del gioco la pagina iniziale.

game-name-arboretum = Arboretum
game-about-arboretum = Traccia sentieri di alberi splendidi e tieni in mano le carte giuste: fa punti con una specie solo chi ne ha la somma più alta.
