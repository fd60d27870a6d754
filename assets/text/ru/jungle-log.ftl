### Журнал партии в джунгли. $name — чей ход, $animal и $taken — звери, $to — поле.

jungle-log-began = Игра начинается с позиции { $start } из тех, что на выбор
jungle-log-moved = { $name }: { $animal } идёт на { $to }
jungle-log-took = { $name }: { $animal } берёт на { $to }. Взят зверь: { $taken }
jungle-log-over_den = Победа: { $name }. Чужое логово занято
jungle-log-over_taken = Победа: { $name }. У другой стороны не осталось зверей
jungle-log-over_stuck = Победа: { $name }. Другой стороне нечем ходить
jungle-log-over_repetition = Ничья: одна и та же позиция встретилась в третий раз
jungle-log-over_quiet = Ничья: слишком долго никого не брали
