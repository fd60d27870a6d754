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
realm-choice = { $parts }
realm-choose_none = Ни одной карты
realm-cards =
    { $count ->
        [1] { $card }
        [one] { $card } × { $count }
        [few] { $card } × { $count }
       *[other] { $card } × { $count }
    }

## What an answer does, where a question leaves two

realm-answer-discard_cards = Сбросить: { $cards }
realm-answer-trash_cards = На свалку: { $cards }
realm-answer-put_on_deck = На колоду: { $cards }
realm-answer-leave = Оставить в сбросе
realm-answer-not_show = Не показывать
realm-answer-discard_curse = Сбросить Проклятие
realm-answer-take_curse = Получить Проклятие и Медь

## The decision in one sentence

realm-plays_treasures = Играет сокровища: действий, которые стоило бы сыграть, нет
realm-plays_first =
    { $choices ->
        [1] { $action }: { $because }; других действий, которые стоило бы сыграть, нет
        [one] { $action }, первым из действий ({ $choices }): { $because }
        [few] { $action }, первым из действий ({ $choices }): { $because }
       *[other] { $action }, первым из действий ({ $choices }): { $because }
    }
realm-because_repeats = по этой карте другое действие играется несколько раз, поэтому она идёт раньше него
realm-because_actions = оно приносит действия для тех, что за ним
realm-because_free_draw = оно добирает карты и не тратит действий, так что остальное решается при большей руке
realm-because_free = оно не тратит действий
realm-because_points = оно превращает карту с руки в очки, которыми кончается игра
realm-because_draw = из тех, что тратят действие, оно добирает больше всего
realm-because_attack = из тех, что тратят действие, оно больше всего вредит другим
realm-because_coins = из тех, что тратят действие, оно приносит больше всего монет
realm-because_gain = то, что оно даёт получить, дороже того, что принесут другие
realm-because_trash = убрать из колоды плохие карты дороже того, что принесут другие
realm-because_else = оно приносит больше других
realm-guard_wins = { $action }: так игра кончается этим ходом, и она выиграна
realm-guard_avoids = { $action }: иначе игра могла бы кончиться, пока впереди другой
realm-entry_fires =
    { $left ->
        [0] Покупает: { $card } (монет { $coins }); это первая строка списка
        [one] Покупает: { $card } (монет { $coins }); в списке до неё пропущена { $left } строка
        [few] Покупает: { $card } (монет { $coins }); в списке до неё пропущены { $left } строки
       *[other] Покупает: { $card } (монет { $coins }); в списке до неё пропущено { $left } строк
    }
realm-threshold_fires = Покупает: { $card } (монет { $coins }); здесь победные карты в списке идут первыми, а из нескольких та, что даёт больше очков
realm-wins_now = Покупает: { $card }; игра кончается этим ходом, и она выиграна
realm-last_points = Покупает: { $card }; игра кончается этим ходом, и это больше всего очков
realm-paid_buy = Покупает: { $card }; по списку ничего не нужно, а каждая покупка приносит победный жетон
realm-nothing_fires =
    { $coins ->
        [one] Ничего не покупает: с { $coins } монетой из списка ничего не взять
        [few] Ничего не покупает: с { $coins } монетами из списка ничего не взять
       *[other] Ничего не покупает: с { $coins } монетами из списка ничего не взять
    }
realm-discards_for_new = { $action }: сбрасывает то, что новая карта, скорее всего, превзойдёт
realm-discards_none = { $action }: хуже новой карты на руке ничего нет
realm-discards_dead = { $action }: сбрасывает то, что этой руке ничего не даёт
realm-discards_none_dead = { $action }: руке пригодится всё
realm-trashes_junk = { $action }: отправляет на свалку то, без чего колоде лучше
realm-trashes_none = { $action }: со всем этим колоде лучше
realm-discards_least = { $action }: сбрасывает то, что на руке нужно меньше всего
realm-puts_back = { $action }: кладёт обратно то, что сейчас нужно меньше всего
realm-puts_victory_back = { $action }: кладёт обратно победную карту, которую не жаль
realm-recalls_best = { $action }: лучшая карта сброса
realm-trashes_for_coins = { $action }: меняет Медь на монеты
realm-gives_up_least = { $action }: отдаёт то, что выгоднее всего отдать
realm-repeats_none = { $action }: повтор ни одного действия на руке ничего не даст
realm-repeats_best = { $action }: действие, которое выгоднее всего повторить
realm-sets_aside_dead = { $action }: откладывает то, что в колоде ничего не делает
realm-returns_all = { $action }: возвращает на колоду всё, что можно
realm-plays_revealed = { $action }: это не тратит действий, и пользы больше, чем вреда
realm-plays_revealed_not = { $action }: от этого действия вреда больше, чем пользы
realm-sets_drawn_aside = { $action }: сыграть его уже нечем, а вместо него придёт другая карта
realm-sets_drawn_aside_not = { $action }: его ещё есть чем сыграть
realm-shows_shield = { $action }: так атака не повредит
realm-shows_shield_not = { $action }: этой руке атака на пользу
realm-judges_revealed = { $action }: плохие карты остаются сверху у других и уходят со своей колоды
realm-discards_curse = { $action }: на руке Проклятие ничего не делает, а нового так не получить
realm-chooses_most = { $action }: этой руке сейчас это даёт больше всего
realm-discards_no_curse = { $action }: сброшенное дешевле, чем Проклятие
realm-takes_curse = { $action }: то, что пришлось бы сбросить, этой руке дороже
realm-gains_by_menu = { $action }: берёт по тому же списку, по которому покупает
method-menu = список покупок (меню)

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
method-search = список покупок (меню) и доигранные партии

