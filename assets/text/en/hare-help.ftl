### The rules of Hare and Hedgehog in short, for the help page. What editions leave open is decided in docs/hare.md.
### A blank line parts two paragraphs.

help-hare-aim = The aim
help-hare-aim-text =
    Be the first one home. Carrots pay for every step; who has too many left may not come in, and neither may who has a salad left to eat.

help-hare-turn = A turn
help-hare-turn-text =
    Go forward as far as you like to a free square. One square costs 1 carrot, two cost 3, three cost 6, four cost 10: each square more costs one carrot more than the last.

    Or go back to the nearest hedgehog behind you, if it is free, and earn 10 carrots a square.

    Or stay: on carrots to take or give 10, on a salad to eat it.

help-hare-squares = The squares
help-hare-squares-text =
    Carrots: stay, and take 10 or give 10 away. Salad: your next turn goes on eating one of your salads, which pays 10 carrots times your rank; then you must leave. Hedgehog: entered only backwards.

    Numbers 1 to 4: if you have that rank when your next turn begins, you get 10 carrots times your rank. A flag pays the first, the fifth and the sixth.

    Your rank is 1, and one more for everybody ahead of you or home.

help-hare-cards = Hares
help-hare-cards-text =
    Who lands on a hare draws a card and does what it says. There are twelve, in the edition of 1978 fifteen. Drawn cards go under the deck, so once all were seen they come again in the same order.

help-hare-salad-later = A salad by a card
help-hare-salad-later-text =
    In this edition the card that says to eat takes your next turn: the salad is eaten then, on the hare square, and pays 10 carrots times your rank.

help-hare-hungry = Without a salad
help-hare-hungry-text =
    Who draws the card that says to eat, and has no salad left, misses the next turn.

help-hare-toll = Hares in tournaments
help-hare-toll-text =
    In this race nobody draws cards. Who goes forward to a hare pays 10 carrots to each rival for every runner of theirs that is passed by this step, and may not go there without them.

help-hare-sober = Without luck
help-hare-sober-text =
    In this race hare squares may not be entered, and nobody draws a card.

help-hare-hidden = Hidden carrots
help-hare-hidden-text =
    In this race you see your own carrots only. Of the others the table of ranks says who is richest, who comes next, and so on. What is paid and earned everybody sees, so opponents count, and you may too. At the end all lie open.

    Why? opens when the race is over: reasons would show what is in hand. Moves cannot be taken back.

help-hare-goal = Coming home
help-hare-goal-text =
    Hit the goal exactly, without salads. The first one home may have 10 carrots left, the second 20, and so on. The race goes on for the places until one is left.

help-hare-stuck = Stuck
help-hare-stuck-text =
    Who has no move goes back to the start with fresh carrots, keeps the salads, and moves from there.

help-hare-two-runners = Two runners each
help-hare-two-runners-text =
    With two seats each may have two runners, which share carrots and salads. A turn moves one of them. Ranks count all four, and both must come home; the last one obeys the rules of the goal.

help-hare-advice = Advice and reasons
help-hare-advice-text =
    The line below the board says what is in the way of coming home, and the fewest turns it takes undisturbed. Why? lets an opponent tell what it weighed: salads S, carrots C and squares P for every seat. The line it expects lies on the board in numbered steps.

help-hare-replays = Replays
help-hare-replays-text =
    The result of a race offers to save and to watch it; saved ones wait on the title under Replays. Space plays and pauses, the arrows go step by step, Page Up and Page Down turn by turn.
