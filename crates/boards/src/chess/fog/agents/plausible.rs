//! How plausible a position is that fits what was seen: whoever plays the other side does not place its pieces anyhow.
//!
//! All such positions are possible, but not all alike likely. Pieces of an opponent who knows the game stand where they can do something, are guarded, and the king stays at home. How much that counts was learned
//! from games of Scout against itself, in which the true position is known, by conditional logistic regression: which of the positions that fit is the true one.

use rand::RngExt;
use tabletop::Rng;

use crate::board::Squares;
use crate::chess::fog::game::Fog;
use crate::chess::fog::lookahead::{Worth, price};
use crate::chess::piece::Side;
use crate::chess::position::Position;

/// What a pawn's worth of good places counts, for all pieces but the king, and for the king.
const PLACES: f64 = 13.7;
const KING: f64 = 16.6;
/// What each square that it can go to counts, each move there, and each of these squares beside the king of whoever believes.
const REACHED: f64 = 0.087;
const MOVES: f64 = 0.13;
const BESIDE: f64 = 0.35;
/// What each pawn's worth counts that it would lose at once.
const LOOSE: f64 = -0.75;
/// What each guarded piece counts, and each that has not moved yet and may castle or leap.
const GUARDED: f64 = 0.63;
const UNMOVED: f64 = 0.58;

/// How likely each position is beside the others, as far as the other side's pieces tell; the largest is 1. With a `trust` of 0 all are alike, with 1 it counts as was learned.
pub(super) fn weights(game: &Fog, worth: &Worth, positions: &[Position], own: Side, trust: f64) -> Vec<f64> {
    let scores: Vec<f64> = positions.iter().map(|position| trust * score(game, worth, position, own)).collect();
    let most = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    scores.into_iter().map(|score| (score - most).exp()).collect()
}

/// The places of a list in an order drawn by weight: the first ones are a sample without replacement (Efraimidis and Spirakis 2006).
pub(super) fn drawn(weights: &[f64], rng: &mut Rng) -> Vec<usize> {
    let arrival = |weight: &f64| -(1.0 - rng.random::<f64>()).ln() / weight.max(f64::MIN_POSITIVE);
    let arrivals: Vec<f64> = weights.iter().map(arrival).collect();
    let mut places: Vec<usize> = (0..weights.len()).collect();
    places.sort_by(|a, b| arrivals[*a].total_cmp(&arrivals[*b]));
    places
}

/// The logarithm of how plausible a position is, up to a constant.
fn score(game: &Fog, worth: &Worth, position: &Position, own: Side) -> f64 {
    let (chess, other, royal) = (game.chess(), own.other(), position.royal(own.other()));
    let cost = |square| position.piece(square).map_or(0.0, |piece| price(game.setup.relative, piece.kind));
    let place = |square| position.piece(square).map_or(0.0, |piece| worth.on(piece, square)) - cost(square);
    let mut as_mover = *position;
    (as_mover.mover, as_mover.passed, as_mover.passes) = (other, None, 0);
    let (mut reached, mut moves): (Squares<u128>, u32) = (Squares::none(), 0);
    chess.pseudo_legal(&as_mover, |mv| {
        reached.insert(mv.to);
        moves += 1;
    });
    let beside = position.royal(own).map_or(0, |king| (reached & worth.beside(king)).len());
    let (mut places, mut guarded, mut loose) = (0.0, 0, 0.0_f64);
    for square in position.of(other) {
        let is_guarded = chess.guards(position, square);
        guarded += u32::from(is_guarded);
        if Some(square) == royal {
            continue;
        }
        places += place(square);
        let takers = position.of(own).filter(|from| chess.reaches(position, *from, square));
        if let Some(cheapest) = takers.map(cost).reduce(f64::min) {
            loose = loose.max(if is_guarded { cost(square) - cheapest } else { cost(square) });
        }
    }
    let unmoved = (position.unmoved & position.of(other)).len();
    PLACES * places
        + KING * royal.map_or(0.0, place)
        + REACHED * f64::from(reached.len())
        + MOVES * f64::from(moves)
        + BESIDE * f64::from(beside)
        + LOOSE * loose
        + GUARDED * f64::from(guarded)
        + UNMOVED * f64::from(unmoved)
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;
    use tabletop::notation::Span;

    use super::*;
    use crate::chess::fen;
    use crate::chess::fog::lookahead::Weights;
    use crate::chess::fog::setup::Setup;

    #[test]
    fn pieces_that_do_something_are_likelier_than_pieces_astray() {
        let game = Fog::new(Setup::default()).expect("the usual game");
        let worth = Worth::new(game.setup.relative, Weights::BY_HAND);
        let read = |text| fen::read(game.rules(), Span::of(text)).expect("a position");
        let of = |texts: [&'static str; 2], trust| weights(&game, &worth, &texts.map(read), Side::White, trust);
        let knight = [
            "r1bqkbnr/pppppppp/2n5/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            "r1bqkbnr/pppppppp/n7/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
        ];
        let king = [
            "rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            "rnbq1bnr/ppppkppp/4p3/8/4P3/8/PPPP1PPP/RNBQKBNR w KQ - 0 1",
        ];
        for texts in [knight, king] {
            let known = of(texts, 1.0);
            assert!(known[0] == 1.0 && known[1] < 0.5, "{texts:?}: {known:?}");
            assert_eq!(of(texts, 0.0), [1.0; 2]);
        }
    }

    #[test]
    fn the_first_is_drawn_by_weight() {
        let mut rng = Seed(1).stream("think", 0);
        let mut first = [0_u32; 3];
        for _ in 0..6_000 {
            let order = drawn(&[1.0, 2.0, 3.0], &mut rng);
            assert_eq!(order.iter().sum::<usize>(), 3);
            first[order[0]] += 1;
        }
        // 1 000, 2 000 and 3 000, with standard deviations below 40.
        assert!(first.iter().zip([1_000, 2_000, 3_000]).all(|(count, mean)| count.abs_diff(mean) < 160), "{first:?}");
    }
}
