//! What can be learned by play: the numbers of Scout's evaluation.

use super::FogBoard;
use crate::games::boards::learned::Learned;

impl Learned for FogBoard {
    const SUBJECT: [&'static str; 2] = ["scout", "Scout as it is"];
    const LEVEL: &'static str = "scout@easy";
    const LEARNS: &'static str = "what pieces, places and squares in sight are worth";
    const WEIGHTS: &'static [(&'static str, f64, f64)] =
        &[("places", 0.0, 1.5), ("advance", 0.0, 0.3), ("seen", 0.0, 0.15), ("danger", 0.0, 0.4), ("risk", 0.0, 60.0)];
}
