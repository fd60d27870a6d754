//! What can be learned of Flip Jungle's opponents by play: the numbers of Prowler's evaluation.

use super::FlipJungleBoard;
use crate::games::boards::learned::Learned;

impl Learned for FlipJungleBoard {
    const SUBJECT: [&'static str; 2] = ["prowler", "Prowler as it is"];
    const LEVEL: &'static str = "prowler@easy";
    const LEARNS: &'static str = "what animals are worth, and what a lead is worth beside time and draws";
    const WEIGHTS: &'static [(&'static str, f64, f64)] = &[
        ("alive", 0.5, 40.0),
        ("fear", 0.4, 1.0),
        ("distance", 0.0, 0.3),
        ("patience", 0.0, 0.5),
        ("contempt", 0.0, 0.5),
    ];
}
