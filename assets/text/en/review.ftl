### The course of a finished game, and replays: for every game.

result-course_standings = Standings
result-held = { $count } × { $thing }
result-course_luck = Luck
result-round_axis = Round
result-at_round = Round { $round }:
result-at_start = At the start:
result-at_end = At the end:
result-turning = Here it turned
result-story-always = { $winner } was never behind.
result-story-always_of_first = { $winner } was never behind, measured by what each had at first.
result-story-ahead = { $longest } was ahead longest.
result-story-ahead_of_first = { $longest } was ahead longest, measured by what each had at first.
result-story-led = { $longest } was ahead longest, with up to { $most } { $unit }.
result-story-turn = It turned in round { $turn_round }, when { $winner } got the better of { $other }: { $mine } { $unit } against { $theirs }.
result-story-turn_from = It turned in round { $turn_round }: { $winner } had { $mine } of { $mine_first } { $unit } left, { $other } { $theirs } of { $theirs_first }.
result-story-stride = The greatest stride came in round { $stride_round }: from { $before } to { $after } { $unit }.
result-story-never = { $winner } was behind in { $unit } to the last, and won all the same.
result-story-fought =
    { $rounds ->
        [one] { $name } fought for one round.
       *[other] { $name } fought for { $rounds } rounds.
    }
result-story-thread = It hung by a thread in round { $least_round }, with { $least } { $unit } left.
result-story-least = Never fewer than { $least } { $unit } were left.
result-story-blow = The heaviest loss came in round { $blow_round }: of { $blow_before } { $unit }, { $blow_after } were left.
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
