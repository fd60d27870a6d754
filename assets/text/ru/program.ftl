### Programs of the player's own in a seat.

program-title = Ваш бот…
program-note = Решает ваша собственная программа: любая, что понимает протокол из docs/bots.md.
name-my_bot = Мой бот
program-example_conquest = python3 examples/bots/conquest.py
program-example_alea = python3 examples/bots/alea.py
program-command_of = Команда игрока { $n }
program-caution = Это запустит на вашем компьютере программу, которой можно всё, что и вам. Указывайте только ту, которой доверяете.
program-seconds = { $n } с
program-seconds_note = На каждый ход; по истечении ход делается без неё.
program-fault = Укажите, какая программа играет за игрока «{ $name }».
program-fault_enemy = Укажите, какая программа играет за противника.
program-not_started = За игрока «{ $name }» играла ваша программа. Сохранённые партии программ не запускают, поэтому играет { $agent }. Чтобы указать её снова, настройте новую партию.
