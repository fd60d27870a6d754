### Настольные игры с фигурами: что все они говорят за столом. $piece — фигура, как её называет игра.

boards-empty = пусто
boards-remembered = { $piece }: здесь в последний раз
boards-choose = Походите фигурой
boards-confirm = Подтвердить ход
boards-advice_confirm = Пробел или кнопка выполнит ход. Esc отменит его, а другой ход займёт его место.
boards-advice_choose = Что из этого? Выберите, или Esc, чтобы вернуться.
boards-over = Игра окончена
boards-clock =
    { $count ->
        [one] { $count } ход без продвижения; на { $limit }-м будет ничья.
        [few] { $count } хода без продвижения; на { $limit }-м будет ничья.
       *[other] { $count } ходов без продвижения; на { $limit }-м будет ничья.
    }
boards-placing_advice = Меняйте фигуры местами или переносите на пустые клетки.
boards-placing_done = Готово
fault-boards-placing = ваши фигуры ставят в пределах ваших рядов
boards-placing_mirror = Отразить
boards-placing_shuffle = Перемешать
boards-placing_name = Название, чтобы сохранить
boards-placing_keep = Сохранить
boards-placing_kept = Сохранено: «{ $name }».
boards-placing_remove = Больше не хранить «{ $name }»
fault-boards-placement = { $path } — не расстановка: { $why }
boards-face_down = Ещё не открыты
boards-odds = { $piece }: { $count } из { $all } закрытых, { $percent } %
boards-turn = Повернуть доску
boards-turn_note = На четверть оборота по часовой стрелке.
boards-figure_left = Осталось фигур
boards-figure_left_note = Фигуры каждой стороны, которые не взяты.
boards-figure_unit = фигур
boards-best = Лучшие результаты по этим правилам: { $scores }

boards-editor = Расставить позицию
boards-editor_way = Расставить позицию
boards-editor_line = Ставьте фигуры на доску, переносите их или напишите позицию.
boards-editor_beginning = Начало
boards-editor_bare = Пустая доска
boards-editor_undo = Отменить изменение
boards-editor_redo = Повторить изменение
boards-editor_pieces = Фигуры
boards-editor_pieces_note = Выберите фигуру и щёлкните по доске или перенесите её туда. Число показывает, сколько их осталось. Правый щелчок убирает фигуру.
boards-editor_left = { $piece }: осталось { $count }
boards-editor_remove = Убрать
boards-editor_cell = { $cell }: { $what }
boards-editor_taken = Взятые
boards-editor_taken_note = { $down ->
        [one] Закрытых: { $down } фигура
        [few] Закрытых: { $down } фигуры
       *[other] Закрытых: { $down } фигур
    }; ни на доске, ни среди взятых: { $left }. Эти числа должны совпасть: выберите фигуру и укажите, сколько таких взято.
boards-editor_turn = Ход
boards-editor_nobody = Цветов ещё нет
boards-editor_first = { $name } играет
boards-editor_text = Позиция текстом
boards-editor_copy = Копировать
boards-editor_paste = Вставить
boards-editor_over = Здесь партия уже окончена: оставьте обеим сторонам ходы.
boards-editor_players = Кто играет, выбирают там, где настраивают партию: { $names }.
boards-editor_play = Играть отсюда
