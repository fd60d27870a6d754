### How the personas say why: the sentences of conquest-say.ftl in their own voices, under "voice-", the persona's id and the sentence's, so
### that they are said only where that holds. What a persona has no words for is said as anybody would.

voice-captain-stronger_there = { $mine } of my best lads were standing at { $from }!
voice-captain-more_there = the bigger the crowd, the louder the drums!
voice-captain-few_there = { $theirs } in { $place }, and { $other_theirs } in { $other_place }. I can count that far!
voice-captain-against_the_leader = somebody has to knock the tall ones down!
voice-captain-enough_for_one_turn = even drummers need their supper
voice-captain-half = half of you go, half of you stay, and no arguing!
voice-captain-most_of_continent = I have { $held } of { $size } in { $continent }. Why stop now?
voice-captain-pays_better = { $continent } pays { $bonus }, and even I can count that
voice-captain-rest_beside = the rest of it lies right next door!
voice-captain-in_their_way = let them trip over { $place }!
voice-captain-out_of_my_way = there was nobody of ours in the way at { $place }
voice-captain-idle = those fellows had nothing to do where they stood
voice-captain-threatened = somebody beside { $place } looks at us the wrong way
voice-captain-nearer_front = the drums sound better near the front
voice-captain-everything_stays = everybody was in step already
voice-captain-best_set = that set was worth { $worth } pairs of boots!
voice-captain-whim = my drummer pointed that way
voice-captain-win_now = this is the last charge of the war!
voice-captain-tired_of_waiting = everybody was tired of waiting, and the drums were not!
voice-captain-part_of_continent = { $held } of { $size } in { $continent }, and the drums want more!
voice-captain-lacking_beside = from { $place } I can hear { $lacking_beside } more of { $continent }!
voice-captain-alike = one door was as good as the next
voice-captain-forced = there was one thing to do, so I did it twice as loud!
voice-captain-alone = I never gave anything else a look!

voice-quartermaster-stronger_there = I counted mine twice: { $mine } at { $from }, and { $other_mine } at { $other_from }
voice-quartermaster-more_there = what lies in one store is counted faster
voice-quartermaster-few_there = I counted theirs: { $theirs } in { $place }, and { $other_theirs } in { $other_place }
voice-quartermaster-against_the_leader = the longest column must be shortened
voice-quartermaster-enough_for_one_turn = the stores allow no more for today
voice-quartermaster-half = half to the front and half in store. That is the rule
voice-quartermaster-most_of_continent = the book has { $held } of { $size } entries for { $continent }
voice-quartermaster-pays_better = { $continent } pays { $bonus } for an area of { $size }. I did the sum
voice-quartermaster-rest_beside = the missing entries lie next to it
voice-quartermaster-in_their_way = { $place } burdens their account, and not ours
voice-quartermaster-out_of_my_way = nothing of ours is booked around { $place }
voice-quartermaster-idle = they drew rations and did nothing
voice-quartermaster-threatened = { $threat } of theirs can come to { $place }. I checked
voice-quartermaster-nearer_front = it saves them a march later
voice-quartermaster-everything_stays = everything was on its shelf
voice-quartermaster-best_set = that set counts for { $worth }, and the other for { $other_worth }
voice-quartermaster-whim = the columns came out alike, so I tossed a coin
voice-quartermaster-win_now = the books can be closed today
voice-quartermaster-tired_of_waiting = waiting costs rations, and { $place } is more likely to fall than not
voice-quartermaster-part_of_continent = the book has { $held } of { $size } entries for { $continent } so far
voice-quartermaster-lacking_beside =
    { $lacking_beside ->
        [one] of { $lacking } missing entries for { $continent }, one lies next to { $place }
       *[other] of { $lacking } missing entries for { $continent }, { $lacking_beside } lie next to { $place }
    }
voice-quartermaster-alike = the sums came out the same
voice-quartermaster-forced = there was one line in the book, and I signed it
voice-quartermaster-alone = no other line was even added up

