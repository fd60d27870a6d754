### The words of Alea's table and its setup.

lobby-line-alea = Dice put to use on cards of equipment: a duel, or a gauntlet of fights.
lobby-seats-alea = 1 seat against the enemy
lobby-length-alea = 5 minutes a duel, 30 a gauntlet

alea-round = Round { $n }
alea-end_turn = End turn
alea-hp = { $n } / { $most } HP
alea-hp_after = { $now }, then { $n }
alea-hp_told = { $name }: { $n } of { $most } HP
alea-limit = Limit break { $n } / { $after }
alea-limit_full = Limit break ready
alea-limit_note = The bar fills by HP lost. When it is full, the limit break can be used; that empties it.
alea-status_told = { $name } { $n }
alea-count-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
alea-die = Die { $n }
alea-die_hidden = Face-down die
alea-die_burning = burning: touching it costs 2 HP
alea-die_locked = locked this turn
alea-die_frozen = frozen to a 1

## The dock

alea-dock-turn = { $dice } left
alea-dock-waiting = { $name } plays
alea-dock-waiting_note = Watch, or go straight to your own turn.
alea-dock-over = It is decided
alea-advice-begin = Drag a die onto a card, or press its number and the card's letter. Point at a card to see what it would do.
alea-advice-die = Choose a lit card for this die.
alea-advice-card = Choose a die for this card: those marked below fit.
alea-advice-text = Press the number of what you want to do, or end your turn.
alea-advice-done = No dice are left. End your turn, or use a card that needs none.

## Cards

alea-card-use = Use
alea-card-used = used this turn
alea-card-spent = spent for this fight
alea-card-shocked = shocked: any die frees it
alea-card-away = stolen
alea-card-waiting = not ready
alea-card-passive = acts by itself
alea-card-weakened = weakened
alea-card-borrowed = for this turn
alea-card-once = once a fight
alea-card-unlimited = any number of times
alea-card-times = { $n } more this turn
alea-card-plus = upgraded
alea-card-minus = in its weakened form
alea-card-skill = skill
alea-card-limit = limit break
alea-slot-even = even
alea-slot-odd = odd
alea-takes-any = takes any die
alea-takes-even = takes a 2, 4 or 6
alea-takes-odd = takes a 1, 3 or 5
alea-takes-exactly = takes a { $n } only
alea-takes-at_most = takes a die of { $n } at most
alea-takes-at_least = takes a die of { $n } at least
alea-takes-bonus = takes any die, which counts { $n } more
alea-takes-doubles = takes two equal dice
alea-takes-total = takes two dice that sum to { $n }
alea-takes-pair = takes any two dice
alea-takes-countdown = takes any dice until they sum to { $n }; { $left } to go
alea-takes-free = needs no die
alea-takes-passive = acts by itself

## What an action would do

alea-preview-place = { $die } to { $card }
alea-offer = Die { $die }: { $what }
alea-preview-use = Use { $card }
alea-preview-harm = { $name } loses { $n } HP
alea-preview-heal = { $name } gains { $n } HP
alea-preview-shield = { $name }'s shield takes { $n }
alea-preview-status = { $name }: { $sign }{ $n } { $status }
alea-preview-dice = you get: { $dice }
alea-preview-counted = { $n } more to count down
alea-preview-freed = frees the card
alea-preview-back = it does not fit and comes back
alea-preview-dodged = it is dodged
alea-preview-ends = your turn ends
alea-preview-falls = { $name } falls
alea-preview-deadly = This may kill you.
alea-preview-nothing = nothing by itself
alea-preview-fizzles = it fizzles
alea-preview-more = and chance decides further
alea-preview-random_die = a random die comes
alea-preview-split = two dice come, split at random
alea-preview-copy_own = a random card of yours is copied for this turn
alea-preview-copy_foe = a random card of the foe is copied for this turn
alea-preview-steal = a random card of the foe is stolen
alea-preview-chance = { $percent } %: { $what }

## What floats over fighters, and banners

