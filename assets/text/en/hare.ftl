### The words of Hare and Hedgehog at the table. Values in braces are filled in by the program.

game-hare = Hare and Hedgehog
lobby-line-hare = A race on a meadow: carrots pay for every step, and nobody may come home with too many.
lobby-seats-hare = 2 to 6 seats
lobby-length-hare = 10 to 30 minutes

hare-round = Round { $round }
hare-turn = { $name }: your turn
hare-waiting = { $name } is running
hare-program_example = python3 my_runner.py

## Squares: what they are, behind a number, and what they do

hare-square = { $square }, { $kind }
hare-kind-start = the start
hare-kind-hare = a hare
hare-kind-carrot = carrots
hare-kind-salad = a salad
hare-kind-hedgehog = a hedgehog
hare-kind-position = a square for rank { $rank }
hare-kind-flag = a flag
hare-kind-goal = the goal
hare-means-start = Everybody begins here.
hare-means-hare = You draw a card and do what it says.
hare-means-hare_toll = You pay 10 carrots to each rival for every runner of theirs that you pass on the way here.
hare-means-hare_closed = Nobody may come here: this race is run without luck.
hare-means-carrot = Whoever begins a turn here may stay, and take 10 carrots or give 10 away.
hare-means-salad = The turn after you come here is spent eating one salad, for 10 carrots times your rank. Then you must move on.
hare-means-hedgehog = You can only come here backwards: 10 carrots for every square you go back.
hare-means-position = Pays { $carrots } carrots to whoever begins a turn here at rank { $rank }.
hare-means-position_never = Pays at rank { $rank } only, and in this race nobody has that rank.
hare-means-flag = Pays 10 carrots times the rank to whoever begins a turn here at rank 1, 5 or 6.
hare-means-goal = Home! Hit it exactly, without salads and with few carrots left.

## What is about to be done

hare-price-forward =
    { $squares ->
        [one] One square: { $carrots ->
            [one] one carrot
           *[other] { $carrots } carrots
        }, { $left } left
       *[other] { $squares } squares: { $carrots } carrots, { $left } left
    }
hare-price-back =
    { $squares ->
        [one] One square back: earns { $carrots } carrots, which makes { $left }
       *[other] { $squares } squares back: earns { $carrots } carrots, which makes { $left }
    }
hare-price-take = Stay and take 10 carrots, which makes { $left }
hare-price-give = Stay and give 10 carrots away, which leaves { $left }
hare-price-keep =
    { $left ->
        [one] Neither take nor give: you keep { $left } carrot
       *[other] Neither take nor give: you keep { $left } carrots
    }
hare-price-eat = Eat a salad: earns { $carrots } carrots, which makes { $left }
hare-do-choose = Choose a square
hare-do-forward = Go to { $square }
hare-do-home = Go home
hare-do-back = Back to { $square } (+{ $carrots })
hare-do-take = Take 10 carrots
hare-do-give = Give 10 carrots
hare-do-keep = Keep what I have
hare-do-eat = Eat a salad (+{ $carrots })
hare-undo-move = the move
hare-undo-take = taking carrots
hare-undo-give = giving carrots
hare-undo-keep = keeping carrots
hare-undo-eat = the meal
hare-advice-choose = Choose one of the lit squares: point at it for its price.
hare-advice-confirm = Click it again to do it.
hare-advice-card = The card lets you choose.
hare-advice-again = The card moves you again: choose one of the lit squares.
hare-advice-forced = This is the only thing you can do.

## Can I get home from here?

hare-way-note = Counted for one runner alone on the track, without cards and with the rank it has now: at another rank carrots come in faster or more slowly.
hare-way-open =
    { $price ->
        [one] You can go home now: { $price } carrot leaves { $left }, and { $limit } may be left.
       *[other] You can go home now: { $price } carrots leave { $left }, and { $limit } may be left.
    }
hare-way-salads =
    { $salads ->
        [one] You cannot go home yet, one salad is left to eat
       *[other] You cannot go home yet, { $salads } salads are left to eat
    }
hare-way-few =
    { $squares ->
        [one] You cannot get home in one go: { $squares } square costs { $price } carrot, and you have { $carrots }
       *[other] You cannot get home in one go: { $squares } squares cost { $price } carrots, and you have { $carrots }
    }
hare-way-many = You cannot go home now: { $left } carrots would be left, and only { $limit } may be
hare-way-turns =
    { $turns ->
        [one] { $hurdle }; undisturbed it takes one turn.
       *[other] { $hurdle }; undisturbed, at rank { $rank } throughout, it takes at least { $turns } turns.
    }
hare-way-lost = { $hurdle }; as things stand there is no way.