## Entries of the menu

realm-entry = { $card } ({ $place } из { $of } в списке)
realm-threshold = { $card } (ради очков)

## Why an entry fires or not

term-realm_fires = взято: первое в списке, что можно взять
term-realm_later = взято то, что в списке раньше
term-realm_early = рано: в стопке, которой кончается игра, ещё много
term-realm_used_up = их уже столько, сколько нужно
term-realm_not_offered = не взять: дорого или кончилась
term-realm_refused = отказ: игра кончилась бы, пока впереди другой
term-realm_wins_now = кончает игру этим ходом, и победой
term-realm_last = больше всего очков, пока игра не кончилась этим ходом
term-realm_paid = каждая покупка приносит победный жетон
term-realm_repeats = другое действие играется несколько раз
term-realm_actions = приносит действия для тех, что за ним
term-realm_free_draw = добирает карты и не тратит действий
term-realm_free = не тратит действий
term-realm_points = превращает карту в очки, которыми кончается игра
term-realm_draw = тратит действие: добирает карты
term-realm_attack = тратит действие: вредит другим
term-realm_coins = тратит действие: приносит монеты
term-realm_gain = тратит действие: даёт получить карту
term-realm_trash = тратит действие: убирает то, без чего колоде лучше
term-realm_else = тратит действие
term-realm_rule = твёрдое правило: { $rule }

## What a search compares

term-realm_wins = победы, в процентах партий
term-realm_ahead = перевес в очках к концу

## Что делает твёрдое правило и почему, словами игрока

realm-rule-plays_treasures =
    { $who ->
        [you] ни одно действие на руке не стоит того, и вы играете сокровища
       *[me] ни одно действие на руке не стоит того, и я играю сокровища
    }
realm-rule-nothing_fires =
    { $who ->
        [you] из вашего списка сейчас брать нечего
       *[me] из моего списка сейчас брать нечего
    }
realm-rule-guard_avoids = иначе игра могла бы кончиться, пока впереди другой
realm-rule-guard_wins =
    { $who ->
        [you] с этим игра кончится после хода, и победа за вами
       *[me] с этим игра кончится после хода, и победа за мной
    }
realm-rule-discards_none = новая карта вряд ли будет лучше этих
realm-rule-discards_for_new =
    { $who ->
        [you] сбросьте то, что новая карта должна превзойти
       *[me] сбрасываю то, что новая карта должна превзойти
    }
realm-rule-discards_none_dead = от каждой из этих карт есть польза
realm-rule-discards_dead =
    { $who ->
        [you] сбросьте то, от чего на руке нет пользы
       *[me] сбрасываю то, от чего на руке нет пользы
    }
realm-rule-trashes_none = колода лучше со всеми ними
realm-rule-trashes_junk = без них колода лучше
realm-rule-discards_least =
    { $who ->
        [you] расстаньтесь с тем, что на руке нужно меньше всего
       *[me] расстаюсь с тем, что на руке нужно меньше всего
    }
realm-rule-puts_back =
    { $who ->
        [you] верните то, что сейчас нужно меньше всего
       *[me] возвращаю то, что сейчас нужно меньше всего
    }
realm-rule-puts_victory_back =
    { $who ->
        [you] верните ту победную карту, без которой легче всего
       *[me] возвращаю ту победную карту, без которой легче всего
    }
realm-rule-recalls_best =
    { $who ->
        [you] это лучшая карта вашего сброса
       *[me] это лучшая карта моего сброса
    }
realm-rule-trashes_for_coins = одной Медью меньше, а за неё монеты
realm-rule-gives_up_least =
    { $who ->
        [you] отдайте то, за что получите больше всего
       *[me] отдаю то, за что получу больше всего
    }
realm-rule-repeats_none = повторять на руке нечего: ни одному действию это ничего не даст
realm-rule-repeats_best = этому действию повтор даёт больше всего
realm-rule-sets_aside_dead = в колоде от неё нет пользы
realm-rule-returns_all =
    { $who ->
        [you] всё это нужно вам в следующий раз на руке
       *[me] всё это нужно мне в следующий раз на руке
    }
realm-rule-plays_revealed = действия на это не тратится, а пользы больше, чем вреда
realm-rule-plays_revealed_not = если её сыграть, вреда будет больше, чем пользы
realm-rule-sets_drawn_aside = сыграть её уже нечем, а на её место придёт другая
realm-rule-sets_drawn_aside_not = сыграть её ещё есть чем
realm-rule-shows_shield =
    { $who ->
        [you] тогда атака вам не повредит
       *[me] тогда атака мне не повредит
    }
realm-rule-shows_shield_not =
    { $who ->
        [you] вашей руке атака только на пользу
       *[me] моей руке атака только на пользу
    }
realm-rule-judges_revealed =
    { $who ->
        [you] плохие карты другим остаются сверху, а с вашей колоды уходят
       *[me] плохие карты другим остаются сверху, а с моей колоды уходят
    }
realm-rule-discards_curse =
    { $who ->
        [you] от Проклятия на руке нет пользы, а нового вы не получите
       *[me] от Проклятия на руке нет пользы, а нового я не получу
    }
realm-rule-chooses_most = это сейчас даёт руке больше всего
realm-rule-discards_no_curse = сброшенное стоит меньше, чем лишнее Проклятие
realm-rule-takes_curse = то, что пришлось бы сбросить, дороже Проклятия
realm-rule-gains_by_menu =
    { $who ->
        [you] берите по тому же списку, по которому покупаете
       *[me] беру по тому же списку, по которому покупаю
    }
