### The words of Alea's table and its setup.

lobby-line-alea = Put your dice to use on cards of equipment, in one duel or in a gauntlet of fights.
lobby-seats-alea = You against the enemy
lobby-length-alea = 5 to 30 minutes

alea-round = Round { $n }
alea-rules = Other rules
alea-rules-line = Other rules: { $name }: { $text }
alea-end_turn = End turn
alea-hp = { $n } / { $most } HP
alea-hp_after = { $now }, then { $n }
alea-hp_told = { $name }: { $n } of { $most } HP
alea-limit = Limit break { $n } / { $after }
alea-limit_full = Limit break ready
alea-limit_note = Every HP that is lost fills the bar. When it is full, the limit break can be used, and the bar is empty again.
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
alea-dock-waiting = { $name } is playing
alea-dock-waiting_note = Watch, or skip to your own turn.
alea-dock-watching_note = Watch, or skip ahead.
alea-dock-over = The fight is over
alea-advice-begin = Drag a die onto a card, or press its number and the card's letter. Point at a card to see what it would do.
alea-advice-die = Choose a lit card for this die.
alea-advice-card = Choose a die for this card: those marked below fit.
alea-advice-text = Press the number of what you want to do, or end your turn.
alea-advice-done = No dice are left. End your turn, or use a card that needs none.
alea-advice-end = No dice are left, and no card can be used without one: end your turn.

## Cards

alea-card-use = Use
alea-card-used = used this turn
alea-card-spent = spent for this fight
alea-card-shocked = shocked: needs a die
alea-card-away = stolen
alea-card-passed_over = passed over
alea-card-waiting = not ready
alea-card-passive = acts by itself
alea-card-weakened = weakened
alea-card-borrowed = for this turn
alea-card-once = once a fight
alea-card-unlimited = any number of times
alea-card-times = { $n } more this turn
alea-card-times_a_turn =
    { $n ->
        [one] once a turn
       *[other] { $n } times a turn
    }
alea-card-plus = upgraded
alea-card-minus = in its weakened form
alea-card-skill = skill
alea-card-limit = limit break
alea-slot-even = even
alea-slot-odd = odd
alea-takes-any = takes any die
alea-takes-even = takes a 2, 4 or 6
alea-takes-odd = takes a 1, 3 or 5
alea-takes-exactly = takes only a { $n }
alea-takes-at_most = takes a die of { $n } or less
alea-takes-at_least = takes a die of { $n } or more
alea-takes-bonus = takes any die and counts it { $n } higher
alea-takes-doubles = takes two equal dice
alea-takes-total = takes two dice that add up to { $n }
alea-takes-pair = takes any two dice
alea-takes-countdown = takes any dice until they add up to { $n }; { $left } to go
alea-takes-free = needs no die
alea-takes-passive = acts by itself

## What an action would do

alea-preview-place = { $die } on { $card }
alea-offer = Die { $die }: { $what }
alea-preview-use = Use { $card }
alea-preview-harm = { $name } loses { $n } HP
alea-preview-heal = { $name } gains { $n } HP
alea-preview-shield = { $name }'s shield takes { $n }
alea-preview-status = { $name }: { $sign }{ $n } { $status }
alea-preview-dice = you get: { $dice }
alea-preview-passed = { $name } gets a die of { $die } next turn
alea-preview-counted = { $n } still to count down
alea-preview-freed = frees the card
alea-preview-back = it does not fit and comes back
alea-preview-dodged = it is dodged
alea-preview-ends = your turn ends
alea-preview-falls = { $name } falls
alea-preview-deadly = This may kill you.
alea-preview-nothing = does nothing by itself
alea-preview-fizzles = it fizzles
alea-preview-more = and chance decides the rest
alea-preview-random_die = you get a random die
alea-preview-split = you get two dice, split at random
alea-preview-copy_own = one of your cards, drawn at random, is copied for this turn
alea-preview-copy_foe = one of the foe's cards, drawn at random, is copied for this turn
alea-preview-steal = one of the foe's cards, drawn at random, is stolen
alea-preview-chance = { $percent } %: { $what }

## What floats over fighters, and banners

