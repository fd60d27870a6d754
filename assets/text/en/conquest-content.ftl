### What Conquest ships: its maps, its presets, its opponents. In English word for word as the files of the game have it.

## The world

map-world = The World
map-world-alaska = Alaska
map-world-alberta = Alberta
map-world-central_america = Central America
map-world-eastern_united_states = Eastern United States
map-world-greenland = Greenland
map-world-northwest_territory = Northwest Territory
map-world-ontario = Ontario
map-world-quebec = Quebec
map-world-western_united_states = Western United States
map-world-argentina = Argentina
map-world-brazil = Brazil
map-world-peru = Peru
map-world-venezuela = Venezuela
map-world-great_britain = Great Britain
map-world-iceland = Iceland
map-world-northern_europe = Northern Europe
map-world-scandinavia = Scandinavia
map-world-southern_europe = Southern Europe
map-world-ukraine = Ukraine
map-world-western_europe = Western Europe
map-world-congo = Congo
map-world-east_africa = East Africa
map-world-egypt = Egypt
map-world-madagascar = Madagascar
map-world-north_africa = North Africa
map-world-south_africa = South Africa
map-world-afghanistan = Afghanistan
map-world-china = China
map-world-india = India
map-world-irkutsk = Irkutsk
map-world-japan = Japan
map-world-kamchatka = Kamchatka
map-world-middle_east = Middle East
map-world-mongolia = Mongolia
map-world-siam = Siam
map-world-siberia = Siberia
map-world-ural = Ural
map-world-yakutsk = Yakutsk
map-world-eastern_australia = Eastern Australia
map-world-indonesia = Indonesia
map-world-new_guinea = New Guinea
map-world-western_australia = Western Australia
map-world-continent-north_america = North America
map-world-continent-south_america = South America
map-world-continent-europe = Europe
map-world-continent-africa = Africa
map-world-continent-asia = Asia
map-world-continent-australia = Australia

## The map of the Mediterranean

map-mediterranean = The Mediterranean
map-mediterranean-balearics = Balearics
map-mediterranean-eastern_iberia = Eastern Iberia
map-mediterranean-southern_france = Southern France
map-mediterranean-western_iberia = Western Iberia
map-mediterranean-apennines = Apennines
map-mediterranean-po_valley = Po Valley
map-mediterranean-sardinia = Sardinia
map-mediterranean-sicily = Sicily
map-mediterranean-crete = Crete
map-mediterranean-hellas = Hellas
map-mediterranean-illyria = Illyria
map-mediterranean-thrace = Thrace
map-mediterranean-cyprus = Cyprus
map-mediterranean-eastern_anatolia = Eastern Anatolia
map-mediterranean-levant = Levant
map-mediterranean-western_anatolia = Western Anatolia
map-mediterranean-atlas = Atlas
map-mediterranean-cyrenaica = Cyrenaica
map-mediterranean-lower_egypt = Lower Egypt
map-mediterranean-numidia = Numidia
map-mediterranean-tripolitania = Tripolitania
map-mediterranean-continent-west = West
map-mediterranean-continent-italy = Italy
map-mediterranean-continent-balkans = Balkans
map-mediterranean-continent-east = East
map-mediterranean-continent-africa = Africa

## Presets

scene-risk-classic = Classic, six seats
scene-risk-classic-note = A full table on the world map: territories are dealt, armies placed in turn, and sets of cards bring more each time. Two gentle rivals, one steady and two formidable ones sit with you.
scene-risk-duel = Duel
scene-risk-duel-note = You against Silas Quill, who never sells before the price is right. A neutral force stands between you.
scene-risk-first-game = First game
scene-risk-first-game-note = Gentle company, first armies placed five at a time, and you begin: the first battle is a minute away.
scene-risk-three-battles = Three battles
scene-risk-three-battles-note = In a turn you place your armies and fight three battles at most: no cards, no moves, and every attack counts.

## Opponents: names

name-captain_tolliver = Captain Tolliver
name-quartermaster_vey = Quartermaster Vey
name-duke_ashgrave = Duke Ashgrave
name-abbess_linnet = Abbess Linnet
name-silas_quill = Silas Quill
name-warden_thornwall = Warden Thornwall
name-governor_isaura = Governor Isaura
name-mirelle_falconer = Mirelle Falconer
name-drifter = Drifter
name-raider = Raider
name-sentinel = Sentinel
name-beginner = Beginner
name-gardener = Gardener
name-minimax = Minimax
name-minimax_ga = Minimax-GA
name-marshal = Marshal

## Opponents: what they are like

opponent-conquest-captain-character = Charges first and asks for the map on the way.
opponent-conquest-captain-idea = Attacks whatever looks large, outnumbered or not.
opponent-conquest-quartermaster-character = Counts every crate twice, and marches when the sum is right.
opponent-conquest-quartermaster-idea = Counts heads, and attacks only where there are twice as many of hers.
opponent-conquest-duke-character = Whoever stands tallest has wronged him personally.
opponent-conquest-duke-idea = Goes for the player with most territories whenever it looks possible.
opponent-conquest-abbess-character = One garden, one wall, and no hurry at all.
opponent-conquest-abbess-idea = Grows a single connected realm, a bed a turn until she is strong, and guards its edge.
opponent-conquest-broker-character = Never sells before the price is right.
opponent-conquest-broker-idea = Weighs one attack at a time, and keeps its sets of cards until they must be traded.
opponent-conquest-warden-character = Has never lost a wall he was still building.
opponent-conquest-warden-idea = Takes a territory a turn and gathers one great host behind his walls, until half of all armies are his.
opponent-conquest-governor-character = Draws borders on other people's maps.
opponent-conquest-governor-idea = Wants whole continents and their tribute, and plans long campaigns to get and hold them.
opponent-conquest-falconer-character = Picks out the weakest, and is gone with their cards.
opponent-conquest-falconer-idea = Plans long campaigns against whoever falls easiest, leader or not, and inherits their cards.
opponent-conquest-drifter-idea = Plays at random.
opponent-conquest-raider-idea = Attacks wherever it has more armies.
opponent-conquest-sentinel-idea = Guards its borders in proportion to the threat; attacks above even odds.
opponent-conquest-beginner-idea = Plays as people do in their first games.
opponent-conquest-gardener-idea = Grows and guards its largest connected cluster.
opponent-conquest-minimax-idea = The published method: border-security drafts and a depth-limited alpha-beta search over four features.
opponent-conquest-minimax-level-easy = Compares single attacks of very good chances and looks no further.
opponent-conquest-minimax-level-normal = Looks three steps ahead.
opponent-conquest-minimax-level-hard = Looks six steps ahead.
opponent-conquest-minimax-ga-idea = Minimax with weights learned by playing itself, and armies placed by what they lead to.
opponent-conquest-minimax-ga-level-easy = Compares single attacks of very good chances and looks no further.
opponent-conquest-minimax-ga-level-normal = Looks three steps ahead.
opponent-conquest-minimax-ga-level-hard = Looks four steps ahead, and places its armies by what they lead to.
opponent-conquest-marshal-idea = Plans whole sequences of attacks and values them in armies; hunts weak rivals for their cards.
opponent-conquest-marshal-level-easy = Weighs single attacks, and counts a quarter of a turn's income ahead.
opponent-conquest-marshal-level-normal = Weighs single attacks, and counts two turns of income ahead.
opponent-conquest-marshal-level-hard = Plans up to ten attacks, and looks at what the rivals may answer.
