### Menus that were bred, and the conditions of a run, as tables tell them.

realm-bred-entry = { $card } × { $count }
realm-bred-threshold = { $card } first at { $left } left
realm-bred-remodel = Remodels for victory at { $left } left
realm-bred-salvage = Salvages dear cards at { $left } left
realm-bred-estates = Trashes Estates above { $left } left
realm-bred-coins =
    Trashes Coppers above { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
realm-bred-random_start = random start
realm-bred-four_three = 4-3 start
realm-bred-five_two = 5-2 start
realm-bred-colonies = Platinum and Colony
realm-bred-guard = with guard
realm-bred-unrestricted = unrestricted menus
realm-bred-alike = leaders alike
realm-bred-scouting = plans that trash apart at first
realm-bred-victory_entries = victory cards as entries
realm-bred-known = known menus at the start: { $count }
