### What Conquest ships: its maps, its presets, its opponents. In English word for word as the files of the game have it.

## The world

map-world = Весь мир
map-world-alaska = Аляска
map-world-alberta = Альберта
map-world-central_america = Центральная Америка
map-world-eastern_united_states = Восток США
map-world-greenland = Гренландия
map-world-northwest_territory = Северо-Запад
map-world-ontario = Онтарио
map-world-quebec = Квебек
map-world-western_united_states = Запад США
map-world-argentina = Аргентина
map-world-brazil = Бразилия
map-world-peru = Перу
map-world-venezuela = Венесуэла
map-world-great_britain = Великобритания
map-world-iceland = Исландия
map-world-northern_europe = Северная Европа
map-world-scandinavia = Скандинавия
map-world-southern_europe = Южная Европа
map-world-ukraine = Украина
map-world-western_europe = Западная Европа
map-world-congo = Конго
map-world-east_africa = Восточная Африка
map-world-egypt = Египет
map-world-madagascar = Мадагаскар
map-world-north_africa = Северная Африка
map-world-south_africa = Южная Африка
map-world-afghanistan = Афганистан
map-world-china = Китай
map-world-india = Индия
map-world-irkutsk = Иркутск
map-world-japan = Япония
map-world-kamchatka = Камчатка
map-world-middle_east = Ближний Восток
map-world-mongolia = Монголия
map-world-siam = Сиам
map-world-siberia = Сибирь
map-world-ural = Урал
map-world-yakutsk = Якутск
map-world-eastern_australia = Восток Австралии
map-world-indonesia = Индонезия
map-world-new_guinea = Новая Гвинея
map-world-western_australia = Запад Австралии
map-world-continent-north_america = Северная Америка
map-world-continent-south_america = Южная Америка
map-world-continent-europe = Европа
map-world-continent-africa = Африка
map-world-continent-asia = Азия
map-world-continent-australia = Австралия

## The map of the Mediterranean

map-mediterranean = Средиземноморье
map-mediterranean-balearics = Балеары
map-mediterranean-eastern_iberia = Восточная Иберия
map-mediterranean-southern_france = Юг Франции
map-mediterranean-western_iberia = Западная Иберия
map-mediterranean-apennines = Апеннины
map-mediterranean-po_valley = Долина По
map-mediterranean-sardinia = Сардиния
map-mediterranean-sicily = Сицилия
map-mediterranean-crete = Крит
map-mediterranean-hellas = Эллада
map-mediterranean-illyria = Иллирия
map-mediterranean-thrace = Фракия
map-mediterranean-cyprus = Кипр
map-mediterranean-eastern_anatolia = Восточная Анатолия
map-mediterranean-levant = Левант
map-mediterranean-western_anatolia = Западная Анатолия
map-mediterranean-atlas = Атлас
map-mediterranean-cyrenaica = Киренаика
map-mediterranean-lower_egypt = Нижний Египет
map-mediterranean-numidia = Нумидия
map-mediterranean-tripolitania = Триполитания
map-mediterranean-continent-west = Запад
map-mediterranean-continent-italy = Италия
map-mediterranean-continent-balkans = Балканы
map-mediterranean-continent-east = Восток
map-mediterranean-continent-africa = Африка

## Presets

scene-risk-classic = Классика на шестерых
scene-risk-classic-note = Полный стол и вся карта мира: территории раздаются, армии ставятся по очереди, комплекты карт приносят всё больше. С вами сядут двое мирных соперников, один средний и двое грозных.
scene-risk-duel = Дуэль
scene-risk-duel-note = Вы против Сайласа Квилла, который не продаёт, пока цена не устроит. Между вами нейтральное войско.
scene-risk-first-game = Первая партия
scene-risk-first-game-note = Мирная компания, первые армии ставятся по пять, начинаете вы: до первой битвы — минута.
scene-risk-three-battles = Три битвы
scene-risk-three-battles-note = За ход вы ставите армии и ведёте не больше трёх битв: ни карт, ни переходов, и каждая атака на счету.

## Opponents: names