## What is due in a seat's next turn

hare-due-home = home, rank { $place }
hare-due-misses = misses the next turn
hare-due-eats = eats a salad: +{ $carrots }
hare-due-pays = +{ $carrots } if still rank { $rank }
hare-purse_standing = Rank { $place }, on { $square }
hare-rank_told =
    { $name }: rank { $place }, square { $square }, { $carrots ->
        [one] one carrot
       *[other] { $carrots } carrots
    }, { $salads ->
        [0] no salads
        [one] one salad
       *[other] { $salads } salads
    }
# Where carrots are hidden in hand: $wealth is the rank by them.
hare-rank_told_hidden =
    { $name }: rank { $place }, square { $square }, rank { $wealth } in carrots, { $salads ->
        [0] no salads
        [one] one salad
       *[other] { $salads } salads
    }
hare-wealth = #{ $rank }

## Cards

hare-card_told = { $name } drew: { $card }
hare-does-last_move_free = You get back what the move here cost.
hare-does-take_or_give = Take 10 carrots or give 10 away, or leave it.
hare-does-back_one_rank = To the nearest free square behind the next runner behind you.
hare-does-up_one_rank = To the nearest free square in front of the next runner ahead.
hare-does-eat_salad = Eat a salad on the spot, for 10 carrots times your rank.
hare-does-eat_salad_next = You spend your next turn on a salad, for 10 carrots times your rank then.
hare-does-miss_turn = You miss your next turn.
hare-does-move_again = Move once more, at once.
hare-does-next_carrots = On to the next carrot square, if it is free.
hare-does-last_carrots = Back to the last carrot square, if it is free.

## Across the board, and in the log

hare-banner-turn = { $name }, it is your turn
hare-banner-card = { $name }: { $card }
hare-banner-restart = { $name } cannot move and starts again
hare-banner-missed = { $name } misses a turn
hare-banner-home = { $name } comes home at rank { $place }
hare-log-round = Round { $round }

## What others did since the last turn, without a subject

hare-recap-forward =
    { $carrots ->
        [one] went to { $square }, for one carrot
       *[other] went to { $square }, for { $carrots } carrots
    }
hare-recap-back =
    { $carrots ->
        [one] went back to { $square }, and earned one carrot
       *[other] went back to { $square }, and earned { $carrots } carrots
    }
hare-recap-toll =
    { $carrots ->
        [one] paid { $to } one carrot for passing
       *[other] paid { $to } { $carrots } carrots for passing
    }
hare-recap-will_eat = will eat a salad next turn
hare-recap-took = took 10 carrots
hare-recap-gave = gave 10 carrots
hare-recap-ate = ate a salad (+{ $carrots })
hare-recap-paid =
    { $carrots ->
        [one] got one carrot for the rank
       *[other] got { $carrots } carrots for the rank
    }
hare-recap-restarted = started again
hare-recap-drew = drew a card: { $card }
hare-recap-sent = was sent to { $square }
hare-recap-missed = missed a turn
hare-recap-home = came home at rank { $place }

## Replays and the result

hare-mark-ate = { $name } ate a salad
hare-mark-restarted = { $name } started again
hare-mark-home = { $name } came home
hare-graph-squares = Squares
hare-graph-squares_note = How far everybody was, turn by turn.
hare-graph-carrots = Carrots
hare-graph-carrots_note = Carrots in hand, turn by turn.
hare-graph-salads = Salads
hare-graph-salads_note = Salads still to eat.
hare-graph-unit = squares
hare-figure-square = Square
hare-figure-carrots = Carrots
hare-figure-salads = Salads
hare-remark-on_the_way = still on the way
hare-reason-home = { $names } came home first.
hare-reason-round_limit = The last round was played; { $names } got farthest.
hare-reason-round_limit_salads = The last round was played; of those who got farthest { $names } had the fewest salads left.

## In text

hare-list = Squares { $first } to { $last }
hare-list-free = free

## Setting the table

