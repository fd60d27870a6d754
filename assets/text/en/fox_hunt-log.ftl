### The log of a game of Fox Hunt. $name is the hunter, $square where the shot went, $left how many foxes are still to be found, $seen how many lie on the rays of a shot that missed.

fox_hunt-log-began = The game begins with position { $start } of those to choose from
fox_hunt-log-hit =
    { $name } finds a fox at { $square }; { $left ->
        [one] { $left } fox is left
       *[other] { $left } foxes are left
    }
fox_hunt-log-last = { $name } finds the last fox at { $square }
fox_hunt-log-nothing = { $name } shoots at { $square }: no fox, and none on its rays
fox_hunt-log-missed =
    { $name } shoots at { $square }: no fox, { $seen ->
        [one] { $seen } fox on its rays
       *[other] { $seen } foxes on its rays
    }
fox_hunt-log-over =
    { $shots ->
        [one] All foxes are found with { $shots } shot
       *[other] All foxes are found with { $shots } shots
    }
