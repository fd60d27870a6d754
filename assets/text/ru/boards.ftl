### Настольные игры с фигурами: что все они говорят за столом. $piece — фигура, как её называет игра.

boards-empty = пусто
boards-choose = Походите фигурой
boards-confirm = Подтвердить ход
boards-advice_confirm = Пробел или кнопка выполнит ход. Esc отменит его, а другой ход займёт его место.
boards-over = Игра окончена
boards-clock =
    { $count ->
        [one] { $count } ход без продвижения; на { $limit }-м будет ничья.
        [few] { $count } хода без продвижения; на { $limit }-м будет ничья.
       *[other] { $count } ходов без продвижения; на { $limit }-м будет ничья.
    }
boards-face_down = Ещё не открыты
boards-odds = { $piece }: { $count } из { $all } закрытых, { $percent } %
boards-turn = Повернуть доску
boards-turn_note = На четверть оборота по часовой стрелке.
boards-figure_left = Осталось фигур
boards-figure_left_note = Фигуры каждой стороны, которые не взяты.
boards-figure_unit = фигур
boards-best = Лучшие результаты по этим правилам: { $scores }
