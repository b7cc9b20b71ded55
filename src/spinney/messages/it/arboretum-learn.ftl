# Arboretum: una prima partita, passo per passo.

arboretum-lesson-1 = Ti diamo il benvenuto nel tuo arboreto. Questa è la tua mano: sette carte, ognuna con una specie e un valore da 1 a 8. Alcune le pianterai, altre le terrai fino alla fine.
arboretum-lesson-2 = Il tuo turno comincia con due pescate. Prendi una carta dal mazzo, o quella in cima a una pila degli scarti, se c’è.
arboretum-lesson-3 = Ora pesca la seconda carta. Quella che prendi da una pila degli scarti l’hanno vista tutti; quella che prendi dal mazzo la conosci solo tu.
arboretum-lesson-4 = Gioca una carta: prendine una dalla mano e tocca il posto libero. Un valore medio lascia spazio a sentieri in entrambe le direzioni.
arboretum-lesson-5 = Ora metti una carta sulla tua pila degli scarti. Gli altri possono prenderla: dai via ciò che li aiuta meno.
arboretum-lesson-6 = Tocca al bot. Poi pesca di nuovo due carte e giocane una accanto alla prima. Con una carta in mano, indica un posto: vedrai che cosa porterebbe.
arboretum-lesson-7 = Un sentiero va di carta in carta con valori crescenti, e la prima e l’ultima carta sono della stessa specie. Ogni carta vale 1 punto, o 2 se il sentiero ha almeno quattro carte, tutte di una specie. Iniziare con un 1 dà 1 punto in più, finire con un 8 ne dà 2.
arboretum-lesson-8 = Ma fa punti con una specie solo chi ne ha in mano la somma più alta: tieni qualche buona carta. E attenzione: se un altro giocatore ha in mano l’1 di una specie, il tuo 8 in mano vale 0.
arboretum-lesson-9 = Due giocatori hanno finito la partita. Guarda specie per specie: le mani decidono chi ha diritto ai punti, un 1 cancella un 8, poi i sentieri portano i loro punti.
arboretum-lesson-10 = Il gioco è tutto qui: finisce quando il mazzo è vuoto. Il pulsante con il libro apre le regole, e la lampada mostra che cosa farebbe un bot forte.
