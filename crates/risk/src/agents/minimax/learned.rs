//! Minimax with learned weights: those of the rules it finds itself under, of all features or of the published four.
//!
//! The files are what `rubicon-lab train` wrote (`docs/training.md`), built in so that the agent needs none where it plays. The lab
//! reads such files with all their checks, and holds these to them by a test.

use std::sync::LazyLock;

use search::Graph;
use serde::Deserialize;
use tabletop::{Game, Think};

use super::settings::Features;
use super::weights::FOUR;
use super::{Minimax, Settings, Weights};
use crate::Action;
use crate::agents::finish::Finish;
use crate::agents::further;
use crate::agents::mind::Mind;
use crate::agents::occupy::Capture;
use crate::agents::policy::Policy;
use crate::agents::sight::Sight;
use crate::rules::Risk;
use crate::setup::Setup;
use crate::state::View;

macro_rules! shipped {
    ($($name:literal),* $(,)?) => {
        &[$(include_str!(concat!("../../../../../assets/risk/weights/", $name))),*]
    };
}

/// The files, by rules and features. All were learned by two players.
const FILES: &[&str] = shipped!["classic-2.ron", "classic-2-four.ron", "two-phase-2.ron", "two-phase-2-four.ron"];

/// What the agent needs of a file; the rest says where it comes from.
#[derive(Deserialize)]
#[serde(rename = "Weights")]
struct File {
    rules: String,
    weights: Vec<Weight>,
}

#[derive(Deserialize)]
struct Weight {
    name: String,
    value: f64,
}

/// Weights learned for some rules.
#[derive(Clone, PartialEq, Debug)]
struct Learned {
    two_phase: bool,
    features: Features,
    weights: Weights,
}

impl Learned {
    fn read(text: &str) -> Result<Self, ron::error::SpannedError> {
        let file: File = ron::from_str(text)?;
        let of = |name: &str| file.weights.iter().find(|weight| weight.name == name).map_or(0.0, |weight| weight.value);
        let weights = Weights { four: FOUR.map(of), more: further::KEYS.map(of), ..Weights::default() };
        let further = file.weights.iter().any(|weight| further::KEYS.contains(&weight.name.as_str()));
        let features = if further { Features::All } else { Features::Four };
        Ok(Self { two_phase: file.rules == "two-phase", features, weights })
    }
}

/// The weights of these features for the rules of a setup, whatever its number of seats.
fn weights(setup: &Setup, features: Features) -> Weights {
    static LEARNED: LazyLock<Vec<Learned>> = LazyLock::new(|| {
        let read = |text: &&str| Learned::read(text).expect("a test reads every file that is built in");
        FILES.iter().map(read).collect()
    });
    let fits = |learned: &&Learned| (learned.two_phase, learned.features) == (setup.two_phase, features);
    LEARNED.iter().find(fits).map_or_else(Weights::default, |learned| learned.weights)
}

/// The published method with learned weights.
pub(in crate::agents) struct MinimaxGa(Minimax);

impl MinimaxGa {
    pub fn new(settings: Settings) -> Self {
        Self(Minimax::new(settings))
    }

    fn recall(&mut self, setup: &Setup) {
        let settings = &mut self.0.settings;
        let win = settings.weights.win;
        settings.weights = Weights { win, ..weights(setup, settings.features).without(settings.without) };
    }

    /// As [`Minimax::tree`].
    pub fn tree(&mut self, game: &Risk, view: &View, think: &Think<'_>) -> Option<Graph> {
        self.recall(game.setup());
        self.0.tree(game, view, think)
    }
}

impl Policy for MinimaxGa {
    const NAME: &'static str = "minimax-ga";
    const METHOD: &'static str = "method-learned";
    const FINISH: Finish = Finish::Rivals;

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
    use crate::board::MAX_SEATS;

    #[test]
    fn every_file_built_in_is_read() {
        let learned: Vec<Learned> = FILES.iter().map(|text| Learned::read(text).unwrap()).collect();
        for (at, one) in learned.iter().enumerate() {
            assert!(one.weights.four.iter().any(|&weight| weight > 0.0), "{one:?}");
            let all = one.weights.four.iter().chain(&one.weights.more);
            assert!(all.into_iter().all(|weight| (0.0..=10.0).contains(weight)), "{one:?}");
            let same = |other: &&Learned| (other.two_phase, other.features) == (one.two_phase, one.features);
            assert_eq!(learned[..at].iter().find(same), None, "one file for each rules and features");
        }
    }

    #[test]
    fn weights_are_those_of_the_rules_and_features_at_every_table() {
        for (two_phase, features) in
            [(false, Features::All), (false, Features::Four), (true, Features::All), (true, Features::Four)]
        {
            let learned = FILES.iter().map(|text| Learned::read(text).unwrap());
            let wanted =
                learned.into_iter().find(|one| (one.two_phase, one.features) == (two_phase, features)).unwrap();
            for seats in 2..=MAX_SEATS as u8 {
                assert_eq!(weights(&Setup { two_phase, seats, ..Setup::default() }, features), wanted.weights);
            }
        }
    }
}
