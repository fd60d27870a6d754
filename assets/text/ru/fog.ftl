### Шахматы и их родня, в тумане и на виду.

## Что можно выбрать из правил

fog-setup_relative = Игра
fog-relative-chess = Шахматы
fog-relative-chess_note = Как играют во всём мире.
fog-relative-xiangqi = Сянци
fog-relative-xiangqi_note = Китайские шахматы: пушки, река и дворцы.
fog-relative-janggi = Чанги
fog-relative-janggi_note = Корейские шахматы. Кто не может или не хочет ходить, пропускает ход.
fog-relative-shatranj = Шатрандж
fog-relative-shatranj_note = Шахматы, какими они были восемьсот лет. Побеждает и тот, кто взял всё, кроме короля.
fog-relative-makruk = Макрук
fog-relative-makruk_note = Тайские шахматы.
fog-relative-cambodian = Оук-чатранг
fog-relative-cambodian_note = Камбоджийские шахматы: как макрук, но король и мет могут один раз прыгнуть.
fog-relative-sittuyin = Ситтуйин
fog-relative-sittuyin_note = Бирманские шахматы: сначала обе стороны ставят фигуры позади пешек.
fog-setup_fog = Видимость
fog-fog = Туман
fog-fog_note = Вы видите свои фигуры и поля, куда они могли бы пойти; побеждает взявший короля. Без тумана действуют обычные правила.
fog-setup_quiet_limit = Ничья без движения
fog-quiet_limit = Полуходов без взятия и хода пешки
fog-quiet_limit_note = Ничья, если столько полуходов — ходов любой стороны — ничего не взято и ни одна пешка не пошла.
