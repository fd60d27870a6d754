### The words of the curtain between persons and of the guidance in the first game. Values in braces are filled in by the
### program.

guidance-count = { $n } из { $all }
guidance-understood = Понятно
guidance-enough = Пропустить обучение
guide-place = Расставьте армии
guide_text-place = Нажмите на свою территорию, чтобы добавить армию. Или доверьте это игре кнопкой «Расставить остальные».
guide-attack = Атакуйте
guide_text-attack = Нажмите на свою территорию, затем на соседнюю другого цвета. Самые верные атаки перечислены ниже. { $end } завершает атаки.
guide-odds = Каковы шансы?
guide_text-odds = Ваш точный шанс на захват. { $main } — один бросок, { $blitz } — бой до конца.
guide-occupy = Территория ваша
guide_text-occupy = Выберите, сколько армий войдёт. Если хотите атаковать отсюда дальше, вводите побольше.
guide-fortify = Завершите ход
guide_text-fortify = Можно перевести армии из тихого тыла на фронт, насколько позволяют правила этого стола. Там, где берут карты, её берёт тот, кто за этот ход что-то захватил.
guide-cards = Сдайте карты
guide_text-cards = Три одинаковые карты или три разные приносят новые армии. { $cards } открывает вашу руку.
guide-opponents = Читайте соперников
guide_text-opponents = Здесь записано всё, что происходит у вас на глазах. Нажмите на строку, и тот, кто это сделал, скажет почему.

curtain-turn = Ходит { $name }
curtain-note = Карты и приказы скрыты, пока за стол не сядет { $name }. Остальных просим отвернуться.
curtain-open = Я — { $name }: показать мой стол
