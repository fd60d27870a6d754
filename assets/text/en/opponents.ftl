### Levels of opponents, as they are written in specs.

level-beginner = beginner
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert

## Names that opponents of several games have

name-novice = Novice
name-grabber = Grabber
name-tracker = Tracker
name-strategist = Strategist
