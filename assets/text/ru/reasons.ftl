### What opponents tell of their decisions, in every game: the words for the messages of the crate search, and of agents of several games.
### $action is what is done, such as "Attack Peru from Brazil".

seat = игрок { $number }
reason-list = { $list }, { $more }

act-end_turn = Завершить ход

headline-searched = { $action }: ценность { $score }, лучшее из вариантов ({ $choices }), позиций просмотрено: { $positions }, глубина { $depth }
headline-searched_in_part = { $action }: ценность { $score }, лучшее из вариантов ({ $choices }), найденных, пока хватало запаса, позиций просмотрено: { $positions }, глубина { $depth }
headline-plan_exact =
    { $choices ->
        [one] { $action } обещает { $score }: вариантов { $choices }, состояний { $states }, { $method } (точно)
       *[other] { $action } обещает { $score }: лучшее из вариантов ({ $choices }), состояний { $states }, { $method } (точно)
    }
headline-plan_settled = { $action }, обещает { $score }: лучшее из найденных вариантов ({ $choices }, точно известно { $exact }), состояний { $states }, { $method }
headline-plan_certain = { $action } наверняка достигает цели и обещает не меньше { $score }: лучшее из вариантов ({ $choices }, точно известно { $exact }), состояний { $states }, { $method }
headline-plan_known = { $action }, обещает не меньше { $score }: лучшее из вариантов ({ $choices }, точно известно { $exact }), состояний { $states }, { $method }
headline-plan_estimated = { $action }, ожидается около { $score } ± { $error }: лучшее из вариантов ({ $choices }, точно известно { $exact }), состояний { $states }, { $method }
headline-plan_guessed = { $action }, может быть, стоит { $score }: вариантов { $choices } (точно известно { $exact }), до конца не просмотрен ни один, состояний { $states }, { $method }

method-expansion = полный перебор всего, чем может стать этот ход
method-sampling = поиск Монте-Карло: варианты хода пробуются наугад, лучшие чаще

term-chance = шанс
term-played_anew = сыграно заново
term-whim = прихоть
