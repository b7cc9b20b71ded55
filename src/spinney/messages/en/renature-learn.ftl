# Renature: a first game, step by step.

renature-lesson-1 = Welcome to the valley. You play one easy bot, by the real rules. These are your three dominoes; each has two animals.
renature-lesson-2 = Place a domino on the brook: pick one and click where it fits. Rotate it with a second tap or a key. The animal with the golden star is the joker and matches everything.
renature-lesson-3 = Now plant something next to it. The number on a plant is its value: grass 1, a bush 2, a spruce 3, an oak 4.
renature-lesson-4 = End your turn and watch the bot. Then place your next domino. Animals that touch must match: be the same, or one of them the joker.
renature-lesson-5 = Plant again. You get 1 point, and 1 for each plant already in the area that is worth as much or less: large plants score well in a full area.
renature-lesson-6 = When the brook around an area is closed, the area is scored: the colour with the highest sum gets the number on the sunflower, the second about half of it. Whoever closed it takes the sunflower.
renature-lesson-7 = Equal sums drop out, and the next colour moves up. The grey neutral plants are a colour of their own: with them you can tie a rival out, but they can win an area from you too.
renature-lesson-8 = These are your clouds: two change the joker, three pay for another turn, and with as many as a plant is worth you take it back. Each one kept is a point at the end.
renature-lesson-9 = And this is how a game ends: the areas left are scored, then clouds count, plants left on a board cost their value, and the backs of the sunflowers are added. Watch for the ties in E, H and P.
renature-lesson-10 = Now you know the whole game: small areas are quick, large ones pay, and the right plant at the right time strikes a rival out. The lamp shows what a strong bot would do.
