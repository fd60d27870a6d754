### What every table says.

table-hurry = Пропустить
table-sets_up = { $name } расставляет силы; вам этого не видно
table-own_setup = Вашу расстановку больше никто не видит.
table-speed_note = Скорость показа ходов; нажмите, чтобы сменить
table-redo = Повторить
table-away = Остальные ещё ходят.
fault-table-broken = Игра не может продолжаться: { $fault }
fault-table-fell = { $name } (игрок { $seat }): сбой, вместо него сделан случайный ход: { $fault }
fault-table-illegal = { $name } (игрок { $seat }): выбран недопустимый ход: { $illegal }
fault-table-reported = { $fault } (отчёт: { $report })
fault-table-unwritten = Игру не удаётся записать: { $fault }

## What cannot be done with a line of play.

line-unknown = Ветви { $line } нет.
line-current = Партия стоит на этой ветви; чтобы удалить её, перейдите на другую.
line-too_many = Ветвей уже { $most }, больше начать нельзя.

## What cannot be taken back, or done again.

undo-start = Отменять нечего.
undo-chance = Кубики уже брошены или карта взята: этого не отменить.
undo-revealed = Скрытое уже показано: этого не отменить.
undo-end = Повторять нечего.

## Why an action is not allowed in any game, in English word for word as the rules have it.

illegal-not_your_turn = Сейчас ход другого игрока
illegal-too_many_lines = Ветвей уже { $most }: удалите одну ветвь, чтобы начать другую
illegal-no_chance_due = Ни кубиков, ни карт здесь не ждут
illegal-declaration-no_resigning = В этой игре не сдаются
illegal-declaration-no_draws = В этой игре о ничьей не договариваются
illegal-declaration-no_seat = Такого места за столом нет
illegal-declaration-over = Игра окончена
illegal-declaration-not_to_act = Ничью предлагает тот, чей сейчас ход
illegal-declaration-again = Ничья уже предложена: снова предложить её можно после хода
illegal-declaration-no_offer = Другая сторона ничью не предлагает

## What a side says of the end of the game: in the log, in the menu, and asked across the table.

declared-resign = { $name }: партия сдана
declared-offer_draw = { $name } предлагает ничью
declared-accept_draw = { $name } соглашается на ничью
declared-decline_draw = { $name } отказывается от ничьей
fault-table-said = Слова игрока { $name } на месте { $seat } об исходе игры не в счёт: { $fault }
menu-resign = Сдаться
menu-resign_lost = Вы сдаёте партию, и победа достаётся другой стороне: { $name }.
menu-resign_for_sure = Да, сдаться
menu-offer_draw = Предложить ничью
offer-title = { $name } предлагает ничью
offer-note = { $name }, вы согласны?
offer-consequence = Принятая ничья заканчивает игру: никто не выигрывает и не проигрывает.
offer-accept = Согласиться на ничью
offer-decline = Играть дальше
result-resigned = Партию сдаёт { $loser }. Победа: { $winner }.
result-draw_agreed = Стороны согласились на ничью.
result-score = Счёт
plain-scored = Итог: { $name } — очков: { $score }.
result-best = Лучшие результаты в этой игре
result-best_rank = Место среди лучших результатов: { $rank }
best-damaged = Список лучших { $file } не читается и отложен: { $what }
best-newer = Список лучших { $file } записан более новой программой и останется как есть.
best-unwritten = Список лучших { $file } не удалось записать: { $what }
