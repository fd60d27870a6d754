### The rules of Conquest in short, for the help page. The full rules and numbers are in docs.
### A blank line parts two paragraphs.

help-conquest-aim = The aim
help-conquest-aim-text =
    Be the last one standing. A table may agree on something shorter: a share of the map, capitals, secret missions, or most territories after some rounds.

help-conquest-turn = A turn
help-conquest-turn-text =
    1. Reinforce. You receive one army for every three territories, at least three, and a bonus for every continent you hold whole. A set of three cards brings more armies.

    2. Attack, as often as you like, from a territory with at least two armies into a neighbour. The arrow shows your exact chance before a die is rolled.

    3. Fortify. Move armies once between your own territories. Then draw a card, if you captured anything this turn.

help-conquest-battles = Battles
help-conquest-battles-text =
    The attacker rolls up to three dice, but always fewer than there are armies; the defender rolls up to two. The highest dice are compared, then the second highest. Each comparison costs the loser one army; ties go to the defender.

    When the last defender falls, move in at least as many armies as dice you rolled, and leave one behind.

    Blitz rolls again and again until the territory falls or only as many armies are left as you allow.

help-conquest-cards = Cards
help-conquest-cards-text =
    Three of a kind, one of each, or any two with a wild card make a set. With five cards at the start of your turn you must trade.

    A card that shows a territory you own puts two more armies there, once a turn. Whoever eliminates a player takes that player's cards.

help-conquest-two-players = Two players
help-conquest-two-players-text =
    A third, neutral force stands between you. It defends itself, but never attacks and never grows; only your opponent must fall.

help-conquest-two-phase = Two-phase
help-conquest-two-phase-text =
    A short form for study: in a turn you place your armies and then attack at most three times. There are no cards, and no armies move at the end.

help-conquest-maps-over-board = Maps over the board
help-conquest-maps-over-board-text =
    T shows how threatened your borders are: how many enemy armies stand next door for each of yours, and what share of your new armies each place deserves for that. K shows continents: what you hold of each, its bonus, and who leads. I shows what every place brings, and everybody's income. The same key hides them.

help-conquest-replays = Replays
help-conquest-replays-text =
    On the result page you can save a game as a replay, or watch it at once; saved ones are on the title page, under Replays. Space plays and pauses, the arrows go step by step, Page Down and Page Up turn by turn, Home and End to the ends. Click the time line to jump. Why? lets an opponent explain its last decision.

help-conquest-fog-of-war = Fog of war
help-conquest-fog-of-war-text =
    You see your own territories and their neighbours. What lies beyond is hatched, and what happens there is not told. The opponents see no more than that either.

help-conquest-portals = Portals and blizzards
help-conquest-portals-text =
    A territory with a portal has a violet ring about its armies. All of them border each other as if they lay side by side: armies attack and move from one to any other. A territory under snow is closed: nobody enters, holds or counts it. A continent is held by whoever holds what is open of it, for its whole bonus. Both are drawn when the game begins and stay where they are.

help-conquest-reading-an-opponent = Reading an opponent
help-conquest-reading-an-opponent-text =
    Every opponent plays by a method of its own and can say why it did what it did. Where nothing is hidden its reasons are open at once; in a game with cards, missions, capitals or fog they open when it is over.

help-conquest-sharing-screen = Sharing a screen
help-conquest-sharing-screen-text =
    People who hold cards or missions take turns at the screen: between two turns a curtain hides what is not for everybody's eyes.
