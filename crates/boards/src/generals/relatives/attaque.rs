//! L'Attaque by its old rules, on the board of ten columns and rows with two lakes and forty pieces a side.

use crate::board::{Size, Square};
use crate::generals::rank::Rank;
use crate::generals::rules::{RankInfo, Rules, Steps, Survivor};

/// L'Attaque.
pub static ATTAQUE: Rules = Rules {
    size: Size::new(10, 10),
    rows: 4,
    ranks: &[
        soldier("commander_in_chief", 'A', 1, 12),
        soldier("brigadier_general", 'B', 1, 11),
        soldier("colonel", 'C', 2, 10),
        soldier("lieutenant_colonel", 'L', 3, 9),
        soldier("major", 'M', 4, 8),
        soldier("captain", 'K', 4, 7),
        soldier("lieutenant", 'I', 4, 6),
        soldier("sapper", 'E', 5, 5),
        RankInfo { id: "scout", letter: 'R', count: 8, strength: 4, steps: Steps::Far },
        soldier("spy", 'Y', 1, 3),
        RankInfo { id: "mine", letter: 'N', count: 6, strength: 20, steps: Steps::None },
        RankInfo { id: "flag", letter: 'F', count: 1, strength: 1, steps: Steps::None },
    ],
    flag: Rank(11),
    exceptions: &[
        // A sapper clears a mine, and a spy that comes to the commander in chief surprises him.
        (Rank(7), Rank(10), Survivor::Attacker),
        (Rank(9), Rank(0), Survivor::Attacker),
    ],
    water: &[Square(42), Square(43), Square(46), Square(47), Square(52), Square(53), Square(56), Square(57)],
    flag_runs: false,
    shown: true,
};

const fn soldier(id: &'static str, letter: char, count: u8, strength: u8) -> RankInfo {
    RankInfo { id, letter, count, strength, steps: Steps::One }
}
