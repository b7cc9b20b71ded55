# Renature: o que uma ação faz, como se diz.

# Onde está uma planta: a área basta, se só puder ser uma casa.
renature-spot = área { $area }
renature-spot-beside = área { $area }, { $side ->
    [left] à esquerda
    [above] acima
    [below] abaixo
   *[right] à direita
} { $animal-of }
renature-spot-cell = área { $area } (linha { $row }, coluna { $column })

# As nuvens são 0 enquanto o preço não é conhecido.
renature-do-place-row = Colocar o dominó { $domino } na linha { $row }, colunas { $first } e { $second }
renature-do-place-column = Colocar o dominó { $domino } na coluna { $column }, linhas { $first } e { $second }
renature-do-discard = Descartar o dominó { $domino } e não plantar nada neste turno
renature-do-plant = Plantar { $plant-a } na { $spot }
renature-do-leave = Não plantar nada
renature-do-gather = { $lost ->
    [0] Recolher as nuvens que cabem
   *[other] Recolher as nuvens que cabem e perder { $lost }
}
renature-do-joker = { $clouds ->
    [0] Passar o curinga para { $animal-the }
   *[other] Passar o curinga para { $animal-the } por { $clouds } nuvens
}
renature-do-return = { $clouds ->
    [0] Pegar de volta { $plant-the } da { $spot }
    [1] Pegar de volta { $plant-the } da { $spot } por { $clouds } nuvem
   *[other] Pegar de volta { $plant-the } da { $spot } por { $clouds } nuvens
}
renature-do-score = { $areas ->
    [1] Pontuar a área { $area }
   *[other] Pontuar as áreas completadas
}
renature-do-end = Terminar o turno
renature-do-again = { $clouds ->
    [0] Jogar outro turno
   *[other] Jogar outro turno por { $clouds } nuvens
}
renature-do-stop = Parar aqui e guardar as nuvens
