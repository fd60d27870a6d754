### Запись партии в «Сражение генералов» или «Атаку». $name — чья фигура идёт, $piece — её звание, $met — звание той, что стояла, $from и $to — поля.

generals-log-began = Партия начинается с позиции { $start } из возможных
generals-log-placed = { $name }: армия расставлена
generals-log-unscreened = Ширму убирают
generals-log-moved = { $name }: { $piece } с { $from } на { $to }
generals-log-moved_unknown = { $name }: ход с { $from } на { $to }
generals-log-won_known = { $name }: { $piece } нападает на { $to }. Пал противник: { $met }
generals-log-won = { $name }: { $piece } нападает на { $to }. Чужая фигура пала
generals-log-won_against = { $name }: нападение с { $from } на { $to }. Пал обороняющийся: { $met }
generals-log-won_unknown = { $name }: нападение с { $from } на { $to }. Обороняющийся пал
generals-log-lost_known = { $name }: { $piece } нападает на { $to } и гибнет. Там стоит { $met }
generals-log-lost = { $name }: { $piece } нападает на { $to } и гибнет
generals-log-lost_against = { $name }: нападение с { $from } на { $to } отбито. Уцелел { $met }
generals-log-lost_unknown = { $name }: нападение с { $from } на { $to } отбито. Нападавший пал
generals-log-both_known = { $name }: { $piece } нападает на { $to }. Пали оба, там был { $met }
generals-log-both = { $name }: { $piece } нападает на { $to }. Пали оба
generals-log-both_against = { $name }: нападение с { $from } на { $to }. Пали оба, оборонялся { $met }
generals-log-both_unknown = { $name }: нападение с { $from } на { $to }. Пали оба
generals-log-over_taken = Победа: { $name }. Знамя взято
generals-log-over_reached = Победа: { $name }. Знамя дошло
generals-log-over_stuck = Победа: { $name }. Другой стороне нечем ходить
generals-log-over_repetition = Ничья: одна и та же позиция встретилась в третий раз
generals-log-over_quiet = Ничья: слишком долго никто не сражался
