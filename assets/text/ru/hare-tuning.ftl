### Полигон «Зайца и ежа»: сколько должны весить салаты, морковь и клетки, по этюдам. $weights — три веса, например
### `0,6 / 1,0 / 1,4`; $hits — сколько из $studies этюдов оценены верно.

hare-tuning = Веса и этюды
hare-tuning-title = Веса и этюды
hare-tuning-line = Сколько должны весить салаты, морковь и клетки? Все наборы весов — против этюдов.
hare-tuning-race = Гонка против этих весов
hare-tuning-reading = Читаю этюды…
hare-tuning-none = Этюдов нет: не найдены файлы программы.

hare-tuning-weights = Веса
hare-tuning-picture_note = Каждое поле — набор весов; чем оно темнее, тем в большем числе этюдов он видит, кто победит.
hare-tuning-legend = Видно этюдов
hare-tuning-legend_chosen = Выбранные
hare-tuning-salads = Салаты
hare-tuning-carrots = Морковь
hare-tuning-squares = Клетки
hare-tuning-slices = Вес клеток
hare-tuning-slice = Вес клеток — { $value }
hare-tuning-set =
    { $studies ->
        [one] { $weights }: { $hits } из { $studies } этюда
       *[other] { $weights }: { $hits } из { $studies } этюдов
    }
hare-tuning-shipped = Как играют соперники
hare-tuning-centre = Середина лучших
hare-tuning-plateau =
    { $sets ->
        [one] Лучший { $sets } набор из { $all } видит { $hits }.
        [few] Лучшие { $sets } набора из { $all } видят { $hits }.
       *[other] Лучшие { $sets } наборов из { $all } видят { $hits }.
    }
hare-tuning-runner = Парлетт { $number }

hare-tuning-studies = Этюды: { $hits } из { $studies }
hare-tuning-independent = Из тех, о которых судили не перебором с такими весами ({ $studies }): { $hits }.
hare-tuning-own = Сохраняйте за столом свои этюды кнопкой «Этюд…»: они появятся здесь среди остальных.
hare-tuning-hit = Верно: { $title } (очков: { $lead })
hare-tuning-missed = Мимо: { $title } (очков: { $lead })
hare-tuning-winner = Победит { $winner }. { $reason }
hare-tuning-by_hand = Обосновано рассуждением.
hare-tuning-solved =
    { $steps ->
        [one] Решено: победа не более чем за { $steps } шаг, что бы ни делали остальные.
        [few] Решено: победа не более чем за { $steps } шага, что бы ни делали остальные.
       *[other] Решено: победа не более чем за { $steps } шагов, что бы ни делали остальные.
    }
hare-tuning-searched = Найдено перебором глубиной { $depth }.
hare-tuning-played =
    { $games ->
        [one] Доиграно { $games } раз, побед: { $won }.
        [few] Доиграно { $games } раза, побед: { $won }.
       *[other] Доиграно { $games } раз, побед: { $won }.
    }
hare-tuning-race_from = Гонка отсюда
