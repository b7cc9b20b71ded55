# I livelli dei bot.

level-seedling = Germoglio
level-about-seedling = Gioca ciò che gli sembra bello. Può batterlo anche un bambino.
level-sapling = Alberello
level-about-sapling = Guarda una mossa avanti, ma si distrae spesso.
level-gardener = Giardiniere
level-about-gardener = Guarda una mossa avanti e sbaglia di rado.
level-ranger = Guardaparco
level-about-ranger = Fa la mossa migliore che vede.
level-forester = Forestale
level-about-forester = Prova molti modi in cui la partita può continuare e ricorda tutto ciò che ha visto.
level-elder = Gran saggio
level-about-elder = Prova migliaia di continuazioni.
level-dryad = Driade
level-about-dryad = È quello che prova più strade prima di decidere.

# Nomi brevi dei bot. Nessuno sta fra guest-names, i livelli e le cose dei giochi.
bot-names = Edera, Salvia, Timo, Malva, Menta, Alloro, Merlo, Ginestra, Giunco, Erica, Cardo, Ortica
