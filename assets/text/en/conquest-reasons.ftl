### What opponents of Conquest tell of their decisions: actions, headlines, what a score is made of, the table of border security. $place, $from
### and $to are territories, $battle is the message "battle".

## Actions

battle = { $to } from { $from } ({ $attackers } v { $defenders }, { $percent } %)
act-claim = Claim { $place }
act-capital = Make { $place } the capital
act-trade =
    { $armies ->
        [one] Trade a set for { $armies } army
       *[other] Trade a set for { $armies } armies
    }
act-trade_at =
    { $armies ->
        [one] Trade a set for { $armies } army, two more in { $place }
       *[other] Trade a set for { $armies } armies, two more in { $place }
    }
act-roll =
    { $dice ->
        [one] Roll one die against { $battle }
       *[other] Roll { $dice } dice against { $battle }
    }
act-attack = Attack { $battle }
act-attack_next = Attack { $to } from { $from }
act-attack_keeping = Attack { $battle }, keeping back { $kept }
act-occupy = Move in with { $armies }
act-end_attack = Stop attacking
act-fortify = Move { $armies } from { $from } to { $to }
act-place = Place { $places }
act-place_at = { $armies } in { $place }
act-place_and_more = Place { $places } and { $rest } elsewhere
act-draft = Place { $armies } by border security
act-won = The attack succeeds
act-lost = The attack fails

## The decision in one sentence

headline-only = { $action }: the only choice
headline-best_by =
    { $action }: the best of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    } by { $by }
headline-by_chance = { $action }, by chance
headline-by_borders =
    { $borders ->
        [one] { $action }: by the only border
       *[other] { $action }: by border security over { $borders } borders
    }
headline-by_need =
    { $borders ->
        [one] { $action }: by the only border
       *[other] { $action }: by what speaks for each of { $borders } borders
    }
headline-left_out =
    { $attacks ->
        [one] { $told }; one less likely attack is not looked at
       *[other] { $told }; { $attacks } less likely attacks are not looked at
    }
