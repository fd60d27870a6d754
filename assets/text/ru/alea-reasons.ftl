### What opponents of Alea and its gauntlet tell of their decisions: actions, headlines, what a score is made of. $card is a card, $die the number
### on a die.

## Actions in a fight

card-plus = { $card }+
card-minus = { $card }-
act-place_die = { $die } на карту «{ $card }»
act-place_hidden = Кубик лицом вниз на карту «{ $card }»
act-use = «{ $card }»
act-die_falls = выпадает { $die }
act-card_drawn = выбрана карта { $card }
act-fizzles = срывается
act-works = удаётся
act-branch = случай выбирает действие { $branch }
caption-dice = кубики { $dice }
caption-no_dice = кубиков нет
caption-turn = { $dice }; своих ОЗ { $own_hp }, у противника { $foe_hp }
caption-turn_cursed = { $dice }; своих ОЗ { $own_hp }, у противника { $foe_hp }; проклятие
caption-turn_far = { $dice }; своих ОЗ { $own_hp }, противник вне досягаемости
caption-turn_far_cursed = { $dice }; своих ОЗ { $own_hp }, противник вне досягаемости; проклятие

## Choices on the road

act-go_nowhere = Остаться здесь
act-fight = Бой: { $enemy }
act-fight_chest = Бой: { $enemy }, затем сундук
act-fight_anvil = Бой: { $enemy }, затем наковальня
act-fight_shop = Бой: { $enemy }, затем лавка
act-fight_rest = Бой: { $enemy }, затем привал
act-scrap = Разобрать «{ $card }»
act-scrap_nothing = Ничего не разбирать
act-take = Взять «{ $card }»
act-drop = Выбросить «{ $card }»
act-upgrade = Улучшить «{ $card }»
act-eat = Поесть
act-sleep = Поспать
act-exercise = Упражняться
act-leave = Идти дальше

## The decision in one sentence

headline-idea = { $action }: { $idea }
headline-fought = { $action }: лучшее из вариантов ({ $choices }), в уме сыграно боёв: { $fights }
headline-slip = { $action }: промах, на { $lost } очка хуже лучшего, а это было: { $best }
idea-greedy = то, что даёт больше всего прямо сейчас
idea-wanderer = что в голову придёт
idea-left_to_right = самая левая карта, которая берёт кубик, получает наибольший из подходящих

## Methods

method-greedy = жадный
method-wanderer = скиталец
method-left_to_right = слева направо
method-planner = плановик
method-traveller = путник

## What a score is made of

term-points_now = очки сразу
term-place_from_the_left = место карты, считая слева
term-it_burns = кубик горит
term-it_would_burn_to_death = горящий кубик убил бы
term-die = сам кубик
term-no_die_would_be_left_for_the_card = для карты не останется кубика
term-kept_for_the_card = кубик отложен для карты
term-die_spared = сбережённый кубик покрупнее
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
term-afflictions = что вредит врагу
term-foes_boons = что помогает врагу
term-boons = что помогает себе
term-own_poison = яд на себе
term-own_afflictions = что вредит себе
term-activations = применённые карты
term-countdowns = отсчёты ближе к концу
term-pips_left = неистраченные очки
term-actions = сделанные ходы
term-healing = лечение
term-own_hp = свои ОЗ, отданные или потерянные
term-once_a_fight = карты на один раз за бой
term-authors_bonus = надбавка автора карты
term-own_statuses = свои состояния
term-foes_statuses = состояния врага
term-danger = опасность от следующего хода врага
term-outcome = победа или поражение в бою
