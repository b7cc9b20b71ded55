# Arboretum: a first game, step by step.

arboretum-lesson-1 = Welcome to your arboretum. This is your hand: seven cards, each with a species of tree and a value from 1 to 8. You will plant some of them, and keep others to the end.
arboretum-lesson-2 = Your turn starts with two draws. Take a card from the deck, or the top card of a discard pile if there is one.
arboretum-lesson-3 = Now draw the second card. Everyone has seen what you take from a discard pile; only you know what you draw from the deck.
arboretum-lesson-4 = Play a card: pick one from your hand and press the free place. A middle value leaves room for paths in both directions.
arboretum-lesson-5 = Now discard a card onto your pile. Others may take it, so give away what helps them least.
arboretum-lesson-6 = The bot takes its turn. Then draw two cards again and play one beside the first. Point at a place with a card in hand to see what it would bring.
arboretum-lesson-7 = A path goes from card to card with rising values, and its first and last cards are of the same species. Each card brings 1 point, or 2 if the path has four cards or more, all of one species. Starting with a 1 brings 1 more point, ending with an 8 brings 2.
arboretum-lesson-8 = But only the player with the highest sum of a species in hand may score it: keep some good cards. And beware: if another player holds the 1 of a species, your 8 in hand counts 0.
arboretum-lesson-9 = Two players have finished their game. Watch species by species: the hands decide who may score, a 1 strikes out an 8, then the paths bring their points.
arboretum-lesson-10 = That is the whole game: it ends when the deck is empty. The book button opens the rules, and the lamp shows what a strong bot would do.
