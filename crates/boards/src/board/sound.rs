//! What must hold in every position of a game.

use tabletop::Illegal;

/// Whether a position can be one of a game; else what keeps it from that.
pub type Soundness = Result<(), Illegal>;

/// What must hold in every position; where it does not, `text` says what is wrong. Languages have that as `illegal-board_unsound-` and the case.
///
/// # Errors
/// It does not hold.
pub(crate) fn sound(holds: bool, case: &'static str, text: &'static str) -> Soundness {
    if holds { Ok(()) } else { Err(Illegal::new("board_unsound", text).case(case)) }
}
