### «Охота на лис».

## Что можно выбрать из правил

fox_hunt-setup_size = Поле
fox_hunt-size-tiny = Крошечное
fox_hunt-size-tiny_note = Шесть столбцов и шесть рядов — для начинающих.
fox_hunt-size-small = Малое
fox_hunt-size-small_note = Восемь столбцов и восемь рядов.
fox_hunt-size-usual = Обычное
fox_hunt-size-usual_note = Десять столбцов и десять рядов.
fox_hunt-size-large = Большое
fox_hunt-size-large_note = Десять столбцов и двенадцать рядов.
fox_hunt-setup_foxes = Лисы
fox_hunt-foxes = Сколько лис прячется
fox_hunt-foxes_note = На поле такого размера их обычно { $usual }.

## Игра в списке и за столом

game-fox_hunt = Охота на лис
lobby-line-fox_hunt = На поле прячутся лисы, и каждый промах говорит, сколько их на его восьми лучах: игра для одного.
lobby-seats-fox_hunt = 1 место
lobby-length-fox_hunt = от 5 до 15 минут
