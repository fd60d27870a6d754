### What is wrong with cards, enemies, scripts and mods of Alea, and with fights and gauntlets.

remedy-id-length = в идентификаторе от 1 до { $most } букв
remedy-id-letters = в идентификаторе строчные латинские буквы, цифры и одиночные «-» внутри, например small-shield
fault-name_length = в имени от 1 до { $most } букв
fault-text_length = в тексте не больше { $most } букв
remedy-between = выберите число в этих пределах
fault-many_faults = ошибок уже { $faults }
remedy-many_faults = исправьте их; дальше файл не читается
fault-many_cards = в моде не больше { $most } карт
remedy-many_cards = эта карта и следующие пропущены; сделайте из мода два
remedy-another_id = дайте другой идентификатор
fault-no_id = «{ $id }» не идентификатор
remedy-another_name = дайте другое имя
remedy-shorter = скажите короче
remedy-left_out = { $remedy } (вместе с этим пропущено: { $told })
remedy-left_out-more = { $remedy } (вместе с этим пропущено: { $told } и ещё { $more })
fault-many_fighters = в моде не больше { $most } бойцов, а ошибок показывается не больше { $faults }
remedy-many_fighters = этот боец и следующие пропущены
fault-unseen = в поле { $field } есть невидимый знак, U+{ $sign }
remedy-unseen = он пропущен; уберите его из файла
remedy-smaller_numbers = возьмите числа поменьше
fault-beyond = { $value } выходит за { $most }
remedy-smaller_number = возьмите число поменьше
fault-between = { $n } не в пределах от { $low } до { $high }
fault-of_item = «{ $id }»: { $fault }

## Scripts