alea-float-vanished = vanished
alea-float-fizzled = fizzled
alea-float-dodged = dodged
alea-float-survived = survived
alea-float-back = does not fit
alea-float-stolen = stolen
alea-float-copied = copied
alea-banner-turn = { $name }
alea-banner-won = { $name } wins
alea-luck-title = Luck
alea-luck-title_note = Pips rolled above what fair dice show on average. High dice are not always the best ones.
alea-luck-dice = Dice rolled
alea-luck-dice_note = Dice rolled, again and again where a card has it so
alea-luck-pips = Pips
alea-luck-pips_note = The pips they showed, and how many so many fair dice show on average
alea-luck-above = Luck
alea-luck-above_note = Pips above what was to be expected
alea-luck-share = Luckier than
alea-luck-share_note = The share of games with as many rolls in which the dice show less
alea-luck-shown = { $pips } (avg. { $expected })
alea-luck-percent = { $share } %
alea-luck-verdict = The dice favoured { $name }: { $pips } pips above the average, luckier than in { $share } % of such games.
alea-luck-verdict_none = The dice favoured nobody.
alea-recap-dealt = hits you for { $n }
alea-recap-inflicted = gives you { $n } { $status }
alea-recap-used = uses { $list }
alea-recap-healed = gets { $n } HP back
alea-recap-gained = gains { $n } { $status }
alea-replay-won = { $name } wins
alea-replay-beaten = Beats { $enemy } in fight { $n }
alea-replay-through = The gauntlet is run
alea-replay-fallen = Falls to { $enemy }
alea-banner-nobody = Nobody wins

## The log

alea-log-turn = Round { $round }: { $name }
alea-log-rolls = Rolls
alea-log-burning = burning
alea-log-locked = locked
alea-log-gets_die = gets a { $die }
alea-log-frozen = the highest die freezes to a 1
alea-log-vanished = the { $value }s vanish
alea-log-turned = turns over a { $value }
alea-log-turned_back = turns over a { $value }, which does not fit and comes back
alea-log-counted = counts down, { $left } more to come
alea-log-uses = { $card } with { $dice }
alea-log-fizzled = the curse takes it
alea-log-dodged = { $name } dodges
alea-log-hurt = { $name } −{ $n } HP
alea-log-poisoned = Poison takes { $n } HP from { $name }
alea-log-burnt = a burning die costs { $name } { $n } HP
alea-log-pricked = thorns cost { $name } { $n } HP
alea-log-paid = { $name } pays { $n } HP
alea-log-absorbed = { $name }'s shield −{ $n }
alea-log-shielded = { $text }, shield −{ $n }
alea-log-survived = { $name } survives with 1 HP
alea-log-healed = { $name } +{ $n } HP
alea-log-gains = { $name } +{ $n } { $status }
alea-log-loses = { $name } −{ $n } { $status }
alea-log-shocked = a card of { $name } is shocked
alea-log-freed = a card of { $name } is free again
alea-log-weakened = a card of { $name } is weakened
alea-log-stolen = { $name } steals a card
alea-log-copied = { $name } copies a card
alea-over-defeat = { $loser } falls, and { $winner } wins.
alea-over-flight = { $loser } flees, and { $winner } wins.
alea-over-rounds = The last round is over, and nobody has won.

## The result

alea-figure-hp = HP
alea-figure-hp_note = HP of both fighters at the beginning of each turn.
alea-figure-dealt = Damage dealt
alea-figure-used = Cards used

## The drawn graph

alea-graph-show = Show graph
alea-graph-show_note = Draws every position it looked at before this move.
alea-graph-title = What { $name } looked at, step { $step }
alea-graph-searching = Searching it again to draw it…
alea-graph-counts = { $shown } of { $all } positions drawn
alea-graph-legend = Gold is the plan. A hexagon is chance, a rounded end the end of the turn. Numbers are points from there on.
alea-graph-keys = The wheel zooms, dragging moves, a double click shows everything that is drawn.
alea-graph-plan = The plan
alea-graph-few = Best 3
alea-graph-eight = Best 8
alea-graph-all = All
alea-graph-plan_note = Only the moves that are planned, with every outcome of chance.
alea-graph-few_note = The plan, and at each of its moves the three best alternatives with what would follow.
alea-graph-eight_note = The plan, and at each of its moves the eight best alternatives with what would follow.
alea-graph-all_note = Every position that was looked at.
alea-graph-told = Graph of the positions that were looked at
alea-graph-position = Position: { $n }
alea-graph-value = Points from here on: { $n }
alea-graph-mean = On average: { $n }
alea-graph-visits =
    { $n ->
        [one] Tried once
       *[other] Tried { $n } times
    }
alea-graph-end = Points for ending the turn here: { $n }

## Statuses

