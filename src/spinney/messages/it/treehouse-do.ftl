# Best Treehouse Ever: che cosa fa un’azione, come lo si dice.

treehouse-do-choose = Scegli { $room }
treehouse-do-build = Costruisci { $room } al livello { $level }, { treehouse-place }
treehouse-do-discard = Scarta { $room }
treehouse-do-take = Prendi una carta { treehouse-condition }
treehouse-do-lay = Metti la tua carta { treehouse-condition } sul { $colour }
treehouse-do-claim = Prendi la carta punteggio del { $colour }
