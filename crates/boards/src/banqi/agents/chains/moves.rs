//! What Chains wishes of moves: chains that begin with them, and what is in danger before and after.

use super::chain::{Chain, Relation};
use super::danger::{Danger, danger};
use super::wish::{Ground, Kind, Wished};
use crate::banqi::generate::beside;
use crate::banqi::piece::{Colour, Kind as PieceKind};
use crate::banqi::position::{Move, Position};
use crate::board::Squares;

/// What can be done now counts ten times.
pub(super) const NOW: f64 = 10.0;
/// Chains that are longer count a tenth.
const NEAR: u8 = 4;
const FAR: f64 = 0.1;
/// Chains of a hunt for the last open piece count so much however long they are.
const FAR_HUNT: f64 = 0.6;
/// The share of a price that counts where an attack is not on the board yet.
const COMING: f64 = 0.25;
/// Longest attacks of the enemy that somebody steps in the way of.
const COMING_LENGTH: u8 = 3;
/// What each square counts that a lone enemy cannot go to any more.
const HERDED: f64 = 6.0;
/// What going back to a position costs whoever is ahead, for each time it was there; and what taking back the last move costs.
const AGAIN: f64 = 60.0;
const BACK: f64 = 12.0;

/// What is known of a position before moves are looked at.
pub(super) struct Scene<'a> {
    pub ground: Ground<'a>,
    /// Chains of whoever is to act, and of the other colour.
    pub own: Vec<Chain>,
    pub theirs: Vec<Chain>,
    pub colour: Colour,
    /// Whether the own pieces are worth more.
    pub ahead: bool,
    /// Keys of earlier positions that may come again.
    pub earlier: Vec<u64>,
    /// The own move before the last one, if nothing was taken or turned over since.
    pub last: Option<Move>,
    /// The share of the plies without progress that is up, 0 to 1.
    pub spent: f64,
}

/// All wishes that a move fulfils.
pub(super) fn wished(scene: &Scene<'_>, mv: Move) -> Wished {
    let mut wished = Wished::new(mv);
    let mut after = *scene.ground.position;
    let taken = after.play(mv).is_some();
    along_chains(scene, mv, taken, &mut wished);
    in_danger(scene, mv, taken, &after, &mut wished);
    if !taken {
        in_the_way(scene, mv, &mut wished);
        herd(scene, mv, &after, &mut wished);
        again(scene, mv, &after, &mut wished);
    }
    wished
}

/// Chains whose first step it is.
fn along_chains(scene: &Scene<'_>, mv: Move, taken: bool, wished: &mut Wished) {
    let hunt = lone(scene).is_some();
    let begins = |chain: &&Chain| chain.from == mv.from && chain.first.contains(mv.to) && taken == (chain.length == 1);
    for chain in scene.own.iter().filter(begins) {
        let about = Some((chain.from, chain.to));
        let near = match chain.length {
            1 => NOW,
            length if length <= NEAR => 1.0,
            _ if hunt => FAR_HUNT,
            _ => FAR,
        };
        match chain.relation {
            _ if chain.length == 1 => wished.add(Kind::Take, near * chain.price, about),
            Relation::Takes => wished.add(Kind::Attack, near * chain.price.max(0.0), about),
            Relation::Either => wished.add(Kind::Opposition, near * chain.price, about),
            Relation::Taken => wished.add(Kind::Caution, near * chain.price.min(0.0), about),
        }
    }
}

/// What the enemy could take before and after.
fn in_danger(scene: &Scene<'_>, mv: Move, taken: bool, after: &Position, wished: &mut Wished) {
    let Ground { rules, prices, danger: before, .. } = &scene.ground;
    let now = danger(rules, after, prices);
    let change = NOW * (before.loss - now.loss);
    let about = |danger: &Danger| danger.worst.map(|worst| (worst.from, worst.to));
    let kind = if change > 0.0 {
        let Some(worst) = before.worst else { return };
        let still = rules.allows(after, worst) && after.board.piece(worst.to).is_some();
        match () {
            () if mv.from == worst.to => Kind::Flee,
            () if still => Kind::Guard,
            () => Kind::Intercept,
        }
    } else {
        let Some(worst) = now.worst else { return };
        let cannon = after.board.piece(worst.from).is_some_and(|piece| piece.kind == PieceKind::Cannon);
        match () {
            () if worst.to == mv.to && taken => Kind::TakenBack,
            () if worst.to == mv.to && cannon && rules.leaps() => Kind::UnderCannon,
            () if worst.to == mv.to => Kind::Exposed,
            () => Kind::Uncovered,
        }
    };
    wished.add(kind, change, about(if change > 0.0 { before } else { &now }));
}

/// Attacks that are coming: whoever is their target goes away, others step in their way.
fn in_the_way(scene: &Scene<'_>, mv: Move, wished: &mut Wished) {
    let size = scene.ground.position.board.size();
    let coming = |chain: &&Chain| {
        chain.relation == Relation::Takes && (2..=COMING_LENGTH).contains(&chain.length) && chain.price > 0.0
    };
    for chain in scene.theirs.iter().filter(coming) {
        let about = Some((chain.from, chain.to));
        if mv.from == chain.to {
            let further = size.distance(mv.to, chain.from) > size.distance(mv.from, chain.from);
            wished.add(Kind::Flee, if further { COMING * chain.price } else { 0.0 }, about);
        } else if chain.first == Squares::of(mv.to) {
            wished.add(Kind::Intercept, COMING * chain.price, about);
        }
    }
}

/// The square of the only open enemy, where nothing lies face down.
fn lone(scene: &Scene<'_>) -> Option<crate::board::Square> {
    let board = &scene.ground.position.board;
    let enemies = board.of(scene.colour.other());
    if board.face_down().is_empty() && enemies.len() == 1 { enemies.into_iter().next() } else { None }
}

/// The squares a lone enemy can still go to without being taken there.
fn herd(scene: &Scene<'_>, mv: Move, after: &Position, wished: &mut Wished) {
    let Some(prey) = lone(scene) else { return };
    let free = |position: &Position| {
        let Some(piece) = position.board.piece(prey) else { return 0 };
        let safe = |to: &crate::board::Square| {
            let mut fled = *position;
            fled.board.lift(prey, piece);
            fled.board.lay(*to, piece);
            !position.board.of(scene.colour).any(|from| {
                let hunter = fled.board.piece(from);
                hunter.is_some_and(|hunter| scene.ground.rules.targets(&fled.board, from, hunter).contains(*to))
            })
        };
        (beside(prey) & position.board.vacant()).filter(safe).count()
    };
    let less = free(scene.ground.position) as f64 - free(after) as f64;
    wished.add(Kind::Herd, HERDED * less, Some((mv.from, prey)));
}

/// Whoever is ahead does not go back.
fn again(scene: &Scene<'_>, mv: Move, after: &Position, wished: &mut Wished) {
    if !scene.ahead {
        return;
    }
    let key = after.repetition_key();
    let times = scene.earlier.iter().filter(|earlier| **earlier == key).count();
    let back = scene.last == Some(Move { from: mv.to, to: mv.from });
    let cost = AGAIN * times as f64 + if back { BACK } else { 0.0 };
    wished.add(Kind::Repeat, -cost, None);
}
