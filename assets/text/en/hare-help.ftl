### The rules of Hare and Hedgehog in short, for the help page. What editions leave open is decided in docs/hare.md.
### A blank line parts two paragraphs.

help-hare-aim = The aim
help-hare-aim-text =
    Be the first one home. Carrots pay for every step. You may not come in with too many carrots left, nor with a salad still to eat.

help-hare-turn = A turn
help-hare-turn-text =
    Go forward as far as you like to a free square. One square costs 1 carrot, two cost 3, three cost 6, four cost 10: each further square costs one carrot more than the one before.

    Or go back to the nearest hedgehog behind you, if it is free, and earn 10 carrots for each square.

    Or stay: on carrots to take or give 10, on a salad to eat it.

help-hare-squares = The squares
help-hare-squares-text =
    Carrots: stay, and take 10 or give 10 away. Salad: you spend your next turn eating one of your salads, which pays 10 carrots times your rank; then you must move on. Hedgehog: you can only come here backwards.

    Numbers 1 to 4: if you have that rank when your next turn starts, you get 10 carrots times your rank. A flag pays the first, the fifth and the sixth.

    Your rank is 1, and one more for everybody who is ahead of you or home.

help-hare-cards = Hares
help-hare-cards-text =
    Whoever lands on a hare draws a card and does what it says. There are twelve, and fifteen in the edition of 1978. Drawn cards go under the deck, so once all have been seen they come again in the same order.

help-hare-salad-later = A salad by a card
help-hare-salad-later-text =
    In this edition the card that tells you to eat takes your next turn: the salad is eaten then, on the hare square, and pays 10 carrots times your rank.

help-hare-hungry = Without a salad
help-hare-hungry-text =
    Whoever draws the card that says to eat, and has no salad left, misses the next turn.

help-hare-toll = Hares in tournaments
help-hare-toll-text =
    In this race nobody draws cards. Whoever goes forward to a hare pays each rival 10 carrots for every runner of theirs that is passed on the way, and may not go there without these carrots.

help-hare-sober = Without luck
help-hare-sober-text =
    In this race nobody may enter a hare square, and nobody draws a card.

help-hare-hidden = Hidden carrots
help-hare-hidden-text =
    In this race you see only your own carrots. Of the others the table of ranks says who is richest, who comes next, and so on. Everybody sees what is paid and earned, so opponents count, and you may too. At the end all carrots lie open.

    Why? opens when the race is over: reasons would show what is in hand. Moves cannot be taken back.

help-hare-goal = Coming home
help-hare-goal-text =
    Hit the goal exactly, without salads. The first one home may have 10 carrots left, the second 20, and so on. The others race on for their ranks until one is left.

help-hare-stuck = Stuck
help-hare-stuck-text =
    Whoever has no move goes back to the start with fresh carrots, keeps the salads, and moves from there.

help-hare-two-runners = Two runners each
help-hare-two-runners-text =
    At a table of two, each player may have two runners, which share carrots and salads. A turn moves one of them. Ranks count all four, and both must come home; the last one obeys the rules of the goal.

help-hare-advice = Advice and reasons
help-hare-advice-text =
    The line below the board says what keeps you from coming home, and the fewest turns it takes if nobody gets in the way. Why? lets an opponent tell what it weighed: salads S, carrots C and squares P of every player. The moves it expects lie on the board as numbered steps.

help-hare-replays = Replays
help-hare-replays-text =
    The result of a race offers to save it and to watch it again; saved ones wait on the title under Replays. Space plays and pauses, the arrows go step by step, Page Down and Page Up turn by turn.
