### What opponents of Realm tell of their decisions: actions, headlines, entries of a menu. $card is a card, $cards cards with their counts, $left how many
### entries stand to the left, $coins the coins there are.

## Actions

realm-play = Сыграть: { $card }
realm-play_treasures = Сыграть все сокровища
realm-buy = Купить: { $card }
realm-gain = Получить: { $card }
realm-end_turn = Закончить ход
realm-accept = Да
realm-decline = Нет
realm-option = Вариант { $choice }
realm-choose = { $cards }
realm-choose_none = Ни одной карты
realm-cards =
    { $count ->
        [1] { $card }
        [one] { $card } × { $count }
        [few] { $card } × { $count }
       *[other] { $card } × { $count }
    }

## The decision in one sentence

realm-plays_treasures = Играет сокровища: действий, которые стоило бы сыграть, нет
realm-plays_first =
    { $choices ->
        [one] { $action }: по порядку первое из действий ({ $choices })
        [few] { $action }: по порядку первое из действий ({ $choices })
       *[other] { $action }: по порядку первое из действий ({ $choices })
    }
realm-entry_fires =
    { $left ->
        [one] Покупает: { $card } (монет { $coins }); слева не срабатывает { $left } строка меню
        [few] Покупает: { $card } (монет { $coins }); слева не срабатывают { $left } строки меню
       *[other] Покупает: { $card } (монет { $coins }); слева не срабатывают строк меню: { $left }
    }
realm-threshold_fires = Покупает: { $card } (монет { $coins }); по порогам очки идут первыми, и где есть выбор, те, что дают больше
realm-wins_now = Покупает: { $card }; третья стопка пуста, и партия выиграна
realm-nothing_fires =
    { $coins ->
        [one] Ничего не покупает: с { $coins } монетой ни одна строка меню не срабатывает
        [few] Ничего не покупает: с { $coins } монетами ни одна строка меню не срабатывает
       *[other] Ничего не покупает: с { $coins } монетами ни одна строка меню не срабатывает
    }
realm-discards_for_new = { $action }: сбрасывает то, вместо чего новая карта, скорее всего, лучше
realm-discards_dead = { $action }: сбрасывает то, что этой руке ничего не даёт
realm-trashes_junk = { $action }: отправляет на свалку то, без чего колоде лучше
realm-discards_least = { $action }: сбрасывает то, что на руке нужно меньше всего
realm-puts_back = { $action }: кладёт обратно то, что сейчас нужно меньше всего
realm-puts_victory_back = { $action }: кладёт обратно победную карту, которую не жаль
realm-recalls_best = { $action }: лучшая карта сброса
realm-trashes_for_coins = { $action }: меняет Медь на монеты
realm-gives_up_least = { $action }: отдаёт то, что выгоднее всего отдать
realm-repeats_best = { $action }: действие, которое выгоднее всего повторить
realm-sets_aside_dead = { $action }: откладывает то, что в колоде ничего не делает
realm-returns_all = { $action }: возвращает на колоду всё, что можно
realm-plays_revealed = { $action }: играть ли сброшенное действие
realm-sets_drawn_aside = { $action }: откладывать ли взятое действие
realm-shows_shield = { $action }: показывать ли карту, чтобы защититься
realm-judges_revealed = { $action }: сбрасывать ли открытую карту
realm-discards_curse = { $action }: сбрасывать ли Проклятие
realm-chooses_most = { $action }: то, что сейчас принесёт больше всего
realm-discards_or_curse = { $action }: сбросить карты (1) или получить Проклятие (2)
realm-gains_by_menu = { $action }: получает по тому же меню, по которому покупает
method-menu = меню

## Decisions that were searched: $usual is what the menu's fixed rules would do, $wins and $otherwise the shares of games won in per cent

realm-search_agrees =
    { $playouts ->
        [one] { $action }: { $wins } % побед в доигранных партиях, лучший из вариантов ({ $choices }), как и по твёрдым правилам; всего { $playouts } партия
        [few] { $action }: { $wins } % побед в доигранных партиях, лучший из вариантов ({ $choices }), как и по твёрдым правилам; всего { $playouts } партии
       *[other] { $action }: { $wins } % побед в доигранных партиях, лучший из вариантов ({ $choices }), как и по твёрдым правилам; всего { $playouts } партий
    }
realm-search_keeps =
    { $playouts ->
        [one] { $action }: по твёрдым правилам, { $wins } % побед в доигранных партиях; ни один из вариантов ({ $choices }) не лучше заметно; всего { $playouts } партия
        [few] { $action }: по твёрдым правилам, { $wins } % побед в доигранных партиях; ни один из вариантов ({ $choices }) не лучше заметно; всего { $playouts } партии
       *[other] { $action }: по твёрдым правилам, { $wins } % побед в доигранных партиях; ни один из вариантов ({ $choices }) не лучше заметно; всего { $playouts } партий
    }
realm-search_prefers =
    { $playouts ->
        [one] { $action }: { $wins } % побед в доигранных партиях, лучший из вариантов ({ $choices }); по твёрдым правилам ({ $usual }) { $otherwise } %; всего { $playouts } партия
        [few] { $action }: { $wins } % побед в доигранных партиях, лучший из вариантов ({ $choices }); по твёрдым правилам ({ $usual }) { $otherwise } %; всего { $playouts } партии
       *[other] { $action }: { $wins } % побед в доигранных партиях, лучший из вариантов ({ $choices }); по твёрдым правилам ({ $usual }) { $otherwise } %; всего { $playouts } партий
    }
realm-searched =
    { $playouts ->
        [one] { $action } ({ $playouts } партия)
        [few] { $action } ({ $playouts } партии)
       *[other] { $action } ({ $playouts } партий)
    }
method-search = меню и доигранные партии

## Entries of the menu

realm-entry = { $card }, строка { $place } из { $of }
realm-threshold = { $card }, по порогам

## Why an entry fires or not

term-realm_fires = срабатывает: первая слева, которую можно взять
term-realm_later = взято то, что левее
term-realm_early = рано: в стопке, которой кончается игра, ещё много
term-realm_used_up = исчерпана: столько уже есть
term-realm_not_offered = не взять: дорого или кончилась
term-realm_refused = отказ: игра кончилась бы, пока впереди другой
term-realm_wins_now = кончает партию победой
term-realm_order = место в порядке действий
term-realm_rule = твёрдое правило

## What a search compares

term-realm_wins = победы, в процентах партий
term-realm_ahead = перевес в очках к концу
