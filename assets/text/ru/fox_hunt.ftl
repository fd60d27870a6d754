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

fox_hunt-hunter = охотник
fox_hunt-advice = Щёлкните клетку, чтобы выстрелить. Правая кнопка помечает её как пустую, потом как возможную, потом снимает пометку.
fox_hunt-choose = Выстрелите в клетку
fox_hunt-status = { $shots }, { $left }
fox_hunt-status_shots =
    { $shots ->
        [one] { $shots } выстрел
        [few] { $shots } выстрела
       *[other] { $shots } выстрелов
    }
fox_hunt-status_left =
    { $left ->
        [one] осталось найти { $left } лису
        [few] осталось найти { $left } лисы
       *[other] осталось найти { $left } лис
    }
fox_hunt-mark_all = Пометить невозможное
fox_hunt-mark_all_note = Зачёркивает все клетки, в которых по всему сказанному лисы быть не может, и обводит те, где она есть наверняка.
fox_hunt-mark_by_itself = После каждого выстрела
fox_hunt-mark_by_itself_note = Помечает невозможное и верное само после каждого выстрела.
fox_hunt-mark_none = Снять пометки
fox_hunt-mark_none_note = Снимает все пометки и больше ничего само не помечает.
fox_hunt-cell_untried = не стреляли
fox_hunt-cell_empty = помечена как пустая
fox_hunt-cell_maybe = помечена: здесь может быть лиса
fox_hunt-cell_fox = лиса, найдена
fox_hunt-cell_missed =
    { $seen ->
        [0] мимо, и на лучах никого
        [one] мимо, на лучах { $seen } лиса
        [few] мимо, на лучах { $seen } лисы
       *[other] мимо, на лучах { $seen } лис
    }
fox_hunt-tip_shot = Выстрел { $number }, { $square }
fox_hunt-tip_left =
    { $left ->
        [0] Все они найдены.
        [one] Из них осталось найти { $left } лису.
        [few] Из них осталось найти { $left } лисы.
       *[other] Из них осталось найти { $left } лис.
    }
fox_hunt-result_found = { $name }: все лисы найдены.
fox_hunt-figure_shots = Выстрелы
fox_hunt-graph = Найдено лис
fox_hunt-graph_note = Сколько лис найдено, выстрел за выстрелом.
fox_hunt-graph_unit = лис
