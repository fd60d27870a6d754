### The words of Conquest's table.

lobby-line-conquest = Armies, dice and a map of the world: conquer all of it, or what your mission asks for.
lobby-seats-conquest = 2 to 8 seats
lobby-length-conquest = 20 to 60 minutes

conquest-round = Round
conquest-round_none = Setting up
conquest-lane_to = to { $territory }
conquest-neutral = Neutral
conquest-somebody = somebody
conquest-free = Free
conquest-unseen = Not in sight
conquest-capital = Capital
conquest-portal = Portal to { $places }
conquest-pending = { $n } more to be confirmed
conquest-out = eliminated
conquest-wild = Wild card
conquest-mission = Your mission
conquest-territories = Territories
conquest-armies = Armies
conquest-count-armies =
    { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
conquest-head-territories = Land
conquest-head-armies = Armies
conquest-head-income = Income
conquest-head-cards = Cards
conquest-tip-continent = { $name }, +{ $bonus } a turn
conquest-tip-pending =
    { $n ->
        [one] one of them to be confirmed
       *[other] { $n } of them to be confirmed
    }
conquest-tip-lead = { $name }: { $n } of { $all }

## Phases

conquest-phase-claim = Claim a territory
conquest-phase-muster = Place your first armies
conquest-phase-capital = Name your capital
conquest-phase-reinforce = Reinforce
conquest-phase-must_trade = Trade a set
conquest-phase-attack = Attack
conquest-phase-occupy = Occupy
conquest-phase-fortify = Fortify
conquest-phase-other = Wait
conquest-advice-claim = Click a free territory to take it with one army.
conquest-advice-muster = Click a territory of yours to put an army there.
conquest-advice-muster_both = Click a territory of yours to put an army there. Neutral armies go on neutral territories.
conquest-advice-muster_neutral = Click a neutral territory to put a neutral army there.
conquest-advice-capital = Choose one of your territories. The others learn it when all have chosen.
conquest-advice-reinforce = Click your territories to place armies: Shift 5, Ctrl 10, both for all. Right click takes one back.
conquest-advice-must_trade = You hold five cards or more: a set must be traded before you go on.
conquest-advice-attack = Choose a territory of yours, then the one to attack.
conquest-advice-no_attack = Nothing can be attacked from where your armies stand: end your attacks.
conquest-advice-roll = Roll once, fight on to the end, or choose another territory.
conquest-advice-occupy = Choose how many armies move in.
conquest-advice-fortify = Move armies once, from one territory of yours to another, or end your turn.
conquest-advice-other = { "" }
conquest-waiting = { $name } is playing
conquest-resolving = Rolling…
conquest-resolving_advice = See how the dice fall.
conquest-resolving_owners = Territories find their owners
conquest-resolving_arrival = Armies arrive
conquest-resolving_march = Armies march
conquest-resolving_cards = Cards change hands
conquest-resolving_other = One moment

## The primary action

conquest-do-choose = Choose a territory
conquest-do-choose_set = Choose three cards
conquest-do-choose_attack = Choose an attack
conquest-do-claim = Claim { $place }
conquest-do-put_all = Put { $n } on { $place }
conquest-do-place = Confirm { $n }
conquest-do-capital = Make it { $place }
conquest-do-trade = Trade for { $n }
conquest-do-roll =
    { $n ->
        [one] Roll { $n } die
       *[other] Roll { $n } dice
    }
conquest-do-march =
    { $n ->
        [one] Move { $n } army
       *[other] Move { $n } armies
    }
conquest-do-end_attack = End attacks
conquest-do-end_turn = End turn

## Placing, moving, attacking

conquest-trade_cards = Trade cards
conquest-left_to_place =
    { $n ->
        [one] army left to place
       *[other] armies left to place
    }
conquest-neutrals_to_place =
    { $n ->
        [one] neutral army left to place
       *[other] neutral armies left to place
    }
conquest-placed_later = and { $n } more after these
conquest-place_rest = Place the rest
conquest-place_rest_plan = The rest would go: { $list }
conquest-place_rest_note = The game puts what is left where a good player would put it, and your first armies still to come as well. You can take it back.
conquest-place_note = Choose a territory on the board, or with { $previous } and { $next }; { $end } places the rest.
conquest-placing_on = On { $place }
conquest-armies_here = How many armies to put here; click to type a number
conquest-armies_to_move = How many armies move; click to type a number
conquest-all = All
conquest-fewest = Fewest
conquest-move_range = to move ({ $least } to { $most })
conquest-attack-likeliest = Likeliest to succeed
conquest-spare = Armies to spare
conquest-attack-losses = Fights on to the end: on average you lose { $a } and they lose { $d }.
conquest-attack-dice = Dice
conquest-attack-once = a roll costs you { $a }, them { $d } on average
conquest-attack-blitz = Blitz
conquest-attack-stop = Stop at
conquest-attack-stop_at =
    { $n ->
        [one] army
       *[other] armies
    }
conquest-attack-stop_note = The blitz stops when only this many armies are left; 1 fights to the end.

## The stage

conquest-battle-chance = to conquer
conquest-battle-taken = Captured
conquest-battle-lost = −{ $n }
conquest-battle-lost_of = −{ $n }, −{ $all } in all
conquest-battle-in_all = −{ $n } in all
conquest-battle-told =
    { $attacker }, { $from }: { $a ->
        [one] { $a } army
       *[other] { $a } armies
    }, { $lost } lost. { $defender }, { $to }: { $d ->
        [one] { $d } army
       *[other] { $d } armies
    }, { $killed } lost. { $chance } % to conquer.
conquest-battle-told_taken = { $by } takes { $place } from { $from }.

## Cards

conquest-cards-values = next set +{ $now }, then +{ $next }
conquest-cards-forced = A set must be traded
conquest-cards-choose = Choose a set: three alike, one of each, or two and a wild card
conquest-cards-best = Best set
conquest-cards-worth = This set brings { $n } armies.
conquest-cards-no_set = These three are no set.
conquest-cards-pictured = +2 on

## Missions

conquest-mission-two = Hold { $first } and { $second }.
conquest-mission-three = Hold { $first }, { $second } and a third continent.
conquest-mission-eighteen = Hold 18 territories with at least two armies each.
conquest-mission-twenty_four = Hold 24 territories.
conquest-mission-destroy = Destroy { $name } yourself; if you cannot, hold 24 territories.

## Banners

conquest-banner-traded = { $name } trades a set for { $n }
conquest-banner-turn = { $name }
conquest-banner-eliminated = { $by } eliminates { $loser }
conquest-banner-won = { $name } wins
conquest-banner-continent = { $name } holds all of { $place }

## The log

conquest-log-first = begins.
conquest-log-portals = Portals in { $portals }.
conquest-log-blizzards = Blizzards over { $blizzards }.
conquest-log-claimed = claims { $place }.
conquest-log-dealt = is dealt { $list }.
conquest-log-dealt_to = { $name }: { $list }.
conquest-log-placed = { $list }
conquest-log-and_more = { $list } and { $n } more
conquest-log-named = makes { $place } the capital.
conquest-log-capitals = All capitals are revealed.
conquest-log-turn = { $name }
conquest-log-income = +{ $n }
conquest-log-traded = trades { $list } for { $n }.
conquest-log-fought = { $from } → { $to }: loses { $lost }, { $defender } { $killed }.
conquest-log-assaulted = attacks { $to } out of the fog: { $defender } loses { $killed }.
conquest-log-captured = captures { $place } from { $loser }.
conquest-log-eliminated = eliminates { $loser }!
conquest-log-fortified = moves { $n } from { $from } to { $to }.
conquest-log-drew = draws { $card }.
conquest-log-drew_hidden = draws a card.
conquest-log-over = The game is over. Victory: { $names }.

## The end

conquest-remark-fallen = eliminated in round { $round } by { $by }
conquest-reason-elimination = { $name } is the last one standing.
conquest-reason-share = { $name } holds enough of the map to win.
conquest-reason-capitals = { $name } holds enough capitals to win.
conquest-reason-mission = { $name } has fulfilled a secret mission.
conquest-reason-rounds = The last round is over; { $name } holds the most territories.
conquest-reason-rounds_armies = The last round is over; of those with the most territories { $name } has the most armies.
conquest-reason-rounds_level = The last round is over; { $names } hold as much as each other.
conquest-reason-round_limit = The round limit is reached; { $name } holds the most territories.
conquest-reason-round_limit_armies = The round limit is reached; of those with the most territories { $name } has the most armies.
conquest-reason-round_limit_level = The round limit is reached; { $names } hold as much as each other.

## What happened, as the headless log has it

conquest-event-first = { $name } begins
conquest-event-first_portals_blizzards = { $name } begins; portals in { $portals }; blizzards over { $blizzards }
conquest-event-first_portals = { $name } begins; portals in { $portals }
conquest-event-first_blizzards = { $name } begins; blizzards over { $blizzards }
conquest-event-mission = { $name } is dealt a mission: { $mission }
conquest-event-settled = { $place } goes to { $owner }
conquest-event-named = { $name } makes { $place } the capital
conquest-event-capital = { $place } of { $name }
conquest-event-capitals = The capitals are { $list }
conquest-event-turn =
    { $n ->
        [one] Round { $round }: { $name } has { $n } army to place
       *[other] Round { $round }: { $name } has { $n } armies to place
    }
conquest-event-placed = places { $n } in { $place }
conquest-event-traded =
    { $n ->
        [one] trades { $list } for { $n } army
       *[other] trades { $list } for { $n } armies
    }
conquest-event-rolled = attacks { $to } from { $from }: { $attack } against { $defence }, loses { $lost }, { $defender } loses { $killed }
conquest-event-assaulted = attacks { $to }: { $defender } loses { $killed }
conquest-event-captured = takes { $place } from { $loser }
conquest-event-occupied = moves { $n } into { $place }
conquest-event-eliminated = { $name } eliminates { $loser }
conquest-event-eliminated_cards =
    { $n ->
        [one] { $name } eliminates { $loser } and takes over { $n } card
       *[other] { $name } eliminates { $loser } and takes over { $n } cards
    }
conquest-event-fortified = moves { $n } from { $from } to { $to }
conquest-event-drew = draws { $card }
conquest-event-reshuffled = The traded cards are shuffled into a new deck
conquest-event-over = Victory: { $names }. { $reason }
conquest-event-over_rounds = Victory: { $names }. The last round is over.
conquest-event-over_round_limit = Victory: { $names }. The round limit is reached.
