//! Positions and moves as people write them.
//!
//! Squares are named by column and row, `a1` in the lower left corner; `e2-e4` moves or takes, `e7-e8=Q` says what a pawn becomes, `R@d1` puts a piece from the hand, `pass` leaves the turn. A position is as Forsyth and
//! Edwards write it ([`fen`](crate::chess::fen)): `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0`. In fog `?` is a dark square. What else may follow, where it is not what one would expect:
//!
//! * `seen w`: whose eyes see it, `w`, `b` or `nobody`. Else, in sight, those of whoever is to act; in fog such a text has no dark square, and all of it is known.
//! * `taken PPn`: the pieces that were taken. `army KRRkq`: what both sides began with; else what stands or was taken, or where something is dark the usual beginning.
//! * `held 3,2`: how many pieces White and Black have in hand, where it is not known which.
//! * `not a1-a5` and `may c1-c9`: what dark squares keep a piece from doing, and what they let it do.
//! * `passes 1`: so many turns were left in a row. `ply 57`: so many plies were played. `past 1f+,2e`: numbers of the positions since something was taken, with `+` where whoever was to act stood in check.
//! * `undecided`: it is still to be drawn with which start the game begins.

mod contract;
mod guess;
mod letters;
mod reading;
mod usual;
mod writing;

pub use contract::FogNotation;