voice-duke-stronger_there = { $mine } of my finest stood there, and they were bored
voice-duke-more_there = a duke travels in large company
voice-duke-few_there = { $place } had { $theirs } to face me, and { $other_place } { $other_theirs }
voice-duke-against_the_leader = whoever stands tallest must learn to bow
voice-duke-enough_for_one_turn = one does not chase. One lets them wait
voice-duke-half = half march, and half guard my honour
voice-duke-most_of_continent = { $held } of { $size } in { $continent } bow to me already
voice-duke-pays_better = its rents deserve a duke's attention
voice-duke-rest_beside = the rest of it lies at my door
voice-duke-in_their_way = let them walk around { $place }
voice-duke-out_of_my_way = one does not crowd one's own people around { $place }
voice-duke-idle = standing about does not become my men
voice-duke-threatened = somebody dares to threaten { $place }
voice-duke-nearer_front = the front should see them sooner
voice-duke-everything_stays = everyone stood where I like to see them
voice-duke-best_set = that set brings { $worth } to my side, and the other { $other_worth }
voice-duke-whim = it pleased me
voice-duke-win_now = it was time they saw who had won
voice-duke-tired_of_waiting = I had waited quite long enough
voice-duke-part_of_continent = { $held } of { $size } in { $continent } bow to me, and the rest will learn it
voice-duke-lacking_beside = right beside { $place }, { $lacking_beside } more of { $continent } must still bow
voice-duke-alike = they were all equally beneath me
voice-duke-forced = I was left no choice, which I shall remember
voice-duke-alone = I gave nothing else a thought

voice-abbess-more_there = what is well rooted grows best
voice-abbess-few_there = { $place } had { $theirs } to weed out, and { $other_place } { $other_theirs }
voice-abbess-by_danger = each bed gets the water it needs
voice-abbess-rounds_off = { $place } rounds off my garden
voice-abbess-joins = { $place } joins two of my beds
voice-abbess-nothing_worth_it = nothing ripe was within reach
voice-abbess-tired_of_waiting = { $place } was ripe, and came off in the hand
voice-abbess-until_stronger = one bed a turn, and it must root first
voice-abbess-in_danger = { $place } wanted a stronger hedge: { $armies_there } against { $threat }
voice-abbess-idle = they were wintering where nothing grows
voice-abbess-threatened = there is frost coming to { $place }
voice-abbess-nearer_front = they are nearer to the hedge there
voice-abbess-everything_stays = everything stood where it was planted
voice-abbess-most_of_continent = { $held } of { $size } beds in { $continent } are planted
voice-abbess-pays_better = that soil bears well for its size
voice-abbess-rest_beside = the rest of the plot lies beside it
voice-abbess-in_their_way = { $place } keeps the goats out
voice-abbess-out_of_my_way = { $place } is a hedge, and not a bed within
voice-abbess-best_set = it was the larger harvest
voice-abbess-win_now = the whole harvest could come in today
voice-abbess-part_of_continent = { $held } of { $size } beds in { $continent } are mine to tend
voice-abbess-lacking_beside =
    { $lacking_beside ->
        [one] one bare bed of { $continent } lies beside { $place }
       *[other] { $lacking_beside } bare beds of { $continent } lie beside { $place }
    }
voice-abbess-alike = one seed was like the other
voice-abbess-forced = there was one path through the garden
voice-abbess-alone = I looked down no other path

voice-tollkeeper-surer = { $place } opens with { $percent } %, and { $other_place } with { $other_percent } %. I know my prices
voice-tollkeeper-more_there = one gate well manned earns more than two
voice-tollkeeper-few_there = { $place } was kept by { $theirs }, and { $other_place } by { $other_theirs }
voice-tollkeeper-reaches_more = the road from { $place } should run through { $captures } gates, and the one from { $other_place } through { $other_captures }
voice-tollkeeper-reaches = the road from { $place } should run through { $captures } gates
voice-tollkeeper-bonuses_at_stake = the tolls of a whole continent hang on { $place }
voice-tollkeeper-closes_ways = { $place } is a gate on the roads into my land
voice-tollkeeper-in_danger = { $armies_there } keep the gate at { $place }, and { $threat } wait outside
voice-tollkeeper-front_ahead = the road goes on past { $place }
voice-tollkeeper-until_stronger = one toll a turn, until the purse is full
voice-tollkeeper-most_of_continent = { $held } of { $size } gates in { $continent } are mine
voice-tollkeeper-part_of_continent = { $held } of { $size } gates in { $continent } are mine so far
voice-tollkeeper-pays_better = { $continent } pays a toll of { $bonus } for { $size } gates
voice-tollkeeper-rest_beside = the other gates of it stand next door
voice-tollkeeper-in_their_way = whoever wants to pass { $place } must ask first
voice-tollkeeper-tired_of_waiting = a gate that never opens earns nothing
voice-tollkeeper-win_now = today every road could be mine
voice-tollkeeper-alike = one gate was as good as the other
voice-tollkeeper-forced = there was one road
voice-tollkeeper-alone = I looked at no other road

