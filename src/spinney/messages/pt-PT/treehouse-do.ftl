# Best Treehouse Ever: o que uma ação faz, como se diz.

treehouse-do-choose = Escolher { $room }
treehouse-do-build = Construir { $room } no nível { $level }, { $place ->
    [1] primeiro lugar a contar da esquerda
    [2] segundo lugar a contar da esquerda
    [3] terceiro lugar a contar da esquerda
    [4] quarto lugar a contar da esquerda
    [5] quinto lugar a contar da esquerda
    [6] sexto lugar a contar da esquerda
   *[other] lugar { $place } a contar da esquerda
}
treehouse-do-discard = Descartar { $room }
treehouse-do-take = Ficar com uma carta { treehouse-condition }
treehouse-do-lay = Pôr a sua carta { treehouse-condition } no { $colour }
treehouse-do-claim = Ficar com a carta de pontuação do { $colour }
