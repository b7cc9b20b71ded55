# Por que um registro não pode ser jogado. Vêm depois de “Este registro não pode ser jogado:” ou parecido, por isso começam com minúscula.
# Lugares, linhas e rodadas são os do arquivo: lugares e linhas contam a partir de 0.

# Onde. $why (message): outra destas frases.
record-form = não é um registro: { $why }
record-options = opções: { $why }
record-setup = preparação: { $why }
record-move = jogada { $number }: { $why }

record-format = o formato é “{ $format }”; só se pode ler “{ $known }”
# $games (message): uma lista de nomes.
record-game = não existe o jogo “{ $game }”; os jogos são { $games }
# $game (message): o nome do jogo. $version (string)
record-rules = segue a versão { $version } das regras de { $game }; esta é a versão { $known }
record-seats = lugares: { $seats }, para uma partida de { $players } jogadores
record-long = tem { $rows } linhas; aqui são jogadas no máximo { $most }
record-large = mostrado passo a passo, ocuparia mais de { $most } MB

# Jogadas
record-no-seat = não há lugar { $seat }
# $text (string): uma ação escrita.
record-illegal = o lugar { $seat } não pode jogar “{ $text }” nesse momento
record-over = a partida já acabou
record-resigned = o lugar { $seat } já desistiu
record-no-action = undo indica a linha “{ $row }”, que não é uma ação do lugar { $seat }
record-undone = undo indica a linha { $row }, que já foi desfeita

# O resultado. $points, $winners, $found, $found_winners (string): listas como [12, 9].
record-no-result = a partida acabou, mas o registro não tem resultado
record-early-result = o registro tem um resultado, mas as jogadas não encerram a partida
record-result = o registro diz { $points } pontos e vencedores { $winners }; as jogadas levam a { $found } e { $found_winners }

# Acaso
record-quick-seed = uma semente rápida se escreve seed/stream, ambos abaixo de 2^63, não “{ $seed }”
record-sealed-seed = uma semente selada tem 64 dígitos hexadecimais, não “{ $seed }”
record-no-seed = não tem semente, então a distribuição não pode ser verificada
record-other-deal = as cartas não foram distribuídas a partir da semente deste registro
record-no-shuffle = não diz de que foi feita a semente
record-shuffle-secret = o segredo deve ter 64 dígitos hexadecimais
record-shuffle-hash = o hash do segredo não é o que consta no registro
record-shuffle-seats = cada um dos { $seats } lugares deve ter exatamente uma contribuição ao embaralhamento, mas há { $count }
record-shuffle-bot = o lugar { $seat } é de um bot, e bots não acrescentam nada ao embaralhamento
record-shuffle-nonce = os bytes do lugar { $seat } devem ser de 16 a 64, em hexadecimal
record-shuffle-commitment = os bytes do lugar { $seat } não são aqueles com que ele se comprometeu
record-shuffle-seed = a semente desta partida não vem do segredo e dos bytes dos lugares
record-other-match = é o registro da partida “{ $match }”, não de “{ $wanted }”
record-other-commitment = “{ $commitment }” não está entre os seus compromissos
record-other-nonce = nenhum lugar acrescentou os bytes “{ $nonce }”

# A distribuição. $text (string): uma carta, um cômodo ou dominó. $count (number): quantas cartas, cômodos ou dominós.
record-first = começa o lugar { $first }, mas as opções escolheram o lugar { $chosen }
record-species = as espécies não são as que as opções escolheram
record-hands = { $players } jogadores precisam do mesmo número de mãos e pilhas
record-hand = a mão { $seat } tem { $count }, não { $wanted }
record-pile = a pilha { $seat } tem { $count }, não { $wanted }
record-reserve = a reserva { $seat } tem { $count }, não { $wanted }
record-rounds = há mãos para { $rounds } { $rounds ->
    [1] rodada
   *[other] rodadas
}, não { $wanted }
record-round-hands = a rodada { $round } tem { $hands } { $hands ->
    [1] mão
   *[other] mãos
} para { $players } jogadores
record-round-hand = a mão { $seat } da rodada { $round } tem { $count }, não { $wanted }
record-no-card = “{ $text }” não existe neste jogo
record-no-domino = “{ $text }” não é um dominó; escreva os animais na ordem da trilha do curinga, como frog-owl
record-twice = { $text } aparece duas vezes
record-count = foram distribuídos { $count }, não { $wanted }
record-valley = o vale não é o que as opções escolheram
record-no-area = fichas: não existe a área “{ $area }”
record-areas = há fichas para { $areas } { $areas ->
    [1] área
   *[other] áreas
}, não { $wanted }
record-left-out = fichas que ficam de fora: { $count }, não { $wanted }
record-token = uma ficha que fica de fora é um tamanho e um verso, como [7, 3]
# $size, $back (string)
record-tokens = fichas de { $size } com o verso { $back }: { $count }; a caixa tem { $box }
