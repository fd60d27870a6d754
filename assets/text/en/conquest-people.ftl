### What opponents say of what they are doing, in the dock while they play: the personas each in their own voice, anyone else plainly.
### A line is seen for a second or two.

conquest-say-captain_ponder = “Where is the map? Never mind. Drums!”
conquest-say-captain_trade = “Cards for { $n } good boots. A bargain!”
conquest-say-captain_place = “{ $n } more for { $place }, and no dawdling!”
conquest-say-captain_attack = “Charge! { $place } will not see it coming!”
conquest-say-captain_attack_you = “At them, lads! I want your { $place }, friend!”
conquest-say-captain_take = “{ $place } is ours! What was it called before?”
conquest-say-captain_take_you = “{ $place } is ours! Better luck next time, friend.”
conquest-say-captain_march = “{ $n } of you, off to { $place }. Quick march!”

conquest-say-quartermaster_ponder = “One moment. I am still counting.”
conquest-say-quartermaster_trade = “Three cards, { $n } armies. Signed for.”
conquest-say-quartermaster_place =
    { $n ->
        [one] “{ $n } crate to { $place }. Checked twice.”
       *[other] “{ $n } crates to { $place }. Checked twice.”
    }
conquest-say-quartermaster_attack = “The sum is right. { $place }, then.”
conquest-say-quartermaster_attack_you = “I have counted yours in { $place }. It is enough for me.”
conquest-say-quartermaster_take = “{ $place }: received in good order.”
conquest-say-quartermaster_take_you = “{ $place } is struck from your books.”
conquest-say-quartermaster_march = “{ $n } to { $place }. The ledger wants balance.”

conquest-say-duke_ponder = “Somebody here stands too tall.”
conquest-say-duke_trade = “{ $n } armies, and every one a gentleman.”
conquest-say-duke_place = “{ $n } to { $place }. Let them be seen.”
conquest-say-duke_attack = “{ $name } has had { $place } long enough!”
conquest-say-duke_attack_you = “You dare to hold { $place } before my eyes?”
conquest-say-duke_take = “{ $place } returns to its betters.”
conquest-say-duke_take_you = “{ $place }. That was for the insult.”
conquest-say-duke_march = “{ $n } to { $place }. Heads up, all of you.”

conquest-say-abbess_ponder = “The beds are dug. Let us see what grows.”
conquest-say-abbess_trade = “A small harvest: { $n } armies.”
conquest-say-abbess_place =
    { $n ->
        [one] “{ $n } seedling for { $place }.”
       *[other] “{ $n } seedlings for { $place }.”
    }
conquest-say-abbess_attack = “{ $place } would do well with a little care.”
conquest-say-abbess_attack_you = “Forgive me. { $place } belongs in my garden.”
conquest-say-abbess_take = “{ $place } is planted. Now it must root.”
conquest-say-abbess_take_you = “I shall look after { $place } better than you did.”
conquest-say-abbess_march = “{ $n } to the wall at { $place }.”

conquest-say-tollkeeper_ponder = “Which gate do they all come through?”
conquest-say-tollkeeper_trade = “Three slips of paper, and { $n } to show for it. A fair toll.”
conquest-say-tollkeeper_place = “{ $n } to the gate at { $place }.”
conquest-say-tollkeeper_attack = “{ $place } stands on my road.”
conquest-say-tollkeeper_attack_you = “Your { $place } owes me passage.”
conquest-say-tollkeeper_take = “{ $place }: the gate is open. To me.”
conquest-say-tollkeeper_take_you = “{ $place } has paid its toll, friend.”
conquest-say-tollkeeper_march = “{ $n } through to { $place }, and shut it behind you.”

conquest-say-broker_ponder = “Patience. Prices are still moving.”
conquest-say-broker_trade = “Sold, for { $n } armies. At last.”
conquest-say-broker_place = “I put { $n } into { $place }.”
conquest-say-broker_attack = “{ $place } is cheap today.”
conquest-say-broker_attack_you = “Nothing personal. { $place } is undervalued.”
conquest-say-broker_take = “{ $place }: a clean deal.”
conquest-say-broker_take_you = “{ $place } has changed hands. My thanks.”
conquest-say-broker_march = “{ $n } moved to { $place }. Spread the risk.”

conquest-say-warden_ponder = “The wall first. Then we shall see.”
conquest-say-warden_trade = “{ $n } more for the wall.”
conquest-say-warden_place =
    { $n ->
        [one] “{ $n } stone on { $place }.”
       *[other] “{ $n } stones on { $place }.”
    }
conquest-say-warden_attack = “{ $place } stands where my wall must go.”
conquest-say-warden_attack_you = “{ $place } stands in the way of my wall. You were warned.”
conquest-say-warden_take = “{ $place } is inside the wall now.”
conquest-say-warden_take_you = “{ $place } is behind my wall. Stay out.”
conquest-say-warden_march = “{ $n } to { $place }. Hold it.”

conquest-say-governor_ponder = “This border could be straighter.”
conquest-say-governor_trade = “A levy of { $n }. The province will bear it.”
conquest-say-governor_place = “{ $n } to { $place }, to keep order.”
conquest-say-governor_attack = “{ $place } is wanted for the whole of it.”
conquest-say-governor_attack_you = “{ $place } was never drawn as yours.”
conquest-say-governor_take = “{ $place } is redrawn.”
conquest-say-governor_take_you = “{ $place } pays its tribute to me now.”
conquest-say-governor_march = “{ $n } to the garrison of { $place }.”

conquest-say-falconer_ponder = “Quiet. One of them is limping.”
conquest-say-falconer_trade = “{ $n } talons for three feathers.”
conquest-say-falconer_place = “{ $n } to the perch at { $place }.”
conquest-say-falconer_attack = “Strike! { $place } is slow.”
conquest-say-falconer_attack_you = “I have watched you in { $place } for some time.”
conquest-say-falconer_take = “{ $place } is down.”
conquest-say-falconer_take_you = “Got you in { $place }.”
conquest-say-falconer_march = “{ $n } back to { $place }. Hood them.”

conquest-say-anyone_ponder = looks at the map
conquest-say-anyone_trade = trades a set of cards for { $n } armies
conquest-say-anyone_place = places { $n } on { $place }
conquest-say-anyone_attack = attacks { $place }, which { $name } holds
conquest-say-anyone_attack_you = attacks you in { $place }
conquest-say-anyone_take = has taken { $place } from { $name }
conquest-say-anyone_take_you = has taken { $place } from you
conquest-say-anyone_march = moves { $n } to { $place }
