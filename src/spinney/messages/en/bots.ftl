# The levels of the bots.

level-seedling = Seedling
level-about-seedling = Plays what looks nice. A child can win.
level-sapling = Sapling
level-about-sapling = Looks one step ahead, and is often distracted.
level-gardener = Gardener
level-about-gardener = Looks one step ahead and takes what is best there.
level-ranger = Ranger
level-about-ranger = Tries out a few dozen ways the game could go on.
level-forester = Forester
level-about-forester = Tries out hundreds of ways, and remembers every card.
level-elder = Elder
level-about-elder = Tries out thousands of ways: the strongest.
