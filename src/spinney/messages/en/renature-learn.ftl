# Renature: how it is played, a first game, and the rulings.

# Short pages for those who do not know the game.
renature-how-1-title = What it is about
renature-how-1 = A valley wants to be green again. You lay dominoes with animals into the brook and plant grass, bushes, spruces and oaks beside them. Areas that are finished bring points to those whose plants weigh most.
renature-how-2-title = Your turn
renature-how-2 = Lay one of your three dominoes into the brook, or put one away. Then you may plant one plant next to it. Then draw a domino.
renature-how-3-title = Laying a domino
renature-how-3 = It starts on a start cell or lies next to a matching animal. All animals that come to lie next to each other must be equal. The joker matches everything.
renature-how-4-title = Planting
renature-how-4 = Put a plant of yours, or a neutral one, on a free cell next to the domino. It scores 1 point, and 1 more for each plant in that area that is worth as much or less.
renature-how-5-title = Areas
renature-how-5 = An area is complete when the brook around it is covered. Add up the plants by colour: equal totals strike each other out, neutral plants are a colour too. The highest gets the main points, the second the smaller ones.
renature-how-6-title = Clouds
renature-how-6 = Two clouds change the joker, three bring another turn, and clouds can bring a plant back. Clouds left at the end are worth 1 point each; plants left on your board cost their value.

# The first game, step by step.
renature-lesson-1 = Welcome to the valley. You play against one easy bot, with the real rules. You have three dominoes, each with two animals, and plants to put beside the brook.
renature-lesson-2 = Lay a domino into the brook: pick one and click where it fits. Turn it with a second tap or a key. The butterfly is the joker at first and fits everything.
renature-lesson-3 = Now plant something next to it. Grass, bush, spruce and oak are worth 1, 2, 3 and 4 when an area is scored.
renature-lesson-4 = The bot has its turn. Then lay the next domino. Where animals touch they must be equal.
renature-lesson-5 = Plant again. You get 1 point, and 1 for each plant in the area that is worth as much or less: so large plants score well in a full area.
renature-lesson-6 = Lay another domino. When the brook around an area is closed, the area is scored: look at the totals of an area by pointing at it.
renature-lesson-7 = Plant once more, or plant nothing if you want to keep your plants for better places.
renature-lesson-8 = Look at your clouds: two change the joker, three bring another turn. Lay your next domino.
renature-lesson-9 = That is the whole game. Play on: it ends when nobody has a domino left. The lamp shows what a strong bot would do.

# The rulings, by the numbers that code and tests use.
renature-ruling-N1 = The valley is 15 rows of 15 cells. A cell is brook or belongs to one of 18 areas, A to R; the size of an area is the number of its cells. Next to each other means above, below, left or right. Four brook cells are start cells, four area cells carry clouds (three of them unverified). valley.txt draws it; another valley of that form can be given as an option.
renature-ruling-N2 = There are 21 sunflower tokens. The main points of a token are the size of the areas it fits, the secondary points half of that, rounded down (3/1, 5/2, 7/3 and 13/6 unverified). On its back, for its holder's eyes only, is a further value (unverified).
renature-ruling-N3 = A random token that fits goes face up on each area. Three are left over and go out of the game unseen.
renature-ruling-N4 = Clouds lie on the four cloud cells, and six on the six cloud spaces of every player.
renature-ruling-N5 = Everyone gets grass, bushes, spruces and oaks, worth 1, 2, 3 and 4: 9-4-2-2 of the own colour and 3-2-1-1 neutral ones with two players (neutral unverified), 5-3-2-1 and 2-1-1-1 with three, 3-2-1-1 and 1-1-1-1 with four. A plant can come back only to a space from which one of its kind started.
renature-ruling-N6 = The 55 dominoes show every pair of ten animals once. 26, 18 or 13 are dealt to each of two, three or four players as a reserve that nobody may look at; the rest goes out unseen. Three of the reserve are the hand, known to its owner.
renature-ruling-N7 = The butterfly is the first joker. The first player starts with 4 points, the next with 3, then 2, then 1.
renature-ruling-N8 = Place a domino of the hand, or discard one: that is always allowed, and everybody sees it. Who discards neither plants nor scores areas.
renature-ruling-N9 = Both halves lie on free brook cells next to each other.
renature-ruling-N10 = One half at least is next to a matching animal of another domino, or on a start cell.
renature-ruling-N11 = All animals of different dominoes that come to lie next to each other match: they are equal, or one is the joker of that moment. A start cell does not excuse from this. A joker that moves on changes nothing that lies.
renature-ruling-N12 = Then one plant, own or neutral, may go from the own board to a free area cell next to either half.
renature-ruling-N13 = Clouds on that cell come to free cloud spaces, after the plant has scored. If they do not all fit and a cloud action other than another turn can be paid, there is one moment to make room, which ends as soon as they fit; what finds no room goes out of the game.
renature-ruling-N14 = A plant scores 1 when it is put down, and 1 for each plant in its area, of any colour, that is worth as much or less.
renature-ruling-N15 = Then every area that the domino completed is scored, in the order of the letters. An area is complete when each brook cell next to it is covered or isolated, that is free with no free brook cell next to it.
renature-ruling-N16 = Add up the values per colour; neutral is a colour too. Colours with equal totals strike each other out. The highest left gets the main points, the second the secondary points; what neutral would get, nobody gets. A player alone gets both.
renature-ruling-N17 = Who completed the area takes the token, whoever scored, and may look at its back.
renature-ruling-N18 = Draw a domino from the own reserve, if there is one. Who has no domino is skipped.
renature-ruling-N19 = 2 clouds: another animal becomes the joker.
renature-ruling-N20 = A plant's value in clouds: take it back, if it is of the own colour or neutral and the own board has a free space for it. It may come from a completed area; that is never scored again.
renature-ruling-N21 = 3 clouds: another turn after this one, its draw included, if there is a domino in hand.
renature-ruling-N22 = The first two are offered (1) with placing or discarding, (2) with planting or not, (3) before the scoring if an area was completed, (4) before the draw; the third (5) after the draw. A moment in which there is nothing to choose is not asked.
renature-ruling-N23 = When nobody has a domino, every area that still has a token is scored as in N16, and the token goes out of the game. Then each cloud on a board is worth 1, each plant left costs its value, and the backs of the tokens count.
renature-ruling-N24 = Most points win; then most tokens; then the victory is shared.
