### Из чего сделан «Туман»: соперники и готовые столы.

## Готовые столы

scene-fog-first-game = Первая партия
scene-fog-first-game-note = Шахматы в тумане. Хват берёт всё, что видит, и дальше не смотрит: спрячьте короля и ищите чужого.
scene-fog-scout = Против Лазутчика
scene-fog-scout-note = Держит в уме всё, что могло бы быть под облаками, и спрашивает, что лучше при всём этом.
scene-fog-two = Вдвоём за экраном
scene-fog-two-note = Вы и тот, кто рядом с вами. Между ходами опускается занавес.
scene-fog-xiangqi = Сянци в тумане
scene-fog-xiangqi-note = Китайские шахматы, где пушки стреляют из облаков.
scene-fog-janggi = Чанги на виду
scene-fog-janggi-note = Корейские шахматы по обычным правилам.
scene-fog-chess = Шахматы на виду
scene-fog-chess-note = Шахматы без тумана, по обычным правилам.
scene-fog-sittuyin = Ситтуйин
scene-fog-sittuyin-note = Бирманские шахматы: сначала вы ставите фигуры, куда хотите.

## Соперники

name-scout = Лазутчик
name-oracle = Оракул
opponent-fog-novice-idea = Делает что угодно, лишь бы по правилам.
opponent-fog-grabber-idea = Берёт самую дорогую фигуру, какую видит, а иначе делает что угодно.
opponent-fog-scout-idea = Думает вперёд, в тумане — по всем позициям, какие подходят к увиденному.
opponent-fog-scout-level-easy = Рассматривает 500 позиций и держит в уме 500.
opponent-fog-scout-level-normal = Рассматривает 5 000 позиций и держит в уме 3 000.
opponent-fog-scout-level-hard = Рассматривает 50 000 позиций и держит в уме 10 000.
opponent-fog-scout-level-expert = Рассматривает 400 000 позиций и держит в уме 20 000.
opponent-fog-oracle-idea = Выбирает ходы жребием так, чтобы в тумане никто не извлёк пользы, даже зная как.
opponent-fog-oracle-level-easy = Рассматривает 3 000 позиций и держит в уме 1 000.
opponent-fog-oracle-level-normal = Рассматривает 20 000 позиций и держит в уме 5 000.
opponent-fog-oracle-level-hard = Рассматривает 200 000 позиций и держит в уме 10 000.
opponent-fog-oracle-level-expert = Рассматривает 1 000 000 позиций и держит в уме 20 000.
