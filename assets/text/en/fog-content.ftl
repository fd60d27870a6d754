### What Fog is made of: opponents and ready-made tables, word for word as the content has it.

## Ready-made tables

scene-fog-first-game = First game
scene-fog-first-game-note = Chess in fog. Grabber takes whatever it sees and looks no further: hide your king, and look for its own.
scene-fog-scout = Against Scout
scene-fog-scout-note = It keeps in mind all that could be under the clouds, and asks what is best whatever is there.
scene-fog-two = Two at one screen
scene-fog-two-note = You against somebody beside you. A curtain falls between your turns.
scene-fog-xiangqi = Xiangqi in fog
scene-fog-xiangqi-note = The chess of China, where cannons shoot out of the clouds.
scene-fog-janggi = Janggi in sight
scene-fog-janggi-note = The chess of Korea by its ordinary rules.
scene-fog-chess = Chess in sight
scene-fog-chess-note = Chess without fog, by the ordinary rules.
scene-fog-sittuyin = Sittuyin
scene-fog-sittuyin-note = The chess of Myanmar: first you put your pieces where you want them.

## Opponents

name-scout = Scout
name-oracle = Oracle
opponent-fog-novice-idea = Does anything that is allowed.
opponent-fog-grabber-idea = Takes the dearest piece that it sees, and else does anything.
opponent-fog-scout-idea = Thinks ahead; in fog, over all positions that fit what it has seen.
opponent-fog-scout-level-easy = Looks at 500 positions, and keeps 500 in mind.
opponent-fog-scout-level-normal = Looks at 5 000 positions, and keeps 3 000 in mind.
opponent-fog-scout-level-hard = Looks at 50 000 positions, and keeps 10 000 in mind.
opponent-fog-scout-level-expert = Looks at 400 000 positions, and keeps 20 000 in mind.
opponent-fog-oracle-idea = Draws its moves so that in fog nobody can make use of knowing how.
opponent-fog-oracle-level-easy = Looks at 3 000 positions, and keeps 1 000 in mind.
opponent-fog-oracle-level-normal = Looks at 20 000 positions, and keeps 5 000 in mind.
opponent-fog-oracle-level-hard = Looks at 200 000 positions, and keeps 10 000 in mind.
opponent-fog-oracle-level-expert = Looks at 1 000 000 positions, and keeps 20 000 in mind.
