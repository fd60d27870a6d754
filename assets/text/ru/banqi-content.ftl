### Из чего сделана игра баньци: соперники и готовые столы.

## Готовые столы

scene-banqi-first-game = Первая партия
scene-banqi-first-game-note = Хват берёт всё, что может, и дальше не смотрит: поставьте ему ловушку.
scene-banqi-strategist = Против Стратега
scene-banqi-strategist-note = Сильнейший соперник, по правилам Тайваня: он учитывает каждую фигуру, которую могут открыть.
scene-banqi-chinese = По-китайски
scene-banqi-chinese-note = Пушки ходят и берут, как все, и генерал тоже берёт солдат.
scene-banqi-large = Два набора на большой доске
scene-banqi-large-note = Шестьдесят четыре фигуры на шестидесяти четырёх полях, для двоих за одним экраном.
scene-banqi-half-open = Половина открыта
scene-banqi-half-open-note = Каждая вторая фигура открыта с самого начала: есть что рассчитывать и на что надеяться.
scene-banqi-two-armies = Две армии
scene-banqi-two-armies-note = Все фигуры открыты и стоят ряд к ряду: никакого везения, и ни одного свободного поля, пока что-нибудь не взято.
scene-banqi-mixed = Всё сразу
scene-banqi-mixed-note = Все фигуры открыты и перемешаны, будто их перевернули разом: выигрывает тот, кто видит дальше.
scene-banqi-sliding-cannons = Скользящие пушки
scene-banqi-sliding-cannons-note = Пушки ходят по ряду или столбцу на любое расстояние, а угрожать одной и той же фигуре можно не больше семи раз подряд.
scene-banqi-hogs-caught = Свиньи: поймана
scene-banqi-hogs-caught-note = Колесница охотится на коня, шаг за шагом. После каждого вашего хода между вами чётное число шагов, и подойти придётся коню. По задаче Дьюдени о свиньях.
scene-banqi-hogs-free = Свиньи: на воле
scene-banqi-hogs-free-note = Та же охота, только на шаг ближе: теперь подходить приходится вам, и конь вечно бегает у своего угла. Этому свиньи и научили фермера Дьюдени.

## Задачи

scene-banqi-puzzles-over-an-unopened-piece = Через закрытую фигуру
scene-banqi-puzzles-over-an-unopened-piece-note = Пушка бьёт через любую фигуру, даже через ту, которой ещё никто не видел. Последний конь стоит как раз возле двух таких.
scene-banqi-puzzles-a-step-to-lose = Потерять темп
scene-banqi-puzzles-a-step-to-lose-note = Равные бьют друг друга, и тот, кому приходится подойти, погибает. Колесницы стоят так, что подходить пришлось бы вам. По мотивам свиней Дьюдени: найдите ход, который не меняет ничего, кроме счёта.
scene-banqi-puzzles-the-cannon-steps-aside = Пушка уходит
scene-banqi-puzzles-the-cannon-steps-aside-note = Солдат бьёт генерала, а генерал солдата — нет. Ему бы только съесть что-нибудь, пока его не поймали.
scene-banqi-puzzles-soldier-and-general = Малый ловит великого
scene-banqi-puzzles-soldier-and-general-note = Один солдат гонит генерала вдоль края, если пушка не попадётся генералу и счёт ходов верен.
scene-banqi-puzzles-two-hunters = Два охотника
scene-banqi-puzzles-two-hunters-note = Один советник всегда опаздывает на шаг. Колесница слабее слона и должна его бояться, и всё же исход охоты решает она.
scene-banqi-puzzles-along-the-edge = Вдоль края
scene-banqi-puzzles-along-the-edge-note = Слон напал на колесницу. Куда ей уйти, чтобы слон остался в своём углу до прихода советника?
scene-banqi-puzzles-lucky-to-draw = Двое на одного, и хоть бы ничья
scene-banqi-puzzles-lucky-to-draw-note = У вас две фигуры, и советник бьёт обе. Только один шаг надолго уведёт обе из-под удара.
scene-banqi-puzzles-horse-and-soldier = Сначала одного, потом другого
scene-banqi-puzzles-horse-and-soldier-note = Конь близко, солдат далеко, а взять надо обоих. Советник справится и один, если окажется на нужном месте, когда счёт за него.

## Соперники

opponent-banqi-novice-idea = Делает что угодно, лишь бы по правилам.
opponent-banqi-grabber-idea = Берёт самую дорогую фигуру, какую может, а иначе делает что угодно.
name-chains = Цепочка
opponent-banqi-chains-idea = Идёт за тем, кого может взять, бежит от тех, кто берёт его, и открывает то, что скорее всего поможет.
opponent-banqi-strategist-idea = Думает вперёд, учитывая вероятность каждой фигуры, которую могут открыть.
opponent-banqi-strategist-level-easy = Рассматривает 300 позиций.
opponent-banqi-strategist-level-normal = Рассматривает 5 000 позиций.
opponent-banqi-strategist-level-hard = Рассматривает 60 000 позиций.
opponent-banqi-strategist-level-expert = Рассматривает 600 000 позиций.