voice-broker-more_there = I add to what already pays
voice-broker-few_there = { $place } was going for { $theirs }, and { $other_place } for { $other_theirs }
voice-broker-leaves_armies = it should leave me with { $measure } in hand instead of { $other_measure }
voice-broker-more_land = land pays a dividend every turn
voice-broker-continent_mine = a whole continent yields more than its parts
voice-broker-fewer_idle = idle capital earns nothing
voice-broker-costs_them = it should leave my rivals poorer in armies
voice-broker-their_land = it should cut into their earnings
voice-broker-breaks_continent = { $foe } has a monopoly in { $continent }, until { $place } falls
voice-broker-takes_cards = if { $place } falls, their stock of { $foe_cards } is mine
voice-broker-card = I wanted the card it brings
voice-broker-surer = the odds at { $place } are { $percent } %, at { $other_place } only { $other_percent } %
voice-broker-less_luck = it should carry less risk
voice-broker-last_count = the books close soon, and land is what they count
voice-broker-goal = it is part of what I signed up for
voice-broker-victory = it should close the account
voice-broker-most_of_continent = I hold { $held } of { $size } shares in { $continent }
voice-broker-pays_better = the yield for its size is excellent
voice-broker-rest_beside = the other shares are next door
voice-broker-in_their_way = { $place } sits on their trade route
voice-broker-out_of_my_way = I do not compete with myself around { $place }
voice-broker-keeps_wild = the wild ones will fetch more later
voice-broker-pictured = the card bears land of mine, and pays extra
voice-broker-win_now = the whole market could be had today
voice-broker-tired_of_waiting = capital that waits for ever earns nothing
voice-broker-part_of_continent = I hold { $held } of { $size } shares in { $continent } so far
voice-broker-lacking_beside =
    { $lacking_beside ->
        [one] of { $lacking } shares I lack in { $continent }, one lies beside { $place }
       *[other] of { $lacking } shares I lack in { $continent }, { $lacking_beside } lie beside { $place }
    }
voice-broker-leaves_so_many = it should leave me with { $measure } in hand
voice-broker-alike = the offers were equal
voice-broker-forced = there was a single offer
voice-broker-alone = I asked for no other offer

voice-warden-more_there = one great host holds better than two small ones
voice-warden-few_there = { $theirs } stood in { $place }, and { $other_theirs } in { $other_place }. The wall goes where fewer stand
voice-warden-leaves_armies = it should leave { $measure } stones in my wall instead of { $other_measure }
voice-warden-more_land = every field inside feeds the wall
voice-warden-continent_mine = with { $place } all of { $continent } is inside
voice-warden-fewer_idle = fewer should sit idle behind my wall
voice-warden-costs_them = it should leave fewer of them to climb
voice-warden-their_land = it should starve those outside
voice-warden-breaks_continent = { $place } is the wall of { $foe } around { $continent }
voice-warden-takes_cards = if { $place } falls, their cards are safer with me
voice-warden-card = a card a turn, and then the gate is shut
voice-warden-surer = a wall is not built on luck: { $place } falls with { $percent } %, { $other_place } with { $other_percent } %
voice-warden-less_luck = a wall is not built on luck
voice-warden-last_count = soon they count what lies inside
voice-warden-goal = it is what the wall is for
voice-warden-victory = it should close the last gate
voice-warden-until_stronger = one stone a turn. The wall comes first
voice-warden-most_of_continent = the wall around { $continent } stands at { $held } of { $size }
voice-warden-pays_better = short walls around good fields
voice-warden-rest_beside = the gap in it lies next door
voice-warden-in_their_way = { $place } is where they would come through
voice-warden-out_of_my_way = { $place } is on the outside, where a wall belongs
voice-warden-keeps_wild = the wild ones stay in the tower
voice-warden-pictured = the card shows land inside the wall
voice-warden-win_now = today the last stone could be laid
voice-warden-tired_of_waiting = a siege must end one day
voice-warden-part_of_continent = the wall around { $continent } stands at { $held } of { $size } so far
voice-warden-lacking_beside =
    { $lacking_beside ->
        [one] one gap in { $continent } lies beside { $place }
       *[other] { $lacking_beside } gaps in { $continent } lie beside { $place }
    }
voice-warden-leaves_so_many = it should leave { $measure } stones in my wall
voice-warden-alike = either stone would have fitted
voice-warden-forced = the gate opened one way only
voice-warden-alone = I tried no other gate