name-captain_tolliver = Капитан Толливер
name-quartermaster_vey = Интендант Вей
name-duke_ashgrave = Герцог Эшгрейв
name-abbess_linnet = Аббатиса Линнет
name-silas_quill = Сайлас Квилл
name-warden_thornwall = Смотритель Торнуолл
name-governor_isaura = Губернатор Изаура
name-mirelle_falconer = Мирель Соколица
name-drifter = Бродяга
name-raider = Налётчик
name-sentinel = Часовой
name-beginner = Новичок
name-gardener = Садовник
name-minimax = Минимакс
name-minimax_ga = Минимакс-ГА
name-marshal = Маршал

## Opponents: what they are like

opponent-conquest-captain-character = Сначала в атаку, карту спросит по дороге.
opponent-conquest-captain-idea = Бросается на всё, что велико с виду, даже если сил меньше.
opponent-conquest-quartermaster-character = Пересчитает каждый ящик дважды и выступит, когда сойдётся сумма.
opponent-conquest-quartermaster-idea = Считает солдат и атакует только там, где своих вдвое больше.
opponent-conquest-duke-character = Кто стоит выше всех, тот нанёс ему личную обиду.
opponent-conquest-duke-idea = Идёт на того, у кого больше всех территорий, едва это кажется возможным.
opponent-conquest-abbess-character = Один сад, одна стена и никакой спешки.
opponent-conquest-abbess-idea = Растит единое цельное владение, по грядке за ход, пока не окрепнет, и бережёт его край.
opponent-conquest-broker-character = Не продаёт, пока цена не устроит.
opponent-conquest-broker-idea = Взвешивает по одной атаке и держит комплекты карт, пока их не придётся сдать.
opponent-conquest-warden-character = Ни разу не потерял стену, которую ещё строил.
opponent-conquest-warden-idea = Берёт по территории за ход и копит за стенами одно большое войско, пока у него не будет половины всех армий.
opponent-conquest-governor-character = Проводит границы на чужих картах.
opponent-conquest-governor-idea = Хочет целых континентов с их данью и замышляет долгие походы, чтобы взять их и удержать.
opponent-conquest-falconer-character = Высмотрит слабейшего — и улетит с его картами.
opponent-conquest-falconer-idea = Замышляет долгие походы на того, кто падёт легче всех, ведёт он или нет, и забирает его карты.
opponent-conquest-drifter-idea = Ходит наугад.
opponent-conquest-raider-idea = Атакует всюду, где у него больше армий.
opponent-conquest-sentinel-idea = Бережёт границы соразмерно угрозе; атакует, когда шансы выше половины.
opponent-conquest-beginner-idea = Играет, как играют люди в первых партиях.
opponent-conquest-gardener-idea = Растит и бережёт самую большую свою связную область.
opponent-conquest-minimax-idea = Опубликованный метод: армии по безопасности границ и альфа-бета-перебор ограниченной глубины по четырём признакам.
opponent-conquest-minimax-level-easy = Сравнивает отдельные атаки с очень хорошими шансами и дальше не смотрит.
opponent-conquest-minimax-level-normal = Смотрит на три шага вперёд.
opponent-conquest-minimax-level-hard = Смотрит на шесть шагов вперёд.
opponent-conquest-minimax-ga-idea = Минимакс с весами, выученными в игре с собой; армии ставит по тому, к чему это ведёт.
opponent-conquest-minimax-ga-level-easy = Сравнивает отдельные атаки с очень хорошими шансами и дальше не смотрит.
opponent-conquest-minimax-ga-level-normal = Смотрит на три шага вперёд.
opponent-conquest-minimax-ga-level-hard = Смотрит на четыре шага вперёд и ставит армии по тому, к чему это ведёт.
opponent-conquest-marshal-idea = Планирует целые цепи атак и оценивает их в армиях; охотится на слабых ради их карт.
opponent-conquest-marshal-level-easy = Взвешивает отдельные атаки и считает наперёд прирост за четверть хода.
opponent-conquest-marshal-level-normal = Взвешивает отдельные атаки и считает наперёд прирост за два хода.
opponent-conquest-marshal-level-hard = Планирует до десяти атак и смотрит, чем могут ответить соперники.
