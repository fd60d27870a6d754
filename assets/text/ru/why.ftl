### Why a decision was made, and advice: the panel that shows reasons, for every game.

why-open = Почему?
why-title = Почему
why-detail = Как это взвешено
why-every = Все ходы
why-every_note = Стрелки проходят все ходы, и те, где выбора не было или он мало что менял.
why-hint = Совет
why-close = Закрыть
why-earlier = Предыдущее решение
why-later = Следующее решение
why-latest = Последнее решение
why-nothing = Пока никто из соперников не назвал причин. Здесь будет объяснён каждый ход того, кто их называет.
why-sealed = Причины игрока { $name } связаны с тайным, например с картами в руке. Они откроются после партии.
why-person = Так решает { $name }, а причины держит при себе.
why-lost = Причины этого хода уже не хранятся.
why-thinking = { $name } обдумывает ход
why-progress = позиций: { $nodes }
why-played = сыграно
why-advised = совет
why-effort-plain = Без перебора: выбор следует из самой позиции.
why-effort-nodes = позиций: { $nodes }
why-effort-depth = позиций: { $nodes }, глубина { $depth }
why-effort-budget = из { $budget } дозволенных
why-effort-cut = прервано по времени
why-candidates = Что взвешено
why-against = Различия
why-against_note = Полосы показывают, насколько каждое слагаемое отличается от сыгранного, иначе — всю оценку.
why-more =
    { $n ->
        [one] и ещё { $n }
       *[other] и ещё { $n }
    }
why-fewer = Показать меньше
why-candidate = { $rank }. { $label }, оценка { $score }
why-candidate_chosen = { $rank }. { $label }, оценка { $score }, { $mark }
why-entry = { $rank }. { $label }: { $score }
why-entry_chosen = { $rank }. { $label }: { $score }, { $mark }
why-term = { $name }: { $value }
why-term_weighted = { $name }: вес { $weight } × мера { $measure } = { $value }
why-term_against = { $name }: { $value } против сыгранного
why-term_product = { $weight } × { $measure }
why-cut = { $term }; полоса обрезана
why-line = Чего ожидает
why-numbers = По местам на доске
why-sort = Сортировка: { $title } — { $meaning }
why-graph = Сохранить граф…
why-graph_note = Записывает дерево перебора как GraphML: для yEd, Gephi или networkx.
why-graph_writing = Граф записывается…
why-graph_none = Для этого решения дерева не было: всё взвешенное — в панели.
why-graph_kept = Граф записан: { $file }
why-adviser = Советник
why-ask = Попросить совета
why-ask_note = Он видит то же, что и вы, и ничего больше. Кубики и карты лягут одинаково, спросите вы или нет.
why-not_due = Совета можно просить, когда решать вам.
why-stop = Хватит думать
why-do = Сделать так
why-do_this = Сделать так вместо этого
