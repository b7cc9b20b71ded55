# Os níveis dos bots.

level-seedling = Rebento
level-about-seedling = Joga o que parece bonito. Até uma criança ganha.
level-sapling = Arvorezinha
level-about-sapling = Olha um passo à frente, mas distrai-se muitas vezes.
level-gardener = Jardineiro
level-about-gardener = Olha um passo à frente e raramente erra.
level-ranger = Guarda-parque
level-about-ranger = Dá o melhor passo que vê.
level-forester = Guarda-florestal
level-about-forester = Experimenta muitas formas de o jogo continuar e lembra-se de tudo o que viu.
level-elder = Ancião
level-about-elder = Experimenta milhares de continuações: o mais forte.
