### «Закрытые джунгли». Звери — те же, что в «Джунглях».

## Что можно выбрать из правил

flip_jungle-setup_equals = Равные
flip_jungle-equals-taken = Берёт тот, кто ходит
flip_jungle-equals-taken_note = Зверь, который идёт на равного, берёт его.
flip_jungle-equals-both_fall = Уходят оба
flip_jungle-equals-both_fall_note = Когда зверь идёт на равного, с доски уходят оба. Если так ушли последние с обеих сторон — ничья.
flip_jungle-setup_quiet_limit = Ничья без движения
flip_jungle-quiet_limit = Полуходов без движения
flip_jungle-quiet_limit_note = Ничья, если столько полуходов — ходов любой стороны — ничего не открыто и не взято.

## Игра в списке и за столом

game-flip_jungle = Закрытые джунгли
lobby-line-flip_jungle = Звери из «Джунглей» лицом вниз на шестнадцати полях: быстрая игра на выдержку.
lobby-seats-flip_jungle = 2 места
lobby-length-flip_jungle = 5 минут

flip_jungle-face_down = закрытая фигура
flip_jungle-advice = Щёлкните закрытую фигуру, чтобы открыть её, или перетащите своего открытого зверя на шаг.
flip_jungle-tip_equals = Встав на равного, выбывают оба.
flip_jungle-tip_unopened =
    { $count ->
        [one] Один из { $count } ещё закрытого зверя:
       *[other] Один из { $count } ещё закрытых зверей:
    }

flip_jungle-result_taken = Победа: { $name }. У другой стороны не осталось зверей.
flip_jungle-result_bare = Ничья: последние звери выбыли вместе.
flip_jungle-result_stuck = Победа: { $name }. Другой стороне нечем ходить.
flip_jungle-result_repetition = Ничья: одна и та же позиция встретилась в третий раз.
flip_jungle-result_quiet = Ничья: слишком долго ничего не открывали и не брали.
