### How hunters of Fox Hunt say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/fox_hunt.ron.
### $square is the square of the shot, $other_square that of the next best one.

say-fox_hunt_open = no miss has crossed it out
say-fox_hunt_thick_on_rays = the misses that see it say that foxes lie thick there
say-fox_hunt_rays = the misses that see it speak less against it
say-fox_hunt_thick_beside_rays = the misses that do not see it leave many foxes for squares like it
say-fox_hunt_beside_rays = the misses that do not see it speak less against it
say-fox_hunt_chances = a fox is at { $square } with { $percent_of_one } %, and at { $other_square } with { $other_percent_of_one } %
say-fox_hunt_chance = a fox is at { $square } with { $percent_of_one } %
say-fox_hunt_tells_more = it should tell more of where the foxes are than { $other_square } would
say-fox_hunt_answer = it should tell more of where the foxes are
say-fox_hunt_sure = a fox must be at { $square }
