//! What the enemy could take with its next move, what is taken back counted.

use arrayvec::ArrayVec;

use super::prices::Prices;
use crate::banqi::generate::Moves;
use crate::banqi::piece::{Colour, Piece};
use crate::banqi::position::{Move, Position};
use crate::banqi::ranks::Rules;
use crate::board::Square;

/// What a further piece in danger counts beside the dearest, as only one is taken at a time.
const FURTHER: f64 = 0.3;
/// What an enemy loses that is taken back counts not quite in full: it chooses whether to begin.
const TAKEN_BACK: f64 = 0.9;
/// Most pieces in danger that are looked at.
const MOST: usize = 32;

/// The worst that threatens a colour.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Danger {
    /// What is lost, as a price; 0 where nothing is in danger.
    pub loss: f64,
    /// Who takes what there.
    pub worst: Option<Move>,
}

/// What threatens the other colour of whoever is to act in a position.
pub(super) fn danger(rules: &Rules, position: &Position, prices: &Prices) -> Danger {
    let mut moves = Moves::new();
    rules.captures(position, &mut moves);
    let mut victims: ArrayVec<(Square, f64), MOST> = ArrayVec::new();
    let mut worst = Danger::default();
    for mv in moves {
        let (Some(taker), Some(victim)) = (position.board.piece(mv.from), position.board.piece(mv.to)) else {
            continue;
        };
        let mut gain = prices.of_kind(victim.kind);
        if takes_back(rules, position, mv, victim.colour) {
            gain -= TAKEN_BACK * prices.of_kind(taker.kind);
        }
        if gain <= 0.0 {
            continue;
        }
        if gain > worst.loss {
            worst = Danger { loss: gain, worst: Some(mv) };
        }
        match victims.iter_mut().find(|(square, _)| *square == mv.to) {
            Some((_, most)) => *most = most.max(gain),
            None => {
                let _ = victims.try_push((mv.to, gain));
            }
        }
    }
    let sum: f64 = victims.iter().map(|(_, gain)| gain).sum();
    Danger { loss: worst.loss + FURTHER * (sum - worst.loss), ..worst }
}

/// Whether a colour takes back what has just taken one of its pieces.
pub(super) fn takes_back(rules: &Rules, position: &Position, mv: Move, colour: Colour) -> bool {
    let mut after = *position;
    after.play(mv);
    after.board.of(colour).any(|square| {
        let piece: Option<Piece> = after.board.piece(square);
        piece.is_some_and(|piece| rules.targets(&after.board, square, piece).contains(mv.to))
    })
}
