//! What can be learned of the race's opponents by play: the weights of the evaluation's three parts.

use hare::Hare;
use tabletop::Game;
use training::evolution::Gene;
use training::train::{Learning, Reference, Subject, TrainingModule, Variant};

use super::HareModule;

/// The rules that weights are learned for.
const VARIANTS: &[Variant] = &[
    Variant { id: "cards", idea: "the board of 2008 with the cards of the hare squares", setup: "()" },
    Variant { id: "no-luck", idea: "the same without cards", setup: "(luck: false)" },
];

/// Ks, Kc and Kp, as the agent's settings name them, and how far they may go: as far as the grid of the studies, and a little beyond.
const WEIGHTS: [&str; 3] = ["salads", "carrots", "squares"];
const LEAST: f64 = 0.25;
const MOST: f64 = 4.0;

impl TrainingModule for HareModule {
    fn variants(&self) -> &'static [Variant] {
        VARIANTS
    }

    fn learning(&self, game: &Hare) -> Learning {
        let subject = Subject {
            id: "parlett",
            agent: "parlett",
            idea: "what salads, carrots and squares weigh",
            genes: WEIGHTS.iter().map(|name| Gene::new(name, LEAST, MOST)).collect(),
            settings: None,
            references: vec![Reference { name: "Parlett as it is", settings: "" }],
        };
        Learning { rules: if game.setup().luck { "cards" } else { "no-luck" }, subjects: vec![subject] }
    }
}

#[cfg(test)]
mod tests {
    use hare::Setup;

    use super::*;

    #[test]
    fn every_number_is_a_setting_of_its_agent_from_end_to_end() {
        for luck in [true, false] {
            let game = Hare::new(Setup { luck, ..Setup::default() }).unwrap();
            let learning = HareModule.learning(&game);
            assert!(VARIANTS.iter().any(|variant| variant.id == learning.rules));
            let subject = &learning.subjects[0];
            for end in [LEAST, MOST] {
                let values = WEIGHTS.map(|name| (name, end));
                let spec = format!("{}:{}", subject.agent, subject.settings_of(&values));
                assert!(hare::agents::make(&spec).is_ok(), "{spec}");
            }
        }
    }
}
