### Mods: their page, and what is said when their folders change.

title-mods = Mods
mods-title = Mods
mods-line = Cards, statuses, enemies and heroes for Alea, made by players.
mods-reading = Reading…
mods-back = Back
mods-new = New mod
mods-folder = Open the folder
mods-its_folder = Its folder
mods-opening_failed = It could not be opened from here. It is { $path }.
mods-list = In the order they are read
mods-order = Of two that change the same thing the later one wins. What a mod needs is always read before it.
mods-none = There are none yet.
mods-begin = Make one
mods-begin_note = A mod is a folder of text files. Make a new one here: it begins with a weapon, a status or a hero that works, to be changed as you like. What you save is in use at once.
mods-use = Use { $name }
mods-own = in your folder
mods-beside = came with the game
mods-state-on = in use
mods-state-needed = in use, because { $name } needs it
mods-state-off = off
mods-state-broken = broken
mods-state-missing = not in use: something is missing
mods-state-full = not in use: there are too many
mods-state-faulty =
    { $n ->
        [one] in use, but for { $n } fault
       *[other] in use, but for { $n } faults
    }
mods-conflicts =
    { $n ->
        [one] { $n } conflict
       *[other] { $n } conflicts
    }
mods-turn_on = Turn on
mods-turn_off = Turn off
mods-earlier = Read it earlier
mods-later = Read it later
mods-broken_note = Its mod.ron cannot be read, so nobody knows what its files are for.
mods-circle_note = It cannot be put after what it needs.
mods-full_note = At most { $most } mods are in use at once. Turn another one off, and this one is used.
mods-missing_note = It needs { $names }. Put that into your folder of mods, or turn this mod off.
mods-faulty_note = Everything else is in use. Save the file, and it is read again.
mods-facts = Version { $version }, by { $authors }. { $licence }. Made for Rubicon { $game }.
mods-depends = Needs: { $names }.
mods-faults =
    { $n ->
        [one] { $n } fault
       *[other] { $n } faults
    }
mods-faults_note = What is at fault is left out.
mods-fault = Fault
mods-warnings =
    { $n ->
        [one] { $n } warning
       *[other] { $n } warnings
    }
mods-warnings_note = Nothing is left out for a warning.
mods-warning = Warning
mods-place = { $file }, line { $line }, column { $column }
mods-remedy = → { $remedy }
mods-cards = Cards
mods-statuses = Statuses
mods-heroes = Heroes
mods-modifiers = Rule modifiers
mods-maps = Maps of Conquest
mods-drop_later = A mod that is dropped on the window is looked at in the lobby.
mods-arrival_none = This is no mod that can be used
mods-arrival_new = A new mod. It is put into your folder of mods and used from then on.
mods-arrival_there = You have a mod of this id already. This one takes its place.
mods-arrival_faulty = It has faults and is not put into your folder of mods.
mods-install = Put it in
mods-replace = Replace the old one
mods-arrival_leave = Leave it
mods-installed = { $name } is in your folder of mods.
mods-remove = Remove…
mods-remove_title = Remove { $name }?
mods-remove_note = Its folder goes from your mods. Fights that were saved with it cannot go on without it.
mods-remove_yes = Remove it
mods-remove_keep = Keep it
mods-removed = { $name } is no longer in your folder of mods.
mods-enemies = Enemies
mods-new_thing = new
mods-replaces_shipped = in place of the game’s
mods-replaces_mod = in place of the one from { $name }
mods-replaced_by = { $name } takes its place
mods-template = It begins with
mods-template-weapon = A weapon
mods-template-weapon_note = Two cards, one with a script in a file of its own, and an enemy that has them.
mods-template-status = A status
mods-template-status_note = Two statuses, cards that put them on, and an enemy that has these cards.
mods-template-hero = A hero
mods-template-hero_note = A hero with a weapon, a skill and a limit break.
mods-id = Id
mods-id_hint = such as red-hammer
mods-name = Name
mods-make = Make it
mods-forget = Cancel

mods-bench = Bench
mods-try = Try it
mods-try_name = Try { $name } on the bench

## The bench

