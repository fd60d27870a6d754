### The words of Alea's gauntlet: its road, its sites, its end.

## The sites

gauntlet-site-chest = Сундук
gauntlet-site-anvil = Наковальня
gauntlet-site-shop = Лавка
gauntlet-site-rest = Привал

## The setup

name-the_enemy = Противник
gauntlet-setup-fights =
    { $n ->
        [one] { $n } бой
        [few] { $n } боя
       *[many] { $n } боёв
    }
gauntlet-setup-line = { $fights } растущей трудности и босс; перед каждым на выбор путей: { $ways }. Раны остаются от боя к бою; карты, золото и кубики копятся в дороге.
gauntlet-setup-road = Кто там ждёт
gauntlet-setup-gains = победа приносит золото ({ $gold }), +{ $hp } макс. ОЗ, карту
gauntlet-setup-gains_dice = { $gains }, { $dice }
gauntlet-setup-boss = один из тех, кто ждёт в конце
gauntlet-setup-behind = Что может ждать за ними

## Where the hero is, and what can be done there

gauntlet-title-map = Дорога
gauntlet-title-level = Победа
gauntlet-title-scrap = Верстак
gauntlet-line-map = Выберите, с кем биться и что ждёт за ним.
gauntlet-line-level =
    { $n ->
        [one] Вы стали сильнее. Если хотите, возьмите { $n } карту.
        [few] Вы стали сильнее. Если хотите, возьмите одну из { $n } карт.
       *[many] Вы стали сильнее. Если хотите, возьмите одну из { $n } карт.
    }
gauntlet-line-scrap = Разберите карту: она уйдёт с поля и станет навыком.
gauntlet-line-chest =
    { $n ->
        [one] { $n } карта, и она ваша даром.
        [few] { $n } карты, одна из них ваша даром.
       *[many] { $n } карт, одна из них ваша даром.
    }
gauntlet-line-anvil = Одна карта становится лучше навсегда.
gauntlet-line-shop = Карта стоит { $card } золота, обед — { $meal }.
gauntlet-line-rest = Сон возвращает ОЗ, упражнения поднимают их предел.
gauntlet-advice-map = Выберите путь номером или щелчком и отправляйтесь. Наведите указатель на остановку, чтобы увидеть, кто там ждёт.
gauntlet-advice-cards = Выберите карту номером или щелчком. Если места нет, одну из своих можно выбросить: выберите её буквой.
gauntlet-advice-shop = Выберите покупку номером или щелчком. Если места нет, одну из своих карт можно выбросить: выберите её буквой.
gauntlet-advice-anvil = Выберите одну из своих карт буквой или щелчком.
gauntlet-advice-scrap = Выберите одну из своих карт буквой или щелчком или оставьте всё как есть.
gauntlet-advice-rest = Выберите номером или щелчком.
gauntlet-do-nothing = Сначала выберите
gauntlet-do-go = В бой
gauntlet-do-take = Взять
gauntlet-do-buy = Купить
gauntlet-do-drop = Выбросить
gauntlet-do-upgrade = Улучшить
gauntlet-do-scrap = Разобрать
gauntlet-do-keep = Оставить всё
gauntlet-do-eat = Поесть
gauntlet-do-sleep = Спать
gauntlet-do-exercise = Упражняться
gauntlet-do-leave = Дальше
gauntlet-do-without = Ничего не брать
gauntlet-sure-without = Да, ничего не брать
gauntlet-sure-keep = Да, оставить всё
gauntlet-sure-note = Ничего не брать? Тогда всё, что здесь лежит, пропадёт, и отменить это нельзя.
gauntlet-dock-waiting = { $name } выбирает
gauntlet-dock-waiting_note = Наблюдайте или идите сразу дальше.
gauntlet-progress = Бой { $n } из { $of }
gauntlet-progress_boss = Последний бой
gauntlet-boss = Босс
gauntlet-refused = Не сейчас: { $reason }

## The map

gauntlet-map-stop = { $name }: { $facts }, затем { $site }
gauntlet-map-boss = { $name }: { $facts }, босс
gauntlet-map-behind = Позади: { $site }. { $what }
gauntlet-map-gone = { $stop } (пройдено)
gauntlet-map-ahead = Дальше: { $stop }
gauntlet-carried = Что у вас с собой

## What the hero has, gains and is offered

