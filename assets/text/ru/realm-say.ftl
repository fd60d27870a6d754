### How opponents of Realm say why, as in why-say.ftl.

say-realm_fires = это первое в моём списке, что можно взять
say-realm_later = в моём списке нашлось кое-что получше
say-realm_early = очки брать рано
say-realm_used_up = таких у меня довольно
say-realm_not_offered = этого сейчас не взять
say-realm_refused = так игра кончится, пока я позади
say-realm_wins_now = так игра кончится, пока я впереди
say-realm_order = действия играются в таком порядке
say-realm_rule = здесь я всегда делаю так
say-realm_wins = так я чаще выигрываю
say-realm_ahead = так перевес к концу больше
