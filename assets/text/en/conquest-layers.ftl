### Thematic maps over the board of Conquest.

action-layer_threat = Show or hide the map of threats
action-layer_continents = Show or hide the map of continents
action-layer_income = Show or hide the map of income

conquest-layer-threat = Threat
conquest-layer-continents = Continents
conquest-layer-income = Income
conquest-layer-button = Show or hide it: { $key }
conquest-layer-up_to = ≤ { $most }
conquest-layer-above = > { $least }

conquest-layer-threat_title = Threat to { $name }
conquest-layer-threat_note = Enemy armies next door for each of yours. The percentage is the share of new armies that the place deserves by that.
conquest-layer-threat_badge = { $ratio }·{ $share }%

conquest-layer-continents_note = Territories of { $name } out of all, armies a turn for the whole, and who holds most.
conquest-layer-share = { $own }/{ $all } +{ $bonus }
conquest-layer-continent = { $name }: { $line }
conquest-layer-nobody = nobody seen
conquest-layer-holds = { $name }, all of it
conquest-layer-nearest = { $name }, { $n } of { $all }

conquest-layer-income_note = Armies a turn each place brings its holder, its part of a held continent included.
conquest-layer-pays = +{ $bonus } to
conquest-layer-pays_nobody = +{ $bonus }, nobody
conquest-layer-head-land = Land
conquest-layer-head-continents = Cont.
conquest-layer-head-cards = Cards
conquest-layer-head-all = A turn
conquest-layer-cards_sure = +{ $n }
conquest-layer-cards_perhaps = +{ $n }?
