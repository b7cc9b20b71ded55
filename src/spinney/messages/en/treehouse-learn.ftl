# Best Treehouse Ever: a first game, step by step.

treehouse-lesson-1 = Welcome to the tree. You build against one easy bot, with the real rules. Below you see your six rooms; the tree grows as a V from the trunk.
treehouse-lesson-2 = Choose one room in secret: a first press picks it up and lights its places, a second press chooses it. You may change your mind until the bot has chosen too.
treehouse-lesson-3 = Both rooms are shown. Now build yours: click one of the open places, left or right of the middle.
treehouse-lesson-4 = The hands have changed places: these are the rooms your neighbour left. Choose again.
treehouse-lesson-5 = Build it. A room of a colour you have already must touch one of that colour. Look at the balance marker: two rooms more on one side than on the other are not allowed.
treehouse-lesson-6 = Choose the third room. Rooms of one colour are worth most when you have many of them.
treehouse-lesson-7 = Build, or put the room away if it would wall in a colour that you still need.
treehouse-lesson-8 = Play the fourth and the fifth room in the same way; the last room of a hand is never played. Then lay your card "no points" on a colour, best on one of which the bot has more rooms than you.
treehouse-lesson-9 = The round is scored: each of your rooms brought 1 point, those of the two colours with a card nothing. The table of the six colours always shows what each of them would bring now.
treehouse-lesson-10 = You know how to build now. Play on: two more rounds follow, and at the end the most rooms of each colour are paid once more. The lamp shows what a strong bot would do.
