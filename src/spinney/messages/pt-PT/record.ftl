# Porque um registo não se pode jogar. Vêm depois de «Este registo não se pode jogar:» ou parecido, por isso começam com minúscula.
# Lugares, linhas e rondas são os do ficheiro: lugares e linhas contam a partir de 0.

# Onde. $why (message): outra destas frases.
record-form = não é um registo: { $why }
record-options = opções: { $why }
record-setup = preparação: { $why }
record-move = jogada { $number }: { $why }

record-format = o formato é «{ $format }»; só se consegue ler «{ $known }»
# $games (message): uma lista de nomes.
record-game = não há o jogo «{ $game }»; os jogos são { $games }
# $game (message): o nome do jogo. $version (string)
record-rules = segue a versão { $version } das regras de { $game }; esta é a versão { $known }
record-seats = lugares: { $seats }, para um jogo de { $players } jogadores
record-long = tem { $rows } linhas; aqui jogam-se no máximo { $most }
record-large = mostrado passo a passo, ocuparia mais de { $most } MB

# Jogadas
record-no-seat = não há lugar { $seat }
# $text (string): uma ação escrita.
record-illegal = o lugar { $seat } não pode jogar «{ $text }» nesse momento
record-over = o jogo já acabou
record-resigned = o lugar { $seat } já desistiu
record-no-action = undo indica a linha «{ $row }», que não é uma ação do lugar { $seat }
record-undone = undo indica a linha { $row }, que já foi anulada

# O resultado. $points, $winners, $found, $found_winners (string): listas como [12, 9].
record-no-result = o jogo acabou, mas o registo não tem resultado
record-early-result = o registo tem um resultado, mas as jogadas não terminam o jogo
record-result = o registo diz { $points } pontos e vencedores { $winners }; as jogadas levam a { $found } e { $found_winners }

# Acaso
record-quick-seed = uma semente rápida escreve-se seed/stream, ambos abaixo de 2^63, não «{ $seed }»
record-sealed-seed = uma semente selada tem 64 dígitos hexadecimais, não «{ $seed }»
record-no-seed = não tem semente, por isso não se pode verificar a distribuição
record-other-deal = as cartas não foram dadas a partir da semente deste registo
record-no-shuffle = não diz de que foi feita a semente
record-shuffle-secret = o segredo tem de ter 64 dígitos hexadecimais
record-shuffle-hash = o hash do segredo não é o que consta do registo
record-shuffle-seats = cada um dos { $seats } lugares tem de ter exatamente uma contribuição para a distribuição, mas há { $count }
record-shuffle-bot = o lugar { $seat } é de um bot, e os bots não juntam nada à distribuição
record-shuffle-nonce = os bytes do lugar { $seat } têm de ser de 16 a 64, em dígitos hexadecimais
record-shuffle-commitment = os bytes do lugar { $seat } não são aqueles com que se tinha comprometido
record-shuffle-seed = a semente deste jogo não vem do segredo e dos bytes dos lugares
record-other-match = é o registo do jogo «{ $match }», não de «{ $wanted }»
record-other-commitment = «{ $commitment }» não está entre os seus compromissos
record-other-nonce = nenhum lugar juntou os bytes «{ $nonce }»

# A distribuição. $text (string): uma carta, sala ou dominó. $count (number): quantas cartas, salas ou dominós.
record-first = começa o lugar { $first }, mas as opções escolheram o lugar { $chosen }
record-species = as espécies não são as que as opções escolheram
record-hands = { $players } jogadores precisam de outras tantas mãos e pilhas
record-hand = a mão { $seat } tem { $count }, não { $wanted }
record-pile = a pilha { $seat } tem { $count }, não { $wanted }
record-reserve = a reserva { $seat } tem { $count }, não { $wanted }
record-rounds = há mãos para { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
}, não { $wanted }
record-round-hands = a ronda { $round } tem { $hands } { $hands ->
    [one] mão
   *[other] mãos
} para { $players } jogadores
record-round-hand = a mão { $seat } da ronda { $round } tem { $count }, não { $wanted }
record-no-card = «{ $text }» não existe neste jogo
record-no-domino = «{ $text }» não é um dominó; escreva os animais pela ordem da pista do joker, como frog-owl
record-twice = { $text } aparece duas vezes
record-count = distribuíram-se { $count }, não { $wanted }
record-valley = o vale não é o que as opções escolheram
record-no-area = fichas: não há a área «{ $area }»
record-areas = há fichas para { $areas } { $areas ->
    [one] área
   *[other] áreas
}, não { $wanted }
record-left-out = fichas que ficam de fora: { $count }, não { $wanted }
record-token = uma ficha que fica de fora é um tamanho e um verso, como [7, 3]
# $size, $back (string)
record-tokens = fichas de { $size } com o verso { $back }: { $count }; a caixa tem { $box }
