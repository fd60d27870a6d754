### Why an action is not allowed in Hare and Hedgehog, under "illegal-" and the rule it breaks. In English word for word as the rules have it.

illegal-impossible_card = that card cannot come here
illegal-phase-race_over = the race is over
illegal-phase-card_due = a card is due
illegal-phase-card_offers = the card offers to take or give 10 carrots, or to keep what you have
illegal-phase-no_offer = there is no card that offers carrots
illegal-phase-move_again = the card says to move again
illegal-must_eat = your runner is on a salad square: this turn goes on eating
illegal-no_meal = a salad is eaten in the turn after the runner came to its square, and once there
illegal-other_runner = the runner that drew the card moves again
illegal-no_carrots_here = one stays to take or give 10 carrots only on a carrot square
illegal-too_few_to_give = 10 carrots are given at a time, and you have { $own }
illegal-no_runner = you have one runner
illegal-no_runner-two = you have two runners, a and b
illegal-home = that runner is home already
illegal-no_distance = a move goes at least one square
illegal-beyond_goal = the goal is { $left } squares ahead, not { $squares }: it must be hit exactly
illegal-too_dear = { $squares } squares cost { $price } carrots; you have { $own }, enough for { $most }
illegal-taken = somebody stands on square { $square }
illegal-hedgehog_ahead = square { $square } is a hedgehog's, which is entered only backwards
illegal-no_luck = square { $square } is a hare's, and this race is run without luck
illegal-no_salad = square { $square } is for eating salads, and you have none left
illegal-salads_left = nobody comes home with a salad left to eat
illegal-salads_left-several = nobody comes home with { $salads } salads left to eat
illegal-carrots_left = { $carrots } carrots would be left; who comes home as number { $place } may have { $limit } at most
illegal-no_hedgehog = there is no hedgehog behind
illegal-nearest_hedgehog = one goes back to the nearest hedgehog, { $distance } squares behind, and nowhere else
