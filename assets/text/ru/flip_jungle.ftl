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
