### What is wrong with positions of games whose pieces lie face down, in words that are the same for all of them. Words of files stay as they are written.

fault-face_down-part = '{ $found }' says nothing of a position
remedy-face_down-part = write 'ply' and a number, 'after' and the last quiet moves, 'flip' and a square, or nothing
fault-face_down-unsound = this cannot be played on: { $why }
remedy-face_down-unsound = write a position that can come in this game
