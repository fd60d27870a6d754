//! Positions and moves as people write them.
//!
//! Squares are named by column and row, `a1` in White's left corner; `e3-e4` moves or challenges. A side's pieces are placed by their rows as it sees them, the foremost first: `P1PSPGP2/YTBDCLMKA/FYPIJP1P1`. A position is its rows from above, whose turn it is and for how many plies nobody
//! fought: `f2?5/9/9/9/4P4/9/9/3F5 w 12`. Capitals are White's ranks, small letters Black's; `!` is a piece of White's of unknown rank, `?` one of Black's. What may follow, where it is not what one would expect:
//!
//! * `seen w`: whose eyes see it, `w` or `b`.
//! * `from a3-a5`: pieces that began elsewhere, from where and where they stand. `fallen Pb3,?c6`: pieces that fell, and where they began. Pieces are named by where they began.
//! * `moved c3`: pieces that have moved and stand where they began, or have fallen since.
//! * `may c3EK`: by what was seen of it the piece has one of these ranks.
//! * `fights a3xb6+`: who came, who stood there, and which of them survived: `+` the one that came, `-` the other, `=` none.
//! * `army FKP/fkp`: what both sides began with, where it is not the whole army and not all ranks are known.
//! * `ply 57`: so many plies were played. `past a3-a4,a6-a5`: the moves since the last fight.
//! * `undecided`, `placing b`, `screen`: the sides do not move yet.

mod contract;
mod pieces;
mod reading;
mod writing;

pub use contract::GeneralsNotation;
pub use reading::read_position;
pub use writing::write_position;
