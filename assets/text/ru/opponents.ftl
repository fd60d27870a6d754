### Levels of opponents, as they are written in specs.

level-easy = лёгкий
level-normal = обычный
level-hard = сложный
