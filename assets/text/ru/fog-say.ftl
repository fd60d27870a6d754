### How opponents of chess and its relatives say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/fog.ron.
### Sentences with "должно", "должны" tell what the line of play hopes for; the others tell what the move does, or what was counted.

say-chess_takes = так взята фигура: { $taken }
say-chess_promotes = пешка становится сильнее
say-chess_pieces = { say-my } фигуры должны стоять лучше
say-chess_seen = видно должно быть больше
say-chess_danger = король должен быть в большей безопасности
say-chess_end = это должно решить игру
say-chess_beyond = то, что будет потом, должно { say-me } больше подойти
say-chess_mean = выйти должно лучше, что бы из возможного там ни стояло
say-chess_planned = следующий ход должен подойти ко всему, что может там стоять
say-chess_spares = ходящую фигуру там должно быть труднее взять
say-chess_onward = это должно продвинуть дело, а не топтаться на месте
say-chess_sound = выйти должно лучше всего, даже против того, кто знает всю стратегию
say-chess_safe = короля сразу возьмут в { $percent_of_one } % возможного, а не в { $other_percent_of_one } %
