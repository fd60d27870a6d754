### What is wrong with files and texts of Banqi: setups, positions and moves. Words of files stay as they are written.

## Setups

fault-banqi-quiet_limit = quiet_limit: { $found } is not between 1 and { $most }
fault-banqi-chase_limit = chase_limit: { $found } is not between 0 and { $most }; 0 is a game without such a rule

## Positions and moves

fault-banqi-square = '{ $found }' is no square
remedy-banqi-square = write its row and column, such as b3
fault-banqi-no_way = a piece does not move to where it stands
remedy-banqi-no_way = write b3 to turn over what lies there
fault-banqi-outcome = '{ $found }' is nothing that chance can bring
remedy-banqi-outcome = write the piece that was turned over, such as (C)
fault-banqi-piece = '{ $letter }' is no piece
remedy-banqi-piece = red pieces are GAERHCS, black ones gaerhcs, and ? lies face down
fault-banqi-turn = '{ $found }' does not say whose turn it is
remedy-banqi-turn = write the colour r or b, or - before there is one, and the seat: r1
fault-banqi-count = the pieces that lie open, lie face down and were taken are not together those of the game
remedy-banqi-count = write all pieces that were taken, such as GAAss
fault-banqi-quiet = only moves to empty squares are told here
remedy-banqi-quiet = write moves such as a4-a5
