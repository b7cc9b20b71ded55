# Best Treehouse Ever: una prima partita, passo per passo.

treehouse-lesson-1 = Ti diamo il benvenuto sull’albero. Costruisci contro un bot facile, con le vere regole. In basso vedi le tue sei stanze; l’albero cresce dal tronco come una V.
treehouse-lesson-2 = Scegli una stanza in segreto: il primo tocco la prende e illumina i suoi posti, il secondo la sceglie. Puoi cambiare idea finché non ha scelto anche il bot.
treehouse-lesson-3 = Le due stanze sono scoperte. Ora costruisci la tua: tocca uno dei posti aperti, a sinistra o a destra del centro.
treehouse-lesson-4 = Le mani sono state scambiate: queste sono le stanze lasciate dal tuo vicino. Scegli di nuovo.
treehouse-lesson-5 = Costruiscila. Una stanza di un colore che hai già deve toccarne una di quel colore. Guarda il segnalino equilibrio: un lato non può mai avere due stanze più dell’altro.
treehouse-lesson-6 = Scegli e costruisci altre tre stanze allo stesso modo; l’ultima stanza di una mano non si gioca mai. Raccogli colori: molte stanze di un colore rendono bene. Se una stanza murerebbe un colore che ti serve, scartala.
treehouse-lesson-7 = Ora ogni stanza dà 1 punto a chi l’ha costruita. Ma prima metti la tua carta «niente punti» su un colore: le sue stanze non danno niente a nessuno. Ogni colore dice che cosa cambierebbe. Scegline uno che costi più al bot che a te.
treehouse-lesson-8 = Era il primo di tre round. Le tue stanze restano, e ognuno ne riceve sei nuove: quello che costruisci presto dà punti a ogni round.
treehouse-lesson-9 = E così finisce una partita, qui tra Hazel e Rowan: chi ha più stanze di un colore di tutti gli altri ne prende la carta punteggio e conta quelle stanze ancora una volta. In caso di pareggio, nessuno.
treehouse-lesson-10 = Ora conosci tutto il gioco: tieni l’albero in equilibrio e i tuoi colori aperti, e abbi una stanza più degli altri dove conta. La lampada mostra che cosa farebbe un bot forte.
