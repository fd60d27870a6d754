### Programs of the player's own in a seat.

program-title = Ваш бот…
program-note = Решает ваша собственная программа: любая, что понимает протокол из docs/bots.md.
program-name = Мой бот
program-example_conquest = python3 examples/bots/conquest.py
program-example_alea = python3 examples/bots/alea.py
program-command_of = Команда места { $n }
program-caution = Это запустит программу на вашем компьютере со всеми вашими правами. Указывайте только ту, которой доверяете.
program-seconds = { $n } с
program-seconds_note = На каждый ход; потом он делается без неё.
program-fault = Укажите, какая программа играет за место «{ $name }».
program-fault_enemy = Укажите, какая программа играет за противника.
program-not_started = За место «{ $name }» играла ваша программа. Сохранённые партии программ не запускают, поэтому играет { $agent }. Чтобы назвать её снова, накройте новый стол.
