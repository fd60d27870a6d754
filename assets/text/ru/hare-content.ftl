### What Hare and Hedgehog is made of: opponents and ready-made tables.

## Ready-made tables

scene-hare-first-race = Первая гонка
scene-hare-first-race-note = Добродушные соперники и пока никаких карт: каждая клетка сама говорит, сколько стоит и что делает.
scene-hare-two = Вдвоём на дорожке
scene-hare-two-note = Вы против Парлетта: каждая морковка, которую он сбережёт, пригодилась бы и вам.
scene-hare-three = Втроём на дорожке
scene-hare-three-note = Вы, Лесли, которая следит за своей морковью, и Фейт, которая следит за вашей.
scene-hare-no-luck = Без случайностей
scene-hare-no-luck-note = Без карт, на поле 1978 года: побеждает тот, кто лучше считает.
scene-hare-four = Вчетвером на дорожке
scene-hare-four-note = Вы и трое других, от той, что гуляет, до того, кто считает.
scene-hare-six = Вшестером на дорожке
scene-hare-six-note = Шестеро бегунов, а места мало: следите, где стоят другие.

## Opponents

name-tortoise = Черепаха
name-sprinter = Спринтер
name-leslie = Лесли
name-faith = Фейт
name-parlett = Парлетт
opponent-hare-tortoise-idea = Блуждает наугад, но в сторону дома.
opponent-hare-sprinter-idea = Выбирает ход, после которого сам стоит лучше всего.
opponent-hare-leslie-idea = Думает вперёд и считает, что каждый хочет как можно больше для себя.
opponent-hare-leslie-level-easy = Смотрит 300 позиций.
opponent-hare-leslie-level-normal = Смотрит 3 000 позиций.
opponent-hare-leslie-level-hard = Смотрит 30 000 позиций.
opponent-hare-leslie-level-expert = Смотрит 300 000 позиций.
opponent-hare-faith-idea = Думает вперёд и считает, что каждый хочет как можно дальше оторваться от лучшего соперника.
opponent-hare-faith-level-easy = Смотрит 300 позиций.
opponent-hare-faith-level-normal = Смотрит 3 000 позиций.
opponent-hare-faith-level-hard = Смотрит 30 000 позиций.
opponent-hare-faith-level-expert = Смотрит 300 000 позиций.
opponent-hare-parlett-idea = Сильнейший: думает вперёд, вдвоём — о своём перевесе, в большей компании — о том, чего хочет каждый.
opponent-hare-parlett-level-easy = Смотрит 300 позиций.
opponent-hare-parlett-level-normal = Смотрит 3 000 позиций.
opponent-hare-parlett-level-hard = Смотрит 30 000 позиций, вчетвером и более — 100 000; втроём, вчетвером и вшестером пробует каждый раз больше ходов.
opponent-hare-parlett-level-expert = Смотрит 2 000 000 позиций примерно за секунду; втроём, вчетвером и вшестером пробует каждый раз больше ходов.
