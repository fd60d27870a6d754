### What is wrong with files of Realm: setups, cards, menus, positions. Words of files stay as they are written.

## Setups

fault-realm-seats = seats: { $found } is not between 2 and 4
fault-realm-large_kingdom = kingdom: { $found } cards are more than { $most }; take some out
fault-realm-no_card = kingdom: there is no card '{ $named }'; { $remedy }
remedy-realm-no_card = see the list of cards
fault-realm-basic = kingdom: '{ $named }' is in every game that can have it; take it out
fault-realm-card_twice = kingdom: '{ $named }' is there twice; take one out
fault-realm-turn_limit = turn_limit: { $found } is not between 1 and { $most }
fault-realm-kingdoms = the kingdom is named more than once
remedy-realm-kingdoms = write one of kingdom, named and random
fault-realm-not_drawn = only a kingdom that is drawn has it
remedy-realm-not_drawn = write a seed, such as random: 7, or leave it out
fault-realm-empty_list = { $field }: the list is empty
remedy-realm-empty_list = write what it holds, or leave it out
fault-realm-other_set = containing: '{ $card }' is of the set '{ $set }', which is not among the sets
remedy-realm-other_set = add '{ $set }' to sets, or take the card out
fault-unknown-menu = unknown menu '{ $found }'
fault-unknown-kingdom = unknown kingdom '{ $found }'
fault-unknown-set = unknown set '{ $found }'

## Files of cards

fault-realm-no_basic = the basic card '{ $id }' is missing
remedy-realm-no_basic = add it, as in the file of cards that is shipped
fault-realm-twice = there is a card '{ $id }' already
remedy-realm-twice = give one of them another id
fault-realm-id = '{ $id }' cannot be the id of a card
remedy-realm-id = write id: with small letters, digits and _, such as "grand_market"
fault-realm-name = the card has no name
remedy-realm-name = write name: "…"
fault-realm-types = a card needs at least one type, and each only once
remedy-realm-types = write types: [Action], or other types such as [Action, Attack]
fault-realm-attack = a card has the type Attack exactly where one of its steps is an attack
remedy-realm-attack = add the type or the step, or remove the other
fault-realm-duration = a card has the type Duration exactly where it brings something later
remedy-realm-duration = add the type or later: (…), or remove the other
fault-realm-unplayed = the card does something and can never be played
remedy-realm-unplayed = add the type Action or Treasure
fault-realm-reaction = a card has the type Reaction exactly where it is a shield
remedy-realm-reaction = add the type or shield: true, or remove the other
fault-realm-picture = a picture cannot be drawn: { $reason }
fault-realm-cost = a cost of { $cost } is beyond { $most }
fault-realm-amount = an amount of { $found } is beyond { $most }
remedy-realm-smaller = write a smaller number
fault-realm-per = there are no points per 0 cards
remedy-realm-per = write per: Some(Cards(10)), or another number from 1
fault-realm-steps = more than { $most } steps or choices
remedy-realm-steps = make the card simpler
fault-realm-choices = the step ChooseOne and a list of two choices or more need each other
remedy-realm-choices = write ChooseOne once among the steps, and choices: [(…), (…)] without it

## Menus

fault-menu-twice = every menu needs an id of its own, not '{ $id }'
remedy-menu-twice = give the menu another id
fault-menu-in = column { $column } of the menu of '{ $id }': { $reason }
remedy-menu = write a menu such as "e2-d4-p8-gold@99|silver@99"
fault-menu-number = '{ $text }' is not a number from 0 to { $most }
fault-menu-thresholds = there are three thresholds, as in e2-d4-p8-
fault-menu-letter = '{ $part }' does not begin with { $letter }, as in e2-d4-p8-
fault-menu-sign = a menu is written in plain small letters
fault-menu-entry = '{ $part }' is not of the form card@count, as in silver@99
fault-menu-card = '{ $card }' cannot be the id of a card: ids look like grand_market
fault-menu-long = a menu has at most { $most } entries
fault-menu-no_card = the game has no card '{ $card }'
fault-menu-unknown_card = there is no card '{ $card }'
fault-menu-near_card = there is no card '{ $card }'; did you mean '{ $near }'?
fault-agent-menu = a menu: column { $column }: { $reason }

## Positions

fault-realm-players = { $found } players stand in the position, and there are { $seats } seats
remedy-realm-players = write one for each seat
fault-realm-too_many = the seats and the trash have { $found } of '{ $id }', and the game has { $all }
remedy-realm-too_many = write fewer
fault-realm-turns = a seat has had all its { $limit } turns
remedy-realm-turns = write fewer turns
fault-realm-position = that cannot be a position: { $reason }
remedy-realm-position = mend that

## Breeding menus, and the library of strategies

fault-evolution-game = the run was begun with other rules; use its own
fault-evolution-scores = there are { $wanted } matches and { $found } scores
fault-evolution-range = { $name }: { $found } is not between { $least } and { $most }
fault-evolution-spread = spread: { $found } is not above 0 and at most 10
fault-evolution-matches = pool, leaders and chambers make { $found } matches in the first generation, and { $most } are the most
fault-evolution-kept = generations, leaders and chambers make { $found } leaders to keep, and { $most } are the most
fault-evolution-cards = the cards are not those the run was begun with
fault-evolution-template = the form of the menus is not that of this kingdom
fault-evolution-niches = the niches are not those of this kingdom
fault-evolution-chambers = there are { $found } chambers, and the options say { $wanted }
fault-evolution-pool = the candidates do not fit the options and the kingdom
fault-evolution-history = the generations do not follow each other as in a run with these options
fault-evolution-champions = the champions are not those of a run that has ended
fault-strategy-parameter = '{ $text }' is not of the form name=number, as in remodel=4
fault-strategy-name = there is no number '{ $name }'; there are { $known }
fault-strategy-twice = '{ $name }' is set twice
fault-breeding-midway = the scene begins within a game, and menus are bred from its start
fault-breeding-unended = the run is at generation { $generation } of { $generations }, and its leaders have not met
remedy-breeding-midway = name a scene without start and position
remedy-breeding-changed = it was changed by hand; begin anew
remedy-breeding-cards = go on with the assets and mods it was begun with, or begin anew
remedy-breeding-options = choose another number
remedy-breeding-unended = go on with it by train --resume
fault-library-strategy = column { $column } of strategy { $number }: { $reason }
fault-library-none = there is no strategy for this kingdom
remedy-library-none = add one, or take the kingdom out
fault-library-card = strategy { $number } wants '{ $card }', which the kingdom does not have
remedy-library-card = add it to the kingdom, or take it out of the menu
remedy-library-seats = write 2, 3 or 4
