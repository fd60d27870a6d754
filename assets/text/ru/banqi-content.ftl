### Из чего сделана игра баньци: соперники и готовые столы.

## Готовые столы

scene-banqi-first-game = Первая партия
scene-banqi-first-game-note = Хват берёт всё, что может, и дальше не смотрит: поставьте ему ловушку.
scene-banqi-strategist = Против Стратега
scene-banqi-strategist-note = Сильнейший соперник, по правилам Тайваня: он учитывает каждую фигуру, которую могут открыть.
scene-banqi-chinese = По-китайски
scene-banqi-chinese-note = Пушки ходят и берут, как все, и генерал тоже берёт солдат.
scene-banqi-large = Два набора на большой доске
scene-banqi-large-note = Шестьдесят четыре фигуры на шестидесяти четырёх полях, для двоих за одним экраном.

## Соперники

opponent-banqi-novice-idea = Делает что угодно, лишь бы по правилам.
opponent-banqi-grabber-idea = Берёт самую дорогую фигуру, какую может, а иначе делает что угодно.
name-chains = Цепочка
opponent-banqi-chains-idea = Идёт за тем, кого может взять, бежит от тех, кто берёт его, и открывает то, что скорее всего поможет.
opponent-banqi-strategist-idea = Думает вперёд, учитывая вероятность каждой фигуры, которую могут открыть.
opponent-banqi-strategist-level-easy = Рассматривает 300 позиций.
opponent-banqi-strategist-level-normal = Рассматривает 5 000 позиций.
opponent-banqi-strategist-level-hard = Рассматривает 60 000 позиций.
opponent-banqi-strategist-level-expert = Рассматривает 600 000 позиций.
