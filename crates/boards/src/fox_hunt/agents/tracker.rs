//! Tracker: where the densities along the rays of misses, multiplied, are highest.

use rand::RngExt;
use tabletop::{Agent, Decision, Effort, Message, Term, Think};

use super::reasons::{self, Weighed};
use crate::board::Square;
use crate::fox_hunt::action::Action;
use crate::fox_hunt::odds::Clues;
use crate::fox_hunt::rules::FoxHunt;
use crate::fox_hunt::thought::{Densities, FAINTEST};
use crate::fox_hunt::view::View;

/// What a whim may be worth at most: less than any difference of densities that matters.
const WHIM: f64 = 1e-6;

/// Shoots where foxes seem to lie thickest.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tracker;

impl Agent<FoxHunt> for Tracker {
    fn name(&self) -> &'static str {
        "tracker"
    }

    fn decide(&mut self, game: &FoxHunt, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        let clues = game.clues(view);
        let densities = clues.as_ref().map(Densities::new);
        let weighed = |square| {
            let mut terms = match (&clues, &densities) {
                (Some(clues), Some(densities)) => terms(clues, densities, square),
                _ => Vec::new(),
            };
            terms.push(Term::plain("term-whim", WHIM * think.rng.random::<f64>()));
            Weighed { square, terms }
        };
        let weighed: Vec<Weighed> = game.legal(view).map(weighed).collect();
        let square = reasons::best(&weighed);
        Decision::explained(Action { square }, Effort::default(), think, || {
            let open = clues.as_ref().map_or(0, |clues| clues.open().len());
            let headline = Message::new("headline-fox_hunt_thickest").count("choices", open);
            reasons::explanation(game, "method-fox_hunt_tracker", headline, weighed, square)
        })
    }
}

fn terms(clues: &Clues, densities: &Densities<'_>, square: Square) -> Vec<Term> {
    if !clues.open().contains(square) {
        // Below anything that misses may make of an open square.
        let misses = clues.told().len() as f64 + 2.0;
        return vec![Term::plain("term-fox_hunt_ruled_out", 2.0 * FAINTEST * misses)];
    }
    vec![
        Term::plain("term-fox_hunt_thick", densities.thick()),
        Term::plain("term-fox_hunt_on_rays", densities.on_rays(square)),
        Term::plain("term-fox_hunt_beside_rays", densities.beside_rays(square)),
    ]
}
