### The course of a finished game, and replays: for every game.

result-course_standings = Таблица
result-held = { $count } × { $thing }
result-course_luck = Удача
result-round_axis = Раунд
result-at_round = Раунд { $round }:
result-at_start = В начале:
result-at_end = В конце:
result-turning = Перелом
result-story-always = { $name } всю партию никому не уступает.
result-story-ahead = Дольше всех впереди { $name }.
result-story-led = Дольше всех впереди { $name } ({ $unit }: до { $most }).
result-story-turn = Перелом — в раунде { $round }: вперёд выходит { $name } ({ $unit }: { $a } против { $b }, соперник — { $other }).
result-story-turn_from = Перелом — в раунде { $round } ({ $unit }): { $name } — { $a } из { $first_a }, { $other } — { $b } из { $first_b }.
result-story-stride = Самый большой рывок — в раунде { $round } ({ $unit }: с { $a } до { $b }).
result-story-never = { $name } до самого конца отстаёт ({ $unit }), но всё же побеждает.
result-story-fought =
    { $rounds ->
        [one] { $name } сражается { $rounds } раунд.
        [few] { $name } сражается { $rounds } раунда.
       *[many] { $name } сражается { $rounds } раундов.
    }
result-story-thread = В раунде { $round } всё висит на волоске ({ $unit }: { $b }).
result-story-least = Меньше всего было { $b } ({ $unit }).
result-story-blow = Самая тяжёлая потеря — в раунде { $round } ({ $unit }: было { $a }, осталось { $b }).
result-save_replay = Сохранить повтор
result-watch_replay = Смотреть повтор

replay-save_title = Сохранить повтор этой партии
replay-save_name = Название
replay-save = Сохранить
replay-saved = Повтор «{ $name }» сохранён; он лежит в главном меню, в разделе «Повторы».
replay-name_empty = Дайте название с буквами или цифрами.
replay-name_taken = Повтор с таким названием уже есть; он будет заменён.
replay-cancel = Отмена
replay-proposed = { $name } побеждает, раунд { $round }
replay-about = { $players } · { $rounds } · { $won }
replay-no_storage = Нет папки для партий, поэтому сохранить ничего нельзя.
replay-title = Повторы
replay-none = Смотреть пока нечего. Здесь появятся законченные партии; на странице итога партию можно сохранить под своим названием.
replay-finished = Оконченные партии из сохранений
replay-reading = Чтение…
replay-watch = Смотреть
replay-remove = Удалить
replay-remove_sure = Удалить навсегда?
replay-back = В главное меню
title-replays = Повторы
