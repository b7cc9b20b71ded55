# Чому записана долина не підходить (N1).

renature-valley = долина: { $why }
renature-valley-long = знаків у тексті: { $length }; читається щонайбільше { $most }
renature-valley-clouds-twice = рядок { $line }: хмари вказано двічі
renature-valley-no-cell = рядок { $line }: «{ $word }» — не клітинка; пишіть «.», S, A–R або a–r через пропуск
renature-valley-row = рядок { $line }: у ряду має бути клітинок: { $wanted }, а тут { $cells }
renature-valley-rows = рядів у долині має бути { $wanted }, а тут { $rows }
renature-valley-no-cloud-cell = рядок { $line }: «{ $word }» — не клітинка з хмарами; пишіть так: m 2, n 1
renature-valley-letter-twice = рядок { $line }: хмари для { $letter } вказано двічі
renature-valley-two-cloud-cells = ділянка { $area } має дві клітинки з хмарами, { $first } і { $second }; дозволено щонайбільше одну
renature-valley-no-area = немає ділянки { $area }; у долині їх { $areas }, від A до { $last }
renature-valley-area-apart = ділянка { $area } розірвана на частини
renature-valley-areas-touch = ділянки { $area } і { $other } торкаються одна одної на клітинці { $cell }
renature-valley-no-brook = немає струмка
renature-valley-brook-apart = струмок розірваний: { $cell } відрізано від { $first }
renature-valley-tokens = ділянок розміром { $size }: { $count }, а жетонів соняшника такого розміру: { $tokens }
renature-valley-starts = стартових клітинок має бути { $wanted }, а тут { $starts }
renature-valley-cloud-cells = клітинок із хмарами (малі літери) має бути { $wanted }, а тут { $cells }
renature-valley-uncounted = рядок «clouds:» не каже, скільки хмар лежить на { $letter }
renature-valley-stray-clouds = є хмари для { $letter }, але немає клітинки { $letter }
renature-valley-cloud-sum = хмар у долині: { $clouds }; у коробці для неї їх { $most }
