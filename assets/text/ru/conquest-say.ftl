### How opponents of Conquest say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/risk.ron. Sentences
### that begin with a hope ("должно", "надеюсь") tell what the line of play hopes for; the others tell what is so on the board.
###
### $place is where it happens, $from where armies come from, $continent the continent of $place, of whose $size territories $held are one's
### own and $lacking are not; what begins with "other_" is the same of what is compared. $foe is a player.

## Attacks

say-surer = { $place }: шанс на захват { $percent } %, а { $other_place }: { $other_percent } %
say-chance = { $place }: шанс на захват { $percent } %
say-chance_unseen = { $place }: насколько видно, может и пасть
say-tired_of_waiting = война затянулась, а { $place } скорее падёт, чем устоит
say-nothing_likely = даже { $likeliest } падёт с шансом не больше { $likeliest_percent } %
say-nothing_to_attack = за этот ход атаковать больше нечего
say-nothing_sure = ни одна атака не выглядит достаточно верной
say-not_worth_it = ни одна территория рядом не стоит своих армий
say-beyond = { $place } открывает путь к большему
say-in_reach = { $place }: оттуда можно взять больше
say-reaches_more = { $place }: число территорий, которые оттуда должны пасть, — { $captures }, а { $other_place }: { $other_captures }
say-reaches = { $place }: число территорий, которые оттуда должны пасть, — { $captures }
say-bonuses_at_stake = { $place }: там должно достаться или остаться больше того, что дают континенты
say-closes_more = { $place }: путей внутрь закрыто { $foes_beside }, а { $other_place }: { $other_foes_beside }
say-closes_ways = { $place } закрывает пути в свои земли
say-nothing_worth_it = рядом с самой большой цепью земель ничто не стоит риска
say-against_the_leader = никто из соперников не держит больше земель, чем { $foe }
say-against_the_seen_leader = насколько видно, больше земель нет ни у кого из соперников
say-continent_mine = { $place } — и весь континент { $continent } { say-mine }
say-continent_with_it = { $continent }: { $place } — и { say-mine } там { $held_then } из { $size }
say-rounds_off =
    { $own_beside ->
        [one] { $place }: рядом { $own_beside } своя территория
        [few] { $place }: вокруг { $own_beside } свои территории
       *[many] { $place }: вокруг { $own_beside } своих территорий
    }
say-beside_mine = { $place } лежит рядом со своими землями
say-joins = { $place } соединит разорванные земли
say-most_of_continent = { $continent }: { say-mine } уже большая часть, { $held } из { $size }
say-part_of_continent = { $continent }: { say-mine } { $held } из { $size }
say-stronger_there = { $from }: { say-mine } { $mine }, а { $other_from }: { $other_mine }
say-against_theirs = там { say-mine } { $mine } против { $theirs }
say-more_there = { $place }: { say-mine } { $armies_there }, а { $other_place }: { $other_armies_there }
say-some_there = { $place }: { say-mine } уже { $armies_there }
say-attack_from_there = { $from }: { say-mine } { $mine }
say-strength_there = там { say-mine } вся сила
say-few_there = { $place }: стоит { $theirs }, а { $other_place }: { $other_theirs }
say-fewer_of_mine = { $place }: { say-mine } всего { $armies_there }, а { $other_place }: { $other_armies_there }
say-fewer_neutral = { $place }: нейтральных армий { $armies_there }, а { $other_place }: { $other_armies_there }
say-held_there = { $other_place }: там стоит { $other_theirs }
say-weak_there = { $place }: похоже, там стоит немного
say-weaker_beside = рядом { $weakest }, там стоит { $weakest_armies }, а у соседей другой земли, { $other_place }, не меньше { $other_weakest_armies }
say-weakest_beside = рядом { $weakest }, там стоит { $weakest_armies }
say-weak_beside = похоже, рядом стоит немного
say-outnumbers_nobody = рядом нет никого, над кем был бы перевес
say-outnumbers_too_little = самый большой перевес рядом — всего { $most_over }
say-enough_for_one_turn = на один ход захватов достаточно
say-nothing_easy = рядом нет ничего лёгкого
say-whim = просто захотелось
say-until_stronger = пока сил мало, хватит одного захвата за ход
say-gathers = сперва надо собрать армии
say-greatest_waits = сильнее армии на карте нет, пусть идут сами

## Placing, moving, first armies, cards

say-whole_continent = { $continent }: весь континент { say-mine }, и пусть так и будет
say-in_danger = { $place }: { say-mine } { $armies_there } против { $threat } вокруг
say-pays_better =
    { $size ->
        [one] { $continent } даёт { $bonus } за { $size } территорию, а { $other_continent } { $other_bonus } за { $other_size }
        [few] { $continent } даёт { $bonus } за { $size } территории, а { $other_continent } { $other_bonus } за { $other_size }
       *[many] { $continent } даёт { $bonus } за { $size } территорий, а { $other_continent } { $other_bonus } за { $other_size }
    }
