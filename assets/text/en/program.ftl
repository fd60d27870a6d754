### Programs of the player's own in a seat.

program-title = Your bot…
program-note = A program of your own decides. It can be any that speaks the protocol in docs/bots.md.
name-my_bot = My bot
program-example_conquest = python3 examples/bots/conquest.py
program-example_alea = python3 examples/bots/alea.py
program-command_of = Command of seat { $n }
program-caution = This starts a program on your computer that may do anything you may do. Name only one that you trust.
program-seconds = { $n } s
program-seconds_note = For every move; after that the move is made without it.
program-fault = Say which program plays for { $name }.
program-fault_enemy = Say which program plays for the enemy.
program-not_started = { $name } was played by a program of your own. Saved games start no programs, so { $agent } plays instead. Set a new table to name it again.
