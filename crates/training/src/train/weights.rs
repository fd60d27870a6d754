//! Learned numbers as a file that agents load: RON, with where they come from and how good they are.

use std::collections::BTreeSet;

use lab::source::{Check, present};
use lab::{LabError, Problem, TextFile};
use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::{Deserialize, Serialize};
use tabletop::Seed;

use super::{GenerationReport, Learning, Training, Validation};
use crate::evolution::{Gene, Method};

/// The version of the file.
const FORMAT: u32 = 1;

/// A weights file.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename = "Weights")]
pub struct WeightsFile {
    /// Version of the file's layout.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The rules' name.
    pub rules: String,
    /// Seats.
    pub seats: usize,
    /// What was learned, as it was asked for (`minimax@normal`).
    pub subject: String,
    /// The values, in the order of the subject's genes.
    pub weights: Vec<Weight>,
    /// Where they come from.
    pub made: Made,
    /// The learning curve.
    pub curve: Vec<GenerationReport>,
    /// How good they are.
    pub validation: Vec<Validation>,
}

/// One learned number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weight {
    /// The gene.
    pub name: String,
    /// Its value.
    pub value: f64,
}

/// Where learned numbers come from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Made {
    /// The seed of the run.
    pub seed: Seed,
    /// Positions each decision could spend.
    pub budget: u64,
    /// The optimiser and its numbers.
    pub method: Method,
    /// The agents whom the candidates met; empty where they played each other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub styles: Vec<String>,
    /// Games played.
    pub games: u64,
    /// Whether games ended by a limit of the rules counted as won by whoever led.
    #[serde(default = "super::request::counted")]
    pub limit_wins: bool,
}

/// The parts of a file, unread.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields, rename = "Weights")]
struct RawFile<'a> {
    #[serde(borrow, deserialize_with = "present")]
    format: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    game: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    rules: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    seats: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    subject: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    weights: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    made: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    curve: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    validation: Option<&'a RawValue>,
}

impl WeightsFile {
    /// The file of a finished run; `None` where it was stopped.
    pub fn of(training: &Training) -> Option<Self> {
        let champion = training.champion.as_ref().filter(|_| !training.stopped)?;
        let names = training.genes.iter().map(|gene| gene.name.clone());
        Some(Self {
            format: FORMAT,
            game: training.game.clone(),
            rules: training.rules.clone(),
            seats: training.seats,
            subject: training.subject.clone(),
            weights: names.zip(&champion.genome).map(|(name, &value)| Weight { name, value }).collect(),
            made: Made {
                seed: training.seed,
                budget: training.budget.unwrap_or_default(),
                method: training.method.clone(),
                styles: training.styles.clone(),
                games: training.games,
                limit_wins: training.limit_wins,
            },
            curve: training.curve.clone(),
            validation: training.validation.clone(),
        })
    }

    /// The file's text.
    ///
    /// # Errors
    /// [`LabError::System`]; numbers and words can always be written.
    pub fn to_ron(&self) -> Result<String, LabError> {
        let layout = PrettyConfig::new().depth_limit(3).indentor("    ");
        let text = ron::ser::to_string_pretty(self, layout).map_err(|error| LabError::System(error.to_string()))?;
        Ok(text + "\n")
    }

    /// Reads a file and checks it against what the game can learn.
    ///
    /// # Errors
    /// [`LabError::Input`] with every fault of the file.
    pub fn read(file: &TextFile, game: &str, learning: &Learning) -> Result<Self, LabError> {
        let mut check = Check::of(file);
        let raw: RawFile<'_> = check.source.whole()?;
        let format: Option<u32> = check.required(raw.format, "format", "1");
        if let (Some(raw), Some(format)) = (raw.format, format)
            && format != FORMAT
        {
            check.fault(raw, Problem::new(format!("this program reads format {FORMAT}")).remedy("train anew"));
        }
        let of: Option<String> = check.required(raw.game, "game", &format!("\"{game}\""));
        if let (Some(raw), Some(of)) = (raw.game, &of)
            && of != game
        {
            check.fault(raw, Problem::new(format!("the weights are not of the game '{game}'")));
        }
        let rules: Option<String> = check.required(raw.rules, "rules", "\"classic\"");
        let seats: Option<usize> = check.required(raw.seats, "seats", "2");
        let subject: Option<String> = check.required(raw.subject, "subject", "\"…\"");
        let weights: Option<Vec<Weight>> = check.required(raw.weights, "weights", "[(name: \"…\", value: 5)]");
        if let (Some(at), Some(subject), Some(all), Some(weights)) = (raw.subject, &subject, raw.weights, &weights) {
            match learning.subject(subject) {
                Err(problem) => check.fault(at, problem),
                Ok((known, _)) => misfits(&known.genes, weights).for_each(|problem| check.fault(all, problem)),
            }
        }
        let made: Option<Made> = check.required(raw.made, "made", "(…)");
        let curve: Option<Vec<GenerationReport>> = check.required(raw.curve, "curve", "[]");
        let validation: Option<Vec<Validation>> = check.required(raw.validation, "validation", "[]");
        match (format, of, rules, seats, subject, weights, made, curve, validation) {
            (
                Some(format),
                Some(game),
                Some(rules),
                Some(seats),
                Some(subject),
                Some(weights),
                Some(made),
                Some(curve),
                Some(validation),
            ) if check.problems.is_empty() => {
                Ok(Self { format, game, rules, seats, subject, weights, made, curve, validation })
            }
            _ => Err(LabError::Input(check.problems)),
        }
    }

    /// The values by name.
    pub fn values(&self) -> Vec<(&str, f64)> {
        self.weights.iter().map(|weight| (weight.name.as_str(), weight.value)).collect()
    }
}

/// What is wrong with weights for these genes.
fn misfits(genes: &[Gene], weights: &[Weight]) -> impl Iterator<Item = Problem> {
    let mut seen = BTreeSet::new();
    weights.iter().filter_map(move |Weight { name, value }| match genes.iter().find(|gene| gene.name == *name) {
        None => Some(Problem::unknown("weight", name, genes.iter().map(|gene| gene.name.as_str()))),
        Some(gene) if !gene.allows(*value) => {
            Some(Problem::new(format!("{name}: {value} is not between {} and {}", gene.low, gene.high)))
        }
        Some(_) if !seen.insert(name) => {
            Some(Problem::new(format!("'{name}' is there twice")).remedy("remove one of the two"))
        }
        Some(_) => None,
    })
}
