### What is wrong with files, of any game: how they are written, scenes, agents, and what is asked for by name.

remedy-did_you_mean = может быть, «{ $near }»?
remedy-remove_one = уберите одно из двух
remedy-utf8 = сохраните его в UTF-8
remedy-digits = пишите только цифры
remedy-split = разделите его
remedy-remove_it = уберите её
remedy-known = известны: { $names }
remedy-known-more = известны: { $names } и ещё { $more }
fault-at = строка { $line }, столбец { $column }: { $fault }
fault-field_missing = нет поля «{ $field }»
remedy-add_field = добавьте { $field }: { $example },

## How files are written

remedy-ron-fields = поля здесь: { $names }
fault-ron-no_field = поля «{ $found }» нет
remedy-ron-one_of = возможные значения: { $names }
fault-ron-no_variant = значения «{ $found }» нет
fault-ron-field_missing = нет поля «{ $field }»
remedy-ron-write_field = напишите { $field }: …
fault-ron-field_twice = поле «{ $field }» указано дважды
fault-ron-key_twice = «{ $key }» указано дважды
fault-ron-no_name = «{ $found }» стоит там, где нужно имя
remedy-ron-name = имена начинаются с буквы
fault-ron-before_bracket = перед скобкой стоит «{ $found }»
remedy-ron-bracket_alone = начните с одной скобки (
fault-ron-length = значений здесь { $found }, а нужно: { $expected }
remedy-ron-as_many = напишите столько же
fault-ron-kind = здесь стоит: { $found }
remedy-ron-kind = напишите: { $expected }
fault-ron-hash = знак «#» здесь ничего не значит
remedy-ron-comment = начинайте комментарий с //
fault-ron-equals = «=» стоит там, где нужно «:»
fault-ron-point = в числе есть точка
remedy-ron-whole_number = напишите целое число
fault-ron-semicolon = «;» стоит там, где нужна «,»
remedy-ron-comma_between_fields = ставьте «,» между полями
fault-ron-name_quoted = имя стоит в кавычках
remedy-ron-unquoted = напишите его без кавычек
fault-ron-text_ends = текст кончается перед «{ $here }»
remedy-ron-inner_quotation = кавычка внутри текста пишется \", а между полями ставится запятая
fault-ron-curly = «{ "{" }» стоит там, где нужна «(»
remedy-ron-round = заключите поля в скобки ( и )
fault-ron-a-comma = запятой
remedy-ron-comma = ставьте «,» между полями и после каждой закрывающей скобки
remedy-ron-list = список начинается с [ и кончается на ]
fault-ron-a-list_end = «]» или запятой
remedy-ron-comma_in_list = ставьте «,» между элементами списка
remedy-ron-together = заключите в ( и ) то, что относится друг к другу: AtMost(3) или (size: 2)
remedy-ron-pairs = заключите в { "{" } и { "}" } пары вида "id": …
fault-ron-a-map_end = «{ "}" }» или запятой
remedy-ron-comma_between = ставьте «,» между элементами
fault-ron-a-name = имени
remedy-ron-field_name = имена начинаются с буквы, а поле пишется как имя: значение
fault-ron-a-text = текста в кавычках
remedy-ron-text = напишите его как "…"
fault-ron-a-whole_number = целого числа
fault-ron-a-number = числа
remedy-ron-number = напишите его с точкой, например 0.5
fault-ron-a-boolean = значения true или false
remedy-ron-boolean = напишите одно из них
fault-ron-a-letter = буквы в '…'
remedy-ron-letter = напишите её как 'a'
fault-ron-a-value = значения
remedy-ron-value = напишите его или уберите поле
fault-ron-missing_at_end = в конце не хватает { $what }
fault-ron-missing = перед «{ $here }» не хватает { $what }
fault-ron-open_bracket = не хватает закрывающей скобки «{ $closing }»: «{ $bracket }» в строке { $line }, столбце { $column } не закрыта
remedy-ron-close_bracket = напишите «{ $closing }» там, где она кончается
fault-ron-ends_early = файл кончается слишком рано
remedy-ron-close = закройте все скобки, ( скобкой ) и [ скобкой ], и все тексты
fault-ron-endless_text = текст начинается, но не кончается
remedy-ron-close_text = закройте его кавычкой
fault-ron-underscore = «_» стоит в числе там, где нельзя
fault-ron-out_of_bounds = число слишком велико или меньше наименьшего
remedy-ron-in_range = возьмите число в допустимых пределах
fault-ron-sign = «{ $sign }» здесь ничего не значит
remedy-ron-sign = уберите это или заключите текст в кавычки
fault-ron-behind = «{ $here }» стоит после конца
remedy-ron-behind = уберите это или перенесите внутрь скобок
fault-ron-escape = после «\» стоит неизвестный знак
remedy-ron-escape = обратная косая черта пишется \\
fault-ron-endless_comment = комментарий начинается, но не кончается
remedy-ron-close_comment = закройте его знаками */ или начните с // и закончите строку
fault-ron-deep = скобки вложены слишком глубоко
remedy-ron-deep = вкладывайте не так глубоко
fault-ron-not_utf8 = текст не в кодировке UTF-8
remedy-ron-mend = исправьте файл в этом месте
remedy-ron-as_field = поле пишется как имя: значение
remedy-ron-close_round = закройте каждую ( скобкой )

## Names nobody knows

fault-unknown-card = карта «{ $found }» неизвестна
fault-unknown-enemy = противник «{ $found }» неизвестен
fault-unknown-game = игра «{ $found }» неизвестна
fault-unknown-hero = герой «{ $found }» неизвестен
fault-unknown-mod = мод «{ $found }» неизвестен
fault-unknown-rules = правила «{ $found }» неизвестны
fault-unknown-scene = сцена «{ $found }» неизвестна
fault-unknown-subject_of_training = предмет обучения «{ $found }» неизвестен
fault-unknown-weight = вес «{ $found }» неизвестен

## Agents

fault-agent = агент «{ $spec }»: { $reason }
fault-agent-value = { $key }={ $value } не годится, нужно { $wanted }
fault-agent-level = у «{ $agent }» нет уровня «{ $level }»
fault-agent-setting = у «{ $agent }» нет настройки «{ $key }»
fault-agent-form = «{ $part }» — не настройка
remedy-agent-one_level = уровень у него один: уберите «@»
remedy-agent-no_settings = настроек у него нет: уберите «:»
remedy-agent-form = пишите ключ=значение через запятую
fault-agent-number = число от { $least } до { $most }
fault-agent-word = одно из: { $words }
fault-agent-numbers = столько чисел от { $least } до { $most } через «/»: { $count }
fault-agent-list = числа от 0 до 99 через «/», не больше { $most }, например 0/0/8/8/4
fault-agent-persona = «{ $spec }»: у персонажа нет ни уровней, ни настроек
fault-agent-rung = «{ $spec }»: у ступени лестницы нет ни уровней, ни настроек
remedy-agent-persona = напишите «{ $name }» или измените то, чем он играет, «{ $plays }»
fault-agent-unknown = агента «{ $name }» нет

## Scenes

fault-scene-game = сцена для игры «{ $found }», а не «{ $id }»
fault-scene-players = названо игроков: { $found }, а за столом их { $seats }
remedy-scene-players = назовите каждого по разу: Human или Agent("…")
fault-scene-position = позицию сыграть нельзя: { $reason }
remedy-scene-position = исправьте состояние
fault-scene-program = сцена не может запускать программы на вашей машине, такие как «{ $spec }»
remedy-scene-program = назовите агента игры, а программу посадите через --agents
fault-scene-turn = сейчас ход не у игрока { $seat }
fault-scene-declaration = до начала сцены никто не сдаётся и не предлагает ничью
fault-scene-step = шаг { $index } сделать нельзя: { $reason }
remedy-scene-step = исправьте его или пропустите
fault-scene-seats = запрошено игроков: { $seats }, а в игре их { $there }
remedy-scene-seats = запросите столько же или назовите столько же агентов
fault-scene-seats_twice = запрошено игроков: { $asked }, а в настройках игры их { $there }
remedy-scene-seats_twice = скажите это один раз или оба раза одинаково
fault-scene-agents = названо агентов: { $found }, а игроков { $seats }
remedy-scene-agents = назовите меньше агентов или запросите больше игроков

## The program’s files

fault-library-folder = { $folder }: в ней нет папки «assets»
remedy-library-folder = укажите папку, в которой лежат «assets» и «scenes»
fault-library-path = «{ $path }» не путь внутри «assets»
fault-library-no_file = в «assets/{ $path }» нет файлов .{ $ending }
remedy-library-restore = восстановите папку
remedy-library-restore_file = восстановите файл
fault-library-language = языка «{ $tag }» нет
remedy-library-language = выберите один из: { $known }

## Files

fault-file-larger = файл больше { $most } байт
remedy-file-name = проверьте имя; пути считаются от рабочей папки
remedy-file-permissions = проверьте права доступа
remedy-file-text = укажите текстовый файл
remedy-file-meant = укажите тот файл, который нужен
fault-file-not_utf8 = текст не в кодировке UTF-8
fault-file-unreadable = не читается ({ $reason })

## Записи партий: сохранения и повторы.

fault-with_remedy = { $reason }; { $remedy }
fault-and = { $first }; { $more }
fault-record-unwritable = запись партии не удалось сохранить: { $reason }
fault-record-newer = у файла формат { $found }, а эта программа читает не новее { $most }; обновите программу
fault-record-game = это файл игры «{ $found }», а не «{ $wanted }»
fault-record-rules = партия сыграна по правилам версии { $found }, а у этой программы версия { $wanted }; продолжить можно только с сохранённой позиции
fault-record-content = партия сыграна с другими материалами (хеш { $found }, здесь { $wanted }); чтобы повторить её, верните те материалы
fault-record-origin = позицию, с которой она начинается, нельзя сыграть: { $illegal }
fault-record-step = шаг { $index }: { $illegal }
fault-record-dice = шаг { $index }: записанный исход не следует из зерна
fault-record-end = шаги ведут не к тому концу, что записан (хеш { $found }, записан { $recorded })
fault-record-branches = записано ветвей: { $found }; в записи их может быть не больше { $most }
fault-record-branch = ветвь { $number }: { $fault }
fault-record-players = названо имён: { $players }, а игроков { $seats }
fault-record-unknown_game = это файл игры «{ $found }», которой программа не знает; она знает { $known }
fault-record-other_mods = партия сыграна с модами, которые с тех пор изменились; чтобы продолжить её, верните те же моды
fault-branch-number = номера ветвей не больше { $most }
fault-branch-twice = такой номер уже у другой ветви
fault-branch-parent = она отходит от ветви { $parent }, о которой до неё ничего не сказано
fault-branch-fork = она отходит от ветви { $parent } после шага { $fork }, а там шагов всего { $length }
fault-branch-rest = у неё номер основной ветви записи, но она не продолжает её с конца
fault-branch-empty = в ней нет шагов
fault-branch-end = её шаги ведут не к тому концу, что записан (хеш { $found }, записан { $recorded })
fault-replay-syntax = это не сохранённая партия: { $reason }
remedy-replay-syntax = укажите файл, который записала сама игра или «play --save»
remedy-replay-damaged = файл изменён или повреждён; возьмите целую копию
remedy-replay-players = назовите каждого игрока один раз
fault-replay-gone = повтора «{ $name }» больше нет
fault-replay-unknown = этот повтор здесь не посмотреть: { $fault }
fault-replay-damaged = повтор «{ $name }» повреждён ({ $fault }); он отложен как { $aside }

## Папки и файлы игрока и программы.

fault-storage-no_home = система не называет папки для данных; задайте её: --userdata-dir ПАПКА
fault-storage-make_folder = не удаётся создать папку { $path }: { $reason }; проверьте права или задайте другую: --userdata-dir ПАПКА
fault-storage-read = не удаётся прочитать { $path }: { $reason }
fault-storage-too_large = файл { $path } больше { $most } МиБ и потому не прочитан; переместите его в другое место или удалите
fault-storage-write = не удаётся записать { $path }: { $reason }; то, что там было, не тронуто
fault-storage-picture = не удаётся записать картинку { $path }: { $reason }
fault-storage-taken = файл { $path } уже есть; выберите другое имя
fault-storage-bad_name = «{ $name }» — не имя файла внутри папки данных
fault-storage-no_assets = папка «assets» с файлами программы не найдена; искали здесь: { $places }; запускайте программу из её собственной папки
fault-table-no_files = нет файлов программы
fault-table-other_game = это игра по другим правилам
fault-table-nobody = за столом ещё никого нет
fault-table-no_fight = драться не с кем
fault-table-no_drawing = у карты «{ $map }» нет рисунка, поэтому сыграть на ней здесь нельзя

## Studies

fault-study-none = это сцена без суждения
remedy-study-none = добавьте study: кто победит, почему и откуда это известно
fault-study-nowhere = у этюда нет позиции, к которой он относится
remedy-study-nowhere = добавьте позицию или уберите этюд
fault-study-seat = игрока { $seat } нет: за столом их { $seats }
remedy-study-seat = игроки нумеруются с 0
fault-study-no_reason = суждение ничем не обосновано
remedy-study-reason = скажите в одном предложении, почему победит этот игрок
fault-study-over = игра окончена, судить не о чем
remedy-study-over = возьмите позицию до её конца
fault-study-steps = победа за ноль шагов уже одержана
remedy-study-steps = посчитайте действия и карты: 1 или больше
fault-study-search = перебор нулевой глубины или без позиций ни о чём не судит
remedy-study-search = укажите глубину и число оценённых позиций
fault-study-lead = перевес — не число
remedy-study-lead = укажите, насколько победитель опережает лучшего из остальных
fault-study-games = выиграть { $won } партий из { $games } нельзя
remedy-study-games = укажите, сколько партий сыграно (1 или больше) и сколько из них выиграл победитель
fault-scene-two_starts = сцена начинается в одном месте, а здесь их два
remedy-scene-two_starts = уберите start или position
fault-scene-no_positions = позиции этой игры так не записывают
remedy-scene-no_positions = напишите start: State(…) или Steps([…])

## Задачи в сценах

fault-puzzle-day = «{ $found }» — не дата; напишите, например, 2026-11-28
fault-puzzle-game = в игре «{ $id }» задач нет
fault-puzzle-pieces = из фигур «{ $pieces }» позицию не составить
remedy-puzzle-pieces = напишите буквы, как в позициях этой игры, и не больше фигур каждого рода, чем в ней есть
fault-puzzle-none = это сцена без задачи
remedy-puzzle-none = добавьте puzzle: задание, решение и доказательство
fault-puzzle-nowhere = у задачи не сказано, с чего она начинается
remedy-puzzle-nowhere = добавьте start или position либо уберите задачу
fault-puzzle-no_plies = то, на что нужно ноль полуходов, уже сделано
remedy-puzzle-no_plies = посчитайте полуходы: 1 или больше
fault-puzzle-searched_draw = перебор на столько полуходов ничьей не доказывает
remedy-puzzle-searched_draw = напишите Solved(plies: …) или другое задание
fault-puzzle-turn = там никто не ходит: решать нечего
remedy-puzzle-turn = возьмите позицию, в которой кто-то должен ходить
fault-puzzle-agent = решать должен игрок { $number }, а на его месте сидит программа
remedy-puzzle-agent = напишите для этого места Human
fault-puzzle-move = ход { $text } здесь невозможен: { $reason }
remedy-puzzle-move = исправьте его или уберите вместе со всем, что следует
fault-puzzle-long = таких длинных ходов нет
remedy-puzzle-long = разделите ходы пробелами
fault-puzzle-over = партия кончилась раньше
remedy-puzzle-over = уберите всё, что идёт после конца
fault-puzzle-empty = решение пусто
remedy-puzzle-empty = напишите ход, который решает задачу
fault-puzzle-unproved = задача неверна: { $reason }
remedy-puzzle-unproved = исправьте решение или доказательство
fault-puzzle-not_won = решение не выигрывает
fault-puzzle-another_wins = выигрывает и другой ход
fault-puzzle-not_drawn = решение не ведёт к ничьей
fault-puzzle-another_draws = не проигрывает и другой ход
fault-puzzle-plies = сказано полуходов: { $said }, а нужно { $plies }
fault-puzzle-line = дальнейший вариант упускает то, чего добилось решение
fault-puzzle-no_solution = решение там сыграть нельзя
fault-puzzle-unknown = этой позиции не знают ни таблицы, ни перебор разумной длины

## Прогоны обучения, записанные, чтобы продолжить потом

fault-breeding-format = прогон формата { $found }, а программа читает формат { $known }
remedy-breeding-format = продолжите той программой, которая его записала
fault-breeding-game = прогон игры «{ $found }», а не «{ $game }»
remedy-breeding-game = назовите игру, к которой он относится
fault-breeding-validation = игр каждого лидера с каждым другим { $found }, а можно не больше { $most }
remedy-breeding-validation = напишите число поменьше

## Позиции и партии в записи

fault-notation-game = это запись игры «{ $found }», а не «{ $id }»
remedy-notation-game = сначала откройте ту игру или скопируйте из «{ $id }»
fault-notation-twice = это в тексте уже есть
remedy-notation-twice = уберите одно из двух
fault-notation-empty = ничего не написано
remedy-notation-empty = сначала скопируйте позицию или партию
fault-notation-long = это длиннее любой такой записи: в ней не больше { $most } знаков
remedy-notation-long = скопируйте одну позицию или одну партию
fault-notation-no_world = скрытое не может лежать так
fault-notation-unknown = этот ход был скрыт от того, кто скопировал партию
remedy-notation-unknown = скопируйте позицию вместо партии
fault-notation-over = игра кончается раньше этого хода
remedy-notation-over = уберите всё, что после конца
fault-notation-position = эту позицию нельзя сыграть: { $reason }
remedy-notation-position = исправьте позицию или скопируйте её заново
fault-notation-move = ход { $word } здесь невозможен: { $reason }
remedy-notation-move = исправьте его или уберите вместе со всеми следующими
fault-notation-number = «{ $word }» — не число от { $least } до { $most }
remedy-notation-number = напишите такое число
fault-notation-none = у позиций игры «{ $id }» нет записи
remedy-notation-none = откройте сохранённую игру или сцену
fault-notation-setup = расклад сцена говорит сама
remedy-notation-setup = уберите его отсюда

## Варианты по именам

fault-variant-no_place = { $variant }: при этих правилах для этого нет места; уберите это или напишите перед ним то, с чем оно сочетается
fault-variant-twice = { $variant }: выбрано дважды; напишите один раз
fault-variant-no_value = { $variant }: значения «{ $value }» нет; напишите одно из: { $known }
fault-variant-unreadable = «{ $part }» не читается; напишите вариант и его значение, например id=value, или правила в скобках
fault-variant-unknown = варианта «{ $id }» нет; есть: { $known }

## Доски с фигурами, любой игры

fault-board-rows = рядов на этой доске { $wanted }
remedy-board-rows = напишите их сверху вниз через /
fault-board-row = в ряду «{ $found }» не { $wanted } полей
remedy-board-row = напишите букву для каждой фигуры и число для пустых полей
fault-starts-many = starts: { $found } больше, чем { $most }; уберите лишние
fault-starts-unreadable = starts: в позиции номер { $number }, { $fault }
fault-starts-over = starts: в позиции номер { $number } партия окончена; напишите такую, в которой кто-то может ходить
fault-starts-word = «{ $found }» — такого случай принести не может
remedy-starts-word = напишите номер начальной позиции: start:2
