# Рівні ботів.

level-seedling = Паросток
level-about-seedling = Грає те, що гарно виглядає. Переможе й дитина.
level-sapling = Саджанець
level-about-sapling = Дивиться на крок уперед, але часто відволікається.
level-gardener = Садівник
level-about-gardener = Дивиться на крок уперед і рідко помиляється.
level-ranger = Єгер
level-about-ranger = Робить найкращий крок, який бачить.
level-forester = Лісник
level-about-forester = Пробує багато продовжень гри й пам’ятає все побачене.
level-elder = Старійшина
level-about-elder = Пробує тисячі продовжень: найсильніший рівень.
