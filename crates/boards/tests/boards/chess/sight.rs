//! What a side sees in fog.

use boards::chess::relatives::CHESS;
use boards::chess::{Position, Side, fen};

use super::game;

/// The board as a side sees it: rows from above, `?` where it is dark.
fn seen(text: &str, side: Side) -> String {
    let (chess, position): (_, Position) = game(&CHESS, text);
    let sight = chess.sight(&position, side);
    let letter = |square| match position.piece(square) {
        _ if !sight.contains(square) => Some('?'),
        piece => piece.map(|piece| fen::letter_of(&CHESS, piece)),
    };
    boards::board::write_rows(CHESS.size, CHESS.size.squares().map(letter))
}

#[test]
fn a_side_sees_its_pieces_and_where_they_could_go() {
    let opened = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    assert_eq!(seen(opened, Side::White), "????????/????????/1???????/?1?p1??1/4P3/4?3/PPPP1PPP/RNBQKBNR");
    assert_eq!(seen(opened, Side::Black), "rnbqkbnr/ppp1pppp/8/3p4/???1P?1?/???????1/????????/????????");
    let passing = "rnbqkbnr/p1p2ppp/8/Pp1pp3/4P3/8/1PPP1PPP/RNBQKBNR w KQkq b6 0 1";
    assert_eq!(seen(passing, Side::White), "????????/????????/2??????/Pp?p???1/4P3/4?3/1PPP1PPP/RNBQKBNR");
    let castling = "4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1";
    assert_eq!(seen(castling, Side::White), "1??????1/1??????1/1??????1/1??????1/1??????1/1??????1/1??3?1/R3K2R");
    let (chess, position) = game(&CHESS, castling);
    let mut moves = 0;
    chess.pseudo_legal(&position, |_| moves += 1);
    assert_eq!(moves, 26);
}
