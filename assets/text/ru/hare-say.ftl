### How opponents of Hare and Hedgehog say why, as in why-say.ftl.

say-hare_salads = мои салаты ещё можно съесть вовремя
say-less-hare_salads = так салаты меньше меня заботят
say-hare_carrots = так мне хватит моркови на дорогу
say-less-hare_carrots = так к финишу останется меньше лишней моркови
say-hare_squares = так мне ближе до финиша
say-hare_home = так мой бегун придёт домой
say-hare_turns = так я буду дома за меньшее число ходов
say-hare_rival_salads = так другим не легче с их салатами
say-less-hare_rival_salads = сопернику ещё есть и есть свои салаты
say-hare_rival_carrots = так у соперника моркови не прибавится
say-less-hare_rival_carrots = сопернику будет не хватать моркови
say-hare_rival_squares = так никто от меня не убежит
say-less-hare_rival_squares = это задержит соперника
say-hare_rival_turns = так соперник не станет ближе к дому
say-less-hare_rival_turns = сопернику идти дольше, чем мне
say-hare_rival_home = никто не придёт домой раньше меня
say-less-hare_rival_home = это не пустит соперника домой
say-hare_other_cards = почти любая карта мне подойдёт
