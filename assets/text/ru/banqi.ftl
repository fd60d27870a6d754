### Баньци.

## Фигуры

banqi-general = генерал
banqi-advisor = советник
banqi-elephant = слон
banqi-chariot = колесница
banqi-horse = конь
banqi-cannon = пушка
banqi-soldier = солдат

## Что можно выбрать из правил

banqi-setup_ranks = Старшинство
banqi-ranks-taiwanese = Тайваньское
banqi-ranks-taiwanese_note = Генерал, советник, слон, колесница, конь, пушка, солдат. Пушка берёт любую фигуру прыжком ровно через одну другую, а шагом не берёт ничего. Солдат берёт генерала, а генерал солдата — нет.
banqi-ranks-chinese = Китайское
banqi-ranks-chinese_note = Тот же порядок, но пушка ходит и берёт, как другие фигуры, и генерал берёт солдат.
banqi-ranks-hong_kong = Гонконгское
banqi-ranks-hong_kong_note = Генерал, колесница, конь, пушка, советник, слон, солдат; пушка ходит и берёт, как другие фигуры. Солдат берёт генерала, а генерал солдата — нет.
banqi-setup_size = Доска
banqi-size-small = Малая
banqi-size-small_note = Четыре ряда по восемь полей, 32 фигуры.
banqi-size-large = Большая
banqi-size-large_note = Восемь рядов по восемь полей, 64 фигуры: по два генерала и вдвое больше всех остальных.
banqi-setup_cannon = Пушки
banqi-sliding_cannon = Скользят
banqi-sliding_cannon_note = Пушка, которая ничего не берёт, идёт по ряду или столбцу на любое расстояние.
banqi-setup_quiet_limit = Ничья без движения
banqi-quiet_limit-40 = Через 40 полуходов
banqi-quiet_limit-50 = Через 50 полуходов
banqi-quiet_limit-60 = Через 60 полуходов
banqi-quiet_limit-180 = Через 180 полуходов
banqi-quiet_limit-note = Ничья, если столько полуходов — ходов любой стороны — ничего не открыто и не взято.
banqi-quiet_limit-180_note = Ничья, если столько полуходов — ходов любой стороны — ничего не открыто и не взято. Так на Компьютерной олимпиаде.
banqi-quiet_limit-own = Через другое число
banqi-quiet_limit-own_note = Ничья через число полуходов, которое написано в файле.
banqi-setup_chase_limit = Преследование
banqi-chase_limit = Угроз подряд
banqi-chase_limit_note = Сколько раз подряд одна фигура может угрожать одной и той же, пока ничего не открыто и не взято; 0 — сколько угодно.

## Игра в списке и за столом

game-banqi = Баньци
lobby-line-banqi = Китайские тёмные шахматы: каждая фигура лежит лицом вниз, пока её не откроют.
lobby-seats-banqi = 2 места
lobby-length-banqi = от 10 до 20 минут

banqi-side_red = красные
banqi-side_black = чёрные
banqi-piece_red = { $piece } красных
banqi-piece_black = { $piece } чёрных
banqi-face_down = закрытая фигура
banqi-advice = Щёлкните закрытую фигуру, чтобы открыть её, или перетащите свою открытую фигуру на шаг.
banqi-tip_takes = Берёт: { $pieces }
banqi-tip_taken_by = Боится: { $pieces }
banqi-tip_nothing = никого
banqi-tip_cannon = Берёт прыжком ровно через одну фигуру, открытую или закрытую; без взятия ходит на шаг.
banqi-tip_unopened =
    { $count ->
        [one] Одна из { $count } ещё закрытой фигуры
       *[other] Одна из { $count } ещё закрытых фигур
    }
banqi-tip_odds = { $piece }: { $percent } %

banqi-result_taken = Победа: { $name }. У другой стороны не осталось фигур.
banqi-result_stuck = Победа: { $name }. Другой стороне нечем ходить.
banqi-result_repetition = Ничья: одна и та же позиция встретилась в третий раз.
banqi-result_quiet = Ничья: слишком долго ничего не открывали и не брали.
