### How opponents of Conquest say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/risk.ron. Sentences
### with "should" tell what the line of play hopes for; the others tell what is so on the board.
###
### $place is where it happens, $from where armies come from, $continent the continent of $place, of whose $size territories $held are one's
### own and $lacking are not; what begins with "other_" is the same of what is compared. $foe is a player.

## Attacks

say-surer = { say-my } chance to take { $place } is { $percent } %, and { $other_place } { $other_percent } %
say-chance = { say-my } chance to take { $place } is { $percent } %
say-chance_unseen = as far as { say-i } can see, { $place } may well fall
say-tired_of_waiting = this war has lasted long, and { $place } is more likely to fall than not
say-nothing_likely = even { $likeliest } would fall with a chance of { $likeliest_percent } % and no more
say-nothing_to_attack = nothing is left to attack this turn
say-nothing_sure = no attack is sure enough
say-not_worth_it = no territory within reach is worth its armies to { say-me }
say-beyond = behind { $place } there is more to take
say-in_reach = from { $place } more is within reach
say-reaches_more = from { $place } { say-my } armies should take { $captures } territories, and from { $other_place } { $other_captures }
say-reaches = from { $place } { say-my } armies should take { $captures } territories
say-bonuses_at_stake = around { $place } more of what continents pay should be { say-mine }, or stay so
say-closes_more =
    { $foes_beside ->
        [one] { $place } closes { $foes_beside } way in, and { $other_place } { $other_foes_beside }
       *[other] { $place } closes { $foes_beside } ways in, and { $other_place } { $other_foes_beside }
    }
say-closes_ways = { $place } closes ways into { say-my } land
say-nothing_worth_it = nothing beside { say-my } largest stretch of land is worth the risk
say-against_the_leader = of { say-my } rivals nobody holds more land than { $foe }
say-against_the_seen_leader = as far as { say-i } can see, none of { say-my } rivals holds more land
say-continent_mine = with { $place } all of { $continent } is { say-mine }
say-continent_with_it =
    { $held_then ->
        [one] with { $place } the first of { $size } territories of { $continent } is { say-mine }
       *[other] with { $place } { say-i } hold { $held_then } of { $size } territories of { $continent }
    }
say-rounds_off =
    { $own_beside ->
        [one] a territory of { say-mine } lies beside { $place }
       *[other] { $own_beside } territories of { say-mine } lie around { $place }
    }
say-beside_mine = { $place } lies beside { say-my } land
say-joins = { $place } joins lands of { say-mine } that lie apart
say-most_of_continent = most of { $continent } is { say-mine } already, { $held } of { $size }
say-part_of_continent = { say-i } hold { $held } of { $size } territories of { $continent }
say-stronger_there = { say-i } have { $mine } at { $from }, and { $other_mine } at { $other_from }
say-against_theirs = there it is { $mine } of { say-mine } against { $theirs }
say-more_there = { $place } holds { $armies_there } of { say-mine }, and { $other_place } { $other_armies_there }
say-some_there = { $place } holds { $armies_there } of { say-mine } already
say-attack_from_there = { say-i } stand at { $from } with { $mine }
say-strength_there = that is where { say-my } strength lies
say-few_there = { $place } is held by { $theirs }, and { $other_place } by { $other_theirs }
say-fewer_of_mine = { $place } has only { $armies_there } of { say-mine }, and { $other_place } { $other_armies_there }
say-fewer_neutral =
    { $armies_there ->
        [one] one neutral army stands at { $place }, and { $other_armies_there } at { $other_place }
       *[other] { $armies_there } neutral armies stand at { $place }, and { $other_armies_there } at { $other_place }
    }
say-held_there = { $other_place } is held by { $other_theirs }
say-weak_there = not much seems to stand at { $place }
say-weaker_beside = beside { $place } { $weakest } is held by { $weakest_armies }, and beside { $other_place } nobody has fewer than { $other_weakest_armies }
say-weakest_beside = beside { $place } { $weakest } is held by { $weakest_armies }
say-weak_beside = not much seems to stand beside it
say-outnumbers_nobody = { say-i } outnumber nobody within reach
say-outnumbers_too_little = { say-i } outnumber nobody within reach by more than { $most_over }
say-enough_for_one_turn = what { say-i } have captured is enough for one turn
say-nothing_easy = nothing within reach looks easy
say-whim = I felt like it
say-until_stronger =
    { $who ->
        [you] one capture a turn is enough until you are stronger
       *[me] one capture a turn is enough until I am stronger
    }
