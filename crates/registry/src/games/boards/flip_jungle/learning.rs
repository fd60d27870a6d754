//! What can be learned of Flip Jungle's opponents by play: the numbers of Prowler's evaluation.

use boards::flip_jungle::FlipJungle;
use training::evolution::Gene;
use training::train::{Learning, Reference, Subject, TrainingModule, Variant};

use super::FlipJungleModule;

/// The rules that weights are learned for.
const VARIANTS: &[Variant] = &[Variant { id: "usual", idea: "the usual rules", setup: "()" }];

/// The numbers of the evaluation, as the agent's settings name them, and how far each may go.
const WEIGHTS: [(&str, f64, f64); 5] =
    [("alive", 0.5, 40.0), ("fear", 0.4, 1.0), ("distance", 0.0, 0.3), ("patience", 0.0, 0.5), ("contempt", 0.0, 0.5)];

impl TrainingModule for FlipJungleModule {
    fn variants(&self) -> &'static [Variant] {
        VARIANTS
    }

    fn learning(&self, _: &FlipJungle) -> Learning {
        let subject = Subject {
            id: "prowler",
            agent: "prowler@easy",
            idea: "what animals are worth, and what a lead is worth beside time and draws",
            genes: WEIGHTS.iter().map(|&(name, least, most)| Gene::new(name, least, most)).collect(),
            settings: None,
            references: vec![Reference { name: "Prowler as it is", settings: "" }],
        };
        Learning { rules: "usual", subjects: vec![subject] }
    }

    /// The clock of plies only keeps games from going on for ever.
    fn ended_by_limit(&self, reason: &str) -> bool {
        reason == "quiet"
    }
}
