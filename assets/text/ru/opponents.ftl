### Levels of opponents, as they are written in specs.

level-beginner = новичок
level-easy = лёгкий
level-normal = обычный
level-hard = сложный
level-expert = эксперт

## Имена, общие у соперников разных игр

name-novice = Новичок
name-grabber = Хват
name-tracker = Следопыт
name-strategist = Стратег
