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
        ("alive", 0.5, 40.0),
        ("fear", 0.4, 1.0),
        ("distance", 0.0, 0.3),
        ("patience", 0.0, 0.5),
        ("contempt", 0.0, 0.5),
    ];

    fn learned_for(game: &Banqi) -> &'static str {
        match game.setup().ranks {
            Ranks::Taiwanese => "taiwanese",
            Ranks::Chinese => "chinese",
            Ranks::HongKong => "hong-kong",
        }
    }
}
