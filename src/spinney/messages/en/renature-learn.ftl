# Renature: a first game, step by step.

renature-lesson-1 = Welcome to the valley. You play against one easy bot, with the real rules. You have three dominoes, each with two animals, and plants to put beside the brook.
renature-lesson-2 = Lay a domino into the brook: pick one and click where it fits. Turn it with a second tap or a key. The animal with the golden star is the joker and fits everything.
renature-lesson-3 = Now plant something next to it. Grass, bush, spruce and oak are worth 1, 2, 3 and 4 when an area is scored.
renature-lesson-4 = The bot has its turn. Then lay the next domino. Where animals touch they must be equal.
renature-lesson-5 = Plant again. You get 1 point, and 1 for each plant in the area that is worth as much or less: so large plants score well in a full area.
renature-lesson-6 = Lay another domino. When the brook around an area is closed, the area is scored: look at the totals of an area by pointing at it.
renature-lesson-7 = Plant once more, or plant nothing if you want to keep your plants for better places.
renature-lesson-8 = Look at your clouds: two change the joker, three bring another turn. Lay your next domino.
renature-lesson-9 = That is the whole game. Play on: it ends when nobody has a domino left. The lamp shows what a strong bot would do.
