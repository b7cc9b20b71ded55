# Renature: una prima partita, passo per passo.

renature-lesson-1 = Ti diamo il benvenuto nella valle. Giochi contro un bot facile, con le vere regole. Queste sono le tue tre tessere: ognuna ha due animali.
renature-lesson-2 = Posa una tessera nel ruscello: prendine una e tocca il punto in cui vuoi metterla. Si gira con un secondo tocco o con un tasto. L’animale con la stella d’oro è il jolly e corrisponde a tutti gli altri.
renature-lesson-3 = Ora pianta qualcosa accanto. Il numero su una pianta è il suo valore: erba 1, cespuglio 2, abete 3, quercia 4.
renature-lesson-4 = Termina il turno e guarda il bot. Poi posa la prossima tessera. Gli animali che si toccano devono corrispondere: uguali, oppure uno dei due è il jolly.
renature-lesson-5 = Pianta ancora. Prendi 1 punto, e 1 per ogni pianta già nell’area che vale altrettanto o meno: le piante grandi rendono bene in un’area piena.
renature-lesson-6 = Quando il ruscello attorno a un’area è chiuso, se ne assegnano i punti: il colore con la somma più alta prende il numero sul girasole, il secondo circa la metà. Chi l’ha chiusa prende il girasole.
renature-lesson-7 = Le somme uguali si annullano e sale il colore seguente. Le piante grigie neutrali sono un colore a sé: con esse puoi annullare un rivale, ma possono anche toglierti un’area.
renature-lesson-8 = Queste sono le tue nuvole: due cambiano il jolly, tre danno un altro turno, e con tante quante ne vale una pianta puoi riprenderla. Ogni nuvola che resta vale un punto alla fine.
renature-lesson-9 = Ed ecco come finisce una partita: si assegnano i punti delle aree rimaste, poi contano le nuvole, le piante rimaste sulla plancia costano il loro valore e si aggiungono i retri dei girasoli. Guarda i pareggi in E, H e P.
renature-lesson-10 = Ora conosci tutto il gioco: le aree piccole sono veloci, le grandi rendono, e la pianta giusta al momento giusto annulla un rivale. La lampada mostra che cosa farebbe un bot forte.
