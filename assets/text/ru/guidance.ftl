### The words of the curtain between persons and of the guidance in the first game. Values in braces are filled in by the
### program.

guidance-count = { $n } из { $all }
guidance-understood = Понятно
guidance-enough = Пропустить обучение
guide-place = Расставьте армии
guide_text-place = Щёлкните свою территорию, чтобы добавить армию. Или доверьте это игре: «Расставить остальные».
guide-attack = Атакуйте
guide_text-attack = Щёлкните свою территорию, затем соседнюю другого цвета. Хорошие атаки перечислены ниже. { $end } завершает атаки.
guide-odds = Каковы шансы?
guide_text-odds = Ваша вероятность захвата, точно. { $main } — один бросок, { $blitz } — бой до конца.
guide-occupy = Она ваша
guide_text-occupy = Выберите, сколько армий войдёт. Чтобы атаковать дальше, ведите побольше.
guide-fortify = Завершите ход
guide_text-fortify = Один раз можно перевести армии из тихих мест на фронт. За захват вы получаете карту.
guide-cards = Сдайте карты
guide_text-cards = Три одинаковые или по одной каждой приносят новые армии. { $cards } открывает вашу руку.
guide-opponents = Читайте соперников
guide_text-opponents = Здесь записано всё, что происходит. Щёлкните строку, и тот, кто это сделал, скажет почему.

curtain-turn = Ходит { $name }
curtain-note = Карты и приказы скрыты, пока за стол не сядет { $name }. Остальных просим отвернуться.
curtain-open = Я — { $name }: покажите мой стол
