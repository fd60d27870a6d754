### How opponents of Realm say why, as in why-say.ftl.

say-realm_fires = это первое в моём списке, что можно взять
say-realm_later = в моём списке нашлось кое-что получше
say-realm_early = очки брать рано
say-realm_used_up = таких у меня довольно
say-realm_not_offered = этого сейчас не взять
say-realm_refused = так игра кончится, пока я позади
say-realm_wins_now = так игра кончится, пока я впереди
say-realm_repeats = так другое действие сыграет не раз
say-realm_actions = так у остальных будут действия
say-realm_free_draw = так я добираю карты и не трачу действий
say-realm_free = это не стоит мне действия
say-realm_points = так карта становится очками
say-realm_draw = так я добираю больше всего
say-realm_attack = это вредит другим
say-realm_coins = это приносит монеты
say-realm_gain = так я получу карту
say-realm_trash = без этого моей колоде лучше
say-realm_else = это мне полезнее всего
say-realm_last = партия кончается, и важны только очки
say-realm_paid = каждая покупка приносит мне жетон
say-realm_rule = { $about }
say-realm_wins = так я чаще выигрываю
say-realm_ahead = так перевес к концу больше
