### How fighters of Alea say why, how travellers do, and how a hint says it. Which sentence may be said when stands in
### assets/sentences/dice.ron. Sentences with "должно" tell what the whole turn that begins so brings on average.
### $card is the card of the move, $die the die on it, $measure what the turn brings; what begins with "other_" is the same of what is compared.

say-alea_kills = на этом бой окончен
say-alea_most_damage = за этот ход это должно отнять { $measure } ОЗ, и ничто другое столько не отнимет
say-alea_damage = так за ход должно уйти { $measure } ОЗ врага, а иначе { $other_measure }
say-alea_hits = так за ход должно уйти { $measure } ОЗ врага
say-alea_hurts = так должно быть больнее
say-alea_shield = это должно сбить больше щита
say-alea_poison = яда у врага должно стать больше
say-alea_afflicts = врагу от этого должно стать хуже
say-alea_takes_boons = у врага должно остаться меньше того, что ему помогает
say-alea_stronger = того, что помогает { say-me }, должно стать больше
say-alea_own_poison = своего яда должно остаться меньше
say-alea_own_afflictions = { say-me } от этого должно стать легче
say-alea_more_cards = в дело должно пойти больше карт
say-alea_countdown = отсчёт должен стать ближе к концу
say-alea_keeps = кубики покрупнее должны остаться
say-alea_spends_all = ни одно очко не должно пропасть зря
say-alea_spends = меньше очков должно пропасть зря
say-alea_fewer_moves = действий должно понадобиться меньше
say-alea_more_moves = действий должно получиться больше
say-alea_heals_now = это лечит { $heals } ОЗ
say-alea_heals = лечения должно выйти больше
say-alea_own_hp = своих ОЗ должно уйти меньше
say-alea_once = что работает только раз за бой, бережётся на потом
say-alea_once_now = что работает только раз за бой, пригодится сейчас
say-alea_bonus = для того эта карта и есть, говорит её автор
say-alea_danger = так меньше риск погибнуть в следующий ход врага
say-alea_decides = это должно решить бой
say-alea_else_lost = иначе бой может быть проигран
say-alea_likelier = так бой проигрывается реже
say-alea_anew = если доигрывать снова и снова, так лучше
say-alea_takes_now = это сразу отнимает { $takes } ОЗ, и ничто другое не даёт столько
say-alea_stops = остановиться здесь полезнее, чем сыграть любую из оставшихся карт
say-alea_now = ничто другое не даёт столько прямо сейчас
say-alea_now_as_well = ничто другое не даёт больше прямо сейчас
say-alea_larger_die = из подходящих кубиков сюда идёт { $die }, а не { $other_die }
say-alea_smaller_die = { $die } тут хватит, а { $other_die } сбережётся
say-alea_die = этот кубик подходит карте
say-alea_kept = другой кубик отложен для другой карты
say-alea_no_fire = этот кубик не горит
say-alea_fire = лучшего кубика, который не горит, нет
say-alea_deadly_fire = другой кубик сжёг бы насмерть
say-alea_none_left = кубик отложен для другой карты
say-alea_further_left = { $card } стоит первой слева
say-alea_left = карты идут в дело слева направо
say-alea_card_left = ещё есть карта, которую можно применить
say-alea_nothing_else = применять больше нечего

## The road

say-road_chest = за этим боем сундук
say-road_anvil = за этим боем наковальня
say-road_boss = против босса это должно помочь
say-road_cheaper = в бою «{ $enemy }» должно остаться { $percent_of_one } % ОЗ, а в бою «{ $other_enemy }» — { $other_percent_of_one } %
say-road_fight = этот бой должен обойтись дешевле
say-road_next_cheaper = после следующего боя должно остаться { $percent_of_one } % ОЗ вместо { $other_percent_of_one } %
say-road_next = следующий бой должен обойтись дешевле
say-road_missing = не хватает { $missing } ОЗ, а за этим боем привал
say-road_rest = за этим боем привал
say-road_gold = за этим боем лавка, а золото есть куда девать
say-road_keeps_gold = на лавку останется { $gold_then } золота вместо { $other_gold_then }
say-road_more_gold = на лавку останется больше золота
