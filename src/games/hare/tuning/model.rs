//! What the page shows, as plain data.

use lab::Origin;
use registry::games::hare::studies;
use registry::games::hare::tune::{Judgement, STEPS, Tuning, weight};

use super::read::Studies;
use crate::text::{Decimal, Words};

/// What the player has chosen on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chosen {
    /// The steps of Ks, Kc and Kp on the grid, each below [`STEPS`].
    pub weights: [usize; 3],
    /// The study that is read, by its place.
    pub study: Option<usize>,
}

/// What the parts of the page ask for beside what any training ground is asked: a race against the weights, and one from a study.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TuningAsk {
    /// Choose these steps of Ks, Kc and Kp.
    Weights([usize; 3]),
    /// Read the study of this place, or put it away.
    Study(usize),
}

/// The page once the studies are read.
#[derive(Clone, PartialEq, Debug)]
pub struct TuningModel<'a> {
    /// The whole grid.
    pub tuning: &'a Tuning,
    /// What is chosen.
    pub chosen: Chosen,
    /// What the chosen weights make of the studies.
    pub judge: Judgement,
    /// The studies.
    pub studies: Vec<StudyLine>,
}

/// A study in the list.
#[derive(Clone, PartialEq, Debug)]
pub struct StudyLine {
    /// Its name.
    pub title: String,
    /// How it is known who stands to win.
    pub origin: String,
    /// Why.
    pub reason: String,
    /// Who stands to win, by the number of the seat.
    pub winner: String,
    /// What the winner has more than the best of the others, by the chosen weights, in points.
    pub lead: f64,
}

impl StudyLine {
    /// Whether the weights see who stands to win.
    pub fn hit(&self) -> bool {
        self.lead > 0.0
    }
}

impl<'a> TuningModel<'a> {
    /// The page in these words; `None` without studies.
    pub fn new(words: &Words, studies: &'a Studies, chosen: Chosen) -> Option<Self> {
        let judge = studies.measurement.judge(chosen.weights.map(weight));
        let line = |(scene, (_, lead)): (&lab::Scene<hare::Hare>, &(String, f64))| {
            let study = scene.study.as_ref()?;
            let key = format!("scene-{}", scene.name.replace('/', "-"));
            Some(StudyLine {
                title: words.named(&key, &scene.title).to_owned(),
                origin: known_by(words, &study.origin),
                reason: studies::reason(scene).map_or_else(String::new, |reason| words.message(&reason)),
                winner: words.message(&tabletop::Message::seat(study.winner)),
                lead: *lead,
            })
        };
        Some(Self {
            tuning: studies.tuning.as_ref()?,
            chosen,
            studies: studies.scenes.iter().zip(&judge.leads).filter_map(line).collect(),
            judge,
        })
    }
}

/// How a judgement is known, in a few words.
fn known_by(words: &Words, origin: &Origin) -> String {
    match origin {
        Origin::Hand => words.get("hare-tuning-by_hand").to_owned(),
        Origin::Solved { steps } => words.with("hare-tuning-solved", &[("steps", steps)]),
        Origin::Searched { depth, .. } => words.with("hare-tuning-searched", &[("depth", depth)]),
        Origin::Played { games, won, .. } => words.with("hare-tuning-played", &[("games", games), ("won", won)]),
    }
}

/// The steps of the grid that are nearest to weights.
pub fn steps_of(weights: [f64; 3]) -> [usize; 3] {
    weights.map(|wanted| {
        let far = |step: &usize| (weight(*step) - wanted).abs();
        (0..STEPS).min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or_default()
    })
}

/// The opponent that weighs so.
pub fn agent(weights: [usize; 3]) -> String {
    let [salads, carrots, squares] = weights.map(|step| format!("{:.1}", weight(step)));
    format!("parlett:salads={salads},carrots={carrots},squares={squares}")
}

/// Ks, Kc and Kp as they are written.
pub fn figures(words: &Words, weights: [usize; 3]) -> String {
    let [salads, carrots, squares] = weights.map(|step| words.number(Decimal::new(weight(step), 1)));
    format!("{salads} / {carrots} / {squares}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_found_on_the_grid_and_written_as_an_opponent() {
        assert_eq!(steps_of([0.5, 1.04, 9.0]), [0, 5, STEPS - 1]);
        let spec = agent([0, 5, 15]);
        assert_eq!(spec, "parlett:salads=0.5,carrots=1.0,squares=2.0");
        assert!(hare::agents::make(&spec).is_ok());
        assert_eq!(figures(&Words::english(), [0, 5, 15]), "0.5 / 1.0 / 2.0");
    }
}
