//! Exact tables of endings: no piece lies face down, and at most four are left on the small board.
//!
//! `material` is which pieces are left, `places` numbers their positions, `table` holds what each is worth, `build` works that out backwards from captures and from
//! positions in which nobody can move, [`Tables`] keeps what was built and answers with a [`Verdict`].
//!
//! A distance is that to the next capture, or to the end of the game, in plies: the clock of plies without progress begins anew there. A win counts only where every
//! capture on the way comes before the plies are up.

mod build;
mod kept;
mod material;
mod places;
mod table;
mod verdict;

pub use kept::Tables;
pub use verdict::Verdict;
