### Menus that were bred, and the conditions of a run, as tables tell them.

realm-bred-entry = { $card } × { $count }
realm-bred-threshold = { $card } first once { $left } or fewer are left
realm-bred-remodel = Remodels into victory cards once { $left } or fewer are left
realm-bred-salvage = Salvages dear cards once { $left } or fewer are left
realm-bred-estates = Trashes Estates while more than { $left } are left
realm-bred-coins =
    Trashes Coppers while it has more than { $coins ->
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
realm-bred-scouting = plans that trash are kept apart at first
realm-bred-victory_entries = victory cards as entries
realm-bred-known = known menus at the start: { $count }
