# Renature: what an action does, as people say it.

# Where a plant is: an area is enough if only one cell of it can be meant.
renature-spot = area { $area }
renature-spot-beside = area { $area }, { $side ->
    [left] left of
    [above] above
    [below] below
   *[right] right of
} the { $animal }
renature-spot-cell = area { $area } (row { $row }, column { $column })

# Clouds are 0 where the price is not known yet.
renature-do-place-row = Place { $domino-name } in row { $row }, columns { $first } and { $second }
renature-do-place-column = Place { $domino-name } in column { $column }, rows { $first } and { $second }
renature-do-discard = Discard { $domino-name } and plant nothing this turn
renature-do-plant = Plant { $plant-yours } in { $spot }
renature-do-leave = Plant nothing
renature-do-gather = { $lost ->
    [0] Gather the clouds that fit
   *[other] Gather the clouds that fit and lose { $lost }
}
renature-do-joker = { $clouds ->
    [0] Move the joker to the { $animal }
   *[other] Move the joker to the { $animal } for { $clouds } clouds
}
renature-do-return = { $clouds ->
    [0] Take { $plant-yours } back from { $spot }
    [one] Take { $plant-yours } back from { $spot } for { $clouds } cloud
   *[other] Take { $plant-yours } back from { $spot } for { $clouds } clouds
}
renature-do-score = { $areas ->
    [1] Score area { $area }
   *[other] Score the completed areas
}
renature-do-end = End the turn
renature-do-again = { $clouds ->
    [0] Take another turn
   *[other] Take another turn for { $clouds } clouds
}
renature-do-stop = Stop here and keep your clouds
