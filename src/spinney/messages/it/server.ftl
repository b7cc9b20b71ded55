# Quello che dice il server oltre ai giochi.

# $number (number): un numero qualunque, per distinguere gli ospiti.
guest = Ospite { $number }

# Righe del registro che non sono azioni.
row-undo = { $player } annulla una mossa.
row-resign = { $player } abbandona.
row-timeout = { $player } ha finito il tempo.
# $level (string): il nome del livello del bot.
row-takeover = Un bot ({ $level }) subentra al posto di { $player }.
row-reclaim = { $player } torna in gioco.

refused-not-begun = La partita non è ancora cominciata.
refused-begun = La partita è già cominciata.
refused-closed = Questo tavolo è stato chiuso.
refused-no-database = Il database non risponde.
refused-broken = Qualcosa è andato storto sul server. Riprova.
refused-not-over = La partita non è ancora finita.
refused-busy = Il server è occupato; riprova.
refused-which-seat = Hai più posti: di’ per quale stai giocando.
refused-not-your-seat = Questo non è il tuo posto.
refused-no-such-seat = A questo tavolo quel posto non esiste.
refused-taken = Questo posto è occupato.
refused-host-only = Può farlo solo chi ha creato il tavolo.
refused-lesson = Una lezione è per una persona sola con i bot; a un tavolo con altri si mescola sempre.
refused-free-seats = Alcuni posti sono ancora liberi.
refused-nobody = Al tavolo deve sedere almeno una persona.
refused-not-ready = Non tutti si sono ancora seduti.
refused-bot-plays = Per questo posto gioca un bot; prima riprendilo.
refused-ticket = La partita è andata avanti; guarda di nuovo e scegli.
refused-long = È troppo lungo.
refused-nothing-to-undo = Non c’è nessuna mossa che tu possa annullare.
# $most (number): how many.
refused-undos = In questa partita sono già state annullate { $most } azioni; non se ne possono annullare altre.
# $most (number): how many.
refused-undos-in-place = Qui sono già state annullate { $most } azioni; prosegui la partita.
refused-nothing-to-do = Ora non hai niente da decidere.
refused-resigned = Chi sedeva qui ha già abbandonato.
# $levels (message): un elenco di livelli.
refused-level = Questo livello non esiste; ci sono { $levels }.
refused-take-over = { $player } è ancora in gioco: un bot può subentrare quando il tempo è finito o dopo una lunga assenza.
refused-own-take-over = Non puoi cedere il tuo posto a un bot.
refused-nonce = I byte per mescolare devono essere da 16 a 64, in cifre esadecimali.
refused-commitment = Un impegno è lo SHA-256 dei tuoi byte: 64 cifre esadecimali.
refused-open-bytes = Quando ti siedi, manda solo lo SHA-256 dei tuoi byte, come «commitment»; i byte si mandano con «reveal» quando tutti sono seduti. Se usi un browser, ricarica la pagina.
refused-not-revealing = I byte per mescolare non servono ancora: prima devono sedersi tutti.
refused-other-bytes = Questi non sono i byte su cui questo posto si è impegnato.
refused-revealing = La partita sta per cominciare.
refused-no-proposal = A questo tavolo non c’è nessuna proposta.
refused-not-asked = Non ti è stato chiesto il consenso.
refused-hints = I suggerimenti sono disattivati in questa partita; dovrebbero essere tutti d’accordo.
refused-frames-while-playing = Le carte si mostrano a partita finita.
# $rows (number): quante righe ha la partita.
refused-no-such-moment = La partita non è arrivata fin lì: la cronaca ha { $rows } righe.
refused-record-while-playing = La registrazione è disponibile a partita finita.
# $why (message): che cosa non va, come record-over.
refused-record = Questa registrazione non si può riprodurre: { $why }
# $why (message): che cosa non va, come record-shuffle-seed.
refused-shuffle = Il mescolamento di questa partita non torna: { $why }
refused-no-table = Questo tavolo non esiste.
refused-unplayable = Questa partita è stata giocata con regole che il server non conosce.
# $most (number)
refused-many-tables = Hai { $most } partite non finite; prima finiscine o lasciane una.
# $games (message): un elenco di giochi.
refused-game = Questo gioco non esiste; ci sono { $games }.
refused-options = Con queste opzioni non si può giocare: { $why }
refused-pace = Il limite di tempo può mancare, essere un orologio da 10 a 86.400 secondi con al massimo 3.600 secondi in più per turno, o andare da 1 a 60 giorni per turno.
refused-hook = Un webhook dev’essere un indirizzo http o https fuori dalla rete del server.
refused-name = Un nome ha da 1 a { $longest } caratteri.
refused-name-unseen = Un nome deve avere almeno una lettera, una cifra o un simbolo visibile.
refused-link = Questo link è già stato usato o è scaduto.
refused-no-visitor = Prima di’ chi sei.
refused-origin = La pagina di un altro sito non può farlo.
refused-too-fast = Troppe richieste; aspetta un momento.
refused-malformed = Richiesta non valida: { $why }
refused-no-page = Qui non c’è niente.
refused-method = Questo qui non si può fare.
