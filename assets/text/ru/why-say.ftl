### How opponents say why, and how a hint says it: the frame, and what is said where there is no reason. The reasons stand with each game
### ("conquest-say.ftl", "alea-say.ftl", …), and which of them may be said when, in assets/sentences/<game>.ron. $who is "me" where an
### opponent speaks of itself, and "you" where a hint speaks to the player.

say-ended = { $saying }.
say-and = { $one }, и { $two }
say-besides = { $one } К тому же { $two }
say-alike = ничто другое не обещало больше
say-forced = ничего другого не оставалось
say-alone =
    { $who ->
        [you] другое не взвешивалось
       *[me] другого я не взвешиваю
    }
say-slip = вышла оплошность: было и получше
say-lot = так выпал жребий
say-second_best =
    { $who ->
        [you] можно и так, хотя другое выглядело лучше
       *[me] другое выглядело лучше, но пусть будет так
    }
say-rather = Вместо хода: { $other }
say-quoted = «{ $said }»

# Of whom a sentence speaks.
say-i =
    { $who ->
        [you] вы
       *[me] я
    }
say-me =
    { $who ->
        [you] вам
       *[me] мне
    }
say-my =
    { $who ->
        [you] ваши
       *[me] мои
    }
say-mine =
    { $who ->
        [you] у вас
       *[me] у меня
    }
