# Best Treehouse Ever.

treehouse-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [purple] purple
    [brown] brown
   *[other] { $colour }
}

# $room (text): the written room, like red7.
treehouse-room = { $room ->
    [red1] Tumble Loft
    [red2] Rope Swing Landing
    [red3] Pillow Fort Arena
    [red4] Climbing Knot
    [red5] Juggler’s Nook
    [red6] Hopscotch Balcony
    [red7] Slide Tower
    [red8] Trampoline Den
    [red9] Somersault Hall
    [red10] Bowling Branch
    [red11] Pogo Parlour
    [red12] Zip Wire Hatch
    [yellow1] Atlas Attic
    [yellow2] Beetle Laboratory
    [yellow3] Number Nest
    [yellow4] Story Corner
    [yellow5] Inventor’s Bench
    [yellow6] Star-Chart Room
    [yellow7] Fossil Cabinet
    [yellow8] Spelling Hive
    [yellow9] Clockmaker’s Cubby
    [yellow10] Weather Station
    [yellow11] Museum of Feathers
    [yellow12] Secret Code Office
    [green1] Fern Terrace
    [green2] Snail Hotel
    [green3] Hammock Bower
    [green4] Bird-Watching Hide
    [green5] Moss Garden
    [green6] Butterfly Porch
    [green7] Beehive Ledge
    [green8] Wildflower Roof
    [green9] Acorn Store
    [green10] Campfire Deck
    [green11] Bat Box
    [green12] Leaf Pile Pit
    [blue1] Raindrop Organ
    [blue2] Puddle Room
    [blue3] Goldfish Bay Window
    [blue4] Paper Boat Harbour
    [blue5] Bubble Bath Barrel
    [blue6] Waterwheel Workshop
    [blue7] Icicle Grotto
    [blue8] Submarine Bunk
    [blue9] Fountain Stair
    [blue10] Otter Slide
    [blue11] Tadpole Nursery
    [blue12] Water Pistol Range
    [purple1] Shadow Puppet Stage
    [purple2] Drum Cellar
    [purple3] Dressing-Up Trunk
    [purple4] Magic Mirror Room
    [purple5] Marionette Loft
    [purple6] Disco Hollow
    [purple7] Joke Gallery
    [purple8] Jukebox Perch
    [purple9] Ghost Story Den
    [purple10] Kazoo Bandstand
    [purple11] Marble Run Room
    [purple12] Costume Carousel
    [brown1] Pancake Pantry
    [brown2] Jam Cupboard
    [brown3] Cocoa Corner
    [brown4] Gingerbread Bakery
    [brown5] Popcorn Balcony
    [brown6] Berry Larder
    [brown7] Soup Kettle Room
    [brown8] Waffle Works
    [brown9] Toast Tower
    [brown10] Honey Cellar
    [brown11] Midnight Feast Room
    [brown12] Noodle Bar
   *[other] { $room }
}
treehouse-coloured-room = { treehouse-room } ({ treehouse-colour })
    .the = the { treehouse-coloured-room }
treehouse-condition = { $condition ->
    [two] “2 points”
    [none] “no points”
   *[other] { $condition }
}
treehouse-list = { $head }, { $rest }
treehouse-place = { $place ->
    [1] first place from the left
    [2] second place from the left
    [3] third place from the left
    [4] fourth place from the left
    [5] fifth place from the left
    [6] sixth place from the left
   *[other] place { $place } from the left
}

# What decides between equal points, after "wins the tie at 12 points:".
treehouse-tie-break = more rooms of one colour

# The deal

treehouse-opening-youngest = The variant for the youngest players: no condition cards.

# Events

treehouse-dealt = Round { $round } begins: everyone is dealt six rooms.
treehouse-chose = { $player } chooses { $room }.
treehouse-chose-unseen = { $player } has chosen.
treehouse-changed = { $player } chooses { $room } instead.
treehouse-shows = { $player } shows { $room }
treehouse-revealed = Everyone has chosen: { $shown }.
treehouse-built = { $player } builds { $room } on level { $level }, { treehouse-place }; the balance marker is { $marker ->
    [left] on the left
    [right] on the right
   *[centre] in the centre
}.
treehouse-discarded = { $player } discards { $room }.
treehouse-passed = All hands are passed to the left.
treehouse-leftover = { $player } discards the last room, { $room }, unseen by the others.
treehouse-leftover-unseen = { $player } discards the last room, unseen.
treehouse-scoring = { $drawn ->
    [yes] Round { $round } is scored; { $player } is picked at random to choose first.
   *[no] Round { $round } is scored; { $player } chooses first.
}
# With two players, who have no card to choose.
treehouse-scoring-lay = { $drawn ->
    [yes] Round { $round } is scored; { $player } is picked at random to lay the first card.
   *[no] Round { $round } is scored; { $player } lays the first card.
}
treehouse-took = { $player } takes a { treehouse-condition } card.
treehouse-laid = { $player } lays { treehouse-condition } on { $colour }.
treehouse-claimed = { $player } takes the { $colour } score card: { $colour } rooms score.
treehouse-gains = { $player } +{ $gained } ({ $score })
treehouse-scored = Round { $round }: { $shown }.
treehouse-bonus = { $player } has the most { $colour } rooms: { $points } more { $points ->
    [one] point
   *[other] points
}.

# Refusals

