### What is wrong with files and texts of Flip Jungle: setups, positions and moves. Words of files stay as they are written.

## Setups

fault-flip_jungle-quiet_limit = quiet_limit: { $found } is not between 1 and { $most }

## Positions and moves

fault-flip_jungle-square = '{ $found }' is no square
remedy-flip_jungle-square = write its column and row, such as b3
fault-flip_jungle-no_way = a piece does not move to where it stands
remedy-flip_jungle-no_way = write b3 to turn over what lies there
fault-flip_jungle-outcome = '{ $found }' is nothing that chance can bring
remedy-flip_jungle-outcome = write the piece that was turned over, such as (C)
fault-flip_jungle-piece = '{ $letter }' is no piece
remedy-flip_jungle-piece = white animals are ELTPWDCR, black ones eltpwdcr, and ? lies face down
fault-flip_jungle-turn = '{ $found }' does not say whose turn it is
remedy-flip_jungle-turn = write the colour w or b, or - before there is one, and the seat: w1
fault-flip_jungle-count = the pieces that lie open, lie face down and were taken are not together those of the game
remedy-flip_jungle-count = write all pieces that were taken, such as ELc
fault-flip_jungle-quiet = only moves to empty squares are told here
remedy-flip_jungle-quiet = write moves such as a3-a4
