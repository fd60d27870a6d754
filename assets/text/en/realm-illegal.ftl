### Why an action is not allowed in Realm, under "illegal-" and the rule it breaks. In English word for word as the rules have it.

illegal-nobody_acts = no seat is to act now
illegal-no_treasures = there is no plain treasure in your hand
illegal-not_asked = nothing is asked; play a card, buy one or end the turn
illegal-not_in_hand = { $card } is not in your hand
illegal-not_playable = { $card } is neither an action nor a treasure
illegal-treasures_played = after a treasure no more actions are played
illegal-no_actions = no action is left
illegal-no_pile = there is no pile of { $card }
illegal-pile_empty = the pile of { $card } is empty
illegal-no_buys = no buy is left
illegal-beyond_coins = { $card } costs { $cost }, and there are { $coins } coins
illegal-barred = { $card } cannot be bought with { $by } in play
illegal-asked = a question is to be answered first
illegal-not_gainable = { $card } cannot be gained here
illegal-must_gain = a card must be gained
illegal-no_shield = there is no card in your hand to show
illegal-other_answer = that is no answer to what is asked
illegal-not_among = { $card } cannot be chosen, or not so often
illegal-too_few_cards = { $chosen } cards are fewer than { $least }
illegal-too_many_cards = { $chosen } cards are more than { $most }
illegal-bought = after something was bought no more cards are played
illegal-no_option = there is no such choice
