### What opponents of Alea and its gauntlet tell of their decisions: actions, headlines, what a score is made of. $card is a card, $die the number
### on a die.

## Actions in a fight

card-plus = { $card }+
card-minus = { $card }-
act-place_die = { $die } на «{ $card }»
act-place_hidden = Кубик лицом вниз на «{ $card }»
act-use = «{ $card }»
act-die_falls = выпадает { $die }
act-card_drawn = выбрана карта { $card }
act-fizzles = срывается
act-works = удаётся
act-branch = исход { $branch }
caption-turn = кубики { $dice }; ОЗ { $own_hp } против { $foe_hp }
caption-turn_cursed = кубики { $dice }; ОЗ { $own_hp } против { $foe_hp }, проклятие
caption-turn_far = кубики { $dice }; ОЗ { $own_hp }, противник вне досягаемости
caption-turn_far_cursed = кубики { $dice }; ОЗ { $own_hp }, противник вне досягаемости, проклятие

## Choices on the road

act-go_nowhere = никуда не идти
act-fight = бой: { $enemy }
act-fight_chest = бой: { $enemy }, затем сундук
act-fight_anvil = бой: { $enemy }, затем наковальня
act-fight_shop = бой: { $enemy }, затем лавка
act-fight_rest = бой: { $enemy }, затем привал
act-scrap = разобрать «{ $card }»
act-scrap_nothing = ничего не разбирать
act-take = взять «{ $card }»
act-drop = выбросить «{ $card }»
act-upgrade = улучшить «{ $card }»
act-eat = поесть
act-sleep = поспать
act-exercise = упражняться
act-leave = идти дальше

## The decision in one sentence

headline-idea = { $action }: { $idea }
headline-fought = { $action }: лучшее из вариантов ({ $choices }), боёв сыграно в уме: { $fights }
headline-slip = { $action }: промах, на { $lost } очка хуже лучшего: { $best }
idea-greedy = больше всего очков за один шаг
idea-wanderer = что в голову придёт
idea-left_to_right = самая левая карта, которая берёт кубик, получает наибольший из возможных

## Methods

method-greedy = жадный
method-wanderer = странник
method-left_to_right = слева направо
method-planner = планировщик
method-traveller = путник

## What a score is made of

term-points_now = очки сейчас
term-place_from_the_left = место слева
term-it_burns = горит
term-it_would_burn_to_death = сожжёт насмерть
term-die = кубик
term-no_die_would_be_left_for_the_card = для карты не останется кубика
term-kept_for_the_card = приберечь для карты
term-die_spared = сбережённый кубик
term-nothing_else_to_do = больше делать нечего
term-hp_kept_in_the_fight = ОЗ, сбережённые в бою
term-a_chest = сундук
term-an_anvil = наковальня
term-gold_to_spend = золото на расходы
term-hp_missing = недостающие ОЗ
term-hp_kept_in_the_next_fight = ОЗ, сбережённые в следующем бою
term-hp_kept_against_the_boss = ОЗ, сбережённые против босса
term-gold = золото
term-damage = урон
term-shield_broken = сломанный щит
term-poison = яд
term-afflictions = чужие напасти
term-foes_boons = благо соперника
term-boons = своё благо
term-own_poison = яд на себе
term-own_afflictions = свои напасти
term-activations = срабатывания
term-countdowns = отсчёты
term-pips_left = оставшиеся очки
term-actions = действия
term-healing = лечение
term-own_hp = свои ОЗ
term-once_a_fight = раз за бой
term-authors_bonus = надбавка автора
term-danger = опасность
term-outcome = исход