fault-script-mod_operations = скрипты этого мода вместе занимают больше { $most } операций
remedy-script-mod_operations = эта карта и следующие пропущены; спрашивайте меньше статусов и применений или разделите мод
fault-script-operations = скрипт занимает больше { $most } операций на все кубики и счётчики
remedy-script-operations = спрашивайте меньше статусов и применений или делайте меньше в циклах
fault-script-compare = знак «{ $sign }» не сравнивает такое: { $a } и { $b }
remedy-script-unquote = напишите { $number } без кавычек
remedy-script-unquoted_as = числа пишутся без кавычек, например d == 6
remedy-script-status = чтобы узнать, сколько его, напишите own({ $name }) или foe({ $name })
remedy-script-two_at_a_time = сравнивайте по два, например 1 { $sign } d && d { $sign } 6; both(…, …) соединяет то, что известно в бою
remedy-script-compare_numbers = сравнивайте числа, например d == 6
fault-script-long = длина скрипта в байтах { $bytes }, а можно не больше { $most }
fault-script-endless_comment = комментарий начинается с /* и не кончается
remedy-script-close_comment = закройте его знаками */
fault-script-empty = скрипт пуст
remedy-script-empty = напишите, что он делает, например attack(d), или уберите поле
fault-script-function = неизвестная функция «{ $name }»
fault-script-made_anew = «{ $name }» — слово игры, его нельзя определить заново
remedy-script-rename_function = назовите функцию иначе
remedy-script-is_status = «{ $name }» — статус: напишите inflict({ $name }, 1) или gain({ $name }, 1)
remedy-script-contains = напишите d == 1 || d == 2
remedy-script-see = посмотрите десять частых ошибок в docs/scripting.md
fault-script-left_out = «{ $name }» здесь нельзя применить
remedy-script-equal = сравнение пишется ==, а в <= и >= знак = стоит вторым
remedy-script-if = напишите if d == 6 { "{" } attack(9) { "}" } else { "{" } attack(1) { "}" }
remedy-script-sign-same = сравнение пишется ==
remedy-script-sign-step = напишите x += 1
remedy-script-sign-left = напишите d * 2 для удвоенного d или < для сравнения
remedy-script-sign-right = напишите d / 2 для половины d или > для сравнения
remedy-script-sign-power = напишите d * d для квадрата d
remedy-script-sign-else = else стоит после скобки { "}" }, которая закрывает if
remedy-script-sign-closing = скобка ничего не закрывает; уберите её
remedy-script-sign-let = напишите let x = 1
remedy-script-sign-and = «и» пишется &&
remedy-script-sign-or = «или» пишется ||
remedy-script-sign-not = «не» пишется !
remedy-script-sign-try = скрипты не могут обходить свои ошибки; исправьте то, о чём сказано
remedy-script-sign-quotation = в скриптах кавычки не нужны; уберите их
remedy-script-sign-times = умножение пишется *
remedy-script-sign-divided = деление пишется /
remedy-script-sign-minus = минус пишется клавишей -
remedy-script-sign-at_most = «не больше» пишется <=
remedy-script-sign-at_least = «не меньше» пишется >=
remedy-script-sign = скрипты только считают и объявляют эффекты
remedy-script-sign-unequal = «не равно» пишется !=
fault-script-throws = скрипт бросает «{ $what }»
remedy-script-throws = уберите throw
fault-script-endless = скрипт не кончается за { $most } операций
remedy-script-loops = все ли циклы кончаются?
fault-script-deep = функции вызывают друг друга слишком глубоко
remedy-script-deep = все ли функции кончаются?
fault-script-too_large = слишком длинно: { $what }
remedy-script-too_large = скрипты работают с небольшими числами и короткими списками
fault-script-for = «for» не может по этому пройти
remedy-script-for = напишите for i in 0..d { "{" } … { "}" }, это от 0 до d - 1
fault-script-zero = делить на ноль нельзя
remedy-script-zero = делите на число, которое никогда не 0
fault-script-overflow = переполнение: число слишком велико
fault-script-known_in_fight = это известно только в бою, поэтому «if», «while», «&&» и «||» не могут об этом спросить
remedy-script-known_in_fight = напишите when(condition, a, b), а для двух условий both(…, …)
fault-script-effect_condition = эффект не условие
fault-script-number_condition = число не условие
remedy-script-compare_it = сравните его с чем-нибудь, например d > 0
fault-script-no_condition = это не условие
remedy-script-compare_two = сравните два числа, например d == 6
remedy-script-takes_nothing = в скобках ничего не нужно: напишите { $name }()
remedy-script-takes = пишется { $name }({ $takes }), например { $example }
remedy-script-opposite = напишите обратное сравнение: < вместо >=, != вместо ==
remedy-script-when = напишите when(condition, a, b), если решает сравнение в бою
remedy-script-only_numbers = считать можно только с числами
fault-script-unsuited = «{ $name }» так не применяется
remedy-script-let = напишите let { $name } = 1;
fault-script-given = этому нельзя дать значение
remedy-script-given = сравнение пишется ==, а переменная — let x = …
fault-script-something_missing = здесь чего-то не хватает
remedy-script-something = напишите число, например d, или эффект
fault-script-name_missing = здесь не хватает имени
remedy-script-let_x = напишите let x = 1;
remedy-script-smaller_steps = скажите это несколькими шагами
fault-script-functions = функций слишком много
remedy-script-functions = можно не больше 8
fault-script-literal = текст или список длиннее { $most }
remedy-script-literal = скриптам не нужны длинные тексты и списки
fault-script-outside_loop = это стоит вне цикла
remedy-script-outside_loop = напишите это внутри while … { "{" } { "}" }
fault-script-inner_function = функция стоит внутри чего-то другого
remedy-script-inner_function = перенесите её в начало скрипта
fault-script-incomplete_function = функция не дописана
remedy-script-incomplete_function = напишите fn twice(n) { "{" } n * 2 { "}" }
fault-script-constant = «{ $name }» нельзя изменить
fault-script-variable = неизвестная переменная «{ $name }»
remedy-script-die = напишите let x = { $name }; и меняйте x, а сравнение пишется ==
remedy-script-constant = объявите через let, а не const, а сравнение пишется ==
remedy-script-function_sees = функция видит только то, что ей дано: напишите fn f({ $name }) { "{" } … { "}" } и вызовите f({ $name })
remedy-script-no_dice = кубиков здесь не видно: карта видит кубики своего гнезда, состояние кубик в on_roll, on_place или on_change
remedy-script-dice_called = кубик этого гнезда называется { $one }
remedy-script-dice_called-two = кубики этого гнезда называются { $one } и { $two }
remedy-script-brackets = после «{ $name }» нужны скобки: напишите { $example }
remedy-script-variables = возьмите d, статусы вроде BURN или переменную, объявленную через let
remedy-script-no_texts = скриптам не нужны тексты; уберите кавычку
fault-script-endless_text = здесь начинается текст, и он не кончается
fault-script-no_number = «{ $number }» не число
fault-script-no_name = «{ $name }» не имя
remedy-script-letters = берите буквы и цифры
fault-script-no_word = это не число и не слово
fault-script-closes_nothing = эта «{ $here }» ничего не закрывает
remedy-script-no_comma = между эффектами ставится «;», а не «,»: attack(d); heal(1)
remedy-script-if_before = if стоит перед тем, что решает: if d == 6 { "{" } attack(d) { "}" }
remedy-script-semicolon = ставьте «;» между эффектами: attack(d); heal(1)
remedy-script-curly = напишите if d > 3 { "{" } attack(d) { "}" } else { "{" } heal(1) { "}" }
remedy-script-between = ставьте «,» между числами и ) после последнего: inflict(BURN, 1)
fault-script-missing = перед «{ $here }» не хватает «{ $sign }»
fault-script-ends_early = скрипт кончается слишком рано
remedy-script-close = закройте каждую ( скобкой ) и каждую { "{" } скобкой { "}" }
fault-script-counts = скрипт зависит сразу от слишком многих счётчиков
remedy-script-counts = спрашивайте меньше статусов и применений; own_hp() и подобное ничего не стоит
fault-script-effects = в действии не больше { $most } эффектов
fault-script-choices = для one_of нужно от 2 до { $most } вариантов, а не { $found }
remedy-script-one_of = напишите one_of([attack(1), heal(1)])
fault-script-used_elsewhere = в one_of дан эффект, который применён в другом месте
remedy-script-write_again = напишите эффект ещё раз внутри скобок
fault-script-nested = выборы вкладываются не глубже чем на { $most }
remedy-script-nested = вкладывайте меньше one_of друг в друга
fault-script-long_sum = сумма слишком длинна: больше { $most } чисел и знаков
fault-script-wants_number = для { $name } нужно число, а дано другое: { $kind }
remedy-script-status_in_word = чтобы узнать, сколько его, напишите { $name }(own({ $status })) или { $name }(foe({ $status }))
remedy-script-whole_numbers = числа только целые; полтора d пишется d * 3 / 2
remedy-script-unquoted = числа пишутся без кавычек
remedy-script-number = напишите число, например d или d + 2
remedy-script-chance = скрипт не может спросить, как выпал случай; one_of([attack(6), heal(6)]) даёт случаю выбрать эффект
remedy-script-effect = эффекты стоят сами по себе, между ними «;»: attack(d); heal(1)
fault-script-negative = для { $name } нужно не меньше 0, а дано { $known }
remedy-script-negative = напишите { $name }(max(0, …))
fault-script-wants_status = для { $name } нужен статус, например BURN, а дано другое: { $kind }
remedy-script-write = напишите { $example }
fault-script-wants_effects = для one_of нужны эффекты, например attack(d), а дано другое: { $kind }
remedy-script-one_of_attacks = напишите one_of([attack(1), attack(2)])
fault-script-shield = { $name }(SHIELD) — слишком большое число
remedy-script-shield = напишите { $word }()
fault-script-when_effects = when выбирает между числами, а это эффекты
remedy-script-when_effects = напишите attack(when(condition, 6, 0)) или if d > 3 { "{" } attack(d) { "}" } else { "{" } heal(d) { "}" }
fault-script-wants_condition = для { $name } нужно условие, например foe_hp() < 5, а дано другое: { $kind }
remedy-script-condition = напишите сравнение двух чисел, например d > 3