hare-setup_edition = Edition
hare-edition-1978 = 1978
hare-edition-1978_note = Fifteen cards; a salad that a card tells you to eat is eaten a turn later; two runners share three salads; carrots are hidden in hand.
hare-edition-1995 = 1995
hare-edition-1995_note = Twelve cards; a salad that a card tells you to eat is eaten a turn later; carrots are hidden in hand.
hare-edition-2000 = 2000
hare-edition-2000_note = The board of 1978 with open carrots; whoever draws the salad card without a salad misses a turn.
hare-edition-2008 = 2008
hare-edition-2008_note = The board of 2008 with open carrots and twelve cards.
hare-edition-parlett = Parlett
hare-edition-parlett_note = As in tournaments: no cards, 65 carrots (95 for many), hidden in hand, and on hares you pay those you pass.
hare-edition-own = of your own
hare-edition-own_note = Rules of your own. Choose an edition to play by its rules.
hare-setup_board = Board
hare-board-2008 = 2008
hare-board-2008_note = The board of 2008, with four salad squares; the last one is seven before the goal.
hare-board-1978 = 1978
hare-board-1978_note = The board of 1978, with five salad squares; the last one is two before the goal.
hare-setup_luck = Hare squares
hare-luck_on = With cards
hare-luck_on_note = Whoever lands on a hare draws a card. Drawn cards come again in the same order.
hare-luck_toll = Toll
hare-luck_toll_note = The rule of tournaments: nobody draws, and whoever goes to a hare pays 10 carrots for each rival runner passed on the way.
hare-luck_off = Without luck
hare-luck_off_note = Nobody may enter a hare square: whoever counts best wins.
hare-setup_deck = Deck
hare-deck_note = Older editions have fifteen: one more each of “up one rank”, “eat a salad” and “move again”.
hare-deck_twelve = 12 cards
hare-deck_fifteen = 15 cards
hare-setup_salad_card = The salad card
hare-salad_card_at_once = At once
hare-salad_card_at_once_note = A salad is eaten on the spot.
hare-salad_card_next_turn = Next turn
hare-salad_card_next_turn_note = The next turn is spent on a salad.
hare-hungry_misses = Without a salad, miss a turn
hare-hungry_misses_note = Otherwise the card has no effect on whoever has no salad.
hare-setup_runners = Runners
hare-runners_one = One each
hare-runners_one_note = One runner for each of the two.
hare-runners_two = Two each
hare-runners_two_note = Two runners that share carrots and salads; both must come home.
hare-setup_carrots = Carrots
hare-carrots_note = The rule book gives { $usual } to begin with. Fewer make a race of small steps.
hare-carrots_each = Carrots each
hare-carrots_hidden = Hidden in hand
hare-carrots_hidden_note = Of the others you see only who is richer than whom. Everybody sees what is paid and earned: whoever counts knows.
hare-setup_salads = Salads
hare-salads_note = The rule book of 2008 gives { $usual } to begin with; two runners share them.
hare-salads_each = Salads each
hare-setup_rounds = Round limit
hare-rounds_note = After that many rounds the race ends as it stands. Good races take 12 to 20 rounds.
hare-rounds_limit = Rounds

## Guidance in the first race

guide-hare_run = A race on carrots
guide_text-hare_run = Reach the goal first. The first square costs 1 carrot, the next one 2 more, then 3 more: big leaps are dear. Point at a lit square for its price, and click it.
guide-hare_go = Off you go
guide_text-hare_go = Click it again, or press { $main }. { $more } and { $fewer } go through everything you can do, { $back } undoes the choice.
guide-hare_opponents = Read your opponents
guide_text-hare_opponents = What the others did is told here, and behind it lies the log. Click a line of the log, and whoever did it tells you why.
guide-hare_carrots = Carrots grow behind you
guide_text-hare_carrots = Going back to the nearest hedgehog earns 10 carrots for each square.
guide-hare_salads = Salads to eat
guide_text-hare_salads = You may not come home with a salad. Land on a salad square and stay a turn to eat one: the farther back you are, the more it pays.
guide-hare_ranks = Ahead is not always better
guide_text-hare_ranks = A numbered square pays ten times its number in carrots, if that is your rank when your next turn begins. Here is who is where, with carrots and salads.
guide-hare_stay = Carrots for waiting
guide_text-hare_stay = On a carrot square you may stay: take 10 carrots, or give 10 away if you have too many.
guide-hare_cards = A card is drawn
guide_text-hare_cards = Whoever lands on a hare draws a card. It lies here and says what it does.
guide-hare_home = Coming home
guide_text-hare_home = Hit the goal exactly, without salads, with at most 10 carrots left as the first, 20 as the second, and so on. The line with the chequered flag says what is in the way.

## A position kept as a study

hare-study = Study…
hare-study-title = Keep as a study
hare-study-winner = Who stands to win?
hare-study-reason = Why?
hare-study-note = Keeps this position with your judgement in your folder of studies. It can be played and thought through like any scene.
hare-study-keep = Keep it
hare-study-dismiss = Never mind
hare-study-kept = The study is kept in { $file }
hare-study-incomplete = Say who stands to win, and why.
hare-study-no_folder = There is no folder for your files, so nothing can be kept.
hare-study-named = Study of { $when }
hare-study-description = A position kept at the table.
