### How opponents say why: what each term of their methods means where it spoke for what they did. Keys are the ids of the terms; those under
### "say-less-" are for terms that count against an action, so that less of them is better; those under "say-only-" explain nothing and are
### said first only where there is nothing else to say. $place is where it happens, $about what the term is about, such as a
### territory. How personas say it differently stands with each game.

say-ended = { $saying }.
say-and = { $one }, and { $two }
say-besides = { $one } Besides, { $two }
say-alike = nothing else promised more
say-forced = there was nothing else to do
say-alone = I weighed nothing else
say-slip = I slipped: there was something better
say-it = it
say-rather = Rather than: { $other }
say-quoted = “{ $said }”

## Conquest: attacks

say-chance_to_conquer = nothing else would fall as surely
say-the_chance_an_attack_must_beat = no attack is likely enough to please me
say-it_is_the_leaders = the leader must be cut down
say-share_of_its_continent_with_it = with { $place } more of its continent is mine
say-what_an_attack_must_be_worth = nothing within reach is worth the blood
say-neighbours_in_the_cluster = { $place } rounds off what I hold
say-joins_other_own_territories = { $place } joins what is mine
say-share_of_its_continent = much of that continent is mine already
say-own_armies = I am strongest there
say-armies_there = many stand there already
say-less-armies_there = { $place } is weakly held
say-armies_of_the_weakest_neighbour = there is somebody weak beside it
say-less-armies_of_the_weakest_neighbour = there is somebody weak beside it
say-outnumbers_nobody = I outnumber nobody
say-superiority_an_attack_must_exceed = I outnumber nobody by enough
say-enough_for_one_turn = that is enough for one turn
say-against_the_leader = whoever leads has it coming
say-only-whim = I felt like it
say-a_capture_is_enough_until_it_is_stronger = one capture a turn is enough until I am stronger
say-the_greatest_army_lets_others_come = mine is the greatest army; let them come

## Conquest: placing, moving, first armies

say-share_of_the_continent = most of that continent is mine already
say-need_of = { $about } is in danger
say-bonus_for_each_territory = its continent pays well for its size
say-foes_beside_it_in_the_continent = the rest of the continent lies beside it
say-rival_neighbours = { $place } stands in their way
say-less-own_neighbours = { $place } is not in my own way
say-own_neighbours = it lies among my own
say-less-held_by_others = few others have settled there
say-neutral_armies_in_the_rivals_way = the neutral armies stand in my rival's way
say-less-armies_away_from_half = half of them should go, and half stay
say-less-armies_out_of_proportion_to_the_threat = that is how the danger is divided
say-armies_at_the_new_front = the front has moved on
say-less-armies_away_from_the_front = nobody is left to fight over there
say-less-armies_missing_to_hold_what_was_taken = what I took must be held
say-everything_stays = everybody stands where they should
say-idle_armies_moved = they were idle where they stood
say-threat_where_they_go = { $place } is threatened
say-less-steps_left_to_the_front = they are nearer to the front there
say-armies_beside_it = friends stand beside it
say-less-foreign_armies_beside_it = few foes stand beside it
say-less-ways_in = there are few ways in
say-pictured_territory = the card's own land is mine
say-less-wild_cards_spent = I keep my wild cards

## Conquest: worth of positions

