//! What the page shows, as plain data.

use training::evolution::Gene;
use training::train::{Learning, Progress, Stage, Subject, Training, Validation, Variant};

use super::{
    plan::Plan,
    run::{News, Run, share},
    wording,
};
use crate::{
    text::{Words, capitalised},
    training::{Curve, RunModel, RunState, time_left},
};

/// What Conquest keeps for its training ground: what can be learned, by variant of the rules.
#[derive(Default)]
pub struct ConquestTraining(pub Vec<Learning>);

impl ConquestTraining {
    /// What can be learned under the rules of a plan.
    pub fn learning(&self, plan: &Plan) -> Option<&Learning> {
        self.0.get(plan.variant)
    }
}

/// What the panels are drawn from.
pub struct Shown<'a> {
    /// The rules that have a name.
    pub variants: &'static [Variant],
    /// What can be learned under the plan's.
    pub subjects: &'a [Subject],
    /// Games of the plan.
    pub games: u64,
}

/// What was found out by a run.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The best numbers so far.
    pub genes: Vec<GeneBar>,
    /// The champion against the references.
    pub proof: Vec<Proof>,
}

/// A learned number.
#[derive(Clone, PartialEq, Debug)]
pub struct GeneBar {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: f64,
    /// What it may be.
    pub range: [f64; 2],
}

/// The champion against a reference.
#[derive(Clone, PartialEq, Debug)]
pub struct Proof {
    /// The reference.
    pub name: String,
    /// Share of games won, and its interval.
    pub share: [f64; 3],
}

/// A run as the page shows it. `kept` is the file of its champion, or why there is none.
pub(super) fn run_model(
    words: &Words,
    run: &Run,
    plan: &Plan,
    learning: &Learning,
    kept: Option<&Result<String, String>>,
) -> RunModel<Found> {
    let state = RunState::of(run, |training| training.stopped, words);
    let news = run.news();
    let training = run.end().and_then(Result::ok);
    let subject = learning.subjects.iter().find(|subject| subject.id == plan.subject);
    let reference =
        subject.and_then(|subject| subject.references.first()).map(|known| wording::name(words, known.name).to_owned());
    let line = state.line(news.curve.len(), kept, words).unwrap_or_else(|| match state {
        RunState::Done => words.get("training-proof").to_owned(),
        _ => under_way(words, run, &news, reference.as_deref()),
    });
    RunModel {
        title: words.with(
            "training-run",
            &[
                ("subject", &capitalised(wording::name(words, &news.request.subject))),
                ("rules", &wording::name(words, learning.rules)),
                ("seats", &plan.seats),
            ],
        ),
        share: news.progress.map_or(0.0, |progress| share(&progress) as f32),
        line,
        curve: curve(&news, reference),
        equal: 1.0 / plan.seats.max(1) as f64,
        playable: agent(&news, training, subject).is_some(),
        resumable: state == RunState::Stopped && news.checkpoint.is_some(),
        found: Found {
            genes: subject.map_or_else(Vec::new, |subject| bars(subject, &news, training)),
            proof: training.map_or_else(Vec::new, |training| {
                let proof = |known: &Validation| Proof {
                    name: known.name.clone(),
                    share: [known.share.rate, known.share.low, known.share.high],
                };
                training.validation.iter().map(proof).collect()
            }),
        },
        state,
    }
}

/// The best numbers so far.
fn bars(subject: &Subject, news: &News, training: Option<&Training>) -> Vec<GeneBar> {
    let champion = training.and_then(|training| training.champion.as_ref());
    let genome = champion.map(|champion| &champion.genome).or(news.curve.last().map(|last| &last.best));
    let bar =
        |(gene, value): (&Gene, &f64)| GeneBar { name: gene.name.clone(), value: *value, range: [gene.low, gene.high] };
    subject.genes.iter().zip(genome.into_iter().flatten()).map(bar).collect()
}

/// The agent with the best numbers so far, written out.
pub(super) fn agent(news: &News, training: Option<&Training>, subject: Option<&Subject>) -> Option<String> {
    if let Some(champion) = training.and_then(|training| training.champion.as_ref()) {
        return Some(champion.agent.clone());
    }
    let bars = bars(subject?, news, training);
    let values: Vec<(&str, f64)> = bars.iter().map(|bar| (bar.name.as_str(), bar.value)).collect();
    subject.filter(|_| !values.is_empty()).map(|subject| subject.with("", &subject.settings_of(&values)))
}

/// What a run is doing, how far it is, and how long it will still take.
fn under_way(words: &Words, run: &Run, news: &News, reference: Option<&str>) -> String {
    let Some(progress) = news.progress else { return words.get("training-starting").to_owned() };
    let Progress { stage, generation, generations, games, planned } = progress;
    let doing = match (stage, reference) {
        (Stage::Finals, _) => words.get("training-finals").to_owned(),
        (Stage::Validation, _) => words.get("training-proof").to_owned(),
        (Stage::Yardstick, Some(reference)) => {
            words.with("training-yardstick", &[("n", &generation), ("of", &generations), ("reference", &reference)])
        }
        _ => words.with("training-generation", &[("n", &generation), ("of", &generations)]),
    };
    let mut parts = vec![doing, words.with("training-games", &[("games", &games), ("planned", &planned)])];
    if let Some(left) = run.left(share(&progress)) {
        parts.push(time_left(words, left));
    }
    parts.join(" \u{b7} ")
}

fn curve(news: &News, reference: Option<String>) -> Curve {
    let measured = !news.curve.is_empty() && news.curve.iter().all(|generation| generation.best_against.is_some());
    if measured {
        let best = news.curve.iter().filter_map(|generation| generation.best_against.as_ref());
        let median = news.curve.iter().filter_map(|generation| generation.median_against.as_ref());
        return Curve {
            against: reference,
            best: best.map(|share| [share.rate, share.low, share.high]).collect(),
            median: median.map(|share| share.rate).collect(),
        };
    }
    Curve {
        against: None,
        best: news.curve.iter().map(|of| [of.best_fitness; 3]).collect(),
        median: news.curve.iter().map(|of| of.median_fitness).collect(),
    }
}
