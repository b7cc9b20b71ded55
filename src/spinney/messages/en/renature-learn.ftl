# Renature: a first game, step by step.

renature-lesson-1 = Welcome to the valley. You are playing one easy bot, by the real rules. You have three dominoes, each with two animals, and plants to put beside the brook.
renature-lesson-2 = Place a domino on the brook: pick one and click where it fits. Rotate it with a second tap or a key. The animal with the golden star is the joker and matches everything.
renature-lesson-3 = Now plant something next to it. Grass, a bush, a spruce and an oak are worth 1, 2, 3 and 4 when an area is scored.
renature-lesson-4 = The bot takes its turn. Then place your next domino. Animals that touch must match: be the same, or one of them the joker.
renature-lesson-5 = Plant again. You get 1 point, and 1 for each plant already in the area that is worth as much or less: large plants score well in a full area.
renature-lesson-6 = Place another domino. When the brook around an area is closed, the area is scored. Point at an area to see its totals.
renature-lesson-7 = Plant once more, or plant nothing if you want to keep your plants for better places.
renature-lesson-8 = Look at your clouds: two change the joker, three pay for another turn. Place your next domino.
renature-lesson-9 = That is the whole game. Play on: it ends when nobody has a domino left. The lamp shows what a strong bot would do.
