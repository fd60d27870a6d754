### What is wrong with files and texts of Fox Hunt: setups, positions and shots. Words of files stay as they are written.

## Setups

fault-fox_hunt-foxes = foxes: { $found } is not between 1 and { $most }

## Positions and shots

fault-fox_hunt-square = '{ $found }' is no square
remedy-fox_hunt-square = write its column and row, such as c4
fault-fox_hunt-beside = { $found } is not on this board
remedy-fox_hunt-beside = this board has { $columns } columns and { $rows } rows
fault-fox_hunt-found = no more than { $foxes } foxes hide
remedy-fox_hunt-found = write how many foxes the shot sees
fault-fox_hunt-outcome = '{ $found }' is nothing that chance can bring
remedy-fox_hunt-outcome = write where a fox hid, such as (c4), or the number of a start: start:2
fault-fox_hunt-part = '{ $found }' says nothing of a position
remedy-fox_hunt-part = write shots and what they told, such as c4=2 d5=*, or - for none
fault-fox_hunt-unsound = this cannot be played on: { $why }
remedy-fox_hunt-unsound = write shots that foxes can lie by
