# Рівні ботів.

level-seedling = Паросток
level-about-seedling = Робить те, що має гарний вигляд. Переможе й дитина.
level-sapling = Саджанець
level-about-sapling = Дивиться на хід уперед, але часто відволікається.
level-gardener = Садівник
level-about-gardener = Дивиться на хід уперед і рідко помиляється.
level-ranger = Єгер
level-about-ranger = Завжди робить найкращий хід, який бачить.
level-forester = Лісник
level-about-forester = Пробує багато варіантів продовження й пам’ятає все побачене.
level-elder = Старійшина
level-about-elder = Пробує тисячі варіантів.
level-dryad = Дріада
level-about-dryad = Перед рішенням перебирає найбільше варіантів.

# Короткі імена ботів. Жодного немає серед guest-names, рівнів і речей з ігор.
bot-names = Сойка, Терен, Рута, Чиж, Калина, Одуд, Мальва, Грак, М’ята, Дрізд, Осока, Кмин
