### How opponents say why: what each term of their methods means where it spoke for what they did. Keys are the ids of the terms; those under
### "say-less-" are for terms that count against an action, so that less of them is better; those under "say-only-" explain nothing and are
### said first only where there is nothing else to say. $place is where it happens, $about what the term is about, such as a
### territory. How personas say it differently stands with each game.

say-ended = { $saying }.
say-and = { $one }, и { $two }
say-besides = { $one } К тому же { $two }
say-alike = ничто другое не обещало больше
say-forced = ничего другого не оставалось
say-alone = другого я не взвешиваю
say-slip = вышла оплошность: было и получше
say-it = это
say-rather = Вместо хода: { $other }
say-quoted = «{ $said }»

## Conquest: attacks

say-chance_to_conquer = ничто другое не падёт так верно
say-the_chance_an_attack_must_beat = ни одна атака не кажется мне достаточно верной
say-it_is_the_leaders = лидера пора укоротить
say-share_of_its_continent_with_it = { $place } прибавит мне доли этого континента
say-what_an_attack_must_be_worth = ничто рядом не стоит крови
say-neighbours_in_the_cluster = { $place } округлит мои владения
say-joins_other_own_territories = { $place } соединит мои земли
say-share_of_its_continent = многое на том континенте уже моё
say-own_armies = там я сильнее всего
say-armies_there = там уже стоит много армий
say-less-armies_there = { $place } почти без защиты
say-armies_of_the_weakest_neighbour = рядом есть кто-то слабый
say-less-armies_of_the_weakest_neighbour = рядом есть кто-то слабый
say-outnumbers_nobody = перевеса нет ни над кем
say-superiority_an_attack_must_exceed = перевеса для атаки не хватает
say-enough_for_one_turn = на один ход достаточно
say-against_the_leader = кто впереди, тот и напрашивается
say-only-whim = просто захотелось
say-a_capture_is_enough_until_it_is_stronger = пока сил мало, хватит одного захвата за ход
say-the_greatest_army_lets_others_come = моя армия сильнее всех, пусть идут ко мне

## Conquest: placing, moving, first armies

say-share_of_the_continent = большая часть того континента уже моя
say-need_of = в опасности { $about }
say-bonus_for_each_territory = тот континент щедро платит за свой размер
say-foes_beside_it_in_the_continent = остаток континента лежит рядом
say-rival_neighbours = { $place } стоит у них на пути
say-less-own_neighbours = { $place } не теснит мои же земли
say-own_neighbours = это место среди моих земель
say-less-held_by_others = других там мало
say-neutral_armies_in_the_rivals_way = нейтральные армии встанут на пути соперника
say-less-armies_away_from_half = половине идти, половине остаться
say-less-armies_out_of_proportion_to_the_threat = так делится опасность
say-armies_at_the_new_front = фронт ушёл вперёд
say-less-armies_away_from_the_front = сражаться там больше не с кем
say-less-armies_missing_to_hold_what_was_taken = взятое надо удержать
say-everything_stays = все стоят там, где нужно
say-idle_armies_moved = там, где они стояли, от них не было толку
say-threat_where_they_go = под угрозой { $place }
say-less-steps_left_to_the_front = оттуда ближе до фронта
say-armies_beside_it = рядом стоят свои
say-less-foreign_armies_beside_it = рядом мало врагов
say-less-ways_in = туда ведёт мало путей
say-pictured_territory = земля на карте — моя
say-less-wild_cards_spent = джокеры лучше поберечь

## Conquest: worth of positions

