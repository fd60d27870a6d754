//! The rules page: its sections, and the short pieces of play that it shows.

use tabletop::Seat;

use crate::games::board_games::{board_part::Part, example::Example};

/// The sections, each by the message of its heading.
pub const SECTIONS: [&str; 7] = [
    "help-generals-aim",
    "help-generals-placing",
    "help-generals-fights",
    "help-generals-flag",
    "help-generals-reading",
    "help-generals-attaque",
    "help-generals-end",
];

/// What is shown, each with the section that it belongs to.
pub const ALL: &[Example] = &[
    Example::new("help-generals-aim", "f8/4c4/9/4G4/9/9/9/F8 w", "e5-e6 e7-e6")
        .part(Part { from: [2, 3], cells: [5, 5] }),
    Example::new("help-generals-fights", "f8/3p5/3g5/3Y5/9/9/9/F8 w", "d5-d6 d7-d6")
        .part(Part { from: [1, 3], cells: [5, 5] }),
    Example::new("help-generals-flag", "4f4/6F2/9/9/9/9/9/9 w", "g7-g8").part(Part { from: [4, 4], cells: [5, 4] }),
    Example::new("help-generals-reading", "f8/4c4/9/4G1S2/9/9/9/F8 w", "e5-e6 e7-e6 g5-g6")
        .seen_by(Seat(0))
        .part(Part { from: [2, 3], cells: [6, 5] }),
    Example::new("help-generals-attaque", "fr8/91/91/4n5/4E5/91/91/91/91/F9 w", "e6-e7 b10-b5")
        .by("(relative: attaque)"),
];
