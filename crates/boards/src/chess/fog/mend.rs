//! Moves hidden pieces about until a position looks to a side as it should.

use rand::{RngExt, seq::IndexedRandom};
use tabletop::Rng;

use super::action::Action;
use super::game::Fog;
use super::view::View;
use crate::board::{Square, Squares};
use crate::chess::lines::{Line, Shape};
use crate::chess::moves::Special;
use crate::chess::piece::Side;
use crate::chess::position::Position;

/// How often something is moved.
const REPAIRS: usize = 40;
/// How many exchanges are tried before one of them is made.
const TRIED: usize = 24;

/// What a position should look like to a side.
pub(super) struct Sought {
    side: Side,
    dark: Squares<u128>,
    /// Where each of its pieces may go, in order; nothing is known of it where the side is not to act.
    ways: Option<Vec<(Square, Square)>>,
}

impl Sought {
    /// What the view of a side asks for.
    pub fn of(game: &Fog, view: &View, side: Side) -> Self {
        let size = game.rules().size;
        let way = |action: &Action| match *action {
            Action::Move { from, to, .. } => Some((from.on(size)?, to.on(size)?)),
            Action::Put { .. } | Action::Pass => None,
        };
        let ways = (view.known.mover == side).then(|| in_order(view.moves.iter().filter_map(way).collect()));
        Self { side, dark: view.dark.iter().copied().collect(), ways }
    }
}

fn in_order(mut ways: Vec<(Square, Square)>) -> Vec<(Square, Square)> {
    ways.sort_unstable();
    ways.dedup();
    ways
}

/// What is not as it is sought: a square that is seen and should be dark, or the reverse; or a way that is open and should be barred, or the reverse.
#[derive(Clone, Copy)]
enum Conflict {
    Square(Square),
    Way(Square, Square),
}

impl Fog {
    /// The position after hidden pieces changed places within the dark squares so that a side sees what is sought, and may go where it should. By least conflicts: of some exchanges that bear
    /// on one of them the one is made that leaves the fewest.
    pub(super) fn mend(&self, mut position: Position, sought: &Sought, rng: &mut Rng) -> Option<Position> {
        for _ in 0..REPAIRS {
            let conflicts = self.conflicts(&position, sought);
            let Some(conflict) = conflicts.choose(rng) else { return Some(position) };
            let bars: Vec<Square> = (self.bars(&position, sought.side, *conflict) & sought.dark).collect();
            let mut best: Option<(usize, Position)> = None;
            for _ in 0..TRIED {
                let (one, other) = (*bars.choose(rng)?, pick(sought.dark, rng)?);
                let Some(next) = self.exchanged(position, one, other) else { continue };
                let count = self.conflicts(&next, sought).len();
                if best.as_ref().is_none_or(|(least, _)| count < *least) {
                    best = Some((count, next));
                }
            }
            if let Some((_, next)) = best {
                position = next;
            }
        }
        None
    }

    fn conflicts(&self, position: &Position, sought: &Sought) -> Vec<Conflict> {
        let board: Squares<u128> = self.rules().size.squares().collect();
        let seen = self.chess.sight(position, sought.side);
        let squares = (seen & sought.dark) | (!seen & !sought.dark & board);
        let mut conflicts: Vec<Conflict> = squares.map(Conflict::Square).collect();
        if let Some(wanted) = &sought.ways {
            let mut open = Vec::with_capacity(wanted.len());
            self.chess.pseudo_legal(position, |mv| {
                if !matches!(mv.special, Special::Drops(_) | Special::Passes) {
                    open.push((mv.from, mv.to));
                }
            });
            let open = in_order(open);
            let apart = |one: &[(Square, Square)], other: &[(Square, Square)]| -> Vec<Conflict> {
                let lacks = |way: &&(Square, Square)| other.binary_search(way).is_err();
                one.iter().filter(lacks).map(|(from, to)| Conflict::Way(*from, *to)).collect()
            };
            conflicts.extend(apart(&open, wanted));
            conflicts.extend(apart(wanted, &open));
        }
        conflicts
    }

    /// What stands on two squares changes places, if something stands on one of them, it is not the same on both, and each may stand on the other's.
    fn exchanged(&self, mut position: Position, one: Square, other: Square) -> Option<Position> {
        let pieces = [position.piece(one), position.piece(other)];
        let may = |at: usize, square| pieces[at].is_none_or(|piece| self.homes(piece).contains(square));
        if pieces[0] == pieces[1] || !may(0, other) || !may(1, one) {
            return None;
        }
        let rules = self.rules();
        position.lift(rules, one);
        position.lift(rules, other);
        for (piece, square) in [(pieces[0], other), (pieces[1], one)] {
            if let Some(piece) = piece {
                position.put(rules, square, piece);
            }
        }
        Some(position)
    }

    /// Squares on which a piece may decide: those that a side's pieces come over on the way, and the square itself, before which pawns stop.
    fn bars(&self, position: &Position, side: Side, conflict: Conflict) -> Squares<u128> {
        let (square, from) = match conflict {
            Conflict::Square(square) => (square, position.of(side)),
            Conflict::Way(from, to) => (to, Squares::of(from)),
        };
        let mut bars = Squares::of(square);
        for from in from {
            let Some(piece) = position.piece(from) else { continue };
            let leads = |line: &&Line| line.squares.contains(&square);
            for line in self.chess.lines().of(piece, from).lines.iter().filter(leads) {
                if let Shape::Leap(over) = line.shape {
                    bars |= over;
                } else {
                    line.squares.iter().take_while(|on| **on != square).for_each(|on| bars.insert(*on));
                }
            }
        }
        bars
    }
}

/// One of these squares.
pub(super) fn pick(squares: Squares<u128>, rng: &mut Rng) -> Option<Square> {
    let count = squares.len();
    if count == 0 { None } else { squares.clone().nth(rng.random_range(0..count) as usize) }
}
