### The rules of Realm in short, for the help page. What editions leave open is decided in docs/realm.md.
### A blank line parts two paragraphs.

help-dominion-aim = Aim
help-dominion-aim-text =
    Have the most points when the game ends. Points are cards: they must be bought, and they lie in your deck without doing anything else. So first you buy what makes your deck good, and then, in time, points.

help-dominion-turn = A turn
help-dominion-turn-text =
    You have five cards in hand, one action and one buy. Play an action, and more if cards give you more actions. Then play your treasures, and buy a card for their coins.

    Then all you played and all that is left in hand goes to your discard pile, and you draw five new cards.

help-dominion-cards = Cards
help-dominion-cards-text =
    The coin on a card says what it costs, the number what is left of its pile. Rest the pointer on a card to read it. Ten piles are the kingdom: they are other ones in every game.

help-dominion-deck = Your deck
help-dominion-deck-text =
    What you buy goes to your discard pile. When your deck is used up, the discard pile is shuffled and becomes the deck: so what you bought comes to your hand, again and again. Trashed cards are gone for good, which is good for weak cards.

help-dominion-points = Points
help-dominion-points-text =
    Estates give 1 point for 2 coins, Duchies 3 for 5, Provinces 6 for 8; a Curse takes one. The points beside every name count all cards of that seat, which everybody has seen bought.

help-dominion-end = The end
help-dominion-end-text =
    The game ends after a turn in which the last Province was bought, or any three piles are empty. With equal points, fewer turns win.

help-dominion-colonies = Colonies
help-dominion-colonies-text =
    In this game there are Platinum, 5 coins for 9, and Colonies, 10 points for 11. It also ends when the Colonies are gone.

help-dominion-attacks = Attacks
help-dominion-attacks-text =
    Some actions harm everybody else: they take cards, or give Curses. A Moat in your hand keeps you safe when you show it, a Lighthouse while it lies in play.

help-dominion-table = At the table
help-dominion-table-text =
    Click a card of your hand to play it and a pile to buy from it. Where a card asks for several cards, click them and confirm. Digits stand for the cards that can be played or chosen, and for answers. Deck, discard pile and trash can be opened, and a seat's line shows all its cards. The wheel chooses what is done by itself.

help-dominion-advice = Advice and reasons
help-dominion-advice-text =
    Opponents follow a menu: they buy the first card of it that they can have and of which they own too few. "Why?" shows the whole menu, which entry fired, and why those before it did not. Reasons that would tell of a hidden hand are open when the game is over, and in replays.
