# Best Treehouse Ever: una prima partita, passo per passo.

treehouse-lesson-1 = Ti diamo il benvenuto sull’albero. Costruisci contro un bot facile, con le vere regole. In basso vedi le tue sei stanze; l’albero cresce dal tronco come una V.
treehouse-lesson-2 = Scegli una stanza in segreto: il primo tocco la prende e illumina i suoi posti, il secondo la sceglie. Puoi cambiare idea finché non ha scelto anche il bot.
treehouse-lesson-3 = Le due stanze sono scoperte. Ora costruisci la tua: tocca uno dei posti aperti, a sinistra o a destra del centro.
treehouse-lesson-4 = Le mani sono state scambiate: queste sono le stanze lasciate dal tuo vicino. Scegli di nuovo.
treehouse-lesson-5 = Costruiscila. Una stanza di un colore che hai già deve toccarne una di quel colore. Guarda il segnalino equilibrio: un lato non può mai avere due stanze più dell’altro.
treehouse-lesson-6 = Scegli la terza stanza. Le stanze di un colore valgono di più quando ne hai molte.
treehouse-lesson-7 = Costruiscila, o scartala se murerebbe un colore che ti serve ancora.
treehouse-lesson-8 = Gioca allo stesso modo la quarta e la quinta stanza; l’ultima stanza di una mano non si gioca mai. Poi metti la tua carta «niente punti» su un colore, meglio se su uno di cui il bot ha più stanze di te.
treehouse-lesson-9 = I punti del round sono assegnati: ogni tua stanza ha dato 1 punto, ma quelle dei due colori con una carta non hanno dato niente. La tabella dei sei colori mostra sempre che cosa darebbe ciascuno adesso.
treehouse-lesson-10 = Ora sai costruire. Continua: seguono altri due round, e alla fine, per ogni colore, chi ne ha più stanze prende altri punti. La lampada mostra che cosa farebbe un bot forte.
