//! What the page shows, as plain data.

use training::evolution::Gene;
use training::train::{Learning, Progress, Stage, Variant};

use super::{
    champions::Champion,
    plan::Plan,
    run::{News, Run},
    wording,
};
use crate::{
    text::{Words, capitalised},
    training::time_left,
};

pub use crate::training::{Curve, RunState};

/// What the page shows beside the plan.
pub struct TrainingModel<'a> {
    /// The rules that have a name.
    pub variants: &'a [Variant],
    /// What can be learned under the plan's.
    pub learning: &'a Learning,
    /// The run, if there is one.
    pub run: Option<RunModel>,
    /// Champions that were kept, newest first.
    pub champions: &'a [Champion],
    /// The one that is looked at, and whether it is taken away if that is asked for once more.
    pub chosen: (usize, bool),
    /// What keeps the plan from being begun.
    pub fault: Option<String>,
    /// Games of the plan.
    pub games: u64,
}

/// A run.
#[derive(Clone, PartialEq, Debug)]
pub struct RunModel {
    /// What is learned.
    pub title: String,
    /// How it stands.
    pub state: RunState,
    /// Games played, and planned.
    pub games: (u64, u64),
    /// What is being done, and how long it will still take.
    pub line: String,
    /// The learning curve.
    pub curve: Curve,
    /// The best numbers so far.
    pub genes: Vec<GeneBar>,
    /// The champion against the references.
    pub proof: Vec<Proof>,
    /// Share of games an equal wins, in [0, 1].
    pub equal: f64,
    /// The agent with the best numbers so far, written out.
    pub agent: Option<String>,
    /// Whether it can go on.
    pub resumable: bool,
}

impl RunModel {
    /// Whether games are played.
    pub fn runs(&self) -> bool {
        self.state.runs()
    }
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
pub fn run_model(
    words: &Words,
    run: &Run,
    plan: &Plan,
    learning: &Learning,
    kept: Option<&Result<String, String>>,
) -> RunModel {
    let news = run.news();
    let subject = learning.subjects.iter().find(|subject| subject.id == plan.subject);
    let reference =
        subject.and_then(|subject| subject.references.first()).map(|known| wording::name(words, known.name).to_owned());
    let state = RunState::of(news.end.as_ref(), run.stopping(), |training| training.stopped, words);
    let line = state.line(news.curve.len(), kept, words).unwrap_or_else(|| match state {
        RunState::Done => words.get("training-proof").to_owned(),
        _ => under_way(words, run, &news, reference.as_deref()),
    });
    let training = news.end.as_ref().and_then(|end| end.as_ref().ok());
    let champion = training.and_then(|training| training.champion.as_ref());
    let genome = champion.map(|champion| &champion.genome).or(news.curve.last().map(|last| &last.best));
    let genes: &[Gene] = subject.map_or(&[], |subject| &subject.genes);
    let bars: Vec<GeneBar> = genome.map_or_else(Vec::new, |genome| {
        let bar = |(gene, value): (&Gene, &f64)| GeneBar {
            name: gene.name.clone(),
            value: *value,
            range: [gene.low, gene.high],
        };
        genes.iter().zip(genome).map(bar).collect()
    });
    let values: Vec<(&str, f64)> = bars.iter().map(|bar| (bar.name.as_str(), bar.value)).collect();
    let best = subject.filter(|_| !values.is_empty()).map(|subject| subject.with("", &subject.settings_of(&values)));
    let progress = news.progress;
    RunModel {
        title: words.with(
            "training-run",
            &[
                ("subject", &capitalised(wording::name(words, &run.request.subject))),
                ("rules", &wording::name(words, learning.rules)),
                ("seats", &plan.seats),
            ],
        ),
        games: progress.map_or((0, 0), |progress| (progress.games, progress.planned)),
        line,
        curve: curve(&news, reference),
        genes: bars,
        proof: training.map_or_else(Vec::new, |training| {
            let proof = |known: &training::train::Validation| Proof {
                name: known.name.clone(),
                share: [known.share.rate, known.share.low, known.share.high],
            };
            training.validation.iter().map(proof).collect()
        }),
        equal: 1.0 / plan.seats.max(1) as f64,
        agent: champion.map(|champion| champion.agent.clone()).or(best),
        resumable: state == RunState::Stopped && news.checkpoint.is_some(),
        state,
    }
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
    if let Some(left) = run.left(news) {
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
