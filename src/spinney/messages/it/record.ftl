# Perché una registrazione non si può riprodurre. Seguono «Questa registrazione non si può riprodurre:» o simili, quindi cominciano con la minuscola.
# Posti, righe e round sono quelli del file: posti e righe si contano da 0.

# Dove. $why (message): un’altra di queste frasi.
record-form = non è una registrazione: { $why }
record-options = opzioni: { $why }
record-setup = preparazione: { $why }
record-move = mossa { $number }: { $why }

record-format = il formato è «{ $format }»; si può leggere solo «{ $known }»
# $games (message): un elenco di nomi.
record-game = il gioco «{ $game }» non esiste; ci sono { $games }
# $game (message): il nome del gioco. $version (string)
record-rules = segue la versione { $version } delle regole di { $game }; qui si gioca con la versione { $known }
record-seats = { $seats } { $seats ->
    [one] posto
   *[other] posti
} per una partita in { $players }
record-long = ha { $rows } righe; qui se ne riproducono al massimo { $most }
record-large = mostrata passo passo occuperebbe più di { $most } MB

# Mosse
record-no-seat = il posto { $seat } non esiste
# $text (string): un’azione scritta.
record-illegal = lì il posto { $seat } non può giocare «{ $text }»
record-over = la partita è già finita
record-resigned = il posto { $seat } ha già abbandonato
record-no-action = undo indica la riga «{ $row }», che non è un’azione del posto { $seat }
record-undone = undo indica la riga { $row }, che è già stata annullata

# Il risultato. $points, $winners, $found, $found_winners (string): elenchi come [12, 9].
record-no-result = la partita è finita, ma nella registrazione manca il risultato
record-early-result = la registrazione ha un risultato, ma le mosse non arrivano alla fine della partita
record-result = secondo la registrazione i punti sono { $points } e i posti vincitori { $winners }; secondo le mosse sono { $found } e { $found_winners }

# Il caso
record-quick-seed = un seme rapido si scrive seed/stream, entrambi inferiori a 2^63, non «{ $seed }»
record-sealed-seed = un seme sigillato ha 64 cifre esadecimali; «{ $seed }» non va bene
record-no-seed = non ha un seme, quindi la distribuzione non si può verificare
record-other-deal = le carte non sono state distribuite a partire dal seme di questa registrazione
record-no-shuffle = non dice da che cosa nasce il seme
record-shuffle-secret = il segreto dev’essere di 64 cifre esadecimali
record-shuffle-hash = l’hash del segreto non è quello indicato nella registrazione
record-shuffle-seats = ognuno dei { $seats } posti deve avere esattamente un contributo al mescolamento, ma ce ne sono { $count }
record-shuffle-bot = il posto { $seat } è di un bot, e i bot non aggiungono nulla al mescolamento
record-shuffle-nonce = i byte del posto { $seat } devono essere da 16 a 64, in cifre esadecimali
record-shuffle-commitment = i byte del posto { $seat } non sono quelli su cui si era impegnato
record-shuffle-seed = il seme di questa partita non nasce dal segreto e dai byte dei posti
record-other-match = è la registrazione della partita «{ $match }», non di «{ $wanted }»
record-other-commitment = «{ $commitment }» non è tra i suoi impegni
record-other-nonce = nessun posto ha aggiunto i byte «{ $nonce }»

# La distribuzione. $text (string): una carta, una stanza o una tessera, come si scrive. $count (number): quante carte, stanze o tessere.
record-first = comincia il posto { $first }, ma le opzioni indicano il posto { $chosen }
record-species = le specie non sono quelle scelte nelle opzioni
record-hands = per { $players } giocatori servono altrettante mani e pile
record-hand = la mano del posto { $seat } è di { $count }, non di { $wanted }
record-pile = la pila del posto { $seat } è di { $count }, non di { $wanted }
record-reserve = la riserva del posto { $seat } è di { $count }, non di { $wanted }
record-rounds = ci sono mani per { $rounds } round, non per { $wanted }
record-round-hands = il round { $round } ha { $hands } { $hands ->
    [one] mano
   *[other] mani
} per { $players } giocatori
record-round-hand = la mano del posto { $seat } nel round { $round } è di { $count }, non di { $wanted }
record-no-card = in questa partita «{ $text }» non c’è
record-no-domino = «{ $text }» non è una tessera; scrivi gli animali nell’ordine del percorso del jolly, come frog-owl
record-twice = «{ $text }» compare due volte
record-count = { $count ->
    [one] ne è stata distribuita { $count }, non { $wanted }
   *[other] ne sono state distribuite { $count }, non { $wanted }
}
record-valley = la valle non è quella scelta nelle opzioni
record-no-area = gettoni: l’area «{ $area }» non esiste
record-areas = ci sono gettoni per { $areas } { $areas ->
    [one] area
   *[other] aree
}, non per { $wanted }
record-left-out = gettoni lasciati fuori: { $count }, non { $wanted }
record-token = un gettone lasciato fuori si indica con la dimensione e il retro, come [7, 3]
# $size, $back (string)
record-tokens = gettoni da { $size } con { $back } sul retro: { $count }; la scatola ne ha { $box }
