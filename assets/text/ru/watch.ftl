### The viewer of recorded games.

watch-title = Повтор
watch-advice = Space — пуск и пауза, стрелки — по шагу, Page Down и Page Up — по ходу.
watch-play = Пуск
watch-pause = Пауза
watch-again = С начала
watch-leave = Закрыть
watch-at = Раунд { $round }, { $name }
watch-at_fight = Бой { $round }, { $name }
watch-setting_up = Подготовка доски
watch-step = шаг { $at } из { $all }
watch-line = Шкала времени, шаг { $at } из { $all }
watch-start = В начало
watch-turn_back = К предыдущему ходу
watch-step_back = На шаг назад
watch-step_on = На шаг вперёд
watch-turn_on = К следующему ходу
watch-end = В конец
watch-why = Почему?
watch-why_note = Почему принято последнее решение
watch-pondering = Думает ещё раз…
watch-eyes_all = Видно всё
watch-eyes_of = Глазами игрока { $name }
watch-eyes_note = Чьими глазами смотреть: всё, что было на самом деле, или то, что видел один из игроков
watch-review = Разбор
watch-review_note = Просматривает ходы одного игрока: что недооценено, с чем следовало считаться и чего нельзя было знать
watch-review_at = Разбор: { $percent } %
watch-review_found = Разбор: { $count }
watch-review_of = Ходы игрока { $name }
watch-review_judgement = Видно, но недооценено: { $count }
watch-review_judgement_note = Увиденного хватало, чтобы решить лучше.
watch-review_belief = Следовало считаться: { $count }
watch-review_belief_note = Было скрыто, но достаточно вероятно.
watch-review_luck = Нельзя было знать: { $count }
watch-review_luck_note = Было скрыто и маловероятно: невезение.
watch-review_entry = Шаг { $step }. { $text }
watch-play_on = Играть отсюда
watch-play_on_note = Продолжите отсюда сами, в собственной ветви; то, как всё было, сохранится рядом
watch-branch = Ветвь { $n } из { $all }
watch-branch_note = Ветви этой партии; выберите, какую смотреть
watch-branch_first =
    { $steps ->
        [one] { $n }: с начала, { $steps } шаг
        [few] { $n }: с начала, { $steps } шага
       *[many] { $n }: с начала, { $steps } шагов
    }
watch-branch_first_over =
    { $steps ->
        [one] { $n }: с начала до конца, { $steps } шаг
        [few] { $n }: с начала до конца, { $steps } шага
       *[many] { $n }: с начала до конца, { $steps } шагов
    }
watch-branch_row =
    { $steps ->
        [one] { $n }: с шага { $fork }, { $steps } шаг
        [few] { $n }: с шага { $fork }, { $steps } шага
       *[many] { $n }: с шага { $fork }, { $steps } шагов
    }
watch-branch_row_over =
    { $steps ->
        [one] { $n }: с шага { $fork } до конца, { $steps } шаг
        [few] { $n }: с шага { $fork } до конца, { $steps } шага
       *[many] { $n }: с шага { $fork } до конца, { $steps } шагов
    }
