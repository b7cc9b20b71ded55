# Best Treehouse Ever: o que uma ação faz, como se diz.

treehouse-do-choose = Escolher { $room }
treehouse-do-build = Construir { $room } no nível { $level }, { $place ->
    [1] primeiro lugar a partir da esquerda
    [2] segundo lugar a partir da esquerda
    [3] terceiro lugar a partir da esquerda
    [4] quarto lugar a partir da esquerda
    [5] quinto lugar a partir da esquerda
    [6] sexto lugar a partir da esquerda
   *[other] lugar { $place } a partir da esquerda
}
treehouse-do-discard = Descartar { $room }
treehouse-do-take = Pegar uma carta { treehouse-condition }
treehouse-do-lay = Colocar a sua carta { treehouse-condition } no { $colour }
treehouse-do-claim = Pegar a carta de pontuação do { $colour }