alea-float-status = { $amount } { $status }
alea-float-passed = passed on
alea-float-vanished = vanished
alea-float-fizzled = fizzled
alea-float-dodged = dodged
alea-float-survived = survived
alea-float-back = does not fit
alea-float-stolen = stolen
alea-float-copied = copied
alea-float-offered = a choice
alea-banner-turn = { $name }
alea-banner-won = { $name } wins
alea-luck-title = Luck
alea-luck-title_note = Pips rolled beyond what fair dice show on average. High dice are not always the better ones.
alea-luck-dice = Dice rolled
alea-luck-dice_note = Dice rolled, and rolled again by cards
alea-luck-pips = Pips
alea-luck-pips_note = The pips they showed, and what as many fair dice show on average
alea-luck-above = Luck
alea-luck-above_note = Pips above the average
alea-luck-share = Luckier than
alea-luck-share_note = In how many of all games with as many rolls the dice show less
alea-luck-shown = { $pips } (avg. { $expected })
alea-luck-percent = { $share } %
alea-luck-verdict = The dice favoured { $name }: { $pips } pips above the average, luckier than in { $share } % of such games.
alea-luck-verdict_none = The dice favoured nobody.
alea-recap-dealt = takes { $dealt } HP from you
alea-recap-inflicted = gives you { $n } { $status }
alea-recap-used = uses { $cards }
alea-recap-healed = gets { $healed } HP back
alea-recap-gained = gains { $n } { $status }
alea-replay-won = { $name } wins
alea-replay-beaten = Beats { $enemy } in fight { $n }
alea-replay-through = The gauntlet is won
alea-replay-fallen = Falls to { $enemy }
alea-banner-nobody = Nobody wins

## The log

alea-log-turn = Round { $round }: { $name }
alea-log-rolls = Rolls
alea-log-rolled = { $die }
alea-log-face = { $value }
alea-log-face_down = ?
alea-log-lies = { $face }
alea-log-burning = { $face } (burning)
alea-log-locked = { $face } (locked)
alea-log-burning_locked = { $face } (burning) (locked)
alea-log-gets_die = gets a { $die }
alea-log-frozen = the highest die freezes to a 1
alea-log-offered = may use { $card } this turn
alea-log-marked_burning = it catches fire
alea-log-marked_locked = it is locked
alea-log-vanished = the { $value }s vanish
alea-log-turned = turns up a { $value }
alea-log-turned_back = turns up a { $value }, which does not fit and comes back
alea-log-counted = { $card } counts down: { $left } to go
alea-log-uses = { $card } with { $dice }
alea-log-uses_no_dice = { $card }
alea-log-fizzled = the curse makes it fizzle
alea-log-dodged = { $name } dodges
alea-log-hurt = { $name } −{ $hp } HP
alea-log-hurt_shield = { $name } −{ $hp } HP, shield −{ $shield }
alea-log-poisoned = Poison takes { $hp } HP from { $name }
alea-log-burnt = a burning die costs { $name } { $hp } HP
alea-log-burnt_shield = a burning die costs { $name } { $hp } HP, shield −{ $shield }
alea-log-pricked = thorns cost { $name } { $hp } HP
alea-log-pricked_shield = thorns cost { $name } { $hp } HP, shield −{ $shield }
alea-log-paid = { $name } pays { $hp } HP
alea-log-suffered = { $status } costs { $name } { $hp } HP
alea-log-passed = { $name } has to pass on a { $value }
alea-log-absorbed = { $name }'s shield −{ $shield }
alea-log-survived = { $name } survives with 1 HP
alea-log-healed = { $name } +{ $hp } HP
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
alea-graph-show_note = Draws what could have been done instead, and what would have come of it.
alea-graph-title = Round { $round }: the choices of { $name }
alea-graph-searching = Thinking it through once more to draw it…
alea-graph-counts = { $shown } of { $all } positions drawn
alea-graph-legend = Gold was chosen, the rest was not. Each step says what is done, what that does, which dice and how many HP are left, and what the whole turn would be worth to its end: counted as HP taken from the foe, less what it costs.
alea-graph-keys = The wheel zooms, dragging moves, a double click shows everything that is drawn.
alea-graph-plan = The plan
alea-graph-move = This move
alea-graph-moves = Every move
alea-graph-all = Everything
alea-graph-plan_note = What is to be done in the rest of the turn, whatever chance brings.
alea-graph-move_note = What was chosen and what could have been done instead, each until chance decides or the turn ends.
alea-graph-moves_note = The plan, and three alternatives to each of its moves with what would follow.
alea-graph-all_note = Every position that was looked at.
alea-graph-told = Drawing of what could have been done
alea-graph-now = Now
alea-graph-by_chance = { $what } ({ $percent } %)
alea-graph-chance = chance decides
alea-graph-ends = the turn ends here
alea-graph-no_dice = no dice left
alea-graph-hp = { $n } HP
alea-graph-chosen = chosen
alea-graph-equal = just as good
alea-graph-worth = worth { $n } HP
alea-graph-worth_mean = worth { $n } HP on average
alea-graph-worth_least = worth { $n } HP or more
alea-graph-wins = wins the fight
alea-graph-wins_by_chance = wins in { $percent } % of cases
alea-graph-loses = loses the fight
alea-graph-loses_by_chance = loses in { $percent } % of cases
alea-graph-method = How it is counted: every turn is given points, by what it does and what it leaves. The line with the most is played.
alea-graph-value = Points from the decision to the end of the turn: { $n }; each HP taken from the foe counts { $unit }.
alea-graph-earned = Of these, the way here brought { $n }.
alea-graph-mean = On average of all that was tried: { $n }
alea-graph-visits =
    { $n ->
        [one] Tried once
       *[other] Tried { $n } times
    }
