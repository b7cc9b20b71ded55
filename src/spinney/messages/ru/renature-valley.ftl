# Почему записанная долина не подходит (N1).

renature-valley = долина: { $why }
renature-valley-long = знаков в тексте: { $length }; читается не больше { $most }
renature-valley-clouds-twice = строка { $line }: облака указаны дважды
renature-valley-no-cell = строка { $line }: «{ $word }» — не ячейка; пишите «.», S, A–R или a–r через пробел
renature-valley-row = строка { $line }: в ряду должно быть ячеек: { $wanted }, а здесь { $cells }
renature-valley-rows = рядов в долине должно быть { $wanted }, а здесь { $rows }
renature-valley-no-cloud-cell = строка { $line }: «{ $word }» — не ячейка с облаками; пишите так: m 2, n 1
renature-valley-letter-twice = строка { $line }: облака для { $letter } указаны дважды
renature-valley-two-cloud-cells = у области { $area } две ячейки с облаками, { $first } и { $second }; можно не больше одной
renature-valley-no-area = нет области { $area }; в долине их { $areas }, от A до { $last }
renature-valley-area-apart = область { $area } разорвана на части
renature-valley-areas-touch = области { $area } и { $other } соприкасаются в ячейке { $cell }
renature-valley-no-brook = нет ручья
renature-valley-brook-apart = ручей разорван: { $cell } отрезана от { $first }
renature-valley-tokens = областей размером { $size }: { $count }, а жетонов подсолнухов такого размера: { $tokens }
renature-valley-starts = стартовых ячеек должно быть { $wanted }, а здесь { $starts }
renature-valley-cloud-cells = ячеек с облаками (строчные буквы) должно быть { $wanted }, а здесь { $cells }
renature-valley-uncounted = строка «clouds:» не говорит, сколько облаков лежит на { $letter }
renature-valley-stray-clouds = есть облака для { $letter }, но нет ячейки { $letter }
renature-valley-cloud-sum = облаков в долине: { $clouds }; в коробке для неё их { $most }
