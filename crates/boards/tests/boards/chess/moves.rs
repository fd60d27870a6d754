//! What is reckoned sooner about moves, against the plain way, in every position of random games.

use boards::chess::fog::Relative;
use boards::chess::{Chess, Move, Position};
use rand::RngExt;
use tabletop::Seed;

use super::game;

/// Tells each position of some random games of every relative, in which kings may be left in check.
fn each_position(mut tell: impl FnMut(Relative, &Chess, &Position)) {
    for relative in Relative::ALL {
        let (chess, start) = game(relative.rules(), "");
        for seed in 0..4 {
            let (mut position, mut rng) = (start, Seed(seed).stream("play", 0));
            for _ in 0..150 {
                tell(relative, &chess, &position);
                let moves = pseudo_legal(&chess, &position);
                if moves.is_empty() {
                    break;
                }
                position.play(chess.rules(), moves[rng.random_range(0..moves.len())]);
            }
        }
    }
}

fn pseudo_legal(chess: &Chess, position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    chess.pseudo_legal(position, |mv| moves.push(mv));
    moves
}

#[test]
fn legal_moves_are_those_that_leave_no_king_in_check() {
    let (mut all, mut kept) = (0, 0);
    each_position(|relative, chess, position| {
        if chess.rules().bikjang && chess.facing(position) {
            return;
        }
        let mut legal = Vec::new();
        chess.legal(position, |mv| legal.push(mv));
        let mut plainly = pseudo_legal(chess, position);
        all += plainly.len();
        plainly.retain(|mv| chess.is_safe(position, *mv));
        kept += plainly.len();
        assert_eq!(legal, plainly, "{relative:?}: {position:?}");
    });
    assert!(kept > 20_000 && all > kept + 2_000, "{kept} of {all}");
}

#[test]
fn keys_are_foretold() {
    let (mut all, mut foretold) = (0, 0);
    each_position(|relative, chess, position| {
        for mv in pseudo_legal(chess, position) {
            let mut next = *position;
            next.play(chess.rules(), mv);
            all += 1;
            if let Some(key) = position.key_after(chess.rules(), position.repetition_key(), mv) {
                foretold += 1;
                assert_eq!(key, next.repetition_key(), "{relative:?}: {mv:?} in {position:?}");
            }
        }
    });
    assert!(2 * foretold > all, "{foretold} of {all}");
}