say-gathers = { say-my } armies gather first
say-greatest_waits = no army on the map is as great as { say-my } greatest; let them come

## Placing, moving, first armies, cards

say-whole_continent = all of { $continent } is { say-mine }, and should stay so
say-in_danger = { $place } has { $armies_there } of { say-mine } against { $threat } around it
say-pays_better = { $continent } pays { $bonus } for { $size } territories, and { $other_continent } { $other_bonus } for { $other_size }
say-pays = all of { $continent } would pay { $bonus } a turn
say-rest_beside = all that { say-i } lack of { $continent } lies beside { $place }
say-lacking_beside =
    { $lacking_beside ->
        [one] of the { $lacking } territories that { say-i } lack in { $continent }, one lies beside { $place }
       *[other] of the { $lacking } territories that { say-i } lack in { $continent }, { $lacking_beside } lie beside { $place }
    }
say-in_their_way = { say-my } rival's lands lie around { $place }
say-out_of_my_way = { $place } borders on none of { say-my } lands
say-less_in_my_way = { $place } borders on { $own_beside } of { say-my } lands, and { $other_place } on { $other_own_beside }
say-among_mine = { $place } lies beside { say-my } own land
say-nobody_settled = nobody else has settled in { $continent }
say-few_settled = others hold { $others } of { $continent }, and { $other_others } of { $other_continent }
say-less_settled = others hold { $others } of { $size } territories of { $continent }
say-neutrals_in_the_way = the neutral armies stand in { say-my } rival's way
say-friends_beside =
    { $own_armies_beside ->
        [one] one army of { say-mine } stands beside { $place }
       *[other] { $own_armies_beside } of { say-my } armies stand beside { $place }
    }
say-no_foes_beside = no foreign army stands beside { $place }
say-fewer_foes_beside =
    { $threat ->
        [one] one foreign army can come to { $place }, and { $other_threat } to { $other_place }
       *[other] { $threat } foreign armies can come to { $place }, and { $other_threat } to { $other_place }
    }
say-few_foes_beside = few foes seem to stand beside { $place }
say-fewer_ways_in =
    { $ways_in ->
        [one] one way leads into { $place }, and { $other_ways_in } into { $other_place }
       *[other] { $ways_in } ways lead into { $place }, and { $other_ways_in } into { $other_place }
    }
say-few_ways_in = few ways lead into { $place }
say-best_set =
    { $worth ->
        [one] that set brings an army, and the other { $other_worth }
       *[other] that set brings { $worth } armies, and the other { $other_worth }
    }
say-set =
    { $worth ->
        [one] it brings an army
       *[other] it brings { $worth } armies
    }
say-pictured = the card shows { $place }, which is { say-mine } and gets two armies more
say-keeps_wild = { say-my } wild cards stay for later
say-half = half go, and half stay
say-divided =
    { $armies ->
        [one] one goes, and { $left ->
            [one] one stays
           *[other] { $left } stay
        }
       *[other] { $armies } go, and { $left ->
            [one] one stays
           *[other] { $left } stay
        }
    }
say-nobody_threatens = nobody can attack either of the two
say-by_danger =
    { $threat_ahead ->
        [one] one foreign army can come to { $place }, and { $threat_behind } to { $from }
       *[other] { $threat_ahead } foreign armies can come to { $place }, and { $threat_behind } to { $from }
    }
say-danger_behind =
    { $threat_behind ->
        [one] nobody can attack { $place }, and one foreign army can come to { $from }
       *[other] nobody can attack { $place }, and { $threat_behind } foreign armies can come to { $from }
    }
say-by_danger_unseen = that is how the danger is divided
say-front_ahead = foes stand beside { $place }
say-front_moved = the front has moved on
say-nobody_ahead = nobody can attack { $place }
say-front_behind = the front is not at { $place }
say-garrison =
    { $left ->
        [one] one stays at { $from } to hold what was taken
       *[other] { $left } stay at { $from } to hold what was taken
    }
