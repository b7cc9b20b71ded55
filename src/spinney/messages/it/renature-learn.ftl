# Renature: una prima partita, passo per passo.

renature-lesson-1 = Ti diamo il benvenuto nella valle. Giochi contro un bot facile, con le vere regole. Hai tre tessere, ognuna con due animali, e piante da mettere lungo il ruscello.
renature-lesson-2 = Posa una tessera nel ruscello: prendine una e tocca il punto in cui vuoi metterla. Si gira con un secondo tocco o con un tasto. L’animale con la stella d’oro è il jolly e corrisponde a tutti gli altri.
renature-lesson-3 = Ora pianta qualcosa accanto. Erba, cespuglio, abete e quercia valgono 1, 2, 3 e 4 quando si assegnano i punti di un’area.
renature-lesson-4 = Tocca al bot. Poi posa la prossima tessera. Gli animali che si toccano devono corrispondere: uguali, oppure uno dei due è il jolly.
renature-lesson-5 = Pianta ancora. Prendi 1 punto, e 1 per ogni pianta già nell’area che vale altrettanto o meno: le piante grandi rendono bene in un’area piena.
renature-lesson-6 = Posa un’altra tessera. Quando il ruscello attorno a un’area è chiuso, se ne assegnano i punti. Passa il puntatore su un’area per vederne i totali.
renature-lesson-7 = Pianta ancora una volta, oppure non piantare se vuoi tenere le piante per posti migliori.
renature-lesson-8 = Guarda le tue nuvole: due cambiano il jolly, tre danno un altro turno. Posa la prossima tessera.
renature-lesson-9 = Il gioco è tutto qui. Continua: finisce quando nessuno ha più tessere. La lampada mostra che cosa farebbe un bot forte.