## What a value of a script is, after “not a number but”

fault-kind-effect = эффект ({ $word })
fault-kind-number = число
fault-kind-fraction = дробь
fault-kind-huge = число из стольких цифр
fault-kind-text = текст
fault-kind-list = список
fault-kind-bool = true или false
fault-kind-nothing = ничего
fault-kind-status = статус
fault-kind-test = сравнение, известное только в бою
fault-kind-sum = число, известное только в бою
fault-kind-other = { $name }

## Cards

fault-card-twice = карта «{ $id }» уже есть
fault-card-too_many = карт больше { $most }
fault-card-dice = карта «{ $id }»: её действие записано для другого числа кубиков, чем в её гнезде
fault-card-face = карта «{ $id }»: { $fault }
fault-card-size = размер в клетках может быть 1 или 2, а не { $size }
fault-card-uses = применений за ход может быть от 1 до 99, а не { $times }
remedy-card-name_script = напишите в карте action: File("{ $name }") или удалите файл
fault-card-idle_script = этот скрипт не назван ни в одной карте
fault-card-passive_idle = пассивная карта без at_start и at_end ничего не делает
remedy-card-write_one = напишите одно из них
fault-card-no_action = нет поля «action»
remedy-card-action = напишите его, например action: "attack(d)"
fault-card-passive_forms = формы пассивной карты нельзя вывести
remedy-card-forms = напишите plus и minus
fault-card-no_form = форму «{ $form }» нельзя вывести из этого гнезда и числа применений
remedy-card-write_it = напишите её сами
fault-card-slot = число гнезда: { $fault }
remedy-card-size = выберите 1 или 2
fault-card-idle = скрипт ничего не делает, какими бы ни были кубики и счётчики
remedy-card-effect = напишите эффект, например attack(d)
remedy-card-script = положите файл в папку «scripts» и укажите только его имя
fault-card-script = скрипта «{ $name }» нет

