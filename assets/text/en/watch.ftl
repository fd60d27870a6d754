### The viewer of recorded games.

watch-title = Replay
watch-advice = Space plays and pauses, the arrows go step by step, Page Down and Page Up turn by turn.
watch-play = Play
watch-pause = Pause
watch-again = From the beginning
watch-leave = Leave the replay
watch-at = Round { $round }, { $name }
watch-at_fight = Fight { $round }, { $name }
watch-setting_up = The board is set up
watch-step = step { $at } of { $all }
watch-line = Time line, step { $at } of { $all }
watch-start = To the beginning
watch-turn_back = Back to the turn before
watch-step_back = One step back
watch-step_on = One step on
watch-turn_on = On to the next turn
watch-end = To the end
watch-why = Why?
watch-why_note = Why the last decision was made
watch-pondering = Thinking again…
watch-eyes_all = Everything seen
watch-eyes_of = As { $name } saw it
watch-eyes_note = Whose eyes it is watched through: everything that really was there, or what one seat could see
watch-review = Review
watch-review_note = Looks over the moves of one player: what was misjudged, what was to be reckoned with, and what could not be known
watch-review_at = Review: { $percent } %
watch-review_found = Review: { $count }
watch-review_of = { $name }’s moves
watch-review_judgement = Known and misjudged: { $count }
watch-review_judgement_note = What had been seen was enough to do better.
watch-review_belief = To be reckoned with: { $count }
watch-review_belief_note = It was hidden, but likely enough.
watch-review_luck = Not to be known: { $count }
watch-review_luck_note = It was hidden, and unlikely: bad luck.
watch-review_entry = Step { $step }. { $text }
watch-play_on = Take over
watch-play_on_note = Play on from here yourself, on a branch of your own; how it went is kept beside it
watch-branch = Branch { $n } of { $all }
watch-branch_note = The ways this game went; choose one to watch it
watch-branch_first =
    { $steps ->
        [one] { $n }: from the beginning, { $steps } step
       *[other] { $n }: from the beginning, { $steps } steps
    }
watch-branch_first_over =
    { $steps ->
        [one] { $n }: from the beginning, { $steps } step to the end
       *[other] { $n }: from the beginning, { $steps } steps to the end
    }
watch-branch_row =
    { $steps ->
        [one] { $n }: from step { $fork }, { $steps } step
       *[other] { $n }: from step { $fork }, { $steps } steps
    }
watch-branch_row_over =
    { $steps ->
        [one] { $n }: from step { $fork }, { $steps } step to the end
       *[other] { $n }: from step { $fork }, { $steps } steps to the end
    }
