### Realm at its table. $card is a card, $cards cards with their counts, $name whose it is.

realm-turn = Turn { $turn }
realm-your_turn = { $name }: your turn
realm-your_answer = { $name }: your answer
realm-waiting = { $name } is playing
realm-program_example = python3 my_strategist.py

## Cards

realm-type-action = action
realm-type-treasure = treasure
realm-type-victory = victory
realm-type-curse = curse
realm-type-attack = attack
realm-type-reaction = reaction
realm-type-duration = stays in play
realm-plus-cards =
    { $count ->
        [one] +{ $count } card
       *[other] +{ $count } cards
    }
realm-plus-actions =
    { $count ->
        [one] +{ $count } action
       *[other] +{ $count } actions
    }
realm-plus-buys =
    { $count ->
        [one] +{ $count } buy
       *[other] +{ $count } buys
    }
realm-plus-coins =
    { $count ->
        [one] +{ $count } coin
       *[other] +{ $count } coins
    }
realm-plus-tokens =
    { $count ->
        [one] +{ $count } victory token
       *[other] +{ $count } victory tokens
    }
realm-later = At the beginning of your next turn: { $amounts }
realm-costs =
    { $cost ->
        [one] costs { $cost } coin
       *[other] costs { $cost } coins
    }
realm-card_told = { $name }, { $types }, costs { $cost }. { $text }
realm-cards_some =
    { $count ->
        [one] { $card }
       *[other] { $count } times { $card }
    }
realm-cards_told =
    { $count ->
        [one] { $card } Chosen: { $chosen }.
       *[other] { $count } times { $card } Chosen: { $chosen }.
    }
realm-pile_empty = The pile is empty. { $card }
realm-pile_free = It costs nothing and can be taken, but hardly ever does a deck good.
realm-pile_told =
    { $left ->
        [one] { $left } left. { $card }
       *[other] { $left } left. { $card }
    }

## Cards one can look through

