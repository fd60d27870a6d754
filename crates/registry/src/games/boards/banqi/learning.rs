//! What can be learned of Banqi's opponents by play: the numbers of Strategist's evaluation.

use boards::banqi::{Banqi, Ranks};
use tabletop::Game;
use training::evolution::Gene;
use training::train::{Learning, Reference, Subject, TrainingModule, Variant};

use super::BanqiModule;

/// The rules that weights are learned for.
const VARIANTS: &[Variant] = &[
    Variant { id: "taiwanese", idea: "cannons leap and may take anything", setup: "()" },
    Variant {
        id: "chinese",
        idea: "cannons are ordinary pieces, and the general takes soldiers",
        setup: "(ranks: chinese)",
    },
    Variant { id: "hong-kong", idea: "the order of ranks in Hong Kong", setup: "(ranks: hong_kong)" },
];

/// The numbers of the evaluation, as the agent's settings name them, and how far each may go.
const WEIGHTS: [(&str, f64, f64); 5] =
    [("alive", 0.5, 40.0), ("fear", 0.4, 1.0), ("distance", 0.0, 0.3), ("patience", 0.0, 0.5), ("contempt", 0.0, 0.5)];

impl TrainingModule for BanqiModule {
    fn variants(&self) -> &'static [Variant] {
        VARIANTS
    }

    fn learning(&self, game: &Banqi) -> Learning {
        let subject = Subject {
            id: "strategist",
            agent: "strategist@easy",
            idea: "what pieces are worth, and what a lead is worth beside time and draws",
            genes: WEIGHTS.iter().map(|&(name, least, most)| Gene::new(name, least, most)).collect(),
            settings: None,
            references: vec![Reference { name: "Strategist as it is", settings: "" }],
        };
        let rules = match game.setup().ranks {
            Ranks::Taiwanese => "taiwanese",
            Ranks::Chinese => "chinese",
            Ranks::HongKong => "hong-kong",
        };
        Learning { rules, subjects: vec![subject] }
    }

    /// Nothing is decided by a clock that only keeps games from going on for ever.
    fn ended_by_limit(&self, reason: &str) -> bool {
        reason == "quiet"
    }
}
