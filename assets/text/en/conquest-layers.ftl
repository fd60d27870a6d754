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
conquest-layer-threat_note = Enemy armies next door for each of yours. The percentage is the share of your new armies that the place deserves for that.
conquest-layer-threat_badge = { $ratio }·{ $share }%

conquest-layer-continents_note = What { $name } holds of each continent, the armies a turn for all of it, and who holds most.
conquest-layer-share = { $own }/{ $all } +{ $bonus }
conquest-layer-continent = { $name }: { $line }
conquest-layer-nobody = nobody seen
conquest-layer-holds = { $name }, all of it
conquest-layer-nearest = { $name }, { $n } of { $all }

conquest-layer-income_note = Armies that each place brings its holder every turn, with its part of the bonus for a whole continent.
conquest-layer-pays = +{ $bonus } to
conquest-layer-pays_nobody = +{ $bonus } to nobody
conquest-layer-head-land = Land
conquest-layer-head-continents = Cont.
conquest-layer-head-cards = Cards
conquest-layer-head-all = A turn
conquest-layer-cards_sure = +{ $n }
conquest-layer-cards_perhaps = +{ $n }?
