//! Minimax with learned weights: those of the rules and the number of seats it finds itself at, of all features or of the published four.
//!
//! The files are what `rubicon-lab train` wrote (`docs/training.md`), built in so that the agent needs none where it plays. The lab
//! reads such files with all their checks, and holds these to them by a test.

use std::cmp::Reverse;
use std::sync::LazyLock;

use search::Graph;
use serde::Deserialize;
use tabletop::{Game, Think};

use super::weights::FOUR;
use super::{Features, Minimax, Settings, Weights};
use crate::Action;
use crate::agents::further;
use crate::agents::policy::{Capture, Mind, Policy};
use crate::agents::sight::Sight;
use crate::rules::Risk;
use crate::setup::Setup;
use crate::state::View;

macro_rules! shipped {
    ($($name:literal),* $(,)?) => {
        &[$(include_str!(concat!("../../../../../assets/risk/weights/", $name))),*]
    };
}

/// The files, by rules, seats and features.
const FILES: &[&str] = shipped!["classic-2.ron", "classic-2-four.ron", "two-phase-2.ron", "two-phase-2-four.ron"];

/// What the agent needs of a file; the rest says where it comes from.
#[derive(Deserialize)]
#[serde(rename = "Weights")]
struct File {
    rules: String,
    seats: u8,
    weights: Vec<Weight>,
}

#[derive(Deserialize)]
struct Weight {
    name: String,
    value: f64,
}

/// Weights learned for some rules and a number of seats.
#[derive(Clone, PartialEq, Debug)]
struct Learned {
    two_phase: bool,
    seats: u8,
    features: Features,
    weights: Weights,
}

impl Learned {
    fn read(text: &str) -> Result<Self, ron::error::SpannedError> {
        let file: File = ron::from_str(text)?;
        let of = |name: &str| file.weights.iter().find(|weight| weight.name == name).map_or(0.0, |weight| weight.value);
        let weights = Weights { four: FOUR.map(of), more: further::KEYS.map(of) };
        let further = file.weights.iter().any(|weight| further::KEYS.contains(&weight.name.as_str()));
        let features = if further { Features::All } else { Features::Four };
        Ok(Self { two_phase: file.rules == "two-phase", seats: file.seats, features, weights })
    }
}

/// The weights of these features for a setup: of the same rules if there are any, of the nearest number of seats, the larger of two.
fn weights(setup: &Setup, features: Features) -> Weights {
    static LEARNED: LazyLock<Vec<Learned>> = LazyLock::new(|| {
        let read = |text: &&str| Learned::read(text).expect("a test reads every file that is built in");
        FILES.iter().map(read).collect()
    });
    let distance = |learned: &&Learned| {
        let seats = (learned.seats.abs_diff(setup.seats), Reverse(learned.seats));
        (learned.features != features, learned.two_phase != setup.two_phase, seats)
    };
    LEARNED.iter().min_by_key(distance).map_or_else(Weights::default, |learned| learned.weights)
}

/// The published method with learned weights.
pub(in crate::agents) struct MinimaxGa(Minimax);

impl MinimaxGa {
    pub fn new(settings: Settings) -> Self {
        Self(Minimax::new(settings))
    }

    fn recall(&mut self, setup: &Setup) {
        let settings = &mut self.0.settings;
        settings.weights = weights(setup, settings.features).without(settings.without);
    }

    /// As [`Minimax::tree`].
    pub fn tree(&mut self, game: &Risk, view: &View, think: &Think<'_>) -> Option<Graph> {
        self.recall(game.setup());
        self.0.tree(game, view, think)
    }
}

impl Policy for MinimaxGa {
    const NAME: &'static str = "minimax-ga";
    const METHOD: &'static str = "Alpha-beta over learned features";

    fn draft(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        self.recall(sight.setup());
        self.0.draft(sight, mind)
    }

    fn attack(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        self.recall(sight.setup());
        self.0.attack(sight, mind)
    }

    fn occupy(&mut self, sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
        self.0.occupy(sight, capture, mind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_built_in_is_read() {
        let learned: Vec<Learned> = FILES.iter().map(|text| Learned::read(text).unwrap()).collect();
        for (at, one) in learned.iter().enumerate() {
            assert!(one.weights.four.iter().any(|&weight| weight > 0.0), "{one:?}");
            let all = one.weights.four.iter().chain(&one.weights.more);
            assert!(all.into_iter().all(|weight| (0.0..=10.0).contains(weight)), "{one:?}");
            let same = |other: &&Learned| {
                (other.two_phase, other.seats, other.features) == (one.two_phase, one.seats, one.features)
            };
            assert_eq!(learned[..at].iter().find(same), None, "one file for each rules, number of seats and features");
        }
    }

    #[test]
    fn weights_are_those_of_the_nearest_setup() {
        for text in FILES {
            let Learned { two_phase, seats, features, weights: wanted } = Learned::read(text).unwrap();
            assert_eq!(weights(&Setup { two_phase, seats, ..Setup::default() }, features), wanted);
        }
    }
}
