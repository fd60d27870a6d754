### Guidance in the first game of Realm.

guide-realm_treasures = Build a kingdom out of cards
guide_text-realm_treasures = Coppers are coins. Click them one by one, or press { $main } to play all of them. With the coins you buy better cards.
guide-realm_buy = Buy a card
guide_text-realm_buy = Lit piles are within your coins. Click one: the card goes to your discard pile and comes to your hand later. With 3 coins Silver is never wrong. Rest the pointer on a card to read it.
guide-realm_end = End the turn
guide_text-realm_end = { $end } ends the turn. What you played and what is left in your hand is discarded, and you draw five new cards. When the deck is used up, the discard pile becomes the deck.
guide-realm_opponents = Read your opponents
guide_text-realm_opponents = What you and the others do is told here. Click a line, and whoever did it says why, as soon as that may be known.
guide-realm_actions = Actions
guide_text-realm_actions = A lit card of your hand is an action. You have one action a turn; cards may give you more. Click it before your treasures.
guide-realm_answer = A card asks something
guide_text-realm_answer = What it asks stands above your hand. Click cards or a button; { $more } and { $fewer } go through all there is, and { $end } confirms.
guide-realm_points = Points
guide_text-realm_points = Most points win. A Province costs 8 and gives 6 points; Estates and Duchies only help near the end, since points do nothing in your hand. Gold for 6 leads to Provinces.
guide-realm_piles = The end is near
guide_text-realm_piles = The number on a pile says what is left. When the Provinces or any three piles are gone, the game ends after that turn.
