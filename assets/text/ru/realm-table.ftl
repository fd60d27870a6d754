### Realm at its table. $card is a card, $cards cards with their counts, $name whose it is.

realm-turn = Ход { $turn }
realm-your_turn = { $name }: ваш ход
realm-your_answer = { $name }: ваш ответ
realm-waiting = Ходит { $name }
realm-program_example = python3 my_strategist.py

## Cards

realm-type-action = действие
realm-type-treasure = сокровище
realm-type-victory = победная карта
realm-type-curse = проклятие
realm-type-attack = атака
realm-type-reaction = реакция
realm-type-duration = остаётся в игре
realm-plus-cards =
    { $count ->
        [one] +{ $count } карта
        [few] +{ $count } карты
       *[other] +{ $count } карт
    }
realm-plus-actions =
    { $count ->
        [one] +{ $count } действие
        [few] +{ $count } действия
       *[other] +{ $count } действий
    }
realm-plus-buys =
    { $count ->
        [one] +{ $count } покупка
        [few] +{ $count } покупки
       *[other] +{ $count } покупок
    }
realm-plus-coins =
    { $count ->
        [one] +{ $count } монета
        [few] +{ $count } монеты
       *[other] +{ $count } монет
    }
realm-plus-tokens =
    { $count ->
        [one] +{ $count } победный жетон
        [few] +{ $count } победных жетона
       *[other] +{ $count } победных жетонов
    }
realm-later = В начале вашего следующего хода: { $amounts }
realm-costs =
    { $cost ->
        [one] стоит { $cost } монету
        [few] стоит { $cost } монеты
       *[other] стоит { $cost } монет
    }
realm-card_told = { $name }, { $types }, цена { $cost }. { $text }
realm-cards_some = Карт: { $count }. { $card }
realm-cards_told = Карт: { $count }. { $card } Выбрано: { $chosen }.
realm-pile_empty = Стопка пуста. { $card }
realm-pile_free = Стоит 0 монет, и взять её можно, но колоде от неё почти никогда не лучше.
realm-pile_told =
    { $left ->
        [one] Осталась { $left } карта. { $card }
        [few] Осталось { $left } карты. { $card }
       *[other] Осталось { $left } карт. { $card }
    }

## Cards one can look through

realm-heap-deck = Колода
realm-heap-discard = Сброс
realm-heap-aside = Отложено
realm-heap-owned = Все карты
realm-heap-trash = Свалка
realm-heap_of = { $name }: { $heap }
realm-heap_count =
    { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
       *[other] { $count } карт.
    }
realm-heap_unordered =
    { $count ->
        [one] { $count } карта.
        [few] { $count } карты. Порядок не показан: что выйдет, решает случай.
       *[other] { $count } карт. Порядок не показан: что выйдет, решает случай.
    }
realm-heap_hidden =
    { $count ->
        [one] { $count } карта рубашкой вверх. Видно только то, что клали открыто.
        [few] { $count } карты рубашкой вверх. Видно только то, что клали открыто.
       *[other] { $count } карт рубашкой вверх. Видно только то, что клали открыто.
    }
realm-heap_close = Закрыть
realm-supply = Запас
realm-lying-play = В игре
realm-lying-looked = Карты, которые вы смотрите
realm-lying-shown = Открытые карты
realm-lying-revealed = Карты, которые открывает { $name }

## The turn

realm-phase-action = играет действия
realm-phase-treasure = играет сокровища
realm-phase-buy = покупает
realm-phase-over = игра окончена
realm-counter-actions =
    { $count ->
        [one] действие
        [few] действия
       *[other] действий
    }
realm-counter-buys =
    { $count ->
        [one] покупка
        [few] покупки
       *[other] покупок
    }
realm-counter-coins =
    { $count ->
        [one] монета
        [few] монеты
       *[other] монет
    }
realm-turn_holds = Осталось действий: { $actions }, покупок: { $buys }. Монет: { $coins }.
realm-hand_empty = На руке ничего нет.
realm-hand_hidden =
    { $count ->
        [one] На руке { $count } карта
        [few] На руке { $count } карты
       *[other] На руке { $count } карт
    }
realm-row_hand = на руке { $hand }
realm-row_cards = карт { $cards }
realm-row_points = очков { $points }
realm-row_told = { $name }: очков { $points }, карт { $cards }, на руке { $hand }, победных жетонов { $tokens }

## What to do

realm-todo-action = Сыграйте действие с руки или переходите к сокровищам.
realm-todo-treasures = Сыграйте сокровища: на их монеты покупают.
realm-todo-buy = Купите карту из запаса или закончите ход.
realm-todo-buy_more = Купите ещё карту или закончите ход.
realm-todo-free = Купить можно только то, что ничего не стоит ({ $cards }): закончите ход.
realm-todo-end = Купить больше ничего нельзя: закончите ход.
realm-do-skip = К сокровищам, без действий
realm-do-none = Ни одной
realm-do-choose =
    { $count ->
        [one] Подтвердить: { $count } карта
        [few] Подтвердить: { $count } карты
       *[other] Подтвердить: { $count } карт
    }
