//! Opponents that do not look ahead: Novice, which draws what it does, and Grabber, which takes what it can.

use rand::RngExt;
use tabletop::{Agent, Decision, Effort, Message, Term, Think};

use super::reasons;
use crate::jungle::action::Action;
use crate::jungle::ground::den;
use crate::jungle::lookahead::{Knowledge, Weights};
use crate::jungle::position::Move;
use crate::jungle::rules::Jungle;
use crate::jungle::state::State;

/// Draws what it does.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Novice;

/// Enters the den, or takes what is worth most.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Grabber;

impl Agent<Jungle> for Novice {
    fn name(&self) -> &'static str {
        "novice"
    }

    fn decide(&mut self, game: &Jungle, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        chosen(game, view, think, ["method-jungle_novice", "headline-jungle_by_chance"], |_| Gain::default())
    }
}

impl Agent<Jungle> for Grabber {
    fn name(&self) -> &'static str {
        "grabber"
    }

    fn decide(&mut self, game: &Jungle, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        let knowledge = Knowledge::new(game.rules(), Weights::default());
        let position = view.position();
        chosen(game, view, think, ["method-jungle_grabber", "headline-jungle_grabs"], |mv| Gain {
            den: if mv.to == den(view.mover.other()) { DEN } else { 0.0 },
            taken: position
                .board
                .piece(mv.to)
                .map_or(0.0, |taken| knowledge.worth(&position, taken.side, taken.animal)),
        })
    }
}

/// What a move wins at once.
#[derive(Clone, Copy, Debug, Default)]
struct Gain {
    den: f64,
    taken: f64,
}

/// The move of the highest gain and whim together; a whim is less than any animal is worth.
fn chosen(
    game: &Jungle,
    view: &State,
    think: &mut Think<'_>,
    [method, headline]: [&'static str; 2],
    gain: impl Fn(Move) -> Gain,
) -> Decision<Action> {
    let position = view.position();
    let weighed: Vec<(Move, Gain, f64)> =
        game.legal(view).into_iter().map(|mv| (mv, gain(mv), WHIM * think.rng.random::<f64>())).collect();
    let sum = |(_, gain, whim): &(Move, Gain, f64)| gain.den + gain.taken + whim;
    let best = weighed.iter().max_by(|a, b| sum(a).total_cmp(&sum(b)));
    // Whoever is to act can do something; anything else answers with what nobody may do.
    let best = best.map_or(Move { from: BEYOND, to: BEYOND }, |(mv, ..)| *mv);
    Decision::explained(best.into(), Effort::default(), think, || {
        let told = |&(mv, gain, whim): &(Move, Gain, f64)| {
            let gains = [("term-jungle_end", gain.den), ("term-jungle_taken", gain.taken)];
            let gains = gains.into_iter().filter(|(_, value)| *value > 0.0);
            let terms = gains.chain([("term-whim", whim)]).map(|(name, value)| Term::plain(name, value)).collect();
            reasons::candidate(&position, mv, terms, mv == best)
        };
        let headline = Message::new(headline).with("action", reasons::label(&position, best));
        reasons::explanation(method, headline.count("choices", weighed.len()), weighed.iter().map(told).collect())
    })
}

/// What a whim may be worth at most.
const WHIM: f64 = 0.1;
/// What the den is worth: more than any animal.
const DEN: f64 = 1000.0;
/// A square beyond the board.
const BEYOND: crate::board::Square = crate::board::Square(u8::MAX);
