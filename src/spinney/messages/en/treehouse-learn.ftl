# Best Treehouse Ever: a first game, step by step.

treehouse-lesson-1 = Welcome to the tree. You build against one easy bot, by the real rules. Below you see your six rooms; the tree grows up from the trunk in a V.
treehouse-lesson-2 = Choose one room in secret: press it once to pick it up and light its places, and once more to choose it. You may change your mind until the bot has chosen too.
treehouse-lesson-3 = Both rooms are revealed. Now build yours: click one of the open places, left or right of the middle.
treehouse-lesson-4 = The hands have been passed on: these are the rooms your neighbour left. Choose again.
treehouse-lesson-5 = Build it. A room of a colour you already have must touch a room of that colour. Watch the balance marker: one side may never have two rooms more than the other.
treehouse-lesson-6 = Choose and build three more rooms in the same way; the last room of a hand is never played. Collect colours: many rooms of one colour score well. If a room would wall in a colour that you need, discard it.
treehouse-lesson-7 = Now each room brings its owner 1 point. But first lay your “no points” card on a colour: its rooms bring nothing, to anyone. Each colour says what that would change. Pick one that hurts the bot more than you.
treehouse-lesson-8 = That was the first of three rounds. Your rooms stay, and everyone is dealt six new ones: what you build early scores in every round.
treehouse-lesson-9 = And this is how a game ends, here Hazel against Rowan: whoever alone has the most rooms of a colour takes its score card and scores those rooms once more. In a tie nobody does.
treehouse-lesson-10 = Now you know the whole game: keep the tree in balance and your colours open, and have one room more than the others where it counts. The lamp shows what a strong bot would do.
