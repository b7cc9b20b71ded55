# Best Treehouse Ever: how it is played, a first game, and the rulings.

# Short pages for those who do not know the game.
treehouse-how-1-title = What it is about
treehouse-how-1 = Everyone builds a treehouse, room by room, in three rounds. Rooms of a colour must stay together, and the tree must stay in balance. Between the rounds the players decide which colours count.
treehouse-how-2-title = A round
treehouse-how-2 = You get six rooms. Everyone chooses one in secret; all are shown at once, and everyone builds their room or puts it away. Then the hands go to the left neighbour. This happens five times.
treehouse-how-3-title = Where a room may stand
treehouse-how-3 = A room rests on the rooms below it. The first room of a colour may go to any open place; each later one must touch a room of its colour.
treehouse-how-4-title = The balance
treehouse-how-4 = A room on the left moves the marker to the left, a room on the right to the right. It has only three spaces: left and right never differ by more than one room.
treehouse-how-5-title = Scoring a round
treehouse-how-5 = Each room brings 1 point. Condition cards change that: rooms of one colour bring 2 points, those of another nothing. The players lay these cards on the colours.
treehouse-how-6-title = The end
treehouse-how-6 = After three rounds, for each colour, whoever has most rooms of it gets 1 more point for each of them. If several tie, nobody does. Most points win.

# The first game, step by step.
treehouse-lesson-1 = Welcome to the tree. You build against one easy bot, with the real rules. Below you see your six rooms; the tree grows as a V from the trunk.
treehouse-lesson-2 = Choose one room in secret. You may change your mind until the bot has chosen too.
treehouse-lesson-3 = Both rooms are shown. Now build yours: click one of the open places, left or right of the middle.
treehouse-lesson-4 = The hands have changed places: these are the rooms your neighbour left. Choose again.
treehouse-lesson-5 = Build it. A room of a colour you have already must touch one of that colour. Look at the balance marker: two rooms more on one side than on the other are not allowed.
treehouse-lesson-6 = Choose the third room. Rooms of one colour are worth most when you have many of them.
treehouse-lesson-7 = Build, or put the room away if it would wall in a colour that you still need.
treehouse-lesson-8 = Choose the fourth room. There is one more after this; the last card of a hand is never played.
treehouse-lesson-9 = Build it. After the fifth room the round is scored: each player lays a card that makes one colour worth nothing.
treehouse-lesson-10 = You know how to build now. Play on: two more rounds follow, and at the end the most rooms of each colour are paid once more. The lamp shows what a strong bot would do.

# The rulings, by the numbers that code and tests use.
treehouse-ruling-T1 = Everyone has a trunk with a balance marker on the middle one of its three spaces, and no points.
treehouse-ruling-T2 = All rooms are shuffled into one deck. With two players only the two "no points" cards are used.
treehouse-ruling-T3 = Everyone is dealt six rooms, whatever the number of players. Nothing is shuffled again: over the three rounds 36, 54 or 72 rooms come into play.
treehouse-ruling-T4 = Everyone chooses one room of the hand in secret. Until the last player has chosen, a choice may be changed, and the others see only who has chosen. Then all choices are shown at once, and everyone places their room or discards it, in any order; each placement is seen as it is made.
treehouse-ruling-T5 = The chosen room may always be discarded, and must be if it fits nowhere. It goes face down: everyone saw it, nobody may look it up later.
treehouse-ruling-T6 = When all have placed, every hand goes to the left neighbour, in every round. So five rooms are chosen in a round. After the fifth the one room left in a hand does not pass: it is discarded unseen.
treehouse-ruling-T7 = The trunk is level 1. Above it level L has L places, (L,1) to (L,L) from the left, up to level 6: a V of 20 places. There is no level 7.
treehouse-ruling-T8 = Levels lie half a room offset: (L,p) rests on (L-1,p-1) and (L-1,p), and what it rests on must be built. The outermost places of a level have one room below them; both places of level 2 have the trunk.
treehouse-ruling-T9 = The first room of a colour may go to any place that is open by T8. Each later one must touch a room of its colour, beside it, below it or above it: (L,p-1), (L,p+1), (L-1,p-1), (L-1,p), (L+1,p), (L+1,p+1).
treehouse-ruling-T10 = A room on the left moves the balance marker one space to the left, a room on the right one to the right. Only (3,2) and (5,3) are on the line through the trunk and do not move it. Where the marker could not move, nothing may be built. So left and right never differ by more than one room.
treehouse-ruling-T11 = The first chooser of round 1 is drawn when its scoring begins; nobody knows it before. In rounds 2 and 3 it is the player with most points, and among tied leaders the first one clockwise after the previous first chooser, who comes last.
treehouse-ruling-T12 = Three or four players: clockwise from the first chooser, everyone takes a condition card, in the open. Then, the other way round, the last chooser first, everyone lays it on a score card that has none. With three players one condition card stays out.
treehouse-ruling-T13 = Two players: each holds a "no points" card. The first chooser lays first, then the other, on another colour.
treehouse-ruling-T14 = Everyone scores their whole house: a room brings 1 point, 2 if "2 points" lies on its colour, nothing if "no points" does. The condition cards go back.
treehouse-ruling-T15 = After round 3, for each colour, the one player with most rooms of it takes its score card and gains a point for each of these rooms. If several tie for most, nobody does. What was laid on the colour does not matter here.
treehouse-ruling-T16 = Most points win. Of equals the one with the largest number of rooms of a single colour wins; if that is equal too, they share the victory.
treehouse-ruling-T17 = There are no condition cards. In every scoring each player in turn, clockwise from the first chooser, takes one score card. Every room of the colours taken brings its owner 1 point, all others nothing. The score cards go back; the end is the same. The option is youngest.
