# Уровни ботов.

level-seedling = Росток
level-about-seedling = Играет так, как красивее. Победит и ребёнок.
level-sapling = Саженец
level-about-sapling = Смотрит на шаг вперёд, но часто отвлекается.
level-gardener = Садовник
level-about-gardener = Смотрит на шаг вперёд и редко ошибается.
level-ranger = Егерь
level-about-ranger = Делает лучший ход, который видит.
level-forester = Лесник
level-about-forester = Пробует много продолжений партии и помнит всё, что видел.
level-elder = Старейшина
level-about-elder = Пробует тысячи продолжений.
level-dryad = Дриада
level-about-dryad = Перед решением перебирает больше всех вариантов.

# Короткие имена ботов. Ни одного нет среди guest-names, уровней и вещей из игр.
bot-names = Сойка, Тёрн, Рута, Чиж, Калина, Удод, Мальва, Грач, Мята, Дрозд, Осока, Тмин
