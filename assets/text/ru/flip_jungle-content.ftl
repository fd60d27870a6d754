### Из чего сделана игра «Закрытые джунгли»: соперники и готовые столы.

## Готовые столы

scene-flip_jungle-first-game = Первая партия
scene-flip_jungle-first-game-note = Хват берёт всё, что может, и дальше не смотрит: поставьте ему ловушку.
scene-flip_jungle-prowler = Против Ловца
scene-flip_jungle-prowler-note = Сильнейший соперник: учитывает каждого зверя, которого могут открыть, и знает, чем кончаются окончания.
scene-flip_jungle-all-open = Все открыты
scene-flip_jungle-all-open-note = Все звери открыты: никакого везения, и каждый стоит рядом с тем, кого боится.
scene-flip_jungle-half-open = Половина открыта
scene-flip_jungle-half-open-note = Сильные открыты, слабые лежат рубашкой вверх: кто окажется рядом со слоном?
scene-flip_jungle-both-fall = Гибнут оба
scene-flip_jungle-both-fall-note = Когда встречаются равные, с доски уходят оба: двойник больше не защита.
scene-flip_jungle-no-time = Время не ждёт
scene-flip_jungle-no-time-note = Двенадцать полуходов без переворота и взятия — и ничья: загонять в угол надо сразу.

## Задачи

scene-flip_jungle-puzzles-the-rat-corners-the-elephant = Крыса загоняет слона
scene-flip_jungle-puzzles-the-rat-corners-the-elephant-note = Самый малый бьёт самого большого, если ходить должен тот, когда между ними шаг. Собака слона не возьмёт, зато умеет ждать.
scene-flip_jungle-puzzles-turned-over-in-time = Перевернуть вовремя
scene-flip_jungle-puzzles-turned-over-in-time-note = Рубашкой вверх лежит ваша кошка, и она стоит хода, который ничего на доске не меняет. Когда он понадобится?
scene-flip_jungle-puzzles-dudeneys-hog = Свинья Дьюдени
scene-flip_jungle-puzzles-dudeneys-hog-note = Тигр против тигра: кому придётся подойти, тот пропал. По мотивам задачи Дьюдени о свиньях: фермер никак не поймает ту, что прямо перед ним, потому что счёт не тот. Исправить его можно лишь раз — не потратьте его слишком рано.
scene-flip_jungle-puzzles-bait = Приманка
scene-flip_jungle-puzzles-bait-note = Собаку волк возьмёт всё равно. Отдайте её там, где счёт будет за тигром.
scene-flip_jungle-puzzles-the-rat-can-wait = Крыса подождёт
scene-flip_jungle-puzzles-the-rat-can-wait-note = Лев бьёт и тигра, и крысу, и крыса рядом. Кого ни возьми первым, второй побежит, и только одному из них бежать некуда.
scene-flip_jungle-puzzles-out-of-reach = Вне досягаемости
scene-flip_jungle-puzzles-out-of-reach-note = Леопард бьёт и крысу, и кошку. Только один шаг удержит обеих на верном расстоянии.
scene-flip_jungle-puzzles-two-against-two = Двое на двое
scene-flip_jungle-puzzles-two-against-two-note = Лев напал на тигра, слон напал на леопарда. Уходите туда, где тигр, убегая, сам угрожает.

## Соперники

name-prowler = Ловец
opponent-flip_jungle-novice-idea = Делает что угодно, лишь бы по правилам.
opponent-flip_jungle-grabber-idea = Берёт самого дорогого зверя, какого может, а иначе делает что угодно.
opponent-flip_jungle-prowler-idea = Думает вперёд, учитывая вероятность каждой фигуры, которую могут открыть.
opponent-flip_jungle-prowler-level-easy = Рассматривает 200 позиций.
opponent-flip_jungle-prowler-level-normal = Рассматривает 3 000 позиций.
opponent-flip_jungle-prowler-level-hard = Рассматривает 40 000 позиций.
opponent-flip_jungle-prowler-level-expert = Рассматривает 400 000 позиций.
