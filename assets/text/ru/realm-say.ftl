### How opponents of Realm say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/dominion.ron.
### $card is the card it is about; what begins with "other_" is the same of what is compared.

say-realm_trasher = { $coppers } из { $deck } карт — медяки, а { $card } может такие убрать
say-realm_victory = { $card } — это очки, и карт таких осталось { $left }
say-realm_fires = { $card } — первое в списке, на что хватает монет: { $coins }
say-realm_first = это первое в списке, что можно взять
say-realm_wins_now =
    { $who ->
        [you] так игра кончится, пока вы впереди
       *[me] так игра кончится, пока я впереди
    }
say-realm_last = партия кончается этим ходом, и важны только очки
say-realm_paid = каждая покупка приносит { say-me } жетон
say-realm_only_action = { $card } — единственное действие в руке
say-realm_repeats = так другое действие сыграет не раз
say-realm_actions_more = это даёт действий: { $brings_actions }, а в руке ещё { $more_actions }
say-realm_actions = так у остальных будут действия
say-realm_free_draw = это добирает карты и не тратит действий
say-realm_free = это не тратит действий
say-realm_points = так карта становится очками
say-realm_draws_more = это добирает карт: { $draws }, а другое { $other_draws }
say-realm_draw = это добирает карты
say-realm_attack = это вредит другим
say-realm_more_coins = это приносит монет: { $brings_coins }, а другое { $other_brings_coins }
say-realm_coins = это приносит монеты
say-realm_gain = так { say-me } достанется карта
say-realm_trash = без этого колоде лучше
say-realm_else = по правилам списка это полезнее всего
say-realm_treasures = действий в руке нет, а сокровища принесут монет: { $treasure_coins }
say-realm_no_action = действий в руке нет
say-realm_no_action_left = сыграть ещё одно действие уже нечем
say-realm_rule = { $rule }
say-realm_wins_more = в доигранных партиях так выиграно { $measure } %, а иначе { $other_measure } %
say-realm_wins = в доигранных партиях так выиграно { $measure } %
say-realm_ahead = в доигранных партиях перевес к концу больше
