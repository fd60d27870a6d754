//! What can be learned of Banqi's opponents by play: the numbers of Strategist's evaluation.

use boards::banqi::{Banqi, Ranks};
use tabletop::Game;
use training::train::Variant;

use super::BanqiBoard;
use crate::games::boards::learned::Learned;

impl Learned for BanqiBoard {
    const RULES: &'static [Variant] = &[
        Variant { id: "taiwanese", idea: "cannons leap and may take anything", setup: "()" },
        Variant {
            id: "chinese",
            idea: "cannons are ordinary pieces, and the general takes soldiers",
            setup: "(ranks: chinese)",
        },
        Variant { id: "hong-kong", idea: "the order of ranks in Hong Kong", setup: "(ranks: hong_kong)" },
    ];
    const SUBJECT: [&'static str; 2] = ["strategist", "Strategist as it is"];
    const LEVEL: &'static str = "strategist@easy";
    const LEARNS: &'static str = "what pieces are worth, and what a lead is worth beside time and draws";
    const WEIGHTS: &'static [(&'static str, f64, f64)] = &[
        ("alive", 1.0, 15.0),
        ("fear", 0.7, 1.0),
        ("leaps", 0.5, 2.5),
        ("face_down", 0.7, 1.0),
        ("prey_general", 1.0, 9.0),
        ("prey_advisor", 1.0, 7.0),
        ("prey_elephant", 0.5, 5.5),
        ("prey_chariot", 0.5, 4.5),
        ("prey_horse", 0.5, 3.5),
        ("prey_cannon", 0.5, 7.5),
        ("prey_soldier", 0.0, 3.0),
        ("distance", 0.0, 0.6),
        ("second", 0.0, 0.6),
        ("focus", 0.8, 1.0),
        ("patience", 0.0, 0.6),
        ("draw", 0.0, 0.2),
        ("contempt", 0.0, 0.2),
    ];

    fn learned_for(game: &Banqi) -> &'static str {
        match game.setup().ranks {
            Ranks::Taiwanese => "taiwanese",
            Ranks::Chinese => "chinese",
            Ranks::HongKong => "hong-kong",
        }
    }
}