say-share_of_all_territories = это приносит землю
say-share_of_all_armies = другим это обойдётся дороже, чем мне
say-strength_at_the_borders = мои границы станут крепче
say-closed_borders = открытых границ станет меньше
say-share_of_all_income = это окупается
say-cards_by_what_they_bring = карты того стоят
say-continents_held = от этого зависит континент
say-continents_denied_to_rivals = это лишает соперника континента
say-safety_of_the_borders = так мои границы надёжнее
say-rivals_near_their_end_by_cards = кто-то с картами близок к концу
say-armies = так у меня останется больше всего армий
say-income_from_territories = это земля, которая кормит
say-continents_as_far_as_they_hold = с этим континент мой
say-less-armies_behind_the_front = меньше моих армий стоит без дела
say-armies_behind_the_front = меньше моих армий стоит без дела
say-cards = это приносит карты
say-less-rivals_armies = это стоит им армий
say-less-rivals_income_from_territories = это отнимает землю, которая их кормит
say-less-rivals_continents = это лишает соперника континента
say-less-rivals_cards = это отнимает у них карты
say-territories_for_the_last_count = последний подсчёт уже близко
say-goal_in_part = это шаг к моей цели
say-victory = это победа
say-chance_to_win_now = победить можно сейчас
say-standing_once_a_rival_is_gone = одним соперником меньше, и что останется от него, будет моим
say-standing_if_the_plan_fails = даже при неудаче положение останется хорошим
say-standing_if_it_waits = спешить некуда
say-the_chance_that_is_enough_after_so_long = даже теперь ничто не выглядит верным
say-chance_to_take_it_at_little_loss = захват почти наверняка удастся, и почти без потерь
say-the_chance_that_is_enough_at_little_loss = ничего нельзя взять почти наверняка
say-chance_to_beat_a_great_army = большую армию можно разбить уже за этот ход
say-what_the_dice_may_take = кубики тут мало что испортят
say-less-what_the_dice_may_take = кубики тут мало что испортят
say-what_the_rivals_answers_may_change = другие мало что смогут с этим сделать
say-less-what_the_rivals_answers_may_change = другие мало что смогут с этим сделать
say-other_ways_the_dice_may_fall = это устоит, как бы ни легли кубики
say-less-other_ways_the_dice_may_fall = это устоит, как бы ни легли кубики
say-what_the_answers_take_at_least = другие мало что смогут с этим сделать
say-less-what_the_answers_take_at_least = другие мало что смогут с этим сделать

## Alea

say-damage = так больнее всего
say-shield_broken = от щита надо было избавиться
say-poison = яд сделает своё дело сам
say-afflictions = им от этого худо
say-foes_boons = это отнимает то, что им помогало
say-less-foes_boons = это отнимает то, что им помогало
say-boons = это делает меня сильнее
say-own_poison = яда во мне и так достаточно
say-less-own_poison = яда во мне и так достаточно
say-own_afflictions = мне так легче
say-less-own_afflictions = мне так легче
say-activations = так в дело идёт больше карт
say-countdowns = отсчёт движется
say-less-countdowns = отсчёт движется
say-pips_left = хорошие кубики пригодятся потом
say-less-pips_left = ни одно очко не пропадёт
say-actions = так меньше возни
say-less-actions = так меньше возни
say-healing = отдых был нужен
say-own_hp = я держусь на ногах
say-less-own_hp = я держусь на ногах
say-once_a_fight = та карта работает лишь раз, и её час не пришёл
say-less-once_a_fight = та карта работает лишь раз, и её час не пришёл
say-authors_bonus = для того эта карта и есть
say-less-authors_bonus = для того эта карта и есть
say-danger = их следующий ход мог стать для меня последним
say-less-danger = их следующий ход мог стать для меня последним
say-outcome = это решает бой
say-less-outcome = иначе бой проигран
say-points_now = ничто другое не даёт столько прямо сейчас
say-less-points_now = ничто другое не даёт столько прямо сейчас
say-die = это кубик как раз для неё
say-die_spared = лучший кубик сбережён
say-less-die_spared = лучший кубик сбережён
say-kept_for_the_card = кубик лучше приберечь
say-less-kept_for_the_card = кубик лучше приберечь
say-it_burns = огонь того стоит
say-less-it_burns = этот меня не обожжёт
say-it_would_burn_to_death = любой другой сжёг бы меня
say-less-it_would_burn_to_death = любой другой сжёг бы меня
say-no_die_would_be_left_for_the_card = другой карте тоже нужен кубик
say-less-no_die_would_be_left_for_the_card = другой карте тоже нужен кубик
say-place_from_the_left = она первая в ряду
say-less-place_from_the_left = она первая в ряду

## The road

say-a_chest = по дороге будет сундук
say-an_anvil = по дороге будет наковальня
say-hp_kept_against_the_boss = это важно для боя с боссом
say-hp_kept_in_the_fight = этот бой обойдётся дешевле
say-hp_kept_in_the_next_fight = это поможет в следующем бою
say-hp_missing = отдых мне нужен
say-gold_to_spend = моему золоту там найдётся дело
say-gold = это окупается
say-less-gold = золото лучше поберечь
