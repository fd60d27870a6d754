### «Сражение генералов» и «Атака».

## Звания

generals_rank-spy = шпион
generals_rank-general_of_the_army = генерал армии
generals_rank-general = генерал
generals_rank-lieutenant_general = генерал-лейтенант
generals_rank-major_general = генерал-майор
generals_rank-brigadier_general = бригадный генерал
generals_rank-colonel = полковник
generals_rank-lieutenant_colonel = подполковник
generals_rank-major = майор
generals_rank-captain = капитан
generals_rank-first_lieutenant = старший лейтенант
generals_rank-second_lieutenant = младший лейтенант
generals_rank-sergeant = сержант
generals_rank-private = рядовой
generals_rank-flag = знамя
generals_rank-commander_in_chief = главнокомандующий
generals_rank-lieutenant = лейтенант
generals_rank-sapper = сапёр
generals_rank-scout = разведчик
generals_rank-mine = мина

## Расстановки

generals_placement-fortress = крепость
generals_placement-blitz = удар одним крылом
generals_placement-centre = через центр
generals_placement-decoy = приманка
generals_placement-spies_ahead = шпионы впереди
generals_placement-runner = знамя наготове
generals_placement-mined_corner = заминированный угол
generals_placement-mined_middle = заминированная середина
generals_placement-second_row = знамя во втором ряду
generals_placement-front_row = знамя в первом ряду
generals_placement-back_row = знамя в последнем ряду
generals_placement-thin_front = редкий первый ряд
generals_placement-corner = знамя в углу

## Что можно выбрать в правилах

generals-setup_relative = Игра
generals-relative-salpakan = Сражение генералов
generals-relative-salpakan_note = Салпакан, девять столбцов и восемь рядов: посредник говорит лишь, кто уцелел, а знамя может прорваться.
generals-relative-attaque = Атака
generals-relative-attaque_note = Десять столбцов и рядов, два озера, мины, сапёры и разведчики.
generals-setup_disclosure = Что сообщают о званиях
generals-disclosure-usual = Как принято в игре
generals-disclosure-usual_note = В «Сражении генералов» — только кто уцелел, в «Атаке» — оба звания после боя.
generals-disclosure-survivor = Кто уцелел
generals-disclosure-survivor_note = До конца игры никому не называют ни одного звания.
generals-disclosure-fight = Оба звания после боя
generals-disclosure-fight_note = Кто сражался, тот с этого времени известен.
generals-disclosure-open = Все звания
generals-disclosure-open_note = Как только ширма убрана, обе стороны видят всё.
generals-setup_quiet_limit = Ничья без продвижения
generals-quiet_limit = Полуходы без боя
generals-quiet_limit_note = Ничья, если столько полуходов подряд, считая ходы обеих сторон, никто ни на кого не нападает.

## Игра в зале и за столом

game-generals = Генералы
lobby-line-generals = Две армии, звания которых не видны другой стороне: посредник говорит, кто уцелел.
lobby-seats-generals = 2 места
lobby-length-generals = от 20 до 40 минут

generals-side_white = белые
generals-side_black = чёрные
generals-piece_white = { $piece } белых
generals-piece_black = { $piece } чёрных
generals-unknown = фигура неизвестного звания
generals-advice = Перетащите фигуру или щёлкните её, а потом клетку. Ход на чужую фигуру — нападение.

generals_placement-fortress_note = Знамя в углу за рядовыми; сильные ждут в середине.
generals_placement-blitz_note = Всё сильное идёт вперёд справа, пока другая сторона не осмотрелась.
generals_placement-centre_note = Сила в середине, на обоих краях рядовые против шпионов.
generals_placement-decoy_note = Знамя стоит там, где его не ищут, а то, что похоже на его охрану, — приманка.
generals_placement-spies_ahead_note = Шпионы впереди берут первых пришедших офицеров.
generals_placement-runner_note = Знамя готово бежать, как только путь открыт.
generals_placement-mined_corner_note = Знамя в углу, вокруг него мины.
generals_placement-mined_middle_note = Мины вокруг знамени и ещё несколько в стороне, для обмана.

## Что говорится о фигуре под указателем

generals-tip_takes = Берёт: { $pieces }
generals-tip_falls = Её берут: { $pieces }
generals-tip_both = Гибнут оба: { $pieces }
generals-tip_run = { $first } — { $last }
generals-tip_stays = Никогда не ходит.
generals-tip_far = Идёт по пустым клеткам на любое расстояние и нападает на то, что стоит рядом.
generals-tip_flag = На последнем ряду выигрывает, если его там сразу не возьмут.
generals-tip_moved = Ходила.
generals-tip_unmoved = Не ходила.
generals-tip_took = Встретила: { $pieces }
generals-tip_may = Судя по всему увиденному, может быть: { $pieces }
generals-tip_water = Озеро
generals-tip_water_note = Сюда никто не входит.

## Чем кончилось

generals-result_taken = Победа: { $name }. Знамя взято.
generals-result_reached = Победа: { $name }. Знамя дошло.
generals-result_stuck = Победа: { $name }. Другая сторона не может ходить.
generals-result_repetition = Ничья: та же позиция встретилась в третий раз.
generals-result_quiet = Ничья: слишком долго никто ни на кого не нападал.
