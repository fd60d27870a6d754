### The course of a finished game, and replays: for every game.

result-course_standings = Таблица
result-held = { $count } × { $thing }
result-course_luck = Удача
result-round_axis = Раунд
result-at_round = Раунд { $round }:
result-at_start = В начале:
result-at_end = В конце:
result-turning = Перелом
result-story-always = { $winner } ни разу за всю партию не отстаёт.
result-story-always_of_first = { $winner } ни разу за всю партию не отстаёт, если мерить тем, что у каждого было вначале.
result-story-ahead = Дольше всех впереди { $longest }.
result-story-ahead_of_first = Дольше всех впереди { $longest }, если мерить тем, что у каждого было вначале.
result-story-led = Дольше всех впереди { $longest } ({ $unit }: до { $most }).
result-story-turn = Перелом — в раунде { $turn_round }: вперёд выходит { $winner } ({ $unit }: { $mine } против { $theirs }, соперник — { $other }).
result-story-turn_from = Перелом — в раунде { $turn_round } ({ $unit }): { $winner } — { $mine } из { $mine_first }, { $other } — { $theirs } из { $theirs_first }.
result-story-stride = Самый большой рывок — в раунде { $stride_round } ({ $unit }: с { $before } до { $after }).
result-story-never = { $winner } до самого конца отстаёт ({ $unit }), но всё же побеждает.
result-story-fought =
    { $rounds ->
        [one] { $name } сражается { $rounds } раунд.
        [few] { $name } сражается { $rounds } раунда.
       *[many] { $name } сражается { $rounds } раундов.
    }
result-story-thread = В раунде { $least_round } всё висит на волоске ({ $unit }: { $least }).
result-story-least = Меньше всего было { $least } ({ $unit }).
result-story-blow = Самая тяжёлая потеря — в раунде { $blow_round } ({ $unit }: было { $blow_before }, осталось { $blow_after }).
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
