# The levels of the bots.

level-seedling = Seedling
level-about-seedling = Plays what looks nice. A child can win.
level-sapling = Sapling
level-about-sapling = Looks one step ahead, and is often distracted.
level-gardener = Gardener
level-about-gardener = Looks one step ahead and seldom errs.
level-ranger = Ranger
level-about-ranger = Takes the best step it can see.
level-forester = Forester
level-about-forester = Tries out many ways the game could go on, and remembers everything it saw.
level-elder = Elder
level-about-elder = Tries out thousands of ways: the strongest.
