### Из чего сделана игра «Джунгли»: соперники и готовые столы.

## Готовые столы

scene-jungle-first-game = Первая партия
scene-jungle-first-game-note = Хват берёт всё, что может, и дальше не смотрит: поставьте ему ловушку.
scene-jungle-tracker = Против Следопыта
scene-jungle-tracker-note = Сильнейший соперник: думает вперёд и считает, кто раньше придёт к логову.
scene-jungle-two = Вдвоём за экраном
scene-jungle-two-note = Вы и тот, кто рядом с вами.
scene-jungle-no-rats = Без крыс
scene-jungle-no-rats-note = В озёрах никто не плавает: прыжкам ничто не мешает, и слона ничто не остановит.
scene-jungle-rats-afloat = Крысы в озёрах
scene-jungle-rats-afloat-note = Обе крысы уже плывут навстречу чужим львам и тиграм: кто удержит озёра закрытыми?
scene-jungle-elephant-ahead = Лишний слон
scene-jungle-elephant-ahead-note = Соперник остался без слона. Для победы этого довольно, но и крыса о слоне помнит.
scene-jungle-house-rules = Домашние правила
scene-jungle-house-rules-note = Собака старше волка, лев и тигр равны, а через озёра поперёк прыгает и леопард.

## Задачи

scene-jungle-puzzles-around-the-trap = В обход ловушки
scene-jungle-puzzles-around-the-trap-note = Дорога в логово ведёт через ловушку, а в ловушке слон не сильнее котёнка. Волк караулит рядом.
scene-jungle-puzzles-the-other-lake = Другое озеро
scene-jungle-puzzles-the-other-lake-note = Прыжок экономит три шага по дороге к логову. Но хватит и одной крысы в воде, чтобы прыгнуть было нельзя.
scene-jungle-puzzles-rat-on-the-bank = Крыса у берега
scene-jungle-puzzles-rat-on-the-bank-note = Из воды крыса на суше никого не берёт. Шагов у слона немного: где крысе выйти на берег?
scene-jungle-puzzles-a-rat-before-the-den = Крыса у логова
scene-jungle-puzzles-a-rat-before-the-den-note = Крыса в двух шагах от вашего логова. Тигр одним прыжком был бы на полпути к чужому, но крыса быстрее.
scene-jungle-puzzles-who-is-first = Кто первый
scene-jungle-puzzles-who-is-first-note = Трое ваших против троих чужих, и волк почти у цели. Начнёте не с того шага — и кто-нибудь успеет вернуться.
scene-jungle-puzzles-keep-it-busy = Не дать передышки
scene-jungle-puzzles-keep-it-busy-note = Тигр бьёт и леопарда, и кошку, да ещё и прыгает. Только один шаг не даст ему передышки.
scene-jungle-puzzles-swim-for-it = Вплавь
scene-jungle-puzzles-swim-for-it-note = Крыса плывёт рядом со слоном, и взять его оттуда не может. Зато между озёрами она погонит его перед собой до самого логова.
scene-jungle-puzzles-the-long-way = Сначала назад
scene-jungle-puzzles-the-long-way-note = Леопард сильнее волка. И всё же его дорога к логову начинается с шага назад.

## Соперники

opponent-jungle-novice-idea = Делает что угодно, лишь бы по правилам.
opponent-jungle-grabber-idea = Входит в логово, если может, иначе берёт самого дорогого зверя, а иначе делает что угодно.
opponent-jungle-tracker-idea = Думает вперёд и считает, кто дойдёт до логова, прежде чем ему помешают.
opponent-jungle-tracker-level-easy = Рассматривает 300 позиций.
opponent-jungle-tracker-level-normal = Рассматривает 5 000 позиций.
opponent-jungle-tracker-level-hard = Рассматривает 60 000 позиций.
opponent-jungle-tracker-level-expert = Рассматривает 400 000 позиций.
