# Best Treehouse Ever: o que uma ação faz, como se diz.

treehouse-do-choose = Escolher { $room }
treehouse-do-build = Construir { $room } no nível { $level }, { treehouse-place }
treehouse-do-discard = Descartar { $room }
treehouse-do-take = Pegar uma carta { treehouse-condition }
treehouse-do-lay = Colocar a sua carta { treehouse-condition } no { $colour }
treehouse-do-claim = Pegar a carta de pontuação do { $colour }
