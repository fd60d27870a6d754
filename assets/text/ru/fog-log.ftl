### Запись партии в шахматы или их родню. $name — чей ход, $piece и $taken — фигуры, $to и $at — поля.

fog-log-began = Партия начинается с позиции { $start } из возможных
fog-log-moved = { $name }: { $piece } на { $to }
fog-log-took = { $name }: { $piece } берёт на { $at } — { $taken }
fog-log-put = { $name }: { $piece } ставится на { $to }
fog-log-moved_unseen = { $name }: ход, которого не видно
fog-log-took_unseen = { $name }: взятие на { $at } — { $taken }
fog-log-passed = { $name }: ход пропущен
fog-log-over_taken = Победа: { $name }. Король взят
fog-log-over_mate = Победа: { $name }. Мат
fog-log-over_stuck = Победа: { $name }. Другой стороне нечем ходить
fog-log-over_stalemate = Ничья: ходить нечем
fog-log-over_bare = Победа: { $name }. Чужой король остался один
fog-log-over_bare_both = Ничья: остались одни короли
fog-log-over_material = Ничья: оставшимся не победить
fog-log-over_repetition = Ничья: одна и та же позиция встретилась в третий раз
fog-log-over_perpetual_check = Победа: { $name }. Другая сторона только и делала, что объявляла шах
fog-log-over_points = Победа по очкам: { $name }. Обе стороны пропустили ход
fog-log-over_passed = Ничья: ход пропущен там, где это кончает партию
fog-log-over_quiet = Ничья: слишком долго ничего не взято и пешки стояли
