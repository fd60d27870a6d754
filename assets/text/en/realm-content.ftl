### What Realm is made of: opponents and ready-made tables, word for word as the content has it.

## Ready-made tables

scene-dominion-first-game = First game
scene-dominion-first-game-note = Ten cards of the base set, and an opponent who wants one of everything.
scene-dominion-three = Three at court
scene-dominion-three-note = You, a champion that holds back and a Militia: three hands, one supply.
scene-dominion-four = Four at court
scene-dominion-four-note = Four seats and twelve Provinces: whoever is slow finds the piles empty.
scene-dominion-colonies = Colonies
scene-dominion-colonies-note = Platinum and Colonies: the longest way to the most points.
scene-dominion-five-two = Five and two
scene-dominion-five-two-note = Both begin with five coins and then two: the Witch can be had on the first turn.
scene-dominion-last-province = The last Province
scene-dominion-last-province-note = One Province is left, and you are a coin short of being sure of it.

## Opponents

name-bare_money = Bare Money
name-big_money_with_early_duchies = Big Money with early Duchies
name-big_money = Big Money
name-money_and_festivals = Money and Festivals
name-money_and_a_moat = Money and a Moat
name-money_and_markets = Money and Markets
name-money_and_laboratories = Money and Laboratories
name-money_and_a_militia = Money and a Militia
name-money_and_a_council_room = Money and a Council Room
name-money_and_two_smithies = Money and two Smithies
name-money_and_two_militias = Money and two Militias
name-money_and_a_smithy = Money and a Smithy
name-money_and_a_witch = Money and a Witch
name-money_and_two_witches = Money and two Witches
name-champion = Champion
opponent-dominion-bm0-idea = Provinces, Gold and Silver, and nothing else.
opponent-dominion-bm1x-idea = Gold and Silver; Duchies once six Provinces are left.
opponent-dominion-bm1-idea = Gold and Silver; Duchies and Estates when the Provinces run low.
opponent-dominion-fes-idea = Gold, then as many Festivals as can be had.
opponent-dominion-moa1-idea = Gold and Silver, and a single Moat.
opponent-dominion-mkt-idea = Gold, then as many Markets as can be had.
opponent-dominion-lab-idea = Gold, then as many Laboratories as can be had.
opponent-dominion-mil1-idea = Gold and Silver, and a single Militia.
opponent-dominion-cr1-idea = Gold and Silver, and a single Council Room.
opponent-dominion-sm2-idea = Gold and Silver, and two Smithies.
opponent-dominion-mil2-idea = Gold and Silver, and two Militias.
opponent-dominion-sm1-idea = Gold and Silver, and a single Smithy.
opponent-dominion-wi1-idea = Gold and Silver, and a single Witch.
opponent-dominion-wi2-idea = Gold and Silver, and two Witches.
opponent-dominion-champion-idea = Buys by a list (a menu): from level hard on, by the one that was bred for this kingdom.
opponent-dominion-champion-level-beginner = Wants one of every card, and points from the first turn on.
opponent-dominion-champion-level-normal = Buys money, and one card that serves well beside it.
opponent-dominion-champion-level-hard = Buys by the list that was bred for this kingdom.
opponent-dominion-champion-level-expert = Buys by that list, and plays games out in its head before it acts.
opponent-dominion-strategist-idea = Buys by any list you write: menu=e2-d4-p8-gold@99|smithy@1|silver@99.
