//! What a check says: that something holds, or why the state cannot be.

use tabletop::Illegal;

pub(super) type Verdict = Result<(), Illegal>;

pub(super) fn ensure(holds: bool, text: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(Illegal::new("invalid-state", text())) }
}
