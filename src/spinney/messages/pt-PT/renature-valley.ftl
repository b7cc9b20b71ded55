# Porque é que um vale escrito não se pode jogar (N1).

renature-valley = vale: { $why }
renature-valley-long = o texto tem { $length } caracteres; leem-se no máximo { $most }
renature-valley-clouds-twice = linha { $line }: as nuvens são indicadas duas vezes
renature-valley-no-cell = linha { $line }: «{ $word }» não é uma casa; escreva «.», S, de A a R ou de a a r, com espaços entre elas
renature-valley-row = linha { $line }: uma fila tem { $wanted } casas, esta tem { $cells }
renature-valley-rows = um vale tem { $wanted } filas, este tem { $rows }
renature-valley-no-cloud-cell = linha { $line }: «{ $word }» não é uma casa com nuvens; escreva assim: m 2, n 1
renature-valley-letter-twice = linha { $line }: as nuvens de { $letter } são indicadas duas vezes
renature-valley-two-cloud-cells = a área { $area } tem duas casas com nuvens, { $first } e { $second }; pode ter no máximo uma
renature-valley-no-area = não há a área { $area }; um vale tem { $areas }, de A a { $last }
renature-valley-area-apart = a área { $area } não está toda ligada
renature-valley-areas-touch = as áreas { $area } e { $other } tocam-se em { $cell }
renature-valley-no-brook = não há riacho
renature-valley-brook-apart = o riacho não está todo ligado: { $cell } está separada de { $first }
renature-valley-tokens = áreas de { $size } casas: { $count }; fichas de girassol desse tamanho: { $tokens }
renature-valley-starts = um vale tem { $wanted } casas de partida, este tem { $starts }
renature-valley-cloud-cells = um vale tem { $wanted } casas com nuvens (letras minúsculas), este tem { $cells }
renature-valley-uncounted = a linha «clouds:» não diz quantas nuvens há em { $letter }
renature-valley-stray-clouds = há nuvens para { $letter }, mas nenhuma casa { $letter }
renature-valley-cloud-sum = há { $clouds } nuvens no vale; a caixa tem { $most } para ele
