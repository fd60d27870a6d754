### What opponents of Realm tell of their decisions: actions, headlines, entries of a menu. $card is a card, $cards cards with their counts, $left how many
### entries stand to the left, $coins the coins there are.

## Actions

realm-play = Play { $card }
realm-play_treasures = Play all treasures
realm-buy = Buy { $card }
realm-gain = Gain { $card }
realm-end_turn = End the turn
realm-accept = Yes
realm-decline = No
realm-option = Choice { $choice }
realm-choose = { $cards }
realm-choose_none = No card
realm-cards =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }

## The decision in one sentence

realm-plays_treasures = Plays its treasures: there is no action worth playing
realm-plays_first =
    { $choices ->
        [one] { $action }: the only action worth playing
       *[other] { $action }: the first of { $choices } actions in its order
    }
realm-entry_fires =
    { $left ->
        [one] Buys { $card } with { $coins } coins: one entry to the left of it does not fire
       *[other] Buys { $card } with { $coins } coins: { $left } entries to the left of it do not fire
    }
realm-threshold_fires = Buys { $card } with { $coins } coins: by its thresholds points come first, the most of them where there is a choice
realm-wins_now = Buys { $card }: that empties the third pile, and the game is won
realm-nothing_fires =
    { $coins ->
        [one] Buys nothing: with one coin no entry of the menu fires
       *[other] Buys nothing: with { $coins } coins no entry of the menu fires
    }
realm-discards_for_new = { $action }: discards what a new card is likely to be better than
realm-discards_dead = { $action }: discards what does nothing for this hand
realm-trashes_junk = { $action }: trashes what its deck is better without
realm-discards_least = { $action }: discards what it wants least in hand
realm-puts_back = { $action }: puts back what it wants least now
realm-puts_victory_back = { $action }: puts the victory card back that costs it least
realm-recalls_best = { $action }: the best card of the discard pile
realm-trashes_for_coins = { $action }: trashes a Copper for coins
realm-gives_up_least = { $action }: gives up what it gains most by
realm-repeats_best = { $action }: the action that gains most by being repeated
realm-sets_aside_dead = { $action }: sets aside what does nothing in the deck
realm-returns_all = { $action }: puts all it may back on the deck
realm-plays_revealed = { $action }: whether the action that was discarded is played
realm-sets_drawn_aside = { $action }: whether the action just drawn is set aside
realm-shows_shield = { $action }: whether a card is shown to be safe
realm-judges_revealed = { $action }: whether the revealed card is discarded
realm-discards_curse = { $action }: whether a Curse is discarded
realm-chooses_most = { $action }: what brings most now
realm-discards_or_curse = { $action }: discard cards (1) or gain a Curse (2)
realm-gains_by_menu = { $action }: gains by the same menu as it buys
method-menu = a menu

## Decisions that were searched: $usual is what the menu's fixed rules would do, $wins and $otherwise the shares of games won in per cent

realm-search_agrees =
    { $playouts ->
        [one] { $action }: wins { $wins } % of the games played out, the best of { $choices } choices, as by its fixed rules; one game in all
       *[other] { $action }: wins { $wins } % of the games played out, the best of { $choices } choices, as by its fixed rules; { $playouts } games in all
    }
realm-search_keeps =
    { $playouts ->
        [one] { $action }: as by its fixed rules, { $wins } % of the games played out; none of { $choices } choices is clearly better; one game in all
       *[other] { $action }: as by its fixed rules, { $wins } % of the games played out; none of { $choices } choices is clearly better; { $playouts } games in all
    }
realm-search_prefers =
    { $playouts ->
        [one] { $action }: wins { $wins } % of the games played out, the best of { $choices } choices; by its fixed rules ({ $usual }) { $otherwise } %; one game in all
       *[other] { $action }: wins { $wins } % of the games played out, the best of { $choices } choices; by its fixed rules ({ $usual }) { $otherwise } %; { $playouts } games in all
    }
realm-searched =
    { $playouts ->
        [one] { $action } (one game)
       *[other] { $action } ({ $playouts } games)
    }
method-search = a menu and games played out

## Entries of the menu

realm-entry = { $card }, entry { $place } of { $of }
realm-threshold = { $card }, by the thresholds

## Why an entry fires or not

term-realm_fires = fires: the left-most that can be had
term-realm_later = something to the left was taken
term-realm_early = too early: too many are left of the pile that ends the game
term-realm_used_up = used up: it owns as many as it wants
term-realm_not_offered = cannot be had: too dear, or none left
term-realm_refused = refused: it would end the game while another seat is ahead
term-realm_wins_now = ends the game, and wins it
term-realm_order = place in the order of actions
term-realm_rule = its fixed rule

## What a search compares

term-realm_wins = games won, per cent
term-realm_ahead = points ahead at the end
