### The page on which an opponent learns. Values in braces are filled in by the program.

training-title = Полигон
training-line = Соперник подбирает свои числа, играя
training-back = Назад
training-subject = Что подбирается
training-rules = Правила
training-seats = Игроков
training-schedule = Программа
training-published = Как в статье
training-published_note = Генетический алгоритм, как он опубликован: больше выбирает из многих, чем улучшает.
training-improving = С улучшением
training-improving_note = Эволюционная стратегия: каждое поколение расходится вокруг лучшего, и лучший играет снова.
training-how_long = Длительность
training-quick = Быстро
training-quick_note = Минуты: достаточно, чтобы увидеть, как идёт дело.
training-full = Полностью
training-full_note = Числа из статьи: около часа на двоих, с большим числом игроков — дольше.
training-generations = Поколений
training-genomes = Кандидатов в каждом
training-budget = Позиций на решение
training-validation = Проверочных партий
training-planned =
    { $games ->
        [one] Примерно { $games } партия.
        [few] Примерно { $games } партии.
       *[many] Примерно { $games } партий.
    }
training-begin = Начать
training-stop = Остановить
training-stopping = Остановка…
training-go_on = Продолжить
training-anew = Обучать заново
training-play = Сыграть с чемпионом
training-play_best = Сыграть с лучшим
training-champion = Чемпион
training-idle = Кандидаты — это наборы чисел. Каждое поколение играет между собой турниры; победителей усредняют и случайно меняют, и их дети сменяют худших. Лучшие из последнего поколения играют за звание чемпиона, и чемпион доказывает себя в новых партиях.
training-goes_on = Можно уйти с этой страницы и играть: обучение продолжится. Закрыть Рубикон — значит прервать его.
training-run = { $subject }, { $rules }, игроков: { $seats }
training-generation = Поколение { $n } из { $of }
training-yardstick = Поколение { $n } из { $of }: против { $reference }
training-finals = Лучшие играют снова
training-proof = Чемпион доказывает себя
training-games = Партий: { $games } из { $planned }
training-left_seconds = осталось около { $n } с
training-left_minutes = осталось около { $n } мин
training-left_hours = осталось около { $n } ч
training-starting = Раздаются первые партии
training-stopped = Остановлено в поколении { $n }. Выученное сохранено, отсюда можно продолжить.
training-stopped_early = Остановлено до конца первого поколения.
training-done = Готово. Чемпион сохранён как { $file }.
training-failed = Обучение прервано: { $reason }
training-gone = оно оборвалось, и это ошибка Рубикона
training-keep_failed = Чемпиона не удалось сохранить: { $reason }
training-curve = Кривая обучения
training-curve_against = Доля побед против { $reference } по поколениям. Пунктир — доля равного.
training-curve_fitness = Доля побед внутри поколения. Пунктир — доля равного.
training-best = Лучший
training-median = Медиана
training-share = { $name } { $share } %
training-axis = Поколение
training-genes = Лучшие числа на сегодня
training-gene = { $name }: { $value }, от { $low } до { $high }
training-validated = Проверка в новых партиях
training-validated_line = против { $name }: { $rate } % побед, с вероятностью 95 % между { $low } % и { $high } %
training-equal = Равный выиграл бы { $share } %.
training-champions = Чемпионы
training-none = Пока ни одного. Чемпион обучения останется здесь.
training-kept = { $subject }, { $rules }, игроков: { $seats }
training-kept_from = партий: { $games }, зерно { $seed }
training-kept_proof = { $rate } % ({ $low } – { $high }) против { $name }
training-play_kept = Сыграть с ним
training-remove = Удалить
training-remove_sure = Удалить навсегда
training-no_files = Файлов программы нет на месте.
training-look = Посмотреть обучение
training-unfinished = Незаконченные обучения

## What can be learned of Conquest, in English word for word as the lab names it.

training-named-minimax = минимакс
training-named-minimax_wide = минимакс расширенный
training-named-marshal = маршал
training-named-classic = классика
training-named-two_phase = двухфазные
training-named-territories = территории
training-named-armies = армии
training-named-strength = сила границ
training-named-closed = закрытые границы
training-named-income = прирост
training-named-hold = свои континенты
training-named-deny = чужие континенты
training-named-safety = безопасность
training-named-cards = карты
training-named-prey = добыча
training-named-idle = армии в тылу
training-named-contest = спорные континенты
training-named-reserve = запас
training-named-hand_weights = веса, заданные вручную
training-named-second_reference_weights = вторые опорные веса
training-named-marshal_as_it_is = нынешний Маршал
training-about-minimax = веса четырёх признаков Минимакса
training-about-minimax_wide = веса признаков Минимакса: четырёх и других, сверх них
training-about-marshal = числа, которыми Маршал оценивает позицию
training-about-classic = классические правила, карты растут в цене
training-about-two_phase = расстановка армий, затем не больше трёх атак
