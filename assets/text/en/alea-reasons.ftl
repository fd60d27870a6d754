### What opponents of Alea and its gauntlet tell of their decisions: actions, headlines, what a score is made of. $card is a card, $die the number
### on a die.

## Actions in a fight

card-plus = { $card }+
card-minus = { $card }-
act-place_die = { $die } to { $card }
act-place_hidden = A face-down die to { $card }
act-use = { $card }
act-die_falls = a { $die } falls
act-card_drawn = card { $card } is chosen
act-fizzles = it fizzles
act-works = it works
act-branch = choice { $branch }
caption-turn = dice { $dice }; { $own_hp } v { $foe_hp } HP
caption-turn_cursed = dice { $dice }; { $own_hp } v { $foe_hp } HP, cursed
caption-turn_far = dice { $dice }; { $own_hp } HP, the foe out of reach
caption-turn_far_cursed = dice { $dice }; { $own_hp } HP, the foe out of reach, cursed

## Choices on the road

act-go_nowhere = go nowhere
act-fight = fight { $enemy }
act-fight_chest = fight { $enemy }, then a chest
act-fight_anvil = fight { $enemy }, then an anvil
act-fight_shop = fight { $enemy }, then a shop
act-fight_rest = fight { $enemy }, then a rest
act-scrap = take { $card } apart
act-scrap_nothing = take nothing apart
act-take = take { $card }
act-drop = throw { $card } away
act-upgrade = upgrade { $card }
act-eat = eat
act-sleep = sleep
act-exercise = exercise
act-leave = go on

## The decision in one sentence

headline-idea = { $action }: { $idea }
headline-fought =
    { $choices ->
        [one] { $action }: the only choice after { $fights ->
        [one] { $fights } fight
       *[other] { $fights } fights
    } in mind
       *[other] { $action }: best of { $choices } after { $fights ->
        [one] { $fights } fight
       *[other] { $fights } fights
    } in mind
    }
headline-slip = { $action }: a slip, { $lost } points below the best, which was: { $best }
idea-greedy = the most points in one step
idea-wanderer = whatever comes to mind
idea-left_to_right = the leftmost card that takes a die takes the highest it accepts

## Methods

method-greedy = greedy
method-wanderer = wanderer
method-left_to_right = left to right
method-planner = planner
method-traveller = traveller

## What a score is made of

term-points_now = points now
term-place_from_the_left = place from the left
term-it_burns = it burns
term-it_would_burn_to_death = it would burn to death
term-die = die
term-no_die_would_be_left_for_the_card = no die would be left for the card
term-kept_for_the_card = kept for the card
term-die_spared = die spared
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
term-afflictions = afflictions
term-foes_boons = foe's boons
term-boons = boons
term-own_poison = own poison
term-own_afflictions = own afflictions
term-activations = activations
term-countdowns = countdowns
term-pips_left = pips left
term-actions = actions
term-healing = healing
term-own_hp = own HP
term-once_a_fight = once a fight
term-authors_bonus = author's bonus
term-danger = danger
term-outcome = outcome
