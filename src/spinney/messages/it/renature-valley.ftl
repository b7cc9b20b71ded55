# Perché una valle scritta non si può giocare (N1).

renature-valley = valle: { $why }
renature-valley-long = il testo ha { $length } caratteri; se ne leggono al massimo { $most }
renature-valley-clouds-twice = riga { $line }: le nuvole sono indicate due volte
renature-valley-no-cell = riga { $line }: «{ $word }» non è una casella; scrivi «.», S, da A a R o da a a r, separati da spazi
renature-valley-row = riga { $line }: una fila ha { $wanted } caselle, questa ne ha { $cells }
renature-valley-rows = una valle ha { $wanted } file, questa ne ha { $rows }
renature-valley-no-cloud-cell = riga { $line }: «{ $word }» non è una casella con nuvole; scrivi così: m 2, n 1
renature-valley-letter-twice = riga { $line }: le nuvole di { $letter } sono indicate due volte
renature-valley-two-cloud-cells = l’area { $area } ha due caselle con nuvole, { $first } e { $second }; può averne al massimo una
renature-valley-no-area = manca l’area { $area }; una valle ne ha { $areas }, da A a { $last }
renature-valley-area-apart = l’area { $area } non è tutta unita
renature-valley-areas-touch = le aree { $area } e { $other } si toccano in { $cell }
renature-valley-no-brook = manca il ruscello
renature-valley-brook-apart = il ruscello non è tutto unito: { $cell } è separata da { $first }
renature-valley-tokens = aree di { $size } caselle: { $count }; gettoni girasole di quella grandezza: { $tokens }
renature-valley-starts = una valle ha { $wanted } caselle di partenza, questa ne ha { $starts }
renature-valley-cloud-cells = una valle ha { $wanted } caselle con nuvole (lettere minuscole), questa ne ha { $cells }
renature-valley-uncounted = la riga «clouds:» non dice quante nuvole ci sono su { $letter }
renature-valley-stray-clouds = ci sono nuvole per { $letter }, ma nessuna casella { $letter }
renature-valley-cloud-sum = nella valle ci sono { $clouds } nuvole; la scatola ne ha { $most } per essa
