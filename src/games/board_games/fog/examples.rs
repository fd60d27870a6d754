//! The rules page: its sections, and the short pieces of play that it shows.

use tabletop::Seat;

use crate::games::board_games::example::Example;

/// The sections, each by the message of its heading.
pub const SECTIONS: [&str; 9] = [
    "help-fog-aim",
    "help-fog-sight",
    "help-fog-chess",
    "help-fog-xiangqi",
    "help-fog-janggi",
    "help-fog-shatranj",
    "help-fog-makruk",
    "help-fog-sittuyin",
    "help-fog-end",
];

/// What is shown, each with the section that it belongs to.
pub const ALL: &[Example] = &[
    Example::new("help-fog-aim", "4k3/8/8/8/8/2n5/8/R3K2R w KQ - 0", "h1-h8 c3-e2 h8-e8").seen_by(Seat(0)),
    Example::new("help-fog-sight", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0", "e2-e4 d7-d5 f1-b5 c8-d7")
        .seen_by(Seat(0)),
    Example::new("help-fog-chess", "4k3/6P1/8/8/8/8/8/4K2R w K - 0", "e1-g1 e8-d7 g7-g8=Q").by("(fog: false)"),
    Example::new("help-fog-xiangqi", "3ak4/4a4/9/4p4/9/9/4P4/4C4/9/4K4 w - - 0", "e3-e7 e9-d8")
        .by("(relative: xiangqi, fog: false)"),
    Example::new("help-fog-janggi", "4k4/9/9/4c4/9/4p4/9/4C4/4K4/9 w - - 0", "pass e7-e4")
        .by("(relative: janggi, fog: false)"),
    Example::new("help-fog-shatranj", "4k3/8/8/8/8/4r3/8/2B1K2Q w - - 0", "c1-e3 e8-d7")
        .by("(relative: shatranj, fog: false)"),
    Example::new("help-fog-makruk", "4k3/8/8/4P3/8/8/3S4/4K3 w - - 0", "e5-e6=M e8-f8 d2-d3")
        .by("(relative: makruk, fog: false)"),
    Example::new("help-fog-sittuyin", "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[Kk] w - - 0", "K@d2 K@e7")
        .by("(relative: sittuyin, fog: false)"),
];
