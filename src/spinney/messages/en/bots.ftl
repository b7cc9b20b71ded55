# The levels of the bots.

level-seedling = Seedling
level-about-seedling = Plays whatever looks nice. A child can win.
level-sapling = Sapling
level-about-sapling = Looks one move ahead, but is easily distracted.
level-gardener = Gardener
level-about-gardener = Looks one move ahead and seldom goes wrong.
level-ranger = Ranger
level-about-ranger = Always makes the best move it can see.
level-forester = Forester
level-about-forester = Tries out many ways the game could go, and remembers everything it has seen.
level-elder = Elder
level-about-elder = Tries out thousands of ways the game could go.
level-dryad = Dryad
level-about-dryad = Tries out the most ways of all before it decides.

# Short names of bots. None is among guest-names, nor a level, nor anything that a game has.
bot-names = Birk, Ivy, Basil, Tansy, Reed, Bryony, Teasel, Poppy, Jasper, Myrtle, Thorn, Daisy
