### The training ground, “Weights and studies”, of Hare and Hedgehog: what salads, carrots and squares should weigh, held against studies. $weights are the three, such as
### `0.6 / 1.0 / 1.4`; $hits is how many of $studies are judged as they should be.

hare-tuning = Weights and studies
hare-tuning-title = Weights and studies
hare-tuning-line = What should salads, carrots and squares weigh? Every set of weights, tried on studies.
hare-tuning-race = Race against these weights
hare-tuning-reading = Reading the studies…
hare-tuning-none = There are no studies: the program's files are missing.

hare-tuning-weights = Weights
hare-tuning-picture_note = Each field is a set of weights; the darker it is, the more studies in which it sees who stands to win.
hare-tuning-legend = Studies seen
hare-tuning-legend_chosen = Chosen
hare-tuning-salads = Salads
hare-tuning-carrots = Carrots
hare-tuning-squares = Squares
hare-tuning-slices = What squares weigh
hare-tuning-slice = Squares weigh { $value }
hare-tuning-set = { $weights }: { $hits } of { $studies } studies
hare-tuning-shipped = As opponents play
hare-tuning-centre = Middle of the best
hare-tuning-plateau =
    { $sets ->
        [one] The best set of all { $all } sees { $hits }.
       *[other] The best { $sets } of all { $all } sets see { $hits }.
    }
hare-tuning-runner = Parlett { $number }

hare-tuning-studies = Studies: { $hits } of { $studies }
hare-tuning-independent = Of the { $studies } that were judged in other ways than by a search with such weights: { $hits }.
hare-tuning-own = Keep studies of your own at the table with Study…; they are tried here with the others.
hare-tuning-hit = Seen: { $title } ({ $lead } points)
hare-tuning-missed = Missed: { $title } ({ $lead } points)
hare-tuning-winner = Who stands to win: { $winner }. { $reason }
hare-tuning-by_hand = Known by reasoning.
hare-tuning-solved =
    { $steps ->
        [one] Solved: it wins in one step whatever the others do.
       *[other] Solved: it wins in { $steps } steps at most, whatever the others do.
    }
hare-tuning-searched = Known from a search { $depth } choices deep.
hare-tuning-played = Played out { $games } times: it won { $won }.
hare-tuning-race_from = Race from here
