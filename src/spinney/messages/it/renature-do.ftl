# Renature: che cosa fa un’azione, come lo si dice.

# Dov’è una pianta: basta l’area, se non può essere che una casella.
renature-spot = area { $area }
renature-spot-beside = area { $area }, { $side ->
    [left] a sinistra { $animal-of }
    [above] sopra { $animal-the }
    [below] sotto { $animal-the }
   *[right] a destra { $animal-of }
}
renature-spot-cell = area { $area } (riga { $row }, colonna { $column })

# Le nuvole sono 0 finché il prezzo non è noto.
renature-do-place-row = Posa la tessera { $domino } nella riga { $row }, colonne { $first } e { $second }
renature-do-place-column = Posa la tessera { $domino } nella colonna { $column }, righe { $first } e { $second }
renature-do-discard = Scarta la tessera { $domino } e non piantare in questo turno
renature-do-plant = Pianta { $plant-a } nell’{ $spot }
renature-do-leave = Non piantare niente
renature-do-gather = { $lost ->
    [0] Raccogli le nuvole per cui c’è posto
   *[other] Raccogli le nuvole per cui c’è posto e perdine { $lost }
}
renature-do-joker = { $clouds ->
    [0] Rendi jolly { $animal-the }
   *[other] Rendi jolly { $animal-the } pagando { $clouds } nuvole
}
renature-do-return = { $clouds ->
    [0] Riprendi { $plant-the } dall’{ $spot }
    [one] Riprendi { $plant-the } dall’{ $spot } pagando { $clouds } nuvola
   *[other] Riprendi { $plant-the } dall’{ $spot } pagando { $clouds } nuvole
}
renature-do-score = { $areas ->
    [1] Assegna i punti dell’area { $area }
   *[other] Assegna i punti delle aree completate
}
renature-do-end = Termina il turno
renature-do-again = { $clouds ->
    [0] Gioca un altro turno
   *[other] Gioca un altro turno pagando { $clouds } nuvole
}
renature-do-stop = Fermati qui e tieni le nuvole
