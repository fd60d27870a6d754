### Из чего сделана игра «Закрытые джунгли»: соперники и готовые столы.

## Готовые столы

scene-flip_jungle-first-game = Первая партия
scene-flip_jungle-first-game-note = Хват берёт всё, что может, и дальше не смотрит: поставьте ему ловушку.
scene-flip_jungle-prowler = Против Ловца
scene-flip_jungle-prowler-note = Сильнейший соперник: учитывает каждого зверя, которого могут открыть, и знает, чем кончаются окончания.

## Соперники

name-prowler = Ловец
opponent-flip_jungle-novice-idea = Делает что угодно, лишь бы по правилам.
opponent-flip_jungle-grabber-idea = Берёт самого дорогого зверя, какого может, а иначе делает что угодно.
opponent-flip_jungle-prowler-idea = Думает вперёд, учитывая вероятность каждой фигуры, которую могут открыть.
opponent-flip_jungle-prowler-level-easy = Рассматривает 200 позиций.
opponent-flip_jungle-prowler-level-normal = Рассматривает 3 000 позиций.
opponent-flip_jungle-prowler-level-hard = Рассматривает 40 000 позиций.
opponent-flip_jungle-prowler-level-expert = Рассматривает 400 000 позиций.