realm-heap-deck = Deck
realm-heap-discard = Discard
realm-heap-aside = Set aside
realm-heap-owned = All cards
realm-heap-trash = Trash
realm-heap_of = { $name }: { $heap }
realm-heap_count =
    { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
realm-heap_unordered =
    { $count ->
        [one] { $count } card.
       *[other] { $count } cards, in no order: what comes next is up to chance.
    }
realm-heap_hidden =
    { $count ->
        [one] { $count } card, face down. Only what everybody saw put there is shown.
       *[other] { $count } cards, face down. Only what everybody saw put there is shown.
    }
realm-heap_close = Close
realm-supply = Supply
realm-lying-play = In play
realm-lying-looked = The cards you are looking at
realm-lying-shown = The cards that are revealed
realm-lying-revealed = What { $name } has revealed

## The turn

realm-phase-action = playing actions
realm-phase-treasure = playing treasures
realm-phase-buy = buying
realm-phase-over = the game is over
realm-counter-actions =
    { $count ->
        [one] action
       *[other] actions
    }
realm-counter-buys =
    { $count ->
        [one] buy
       *[other] buys
    }
realm-counter-coins =
    { $count ->
        [one] coin
       *[other] coins
    }
realm-turn_holds = Actions left: { $actions }. Buys left: { $buys }. Coins: { $coins }.
realm-hand_empty = Your hand is empty.
realm-hand_hidden =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
realm-row_hand = hand { $hand }
realm-row_cards = cards { $cards }
realm-row_points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
realm-row_told = { $name }: points { $points }, in hand { $hand }, cards { $cards }, victory tokens { $tokens }

## What to do

realm-todo-action = Play an action from your hand, or go on to your treasures.
realm-todo-treasures = Play your treasures: they give the coins you buy with.
realm-todo-buy = Buy a card from the supply, or end the turn.
realm-todo-buy_more = Buy another card, or end the turn.
realm-todo-free = Nothing more can be bought but what costs nothing ({ $cards }): end the turn.
realm-todo-end = Nothing more can be bought: end the turn.
realm-do-skip = On to treasures, no more actions
realm-do-none = None
realm-do-choose =
    { $count ->
        [one] Confirm { $count } card
       *[other] Confirm { $count } cards
    }
realm-do-gather = Choose cards
realm-do-pile = Choose a pile
realm-do-answer = Choose an answer
realm-gathered_of = Chosen: { $chosen } of { $most }
realm-gathered_up_to = Chosen: { $chosen }, at most { $most }
realm-undo-play = { $card } played
realm-undo-buy = { $card } bought
realm-undo-treasures = treasures
realm-undo-end = the end of the turn
realm-undo-answer = the answer

## What can be done, as lines to press: $deed is one of these, $text what the card does, $count how many there are, $chosen how many are chosen

realm-deed-play = Play { $card }
realm-deed-buy =
    { $cost ->
        [one] Buy { $card } for { $cost } coin, { $left } left
       *[other] Buy { $card } for { $cost } coins, { $left } left
    }
realm-deed-gain = Gain { $card }, { $left } left
realm-deed-discard = Discard { $card }
realm-deed-trash = Trash { $card }
realm-deed-deck = Put { $card } on the deck
realm-deed-aside = Set { $card } aside
realm-deed-choose = Choose { $card }
realm-deed-take_back = Take { $card } back
realm-deed-told = { $deed }. { $text }
realm-deed-gathered = { $deed }. Chosen: { $chosen } of { $count }

## What cards ask

realm-card_asks = { $card }: { $asked }
realm-ask-sift = discard any number of cards, and draw as many.
realm-ask-trash_up_to =
    { $most ->
        [one] you may trash a card from your hand.
       *[other] trash up to { $most } cards from your hand.
    }
realm-ask-trash =
    { $most ->
        [one] trash a card from your hand.
       *[other] trash { $most } cards from your hand.
    }
realm-ask-discard =
    { $count ->
        [one] discard a card.
       *[other] discard { $count } cards.
    }
realm-ask-put_on_deck =
    { $count ->
        [one] put a card from your hand on your deck.
       *[other] put { $count } cards from your hand on your deck, one by one.
    }
realm-ask-victory_on_deck = put a victory card from your hand on your deck.
realm-ask-recall = you may put a card from your discard pile on your deck.
realm-ask-trash_for =
    { $coins ->
        [one] you may trash a { $card } for { $coins } coin.
       *[other] you may trash a { $card } for { $coins } coins.
    }
realm-ask-remodel = trash a card from your hand; you gain one that costs up to { $more } more.
realm-ask-upgrade = trash a card from your hand; you gain one that costs exactly { $more } more.
realm-ask-mine = you may trash a treasure; you gain one to your hand that costs up to { $more } more.
realm-ask-salvage = trash a card from your hand for the coins it costs.
realm-ask-play_twice = you may play an action from your hand twice.
realm-ask-play_times =
    { $times ->
        [one] you may play an action from your hand.
       *[other] you may play an action from your hand { $times } times.
    }
realm-ask-set_aside = set a card from your hand aside until the game ends.
realm-ask-inspect_trash = trash any of these cards.
realm-ask-inspect_discard = discard any of these cards.
realm-ask-inspect_put = which of these cards goes on your deck next? The last one will be drawn first.
realm-ask-trash_treasure = which of these treasures is trashed?
realm-ask-return = you may put any of these on your deck: { $card }.
realm-ask-play_revealed = will you play { $card }?
realm-ask-set_drawn_aside = you drew { $card }. Set it aside, and draw up to { $size } cards?
realm-ask-shield = you are attacked. Will you show the card that keeps you safe?
realm-ask-spy = { $name } revealed { $card }. Discard it?
realm-ask-discard_curse = discard a Curse? If not, you gain a Curse and a Copper.
realm-ask-choose = choose one.
realm-ask-discard_or_curse =
    { $count ->
        [one] discard a card, or gain a Curse to your hand.
       *[other] discard { $count } cards, or gain a Curse to your hand.
    }
realm-gain-up_to = a card that costs up to { $most }
realm-gain-exactly = a card that costs { $most }
realm-gain-treasure = a treasure that costs up to { $most }
realm-gain_to-discard = gain { $what }.
realm-gain_to-hand = gain { $what } to your hand.
realm-gain_to-deck = gain { $what } onto your deck.
realm-answer-discard =
    { $count ->
        [one] Discard a card
       *[other] Discard { $count } cards
    }
realm-answer-curse = Gain a Curse
realm-answer-show = Show it
realm-answer-discard_it = Discard it
realm-answer-put_back = Put it back
realm-answer-set_aside = Set it aside
realm-answer-keep = Keep it
realm-answer-gain_nothing = Gain nothing
realm-choice-trash =
    { $count ->
        [one] trash a card
       *[other] trash { $count } cards
    }
realm-choice-new_hand =
    { $count ->
        [one] discard your hand, draw a card
       *[other] discard your hand, draw { $count } cards
    }

## Done by itself

realm-auto-title = Done for you
realm-auto-note = Only what leaves nothing to think about. After you take something back, nothing is done for you until you have acted.
realm-auto-treasures = Play treasures once no action can be played
realm-auto-end_turn = End the turn once only free cards can be bought
realm-auto-shield = Show a card that keeps you safe from an attack
realm-auto-discard = Discard cards that do nothing in hand, where they are enough
realm-auto-curse = Discard a Curse rather than gain another
realm-auto-unreadable = What is done for you at Realm's table could not be read: { $reason }

## Across the table, and in the log

realm-banner-turn = { $name }, your turn
realm-banner-bought = { $name } buys { $card }
realm-banner-safe = { $name } is safe: { $card }

## What others did since the last turn, without a subject

realm-recap-played = played { $played }
realm-recap-bought = bought { $bought }
realm-recap-gained = gained { $gained }
realm-recap-trashed = trashed { $trashed }
realm-recap-nothing = bought nothing
realm-recap-so_far = so far { $deed }
realm-recap-goes_on = still in the middle of the turn
realm-recap-cursed = brought you { $cursed }
realm-recap-lost = made you discard { $lost }
realm-recap-ruined = trashed your { $ruined }

## Replays and the result

realm-mark-bought = { $name } buys { $card }
realm-mark-over = The end
realm-graph-points = Points
realm-graph-points_note = What everybody's cards were worth, turn by turn.
realm-graph-cards = Cards
realm-graph-cards_note = How many cards everybody owned, turn by turn.
realm-graph-coins = Coins
realm-graph-coins_note = How many coins were on everybody's cards, turn by turn.
realm-graph-unit = points
realm-decks = The decks at the end
realm-figure-points = Points
realm-figure-provinces = Provinces
realm-figure-great = Provinces and Colonies
realm-figure-cards = Cards
realm-figure-turns = Turns
realm-reason-provinces = The Provinces are gone. Most points: { $names }.
realm-reason-victory_pile = The Provinces or the Colonies are gone. Most points: { $names }.
realm-reason-three_piles = Three piles are empty. Most points: { $names }.
realm-reason-turn_limit = The last turn was played. Most points: { $names }.
realm-reason-turns = As many points in more turns: { $rivals }.

## Luck of the draw

realm-luck-title = Luck of the draw
realm-luck-title_note = Coins that came to hand above what the deck would bring on average, turn by turn.
realm-luck-cards = Cards drawn
realm-luck-cards_note = Cards that came to hand by chance.
realm-luck-coins = Coins
realm-luck-coins_note = The coins on the treasures among them, and what the deck would bring on average.
realm-luck-above = More than average
realm-luck-above_note = How many coins more that was.
realm-luck-shown = { $coins } ({ $expected })
realm-luck-verdict = The draw favoured { $name }: { $coins } coins more than on average.
realm-luck-verdict_none = The draw favoured nobody.
