### Why a decision was made, and advice: the panel that shows reasons, for every game.

why-open = Why?
why-title = Why
why-detail = How it was weighed
why-every = All moves
why-every_note = The arrows go through every move, also those without a choice and those where the choice made little difference.
why-honest = Did it peek?
why-honest_note = Asks it again, anew and with nothing but what its seat had seen up to then. If it then does the same, it did not need to know more.
why-honest_asking = It is asked again…
why-hint = Hint
why-close = Close
why-earlier = The decision before
why-later = The decision after
why-latest = The latest decision
why-nothing = No opponent has given reasons yet. Each move of one that does will be explained here.
why-sealed = { $name }'s reasons rest on what { $name } keeps secret, such as cards in hand. They open after the game.
why-person = { $name } decided this, and need not say why.
why-lost = The reasons for this move are no longer kept.
why-thinking = { $name } thinks it over
why-progress =
    { $nodes ->
        [one] { $nodes } position so far
       *[other] { $nodes } positions so far
    }
why-played = played
why-advised = advised
why-effort-plain = No search: the choice follows from the position.
why-effort-nodes =
    { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    }
why-effort-depth =
    { $nodes ->
        [one] { $nodes } position, { $depth } deep
       *[other] { $nodes } positions, { $depth } deep
    }
why-effort-budget = of { $budget } allowed
why-effort-cut = cut short by the clock
why-against = Compare
why-against_note = Bars show how much each part of the score differs from the chosen one's. Switched off, they show whole scores.
why-more =
    { $n ->
        [one] and one more
       *[other] and { $n } more
    }
why-fewer = Show fewer
why-candidate = { $rank }. { $label }, score { $score }
why-candidate_chosen = { $rank }. { $label }, score { $score }, { $mark }
why-entry = { $rank }. { $label }: { $score }
why-entry_chosen = { $rank }. { $label }: { $score }, { $mark }
why-term = { $name }: { $value }
why-term_weighted = { $name }: weight { $weight } × measure { $measure } = { $value }
why-term_against = { $name }: { $value } against the chosen one
why-term_product = { $weight } × { $measure }
why-cut = { $term }; the bar is cut off
why-line = What it expects
why-numbers = By place
why-sort = Sort by { $title }: { $meaning }
why-graph = Save graph…
why-graph_note = Writes the tree that was searched as GraphML, for yEd, Gephi or networkx.
why-graph_writing = Writing the graph…
why-graph_none = No tree was searched for this decision: what was weighed is all in the panel.
why-graph_kept = Graph written to { $file }
why-adviser = Advice from
why-ask = Ask for advice
why-ask_note = It sees what you may see, and nothing else. Dice and cards fall the same whether you ask or not.
why-not_due = Advice can be asked for when it is your turn to decide.
why-one_way = You have one thing to do here and no choice, so there is nothing to advise.
why-stop = Stop thinking
why-do = Do it
why-do_this = Do this instead
