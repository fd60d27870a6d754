### Why a decision was made, and advice: the panel that shows reasons, for every game.

why-open = Почему?
why-title = Почему
why-detail = Как это взвешено
why-every = Все ходы
why-every_note = Стрелки проходят все ходы, даже те, где выбора не было или он мало что менял.
why-honest = Подглядывал?
why-honest_note = Спросить его заново, дав лишь то, что видело его место к этому ходу. Если он решит так же, большего он и не знал.
why-honest_asking = Спрашиваем заново…
why-hint = Совет
why-close = Закрыть
why-earlier = Предыдущее решение
why-later = Следующее решение
why-latest = Последнее решение
why-nothing = Пока никто из соперников не назвал причин. Здесь будет объяснён каждый ход того, кто их называет.
why-sealed = Причины игрока { $name } связаны с тайным, например с картами в руке. Они откроются после партии.
why-person = Так решает { $name }; называть причины человек не обязан.
why-lost = Причины этого хода уже не хранятся.
why-thinking = { $name } обдумывает ход
why-progress =
    { $nodes ->
        [one] пока { $nodes } позиция
        [few] пока { $nodes } позиции
       *[many] пока { $nodes } позиций
    }
why-played = сыграно
why-advised = совет
why-effort-plain = Без перебора: выбор следует из самой позиции.
why-effort-nodes =
    { $nodes ->
        [one] { $nodes } позиция
        [few] { $nodes } позиции
       *[many] { $nodes } позиций
    }
why-effort-depth =
    { $nodes ->
        [one] { $nodes } позиция, глубина { $depth }
        [few] { $nodes } позиции, глубина { $depth }
       *[many] { $nodes } позиций, глубина { $depth }
    }
why-effort-budget = из { $budget } дозволенных
why-effort-cut = прервано по времени
why-against = Различия
why-against_note = Полосы показывают, чем каждая часть оценки отличается от той же части у сделанного хода. Если выключить, они показывают оценки целиком.
why-more = и ещё { $n }
why-fewer = Показать меньше
why-candidate = { $rank }. { $label }, оценка { $score }
why-candidate_chosen = { $rank }. { $label }, оценка { $score }, { $mark }
why-entry = { $rank }. { $label }: { $score }
why-entry_chosen = { $rank }. { $label }: { $score }, { $mark }
why-term = { $name }: { $value }
why-term_weighted = { $name }: вес { $weight } × мера { $measure } = { $value }
why-term_against = { $name }: { $value } против сделанного хода
why-term_product = { $weight } × { $measure }
why-cut = { $term }; полоса обрезана
why-line = Чего ожидать
why-numbers = По отдельности
why-sort = Сортировка: { $title } — { $meaning }
why-graph = Сохранить граф…
why-graph_note = Записывает дерево перебора как GraphML: для yEd, Gephi или networkx.
why-graph_writing = Граф записывается…
why-graph_none = Для этого решения дерева не было: всё взвешенное — в панели.
why-graph_kept = Граф записан: { $file }
why-adviser = Советует
why-ask = Попросить совета
why-ask_note = Советник видит то же, что и вы, и ничего больше. Кубики и карты лягут одинаково, спросите вы или нет.
why-not_due = Совета можно просить, когда решать вам.
why-one_way = Здесь можно сделать только одно, выбора нет — и советовать нечего.
why-stop = Хватит думать
why-do = Сделать так
why-do_this = Сделать так вместо этого
