//! The decision: the action of which most is wished.

use rand::RngExt;
use tabletop::{Agent, Decision, Effort, Game, Think};

use super::chain::chains;
use super::danger::danger;
use super::moves::{self, Scene};
use super::prices::Prices;
use super::wish::{Ground, Kind, Wished};
use super::{flips, told};
use crate::banqi::action::Action;
use crate::banqi::piece::{Colour, Kind as PieceKind, Piece};
use crate::banqi::position::{Move, Position};
use crate::banqi::rules::Banqi;
use crate::banqi::state::State;

/// What a whim may be worth at most.
const WHIM: f64 = 0.5;

/// Follows the chains of its pieces to their targets.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::banqi::agents) struct Chains;

impl Agent<Banqi> for Chains {
    fn name(&self) -> &'static str {
        "chains"
    }

    fn decide(&mut self, game: &Banqi, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        let position = view.position();
        let prices = Prices::of(game.setup().ranks);
        let scene = scene(game, view, &position, &prices);
        let weighed = |mv: Move| {
            let mut wished = match &scene {
                None => Wished::new(mv),
                Some(scene) if mv.is_flip() => flips::wished(scene, mv.from),
                Some(scene) => moves::wished(scene, mv),
            };
            wished.add(Kind::Whim, WHIM * think.rng.random::<f64>(), None);
            wished
        };
        let weighed: Vec<Wished> = game.legal(view).into_iter().map(weighed).collect();
        let best = weighed.iter().max_by(|a, b| a.score().total_cmp(&b.score()));
        // Whoever is to act can do something; anything else answers with what nobody may do.
        let best = best.map_or(Move::flip(crate::board::Square(u8::MAX)), |wished| wished.mv);
        Decision::explained(best.into(), Effort::default(), think, || {
            told::explain(&position, scene.as_ref(), weighed, best)
        })
    }
}

/// What is known of a position in which colours are known.
fn scene<'a>(game: &'a Banqi, view: &State, position: &'a Position, prices: &'a Prices) -> Option<Scene<'a>> {
    let colour = position.mover?;
    let rules = game.rules();
    let idle = Position { mover: Some(colour.other()), ..*position };
    let last = view.past.len().checked_sub(2).map(|at| view.past[at]);
    Some(Scene {
        own: chains(rules, position, prices, colour, true),
        theirs: chains(rules, position, prices, colour.other(), false),
        colour,
        ahead: worth(position, prices, colour) > worth(position, prices, colour.other()),
        earlier: view.earlier().map(|earlier| earlier.repetition_key()).collect(),
        last: last.map(|step| Move { from: step.from, to: step.to }),
        spent: f64::from(view.quiet) / f64::from(game.setup().quiet_limit.max(1)),
        ground: Ground { rules, position, prices, danger: danger(rules, &idle, prices) },
    })
}

/// What the living pieces of a colour are worth.
fn worth(position: &Position, prices: &Prices, colour: Colour) -> f64 {
    let of = |kind| {
        let piece = Piece { colour, kind };
        let living = position.board.pieces(piece).len() + u32::from(position.unopened.count(piece));
        f64::from(living) * prices.of_kind(kind)
    };
    PieceKind::ALL.into_iter().map(of).sum()
}
