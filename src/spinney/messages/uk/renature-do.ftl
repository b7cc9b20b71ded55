# Renature: що робить дія, словами.

# Де рослина: самої ділянки досить, якщо йдеться лише про одну її клітинку.
renature-spot = ділянка { $area }
    .gen = ділянки { $area }
    .loc = ділянці { $area }
renature-spot-beside = { renature-spot }, { $side ->
    [left] ліворуч від { $animal-gen }
    [above] над { $animal-ins }
    [below] під { $animal-ins }
   *[right] праворуч від { $animal-gen }
}
    .gen = { renature-spot.gen }, { $side ->
        [left] ліворуч від { $animal-gen }
        [above] над { $animal-ins }
        [below] під { $animal-ins }
       *[right] праворуч від { $animal-gen }
    }
    .loc = { renature-spot.loc }, { $side ->
        [left] ліворуч від { $animal-gen }
        [above] над { $animal-ins }
        [below] під { $animal-ins }
       *[right] праворуч від { $animal-gen }
    }
renature-spot-cell = { renature-spot } (ряд { $row }, стовпець { $column })
    .gen = { renature-spot.gen } (ряд { $row }, стовпець { $column })
    .loc = { renature-spot.loc } (ряд { $row }, стовпець { $column })

# Хмар 0, доки ціна невідома.
renature-do-place-row = Покласти доміно { $domino }: ряд { $row }, стовпці { $first } і { $second }
renature-do-place-column = Покласти доміно { $domino }: стовпець { $column }, ряди { $first } і { $second }
renature-do-discard = Скинути доміно { $domino } і нічого не садити цього ходу
renature-do-plant = Посадити { $plant-acc } на { $spot-loc }
renature-do-leave = Нічого не садити
renature-do-gather = { $lost ->
    [0] Зібрати хмари, які вміщуються
   *[other] Зібрати хмари, які вміщуються, і втратити { $lost }
}
renature-do-joker = { $clouds ->
    [0] Зробити джокером { $animal-acc }
   *[other] Зробити джокером { $animal-acc } за { $clouds ->
        [one] { $clouds } хмару
        [few] { $clouds } хмари
       *[many] { $clouds } хмар
    }
}
renature-do-return = { $clouds ->
    [0] Забрати { $plant-acc } із { $spot-gen }
   *[other] Забрати { $plant-acc } із { $spot-gen } за { $clouds ->
        [one] { $clouds } хмару
        [few] { $clouds } хмари
       *[many] { $clouds } хмар
    }
}
renature-do-score = { $areas ->
    [1] Підрахувати ділянку { $area }
   *[other] Підрахувати завершені ділянки
}
renature-do-end = Завершити хід
renature-do-again = { $clouds ->
    [0] Зробити ще один хід
   *[other] Зробити ще один хід за { $clouds ->
        [one] { $clouds } хмару
        [few] { $clouds } хмари
       *[many] { $clouds } хмар
    }
}
renature-do-stop = Зупинитися і зберегти хмари