alea-status-poison = poison
alea-status-burn = burn
alea-status-freeze = freeze
alea-status-shock = shock
alea-status-weaken = weaken
alea-status-blind = blind
alea-status-lock = lock
alea-status-curse = curse
alea-status-silence = silence
alea-status-vanish = vanish
alea-status-shield = shield
alea-status-reduce = reduce
alea-status-dodge = dodge
alea-status-thorns = thorns
alea-status-fury = fury
alea-status-re_equip = re-equip
alea-status-survive = survive
alea-note-poison = Loses { $n } HP when its turn starts, past the shield; then it is one less.
alea-note-burn =
    { $n ->
        [one] The next die rolled burns: touching it costs 2 HP.
       *[other] The next { $n } dice rolled burn: touching one costs 2 HP.
    }
alea-note-freeze =
    { $n ->
        [one] The highest die becomes a 1.
       *[other] The highest die becomes a 1, { $n } times.
    }
alea-note-shock =
    { $n ->
        [one] A random card is off until a die is spent on it.
       *[other] { $n } random cards are off until a die is spent on them.
    }
alea-note-weaken =
    { $n ->
        [one] A random card shows its weakened form for a turn.
       *[other] { $n } random cards show their weakened form for a turn.
    }
alea-note-blind =
    { $n ->
        [one] The next die falls face down: nobody knows it until it is used.
       *[other] The next { $n } dice fall face down: nobody knows them until they are used.
    }
alea-note-lock =
    { $n ->
        [one] The first die cannot be used.
       *[other] The first { $n } dice cannot be used.
    }
alea-note-curse = Each use of a card fizzles half the time; a fizzle takes one curse away.
alea-note-silence = Skill and limit break are off.
alea-note-vanish = Dice that share a value are destroyed.
alea-note-shield = Takes the next { $n } damage; it stays until it is used up.
alea-note-reduce = Each hit takes { $n } less, until the next turn.
alea-note-dodge =
    { $n ->
        [one] The next card used against it does nothing.
       *[other] The next { $n } cards used against it do nothing.
    }
alea-note-thorns = Whoever attacks it takes { $n }.
alea-note-fury =
    { $n ->
        [one] The next card runs twice with the same dice.
       *[other] The next { $n } cards run twice with the same dice.
    }
alea-note-re_equip =
    { $n ->
        [one] The next card used stays ready.
       *[other] The next { $n } cards used stay ready.
    }
alea-note-survive = The next lethal hit leaves 1 HP.

## What statuses mean, for whoever reads a card.

alea-means = { $name }: { $meaning }
alea-means-poison = costs as many HP when the turn starts, past the shield; then it is one less.
alea-means-burn = so many dice of the next roll burn, and touching one costs 2 HP.
alea-means-freeze = turns the highest die into a 1, so many times.
alea-means-shock = so many random cards are off until a die is spent on them.
alea-means-weaken = so many random cards show their weakened form for a turn.
alea-means-blind = so many dice of the next roll fall face down, and nobody knows them until they are used.
alea-means-lock = so many of the first dice cannot be used.
alea-means-curse = each use of a card fails half the time; that takes one curse away.
alea-means-silence = skill and limit break are off.
alea-means-vanish = dice that share a value are destroyed.
alea-means-shield = takes so much of the damage to come; it stays until it is used up.
alea-means-reduce = each hit takes so much less, until the next turn.
alea-means-dodge = so many cards used against it do nothing.
alea-means-thorns = whoever attacks it takes so much.
alea-means-fury = so many of the next cards run twice with the same dice.
alea-means-re_equip = so many of the next cards stay ready when used.
alea-means-survive = the next lethal hit leaves 1 HP.

## Setting up

alea-setup-line = Choose who fights whom
alea-setup-hero = Hero
alea-setup-enemy = Enemy
alea-setup-one_duel = One duel
alea-setup-random = A random encounter, drawn by the seed:
alea-setup-any = Anybody
alea-setup-tier = Tier { $n }
alea-setup-bosses = Bosses
alea-setup-brain = Played by
alea-setup-watch = Only watch
alea-setup-watch_note = The same opponent plays the hero too.
alea-setup-facts = { $hp } HP, { $dice }
alea-setup-fault_content = The cards and fighters of Alea could not be read.
alea-innate-goes_first = Has the first turn.
alea-innate-growing_dice = Rolls one die more each turn.
alea-innate-immune = Immune to { $element }.
alea-innate-weak = Weak to { $element }: takes twice as much.
alea-innate-strong = Strong against { $element }: takes half.
alea-innate-absorbs = Absorbs { $element }: it heals.
alea-element-fire = fire
alea-element-ice = ice
alea-element-shock = shock
alea-element-poison = poison

## What happened, as the headless log has it besides

alea-event-rolls = rolls a { $die }
alea-event-rolls_hidden = rolls a die that falls face down
alea-event-gets_hidden = gets a die that lies face down
alea-event-uses = { $card }
