### Games that are played without drawings.

plain-seats = от { $least } до { $most } игроков
plain-classic = классика
plain-classic_note = Обычные правила игры.
plain-rules = Правила
plain-program = python3 my_bot.py
plain-position = На столе
plain-offers = Что можно сделать
plain-turn = Ходит { $name }
plain-thinking = { $name } думает
plain-advice = Нажмите цифру или выберите стрелками и подтвердите клавишей Space.
plain-won = Победа: { $names }.
