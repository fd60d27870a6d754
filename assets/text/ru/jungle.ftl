### «Джунгли».

## Звери

jungle-elephant = слон
jungle-lion = лев
jungle-tiger = тигр
jungle-leopard = леопард
jungle-wolf = волк
jungle-dog = собака
jungle-cat = кошка
jungle-rat = крыса

## Что можно выбрать из правил

jungle-setup_ranks = Старшинство
jungle-dog_above_wolf = Собака сильнее волка
jungle-equal_lion_and_tiger = Лев и тигр равны
jungle-equal_lion_and_tiger_note = И тигр берёт льва.
jungle-setup_leaps = Прыжки через воду
jungle-tiger-both = Тигр — как лев
jungle-tiger-lengthwise = Тигр — только вдоль
jungle-tiger-none = Тигр не прыгает
jungle-tiger_note = Лев прыгает через воду вдоль столбцов и рядов.
jungle-leopard-none = Леопард не прыгает
jungle-leopard-sideways = Леопард — поперёк
jungle-leopard_note = Поперёк — вдоль ряда, через два поля воды.
jungle-setup_quiet_limit = Ничья без движения
jungle-quiet_limit = Полуходов без взятия
jungle-quiet_limit_note = Ничья, если столько полуходов — ходов любой стороны — ничего не взято.