realm-do-gather = Выберите карты
realm-do-pile = Выберите стопку
realm-do-answer = Выберите ответ
realm-gathered_of = Выбрано { $chosen } из { $most }
realm-gathered_up_to = Выбрано { $chosen }, можно не больше { $most }
realm-undo-play = сыграно: { $card }
realm-undo-buy = куплено: { $card }
realm-undo-treasures = сокровища
realm-undo-end = конец хода
realm-undo-answer = ответ

## What can be done, as lines to press: $deed is one of these, $text what the card does, $count how many there are, $chosen how many are chosen

realm-deed-play = Сыграть: { $card }
realm-deed-buy =
    { $cost ->
        [one] Купить за { $cost } монету: { $card }, осталось { $left }
        [few] Купить за { $cost } монеты: { $card }, осталось { $left }
       *[other] Купить за { $cost } монет: { $card }, осталось { $left }
    }
realm-deed-gain = Получить: { $card }, осталось { $left }
realm-deed-discard = Сбросить: { $card }
realm-deed-trash = На свалку: { $card }
realm-deed-deck = На колоду: { $card }
realm-deed-aside = Отложить: { $card }
realm-deed-choose = Выбрать: { $card }
realm-deed-take_back = Вернуть на место: { $card }
realm-deed-told = { $deed }. { $text }
realm-deed-gathered = { $deed }. Выбрано: { $chosen } из { $count }

## What cards ask

realm-card_asks = { $card }: { $asked }
realm-ask-sift = сбросьте сколько угодно карт и возьмите столько же.
realm-ask-trash_up_to =
    { $most ->
        [one] можно отправить на свалку карту с руки.
       *[other] отправьте на свалку с руки до { $most } карт.
    }
realm-ask-trash =
    { $most ->
        [one] отправьте на свалку карту с руки.
        [few] отправьте на свалку { $most } карты с руки.
       *[other] отправьте на свалку { $most } карт с руки.
    }
realm-ask-discard =
    { $count ->
        [one] сбросьте { $count } карту.
        [few] сбросьте { $count } карты.
       *[other] сбросьте { $count } карт.
    }
realm-ask-put_on_deck =
    { $count ->
        [one] положите карту с руки на колоду.
        [few] положите { $count } карты с руки на колоду, по одной.
       *[other] положите { $count } карт с руки на колоду, по одной.
    }
realm-ask-victory_on_deck = положите победную карту с руки на колоду.
realm-ask-recall = можно положить одну карту из сброса на колоду.
realm-ask-trash_for =
    { $coins ->
        [one] можно отправить на свалку карту «{ $card }» за { $coins } монету.
        [few] можно отправить на свалку карту «{ $card }» за { $coins } монеты.
       *[other] можно отправить на свалку карту «{ $card }» за { $coins } монет.
    }
realm-ask-remodel = отправьте карту с руки на свалку; вы получите другую, дороже не больше чем на { $more }.
realm-ask-upgrade = отправьте карту с руки на свалку; вы получите другую, дороже ровно на { $more }.
realm-ask-mine = можно отправить на свалку сокровище; вы получите на руку другое, дороже не больше чем на { $more }.
realm-ask-salvage = отправьте карту с руки на свалку за её цену в монетах.
realm-ask-play_twice = можно сыграть действие с руки дважды.
realm-ask-play_times =
    { $times ->
        [one] можно сыграть действие с руки { $times } раз.
        [few] можно сыграть действие с руки { $times } раза.
       *[other] можно сыграть действие с руки { $times } раз.
    }
realm-ask-set_aside = отложите карту с руки до конца игры.
realm-ask-inspect_trash = какие из этих карт отправить на свалку?
realm-ask-inspect_discard = какие из этих карт сбросить?
realm-ask-inspect_put = какую карту положить на колоду следующей? Последнюю возьмут первой.
realm-ask-trash_treasure = какое из этих сокровищ отправить на свалку?
realm-ask-return = эти карты можно вернуть на колоду: { $card }.
realm-ask-play_revealed = сыграть карту «{ $card }»?
realm-ask-set_drawn_aside = пришла карта «{ $card }». Отложить её и брать, пока карт не станет { $size }?
realm-ask-shield = вас атакуют. Показать карту, которая защищает?
realm-ask-spy = { $name } открывает карту «{ $card }». Сбросить её?
realm-ask-discard_curse = сбросить Проклятие? Иначе вы получите ещё одно и Медь.
realm-ask-choose = выберите одно.
realm-ask-discard_or_curse =
    { $count ->
        [one] сбросьте { $count } карту или получите Проклятие на руку.
        [few] сбросьте { $count } карты или получите Проклятие на руку.
       *[other] сбросьте { $count } карт или получите Проклятие на руку.
    }
