### Из чего сделана «Охота на лис»: охотники и готовые столы.

## Готовые столы

scene-fox_hunt-first-game = Первая охота
scene-fox_hunt-first-game-note = Три лисы на шести столбцах и шести рядах: промах говорит, сколько их на его лучах.
scene-fox_hunt-eight = Восемь лис
scene-fox_hunt-eight-note = Обычное поле. Егерю, который считает все способы, которыми могут лежать лисы, нужно около 20 выстрелов.
scene-fox_hunt-one-is-certain = Одна лиса известна
scene-fox_hunt-one-is-certain-note = Три выстрела — мимо. Есть одна клетка, в которой лиса точно есть. Какая?
scene-fox_hunt-three-are-certain = Четыре промаха говорят всё
scene-fox_hunt-three-are-certain-note = Четыре выстрела — мимо, и по ним известно, где все три лисы. Найдите их без единого промаха.
scene-fox_hunt-five-are-certain = Пять лис, семь промахов
scene-fox_hunt-five-are-certain-note = Семь выстрелов — мимо, и пять лис могут лежать только одним способом. Найдите их без единого промаха.

## Охотники

name-beater = Загонщик
name-huntsman = Егерь
opponent-fox_hunt-novice-idea = Стреляет в любую клетку.
opponent-fox_hunt-beater-idea = Не стреляет в клетки, где промах не видел лис.
opponent-fox_hunt-tracker-idea = Стреляет туда, где лис, похоже, гуще всего.
opponent-fox_hunt-huntsman-idea = Считает все способы, которыми могут лежать лисы.
opponent-fox_hunt-huntsman-level-easy = Смотрит только на вероятность лисы.
opponent-fox_hunt-huntsman-level-normal = Рассматривает 10 расположений лис.
opponent-fox_hunt-huntsman-level-hard = Рассматривает 1 000 расположений лис.
