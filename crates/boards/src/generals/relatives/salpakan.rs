//! The Game of the Generals, Salpakan: nine columns, eight rows, and an arbiter who says nothing but who survives.

use crate::board::Size;
use crate::generals::rank::Rank;
use crate::generals::rules::{RankInfo, Rules, Steps, Survivor};

/// The Game of the Generals.
pub static SALPAKAN: Rules = Rules {
    size: Size::new(9, 8),
    rows: 3,
    ranks: &[
        SPY,
        officer("general_of_the_army", 'A', 14),
        officer("general", 'G', 13),
        officer("lieutenant_general", 'T', 12),
        officer("major_general", 'D', 11),
        officer("brigadier_general", 'B', 10),
        officer("colonel", 'C', 9),
        officer("lieutenant_colonel", 'L', 8),
        officer("major", 'M', 7),
        officer("captain", 'K', 6),
        officer("first_lieutenant", 'I', 5),
        officer("second_lieutenant", 'J', 4),
        officer("sergeant", 'S', 3),
        PRIVATE,
        FLAG,
    ],
    flag: Rank(14),
    exceptions: &[
        (Rank(0), Rank(13), Survivor::Defender),
        (Rank(13), Rank(0), Survivor::Attacker),
        (Rank(14), Rank(14), Survivor::Attacker),
    ],
    water: &[],
    flag_runs: true,
    shown: false,
};

/// Of each officer there is one.
const fn officer(id: &'static str, letter: char, strength: u8) -> RankInfo {
    RankInfo { id, letter, count: 1, strength, steps: Steps::One }
}

/// It takes all officers, and only a private takes it.
const SPY: RankInfo = RankInfo { id: "spy", letter: 'Y', count: 2, strength: 15, steps: Steps::One };
const PRIVATE: RankInfo = RankInfo { id: "private", letter: 'P', count: 6, strength: 2, steps: Steps::One };
/// Any piece takes it; of two flags the one that comes.
const FLAG: RankInfo = RankInfo { id: "flag", letter: 'F', count: 1, strength: 1, steps: Steps::One };
