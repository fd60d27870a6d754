### The words of Hare and Hedgehog at the table. Values in braces are filled in by the program.

game-hare = Заяц и Ёж
lobby-line-hare = Гонка по лугу: за каждый шаг платят морковью, а с лишней морковью домой не пускают.
lobby-seats-hare = От 2 до 6 игроков
lobby-length-hare = 10–30 минут

hare-round = Раунд { $round }
hare-turn = { $name }: ваш ход
hare-waiting = Ходит { $name }
hare-program_example = python3 my_runner.py

## Squares: what they are, behind a number, and what they do

hare-square = { $square }, { $kind }
hare-kind-start = старт
hare-kind-hare = заяц
hare-kind-carrot = морковь
hare-kind-salad = салат
hare-kind-hedgehog = ёж
hare-kind-position = клетка { $rank }-го места
hare-kind-flag = флажок
hare-kind-goal = финиш
hare-means-start = Отсюда начинают все.
hare-means-hare = Вы берёте карту и делаете, что на ней сказано.
hare-means-hare_toll = За каждого чужого бегуна, обойдённого по пути сюда, вы платите его хозяину 10 морковок.
hare-means-hare_closed = Сюда вставать нельзя: гонка идёт без случайностей.
hare-means-carrot = Кто начинает здесь ход, может остаться и взять 10 морковок или отдать 10.
hare-means-salad = Ход после того, как вы сюда пришли, уходит на один салат и приносит 10 морковок, умноженные на ваше место. Потом надо уйти.
hare-means-hedgehog = Сюда приходят только назад: по 10 морковок за каждую клетку.
hare-means-position =
    Платит { $carrots ->
        [one] { $carrots } морковку
        [few] { $carrots } морковки
       *[other] { $carrots } морковок
    } тому, кто начинает здесь ход на { $rank }-м месте.
hare-means-position_never = Платит только за { $rank }-е место, а в этой гонке его ни у кого не бывает.
hare-means-flag = Платит 10 морковок, умноженные на место, тому, кто начинает здесь ход на 1-м, 5-м или 6-м месте.
hare-means-goal = Дома! Попасть нужно точно, без салатов и почти без моркови.

## What is about to be done

hare-price-forward =
    { $squares ->
        [one] { $squares } клетка: { $carrots ->
            [one] −{ $carrots } морковь
            [few] −{ $carrots } морковки
           *[other] −{ $carrots } морковок
        }, останется { $left }
        [few] { $squares } клетки: { $carrots ->
            [one] −{ $carrots } морковь
            [few] −{ $carrots } морковки
           *[other] −{ $carrots } морковок
        }, останется { $left }
       *[other] { $squares } клеток: { $carrots ->
            [one] −{ $carrots } морковь
            [few] −{ $carrots } морковки
           *[other] −{ $carrots } морковок
        }, останется { $left }
    }
hare-price-back =
    { $squares ->
        [one] Назад на { $squares } клетку: +{ $carrots }, станет { $left }
        [few] Назад на { $squares } клетки: +{ $carrots }, станет { $left }
       *[other] Назад на { $squares } клеток: +{ $carrots }, станет { $left }
    }
hare-price-take = Остаться и взять 10 морковок, станет { $left }
hare-price-give = Остаться и отдать 10 морковок, останется { $left }
hare-price-keep =
    Не брать и не отдавать: у вас { $left ->
        [one] { $left } морковь
        [few] { $left } морковки
       *[other] { $left } морковок
    }
hare-price-eat = Съесть салат: +{ $carrots }, станет { $left }
hare-do-choose = Выберите клетку
hare-do-forward = На клетку { $square }
hare-do-home = Домой
hare-do-back = Назад на { $square } (+{ $carrots })
hare-do-take = Взять 10 морковок
hare-do-give = Отдать 10 морковок
hare-do-keep = Оставить как есть
hare-do-eat = Съесть салат (+{ $carrots })
hare-undo-move = ход
hare-undo-take = взятую морковь
hare-undo-give = отданную морковь
hare-undo-keep = отказ от моркови
hare-undo-eat = съеденный салат
hare-advice-choose = Выберите одну из освещённых клеток: наведите указатель, чтобы узнать цену.
hare-advice-confirm = Щёлкните ещё раз, чтобы пойти.
hare-advice-card = Карта даёт вам выбор.
hare-advice-again = По карте вы идёте ещё раз: выберите одну из освещённых клеток.
hare-advice-forced = Другого хода нет.

