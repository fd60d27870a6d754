### How hunters of Fox Hunt say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/fox_hunt.ron.
### $square is the square of the shot, $other_square that of the next best one.

say-fox_hunt_open = ни один промах её не вычеркнул
say-fox_hunt_thick_on_rays = промахи, которые видят эту клетку, говорят, что лис там густо
say-fox_hunt_rays = промахи, которые видят эту клетку, меньше говорят против неё
say-fox_hunt_thick_beside_rays = промахи, которые не видят эту клетку, оставляют для таких клеток много лис
say-fox_hunt_beside_rays = промахи, которые не видят эту клетку, меньше говорят против неё
say-fox_hunt_chances = лиса в { $square } с вероятностью { $percent_of_one } %, а в { $other_square } — { $other_percent_of_one } %
say-fox_hunt_chance = лиса в { $square } с вероятностью { $percent_of_one } %
say-fox_hunt_tells_more = ответ должен сказать о лисах больше, чем ответ из { $other_square }
say-fox_hunt_answer = ответ должен сказать о лисах больше
say-fox_hunt_sure = лиса в { $square } точно есть
