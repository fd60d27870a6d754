//! What Chains wishes of pieces to turn over: what each piece that is left would do there, by how likely it is.

use super::danger::danger;
use super::moves::{NOW, Scene};
use super::wish::{Kind, Wished};
use crate::banqi::piece::{Kind as PieceKind, Piece};
use crate::banqi::position::{Move, Position};
use crate::board::Square;

/// Chances of success that are smaller do not count.
const LEAST_CHANCE: f64 = 0.2;
/// The share of a price that a threat counts, as the enemy is to act.
const THREAT: f64 = 1.5;
/// What it is worth that one piece fewer lies face down, and how much more when the plies run out.
const OPEN: f64 = 6.0;
const OPEN_AT_LAST: f64 = 60.0;

/// A kind of gain, with how likely it is and what it is worth on average.
#[derive(Clone, Copy, Debug)]
struct Gain {
    kind: Kind,
    chance: f64,
    value: f64,
    about: Option<(Square, Square)>,
}

/// The gains a piece to turn over may bring.
struct Gains([Gain; 4]);

impl Gains {
    const NONE: Gain = Gain { kind: Kind::FlipAttack, chance: 0.0, value: 0.0, about: None };

    fn new() -> Self {
        let of = |kind| Gain { kind, ..Self::NONE };
        Self([of(Kind::FlipCannon), of(Kind::FlipBehind), of(Kind::FlipAttack), of(Kind::FlipGuard)])
    }

    fn add(&mut self, kind: Kind, chance: f64, value: f64, about: Option<(Square, Square)>) {
        if let Some(gain) = self.0.iter_mut().find(|gain| gain.kind == kind) {
            gain.chance += chance;
            gain.value += chance * value;
            gain.about = gain.about.or(about);
        }
    }
}

/// All wishes that a piece fulfils that is turned over.
pub(super) fn wished(scene: &Scene<'_>, square: Square) -> Wished {
    let mut wished = Wished::new(Move::flip(square));
    let position = scene.ground.position;
    let total = f64::from(position.unopened.total().max(1));
    let (mut gains, mut risk) = (Gains::new(), 0.0);
    for (piece, count) in position.unopened.iter() {
        let chance = f64::from(count) / total;
        let mut after = *position;
        after.play(Move::flip(square));
        after.reveal(piece);
        let change = scene.ground.danger.loss - danger(scene.ground.rules, &after, scene.ground.prices).loss;
        if change < 0.0 {
            risk += chance * change;
        } else if change > 0.0 {
            let about = scene.ground.danger.worst.map(|worst| (worst.from, worst.to));
            gains.add(Kind::FlipGuard, chance, NOW * change, about);
        }
        threats(scene, &after, square, piece, chance, &mut gains);
    }
    for gain in gains.0.iter().filter(|gain| gain.chance >= LEAST_CHANCE) {
        wished.add(gain.kind, gain.value, gain.about);
    }
    wished.add(Kind::FlipRisk, NOW * risk, None);
    let spent = scene.spent * scene.spent;
    wished.add(Kind::FlipOpen, OPEN + OPEN_AT_LAST * spent, None);
    wished
}

/// What an own piece would threaten from there, and what would threaten an enemy one.
fn threats(scene: &Scene<'_>, after: &Position, square: Square, piece: Piece, chance: f64, gains: &mut Gains) {
    let (rules, prices, board) = (scene.ground.rules, scene.ground.prices, &after.board);
    if piece.colour != scene.colour {
        let attacked = board
            .of(scene.colour)
            .find(|from| board.piece(*from).is_some_and(|own| rules.targets(board, *from, own).contains(square)));
        if let Some(from) = attacked {
            gains.add(Kind::FlipAttack, chance, THREAT * prices.of_kind(piece.kind), Some((from, square)));
        }
        return;
    }
    let leaps = piece.kind == PieceKind::Cannon && rules.leaps();
    let dearest = rules.targets(board, square, piece).filter_map(|to| board.piece(to).map(|target| (to, target)));
    let dearest = dearest.max_by(|a, b| prices.of_kind(a.1.kind).total_cmp(&prices.of_kind(b.1.kind)));
    let Some((to, target)) = dearest else { return };
    // Whoever could take it first is no prey.
    if rules.targets(board, to, target).contains(square) {
        return;
    }
    let kind = match target.kind {
        _ if leaps => Kind::FlipBehind,
        PieceKind::Cannon => Kind::FlipCannon,
        _ => Kind::FlipAttack,
    };
    gains.add(kind, chance, THREAT * prices.of_kind(target.kind), Some((square, to)));
}
