### How opponents say why, and how a hint says it: the frame, and what is said where there is no reason. The reasons stand with each game
### ("conquest-say.ftl", "alea-say.ftl", …), and which of them may be said when, in assets/sentences/<game>.ron. $who is "me" where an
### opponent speaks of itself, and "you" where a hint speaks to the player.

say-ended = { $saying }.
say-and = { $one }, and { $two }
say-besides = { $one } Besides, { $two }
say-alike = nothing else promised more
say-forced = there was nothing else to do
say-alone =
    { $who ->
        [you] nothing else was weighed
       *[me] I weighed nothing else
    }
say-slip = I slipped: there was something better
say-lot = it was drawn by lot
say-second_best =
    { $who ->
        [you] it is a way to go, though something else looked better
       *[me] something else looked better, and I let it go
    }
say-rather = Rather than: { $other }
say-quoted = “{ $said }”

# Whom a sentence is about.
say-i =
    { $who ->
        [you] you
       *[me] I
    }
say-me =
    { $who ->
        [you] you
       *[me] me
    }
say-my =
    { $who ->
        [you] your
       *[me] my
    }
say-mine =
    { $who ->
        [you] yours
       *[me] mine
    }
