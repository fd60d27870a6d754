### What is wrong with files of Realm: setups, cards, menus, positions. Words of files stay as they are written.

## Setups

fault-realm-seats = seats: { $found } — не от 2 до 4
fault-realm-large_kingdom = kingdom: карт { $found }, а можно не больше { $most }; уберите лишние
fault-realm-no_card = kingdom: карты «{ $named }» нет; { $remedy }
remedy-realm-no_card = посмотрите в списке карт
fault-realm-basic = kingdom: «{ $named }» и так есть во всякой игре, где может быть; уберите её
fault-realm-card_twice = kingdom: «{ $named }» стоит дважды; уберите одну
fault-realm-turn_limit = turn_limit: { $found } — не от 1 до { $most }
fault-realm-kingdoms = королевство названо не один раз
remedy-realm-kingdoms = напишите что-то одно: kingdom, named или random
fault-realm-not_drawn = это бывает только у королевства, которое тянут
remedy-realm-not_drawn = напишите зерно, например random: 7, или уберите это
fault-realm-empty_list = { $field }: список пуст
remedy-realm-empty_list = напишите, что в нём есть, или уберите его
fault-realm-other_set = containing: карта «{ $card }» из набора «{ $set }», а его нет среди наборов
remedy-realm-other_set = добавьте «{ $set }» в sets или уберите карту
fault-unknown-menu = меню «{ $found }» неизвестно
fault-unknown-kingdom = королевство «{ $found }» неизвестно
fault-unknown-set = набор «{ $found }» неизвестен

## Files of cards

fault-realm-no_basic = нет основной карты «{ $id }»
remedy-realm-no_basic = добавьте её, как в файле карт, который идёт с программой
fault-realm-twice = карта «{ $id }» уже есть
remedy-realm-twice = дайте одной из них другой id
fault-realm-id = «{ $id }» — не id карты
remedy-realm-id = пишите id: строчными латинскими буквами, цифрами и _, например "grand_market"
fault-realm-name = у карты нет названия
remedy-realm-name = напишите name: "…"
fault-realm-types = типов должно быть не меньше одного, и каждый один раз
remedy-realm-types = напишите types: [Action] или другие типы, например [Action, Attack]
fault-realm-attack = тип Attack бывает у карты тогда и только тогда, когда один из её шагов — атака
remedy-realm-attack = добавьте тип или шаг либо уберите другое
fault-realm-duration = тип Duration бывает у карты тогда и только тогда, когда она что-то приносит позже
remedy-realm-duration = добавьте тип или later: (…) либо уберите другое
fault-realm-unplayed = карта что-то делает, но сыграть её нельзя
remedy-realm-unplayed = добавьте тип Action или Treasure
fault-realm-reaction = тип Reaction бывает у карты тогда и только тогда, когда она защищает от атак
remedy-realm-reaction = добавьте тип или shield: true либо уберите другое
fault-realm-picture = картинку нельзя нарисовать: { $reason }
fault-realm-cost = цена { $cost } больше { $most }
fault-realm-amount = число { $found } больше { $most }
remedy-realm-smaller = напишите число поменьше
fault-realm-per = очков за каждые 0 карт не бывает
remedy-realm-per = напишите per: Some(Cards(10)) или другое число от 1
fault-realm-steps = шагов или вариантов больше { $most }
remedy-realm-steps = сделайте карту проще
fault-realm-choices = шаг ChooseOne и хотя бы два варианта здесь не сходятся
remedy-realm-choices = напишите ChooseOne среди шагов один раз, а в choices: [(…), (…)] — ни разу

## Menus

fault-menu-twice = «{ $id }» — не свой собственный id
remedy-menu-twice = дайте меню другой id
fault-menu-in = столбец { $column } меню «{ $id }»: { $reason }
remedy-menu = напишите меню вроде "e2-d4-p8-gold@99|silver@99"
fault-menu-number = «{ $text }» — не число от 0 до { $most }
fault-menu-thresholds = порогов три, как в e2-d4-p8-
fault-menu-letter = «{ $part }» начинается не с { $letter }, как в e2-d4-p8-
fault-menu-sign = меню пишется простыми строчными латинскими буквами
fault-menu-entry = «{ $part }» — не карта@число, как silver@99
fault-menu-card = «{ $card }» — не id карты вроде grand_market
fault-menu-long = в меню не больше { $most } строк
fault-menu-no_card = карты «{ $card }» в этой игре нет
fault-menu-unknown_card = карты «{ $card }» нет
fault-menu-near_card = карты «{ $card }» нет; может быть, «{ $near }»?
fault-agent-menu = меню: столбец { $column }: { $reason }

## Positions

fault-realm-players = игроков в позиции { $found }, а за столом их { $seats }
remedy-realm-players = опишите всех
fault-realm-too_many = карт «{ $id }» у игроков и на свалке { $found }, а в игре их { $all }
remedy-realm-too_many = напишите меньше
fault-realm-turns = кто-то уже сделал все ходы, которых { $limit }
remedy-realm-turns = напишите меньше ходов
fault-realm-position = такой позиции не бывает: { $reason }
remedy-realm-position = исправьте это

## Breeding menus, and the library of strategies

fault-evolution-game = прогон начат по другим правилам; возьмите его собственные
fault-evolution-scores = матчей { $wanted }, а результатов { $found }
fault-evolution-range = { $name }: { $found } — не от { $least } до { $most }
fault-evolution-spread = spread: { $found } — не больше 0 или больше 10
fault-evolution-matches = pool, leaders и chambers дают матчей в первом поколении: { $found }, а можно не больше { $most }
fault-evolution-kept = generations, leaders и chambers дают лидеров, которых надо хранить: { $found }, а можно не больше { $most }
fault-evolution-cards = карты не те, с которыми прогон был начат
fault-evolution-template = вид меню не тот, что у этого королевства
fault-evolution-niches = ниши не те, что у этого королевства
fault-evolution-chambers = камер { $found }, а по параметрам их { $wanted }
fault-evolution-pool = кандидаты не такие, какие допускают параметры и королевство
fault-evolution-history = поколения не следуют друг за другом, как в прогоне с такими параметрами
fault-evolution-champions = чемпионы не из прогона, который завершён
fault-strategy-parameter = «{ $text }» — не имя=число, как remodel=4
fault-strategy-name = числа «{ $name }» нет; есть { $known }
fault-strategy-twice = «{ $name }» задано дважды
fault-breeding-midway = сцена начинается посреди партии, а меню выводят с её начала
fault-breeding-unended = прогон дошёл до поколения { $generation } из { $generations }, и его лидеры ещё не встречались
remedy-breeding-midway = назовите сцену без start и position
remedy-breeding-changed = файл изменили вручную; начните заново
remedy-breeding-cards = продолжите с теми же файлами игры и модами, с которыми прогон начат, или начните заново
remedy-breeding-options = выберите другое число
remedy-breeding-unended = доведите его до конца командой train --resume
fault-library-strategy = столбец { $column } стратегии { $number }: { $reason }
fault-library-none = для этого королевства нет ни одной стратегии
remedy-library-none = добавьте стратегию или уберите королевство
fault-library-card = стратегия { $number } хочет «{ $card }», а в королевстве такой карты нет
remedy-library-card = добавьте её в королевство или уберите из меню
remedy-library-seats = напишите 2, 3 или 4
