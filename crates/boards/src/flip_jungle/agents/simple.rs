//! Opponents that do not look ahead: Novice, which draws what it does, and Grabber, which takes what it can.

use rand::RngExt;
use tabletop::{Agent, Decision, Effort, Message, Term, Think};

use super::reasons;
use crate::board::Square;
use crate::flip_jungle::action::Action;
use crate::flip_jungle::lookahead::{Weights, Worth};
use crate::flip_jungle::position::{Move, Position};
use crate::flip_jungle::rules::FlipJungle;
use crate::flip_jungle::state::State;
use crate::flip_jungle::wording;

/// Draws what it does.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Novice;

/// Takes what is worth most.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Grabber;

impl Agent<FlipJungle> for Novice {
    fn name(&self) -> &'static str {
        "novice"
    }

    fn decide(&mut self, game: &FlipJungle, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        chosen(game, view, think, "method-flip_jungle_novice", "headline-flip_jungle_by_chance", |_, _| 0.0)
    }
}

impl Agent<FlipJungle> for Grabber {
    fn name(&self) -> &'static str {
        "grabber"
    }

    fn decide(&mut self, game: &FlipJungle, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        let worth = Worth::new(Weights::default());
        chosen(game, view, think, "method-flip_jungle_grabber", "headline-flip_jungle_grabs", |position, mv| {
            position.board.piece(mv.to).filter(|_| !mv.is_flip()).map_or(0.0, |taken| worth.of_piece(position, taken))
        })
    }
}

/// The action of the highest gain and whim together; a whim is less than any piece is worth.
fn chosen(
    game: &FlipJungle,
    view: &State,
    think: &mut Think<'_>,
    method: &'static str,
    headline: &'static str,
    gain: impl Fn(&Position, Move) -> f64,
) -> Decision<Action> {
    let position = view.position();
    let weighed: Vec<(Move, f64, f64)> =
        game.legal(view).into_iter().map(|mv| (mv, gain(&position, mv), WHIM * think.rng.random::<f64>())).collect();
    let best = weighed.iter().max_by(|a, b| (a.1 + a.2).total_cmp(&(b.1 + b.2)));
    // Whoever is to act can do something; anything else answers with what nobody may do.
    let best = best.map_or(Move::flip(Square(u8::MAX)), |(mv, ..)| *mv);
    Decision::explained(best.into(), Effort::default(), think, || {
        let told = |&(mv, gain, whim): &(Move, f64, f64)| {
            let taken = (gain > 0.0).then(|| Term::plain("term-flip_jungle_taken", gain));
            let terms = taken.into_iter().chain([Term::plain("term-whim", whim)]).collect();
            reasons::candidate(&position, mv, terms, mv == best)
        };
        let headline = Message::new(headline).with("action", wording::action(&position, best));
        reasons::explanation(method, headline.count("choices", weighed.len()), weighed.iter().map(told).collect())
    })
}

/// What a whim may be worth at most.
const WHIM: f64 = 0.1;
