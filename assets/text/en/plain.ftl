### Games that are played without drawings.

plain-seats = { $least } to { $most } seats
plain-classic = classic
plain-classic_note = The rules as they are usually played.
plain-rules = Rules
plain-program = python3 my_bot.py
plain-position = On the table
plain-offers = What you can do
plain-turn = { $name } to play
plain-thinking = { $name } is thinking
plain-advice = Press a number, or choose with the arrows and confirm with Space.
plain-won = { $names } wins.
