//! Opponents that do not look ahead: Tortoise, which draws what it does, and Sprinter, which does what looks best at once.

use rand::RngExt;
use tabletop::{Decision, Effort, Game, Message, NoEvents, Seat, Term, Think};

use super::counting::Chooser;
use super::reasons;
use super::worth::{Parts, Worth, turns_to_go};
use crate::action::Action;
use crate::rules::Hare;
use crate::state::State;

/// How many turns a whim of Tortoise may be worth.
const WHIM: f64 = 2.0;

/// Strays at random, but homeward: whoever draws all moves alike hardly ever comes home.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tortoise;

impl Chooser for Tortoise {
    fn name(&self) -> &str {
        "tortoise"
    }

    fn counts(&self) -> bool {
        false
    }

    fn choose(&mut self, game: &Hare, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        let seat = view.mover();
        let drawn = |action| {
            let mut next = *view;
            game.play(&mut next, action, &mut NoEvents);
            [WHIM * think.rng.random::<f64>(), -turns_to_go(game, &next, seat)]
        };
        let weighed: Vec<(Action, [f64; 2])> =
            game.moves(view).iter().zip(game.moves(view).iter().map(drawn)).collect();
        let totals: Vec<(f64, Action)> = weighed.iter().map(|&(action, [whim, way])| (whim + way, action)).collect();
        let chosen = best(&totals);
        Decision::explained(chosen, Effort::default(), think, || {
            let told = |&(action, [whim, way]): &(Action, [f64; 2])| {
                let terms = vec![Term::plain("term-whim", whim), Term::plain("term-hare_turns", way)];
                reasons::candidate(game, view, action, terms, action == chosen)
            };
            let headline = Message::new("hare-by_chance").with("action", super::wording::action(game, view, chosen));
            reasons::explanation("method-tortoise", headline, weighed.iter().map(told).collect(), game, view, &[])
        })
    }
}

/// Takes the move after which its own position is worth most.
#[derive(Clone, Debug)]
pub(super) struct Sprinter {
    worth: Worth,
}

impl Sprinter {
    /// One that goes by this evaluation.
    pub fn new(worth: Worth) -> Self {
        Self { worth }
    }

    /// What a seat's position is worth after a move, the mean over the cards where one is due.
    fn after(&self, game: &Hare, view: &State, action: Action, seat: Seat) -> Parts {
        let mut next = *view;
        game.play(&mut next, action, &mut NoEvents);
        let outcomes = game.outcomes(&next);
        if outcomes.is_empty() {
            return self.worth.parts(game, &next, seat);
        }
        outcomes.into_iter().fold(Parts::default(), |mean, (probability, card)| {
            let mut drawn = next;
            game.deal(&mut drawn, card, &mut NoEvents);
            mean.plus(self.worth.parts(game, &drawn, seat), probability)
        })
    }
}

impl Chooser for Sprinter {
    fn name(&self) -> &str {
        "sprinter"
    }

    fn choose(&mut self, game: &Hare, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        let seat = view.mover();
        let weighed: Vec<(Parts, Action)> =
            game.moves(view).iter().map(|action| (self.after(game, view, action, seat), action)).collect();
        let totals: Vec<(f64, Action)> = weighed.iter().map(|&(parts, action)| (parts.total(), action)).collect();
        let chosen = best(&totals);
        Decision::explained(chosen, Effort::default(), think, || {
            let told = |&(parts, action): &(Parts, Action)| {
                reasons::candidate(game, view, action, reasons::own(parts, 1.0), action == chosen)
            };
            let headline = Message::new("hare-looks_best")
                .with("action", super::wording::action(game, view, chosen))
                .count("choices", weighed.len());
            let mut end = *view;
            game.play(&mut end, chosen, &mut NoEvents);
            let all: Vec<Parts> = Seat::all(game.seats()).map(|seat| self.after(game, view, chosen, seat)).collect();
            let candidates = weighed.iter().map(told).collect();
            reasons::explanation("method-sprinter", headline, candidates, game, &end, &all)
        })
    }
}

/// The first of the best. A position whose seat is to act has a move; anything else answers with what nobody may do.
fn best(weighed: &[(f64, Action)]) -> Action {
    let better = |best: (f64, Action), next: &(f64, Action)| if next.0 > best.0 { *next } else { best };
    weighed.iter().fold((f64::NEG_INFINITY, Action::Eat), better).1
}
