### What is remarkable in recorded games of Conquest, and what opponents did since a turn.

conquest-replay-eliminated = { $name } eliminates { $loser } in round { $round }
conquest-replay-continent = { $name } takes { $continent } in round { $round }
conquest-replay-over = The game ends in round { $round }
conquest-recap-took_yours = takes your { $list }
conquest-recap-took = takes { $list } from { $name }
conquest-recap-broke_yours = ends your hold on { $place }
conquest-recap-broke = ends the hold of { $name } on { $place }
conquest-recap-gained = holds { $place } (+{ $n })
conquest-recap-eliminated = eliminates { $name }
conquest-recap-traded = trades cards for { $n } armies