say-share_of_all_territories = it brings land
say-share_of_all_armies = it costs the others more than me
say-strength_at_the_borders = my borders stand stronger for it
say-closed_borders = fewer borders lie open for it
say-share_of_all_income = it pays
say-cards_by_what_they_bring = the cards are worth it
say-continents_held = a continent hangs on it
say-continents_denied_to_rivals = it breaks a rival's continent
say-safety_of_the_borders = my borders are safer so
say-rivals_near_their_end_by_cards = somebody with cards is near the end
say-armies = it leaves me most armies
say-income_from_territories = it brings land to live on
say-continents_as_far_as_they_hold = with it a continent is mine
say-less-armies_behind_the_front = fewer of mine stand idle
say-armies_behind_the_front = fewer of mine stand idle
say-cards = it brings cards
say-less-rivals_armies = it costs them armies
say-less-rivals_income_from_territories = it takes land they live on
say-less-rivals_continents = it breaks a rival's continent
say-less-rivals_cards = it takes their cards from them
say-territories_for_the_last_count = the count at the end is near
say-goal_in_part = it is what I am after
say-victory = it wins the game
say-chance_to_win_now = I can win now
say-standing_once_a_rival_is_gone = it ends a rival, and what that leaves is mine
say-standing_if_the_plan_fails = even if it fails I stand well
say-standing_if_it_waits = there is no haste
say-the_chance_that_is_enough_after_so_long = nothing is sure enough even now
say-chance_to_take_it_at_little_loss = it is nearly sure, and costs me next to nothing
say-the_chance_that_is_enough_at_little_loss = no capture is nearly sure
say-chance_to_beat_a_great_army = I can beat their great army this turn
say-what_the_dice_may_take = the dice can spoil less of it
say-less-what_the_dice_may_take = the dice can spoil less of it
say-what_the_rivals_answers_may_change = the others can do little about it
say-less-what_the_rivals_answers_may_change = the others can do little about it
say-other_ways_the_dice_may_fall = it holds up however the dice fall
say-less-other_ways_the_dice_may_fall = it holds up however the dice fall
say-what_the_answers_take_at_least = the others can do little about it
say-less-what_the_answers_take_at_least = the others can do little about it

## Alea

say-damage = it hurts most
say-shield_broken = the shield had to go
say-poison = poison does its work by itself
say-afflictions = it leaves them in a bad way
say-foes_boons = it takes what helped them
say-less-foes_boons = it takes what helped them
say-boons = it makes me stronger
say-own_poison = I have poison enough in me
say-less-own_poison = I have poison enough in me
say-own_afflictions = I am the better for it
say-less-own_afflictions = I am the better for it
say-activations = more of my cards come into play
say-countdowns = the countdown runs on
say-less-countdowns = the countdown runs on
say-pips_left = my good dice are kept for later
say-less-pips_left = no pip goes to waste
say-actions = it takes fewer moves
say-less-actions = it takes fewer moves
say-healing = I needed the rest
say-own_hp = I stay on my feet
say-less-own_hp = I stay on my feet
say-once_a_fight = that card works but once, and not yet
say-less-once_a_fight = that card works but once, and not yet
say-authors_bonus = that is what the card is for
say-less-authors_bonus = that is what the card is for
say-danger = their next turn could have been my last
say-less-danger = their next turn could have been my last
say-outcome = that decides the fight
say-less-outcome = anything else loses the fight
say-points_now = nothing else does as much right now
say-less-points_now = nothing else does as much right now
say-die = that is the die for it
say-die_spared = the better die is spared
say-less-die_spared = the better die is spared
say-kept_for_the_card = the die is better kept
say-less-kept_for_the_card = the die is better kept
say-it_burns = the fire is worth it
say-less-it_burns = it does not burn me
say-it_would_burn_to_death = anything else would burn me to death
say-less-it_would_burn_to_death = anything else would burn me to death
say-no_die_would_be_left_for_the_card = a die must be left for the other card
say-less-no_die_would_be_left_for_the_card = a die must be left for the other card
say-place_from_the_left = it comes first in the row
say-less-place_from_the_left = it comes first in the row

## The road

say-a_chest = there is a chest on the way
say-an_anvil = there is an anvil on the way
say-hp_kept_against_the_boss = it matters against the boss
say-hp_kept_in_the_fight = that fight costs least
say-hp_kept_in_the_next_fight = it helps in the next fight
say-hp_missing = I need the rest
say-gold_to_spend = my gold is worth something there
say-gold = it pays
say-less-gold = my gold is better kept