alea-graph-end = If the turn ended here: { $n }

## Statuses

status-poison = poison
status-burn = burn
status-freeze = freeze
status-shock = shock
status-weaken = weakness
status-blind = blindness
status-lock = lock
status-curse = curse
status-silence = silence
status-vanish = vanishing
status-shield = shield
status-reduce = armour
status-dodge = dodge
status-thorns = thorns
status-fury = fury
status-re-equip = re-equip
status-survive = lifeline
alea-note-poison = Costs { $n } HP when the turn starts, past the shield; then there is one less of it.
alea-note-burn =
    { $n ->
        [one] The next die rolled burns: touching it costs 2 HP.
       *[other] The next { $n } dice rolled burn: touching one costs 2 HP.
    }
alea-note-freeze =
    { $n ->
        [one] The highest die becomes a 1.
       *[other] The { $n } highest dice become 1s.
    }
alea-note-shock =
    { $n ->
        [one] A random card is out of use until a die is spent on it.
       *[other] { $n } random cards are out of use until a die is spent on each.
    }
alea-note-weaken =
    { $n ->
        [one] A random card works in its weaker form for a turn.
       *[other] { $n } random cards work in their weaker form for a turn.
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
alea-note-silence = Skill and limit break cannot be used.
alea-note-vanish = Dice that show the same number are destroyed.
alea-note-shield = Takes the next { $n } damage, and stays until it is used up.
alea-note-reduce = Every hit is { $n } weaker, until the next turn.
alea-note-dodge =
    { $n ->
        [one] The next card that is used against this fighter does nothing.
       *[other] The next { $n } cards that are used against this fighter do nothing.
    }
alea-note-thorns = Whoever attacks this fighter takes { $n } damage.
alea-note-fury =
    { $n ->
        [one] The next card works twice with the same dice.
       *[other] The next { $n } cards work twice with the same dice.
    }
alea-note-re_equip =
    { $n ->
        [one] The next card that is used stays ready.
       *[other] The next { $n } cards that are used stay ready.
    }
alea-note-survive = The next deadly hit leaves 1 HP.

## What statuses mean, for whoever reads a card.

alea-means = { $name }: { $meaning }
status-poison-text = each costs 1 HP when the turn starts, past the shield; then there is one less.
status-burn-text = each sets one die of the next roll on fire, and touching it costs 2 HP.
status-freeze-text = each turns the highest die into a 1.
status-shock-text = each puts a random card out of use until a die is spent on it.
status-weaken-text = each makes a random card work in its weaker form for a turn.
status-blind-text = each makes one die of the next roll fall face down, and nobody knows its number until it is used.
status-lock-text = each locks one die for the turn, the first ones first; it cannot be used.
status-curse-text = each use of a card fizzles half the time; that takes one curse away.
status-silence-text = skill and limit break cannot be used.
status-vanish-text = dice that show the same number are destroyed.
status-shield-text = takes as much damage as it counts, and stays until it is used up.
status-reduce-text = each makes every hit 1 weaker, until the next turn.
status-dodge-text = each makes one card that is used against its bearer do nothing.
status-thorns-text = whoever attacks takes 1 damage for each.
status-fury-text = each makes one of the next cards work twice with the same dice.
status-re-equip-text = each lets one of the next cards stay ready when it is used.
status-survive-text = the next deadly hit leaves 1 HP.

## Setting up

alea-setup-line = Choose who fights whom
alea-setup-hero = Hero
alea-setup-enemy = Enemy
alea-setup-one_duel = One duel
alea-setup-random = A random enemy, drawn from the seed:
alea-setup-any = Anybody
alea-setup-tier = Tier { $n }
alea-setup-bosses = Bosses
alea-setup-brain = Played by
alea-setup-watch = Only watch
alea-setup-watch_note = Then the same opponent plays the hero too.
alea-setup-modifiers = Other rules
alea-setup-modifiers_chosen = Other rules: { $n }
alea-setup-modifiers_note = What is otherwise than usual; any of these go together. A click chooses, another takes it back.
alea-setup-facts = { $hp } HP, { $dice }
alea-setup-fault_content = The cards and fighters of Alea could not be read.
alea-innate-goes_first = Has the first turn.
alea-innate-growing_dice = Rolls one more die each turn.
alea-innate-immune = Immune to { $element }.
alea-innate-weak = Weak to { $element }: takes twice as much of it.
alea-innate-strong = Strong against { $element }: takes half of it.
alea-innate-absorbs = Absorbs { $element }, and is healed by it.
alea-element-fire = fire
alea-element-ice = ice
alea-element-shock = shock
alea-element-poison = poison

## What happened, as the headless log has it besides

alea-event-rolls = rolls a { $die }
alea-event-face_down = die that lies face down