treehouse-unknown-action = “{ $text }” is not an action here; write choose red7, build 3,2, discard, take two, lay red or claim red.
treehouse-unknown-room = There is no room “{ $text }”; a room is written like red7.
treehouse-unknown-place = “{ $text }” is not a place; write level,place like 3,2: level 2 has 2 places, level 6 has 6.
treehouse-unknown-colour = There is no colour “{ $text }”; write red, yellow, green, blue, purple or brown.
treehouse-now-choose = Choose a room from your hand first.
treehouse-now-place = The rooms are revealed: build yours or discard it.
treehouse-now-take = Take a condition card: two or none.
treehouse-now-lay = Lay your condition card on a colour.
treehouse-now-claim = Take the score card of a colour.
treehouse-placed-already = You have placed your room; the others are not done yet.
treehouse-chosen-already = You have already chosen { $room }.
treehouse-not-in-hand = You do not have { $room } in hand.
treehouse-place-taken = { $room } is already there.
treehouse-no-support = { $below ->
    [both] Nothing supports a room there: the two rooms below must be built first.
    [left] Nothing supports a room there: the room below on the left must be built first.
    [right] Nothing supports a room there: the room below on the right must be built first.
   *[one] Nothing supports a room there: the room below must be built first.
}
treehouse-must-touch = A room there would not touch any { $colour } room, and colours must stay together.
treehouse-sealed-off = No free place touches a { $colour } room any more: that colour is sealed off.
treehouse-balance = { $side ->
    [left] The balance marker cannot move further left: nothing can be built on that side now.
   *[right] The balance marker cannot move further right: nothing can be built on that side now.
}
treehouse-too-high = A house cannot go above level 6.
treehouse-reasons = { $first } { $rest }
treehouse-no-card-left = No { treehouse-condition } card is left.
treehouse-colour-taken = The { $colour } score card is not free: { $player } got there first.

# The score sheet

treehouse-sheet-worth = { $colour } { $worth }
treehouse-sheet-round = Round { $round }. A room is worth: { $worths }.
treehouse-sheet-first = { "  " }{ $player } chose first.
treehouse-sheet-first-lay = { "  " }{ $player } laid the first card.
treehouse-sheet-laid = { $condition ->
    [claim] { "  " }{ $player } took the { $colour } score card.
   *[other] { "  " }{ $player } laid { treehouse-condition } on { $colour }.
}
treehouse-sheet-term = { $rooms } { $colour } at { $worth }
treehouse-sheet-seat = { "  " }{ $player }: { $terms }. Points: { $points }.
treehouse-sheet-nothing = { "  " }{ $player }: nothing.
treehouse-sheet-so-far = { $player }: { $points } { $points ->
    [one] point
   *[other] points
} in the three rounds.
treehouse-sheet-bonuses = The most rooms of each colour.
treehouse-sheet-bonus = { "  " }{ $player } has the most { $colour } rooms. Points: { $points }.
treehouse-sheet-tied = { "  " }A tie for { $colour }, { $rooms } each: nobody gains.
treehouse-sheet-total = { $player }: { $points } { $points ->
    [one] point
   *[other] points
}, largest colour: { $largest } { $largest ->
    [one] room
   *[other] rooms
}.

# Reasons

treehouse-reason-takes-lead = Takes the lead in { $colour } rooms, { $rooms } to { $other }.
treehouse-reason-keeps-lead = Keeps the lead in { $colour } rooms, { $rooms } to { $other }.
treehouse-reason-most = No colour in this house has more rooms than { $colour }, with { $rooms }.
treehouse-reason-first = There is no { $colour } room yet, so it may go in any open place.
treehouse-reason-scores = A room built now scores { $rounds ->
    [1] once
    [2] twice
   *[other] { $rounds } times
}.
treehouse-reason-denies = { $player } gets the rest and could use { $room }, with { $rooms } in { $colour } so far.
treehouse-reason-nothing-fits = No room in the hand can be built.
treehouse-reason-only-place = { $room } fits nowhere else.
treehouse-reason-spares = Seals off no colour; elsewhere it might seal off { $colour }.
treehouse-reason-leaves-open = Leaves a place open for a { $colour } room.
treehouse-reason-balance = The balance marker is then in the centre: the next room may go on either side.
treehouse-reason-above = Makes room above for { $places } more { $places ->
    [one] room
   *[other] rooms
}.
treehouse-reason-grows = The house then has { $rooms } { $colour } { $rooms ->
    [one] room
   *[other] rooms
}.
treehouse-reason-fits-nowhere = { $room } fits nowhere.
treehouse-reason-seals = Wherever { $room } went, it would seal off { $colour }.
treehouse-reason-always-seals = Wherever { $room } went, it would seal off some colour.
treehouse-reason-doubles = Has { $more } more { $colour } { $more ->
    [one] room
   *[other] rooms
} than anyone else: “2 points” belongs there.
treehouse-reason-blanks = { $player } has { $more } more { $colour } { $more ->
    [one] room
   *[other] rooms
}: “no points” belongs there.
treehouse-reason-nothing-to-lose = Has no { $colour } rooms to lose.
treehouse-reason-none-better = Nothing can be gained now, and no other free colour would cost less than { $colour }.
treehouse-reason-last-card = It is the last { treehouse-condition } card: nobody else can take it.
treehouse-reason-only-card = No other kind of card is left.
treehouse-reason-claims-lead = { $rooms ->
    [one] One { $colour } room scores
   *[other] { $rooms } { $colour } rooms score
}, { $more } more than anyone else has.
treehouse-reason-claims = { $rooms ->
    [one] One { $colour } room scores.
   *[other] { $rooms } { $colour } rooms score.
}
