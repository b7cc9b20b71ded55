# Arboretum: a first game, step by step.

arboretum-lesson-1 = Welcome to your arboretum. You are playing one easy bot, by the real rules. First look at your hand: seven cards, each with a species and a value from 1 to 8.
arboretum-lesson-2 = Your turn starts with two draws. Take a card from the deck, or the top card of a discard pile if there is one.
arboretum-lesson-3 = Now draw the second card. Everyone has seen what you take from a discard pile; only you know what you draw from the deck.
arboretum-lesson-4 = Play a card: pick one from your hand and click a free place. A middle value leaves room for paths in both directions.
arboretum-lesson-5 = Now discard a card onto your pile. Others may take it, so give away what helps them least.
arboretum-lesson-6 = The bot takes its turn. Then it is yours again: draw two cards.
arboretum-lesson-7 = And the second one.
arboretum-lesson-8 = Play a card beside the first one. If the new card is higher, a visitor can walk from the first to this one: that is the start of a path.
arboretum-lesson-9 = Discard again. Remember: at the end, only the player who holds the highest sum of a species in hand may score it, so some good cards must stay with you.
arboretum-lesson-10 = That is the whole game. Play on as long as you like: it ends when the deck is empty. The book button opens the rules, and the lamp shows what a strong bot would do.
