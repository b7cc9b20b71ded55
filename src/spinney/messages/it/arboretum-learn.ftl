# Arboretum: una prima partita, passo per passo.

arboretum-lesson-1 = Ti diamo il benvenuto nel tuo arboreto. Giochi contro un bot facile, con le vere regole. Prima guarda la tua mano: sette carte, ognuna con una specie e un valore da 1 a 8.
arboretum-lesson-2 = Il tuo turno comincia con due pescate. Prendi una carta dal mazzo, o quella in cima a una pila degli scarti, se c’è.
arboretum-lesson-3 = Ora pesca la seconda carta. Quella che prendi da una pila degli scarti l’hanno vista tutti; quella che prendi dal mazzo la conosci solo tu.
arboretum-lesson-4 = Gioca una carta nell’arboreto: prendine una dalla mano e tocca un posto libero. Un valore medio lascia spazio a sentieri in entrambe le direzioni.
arboretum-lesson-5 = Ora metti una carta sulla tua pila degli scarti. Gli altri possono prenderla: dai via ciò che li aiuta meno.
arboretum-lesson-6 = Tocca al bot. Poi di nuovo a te: pesca due carte.
arboretum-lesson-7 = E la seconda.
arboretum-lesson-8 = Gioca una carta accanto alla prima. Se la nuova è più alta, si può camminare dalla prima a questa: è l’inizio di un sentiero.
arboretum-lesson-9 = Scarta di nuovo. Ricorda: alla fine fa punti con una specie solo chi ne ha in mano la somma più alta, quindi qualche buona carta deve restare con te.
arboretum-lesson-10 = Il gioco è tutto qui. Continua quanto vuoi: finisce quando il mazzo è vuoto. Il pulsante con il libro apre le regole, e la lampada mostra che cosa farebbe un bot forte.