realm-gain-up_to = карту ценой до { $most }
realm-gain-exactly = карту ценой { $most }
realm-gain-treasure = сокровище ценой до { $most }
realm-gain_to-discard = получите { $what }.
realm-gain_to-hand = получите на руку { $what }.
realm-gain_to-deck = получите на колоду { $what }.
realm-answer-discard =
    { $count ->
        [one] Сбросить { $count } карту
        [few] Сбросить { $count } карты
       *[other] Сбросить { $count } карт
    }
realm-answer-curse = Получить Проклятие
realm-answer-show = Показать
realm-answer-discard_it = Сбросить
realm-answer-put_back = Вернуть
realm-answer-set_aside = Отложить
realm-answer-keep = Оставить на руке
realm-answer-gain_nothing = Не брать ничего
realm-choice-trash =
    { $count ->
        [one] { $count } карту на свалку
        [few] { $count } карты на свалку
       *[other] { $count } карт на свалку
    }
realm-choice-new_hand =
    { $count ->
        [one] сбросить руку, взять { $count } карту
        [few] сбросить руку, взять { $count } карты
       *[other] сбросить руку, взять { $count } карт
    }

## Done by itself

realm-auto-title = Делать за меня
realm-auto-note = Только то, над чем нечего думать. После отмены ничего не делается само, пока вы не сходите.
realm-auto-treasures = Играть сокровища, когда действий сыграть уже нельзя
realm-auto-end_turn = Заканчивать ход, когда купить можно только то, что даром
realm-auto-shield = Показывать карту, которая защищает от атаки
realm-auto-discard = Сбрасывать бесполезное на руке, если этого хватает
realm-auto-curse = Сбрасывать Проклятие, чтобы не получить ещё одно
realm-auto-unreadable = Не удалось прочесть, что делать за вас за столом «Державы»: { $reason }

## Across the table, and in the log

realm-banner-turn = { $name }, ваш ход
realm-banner-bought = { $name } покупает: { $card }
realm-banner-safe = { $name } под защитой: { $card }

## What others did since the last turn, without a subject

realm-recap-played = играет: { $played }
realm-recap-bought = покупает: { $bought }
realm-recap-gained = получает: { $gained }
realm-recap-trashed = отправляет на свалку: { $trashed }
realm-recap-nothing = ничего не покупает
realm-recap-so_far = пока что { $deed }
realm-recap-goes_on = ход ещё не закончен
realm-recap-cursed = приносит вам: { $cursed }
realm-recap-lost = заставляет вас сбросить: { $lost }
realm-recap-ruined = отправляет на свалку ваше: { $ruined }

## Replays and the result

realm-mark-bought = { $name } покупает: { $card }
realm-mark-over = Конец
realm-graph-points = Очки
realm-graph-points_note = Сколько очков стоили карты каждого, ход за ходом.
realm-graph-cards = Карты
realm-graph-cards_note = Сколько карт было у каждого, ход за ходом.
realm-graph-coins = Монеты
realm-graph-coins_note = Сколько монет было на картах каждого, ход за ходом.
realm-graph-unit = очков
realm-decks = Колоды в конце игры
realm-figure-points = Очки
realm-figure-provinces = Провинции
realm-figure-great = Провинции и Колонии
realm-figure-cards = Карты
realm-figure-turns = Ходы
realm-reason-provinces = Провинции кончились. Больше всех очков: { $names }.
realm-reason-victory_pile = Провинции или Колонии кончились. Больше всех очков: { $names }.
realm-reason-three_piles = Три стопки пусты. Больше всех очков: { $names }.
realm-reason-turn_limit = Сыгран последний ход. Больше всех очков: { $names }.
realm-reason-turns = Столько же очков за большее число ходов: { $rivals }.

## Luck of the draw

realm-luck-title = Везение с картами
realm-luck-title_note = На сколько монет больше пришло на руку, чем колода даёт в среднем, ход за ходом.
realm-luck-cards = Взято карт
realm-luck-cards_note = Карты, которые пришли на руку по случаю.
realm-luck-coins = Монеты
realm-luck-coins_note = Монеты на сокровищах среди них и сколько колода даёт в среднем.
realm-luck-above = Больше среднего
realm-luck-above_note = На сколько монет больше это было.
realm-luck-shown = { $coins } ({ $expected })
realm-luck-verdict = Больше всех с картами повезло игроку { $name }: монет больше среднего на { $coins }.
realm-luck-verdict_none = С картами не повезло никому.
