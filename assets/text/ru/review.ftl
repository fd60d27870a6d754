### The course of a finished game, and replays: for every game.

result-course_standings = Таблица
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
result-story-stride = Самый большой рывок — в раунде { $round } ({ $unit }: с { $a } до { $b }).
result-story-never = { $name } до самого конца отстаёт ({ $unit }), но всё же побеждает.
result-story-fought =
    { $rounds ->
        [one] { $name } сражается { $rounds } раунд.
        [few] { $name } сражается { $rounds } раунда.
       *[many] { $name } сражается { $rounds } раундов.
    }
result-story-thread = В раунде { $round } всё висит на волоске ({ $unit }: { $b }).
result-story-blow = Самый тяжёлый удар — в раунде { $round } ({ $unit }: было { $a }, осталось { $b }).
result-save_replay = Сохранить запись
result-watch_replay = Смотреть запись

replay-save_title = Сохранить запись этой партии
replay-save_name = Название
replay-save = Сохранить
replay-saved = Запись «{ $name }» сохранена; её можно посмотреть в главном меню, в разделе «Записи».
replay-name_empty = Дайте название из букв или цифр.
replay-name_taken = Запись с таким названием уже есть; она будет заменена.
replay-cancel = Отмена
replay-proposed = { $name } побеждает, раунд { $round }
replay-about = { $players } · { $rounds } · { $reason }
replay-no_storage = Нет папки для партий, поэтому сохранить ничего нельзя.
replay-title = Записи
replay-none = Смотреть пока нечего. Партии, которые можно посмотреть, появятся здесь, когда закончатся; на странице итога их можно сохранить под своим названием.
replay-finished = Оконченные партии из сохранений
replay-reading = Чтение…
replay-watch = Смотреть
replay-remove = Удалить
replay-remove_sure = Удалить навсегда?
replay-back = В главное меню
title-replays = Записи