headline-chances =
    { $action }: a chance of { $percent } % to win in the end, the best of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, plans of up to { $attacks ->
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    }, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } seen
headline-planned =
    { $action }: worth { $armies } armies, the best of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, plans of up to { $attacks ->
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    }, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } seen
caption-position =
    { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    }, { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
criterion-idle_armies_brought_to_the_front = idle armies brought to the front
criterion-safety = safety
criterion-armies = armies
criterion-superiority_in_armies = superiority in armies
criterion-what_can_be_had_from_there = what can be had from there
criterion-what_the_territory_is_worth = what the territory is worth
criterion-superiority_over_the_weakest_neighbour = superiority over the weakest neighbour
criterion-how_it_looks = how it looks
criterion-how_a_continent_beckons = how a continent beckons
criterion-how_many_stay = how many stay
criterion-balance_against_the_threat = balance against the threat
criterion-armies_where_the_front_is = armies where the front is
criterion-how_safely_and_roundly_the_cluster_grows = how safely and roundly the cluster grows
criterion-standing_in_the_rivals_way = standing in the rival's way
criterion-nearness_to_a_continent = nearness to a continent
criterion-chance_to_conquer = chance to conquer
criterion-chance_to_win_in_the_end = chance to win in the end
criterion-an_end_to_a_long_war = an end to a long war
criterion-a_capture_that_costs_next_to_nothing = a capture that costs next to nothing
criterion-value_after_the_best_attacks_found = value after the best attacks found

## Methods

method-raider = Superior numbers
method-beginner = First impressions
method-gardener = One growing cluster
method-sentinel = Border security and exact odds
method-learned = Alpha-beta over learned features
method-minimax = Alpha-beta over four features
method-marshal = Sequences of attacks, valued in armies
method-mercenary = One thing above all
method-strategos = Sequences of attacks, valued by the learned chance to win
method-drifter = Random play

## Border security by territory

column-bst = BST
column-bst_meaning = Border-security threat: foreign armies that can attack the territory
column-bsr = BSR
column-bsr_meaning = Border-security ratio: BST for each of one's own armies there
column-halved = Halved
column-halved_meaning = BSR with the smaller half set to 0
column-nbsr = NBSR
column-nbsr_meaning = The halved BSR scaled to sum to 1: the share of the new armies that border security gives it
column-reach = Reach
column-reach_meaning = Territories that all new armies are expected to take from there, by exact odds; an army goes on while the chance is even, through twelve at most
column-bonuses = Bonuses
column-bonuses_meaning = Armies a turn that continents pay more to oneself or less to a rival for these captures, and that holding the border keeps
column-chokepoints = Closes
column-chokepoints_meaning = Ways beyond the first that it closes, and its share of the territories behind it that no foe stands beside
column-need = Need
column-need_meaning = BSR, reach, bonuses and what it closes, each times its weight
column-share = Share
column-share_meaning = The needs of the borders that share the new armies, scaled to sum to 1
column-placed = Armies
column-placed_meaning = New armies it gets

## What a score is made of

term-everything_stays = everything stays
term-idle_armies_moved = idle armies moved
term-threat_where_they_go = threat where they go
term-steps_left_to_the_front = steps left to the front
term-armies = armies
term-armies_beside_it = armies beside it
term-foreign_armies_beside_it = foreign armies beside it
term-ways_in = ways in
term-pictured_territory = pictured territory
term-wild_cards_spent = wild cards spent
term-own_armies = own armies
term-armies_there = armies there
term-armies_of_the_weakest_neighbour = armies of the weakest neighbour
term-enough_for_one_turn = enough for one turn
term-against_the_leader = against the leader
term-share_of_the_continent = share of the continent
term-armies_away_from_half = armies away from half
term-armies_away_from_what_it_would_send = armies away from what it would send
term-armies_behind_the_front_are_forgotten = armies behind the front are forgotten
term-armies_out_of_proportion_to_the_threat = armies out of proportion to the threat
term-what_an_attack_must_be_worth = what an attack must be worth
term-chance_to_conquer = chance to conquer
term-chance_to_conquer_after_so_long = chance to conquer, after so long a war
term-neighbours_in_the_cluster = neighbours in the cluster
term-joins_other_own_territories = joins other own territories
term-share_of_its_continent = share of its continent
term-rival_neighbours = rival neighbours
term-own_neighbours = own neighbours
term-bonus_for_each_territory = bonus for each territory
term-foes_beside_it_in_the_continent = foes beside it in the continent
term-neutral_armies_in_the_rivals_way = neutral armies in the rival's way
term-the_chance_an_attack_must_beat = the chance an attack must beat
term-it_is_the_leaders = it is the leader's
term-share_of_its_continent_with_it = share of its continent with it
term-held_by_others = held by others
term-share_of_a_dozen_draws = share of a dozen draws
term-a_capture_is_enough_until_it_is_stronger = a capture is enough until it is stronger
term-nothing_to_weigh = nothing to weigh
term-income_from_territories = income from territories
term-continents_as_far_as_they_hold = continents as far as they hold
term-armies_behind_the_front = armies behind the front
term-cards = cards
term-rivals_armies = rivals' armies
term-rivals_income_from_territories = rivals' income from territories
term-rivals_continents = rivals' continents
term-rivals_cards = rivals' cards
term-territories_for_the_last_count = territories for the last count
term-goal_in_part = goal in part
term-victory = victory
term-chance_to_win_now = chance to win now
term-standing_once_a_rival_is_gone = chance to win in the end once a rival is gone
term-standing_if_the_plan_fails = chance to win in the end if it fails
term-standing_if_it_waits = chance to win in the end if it waits
term-the_chance_that_is_enough_after_so_long = the chance that is enough after so long a war
term-chance_to_take_it_at_little_loss = chance to take it, at little loss
term-the_chance_that_is_enough_at_little_loss = the chance that is enough at little loss
term-the_greatest_army_lets_others_come = the greatest army lets others come to it
term-chance_to_beat_a_great_army = chance to beat a great army this turn
term-what_the_rivals_answers_may_change = what the rivals' answers may change
term-what_the_dice_may_take = what the dice may take
term-chance_to_win_in_the_end = chance to win in the end
term-chance_to_win_after_the_first_turn = chance to win after the first turn
term-worth_of_any_territory = worth of any territory
term-towards_its_continent = on the way to its continent
term-bonus_of_the_continent_it_completes = bonus of the continent it completes
term-bonus_it_takes_from_a_rival = bonus it takes from a rival
term-whose_it_is = whose it is
term-foes_beside_it = foes beside it
term-card_for_the_first_capture = card for the first capture
term-best_territory_beyond_it = best territory beyond it
term-what_a_territory_must_be_worth = what a territory must be worth
term-best_territory_in_reach = best territory in reach
term-bonus_it_guards = bonus it guards
term-share_of_all_territories = share of all territories
term-share_of_all_armies = share of all armies
term-strength_at_the_borders = strength at the borders
term-closed_borders = closed borders
term-share_of_all_income = share of all income
term-cards_by_what_they_bring = cards by what they bring
term-continents_held = continents held
term-continents_denied_to_rivals = continents denied to rivals
term-safety_of_the_borders = safety of the borders
term-rivals_near_their_end_by_cards = rivals near their end, by cards
term-other_ways_the_dice_may_fall = other ways the dice may fall
term-what_the_answers_take_at_least = what the answers take at least
term-outnumbers_nobody = outnumbers nobody
term-superiority_an_attack_must_exceed = superiority an attack must exceed
term-armies_at_the_new_front = armies at the new front
term-armies_away_from_the_front = armies away from the front
term-armies_missing_to_hold_what_was_taken = armies missing to hold what was taken
term-need_of = need of { $place }
term-threat_for_each_army_there = threat for each army there
term-territories_it_should_take = territories it should take
term-bonuses_at_stake = bonuses at stake
term-ways_it_closes = ways it closes
