# Arboretum: how it is played, a first game, and the rulings.

# Short pages for those who do not know the game.
arboretum-how-1-title = What it is about
arboretum-how-1 = You plant trees in rows that visitors walk along. At the end a path of a species brings points only to whoever still holds the most of that species in hand. Every good card is wanted twice: in the ground and in the hand.
arboretum-how-2-title = Your turn
arboretum-how-2 = Draw two cards, one after the other, each from the deck or from the top of any discard pile. Plant one card beside, above or below a card of your arboretum. Put one card on your discard pile. You end with seven cards again.
arboretum-how-3-title = Paths
arboretum-how-3 = A path walks from card to card, never corner to corner, and the values rise at every step; gaps are allowed. Its first and last card are of one species, those between may be anything.
arboretum-how-4-title = What a path is worth
arboretum-how-4 = 1 point a card. 1 more a card if it has at least four cards and all are of its species. 1 point if it starts with a 1, and 2 points if it ends with an 8. Your best path of each species counts.
arboretum-how-5-title = Who may score
arboretum-how-5 = When the deck is empty, the hands are shown. For each species only the highest sum in hand may score its path; ties all may. An 8 counts nothing if another hand holds the 1 of that species.
arboretum-how-6-title = A good start
arboretum-how-6 = Begin near the middle values so that paths can grow both ways, and keep the high cards of the species you plant.

# The first game, step by step.
arboretum-lesson-1 = Welcome to your arboretum. You play against one easy bot, with the real rules. First look at your hand: seven cards, each with a species and a value from 1 to 8.
arboretum-lesson-2 = Your turn begins with two draws. Take a card from the deck, or the top card of a discard pile if there is one.
arboretum-lesson-3 = Now draw the second card. What you take from a pile everybody has seen; what you take from the deck only you know.
arboretum-lesson-4 = Plant a card: pick one of your hand and click a free place. A middle value leaves room for paths in both directions.
arboretum-lesson-5 = Now put one card on your discard pile. Others may take it, so give away what helps them least.
arboretum-lesson-6 = The bot has its turn. Then it is yours again: draw two cards.
arboretum-lesson-7 = And the second one.
arboretum-lesson-8 = Plant beside the first card. If the new card is higher, a visitor can walk from the first to this one: that is the start of a path.
arboretum-lesson-9 = Discard again. Remember: at the end only who holds the highest sum of a species in hand may score it, so some good cards must stay with you.
arboretum-lesson-10 = That is the whole game. Play on as long as you like: it ends when the deck is empty. The rules are behind the book button, and the lamp shows what a strong bot would do.

# The rulings, by the numbers that code and tests use.
arboretum-ruling-A1 = Two players use six species (48 cards), three use eight (64), four use all ten (80). Which ones stay in the box is drawn by lot, or chosen by the table (species).
arboretum-ruling-A2 = Everyone is dealt seven cards. The rest is the deck, face down. The first player is drawn by lot, or chosen by the table (first).
arboretum-ruling-A3 = Everyone has a face-up discard pile of their own, empty at the start. With opening_discard everyone but the first player starts with one card on it, taken from the deck after the deal, as in the edition of 2015.
arboretum-ruling-A4 = Draw two cards, one after the other. Each comes from the top of the deck or from the top of any discard pile, your own too, twice from the same place if you like. You see the first card before you decide where the second comes from.
arboretum-ruling-A5 = What you take from a discard pile, everybody has seen; what you take from the deck, only you. Anybody may look through any discard pile at any time.
arboretum-ruling-A6 = Play one of your nine cards into your arboretum. The first goes anywhere; every later one goes beside, above or below a card that is there, never just corner to corner. Cards never move again, and the arboretum has no borders.
arboretum-ruling-A7 = Discard one of the eight cards left onto your own pile, perhaps one you have just drawn. You have seven cards again.
arboretum-ruling-A8 = Whoever draws the deck's last card finishes the turn, and that was the game. If it was the first of the two draws, the second comes from a discard pile: there is always one to take from.
arboretum-ruling-A9 = Whoever holds the highest sum of a species may score it. If several tie, all of them may.
arboretum-ruling-A10 = Your 8 counts 0 if somebody else holds the 1 of that species in hand. Your own 1 does your 8 no harm, nor does a 1 in an arboretum or on a pile. The 1 itself always counts 1.
arboretum-ruling-A11 = If nobody holds the species, everybody may score it.
arboretum-ruling-A12 = If you may score but have no path, you get nothing, and the others still may not score. That is often the point.
arboretum-ruling-A13 = A path walks from card to card, beside, above or below, with values that rise at every step, gaps allowed. Its first and last card are of the species being scored; those between may be anything. It has at least two cards.
arboretum-ruling-A14 = It is worth 1 point a card, another 1 a card if it has at least four cards and all are of its species, 1 if it starts with a 1, and 2 if it ends with an 8. These last two are never doubled.
arboretum-ruling-A15 = Only your most valuable path of a species counts; that need not be the longest. A card may serve the paths of several species.
arboretum-ruling-A16 = Most points win. If that is a tie, most different species in the own arboretum; if that is a tie too, the victory is shared.