## Enemies and heroes

fault-fighter-tier = уровень может быть от 1 до 5, а не { $tier }
remedy-fighter-tier = выберите один из них
fault-fighter-no_id = это не идентификатор
fault-fighter-twice = боец «{ $id }» уже есть
fault-fighter-no_dice = без кубиков ни одну из своих карт он применить не может
remedy-fighter-no_dice = дайте ему кубики или карту с гнездом Free
fault-fighter-range = { $field }: { $found } не в пределах от { $low } до { $high }
remedy-fighter-cards = посмотрите список карт
fault-fighter-no_card = карты «{ $card }» нет

## Points for computer players

remedy-points-guide = все они перечислены в руководстве
fault-points-unknown = очков «{ $name }» нет

## Gauntlets

fault-run-hero = hero: героя «{ $id }» нет
fault-run-fighter = hero: { $fault }
fault-run-range = terms: { $field }: { $found } не в пределах от { $low } до { $high }
fault-run-enemies = terms: на слое уровня { $tier } путей { $ways }, а таких противников всего { $found }
fault-run-boss = нет босса
fault-run-beside = hero: бойцов и изменения правил называет сама дуэль; рядом с ней уберите и то и другое или уберите дуэль

## Fights

fault-duel-rounds = rounds: { $found } не в пределах от 1 до 1000
fault-duel-range = fighters: { $field } у бойца { $who }: { $found } не в пределах от { $low } до { $high }
fault-duel-card = fighters: у бойца { $who } есть «{ $card }», а такой карты нет
fault-duel-card-near = fighters: у бойца { $who } есть «{ $card }», а такой карты нет; может быть, «{ $near }»?
fault-duel-beside = «{ $field }» указано рядом с бойцами, которые выписаны целиком
remedy-duel-beside = оставьте одно из двух
fault-duel-fighters = выписано бойцов: { $found }, а сражаются двое
remedy-duel-fighters = выпишите двоих

## Numbers that are no fields

fault-number-cards = число карт
fault-number-cells = число клеток под картами
fault-number-layers = число слоёв

## Mods

