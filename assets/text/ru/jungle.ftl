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

## Игра в списке и за столом

game-jungle = Джунгли
lobby-line-jungle = Доу-шоу-ци: по восемь зверей, два озера между ними и логово, в которое надо войти.
lobby-seats-jungle = 2 места
lobby-length-jungle = от 10 до 20 минут

jungle-side_white = белые
jungle-side_black = чёрные
jungle-piece_white = { $animal } белых
jungle-piece_black = { $animal } чёрных
jungle-advice = Перетащите зверя на шаг или щёлкните его, а потом поле. Побеждает тот, кто войдёт в чужое логово.
jungle-tip_takes = Берёт: { $animals }
jungle-tip_taken_by = Боится: { $animals }
jungle-tip_swims = Плавает. Из воды не берёт никого на суше, а с суши никого в воде.
jungle-tip_leaps = Прыгает через воду, если на пути не плывёт крыса.
jungle-ground_water = Вода
jungle-ground_trap = Ловушка
jungle-ground_den = Логово
jungle-tip_white_trap = Чёрного зверя здесь берёт любой.
jungle-tip_black_trap = Белого зверя здесь берёт любой.
jungle-tip_water = Входят только крысы.
jungle-tip_white_den = Чёрные побеждают, войдя сюда.
jungle-tip_black_den = Белые побеждают, войдя сюда.

jungle-result_den = Победа: { $name }. Чужое логово занято.
jungle-result_taken = Победа: { $name }. У другой стороны не осталось зверей.
jungle-result_stuck = Победа: { $name }. Другой стороне нечем ходить.
jungle-result_repetition = Ничья: одна и та же позиция встретилась в третий раз.
jungle-result_quiet = Ничья: слишком долго никого не брали.
