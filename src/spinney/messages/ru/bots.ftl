# Уровни ботов.

level-seedling = Росток
level-about-seedling = Играет то, что красиво выглядит. Победит и ребёнок.
level-sapling = Саженец
level-about-sapling = Смотрит на шаг вперёд, но часто отвлекается.
level-gardener = Садовник
level-about-gardener = Смотрит на шаг вперёд и редко ошибается.
level-ranger = Егерь
level-about-ranger = Делает лучший шаг, который видит.
level-forester = Лесник
level-about-forester = Пробует много продолжений игры и помнит всё увиденное.
level-elder = Старейшина
level-about-elder = Пробует тысячи продолжений: самый сильный уровень.