voice-governor-more_there = a strong garrison keeps the peace
voice-governor-few_there = { $place } had a garrison of { $theirs }, and { $other_place } one of { $other_theirs }
voice-governor-leaves_armies = it should leave { $measure } in my garrisons instead of { $other_measure }
voice-governor-more_land = it should add to the tribute
voice-governor-continent_mine = { $place } makes the province of { $continent } whole
voice-governor-fewer_idle = fewer garrisons should sit idle inland
voice-governor-costs_them = it should thin their ranks
voice-governor-their_land = their tribute should shrink by it
voice-governor-breaks_continent = { $foe } rules the whole of { $continent }, until { $place } falls
voice-governor-takes_cards = if { $place } falls, their papers are forfeit
voice-governor-card = it brings me a title deed
voice-governor-surer = I do not govern by luck: { $percent } % at { $place }, and { $other_percent } % at { $other_place }
voice-governor-less_luck = I do not govern by luck
voice-governor-last_count = the census is near, and land is what it counts
voice-governor-goal = it is what the campaign is for
voice-governor-victory = it should make every border mine
voice-governor-most_of_continent = { $held } of { $size } in the province of { $continent } are mine
voice-governor-pays_better = { $continent } pays { $bonus } in taxes for an area of { $size }
voice-governor-rest_beside = the rest of the province lies beside it
voice-governor-in_their_way = { $place } watches over their borders
voice-governor-out_of_my_way = { $place } is a border, and borders want watching
voice-governor-keeps_wild = the blank deeds are kept for later
voice-governor-pictured = the deed names land of mine
voice-governor-win_now = the whole world could come under one roof today
voice-governor-tired_of_waiting = a province that only waits is no province
voice-governor-part_of_continent = { $held } of { $size } in the province of { $continent } are mine so far
voice-governor-lacking_beside = from { $place } I could govern { $lacking_beside } more of { $continent }
voice-governor-leaves_so_many = it should leave { $measure } in my garrisons
voice-governor-alike = either line would have been straight
voice-governor-forced = the law left me one course
voice-governor-alone = no other course was put before me

voice-falconer-more_there = birds of one roost strike together
voice-falconer-few_there = { $place } had { $theirs } on the ground, and { $other_place } { $other_theirs }
voice-falconer-leaves_armies = it should leave me { $measure } on the wing instead of { $other_measure }
voice-falconer-more_land = it is good hunting ground
voice-falconer-continent_mine = with { $place } the whole range of { $continent } is mine
voice-falconer-fewer_idle = a hooded bird catches nothing
voice-falconer-costs_them = it should leave them limping
voice-falconer-their_land = it should leave them hungry, and hungry prey is slow
voice-falconer-breaks_continent = { $continent } is the range of { $foe }, until { $place } falls
voice-falconer-takes_cards = if { $place } falls, their cards fall with it
voice-falconer-card = every catch brings a feather
voice-falconer-surer = a hawk stoops where it strikes: { $place } at { $percent } %, { $other_place } at { $other_percent } %
voice-falconer-less_luck = a hawk does not stoop on luck
voice-falconer-last_count = the season ends soon, and land is what counts
voice-falconer-goal = it is what I have been circling over
voice-falconer-victory = the last bird in the sky is in sight
voice-falconer-most_of_continent = I nest in { $held } of { $size } in { $continent } already
voice-falconer-pays_better = { $continent } has game for { $bonus } in a range of { $size }
voice-falconer-rest_beside = the rest of the range lies beside it
voice-falconer-in_their_way = { $place } lies right before their beaks
voice-falconer-out_of_my_way = { $place } is at the edge, where the game is
voice-falconer-keeps_wild = the wild ones stay on the glove
voice-falconer-pictured = the card shows ground I hunt on
voice-falconer-win_now = the last quarry was in sight
voice-falconer-tired_of_waiting = a falcon that never flies forgets how
voice-falconer-part_of_continent = I nest in { $held } of { $size } in { $continent }
voice-falconer-lacking_beside =
    { $lacking_beside ->
        [one] one roost of { $continent } lies beside { $place }
       *[other] { $lacking_beside } roosts of { $continent } lie beside { $place }
    }
voice-falconer-leaves_so_many = it should leave me { $measure } on the wing
voice-falconer-alike = one was as slow as the other
voice-falconer-forced = there was one way to fly
voice-falconer-alone = I watched no other quarry
