# O que todos os jogos dizem.

# $number (number): o lugar, a partir de 1. Só se diz onde o nome não é conhecido.
player = Jogador { $number }

game-nobody-won = Ninguém vence.
game-won-resigned = { $player } vence: { $others } { $count ->
    [1] desiste
   *[other] desistem
}.
game-won = { $player } vence com { $points } { $points ->
    [one] ponto
   *[other] pontos
}.
# $why (message): o que decidiu entre pontos iguais, por exemplo arboretum-tie-break.
game-won-tie = { $player } vence o desempate com { $points } { $points ->
    [one] ponto
   *[other] pontos
}: { $why }.
# $players (message): dois ou mais nomes, em lista.
game-shared = { $players } partilham a vitória com { $points } { $points ->
    [one] ponto
   *[other] pontos
}.

# Listas, feitas destas duas: «A, B e C».
list-and = { $first } e { $last }
list-more = { $first }, { $rest }

# A distribuição, no começo de um histórico. $cards (message): uma lista de cartas, salas ou dominós.
opening-hand = Mão de { $player }: { $cards }.
opening-first = Começa { $player }.

refused-over = O jogo acabou.
refused-spectator = Quem assiste só pode ver.
# $text (string): o que foi escrito.
refused-not-offered = «{ $text }» não está entre as suas opções neste momento.
refused-turn = É a vez de { $player }.

# A forma de um ficheiro ou pedido. $place (string): onde, seats[0].name. $field, $wanted, $got (string): palavras do formato, nunca traduzidas.
form-not-json = não é JSON
form-at = em { $place }: { $why }
form-missing = falta o campo «{ $field }»
form-unknown = não há nenhum campo «{ $field }»
form-type = devia ser { $wanted }, não { $got }
form-length = devia ser uma lista de { $length } coisas
form-value = este valor não é possível

# O que uma mesa pode escolher.
options-form = opções: { $why }
# $players, $first (string): o que foi escolhido.
options-players = este jogo é para { $least } a { $most } jogadores, não { $players }
options-players-only = o número de jogadores tem de ser { $least }, não { $players }
# $last (number): o último lugar, contado a partir de 0.
options-first = o primeiro jogador é um lugar de 0 a { $last }, não { $first }

# As últimas linhas da pontuação, nos jogos que nada mais dizem sobre os seus pontos.
sheet-total = { $player }: { $points } { $points ->
    [one] ponto
   *[other] pontos
}.
