# Best Treehouse Ever: che cosa fa un’azione, come lo si dice.

treehouse-do-choose = Scegli { $room }
treehouse-do-build = Costruisci { $room } al livello { $level }, { $place ->
    [1] primo posto da sinistra
    [2] secondo posto da sinistra
    [3] terzo posto da sinistra
    [4] quarto posto da sinistra
    [5] quinto posto da sinistra
    [6] sesto posto da sinistra
   *[other] posto { $place } da sinistra
}
treehouse-do-discard = Scarta { $room }
treehouse-do-take = Prendi una carta { treehouse-condition }
treehouse-do-lay = Metti la tua carta { treehouse-condition } sul { $colour }
treehouse-do-claim = Prendi la carta punteggio del { $colour }
