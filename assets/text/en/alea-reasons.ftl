### What opponents of Alea and its gauntlet tell of their decisions: actions, headlines, what a score is made of. $card is a card, $die the number
### on a die.

## Actions in a fight

card-plus = { $card }+
card-minus = { $card }-
act-place_die = { $die } on { $card }
act-place_hidden = A face-down die on { $card }
act-use = { $card }
act-die_falls = a { $die } is rolled
act-card_drawn = { $card } is drawn
act-fizzles = it fizzles
act-works = it works
act-branch = chance picks effect { $branch }
caption-dice = dice { $dice }
caption-no_dice = no dice left
caption-turn = { $dice }; own { $own_hp } HP, the foe { $foe_hp } HP
caption-turn_cursed = { $dice }; own { $own_hp } HP, the foe { $foe_hp } HP; cursed
caption-turn_far = { $dice }; own { $own_hp } HP, the foe out of reach
caption-turn_far_cursed = { $dice }; own { $own_hp } HP, the foe out of reach; cursed

## Choices on the road

act-go_nowhere = Stay here
act-fight = Fight { $enemy }
act-fight_chest = Fight { $enemy }, then a chest
act-fight_anvil = Fight { $enemy }, then an anvil
act-fight_shop = Fight { $enemy }, then a shop
act-fight_rest = Fight { $enemy }, then a rest
act-scrap = Take { $card } apart
act-scrap_nothing = Take nothing apart
act-take = Take { $card }
act-drop = Throw { $card } away
act-upgrade = Upgrade { $card }
act-eat = Eat
act-sleep = Sleep
act-exercise = Exercise
act-leave = Go on

## The decision in one sentence

headline-idea = { $action }: { $idea }
headline-fought =
    { $choices ->
        [one] { $action }: the only choice after { $fights ->
        [one] { $fights } fight
       *[other] { $fights } fights
    } played out in mind
       *[other] { $action }: the best of { $choices } choices after { $fights ->
        [one] { $fights } fight
       *[other] { $fights } fights
    } played out in mind
    }
headline-slip = { $action }: a slip, worth { $lost } points less than the best, which was: { $best }
idea-greedy = what earns most at once
idea-wanderer = whatever comes to mind
idea-left_to_right = the leftmost card that takes a die gets the highest one it accepts

## Methods

method-greedy = greedy
method-wanderer = wanderer
method-left_to_right = left to right
method-planner = planner
method-traveller = traveller

## What a score is made of

term-points_now = points at once
term-place_from_the_left = how far left the card lies
term-it_burns = the die burns
term-it_would_burn_to_death = the burning die would kill
term-die = the die itself
term-no_die_would_be_left_for_the_card = no die would be left for the card
term-kept_for_the_card = die kept for the card
term-die_spared = better die spared
term-nothing_else_to_do = nothing else to do
term-hp_kept_in_the_fight = HP kept in the fight
term-a_chest = a chest
term-an_anvil = an anvil
term-gold_to_spend = gold to spend
term-hp_missing = HP missing
term-hp_kept_in_the_next_fight = HP kept in the next fight
term-hp_kept_against_the_boss = HP kept against the boss
term-gold = gold
term-damage = damage
term-shield_broken = shield broken
term-poison = poison
term-afflictions = what harms the foe
term-foes_boons = what helps the foe
term-boons = what helps oneself
term-own_poison = poison on oneself
term-own_afflictions = what harms oneself
term-activations = cards used
term-countdowns = countdowns brought nearer
term-pips_left = pips left unused
term-actions = moves made
term-healing = healing
term-own_hp = own HP paid or lost
term-once_a_fight = cards that work once a fight
term-authors_bonus = what the card's author adds
term-own_statuses = statuses on oneself
term-foes_statuses = statuses on the foe
term-danger = danger in the foe's next turn
term-outcome = winning or losing the fight
