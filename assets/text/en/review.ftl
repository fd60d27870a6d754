### The course of a finished game, and replays: for every game.

result-course_standings = Standings
result-held = { $count } × { $thing }
result-course_luck = Luck
result-round_axis = Round
result-at_round = Round { $round }:
result-at_start = At the start:
result-at_end = At the end:
result-turning = Here it turned
result-story-always = { $name } was never behind anybody.
result-story-ahead = { $name } was ahead longest.
result-story-led = { $name } was ahead longest, with up to { $most } { $unit }.
result-story-turn = It turned in round { $round }, when { $name } got the better of { $other }: { $a } { $unit } against { $b }.
result-story-turn_from = It turned in round { $round }: { $name } had { $a } of { $first_a } { $unit } left, { $other } { $b } of { $first_b }.
result-story-stride = The greatest stride came in round { $round }: from { $a } to { $b } { $unit }.
result-story-never = { $name } was behind in { $unit } to the last, and won all the same.
result-story-fought =
    { $rounds ->
        [one] { $name } fought for one round.
       *[other] { $name } fought for { $rounds } rounds.
    }
result-story-thread = It hung by a thread in round { $round }, with { $b } { $unit } left.
result-story-least = Never fewer than { $b } { $unit } were left.
result-story-blow = The heaviest loss came in round { $round }: of { $a } { $unit }, { $b } were left.
result-save_replay = Save replay
result-watch_replay = Watch replay

replay-save_title = Save this game as a replay
replay-save_name = Name
replay-save = Save
replay-saved = Saved as the replay “{ $name }”. You find it on the title page, under Replays.
replay-name_empty = Give it a name with letters or digits.
replay-name_taken = There is a replay of this name; saving replaces it.
replay-cancel = Cancel
replay-proposed = { $name } wins, round { $round }
replay-about = { $players } · { $rounds } · { $won }
replay-no_storage = There is no folder to keep games in, so nothing can be kept.
replay-title = Replays
replay-none = There is nothing to watch yet. Finished games appear here, and the result page lets you keep one under a name.
replay-finished = Finished games among the saves
replay-reading = Reading…
replay-watch = Watch
replay-remove = Remove
replay-remove_sure = Remove for good?
replay-back = Back to the title
title-replays = Replays