say-pays = { $continent } целиком давал бы { $bonus } за ход
say-rest_beside = { $continent }: всё, чего { say-mine } там не хватает, лежит рядом: { $place }
say-lacking_beside = { $place }: рядом { $lacking_beside } из { $lacking } недостающих территорий континента { $continent }
say-in_their_way = { $place }: вокруг земли соперника
say-out_of_my_way = { $place } не граничит ни с одной своей землёй
say-less_in_my_way = { $place }: соседних своих земель { $own_beside }, а { $other_place }: { $other_own_beside }
say-among_mine = { $place } лежит рядом со своими землями
say-nobody_settled = { $continent }: больше там никого нет
say-few_settled = { $continent }: у других { $others }, а { $other_continent }: { $other_others }
say-less_settled = { $continent }: у других { $others } из { $size }
say-neutrals_in_the_way = нейтральные армии стоят на пути соперника
say-friends_beside = { $place }: рядом своих армий { $own_armies_beside }
say-no_foes_beside = { $place }: рядом нет ни одной чужой армии
say-fewer_foes_beside = { $place }: может прийти чужих армий { $threat }, а { $other_place }: { $other_threat }
say-few_foes_beside = { $place }: похоже, врагов рядом мало
say-fewer_ways_in = { $place }: ведёт туда дорог { $ways_in }, а { $other_place }: { $other_ways_in }
say-few_ways_in = { $place }: туда ведёт мало дорог
say-best_set = этот комплект принесёт армий { $worth }, а другой { $other_worth }
say-set = это принесёт армий { $worth }
say-pictured = на карте { $place }, а эта земля своя, и туда придут ещё две армии
say-keeps_wild = джокеры останутся на потом
say-half = половине идти, половине остаться
say-divided = идут { $armies }, остаются { $left }
say-nobody_threatens = ни туда, ни сюда никто не может напасть
say-by_danger = { $place }: может прийти чужих армий { $threat_ahead }, а { $from }: { $threat_behind }
say-danger_behind = { $place }: напасть некому, а { $from }: может прийти чужих армий { $threat_behind }
say-by_danger_unseen = так делится опасность
say-front_ahead = { $place }: рядом стоят враги
say-front_moved = фронт ушёл вперёд
say-nobody_ahead = { $place }: напасть некому
say-front_behind = { $place }: фронт не там
say-garrison = { $from }: держать взятое останется { $left }
say-forgotten = об армиях в тылу и не вспомнилось
say-nobody_idle = за фронтом нет ни одной праздной армии
say-everything_stays = ни одной праздной армии не найти места лучше
say-idle = { $from }: за фронтом они стояли без дела
say-spare = { $from }: оттуда столько можно и отдать
say-threatened = { $place }: может прийти чужих армий { $threat }
say-to_the_front = { $place }: там они нужны
say-at_the_front = { $place } лежит у фронта
say-nearer_front = { $place } ближе к фронту

## What a line of play hopes for

say-leaves_armies = армий должно остаться { $measure } вместо { $other_measure }
say-leaves_so_many = армий должно остаться { $measure }
say-strength_left = сил должно остаться больше
say-hope_land_share = { say-mine } должно остаться { $percent_of_one } % карты вместо { $other_percent_of_one } %
say-hope_land = земли должно стать больше
say-hope_armies_share = { say-mine } должно остаться { $percent_of_one } % всех армий вместо { $other_percent_of_one } %
say-hope_armies = доля всех армий должна вырасти
say-hope_strength = границы должны стать крепче
say-hope_closed = открытых границ должно стать меньше
say-continent_pays = { $place } — и весь континент { $continent } { say-mine }, это { $bonus } за ход
say-hope_income_share = { say-mine } должно быть { $percent_of_one } % всего прироста вместо { $other_percent_of_one } %
say-hope_income = прирост должен увеличиться
say-takes_cards = { $place } падёт — и { $foe } вне игры, а карты достанутся { say-me }: { $foe_cards }
say-card = первый захват за ход приносит карту
say-hope_cards = от карт должно быть больше толку
say-hope_continents = свои континенты должны давать больше
say-breaks_continent = { $continent } целиком держит { $foe }, пока не падёт { $place }
say-hope_denied = континенты соперников должны давать им меньше
say-hope_safety = границы должны стать надёжнее
say-hope_prey = карты соперника должны стать ближе
say-more_land = земли, которая кормит, должно стать больше
say-fewer_idle = праздных армий за фронтом должно стать меньше
say-costs_them = у соперников должно остаться меньше армий
say-their_land = у соперников должно остаться меньше земли
say-hope_their_cards = у соперников должно остаться меньше карт
say-last_count = последний подсчёт близко, а считать будут земли
say-goal = цель должна стать ближе
say-wins = { $place } падёт — и партия выиграна
say-victory = видна дорога к победе
say-win_now = шанс победить уже за этот ход — { $percent_of_one } %
say-ends_rival = { $place } падёт — и { $foe } вне игры
say-rival_gone = без одного из соперников должно стать лучше
say-if_it_fails = даже при неудаче шанс победить в конце должен быть около { $percent_of_one } %
say-if_it_waits = без спешки шанс победить в конце должен быть около { $percent_of_one } %
say-nothing_sure_even_now = даже теперь ни одна атака не выглядит достаточно верной
say-nearly_sure = { $place } падёт с шансом { $percent } %, а взявшая армия останется вдвое сильнее любого врага рядом
say-cheap_capture = захват почти наверняка удастся, и почти без потерь
say-nothing_nearly_sure = ничего нельзя взять почти наверняка
say-great_army = шанс разбить большую армию за этот ход — { $percent_of_one } %
say-less_luck = так от удачи должно зависеть меньше
say-hope_win_percent = если удастся, шанс победить в конце должен быть { $percent_of_one } %, а иначе { $other_percent_of_one } %
say-hope_win = шанс победить в конце должен стать выше
say-after_first_turn = после первого хода шанс победить в конце должен быть { $percent_of_one } %, а иначе { $other_percent_of_one } %
say-little_answer = соперникам должно быть труднее ответить
say-holds_up = это должно лучше устоять, если кубики лягут иначе
