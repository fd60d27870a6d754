### Levels of the opponents, and the games that were finished. Values in braces are filled in by the program.

## On the page of the setup

ladder-heading = Level of the opponents
# A level by its number and its name.
ladder-numbered = { $n } { $name }
ladder-proposed_first = We suggest level { $level } of { $levels }, { $name }: a good place to begin.
ladder-proposed_latest =
    We suggest level { $level } of { $levels }, { $name }, since you { $n ->
        [one] { $won ->
            [one] won your last game
           *[other] lost your last game
        }
       *[other] won { $won } of your last { $n } games
    } at level { $at }.
ladder-proposed_all =
    We suggest level { $level } of { $levels }, { $name }, by { $n ->
        [one] your last game.
       *[other] your last { $n } games.
    }

## The page of finished games

career-title = Your games
career-of = Your games of { $game }
career-line = Every game you finish is counted here.
career-back = Back
career-set = Set the table
career-none = No game has been finished here yet.
career-none_levels = Play one to its end against opponents of a level, and it is counted: who won, at which level, and with how much luck. What you are offered next goes by it.
career-none_plain = Play one to its end, and it is counted: who won, in how many rounds, and when.
career-none_list = Your finished games will stand here, the latest first.
career-standing = How you fare
career-games = The games
career-tally =
    { $n ->
        [one] One game
       *[other] { $n } games
    }, { $won ->
        [0] none
       *[other] { $won }
    } won.
career-level = Level
career-played = Games
career-won = Won
career-share = Share
career-other = Other tables
career-course = Level over time
career-course_note = The level of your opponents, game after game; a filled mark is a game you won.
# Read aloud in the place of the picture.
career-course_told =
    { $n ->
        [one] In your last game the level of your opponents was { $last }.
       *[other] In your last { $n } games the level of your opponents went from { $first } to { $last }.
    }
career-axis = Game
career-luck = Luck
career-luck_told = Over { $n ->
        [one] one game
       *[other] { $n } games
    } you were luckier with dice and cards than in { $share } % of such games.
career-luck_good = They were kind to you.
career-luck_bad = They were hard on you.
career-luck_even = That is quite usual.
career-earlier =
    { $n ->
        [one] One earlier game is counted, and told no more.
       *[other] { $n } earlier games are counted, and told no more.
    }
career-result_won = Won
career-result_place = Place { $place } of { $seats }
career-against = against { $who }
career-against_level = against level { $n }, { $name }
career-facts = { $when } · { $rounds }
career-facts_luck = { $when } · { $rounds } · luckier than in { $share } % of games
career-named = { $name }: { $result }
career-damaged = The list of finished games { $file } could not be read and was set aside: { $what }
career-newer = The list of finished games { $file } is of a newer program and stays as it is.
career-unwritten = The list of finished games { $file } could not be written: { $what }
