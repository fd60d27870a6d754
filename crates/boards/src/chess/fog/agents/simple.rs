//! Opponents that do not look ahead: Novice, which draws what it does, and Grabber, which takes what it sees.

use rand::RngExt;
use tabletop::{Agent, Decision, Effort, Message, Term, Think};

use super::reasons;
use crate::chess::fog::action::Action;
use crate::chess::fog::game::Fog;
use crate::chess::fog::lookahead::price;
use crate::chess::fog::view::View;
use crate::chess::fog::wording;

/// What a whim may be worth at most: less than any piece.
const WHIM: f64 = 0.1;
/// What a king is worth to whoever takes it.
const KING: f64 = 1000.0;

/// Draws what it does.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Novice;

/// Takes the dearest piece that it sees and can take, and else draws what it does.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Grabber;

impl Agent<Fog> for Novice {
    fn name(&self) -> &'static str {
        "novice"
    }

    fn decide(&mut self, game: &Fog, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        chosen(game, view, think, ["method-chess_novice", "headline-chess_by_chance"], |_| 0.0)
    }
}

impl Agent<Fog> for Grabber {
    fn name(&self) -> &'static str {
        "grabber"
    }

    fn decide(&mut self, game: &Fog, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        chosen(game, view, think, ["method-chess_grabber", "headline-chess_grabs"], |action| taken(game, view, action))
    }
}

/// What a side takes with an action, as far as it sees.
pub(super) fn taken(game: &Fog, view: &View, action: Action) -> f64 {
    let Action::Move { to, .. } = action else { return 0.0 };
    let stands = to.on(game.rules().size).and_then(|to| view.known.piece(to));
    let kind = stands.filter(|piece| piece.side != view.known.mover).map(|piece| piece.kind);
    kind.or_else(|| wording::passing(game, view, action))
        .map_or(0.0, |kind| if kind == game.rules().royal { KING } else { price(game.setup.relative, kind) })
}

/// The action of the highest gain and whim together.
fn chosen(
    game: &Fog,
    view: &View,
    think: &mut Think<'_>,
    [method, headline]: [&'static str; 2],
    gain: impl Fn(Action) -> f64,
) -> Decision<Action> {
    let weighed: Vec<(Action, f64, f64)> =
        view.moves.iter().map(|action| (*action, gain(*action), WHIM * think.rng.random::<f64>())).collect();
    let best = weighed.iter().max_by(|a, b| (a.1 + a.2).total_cmp(&(b.1 + b.2)));
    // Whoever is to act can do something; anything else answers with what nobody may do.
    let best = best.map_or(Action::Pass, |(action, ..)| *action);
    Decision::explained(best, Effort::default(), think, || {
        let told = |&(action, gain, whim): &(Action, f64, f64)| {
            let taken = (gain > 0.0).then(|| Term::plain("term-chess_taken", gain));
            let terms = taken.into_iter().chain([Term::plain("term-whim", whim)]).collect();
            reasons::candidate(game, view, action, terms, action == best)
        };
        let headline = Message::new(headline).with("action", wording::of_action(game, view, best));
        let candidates = weighed.iter().map(told).collect();
        reasons::explanation(game, method, headline.count("choices", weighed.len()), candidates)
    })
}
