//! Positions led from one view to the next.

use super::kept::{Kept, unhurried};
use super::sighting::Sighting;
use crate::board::Squares;
use crate::chess::fog::game::Fog;
use crate::chess::fog::state::State;
use crate::chess::lines::Shape;
use crate::chess::moves::{Move, Special};
use crate::chess::piece::{Piece, Side};
use crate::chess::position::Position;
use crate::chess::rules::Promotion;

/// Keeps what the positions, which fitted the state `before` as far as it was known, may have become after one move, if it looks as was seen.
pub(super) fn follow(game: &Fog, positions: &[Position], before: &State, sighting: &Sighting<'_>, kept: &mut Kept) {
    let taken = sighting.taken_since(&before.lost);
    if before.mover == sighting.side {
        let changed = changed(&before.position(game.rules()), &sighting.known, sighting.side);
        positions.iter().for_each(|position| own_move(game, position, changed, taken, sighting, kept));
    } else {
        positions.iter().for_each(|position| other_move(game, position, taken, sighting, kept));
    }
}

/// Squares on which a side has something else than before.
fn changed(before: &Position, now: &Position, side: Side) -> Squares<u128> {
    let differs = |square| before.piece(square) != now.piece(square);
    (before.of(side) | now.of(side)).filter(|square| differs(*square)).collect()
}

/// Follows a position by the move of the own side that leads to what is seen.
fn own_move(
    game: &Fog,
    position: &Position,
    changed: Squares<u128>,
    taken: Option<Piece>,
    sighting: &Sighting<'_>,
    kept: &mut Kept,
) {
    game.chess.pseudo_legal(position, |mv| {
        let moved = if mv.special == Special::Passes { changed.is_empty() } else { changed.contains(mv.to) };
        // A pawn that is promoted where it stands has changed, too.
        if moved && (mv.special == Special::Passes || changed.contains(mv.from)) {
            let (next, took) = after(game, position, mv);
            if took == taken && kept.would_keep(next.repetition_key()) && sighting.fits(game, &next) {
                kept.add(next);
            }
        }
    });
}

/// Follows a position by every move of the other side that leads to what is seen.
fn other_move(game: &Fog, position: &Position, taken: Option<Piece>, sighting: &Sighting<'_>, kept: &mut Kept) {
    let (rules, side) = (game.rules(), sighting.side);
    let own = position.of(side);
    let lost = own & !sighting.known.of(side);
    if lost.len() != u32::from(taken.is_some()) {
        return;
    }
    let touched = touched(game, position, side);
    let (differing, key) = (sighting.differing(position), position.repetition_key());
    // What it looks like if nothing changes but whose turn it is; worked out when first asked for.
    let mut unchanged = None;
    game.chess.pseudo_legal(position, |mv| {
        let takes = match mv.special {
            Special::EnPassant(stands) => Squares::of(stands),
            Special::Drops(_) | Special::Passes => Squares::none(),
            _ => own & Squares::of(mv.to),
        };
        if takes != lost {
            return;
        }
        let moves = !matches!(mv.special, Special::Drops(_) | Special::Passes);
        if moves && mv.from != mv.to && sighting.seen.contains(mv.from) && sighting.known.piece(mv.from).is_some() {
            return;
        }
        // Whatever is seen to have changed is on the two squares of such a move, and where it arrives nothing else is seen.
        if mv.special == Special::None {
            let (mut elsewhere, arrives) = (differing, position.piece(mv.from));
            elsewhere.remove(mv.from);
            elsewhere.remove(mv.to);
            if !elsewhere.is_empty() || (sighting.seen.contains(mv.to) && sighting.known.piece(mv.to) != arrives) {
                return;
            }
        }
        // Most come too late once there are many, and need not be played.
        if position.key_after(rules, key, mv).is_some_and(|key| !kept.would_keep(key)) {
            return;
        }
        let (next, took) = after(game, position, mv);
        if took != taken || !kept.would_keep(next.repetition_key()) {
            return;
        }
        let leads = position.piece(mv.from).is_some_and(|piece| Some(piece.kind) == rules.leap_lost_to);
        let plain = matches!(mv.special, Special::None | Special::Drops(_)) && next.passed.is_none() && !leads;
        let apart = lost.is_empty() && !touched.contains(mv.from) && !touched.contains(mv.to);
        let fits = if plain && apart {
            *unchanged.get_or_insert_with(|| {
                let mut as_before = *position;
                (as_before.mover, as_before.passed, as_before.passes) = (side, None, 0);
                sighting.looks_so(game, &as_before)
            })
        } else {
            sighting.fits(game, &next)
        };
        if fits {
            kept.add(next);
        }
    });
}

fn after(game: &Fog, position: &Position, mv: Move) -> (Position, Option<Piece>) {
    let mut next = *position;
    let taken = next.play(game.rules(), mv);
    (unhurried(next), taken)
}

/// Squares on which something that comes or goes may change where a side's pieces can go: those that their ways come over, as far as they are open, and where they end.
fn touched(game: &Fog, position: &Position, side: Side) -> Squares<u128> {
    let rules = game.rules();
    if position.holds(side) && rules.drops.is_some() {
        return game.chess.dropping(side).map_or(Squares::none(), |zones| zones.usual | zones.narrower);
    }
    if let Some(Promotion::InPlace { .. }) = rules.promotion {
        // Where a pawn may be promoted depends on what stands further away.
        return rules.size.squares().collect();
    }
    let mut touched = position.of(side);
    for from in position.of(side) {
        let Some(piece) = position.piece(from) else { continue };
        for line in &game.chess.lines().of(piece, from).lines {
            let mut left = match line.shape {
                Shape::Leap(over) => {
                    touched |= over;
                    1
                }
                Shape::Ride => 1,
                Shape::Hop | Shape::ShyHop => 2,
            };
            for square in &line.squares {
                touched.insert(*square);
                left -= u32::from(position.piece(*square).is_some());
                if left == 0 {
                    break;
                }
            }
        }
    }
    touched
}
