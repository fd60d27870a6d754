### The rules of Realm in short, for the help page. What editions leave open is decided in docs/realm.md.
### A blank line parts two paragraphs.

help-dominion-aim = Aim
help-dominion-aim-text =
    Have the most points when the game ends. Points are cards: they must be bought, and they lie in your deck without doing anything else. So first you buy what makes your deck good, and then, in time, points.

help-dominion-turn = A turn
help-dominion-turn-text =
    You have five cards in hand, one action and one buy. Play an action, and more of them if cards give you more actions. Then play your treasures, and buy a card for their coins.

    Then everything you played and everything left in your hand goes to your discard pile, and you draw five new cards.

help-dominion-cards = Cards
help-dominion-cards-text =
    The coin on a card says what it costs, the number how many are left of its pile. Rest the pointer on a card to read it. Ten piles are the kingdom: they are different in every game.

help-dominion-deck = Your deck
help-dominion-deck-text =
    What you buy goes to your discard pile. When your deck is used up, the discard pile is shuffled and becomes the deck: so what you bought comes to your hand, again and again. Trashed cards are gone for good, which is good for weak cards.

help-dominion-points = Points
help-dominion-points-text =
    Estates give 1 point for 2 coins, Duchies 3 for 5, Provinces 6 for 8; a Curse takes one away. The points beside each name count all cards of that player, which everybody has seen bought.

help-dominion-end = The end
help-dominion-end-text =
    The game ends after a turn in which the last Province was bought, or any three piles are empty. If points are equal, whoever had fewer turns wins.

help-dominion-colonies = Colonies
help-dominion-colonies-text =
    In this game there are Platinum, 5 coins for 9, and Colonies, 10 points for 11. It also ends when the Colonies are gone.

help-dominion-attacks = Attacks
help-dominion-attacks-text =
    Some actions harm everybody else: they take cards, or give Curses. A Moat in your hand keeps you safe when you show it, a Lighthouse while it lies in play.

help-dominion-table = At the table
help-dominion-table-text =
    Click a card in your hand to play it and a pile to buy from it. Where a card asks for several cards, click them and confirm. Digits stand for the cards that can be played or chosen, and for answers. Deck, discard pile and trash can be opened, and a player's line shows all the cards that player owns. The gear wheel sets what is done for you.

help-dominion-advice = Advice and reasons
help-dominion-advice-text =
    Opponents buy by a list, their menu: the first card on it that they can have and of which they own too few. "Why?" shows the whole list, what was taken from it, and why nothing before it was. Reasons that would give away a hidden hand are open when the game is over, and in replays.