## Can I get home from here?

hare-way-note = Сосчитано для одного бегуна на пустой дорожке, без карт и с нынешним местом: на другом месте морковь приходит быстрее или медленнее.
hare-way-open =
    { $price ->
        [one] Домой можно прямо сейчас: { $price } морковь, останется { $left }, а можно { $limit }.
        [few] Домой можно прямо сейчас: { $price } морковки, останется { $left }, а можно { $limit }.
       *[other] Домой можно прямо сейчас: { $price } морковок, останется { $left }, а можно { $limit }.
    }
hare-way-salads =
    { $salads ->
        [one] Домой рано, не съеден { $salads } салат
        [few] Домой рано, не съедены { $salads } салата
       *[other] Домой рано, не съедено { $salads } салатов
    }
hare-way-few =
    { $squares ->
        [one] За один ход до дома не дойти: { $squares } клетка стоит { $price ->
            [one] { $price } морковь
            [few] { $price } морковки
           *[other] { $price } морковок
        }, а у вас { $carrots }
        [few] За один ход до дома не дойти: { $squares } клетки стоят { $price ->
            [one] { $price } морковь
            [few] { $price } морковки
           *[other] { $price } морковок
        }, а у вас { $carrots }
       *[other] За один ход до дома не дойти: { $squares } клеток стоят { $price ->
            [one] { $price } морковь
            [few] { $price } морковки
           *[other] { $price } морковок
        }, а у вас { $carrots }
    }
hare-way-many =
    Домой одним ходом нельзя: осталась бы { $left ->
        [one] { $left } морковь
        [few] { $left } морковки
       *[other] { $left } морковок
    }, а можно только { $limit }
hare-way-turns =
    { $turns ->
        [one] { $hurdle }; без помех нужен { $turns } ход.
        [few] { $hurdle }; без помех и всё время на { $rank }-м месте нужно не меньше { $turns } ходов.
       *[other] { $hurdle }; без помех и всё время на { $rank }-м месте нужно не меньше { $turns } ходов.
    }
hare-way-lost = { $hurdle }; пока дороги домой нет.

## What is due in a seat's next turn

hare-due-home = дома, { $place }-е место
hare-due-misses = пропускает ход
hare-due-eats = ест салат: +{ $carrots }
hare-due-pays = +{ $carrots }, если место ещё { $rank }-е
hare-purse_standing = { $place }-е место, клетка { $square }
hare-rank_told =
    { $name }: { $place }-е место, клетка { $square }, { $carrots ->
        [one] { $carrots } морковь
        [few] { $carrots } морковки
       *[other] { $carrots } морковок
    }, { $salads ->
        [0] салатов нет
        [one] { $salads } салат
        [few] { $salads } салата
       *[other] { $salads } салатов
    }
hare-rank_told_hidden =
    { $name }: { $place }-е место, клетка { $square }, { $wealth }-е место по моркови, { $salads ->
        [0] салатов нет
        [one] { $salads } салат
        [few] { $salads } салата
       *[other] { $salads } салатов
    }
hare-wealth = { $rank }-е

## Cards

hare-card_told = { $name } берёт карту: { $card }
hare-does-last_move_free = Возвращается то, что стоил ход сюда.
hare-does-take_or_give = Возьмите 10 морковок, отдайте 10 или не делайте ничего.
hare-does-back_one_rank = На ближайшую свободную клетку за следующим бегуном позади.
hare-does-up_one_rank = На ближайшую свободную клетку перед следующим бегуном впереди.
hare-does-eat_salad = Салат съедают сразу: 10 морковок, умноженные на ваше место.
hare-does-eat_salad_next = Следующий ход уйдёт на салат: 10 морковок, умноженные на ваше место в ту минуту.
hare-does-miss_turn = Следующий ход пропадает.
hare-does-move_again = Ходите ещё раз, сразу.
hare-does-next_carrots = К следующей морковной клетке, если она свободна.
hare-does-last_carrots = Назад к последней морковной клетке, если она свободна.

## Across the board, and in the log

hare-banner-turn = { $name }, ваш ход
hare-banner-card = { $name }: { $card }
hare-banner-restart = { $name } не может ходить и начинает заново
hare-banner-missed = { $name } пропускает ход
hare-banner-home = { $name } дома, { $place }-е место
hare-log-round = Раунд { $round }

