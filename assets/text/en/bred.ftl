### What runs of co-evolution found: `rubicon-lab report dominion --runs …`. $run is the number of a run, $title what a section is called without it.

bred-title = { $game }: strategies bred by co-evolution
bred-preface = What came of runs of co-evolution. Leaders were measured on fresh games after the run, with seats in turn, so that being chosen for luck does not count. Intervals are Wilson's at 95 %.
bred-key = A bar runs from 0 to 100 %: the dot is the share of games, the line its 95 % interval, the tick what an equal would have. Where leads are told, green is ahead and red behind, the farther the stronger; grey is within chance. The interval of a lead appears when the pointer rests on it.
bred-of_run = Run { $run }: { $title }

## All runs

bred-runs = The runs
bred-runs-note = Progression is simple where the leader of the last generation at least ties with all earlier ones, and complex where it loses to one of them beyond chance.
bred-run = run
bred-offers = cards
bred-conditions = conditions
bred-seats = seats
bred-generations = generations
bred-games = games
bred-seed = seed
bred-character = progression
bred-simple = simple
bred-complex = complex

## The leaders

bred-leaderboard = Leaderboard
bred-leaderboard-note = The leaders in the order of the final. The expected share is that of { $games } fresh games of each against the others; the share of the final chose them and so flatters them.
bred-leaderboard-alone = The leaders in the order of the final; there are not two of them, so there is nobody to measure them against.
bred-place = place
bred-menu = menu, the most wanted first
bred-expected = expected share
bred-final = in the final
bred-text = as text

## The leaders against each other

bred-tournament = Tournament
bred-tournament-note = Games that the leader of the row won less those it lost against the leader of the column, in per cent of { $games } games. Each cell is a sample of games of its own, so the two cells of a pair need not mirror each other. Leaders are numbered by their places.
bred-tournament-table = Games that the leader of the row won less what the others won on average, at a table with the leader of the column, in per cent of { $games } games. Each cell is a sample of games of its own, so the two cells of a pair need not mirror each other. Leaders are numbered by their places.

## Leaders against earlier ones

bred-progression = Progression
bred-progression-note = Games that the leader of the row's generation won less those it lost against the leader of the column's, in per cent of { $games } games. { $overall }
bred-progression-overall = This kingdom is { $character }.
bred-generation = generation
bred-so_far = so far
bred-look_back = The leader of generation { $generation } against earlier leaders
bred-look_back-x = generation of the earlier leader
bred-look_back-name = leader of generation { $generation }
bred-share = share of games
bred-equal = an equal: { $share } %

## The course of a run

bred-course = Course of the run
bred-course-note = The best of each generation against its rivals. These are the games by which it was chosen, so the share flatters it.
bred-course-chart = The best of each generation against its rivals
bred-best = best of the generation

## What is worth buying

bred-cards = Cards
bred-cards-note = How many leaders buy a card in more than a quarter of their games, and the share of games that those win against the leaders that do not.
bred-card = card
bred-used_by = leaders that buy it
bred-users = { $with } of { $leaders }
bred-against_without = share against those that do not
bred-evaluation = Cards over all runs
bred-evaluation-note = In how many kingdoms one of the best three strategies buys the card in more than a quarter of its games.
bred-setups = kingdoms with it
bred-used = bought in
bred-used_share = share of kingdoms