fault-mod-no_gauntlet = испытание сыграть нельзя: { $reason }
remedy-mod-no_gauntlet = оставьте tier и boss у тех, кого меняете
fault-mod-idle_picture = эту картинку никто не покажет: противника или героя «{ $id }» нет
remedy-mod-idle_picture = назовите её идентификатором противника
fault-mod-idle_sound = этот звук никто не издаст: карты, состояния или бойца «{ $id }» нет
remedy-mod-idle_sound = назовите файл идентификатором карты, состояния или бойца
fault-mod-idle_words = этого никто не скажет: карты, состояния, бойца или изменения правил «{ $id }» нет
remedy-mod-idle_words = напишите это для идентификатора карты, состояния, бойца или изменения правил
fault-mod-many_files = в моде не больше { $most } файлов
fault-mod-long_texts = тексты мода вместе занимают не больше { $most } байт
fault-mod-texts_in_use = тексты всех включённых модов вместе занимают не больше { $most } байт
fault-mod-large_media = картинки и звуки мода вместе занимают не больше { $most } байт
fault-mod-pixels = в картинках мода вместе не больше { $most } пикселей
fault-mod-pixels_in_use = в картинках всех включённых модов вместе не больше { $most } пикселей
fault-mod-many_words = в моде переводы не больше чем для { $most } идентификаторов, на всех языках вместе
fault-mod-unseen_words = имён и текстов с невидимыми знаками: { $number }
fault-mod-long_words = «{ $id }»: в имени на другом языке не больше { $name } букв, в тексте { $text }
fault-mod-many_mods = одновременно включено не больше { $most } модов
remedy-mod-fewer = включите меньше модов
fault-mod-many_folders = просматривается не больше { $most } модов
remedy-mod-elsewhere = храните ненужные в другом месте
fault-mod-more = ошибок и предупреждений, о которых не сказано: { $more }
remedy-mod-more = сначала исправьте эти
fault-mod-other_ending = этого никто не читает: в папке «{ $folder }» лежат файлы с окончанием .{ $ending }
remedy-mod-move = перенесите или переименуйте
remedy-mod-picture = сохраните как PNG, не больше { $most } пикселей по стороне
fault-mod-sound = не звук Ogg
remedy-mod-sound = сохраните как Ogg Vorbis, не длиннее { $most } секунд
fault-mod-damaged_sound = повреждённый звук Ogg
fault-mod-long_sound = звучит дольше { $most } секунд
fault-mod-sound_rate = отсчётов в секунду { $rate }, а проигрывается от { $low } до { $high }
fault-mod-sound_channels = каналов { $channels }, а проигрывается 1 или 2
fault-mod-frames = звуки мода звучат вместе не дольше { $seconds } секунд
fault-mod-frames_in_use = звуки всех включённых модов звучат вместе не дольше { $seconds } секунд
remedy-mod-put_ron = положите карты в папку «equipment», противников в «enemies»
remedy-mod-files = в моде бывают { $manifest }, { $points } и папки { $folders }
fault-mod-idle_file = этот файл никто не читает
remedy-mod-put = положите его в папку «{ $folder }»
remedy-mod-not_needed = уберите лишнее
remedy-mod-too_much = уберите лишнее; дальше ничего не читается
remedy-mod-folders = в моде бывают папки { $names }
fault-mod-idle_folder = такой папки в модах не бывает, и того, что в ней лежит, никто не читает
fault-mod-large_file = размер в байтах { $size }, а читается не больше { $most }
remedy-mod-smaller = разделите или уменьшите его
fault-mod-no_file = не файл, который можно прочесть
remedy-mod-put_file = положите туда файл
remedy-mod-file_itself = положите туда сам файл
fault-mod-link = это ссылка, а мод не выходит за свою папку
fault-mod-id = в идентификаторе строчные латинские буквы, цифры и одиночные «-» внутри
remedy-mod-id = например, my-mod
fault-mod-other_folder = идентификатор «{ $id }», а папка «{ $folder }»
remedy-mod-one_name = назовите их одинаково
fault-mod-version = «{ $version }» не версия
remedy-mod-version = напишите три числа, например 1.0.0
fault-mod-game_version = мод сделан для версии { $wanted }, а это { $here }
remedy-mod-game_version = поищите мод поновее или напишите { $here } и попробуйте
fault-mod-word = в поле «{ $field }» от 1 до { $most } букв
fault-mod-words = в поле «{ $field }» слов не больше { $most }, по { $letters } букв
fault-mod-no_picture = не картинка PNG
fault-mod-large_picture = размер картинки в пикселях { $width }×{ $height }, а показывается не больше { $most } по стороне
fault-mod-damaged_picture = повреждённая картинка PNG
remedy-mod-folder_itself = положите туда саму папку
fault-mod-no_manifest = нет mod.ron
remedy-mod-no_manifest = напишите его или создайте новый мод командой «rubicon-lab mod new»
fault-mod-circle = «{ $id }» зависит от себя самого, через { $others }
remedy-mod-circle = разорвите круг
fault-mod-left_out = «{ $id }» пропущен, потому что зависит от «{ $wants }»
remedy-mod-first = сначала исправьте его
remedy-mod-new_id = возьмите до { $most } строчных латинских букв, цифр и одиночных «-» внутри, например my-mod
fault-mod-new_id = «{ $id }» не идентификатор мода
fault-mod-new_folder = такая папка уже есть
remedy-mod-new_folder = выберите другой идентификатор или меняйте то, что там лежит
remedy-mod-smaller_picture = сохраните её как PNG поменьше

## Состояния

