# Why a written valley cannot be played (N1).

renature-valley = valley: { $why }
renature-valley-long = the text has { $length } characters; at most { $most } are read
renature-valley-clouds-twice = line { $line }: the clouds are given twice
renature-valley-no-cell = line { $line }: “{ $word }” is not a cell; write “.”, S, A to R or a to r, separated by spaces
renature-valley-row = line { $line }: a row has { $wanted } cells, this one has { $cells }
renature-valley-rows = a valley has { $wanted } rows, this one has { $rows }
renature-valley-no-cloud-cell = line { $line }: “{ $word }” is not a cloud cell; write, for example, m 2, n 1
renature-valley-letter-twice = line { $line }: the clouds of { $letter } are given twice
renature-valley-two-cloud-cells = area { $area } has two cloud cells, { $first } and { $second }; an area has at most one
renature-valley-no-area = there is no area { $area }; a valley has { $areas }, A to { $last }
renature-valley-area-apart = area { $area } is not in one piece
renature-valley-areas-touch = areas { $area } and { $other } touch at { $cell }
renature-valley-no-brook = there is no brook
renature-valley-brook-apart = the brook is not in one piece: { $cell } is cut off from { $first }
renature-valley-tokens = areas of { $size } cells: { $count }, but sunflower tokens of that size: { $tokens }
renature-valley-starts = a valley has { $wanted } start cells, this one has { $starts }
renature-valley-cloud-cells = a valley has { $wanted } cloud cells (lower-case letters), this one has { $cells }
renature-valley-uncounted = the line “clouds:” does not say how many lie on { $letter }
renature-valley-stray-clouds = there are clouds for { $letter }, but no cell { $letter }
renature-valley-cloud-sum = { $clouds } clouds lie in the valley; the box has only { $most } for it
