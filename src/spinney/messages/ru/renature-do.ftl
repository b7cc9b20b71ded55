# Renature: что делает действие, словами.

# Где растение: области достаточно, если речь может идти только об одной её ячейке. Форма gen — и после «в».
renature-spot = область { $area }
    .gen = области { $area }
renature-spot-beside = { renature-spot }, { $side ->
    [left] слева от { $animal-gen }
    [above] над { $animal-ins }
    [below] под { $animal-ins }
   *[right] справа от { $animal-gen }
}
    .gen = { renature-spot.gen }, { $side ->
        [left] слева от { $animal-gen }
        [above] над { $animal-ins }
        [below] под { $animal-ins }
       *[right] справа от { $animal-gen }
    }
renature-spot-cell = { renature-spot } (ряд { $row }, столбец { $column })
    .gen = { renature-spot.gen } (ряд { $row }, столбец { $column })

# Облаков 0, пока цена неизвестна.
renature-do-place-row = Выложить фишку { $domino }: ряд { $row }, столбцы { $first } и { $second }
renature-do-place-column = Выложить фишку { $domino }: столбец { $column }, ряды { $first } и { $second }
renature-do-discard = Сбросить фишку { $domino } и ничего не сажать в этом ходу
renature-do-plant = Посадить { $plant-acc } в { $spot-gen }
renature-do-leave = Ничего не сажать
renature-do-gather = { $lost ->
    [0] Собрать облака, которые помещаются
   *[other] Собрать облака, которые помещаются, и потерять { $lost }
}
renature-do-joker = { $clouds ->
    [0] Сделать джокером { $animal-acc }
   *[other] Сделать джокером { $animal-acc } за { $clouds ->
        [one] { $clouds } облако
        [few] { $clouds } облака
       *[many] { $clouds } облаков
    }
}
renature-do-return = { $clouds ->
    [0] Вернуть { $plant-acc } из { $spot-gen }
   *[other] Вернуть { $plant-acc } из { $spot-gen } за { $clouds ->
        [one] { $clouds } облако
        [few] { $clouds } облака
       *[many] { $clouds } облаков
    }
}
renature-do-score = { $areas ->
    [1] Начислить очки за область { $area }
   *[other] Начислить очки за завершённые области
}
renature-do-end = Завершить ход
renature-do-again = { $clouds ->
    [0] Сделать ещё один ход
   *[other] Сделать ещё один ход за { $clouds ->
        [one] { $clouds } облако
        [few] { $clouds } облака
       *[many] { $clouds } облаков
    }
}
renature-do-stop = Передать ход и сохранить облака