fault-duel-status = fighters: боец { $who } начинает с «{ $status }», а такого состояния нет
fault-duel-status-near = fighters: боец { $who } начинает с «{ $status }», а такого состояния нет; может быть, «{ $near }»?
fault-status-many = состояний уже { $most }: тех, что в игре, и тех, что приносят все включённые моды
remedy-status-many = это и следующие пропущены; выключите один из модов
fault-status-twice = состояние «{ $id }» уже есть
fault-status-sign = такой знак нарисовать нельзя
remedy-status-sign = не больше { $most } штрихов по 2–{ $most } точек, все не дальше { $reach } от середины
fault-status-colour = это не цвет
remedy-status-colour = напишите красный, зелёный и синий, как в "#7fb4d8"
fault-status-worth = это больше { $most } ОЗ
fault-status-built_in = что делает «{ $id }», записано в коде игры; изменить можно только вид и название
remedy-status-built_in = дайте тому, что делает другое, собственный идентификатор
fault-script-of_status = «{ $word }» говорит только состояние
remedy-script-of_status = моменты состояний перечислены в docs/scripting.md
fault-script-not_at_hook = «{ $word }» нельзя сказать в { $hook }
remedy-script-damage_words = удар ещё не нанесён: годятся change_damage, inflict, gain, cure и strip
remedy-script-healing_words = бой окончен: годится heal
remedy-script-certain_words = это может быть ход противника: ничего о кубиках, картах и случае
remedy-script-change_damage = скажите это в { $before_deal } или { $before_hurt }
fault-script-of_card = «{ $name }» спрашивает только карта
remedy-script-mark_die = скажите это в { $on_roll }
remedy-script-of_card = состояние считает себя само: напишите count() или own(STATUS)
fault-script-no_amount = здесь нет «{ $name }»
remedy-script-no_amount = count() говорит только состояние, а amount() — только в момент, который о числе; см. docs/scripting.md

## Mods as one file

fault-package-not_utf8 = имя не в UTF-8
fault-package-outside = имя ведёт за пределы папки мода
fault-package-name = такое имя есть не в каждой системе
remedy-package-name = назовите буквами, цифрами и знаками «-», «_», «.», между папкой и файлом ставьте «/»
fault-package-no_zip = не целый файл zip
remedy-package-again = скачайте его заново или спросите того, кто его сделал
fault-package-many_entries = записей больше { $most }
fault-package-twice = у двух записей одно имя, если не различать заглавные буквы
remedy-package-one = оставьте одну из двух
remedy-package-packed = создайте его командой «rubicon-lab mod pack»
fault-package-contradicts = сведения о его записях противоречат друг другу
fault-package-link = это ссылка или что-то ещё, но не файл
remedy-package-file = упакуйте сам файл
fault-package-encrypted = зашифровано
remedy-package-open = упакуйте без пароля
fault-package-method = сжато способом, который не читается
fault-package-several = внутри несколько модов
remedy-package-each = сделайте отдельный файл для каждого
fault-package-no_part = такого файла в модах не бывает
remedy-package-root = мод лежит в корне своего файла или в одной папке там
fault-package-damaged = повреждено
fault-package-large = в распакованном виде больше { $most } байт
fault-mod-shipped = мод с этим идентификатором есть в самой игре
fault-mod-there = мод с этим идентификатором уже есть
remedy-mod-replace = сначала удалите его или поставьте новый на его место: --replace
fault-mod-no_folder = не отдельная папка
fault-mod-foreign = такого в модах не бывает, и оно пропало бы
remedy-mod-by_hand = перенесите это в другое место или удалите папку сами
fault-mod-no_mods = там нет модов
remedy-mod-own_folder = укажите папку своих модов

## Изменения правил и рост

fault-no_status = состояния «{ $status }» нет
remedy-status-list = смотрите список состояний
fault-hero-growth = так герой расти не может
remedy-hero-growth = что-то приносят не больше { $most } побед, каждая не больше { $hp } ОЗ и { $dice } кубиков
fault-modifier-many = в моде не больше { $most } изменений правил, и сообщается не больше { $faults } ошибок
fault-modifier-twice = изменение правил «{ $id }» уже есть
fault-modifier-idle = это ничего не меняет
remedy-modifier-idle = напишите first, uses или то, что иначе у both, hero или enemy
fault-modifier-unknown = modifiers: изменения правил «{ $id }» нет
fault-modifier-unknown_near = modifiers: изменения правил «{ $id }» нет; может быть, «{ $near }»?
fault-modifier-chosen_twice = modifiers: «{ $id }» выбрано дважды
fault-modifier-first = modifiers: по «{ $one }» начинает один боец, а по «{ $other }» другой
fault-card-offers = карта предлагает на выбор от 2 до { $most } других
remedy-card-offers = назовите столько же или уберите поле
fault-card-offers_unknown = карты «{ $id }» до этой нет
remedy-card-offers_unknown = напишите карты, которые предлагаются, до той, которая их предлагает
remedy-field-example = напишите так: { $example }
