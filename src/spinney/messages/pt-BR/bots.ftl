# Os níveis dos bots.

level-seedling = Broto
level-about-seedling = Joga o que parecer bonito. Até uma criança ganha.
level-sapling = Muda
level-about-sapling = Pensa uma jogada à frente, mas se distrai com facilidade.
level-gardener = Jardineiro
level-about-gardener = Pensa uma jogada à frente e raramente erra.
level-ranger = Guarda-parque
level-about-ranger = Faz sempre a melhor jogada que vê.
level-forester = Silvicultor
level-about-forester = Experimenta muitos rumos que a partida pode tomar e se lembra de tudo o que viu.
level-elder = Ancião
level-about-elder = Experimenta milhares de rumos.
level-dryad = Dríade
level-about-dryad = É quem experimenta mais caminhos antes de decidir.

# Nomes curtos dos bots. Nenhum está entre guest-names, os níveis e as coisas dos jogos.
bot-names = Caju, Hera, Malva, Angico, Jasmim, Umbu, Guará, Louro, Buriti, Sálvia, Murici, Arruda
