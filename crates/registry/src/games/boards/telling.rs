//! Facts that the events of all board games have.

use tabletop::{Facts, Message, Seat};

/// Who did something: the name of a seat.
pub(super) fn of(names: &[String], seat: Seat) -> Facts {
    let name = names.get(seat.index()).map_or_else(|| Message::text("?"), |name| Message::person(name));
    Facts::new().with("name", name)
}

/// Which of several starts was drawn, from 0.
pub(super) fn began(start: u8) -> (&'static str, Facts) {
    ("began", Facts::new().count("start", u32::from(start) + 1))
}