gauntlet-gold = золото: { $n }
gauntlet-room = клеток: { $n } из { $of }
gauntlet-dice_note = Столько кубиков бросается каждый ход
gauntlet-gold_note = Золото для лавок
gauntlet-room_note = Столько клеток поля занято картами
gauntlet-gained-gold = золото +{ $n }
gauntlet-gained-hp = +{ $n } макс. ОЗ
gauntlet-gained-healed = возвращено ОЗ: { $n }
gauntlet-gained-dice = +{ $dice }
gauntlet-price = золото: { $n }
gauntlet-no_room = нет места
gauntlet-cells =
    { $n ->
        [one] Занимает { $n } клетку поля
        [few] Занимает { $n } клетки поля
       *[many] Занимает { $n } клеток поля
    }
gauntlet-cells_then =
    { $n ->
        [one] Тогда занимает лишь { $n } клетку
        [few] Тогда занимает { $n } клетки
       *[many] Тогда занимает { $n } клеток
    }
gauntlet-as_plus = Улучшенная: { $text }
gauntlet-own-drop = Если выбросить, появится место
gauntlet-own-scrap = Разобранная, она заменит нынешний навык
gauntlet-own-upgrade = Наковальня улучшит её навсегда
gauntlet-anvil-empty = Выберите одну из своих карт, чтобы увидеть, что сделает из неё наковальня.
gauntlet-anvil-before = Сейчас
gauntlet-anvil-after = Улучшенная
gauntlet-scrap-empty = Выберите одну из своих карт, чтобы увидеть, чем она станет, или оставьте всё.
gauntlet-scrap-before = На поле
gauntlet-scrap-after = Как навык
gauntlet-tile-meal = Обед
gauntlet-tile-meal_text = Возвращает ОЗ: { $n } ({ $price })
gauntlet-tile-sleep = Сон
gauntlet-tile-sleep_text = Возвращает ОЗ: { $n }
gauntlet-tile-exercise = Упражнения
gauntlet-tile-exercise_text = +{ $n } макс. ОЗ и столько же ОЗ

## The log

gauntlet-log-begins = { $hero } встречает противника: { $enemy }
gauntlet-log-won = получает золото: { $gold }
gauntlet-log-grew = { $hero } растёт: +{ $hp } макс. ОЗ, возвращено ОЗ: { $healed }
gauntlet-log-grew_dice =
    { $dice ->
        [one] { $hero } растёт: +{ $hp } макс. ОЗ, возвращено ОЗ: { $healed }, ещё { $dice } кубик
        [few] { $hero } растёт: +{ $hp } макс. ОЗ, возвращено ОЗ: { $healed }, ещё { $dice } кубика
       *[many] { $hero } растёт: +{ $hp } макс. ОЗ, возвращено ОЗ: { $healed }, ещё { $dice } кубиков
    }
gauntlet-log-scrapped = разбирает карту «{ $card }»: теперь это навык
gauntlet-log-took = берёт карту «{ $card }»
gauntlet-log-bought = покупает карту «{ $card }», золото: { $price }
gauntlet-log-dropped = выбрасывает карту «{ $card }»
gauntlet-log-upgraded = улучшает карту: «{ $card }»
gauntlet-log-slept = спит: возвращено ОЗ: { $hp }
gauntlet-log-ate = ест за золото ({ $price }): возвращено ОЗ: { $hp }
gauntlet-log-drilled = упражняется: +{ $hp } макс. ОЗ
gauntlet-log-came = на пути: { $site }
gauntlet-over-won = Босс повержен: { $hero } проходит весь путь.
gauntlet-over-lost = Путь окончен: { $hero } проигрывает. Последний противник: { $enemy }.

## The end

gauntlet-figure-fights = Побед в боях
gauntlet-figure-turns = Раундов боя
gauntlet-figure-hardest = Самый сильный нанесённый удар
gauntlet-figure-taken = Потеряно ОЗ
gauntlet-figure-blocked = Отражено щитом
gauntlet-figure-healed = Вылечено ОЗ
gauntlet-figure-inflicted = Состояний наложено
gauntlet-figure-cards_used = Карт применено
gauntlet-figure-dice = Кубики (в среднем очков)
gauntlet-figure-gold = Золота получено / потрачено
gauntlet-figure-cards_taken = Карт взято
gauntlet-figure-cards_upgraded = Карт улучшено
gauntlet-figure-cards_scrapped = Карт разобрано
gauntlet-figure-hp_note = ОЗ героя и противника в начале каждого хода и в конце каждого боя, бой за боем.

## What happened, as the headless log has it besides

gauntlet-event-enemy = На карте: { $enemy }
gauntlet-event-site = а за ним: { $site }
gauntlet-event-offered = может взять карту «{ $card }»
gauntlet-event-lost = Испытание не пройдено