## What others did since the last turn, without a subject

hare-recap-forward =
    { $carrots ->
        [one] идёт на { $square }, за { $carrots } морковку
        [few] идёт на { $square }, за { $carrots } морковки
       *[other] идёт на { $square }, за { $carrots } морковок
    }
hare-recap-back =
    { $carrots ->
        [one] идёт назад на { $square } и получает { $carrots } морковку
        [few] идёт назад на { $square } и получает { $carrots } морковки
       *[other] идёт назад на { $square } и получает { $carrots } морковок
    }
hare-recap-toll =
    { $carrots ->
        [one] платит за обгон { $carrots } морковку ({ $to })
        [few] платит за обгон { $carrots } морковки ({ $to })
       *[other] платит за обгон { $carrots } морковок ({ $to })
    }
hare-recap-will_eat = следующий ход тратит на салат
hare-recap-took = берёт 10 морковок
hare-recap-gave = отдаёт 10 морковок
hare-recap-ate = ест салат (+{ $carrots })
hare-recap-paid =
    { $carrots ->
        [one] получает за место { $carrots } морковку
        [few] получает за место { $carrots } морковки
       *[other] получает за место { $carrots } морковок
    }
hare-recap-restarted = начинает заново
hare-recap-drew = берёт карту: { $card }
hare-recap-sent = по карте переходит на { $square }
hare-recap-missed = пропускает ход
hare-recap-home = приходит домой, { $place }-е место

## Replays and the result

hare-mark-ate = { $name } ест салат
hare-mark-restarted = { $name } начинает заново
hare-mark-home = { $name } уже дома
hare-graph-squares = Клетки
hare-graph-squares_note = Как далеко все были, ход за ходом.
hare-graph-carrots = Морковь
hare-graph-carrots_note = Морковь на руках, ход за ходом.
hare-graph-salads = Салаты
hare-graph-salads_note = Сколько салатов ещё не съедено.
hare-graph-unit = клеток
hare-figure-square = Клетка
hare-figure-carrots = Морковь
hare-figure-salads = Салаты
hare-remark-on_the_way = ещё в пути
hare-reason-home = Первое место: { $names }.
hare-reason-round_limit = Сыгран последний раунд; дальше всех: { $names }.
hare-reason-round_limit_salads = Сыгран последний раунд; из тех, кто дальше всех, меньше всего салатов осталось: { $names }.

## In text

hare-list = Клетки { $first }–{ $last }
hare-list-free = свободно

## Setting the table

hare-setup_edition = Издание
hare-edition-1978 = 1978
hare-edition-1978_note = Пятнадцать карт; салат, который велит съесть карта, едят ходом позже; у двух бегунов три салата на двоих; морковь на руках скрыта.
hare-edition-1995 = 1995
hare-edition-1995_note = Двенадцать карт; салат, который велит съесть карта, едят ходом позже; морковь на руках скрыта.
hare-edition-2000 = 2000
hare-edition-2000_note = Поле 1978 года, морковь открыта; кто берёт салатную карту, а салатов у него нет, пропускает ход.
hare-edition-2008 = 2008
hare-edition-2008_note = Поле 2008 года, морковь открыта, двенадцать карт.
hare-edition-parlett = Парлетт
hare-edition-parlett_note = Как на турнирах: без карт, 65 морковок (95, если бегунов много), они скрыты, а на зайцах платят тем, кого обходят.
hare-edition-own = своё
hare-edition-own_note = Правила свои. Выберите издание, чтобы играть по его правилам.
hare-setup_board = Поле
hare-board-2008 = 2008
hare-board-2008_note = Поле 2008 года: четыре салатные клетки, последняя за семь до финиша.
hare-board-1978 = 1978
hare-board-1978_note = Поле 1978 года: пять салатных клеток, последняя за две до финиша.
hare-setup_luck = Заячьи клетки
hare-luck_on = С картами
hare-luck_on_note = Кто встаёт на зайца, берёт карту. Потом они идут в том же порядке.
hare-luck_toll = За обгон
hare-luck_toll_note = Турнирное правило: карт нет, а кто встаёт на зайца, платит по 10 морковок за каждого чужого бегуна, обойдённого по пути.
hare-luck_off = Без случайностей
hare-luck_off_note = На заячьи клетки вставать нельзя: побеждает тот, кто лучше считает.
hare-setup_deck = Колода
hare-deck_note = В старых изданиях их пятнадцать: ещё по одной «вперёд на место», «съесть салат» и «ещё один ход».
hare-deck_twelve = 12 карт
hare-deck_fifteen = 15 карт
hare-setup_salad_card = Карта с салатом
hare-salad_card_at_once = Сразу
hare-salad_card_at_once_note = Салат едят на месте.
hare-salad_card_next_turn = Ходом позже
hare-salad_card_next_turn_note = Следующий ход уйдёт на салат.
hare-hungry_misses = Без салата пропускают ход
hare-hungry_misses_note = Иначе для того, у кого салатов нет, карта ничего не делает.
hare-setup_runners = Бегуны
hare-runners_one = По одному
hare-runners_one_note = По одному бегуну на игрока.
hare-runners_two = По два
hare-runners_two_note = По два бегуна с общей морковью и общими салатами; домой должны прийти оба.
hare-setup_carrots = Морковь
hare-carrots_note = По книге правил морковок вначале { $usual }. Меньше — и гонка идёт мелкими шагами.
hare-carrots_each = Морковок каждому
hare-carrots_hidden = Скрыта на руках
hare-carrots_hidden_note = У других видно только, кто богаче кого. Что платят и получают, видят все: кто считает, тот знает.
hare-setup_salads = Салаты
hare-salads_note = По книге 2008 года салатов вначале { $usual }; у двух бегунов они общие.
hare-salads_each = Салатов каждому
hare-setup_rounds = Предел раундов
hare-rounds_note = После стольких раундов гонка кончается как есть. Хорошие гонки длятся 12–20 раундов.
hare-rounds_limit = Раундов

