### How opponents of Realm say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/dominion.ron.
### $card is the card it is about; what begins with "other_" is the same of what is compared.

say-realm_trasher =
    { $deck ->
        [one] { $coppers } из { $deck } карты — Медь, а { $card } может её убрать
       *[other] { $coppers } из { $deck } карт — Медь, а { $card } может её убрать
    }
say-realm_victory =
    { $left ->
        [one] { $card } — это очки, и осталась такая карта одна
        [few] { $card } — это очки, и осталось таких { $left }
       *[other] { $card } — это очки, и осталось таких { $left }
    }
say-realm_fires =
    { $coins ->
        [one] { $card } — первая карта в списке, которую можно взять за { $coins } монету
        [few] { $card } — первая карта в списке, которую можно взять за { $coins } монеты
       *[other] { $card } — первая карта в списке, которую можно взять за { $coins } монет
    }
say-realm_first = это первая карта в списке, которую можно взять
say-realm_wins_now =
    { $who ->
        [you] так игра кончится, пока вы впереди
       *[me] так игра кончится, пока я впереди
    }
say-realm_last = игра кончается этим ходом, и важны только очки
say-realm_paid = каждая покупка приносит { say-me } победный жетон
say-realm_only_action = { $card } — единственное действие на руке
say-realm_repeats = так другое действие сыграет не один раз
say-realm_actions_more =
    { $more_actions ->
        [one] это даёт действий: { $brings_actions }, а на руке ждёт ещё одно
       *[other] это даёт действий: { $brings_actions }, а на руке ждут ещё { $more_actions }
    }
say-realm_actions = так хватит действий на остальное
say-realm_free_draw = это добирает карты и не тратит действий
say-realm_free = это не тратит действий
say-realm_points = так карта становится очками
say-realm_draws_more = так придёт карт: { $draws }, а иначе { $other_draws }
say-realm_draw = это добирает карты
say-realm_attack = это вредит другим
say-realm_more_coins = так прибудет монет: { $brings_coins }, а иначе { $other_brings_coins }
say-realm_coins = это приносит монеты
say-realm_gain = так { say-me } достанется ещё карта
say-realm_trash = без этого колоде лучше
say-realm_else = по правилам списка это полезнее всего
say-realm_treasures =
    { $treasure_coins ->
        [one] действий на руке нет, а сокровища принесут { $treasure_coins } монету
        [few] действий на руке нет, а сокровища принесут { $treasure_coins } монеты
       *[other] действий на руке нет, а сокровища принесут { $treasure_coins } монет
    }
say-realm_no_action = действий на руке нет
say-realm_no_action_left = действий больше не осталось, карту сыграть не на что
say-realm_rule = { $rule }
say-realm_wins_more = в партиях, доигранных отсюда, так выиграно { $measure } %, а иначе { $other_measure } %
say-realm_wins = в партиях, доигранных отсюда, так выиграно { $measure } %
say-realm_ahead = в партиях, доигранных отсюда, перевес к концу больше
