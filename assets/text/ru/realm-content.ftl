### What Realm is made of: opponents and ready-made tables, word for word as the content has it.

## Ready-made tables

scene-dominion-first-game = Первая игра
scene-dominion-first-game-note = Десять карт базового набора и соперник, которому хочется всего по одной.
scene-dominion-three = Трое при дворе
scene-dominion-three-note = Вы, чемпион вполсилы и Ополчение: три руки, один запас.
scene-dominion-four = Четверо при дворе
scene-dominion-four-note = Четверо игроков и двенадцать Провинций: кто медлит, найдёт стопки пустыми.
scene-dominion-colonies = Колонии
scene-dominion-colonies-note = Платина и Колонии: самый долгий путь к самым большим очкам.
scene-dominion-five-two = Пять и два
scene-dominion-five-two-note = У обоих сначала пять монет, потом две: Ведьма доступна с первого хода.
scene-dominion-last-province = Последняя Провинция
scene-dominion-last-province-note = Осталась одна Провинция, и до уверенности вам не хватает одной монеты.

## Opponents

name-bare_money = Голые деньги
name-big_money_with_early_duchies = Большие деньги и ранние Герцогства
name-big_money = Большие деньги
name-money_and_festivals = Деньги и Праздники
name-money_and_a_moat = Деньги и Ров
name-money_and_markets = Деньги и Рынки
name-money_and_laboratories = Деньги и Лаборатории
name-money_and_a_militia = Деньги и Ополчение
name-money_and_a_council_room = Деньги и Зал совета
name-money_and_two_smithies = Деньги и две Кузницы
name-money_and_two_militias = Деньги и два Ополчения
name-money_and_a_smithy = Деньги и Кузница
name-money_and_a_witch = Деньги и Ведьма
name-money_and_two_witches = Деньги и две Ведьмы
name-champion = Чемпион
opponent-dominion-bm0-idea = Провинции, Золото и Серебро — и больше ничего.
opponent-dominion-bm1x-idea = Золото и Серебро; Герцогства — когда осталось шесть Провинций.
opponent-dominion-bm1-idea = Золото и Серебро; Герцогства и Поместья — когда Провинции кончаются.
opponent-dominion-fes-idea = Золото, затем столько Праздников, сколько удастся.
opponent-dominion-moa1-idea = Золото, Серебро и один Ров.
opponent-dominion-mkt-idea = Золото, затем столько Рынков, сколько удастся.
opponent-dominion-lab-idea = Золото, затем столько Лабораторий, сколько удастся.
opponent-dominion-mil1-idea = Золото, Серебро и одно Ополчение.
opponent-dominion-cr1-idea = Золото, Серебро и один Зал совета.
opponent-dominion-sm2-idea = Золото, Серебро и две Кузницы.
opponent-dominion-mil2-idea = Золото, Серебро и два Ополчения.
opponent-dominion-sm1-idea = Золото, Серебро и одна Кузница.
opponent-dominion-wi1-idea = Золото, Серебро и одна Ведьма.
opponent-dominion-wi2-idea = Золото, Серебро и две Ведьмы.
opponent-dominion-champion-idea = Покупает по списку (меню): с уровня «сложный» — по тому, что выведен для этого королевства.
opponent-dominion-champion-level-beginner = Хочет по одной карте каждого вида и очки с первого же хода.
opponent-dominion-champion-level-normal = Покупает деньги и одну карту, которая хорошо служит рядом с ними.
opponent-dominion-champion-level-hard = Покупает по списку, выведенному для этого королевства.
opponent-dominion-champion-level-expert = Покупает по тому же списку и, прежде чем действовать, разыгрывает партии в уме.
opponent-dominion-strategist-idea = Покупает по любому списку, какой напишете: его пишут в настройке, по-английски.
