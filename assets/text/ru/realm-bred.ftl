### Выведенные меню и условия прогона, как они стоят в таблицах.

realm-bred-entry = { $card } × { $count }
realm-bred-threshold = { $card } вперёд, когда осталось не больше { $left }
realm-bred-remodel = Перестройка в победные карты, когда осталось не больше { $left }
realm-bred-salvage = Дорогие карты — Старьёвщику, когда осталось не больше { $left }
realm-bred-estates = Поместья на свалку, пока осталось больше { $left }
realm-bred-coins = Медь на свалку, пока монет больше { $coins }
realm-bred-random_start = случайное начало
realm-bred-four_three = начало 4-3
realm-bred-five_two = начало 5-2
realm-bred-colonies = Платина и Колония
realm-bred-guard = с защитой
realm-bred-unrestricted = свободные меню
realm-bred-alike = лидеры могут быть похожи
realm-bred-scouting = планы со свалкой сначала держатся отдельно
realm-bred-victory_entries = победные карты в самих меню
realm-bred-known = известных меню в начале: { $count }
