# Os níveis dos bots.

level-seedling = Rebento
level-about-seedling = Joga o que parece bonito. Até uma criança ganha.
level-sapling = Arvorezinha
level-about-sapling = Pensa uma jogada à frente, mas distrai-se muitas vezes.
level-gardener = Jardineiro
level-about-gardener = Pensa uma jogada à frente e raramente erra.
level-ranger = Guarda-parque
level-about-ranger = Faz a melhor jogada que vê.
level-forester = Silvicultor
level-about-forester = Experimenta muitas continuações do jogo e lembra-se de tudo o que viu.
level-elder = Ancião
level-about-elder = Experimenta milhares de continuações.
level-dryad = Dríade
level-about-dryad = É quem experimenta mais caminhos antes de decidir.

# Nomes curtos dos bots. Nenhum está entre guest-names, os níveis e as coisas dos jogos.
bot-names = Hera, Malva, Louro, Jasmim, Sálvia, Melro, Urze, Cardo, Junco, Arruda, Giesta, Funcho
