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
realm-choice = { $parts }
realm-choose_none = No card
realm-cards =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }

## What an answer does, where a question leaves two

realm-answer-discard_cards = Discard { $cards }
realm-answer-trash_cards = Trash { $cards }
realm-answer-put_on_deck = Put { $cards } on the deck
realm-answer-leave = Leave it on the discard pile
realm-answer-not_show = Do not show it
realm-answer-discard_curse = Discard a Curse
realm-answer-take_curse = Gain a Curse and a Copper

## The decision in one sentence

realm-plays_treasures = Plays its treasures: no action is worth playing
realm-plays_first =
    { $choices ->
        [one] { $action }: { $because }; no other action is worth playing
       *[other] { $action } first of { $choices } actions: { $because }
    }
realm-because_repeats = it plays another action several times, so it must come before that one
realm-because_actions = it brings actions for those after it
realm-because_free_draw = it draws and costs no action, so the rest is decided with more cards in hand
realm-because_free = it costs no action
realm-because_points = it turns a card in hand into points that end the game
realm-because_draw = of those that use up an action it draws most
realm-because_attack = of those that use up an action it harms the others most
realm-because_coins = of those that use up an action it brings most coins
realm-because_gain = what it gains is worth more than what the others bring
realm-because_trash = taking bad cards out of the deck is worth more than what the others bring
realm-because_else = it brings more than the others
realm-guard_wins = { $action }: with it the game ends after this turn, and is won
realm-guard_avoids = { $action }: anything it would do otherwise could end the game while another player is ahead
realm-entry_fires =
    { $left ->
        [0] Buys { $card }, with { $coins } to spend: the first line of its list
        [one] Buys { $card }, with { $coins } to spend: one line of its list before that one is passed over
       *[other] Buys { $card }, with { $coins } to spend: { $left } lines of its list before that one are passed over
    }
realm-threshold_fires = Buys { $card }, with { $coins } to spend: at this point its list puts victory cards first, and of several the one with most points
realm-wins_now = Buys { $card }: with it the game ends after this turn, and is won
realm-last_points = Buys { $card }: the game ends after this turn, and it brings most points
realm-paid_buy = Buys { $card }: nothing on its list is wanted, and every buy brings a victory token
realm-nothing_fires =
    { $coins ->
        [one] Buys nothing: with one coin nothing on its list is to be had
       *[other] Buys nothing: with { $coins } coins nothing on its list is to be had
    }
realm-discards_for_new = { $action }: discards what a new card is likely to better
realm-discards_none = { $action }: no card of the hand is worse than a new one would be
realm-discards_dead = { $action }: discards what does nothing for this hand
realm-discards_none_dead = { $action }: all of it does something for a hand
realm-trashes_junk = { $action }: trashes what its deck is better without
realm-trashes_none = { $action }: its deck is better with all of it
realm-discards_least = { $action }: discards what it wants least in hand
realm-puts_back = { $action }: puts back what it wants least now
realm-puts_victory_back = { $action }: puts the victory card back that costs it least
realm-recalls_best = { $action }: the best card of the discard pile
realm-trashes_for_coins = { $action }: trashes a Copper for coins
realm-gives_up_least = { $action }: gives up what it gains most by
realm-repeats_none = { $action }: no action in hand brings anything by being repeated
realm-repeats_best = { $action }: the action that gains most by being repeated
realm-sets_aside_dead = { $action }: sets aside what does nothing in the deck
realm-returns_all = { $action }: puts everything it may back on the deck
realm-plays_revealed = { $action }: it costs no action, and does more good than harm
realm-plays_revealed_not = { $action }: playing it would do more harm than good
realm-sets_drawn_aside = { $action }: no action is left to play it with, and another card takes its place
realm-sets_drawn_aside_not = { $action }: an action is left to play it with
realm-shows_shield = { $action }: the attack does it no harm then
realm-shows_shield_not = { $action }: this hand is better off for the attack
realm-judges_revealed = { $action }: bad cards are left on top for others and taken off its own deck
realm-discards_curse = { $action }: a Curse in hand does nothing, and so it gains none
realm-chooses_most = { $action }: that brings this hand most now
realm-discards_no_curse = { $action }: what it discards is worth less than being spared a Curse
realm-takes_curse = { $action }: what it would have to discard is worth more to this hand
realm-gains_by_menu = { $action }: gains by the same list as it buys
method-menu = a list of what to buy (a menu)

## Decisions that were searched: $usual is what the menu's fixed rules would do, $wins and $otherwise the shares of games won in per cent

realm-search_agrees =
    { $playouts ->
        [one] { $action }: wins { $wins } % of the games played out, the best of { $choices } choices, and its fixed rules say the same; one game in all
       *[other] { $action }: wins { $wins } % of the games played out, the best of { $choices } choices, and its fixed rules say the same; { $playouts } games in all
    }
