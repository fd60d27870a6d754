### What every table says.

table-hurry = Пропустить
table-speed_note = Скорость показа ходов; нажмите, чтобы сменить
table-redo = Повторить
