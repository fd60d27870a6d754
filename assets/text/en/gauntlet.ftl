### The words of Alea's gauntlet: its road, its sites, its end.

## The sites

gauntlet-site-chest = Chest
gauntlet-site-anvil = Anvil
gauntlet-site-shop = Shop
gauntlet-site-rest = Rest

## The setup

name-the_enemy = The enemy
gauntlet-setup-fights =
    { $n ->
        [one] One fight
       *[other] { $n } fights
    }
gauntlet-setup-line = { $fights } of rising difficulty and a boss, with { $ways } ways to choose from before each. Wounds stay from fight to fight; cards, gold and dice are won on the way.
gauntlet-setup-road = Who waits there
gauntlet-setup-gains = a victory brings { $gold } gold, +{ $hp } max HP, a card
gauntlet-setup-gains_dice = { $gains }, { $dice }
gauntlet-setup-boss = one of those who wait at the end
gauntlet-setup-behind = What may wait behind them

## Where the hero is, and what can be done there

gauntlet-title-map = The road
gauntlet-title-level = Victory
gauntlet-title-scrap = The workbench
gauntlet-line-map = Choose whom to fight, and what waits behind them.
gauntlet-line-level = You have grown stronger. Take one of { $n } cards, if you like.
gauntlet-line-scrap = Take a card apart: it leaves the board and becomes your skill.
gauntlet-line-chest = { $n } cards, one of them yours for nothing.
gauntlet-line-anvil = One card is made better, for good.
gauntlet-line-shop = Cards for { $card } gold, meals for { $meal }.
gauntlet-line-rest = Sleep to get HP back, or exercise to have more of them.
gauntlet-advice-map = Choose a way by its number or a click, then set out. Point at a stop to see who waits there.
gauntlet-advice-cards = Choose a card by its number or a click. Where there is no room, one of your own can be thrown away: choose it by its letter.
gauntlet-advice-shop = Choose what to buy by its number or a click. Where there is no room, one of your own can be thrown away: choose it by its letter.
gauntlet-advice-anvil = Choose one of your cards by its letter or a click.
gauntlet-advice-scrap = Choose one of your cards by its letter or a click, or keep everything.
gauntlet-advice-rest = Choose one by its number or a click.
gauntlet-do-nothing = Choose first
gauntlet-do-go = Fight
gauntlet-do-take = Take it
gauntlet-do-buy = Buy it
gauntlet-do-drop = Throw it away
gauntlet-do-upgrade = Upgrade it
gauntlet-do-scrap = Take it apart
gauntlet-do-keep = Keep everything
gauntlet-do-eat = Eat
gauntlet-do-sleep = Sleep
gauntlet-do-exercise = Exercise
gauntlet-do-leave = Go on
gauntlet-do-without = Go on without
gauntlet-sure-without = Yes, go on without
gauntlet-sure-keep = Yes, keep everything
gauntlet-sure-note = Take nothing? Then what lies here is gone, and that cannot be undone.
gauntlet-dock-waiting = { $name } chooses
gauntlet-dock-waiting_note = Watch, or go straight on.
gauntlet-progress = Fight { $n } of { $of }
gauntlet-progress_boss = The last fight
gauntlet-boss = Boss
gauntlet-refused = Not now: { $reason }

## The map

gauntlet-map-stop = { $name }: { $facts }, then { $site }
gauntlet-map-boss = { $name }: { $facts }, the boss
gauntlet-map-behind = Behind it, { $site }: { $what }
gauntlet-map-gone = { $stop } (beaten)
gauntlet-map-ahead = Further on: { $stop }
gauntlet-carried = What you carry

## What the hero has, gains and is offered

gauntlet-gold = { $n } gold
gauntlet-room = { $n } of { $of } cells
gauntlet-dice_note = Dice rolled each turn
gauntlet-gold_note = Gold to spend in shops
gauntlet-room_note = Cells of the board that cards cover
gauntlet-gained-gold = +{ $n } gold
gauntlet-gained-hp = +{ $n } max HP
gauntlet-gained-healed = { $n } HP back
gauntlet-gained-dice = +{ $dice }
gauntlet-price = { $n } gold
gauntlet-no_room = no room
gauntlet-cells =
    { $n ->
        [one] Covers one cell of the board
       *[other] Covers { $n } cells of the board
    }
gauntlet-cells_then =
    { $n ->
        [one] Covers only one cell then
       *[other] Covers { $n } cells then
    }
gauntlet-as_plus = Upgraded: { $text }
gauntlet-own-drop = Throwing it away makes room
gauntlet-own-scrap = Taken apart, it becomes your skill in place of the present one
gauntlet-own-upgrade = The anvil makes it better for good
gauntlet-anvil-empty = Choose one of your cards to see what the anvil makes of it.
gauntlet-anvil-before = Now
gauntlet-anvil-after = Upgraded
gauntlet-scrap-empty = Choose one of your cards to see what becomes of it, or keep everything.
gauntlet-scrap-before = On the board
gauntlet-scrap-after = As the skill
gauntlet-tile-meal = A meal
gauntlet-tile-meal_text = { $n } HP back for { $price }
gauntlet-tile-sleep = Sleep
gauntlet-tile-sleep_text = { $n } HP back
gauntlet-tile-exercise = Exercise
gauntlet-tile-exercise_text = +{ $n } max HP, and { $n } HP back

## The log

gauntlet-log-begins = { $hero } meets { $enemy }
gauntlet-log-won = earns { $gold } gold
gauntlet-log-grew = { $hero } grows: +{ $hp } max HP, { $healed } HP back
gauntlet-log-grew_dice =
    { $dice ->
        [one] { $hero } grows: +{ $hp } max HP, { $healed } HP back, { $dice } die more
       *[other] { $hero } grows: +{ $hp } max HP, { $healed } HP back, { $dice } dice more
    }
gauntlet-log-scrapped = takes { $card } apart: it is the skill now
gauntlet-log-took = takes { $card }
gauntlet-log-bought = buys { $card } for { $price } gold
gauntlet-log-dropped = throws { $card } away
gauntlet-log-upgraded = upgrades a card to { $card }
gauntlet-log-slept = sleeps: { $hp } HP back
gauntlet-log-ate = eats for { $price } gold: { $hp } HP back
gauntlet-log-drilled = exercises: +{ $hp } max HP
gauntlet-log-came = comes to: { $site }
gauntlet-over-won = The boss is beaten: { $hero } has come through.
gauntlet-over-lost = The journey of { $hero } ends at { $enemy }.

## The end

gauntlet-figure-fights = Fights won
gauntlet-figure-turns = Rounds fought
gauntlet-figure-hardest = Hardest hit dealt
gauntlet-figure-taken = HP lost
gauntlet-figure-blocked = Blocked by the shield
gauntlet-figure-healed = HP healed
gauntlet-figure-inflicted = Statuses put on enemies
gauntlet-figure-cards_used = Cards used
gauntlet-figure-dice = Dice (average pips)
gauntlet-figure-gold = Gold earned / spent
gauntlet-figure-cards_taken = Cards taken
gauntlet-figure-cards_upgraded = Cards upgraded
gauntlet-figure-cards_scrapped = Cards taken apart
gauntlet-figure-hp_note = HP of the hero and of the enemy as each turn begins and each fight ends, fight after fight.

## What happened, as the headless log has it besides

gauntlet-event-enemy = On the map: { $enemy }
gauntlet-event-site = and behind it: { $site }
gauntlet-event-offered = may have { $card }
gauntlet-event-lost = The gauntlet is lost
