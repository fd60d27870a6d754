//! What can be set: how far, how wide, against whom, by which weights.

use super::weights::{FOUR, SECOND_REFERENCE, Weights};
use crate::agents::further;
use crate::agents::kernel::{Outlook, Tree};
use crate::agents::placing::{self, Placing};
use tabletop::agent_spec::{AgentError, Setting};

/// Whose moves the tree holds besides the own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::agents) enum Rivals {
    /// Those of the rival whose position is worth most.
    Strongest,
    /// Those of all rivals, as if they played together (paranoid).
    All,
    /// Those of all rivals, each playing for itself (max^n).
    Each,
}

/// How a turn's armies are placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::agents) enum Drafting {
    /// By border security, as the method is published.
    Security,
    /// By what the search makes of the attacks after each of several ways.
    Searched,
}

/// Which learned weights are played, where weights are learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::agents) enum Features {
    /// Those of the published four features and of the ones beyond them.
    All,
    /// Those of the published four alone.
    Four,
}

/// The settings of the published method.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::agents) struct Settings {
    /// Edges from the root to the horizon; 0 compares single own attacks by their expected outcome.
    pub depth: u32,
    /// Most positions evaluated for a decision, where the host sets no budget.
    pub nodes: u64,
    /// The weights of the features.
    pub weights: Weights,
    /// Which of them are taken, where they are learned.
    pub features: Features,
    /// The feature that is left out of them, by its place among the four and the others.
    pub without: Option<usize>,
    /// The shape of the tree.
    pub tree: Tree,
    /// Who moves in it.
    pub rivals: Rivals,
    /// How armies are placed outside the tree.
    pub drafting: Drafting,
    /// How border security shares them then.
    pub placing: Placing,
}

/// Most attacks of one turn in the tree.
const ATTACKS: u8 = 3;

impl Default for Settings {
    fn default() -> Self {
        Self {
            depth: 6,
            nodes: 50_000,
            weights: Weights::default(),
            features: Features::All,
            without: None,
            tree: Tree { threshold: 0.5, width: 8, attacks: ATTACKS, outlook: Outlook::Expected },
            rivals: Rivals::Strongest,
            drafting: Drafting::Security,
            placing: Placing::PUBLISHED,
        }
    }
}

/// The names of all settings, with what they mean: that of learned weights, those of the search, then the weights and how armies are placed.
const ALL: &[(&str, &str)] = &[
    ("features", "all: weights learned for ten features; four: those learned for the published four alone"),
    ("depth", "edges (attacks and stops) to the horizon, 0 to 12; 0 compares single attacks"),
    ("nodes", "most positions evaluated for a decision, 1 to 100000000"),
    ("width", "most attacks looked at in a position, 1 to 32"),
    ("threshold", "smallest chance to conquer of an attack that is looked at, 0 to 1"),
    ("attacks", "most attacks of one turn in the tree, 1 to 20"),
    ("outlook", "expected: battles come out as expected; chance: won or lost by their odds"),
    ("rivals", "strongest: the most dangerous one moves; all: all against one (paranoid); each: max^n"),
    (
        "draft",
        "security: by border security; searched: that or all on one border, whichever attacks the search values most",
    ),
    (
        "win",
        "what a win is worth beyond the features, 0 to 10, less with every turn; 0 as published: a position like any",
    ),
    ("without", "a feature that is left out: territories, armies, strength, closed, or one with a setting; or 'none'"),
    ("weights", "territories/armies/strength at the borders/closed borders, each 0 to 10; or 'hand', 'second'"),
    ("income", "weight of the unrounded share of all income, 0 to 10; usually 0, like those below"),
    ("cards", "weight of the cards by what they bring, 0 to 10"),
    ("hold", "weight of own continents as far as they hold, 0 to 10"),
    ("deny", "weight of continents denied to rivals, 0 to 10"),
    ("safety", "weight of borders that the rivals beside them are unlikely to break, 0 to 10"),
    ("prey", "weight of rivals near their end, by the cards they would leave, 0 to 10"),
    placing::SETTINGS[0],
    placing::SETTINGS[1],
    placing::SETTINGS[2],
    placing::SETTINGS[3],
    placing::SETTINGS[4],
    placing::SETTINGS[5],
];

/// What can be set where the weights are given.
pub(in crate::agents) const SETTINGS: &[(&str, &str)] = ALL.split_at(1).1;

/// What can be set where the weights are learned.
pub(in crate::agents) const LEARNED_SETTINGS: &[(&str, &str)] = ALL.split_at(11).0;

impl Settings {
    /// The usual settings with these changes, the later ones winning.
    ///
    /// # Errors
    /// The first value that is out of range.
    pub fn from(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let mut settings = Self { placing: Placing::from(changes)?, ..Self::default() };
        for change in changes {
            match change.key {
                "depth" => settings.depth = change.number(0..=12)?,
                "nodes" => settings.nodes = change.number(1..=100_000_000)?,
                "win" => settings.weights.win = change.number(0.0..=10.0)?,
                "weights" => settings.weights.four = four(change)?,
                "width" => settings.tree.width = change.number(1..=Tree::WIDEST)?,
                "threshold" => settings.tree.threshold = change.number(0.0..=1.0)?,
                "attacks" => settings.tree.attacks = change.number(1..=20)?,
                "outlook" => {
                    settings.tree.outlook =
                        change.word(&[("expected", Outlook::Expected), ("chance", Outlook::Chance)])?;
                }
                "rivals" => {
                    settings.rivals = change.word(&[
                        ("strongest", Rivals::Strongest),
                        ("all", Rivals::All),
                        ("each", Rivals::Each),
                    ])?;
                }
                "draft" => {
                    settings.drafting =
                        change.word(&[("security", Drafting::Security), ("searched", Drafting::Searched)])?;
                }
                "features" => {
                    settings.features = change.word(&[("all", Features::All), ("four", Features::Four)])?;
                }
                "without" => {
                    let features = FOUR.iter().chain(&further::KEYS).enumerate().map(|(at, &name)| (name, Some(at)));
                    settings.without = change.word(&features.chain([("none", None)]).collect::<Vec<_>>())?;
                }
                // The catalogue refuses keys that SETTINGS does not name.
                key => {
                    if let Some(which) = further::KEYS.iter().position(|known| *known == key) {
                        settings.weights.more[which] = change.number(0.0..=10.0)?;
                    }
                }
            }
        }
        settings.weights = settings.weights.without(settings.without);
        Ok(settings)
    }
}

fn four(change: &Setting<'_>) -> Result<[f64; 4], AgentError> {
    match change.value {
        "hand" => Ok(Weights::default().four),
        "second" => Ok(SECOND_REFERENCE),
        _ => change.numbers(0.0..=10.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_weighs_nothing_wherever_it_is_said() {
        let change = |key, value| Setting { key, value };
        for (at, feature) in FOUR.into_iter().chain(further::KEYS).enumerate() {
            let weights = |without| {
                let numbers = further::KEYS.map(|key| change(key, "3"));
                let settings = Settings::from(&[&[change("without", without)], &numbers[..]].concat()).unwrap();
                settings.weights.four.into_iter().chain(settings.weights.more)
            };
            let zeros: Vec<usize> =
                weights(feature).enumerate().filter(|&(_, weight)| weight == 0.0).map(|(at, _)| at).collect();
            assert_eq!(zeros, [at], "{feature}");
            assert!(weights("none").all(|weight| weight > 0.0));
        }
    }
}
