### Из чего сделана игра «Джунгли»: соперники и готовые столы.

## Готовые столы

scene-jungle-first-game = Первая партия
scene-jungle-first-game-note = Хват берёт всё, что может, и дальше не смотрит: поставьте ему ловушку.
scene-jungle-tracker = Против Следопыта
scene-jungle-tracker-note = Сильнейший соперник: думает вперёд и считает, кто раньше придёт к логову.
scene-jungle-two = Вдвоём за экраном
scene-jungle-two-note = Вы и тот, кто рядом с вами.

## Соперники

opponent-jungle-novice-idea = Делает что угодно, лишь бы по правилам.
opponent-jungle-grabber-idea = Входит в логово, если может, иначе берёт самого дорогого зверя, а иначе делает что угодно.
opponent-jungle-tracker-idea = Думает вперёд и считает, кто дойдёт до логова, прежде чем ему помешают.
opponent-jungle-tracker-level-easy = Рассматривает 300 позиций.
opponent-jungle-tracker-level-normal = Рассматривает 5 000 позиций.
opponent-jungle-tracker-level-hard = Рассматривает 60 000 позиций.
opponent-jungle-tracker-level-expert = Рассматривает 400 000 позиций.