say-forgotten = { say-i } gave the armies behind the front no thought
say-nobody_idle = no army of { say-mine } stands idle behind the front
say-everything_stays = no idle army of { say-mine } could do better elsewhere
say-idle = behind the front at { $from } they stood idle
say-spare = { $from } can spare them
say-threatened =
    { $threat ->
        [one] one foreign army can come to { $place }
       *[other] { $threat } foreign armies can come to { $place }
    }
say-to_the_front = they are needed at { $place }
say-at_the_front = { $place } lies at the front
say-nearer_front = { $place } is nearer to the front

## What a line of play hopes for

say-leaves_armies = it should leave { say-me } { $measure } armies instead of { $other_measure }
say-leaves_so_many =
    { $measure ->
        [one] it should leave { say-me } one army
       *[other] it should leave { say-me } { $measure } armies
    }
say-strength_left = it should leave { say-me } strong
say-hope_land_share = it should leave { say-me } { $percent_of_one } % of the map instead of { $other_percent_of_one } %
say-hope_land = it should leave { say-me } more land
say-hope_armies_share = it should leave { say-me } { $percent_of_one } % of all armies instead of { $other_percent_of_one } %
say-hope_armies = it should leave { say-me } a larger share of all armies
say-hope_strength = it should leave { say-my } borders stronger
say-hope_closed = it should leave fewer of { say-my } borders open
say-continent_pays = with { $place } all of { $continent } is { say-mine }, and pays { $bonus } a turn
say-hope_income_share = it should leave { say-me } { $percent_of_one } % of all income instead of { $other_percent_of_one } %
say-hope_income = it should leave { say-me } a larger income
say-takes_cards =
    { $foe_cards ->
        [one] if { $place } falls { $foe } is out, and leaves { say-me } a card
       *[other] if { $place } falls { $foe } is out, and leaves { say-me } { $foe_cards } cards
    }
say-card = the first capture of the turn earns { say-me } a card
say-hope_cards = it should bring { say-me } more by cards
say-hope_continents = it should make { say-my } continents worth more
say-breaks_continent = { $foe } holds all of { $continent } until { $place } falls
say-hope_denied = it should leave { say-my } rivals' continents worth less
say-hope_safety = it should leave { say-my } borders safer
say-hope_prey = it should bring { say-me } nearer to a rival's cards
say-more_land = it should leave { say-me } more land to live on
say-fewer_idle = it should leave fewer of { say-mine } idle behind the front
say-costs_them = it should leave { say-my } rivals fewer armies
say-their_land = it should leave { say-my } rivals less land
say-hope_their_cards = it should leave { say-my } rivals fewer cards
say-last_count = the last count is near, and land is what it counts
say-goal = it should bring { say-me } nearer to { say-my } goal
say-wins = if { $place } falls the game is won
say-victory = { say-i } see a way to win the game
say-win_now = { say-my } chance to win the game this turn is { $percent_of_one } %
say-ends_rival = if { $place } falls { $foe } is out
say-rival_gone = { say-i } should stand better once a rival is out
say-if_it_fails = even if it fails { say-my } chance to win in the end should be { $percent_of_one } %
say-if_it_waits = without haste { say-my } chance to win in the end should be { $percent_of_one } %
say-nothing_sure_even_now = even now no attack is sure enough
say-nearly_sure = { $place } falls with a chance of { $percent } %, and whoever takes it stays twice as strong as any foe beside it
say-cheap_capture = the capture is nearly sure, and costs next to nothing
say-nothing_nearly_sure = no capture is nearly sure
say-great_army = { say-my } chance to beat a great army this turn is { $percent_of_one } %
say-less_luck = it should leave less to luck
say-hope_win_percent = if it succeeds { say-my } chance to win in the end should be { $percent_of_one } %, and otherwise { $other_percent_of_one } %
say-hope_win = it should leave { say-me } a better chance to win in the end
say-after_first_turn = after the first turn { say-my } chance to win in the end should be { $percent_of_one } %, and otherwise { $other_percent_of_one } %
say-little_answer = it should leave { say-my } rivals less to answer with
say-holds_up = it should hold up better if the dice fall otherwise
