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
