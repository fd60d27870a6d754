//! What is said of a position that was read and cannot be one of a game.

use tabletop::notation::{Misread, Span};
use tabletop::{Illegal, message};

/// That a position which was read cannot be one of a game.
pub(super) fn unsound(text: Span<'_>, illegal: &Illegal) -> Misread {
    let reason = message!("fault-fog-unsound", "this cannot be played on: {why}", why = illegal.message());
    text.fault(reason, message!("remedy-fog-unsound", "write a position that can come in this game"))
}
