//! Who plays a run: an opponent of duels in the fights, and between them the choice after which the next ones go best.
//!
//! `outlook` fights them in its head; `words` says what the choices are.

mod outlook;
#[cfg(test)]
mod tests;
mod words;

use std::sync::Arc;

use rand::RngExt;
use serde_json::json;
use tabletop::{Agent, Candidate, Decision, Effort, Explanation, Mark, Message, Seed, Standing, Term, Think};

use super::action::Action;
use super::event::Event;
use super::rules::Gauntlet;
use super::state::State;
use crate::Alea;
use crate::agents::Points;
use outlook::Outlook;

/// Fights that a choice is weighed by, where no budget says otherwise.
const FIGHTS: u64 = 120;

/// An opponent of duels on its way through a gauntlet, in either seat.
///
/// In a fight it is that opponent, with its reasons. Between fights it tries every choice: it plays the hero as it would be
/// against whoever stands in the next layer, and against the boss, both sides greedily, and takes the choice that keeps the
/// most HP; for nothing it gives nothing up. It neither knows nor guesses what chance has not drawn. Its budget there counts
/// the fights it plays in its head.
/// Opponents that watch events are told those of a duel by itself; of a run none, whose enemies are others every time.
pub struct Traveller {
    fighter: Box<dyn Agent<Alea>>,
    points: Arc<Points>,
}

impl Traveller {
    /// One that fights as `fighter` does, and weighs choices by fights for these points.
    pub fn new(fighter: Box<dyn Agent<Alea>>, points: Arc<Points>) -> Self {
        Self { fighter, points }
    }

    /// One that is there for a duel by itself, in which there is nothing to choose.
    pub fn duelist(fighter: Box<dyn Agent<Alea>>) -> Self {
        Self::new(fighter, Arc::new(Points::shipped()))
    }

    fn fight(&mut self, duel: &Alea, fight: &crate::State, think: &mut Think<'_>) -> Decision<Action> {
        let Decision { action, explanation, effort } = self.fighter.decide(duel, fight, think);
        let explanation = explanation.map(|mut told| {
            for candidate in &mut told.candidates {
                candidate.action = json!({ "Fight": candidate.action.take() });
            }
            told
        });
        Decision { action: Action::Fight(action), explanation, effort }
    }

    fn choose(&self, game: &Gauntlet, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        let options = game.listed(view);
        let fights = think.budget.nodes.unwrap_or(FIGHTS);
        let seed = Seed(think.rng.random());
        let mut outlook = Outlook::new(game, &self.points, seed, fights, think.monitor);
        let mut weighed = outlook.weigh(view, &options);
        let score = |terms: &[Term]| terms.iter().map(|term| term.value).sum::<f64>();
        // Of equally good choices what gives nothing up, and of those the first listed, for the order is stable.
        weighed.sort_by(|(action, one), (other, two)| {
            score(two).total_cmp(&score(one)).then_with(|| gives_up(*action).cmp(&gives_up(*other)))
        });
        let nodes = outlook.fought;
        let effort = Effort { nodes, depth: 0, budget: Some(fights), cut: think.monitor.stopped() };
        let chosen = weighed.first().map_or(Action::Leave, |(action, _)| *action);
        Decision::explained(chosen, effort, think, || {
            let candidate = |(at, (action, terms)): (usize, (Action, Vec<Term>))| Candidate {
                label: words::message(game, view, action),
                action: json!(action),
                score: score(&terms),
                terms,
                chosen: at == 0,
                marks: marks(action),
                ..Candidate::default()
            };
            let told = Message::new("headline-fought").with("action", words::message(game, view, chosen));
            let headline = told.count("choices", weighed.len()).count("fights", nodes);
            let candidates = weighed.into_iter().enumerate().map(candidate).collect();
            Explanation { agent: Message::new("method-traveller"), headline, candidates, ..Explanation::default() }
        })
    }
}

/// Whether a choice costs the hero a card.
const fn gives_up(action: Action) -> bool {
    matches!(action, Action::Drop(_) | Action::Scrap(Some(_)))
}

/// Where a choice lies: the way on the map, else the offer or card.
fn marks(action: Action) -> Vec<Mark> {
    match action {
        Action::Go(at) | Action::Take(at) | Action::Upgrade(at) | Action::Drop(at) | Action::Scrap(Some(at)) => {
            vec![Mark::At(at.into())]
        }
        _ => Vec::new(),
    }
}

impl Agent<Gauntlet> for Traveller {
    fn name(&self) -> &str {
        self.fighter.name()
    }

    fn watches(&self) -> bool {
        self.fighter.watches()
    }

    fn observe(&mut self, game: &Gauntlet, event: &Event) {
        if let (Some(duel), Event::Fight(event)) = (game.as_duel(), event) {
            self.fighter.observe(duel, event);
        }
    }

    fn conclude(&mut self, game: &Gauntlet, view: &State, standing: Option<&Standing>) {
        if let (Some(duel), Some(fight)) = (game.as_duel(), &view.fight) {
            self.fighter.conclude(duel, fight, standing);
        }
    }

    fn reset(&mut self) {
        self.fighter.reset();
    }

    fn decide(&mut self, game: &Gauntlet, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        match (&view.fight, game.fight(view)) {
            (Some(fight), Some(duel)) => self.fight(&duel, fight, think),
            _ => self.choose(game, view, think),
        }
    }
}