## Guidance in the first race

guide-hare_run = Гонка на моркови
guide_text-hare_run = Доберитесь до финиша первым. Первая клетка стоит 1 морковку, следующая ещё 2, потом ещё 3: длинный прыжок дорог. Наведите указатель на освещённую клетку, чтобы узнать цену, и щёлкните.
guide-hare_go = Вперёд
guide_text-hare_go = Щёлкните ещё раз или нажмите { $main }. { $more } и { $fewer } перебирают всё, что можно сделать, { $back } отменяет выбор.
guide-hare_opponents = Читайте соперников
guide_text-hare_opponents = Здесь рассказано, что сделали другие, а за этим лежит журнал. Щёлкните строку журнала, и тот, кто ходил, объяснит почему.
guide-hare_carrots = Морковь растёт позади
guide_text-hare_carrots = За возвращение к ближайшему ежу позади дают по 10 морковок за клетку.
guide-hare_salads = Салаты надо съесть
guide_text-hare_salads = С салатом домой не пускают. Встаньте на салатную клетку и потратьте ход на еду: чем дальше вы позади, тем больше она приносит.
guide-hare_ranks = Впереди не всегда лучше
guide_text-hare_ranks = Клетка с числом платит десятикратное число морковок, если к началу следующего хода ваше место именно такое. Здесь видно, кто где стоит, с морковью и салатами.
guide-hare_stay = Морковь за ожидание
guide_text-hare_stay = На морковной клетке можно остаться: взять 10 морковок или отдать 10, если их слишком много.
guide-hare_cards = Карта взята
guide_text-hare_cards = Кто встаёт на зайца, берёт карту. Она лежит здесь, и на ней сказано, что она делает.
guide-hare_home = Дорога домой
guide_text-hare_home = На финиш попадают точно, без салатов; первому можно иметь не больше 10 морковок, второму 20 и так далее. Строка с клетчатым флагом говорит, что мешает.

## A position kept as a study

hare-study = Этюд…
hare-study-title = Сохранить как этюд
hare-study-winner = Кто выигрывает?
hare-study-reason = Почему?
hare-study-note = Сохраняет эту позицию с вашей оценкой в папке этюдов. Её можно сыграть и разобрать, как любую сцену.
hare-study-keep = Сохранить
hare-study-dismiss = Не нужно
hare-study-kept = Этюд сохранён: { $file }
hare-study-incomplete = Скажите, кто выигрывает и почему.
hare-study-no_folder = Папки для ваших файлов нет, сохранить негде.
hare-study-named = Этюд от { $when }
hare-study-description = Позиция, сохранённая за столом.
