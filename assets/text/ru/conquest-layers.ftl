### Thematic maps over the board of Conquest.

action-layer_threat = Показать или скрыть карту угроз
action-layer_continents = Показать или скрыть карту континентов
action-layer_income = Показать или скрыть карту прироста

conquest-layer-threat = Угроза
conquest-layer-continents = Континенты
conquest-layer-income = Прирост
conquest-layer-button = Показать или скрыть: { $key }
conquest-layer-up_to = ≤ { $most }
conquest-layer-above = > { $least }

conquest-layer-threat_title = Под угрозой: { $name }
conquest-layer-threat_note = Сколько вражеских армий по соседству приходится на каждую вашу. Процент — доля новых армий, которой территория поэтому заслуживает.
conquest-layer-threat_badge = { $ratio }·{ $share }%

conquest-layer-continents_note = { $name }: сколько территорий в каждом континенте, армии за ход за весь и кто впереди.
conquest-layer-share = { $own }/{ $all } +{ $bonus }
conquest-layer-continent = { $name }: { $line }
conquest-layer-nobody = никого не видно
conquest-layer-holds = { $name }, целиком
conquest-layer-nearest = { $name }, { $n } из { $all }

conquest-layer-income_note = Сколько армий за ход приносит владельцу каждая территория, включая её долю бонуса за континент.
conquest-layer-pays = +{ $bonus } получает
conquest-layer-pays_nobody = +{ $bonus } никому
conquest-layer-head-land = Земли
conquest-layer-head-continents = Конт.
conquest-layer-head-cards = Карты
conquest-layer-head-all = За ход
conquest-layer-cards_sure = +{ $n }
conquest-layer-cards_perhaps = +{ $n }?
