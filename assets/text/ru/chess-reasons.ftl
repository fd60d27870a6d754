### Что противники в шахматах и их родне говорят о своих решениях. $piece, $taken и $into — фигуры, $to и $square — поля, $action — одна из строк `chess-do_…`, $score — перевес в пешках,
### $risk и $chance — вероятности в процентах, $worth — какой доли победы можно ждать, в процентах.

## Фигуры

chess_piece-pawn = пешка
chess_piece-knight = конь
chess_piece-bishop = слон
chess_piece-rook = ладья
chess_piece-queen = ферзь
chess_piece-king = король
chess_piece-soldier = солдат
chess_piece-horse = конь
chess_piece-elephant = слон
chess_piece-chariot = колесница
chess_piece-cannon = пушка
chess_piece-advisor = советник
chess_piece-guard = страж
chess_piece-general = генерал
chess_piece-counsellor = визирь
chess_piece-khon = кхон
chess_piece-met = мет

## Действия

chess-do_move = Пойти на { $to }: { $piece }
chess-do_take = Взять на { $to }: { $piece } берёт такую фигуру: { $taken }
chess-do_promote = Превратить пешку на { $to }: { $into }
chess-do_castle = Рокировать на { $to }
chess-do_put = Поставить на { $to }: { $piece }
chess-do_pass = Пропустить ход
chess-worth = { $action } (стоит { $worth } %)

## Решение одним предложением

headline-chess_by_chance =
    { $action }: по жребию, { $choices ->
        [one] из { $choices } варианта
       *[other] из { $choices } вариантов
    }
headline-chess_grabs =
    { $action }: самое ценное из видимых взятий, { $choices ->
        [one] из { $choices } варианта
       *[other] из { $choices } вариантов
    }
headline-chess_searched =
    { $action }: перевес в пешках { $score }, лучшее { $choices ->
        [one] из { $choices } варианта
       *[other] из { $choices } вариантов
    }; { $positions ->
        [one] просмотрена { $positions } позиция
        [few] просмотрено { $positions } позиции
       *[other] просмотрено { $positions } позиций
    }, глубина { $depth }
headline-chess_only = { $action }: ничего другого нельзя
headline-chess_unseen = { $action }: не было времени ни на что посмотреть
headline-chess_all_worlds =
    { $action }: перевес в пешках в среднем { $score } по { $samples } из { $positions ->
        [one] { $positions } позиции
       *[other] { $positions } позиций
    } — это все, что согласны с увиденным; короля могут взять сразу в { $risk } % из них
headline-chess_some_worlds =
    { $action }: перевес в пешках в среднем { $score } по { $samples } из { $positions ->
        [one] { $positions } позиции
       *[other] { $positions } позиций
    } — это выборка из согласных с увиденным; короля могут взять сразу в { $risk } % из них
headline-chess_drawn_worlds =
    { $action }: перевес в пешках в среднем { $score } по { $samples } из { $positions ->
        [one] { $positions } позиции
       *[other] { $positions } позиций
    } — это догадки, нить потеряна; короля могут взять сразу в { $risk } % из них
headline-chess_settled =
    { $action }: так велит лучшая стратегия, какую я нашёл против того, кто её знает; жду { $worth } % победы, судя по { $samples } из { $positions ->
        [one] { $positions } согласной позиции
       *[other] { $positions } согласных позиций
    }, глубина { $depth }
headline-chess_mixed =
    { $action }: выпало с вероятностью { $chance } % из { $choices ->
        [one] { $choices } хода
       *[other] { $choices } ходов
    }, ведь будь я всегда одинаков, вы бы этим воспользовались; жду { $worth } % победы, судя по { $samples } из { $positions ->
        [one] { $positions } согласной позиции
       *[other] { $positions } согласных позиций
    }, глубина { $depth }

## Методы

method-chess_novice = новичок
method-chess_grabber = хват
method-chess_scout = разведчик
method-chess_oracle = оракул

## Из чего складывается оценка

term-chess_taken = что взято
term-chess_pieces = перевес в фигурах и в том, где они стоят
term-chess_seen = перевес в видимых полях
term-chess_danger = поля рядом с королями
term-chess_end = конец партии
term-chess_beyond = что будет дальше этого продолжения
term-chess_mean = среднее по позициям
term-chess_each = среднее по позициям, каждая сама по себе
term-chess_planned = среднее, если следующий ход один для всего, что будет выглядеть одинаково
term-chess_risk = как часто короля могут взять сразу
term-chess_missed = сколько может стоить взятие пошедшей фигуры во всех позициях сверх рассмотренных
term-chess_again = свои фигуры уже стояли так, а перевес есть
term-chess_sure = с какой вероятностью он так делает, в процентах
term-chess_drawn = с какой вероятностью это выпадает, в процентах

## Числа тёмных полей

column-chess_any = %
column-chess_any_meaning = В скольких согласных позициях там что-то стоит, в процентах.
column-chess_likeliest = фигура, %
column-chess_likeliest_meaning = В скольких из них это названная фигура, в процентах.
row-chess_hidden = { $square }: { $piece }

## Числа своих полей

column-chess_unseen = не видно, %
column-chess_unseen_meaning = В скольких согласных позициях другая сторона не видит этого поля, в процентах.
column-chess_supposed = догадка, %
column-chess_supposed_meaning = В скольких из позиций, которые другая сторона тогда считает возможными (насколько я за ней слежу), там стоит именно эта фигура, в процентах.
row-chess_own = { $square }: { $piece } (своя фигура)
