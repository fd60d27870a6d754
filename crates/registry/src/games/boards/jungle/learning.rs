//! What can be learned of Jungle's opponents by play: the numbers of Tracker's evaluation.

use super::JungleBoard;
use crate::games::boards::learned::Learned;

impl Learned for JungleBoard {
    const SUBJECT: [&'static str; 2] = ["tracker", "Tracker as it is"];
    const LEVEL: &'static str = "tracker@easy";
    const LEARNS: &'static str =
        "what animals and ways to the den are worth, and what a lead is worth beside time and draws";
    const WEIGHTS: &'static [(&'static str, f64, f64)] = &[
        ("alive", 0.5, 40.0),
        ("fear", 0.4, 1.0),
        ("animals", 0.2, 0.6),
        ("ways", 0.0, 0.15),
        ("race", 0.0, 0.2),
        ("patience", 0.0, 0.5),
        ("contempt", 0.0, 0.5),
    ];
}