realm-search_keeps =
    { $playouts ->
        [one] { $action }: what its fixed rules say, with { $wins } % of the games played out; none of { $choices } choices is clearly better; one game in all
       *[other] { $action }: what its fixed rules say, with { $wins } % of the games played out; none of { $choices } choices is clearly better; { $playouts } games in all
    }
realm-search_prefers =
    { $playouts ->
        [one] { $action }: wins { $wins } % of the games played out, the best of { $choices } choices; what its fixed rules say ({ $usual }) wins { $otherwise } %; one game in all
       *[other] { $action }: wins { $wins } % of the games played out, the best of { $choices } choices; what its fixed rules say ({ $usual }) wins { $otherwise } %; { $playouts } games in all
    }
realm-searched =
    { $playouts ->
        [one] { $action } (one game)
       *[other] { $action } ({ $playouts } games)
    }
method-search = a list of what to buy (a menu), and games played out

## Entries of the menu

realm-entry = { $card } ({ $place } of { $of } on the list)
realm-threshold = { $card } (for its points)

## Why an entry fires or not

term-realm_fires = taken: the first on the list that can be had
term-realm_later = something before it on the list was taken
term-realm_early = too early: too many are left of the pile that ends the game
term-realm_used_up = it owns as many as it wants
term-realm_not_offered = cannot be had: too dear, or none left
term-realm_refused = refused: it would end the game while another player is ahead
term-realm_wins_now = ends the game with this turn, and wins it
term-realm_last = brings most points before the game ends with this turn
term-realm_paid = every buy brings a victory token
term-realm_repeats = plays another action several times
term-realm_actions = brings actions for those after it
term-realm_free_draw = draws and uses up no action
term-realm_free = uses up no action
term-realm_points = turns a card into points that end the game
term-realm_draw = uses up an action: draws
term-realm_attack = uses up an action: harms the others
term-realm_coins = uses up an action: brings coins
term-realm_gain = uses up an action: gains a card
term-realm_trash = uses up an action: trashes what the deck is better without
term-realm_else = uses up an action
term-realm_rule = its fixed rule: { $rule }

## What a search compares

term-realm_wins = games won, per cent
term-realm_ahead = points ahead at the end

## What a fixed rule does and why, as its seat tells it or a hint to the player: see why-say.ftl for say-i and its kind

realm-rule-plays_treasures = no action in { say-my } hand is worth playing, so { say-i } play { say-my } treasures
realm-rule-nothing_fires = nothing on { say-my } list is to be bought now
realm-rule-guard_avoids = anything else { say-i } would do could end the game while another player is ahead
realm-rule-guard_wins = with it the game ends after this turn, and { say-i } win
realm-rule-discards_none = a new card would hardly be better than any of these
realm-rule-discards_for_new = { say-i } discard what a new card should beat
realm-rule-discards_none_dead = each of these does something for { say-me }
realm-rule-discards_dead = { say-i } discard what does nothing for { say-my } hand
realm-rule-trashes_none = { say-my } deck is better with all of them in it
realm-rule-trashes_junk = { say-my } deck is better without them
realm-rule-discards_least = { say-i } part with what { say-i } want least in hand
realm-rule-puts_back = { say-i } put back what { say-i } want least now
realm-rule-puts_victory_back = { say-i } put back the victory card that { say-i } miss least
realm-rule-recalls_best = that is the best card of { say-my } discard pile
realm-rule-trashes_for_coins = it is one Copper less, and brings coins
realm-rule-gives_up_least = { say-i } give up the card that { say-i } gain most by
realm-rule-repeats_none = no action in { say-my } hand brings anything by being repeated
realm-rule-repeats_best = that is the action that gains most by being repeated
realm-rule-sets_aside_dead = it does nothing for { say-me } in the deck
realm-rule-returns_all = { say-i } want all of it in { say-my } next hand
realm-rule-plays_revealed = it uses up no action, and does more good than harm
realm-rule-plays_revealed_not = playing it would do { say-me } more harm than good
realm-rule-sets_drawn_aside = { say-i } have no action left to play it with, and another card takes its place
realm-rule-sets_drawn_aside_not = { say-i } have an action left to play it with
realm-rule-shows_shield = then the attack does { say-me } no harm
realm-rule-shows_shield_not = { say-my } hand is better off for the attack
realm-rule-judges_revealed = bad cards stay on top for others, and come off { say-my } own deck
realm-rule-discards_curse = a Curse in { say-my } hand does nothing, and this way { say-i } gain none
realm-rule-chooses_most = that brings { say-my } hand most now
realm-rule-discards_no_curse = what { say-i } discard is worth less than a Curse costs
realm-rule-takes_curse = what { say-i } would have to discard is worth more than a Curse costs
realm-rule-gains_by_menu = { say-i } gain by the same list as { say-i } buy
