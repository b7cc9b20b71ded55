# Best Treehouse Ever: a first game, step by step.

treehouse-lesson-1 = Welcome to the tree. You are building against one easy bot, by the real rules. Below you see your six rooms; the tree grows up from the trunk in a V.
treehouse-lesson-2 = Choose one room in secret: press it once to pick it up and light its places, and once more to choose it. You may change your mind until the bot has chosen too.
treehouse-lesson-3 = Both rooms are revealed. Now build yours: click one of the open places, left or right of the middle.
treehouse-lesson-4 = The hands have been passed on: these are the rooms your neighbour left. Choose again.
treehouse-lesson-5 = Build it. A room of a colour you already have must touch a room of that colour. Watch the balance marker: one side may never have two rooms more than the other.
treehouse-lesson-6 = Choose the third room. A colour is worth most when you have many rooms of it.
treehouse-lesson-7 = Build, or discard the room if it would wall in a colour that you still need.
treehouse-lesson-8 = Play the fourth and fifth rooms in the same way; the last room of a hand is never played. Then lay your “no points” card on a colour, ideally one of which the bot has more rooms than you.
treehouse-lesson-9 = The round is scored: each of your rooms scored 1 point, except those of the two colours with a card. The table of the six colours always shows what each would score now.
treehouse-lesson-10 = Now you know how to build. Play on: two more rounds follow, and at the end the player with the most rooms of a colour scores them once more. The lamp shows what a strong bot would do.