bench-title = Bench
bench-line = What cards, statuses, fighters and rules do, and what the enemies would do with a card.
bench-back = Back
bench-cards = Cards
bench-list = What there is
bench-kind-statuses = Statuses
bench-kind-fighters = Fighters
bench-kind-rules = Rules
bench-nothing_picked = Nothing picked
bench-not_found = Nothing here speaks of “{ $what }”.
bench-dealt_by = Cards that deal with it
bench-limit_after = The limit break is ready once { $hp } HP are lost.
bench-growth = Victory { $n } in a gauntlet: +{ $hp } HP, { $dice } more
bench-rule-hero_first = The hero begins each round.
bench-rule-enemy_first = The enemy begins each round.
bench-rule-uses = Uses of a card in a turn: { $n } at most
bench-rule-uses_fight = No card is used more than once a fight.
bench-rule-both = Both
bench-rule-hero = The hero
bench-rule-enemy = The enemy
bench-rule-hp = { $who }: { $hp } % of the HP
bench-rule-dice = { $who }: { $dice } dice a turn
bench-search = Search
bench-none = No card
bench-minus = − weak
bench-base = normal
bench-plus = + strong
bench-does = What it does, die by die
bench-does_note = Worked out when the card was read; no script runs in a fight.
bench-plans = In the hands of each enemy
bench-die = Die { $n } shows { $value }; a click turns it on
bench-fewer = One die less
bench-more = One die more
bench-roll_dice = Roll these dice
bench-against = Against
bench-progress = { $n } of { $all } enemies have thought it over
bench-use_it = { $n } of { $all } enemies would use it now
bench-boss = Boss
bench-points = { $n } points
bench-uses = uses it
bench-leaves = leaves it
bench-left = Left at home to make room: { $names }
bench-never_acts = It never comes to act with this card.
bench-used = used
bench-counted = counted down
bench-at_start = at turn start
bench-at_end = at turn end
bench-sum = sum { $n }
bench-or_more = { $n } or more
bench-when_used = already used { $n } times this turn
bench-when_used_once = already used once this turn
bench-when_used_fight = already used { $n } times this fight
bench-when_used_fight_once = already used once this fight
bench-when_own = with { $status } { $n } on oneself
bench-when_foe = with { $status } { $n } on the foe
bench-nothing = nothing
bench-attack = attack for { $n }
bench-pierce = attack for { $n }, past the shield
bench-drain = attack for { $n }, healing as much as it takes
bench-heal = heal { $n } HP
bench-heal_sum = heal HP: { $n }
bench-lose = lose { $n } HP
bench-lose_sum = lose HP: { $n }
bench-give = get a die of { $n }
bench-roll = get a random die
bench-split = get two dice that sum to { $n }
bench-gain = { $status } +{ $n } on oneself
bench-inflict = { $status } +{ $n } on the foe
bench-cure = { $status } −{ $n } on oneself
bench-strip = { $status } −{ $n } on the foe
bench-hasten = own countdowns come { $n } nearer
bench-copy_own = copy a random own card for this turn
bench-copy_foe = copy a random card of the foe for this turn
bench-steal = borrow a random card of the foe, who is without it next turn
bench-end_turn = end the turn
bench-flee = flee, and lose the fight
bench-bonus = { $n } points for computer players
bench-one_of = at random: { $list }
bench-or = { " " }— or —{ " " }
bench-rest = the remainder of { $a } by { $b }
bench-smaller = the smaller of { $a } and { $b }
bench-larger = the larger of { $a } and { $b }
bench-and = { $a } and { $b }
bench-either = { $a } or { $b }
bench-when = { $a } if { $condition }, else { $b }
bench-statuses = Statuses
bench-worth = One of it costs its bearer { $foe } HP where the foe put it on, { $own } where it did so itself (± { $error }); below 0 it helps. Found in fights with it and without.
bench-worth_said = One of it costs its bearer { $hp } HP, by its author; below 0 it helps.
bench-moment-at_fight_start = When the fight begins
bench-moment-at_fight_end = When the fight is won
bench-moment-at_start = When the turn begins
bench-moment-at_roll = When the dice are rolled
bench-moment-at_end = When the turn ends
bench-moment-on_inflict = When more comes
bench-moment-on_remove = When some is taken off
bench-moment-on_use = For each card used
bench-moment-on_roll = For each die that falls
bench-moment-on_place = For each die placed
bench-moment-on_change = For each die that changes
bench-moment-before_deal = Before a blow of the bearer
bench-moment-before_hurt = Before the bearer is hit
bench-moment-on_deal = When a blow took HP
bench-moment-on_hurt = When HP are lost
bench-moment-on_heal = When healed
bench-moment-on_dodge = When it has dodged
bench-moment-on_countdown = When a countdown falls
bench-large-dealt = the HP it has taken so far
bench-large-amount = the amount
bench-large-own_count = own { $status }
bench-large-foe_count = the foe’s { $status }
bench-pass_die = passes the highest die to the foe
bench-burn_die = it catches fire
bench-lock_die = it is locked
bench-offers = Then one of these may be used: { $names }.
bench-change_damage = the damage changes by { $n }
bench-large-cards_used = the cards used this turn
bench-again_own = does again what one’s last card did
bench-again_foe = does what the foe’s last card did
bench-large-own_hp = own HP
bench-large-foe_hp = the foe’s HP
bench-large-own_lost_hp = own HP lost
bench-large-foe_lost_hp = the foe’s HP lost
bench-large-own_shield = own shield
bench-large-foe_shield = the foe’s shield
bench-large-dice_sum = the sum of one’s unused dice
bench-large-dice_count = the number of one’s unused dice
bench-large-odd_dice = the number of one’s unused odd dice
bench-large-even_dice = the number of one’s unused even dice
bench-large-round = the round

## What changed in the folders

mods-news-new = { $name } is new, and in use.
mods-news-new_off = { $name } is new. Turn it on under Mods to use it.
mods-news-changed = { $name } was read anew. A fight under way keeps its cards; the next has the new ones.
mods-news-gone = { $name } is gone from the folder of mods.
mods-news-fault = { $name }: { $problem }
mods-news-warning = { $name }, a warning: { $problem }
mods-news-more =
    { $n ->
        [one] (and { $n } more, under Mods)
       *[other] (and { $n } more, under Mods)
    }
mods-enemy_gone = This enemy came with a mod that is not in use. Choose another.
mods-damaged = The choice of mods could not be read ({ $reason }); it was set aside as { $file }.
