//! What can be learned of a board game's opponents by play: the numbers of an evaluation.

use training::evolution::Gene;
use training::train::{Learning, Reference, Subject, TrainingModule, Variant};

use super::module::{BoardGame, BoardModule};

/// A board game with an opponent whose numbers can be learned.
pub(super) trait Learned: BoardGame {
    /// The rules that numbers are learned for.
    const RULES: &'static [Variant] = &[Variant { id: "usual", idea: "the usual rules", setup: "()" }];
    /// The opponent, as it is specified, and as it is called where it is.
    const SUBJECT: [&'static str; 2];
    /// Its level that learns.
    const LEVEL: &'static str;
    /// What is learned, in a sentence.
    const LEARNS: &'static str;
    /// The numbers, as the opponent's settings name them, and how far each may go.
    const WEIGHTS: &'static [(&'static str, f64, f64)];

    /// Which of [`RULES`](Self::RULES) a game has.
    fn learned_for(_: &Self::Game) -> &'static str {
        "usual"
    }
}

impl<B: Learned> TrainingModule for BoardModule<B> {
    fn variants(&self) -> &'static [Variant] {
        B::RULES
    }

    fn learning(&self, game: &B::Game) -> Learning {
        let [id, name] = B::SUBJECT;
        let subject = Subject {
            id,
            agent: B::LEVEL,
            idea: B::LEARNS,
            genes: B::WEIGHTS.iter().map(|&(name, least, most)| Gene::new(name, least, most)).collect(),
            settings: None,
            references: vec![Reference { name, settings: "" }],
        };
        Learning { rules: B::learned_for(game), subjects: vec![subject] }
    }

    /// Nothing is decided by a clock that only keeps games from going on for ever.
    fn ended_by_limit(&self, reason: &str) -> bool {
        reason == "quiet"
    }
}
