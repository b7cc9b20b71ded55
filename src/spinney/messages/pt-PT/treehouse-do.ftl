# Best Treehouse Ever: o que uma ação faz, como se diz.

treehouse-do-choose = Escolher { $room }
treehouse-do-build = Construir { $room } no nível { $level }, { treehouse-place }
treehouse-do-discard = Descartar { $room }
treehouse-do-take = Ficar com uma carta { treehouse-condition }
treehouse-do-lay = Pôr a sua carta { treehouse-condition } no { $colour }
treehouse-do-claim = Ficar com a carta de pontuação do { $colour }
