//! Hunters that do not count: Novice, which shoots anywhere, and Beater, which leaves out what a miss has ruled out.

use rand::RngExt;
use tabletop::{Agent, Decision, Effort, Message, Term, Think};

use super::reasons::{self, Weighed};
use crate::fox_hunt::action::Action;
use crate::fox_hunt::ground::Area;
use crate::fox_hunt::rules::FoxHunt;
use crate::fox_hunt::view::View;

/// Shoots anywhere.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Novice;

/// Shoots anywhere but where a miss saw no fox.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Beater;

impl Agent<FoxHunt> for Novice {
    fn name(&self) -> &'static str {
        "novice"
    }

    fn decide(&mut self, game: &FoxHunt, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        drawn(game, view, think, ["method-fox_hunt_novice", "headline-fox_hunt_by_chance"], game.legal(view))
    }
}

impl Agent<FoxHunt> for Beater {
    fn name(&self) -> &'static str {
        "beater"
    }

    fn decide(&mut self, game: &FoxHunt, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        let open = game.clues(view).map_or(Area::none(), |clues| clues.open());
        drawn(game, view, think, ["method-fox_hunt_beater", "headline-fox_hunt_not_ruled_out"], open)
    }
}

/// One of these squares, drawn; of the others where there is none.
fn drawn(
    game: &FoxHunt,
    view: &View,
    think: &mut Think<'_>,
    [method, headline]: [&'static str; 2],
    open: Area,
) -> Decision<Action> {
    let weighed = |square| {
        let ruled_out = (!open.contains(square)).then(|| Term::plain("term-fox_hunt_ruled_out", -1.0));
        let whim = Term::plain("term-whim", think.rng.random::<f64>());
        Weighed { square, terms: ruled_out.into_iter().chain([whim]).collect() }
    };
    let weighed: Vec<Weighed> = game.legal(view).map(weighed).collect();
    let square = reasons::best(&weighed);
    Decision::explained(Action { square }, Effort::default(), think, || {
        let headline = Message::new(headline).count("choices", (open & game.legal(view)).len());
        reasons::explanation(game, method, headline, weighed, square)
    })
}
