//! Writing positions.

use super::pieces::{letter, write_counts};
use crate::board::{Square, write_rows};
use crate::generals::game::Generals;
use crate::generals::side::Side;
use crate::generals::state::{Phase, Piece, State, View};

/// A view as people write it.
pub fn write_position(game: &Generals, view: &View) -> String {
    let (rules, known) = (game.rules(), &view.known);
    let shown = |square: Square| {
        let (side, place) = known.piece_on(square)?;
        Some(letter(rules, side, known.army(side)[place].rank))
    };
    let mut text = write_rows(rules.size, rules.size.squares().map(shown));
    let mut say =
        |words: &[&str]| words.iter().filter(|word| !word.is_empty()).for_each(|word| text += &format!(" {word}"));
    say(&[side_letter(known.mover)]);
    if known.quiet > 0 {
        say(&[&known.quiet.to_string()]);
    }
    if let Some(side) = view.side {
        say(&["seen", side_letter(side)]);
    }
    match known.phase {
        Phase::Undecided => say(&["undecided"]),
        Phase::Placing(side) => say(&["placing", side_letter(side)]),
        Phase::Screen => say(&["screen"]),
        Phase::Moving => {}
    }
    for (word, list) in lists(game, known) {
        if !list.is_empty() {
            say(&[word, &list.join(",")]);
        }
    }
    let plain = Side::ALL.map(|side| plain_counts(game, known, side));
    if view.counts != plain {
        let [white, black] = Side::ALL.map(|side| write_counts(rules, side, &view.counts[side.index()]));
        say(&["army", &format!("{white}/{black}")]);
    }
    if known.plies > 0 {
        say(&["ply", &known.plies.to_string()]);
    }
    let name = |square| game.square_name(square);
    let past: Vec<String> = known.past.iter().map(|mv| format!("{}-{}", name(mv.from), name(mv.to))).collect();
    if !past.is_empty() {
        say(&["past", &past.join(",")]);
    }
    text
}

pub(super) fn side_letter(side: Side) -> &'static str {
    match side {
        Side::White => "w",
        Side::Black => "b",
    }
}

/// What is told of pieces and fights, as lists, each under its word.
fn lists(game: &Generals, known: &State) -> [(&'static str, Vec<String>); 5] {
    let rules = game.rules();
    let name = |square| game.square_name(square);
    let pieces = || Side::ALL.into_iter().flat_map(|side| known.army(side).iter().map(move |piece| (side, piece)));
    let from = pieces().filter_map(|(_, piece)| {
        piece.at.filter(|at| *at != piece.home).map(|at| format!("{}-{}", name(piece.home), name(at)))
    });
    let fallen = pieces().filter(|(_, piece)| piece.at.is_none());
    let fallen = fallen.map(|(side, piece)| format!("{}{}", letter(rules, side, piece.rank), name(piece.home)));
    let moved =
        pieces().filter(|(_, piece)| piece.moved && !has_plainly_moved(piece)).map(|(_, piece)| name(piece.home));
    let may = pieces().filter(|(_, piece)| piece.may != game.plain_may(piece.moved, piece.at.is_none()));
    let may = may.map(|(_, piece)| {
        let letters: String = piece.may.iter().map(|rank| rules.info(rank).letter).collect();
        format!("{}{letters}", name(piece.home))
    });
    let fights = known.fights.iter().map(|fight| {
        let sign = match fight.survivor {
            None => '=',
            Some(side) => ['-', '+'][usize::from(side == fight.side)],
        };
        format!("{}x{}{sign}", name(fight.attacker), name(fight.defender))
    });
    [
        ("from", from.collect()),
        ("fallen", fallen.collect()),
        ("moved", moved.collect()),
        ("may", may.collect()),
        ("fights", fights.collect()),
    ]
}

/// Whether a piece stands elsewhere than where it began.
pub(super) fn has_plainly_moved(piece: &Piece) -> bool {
    piece.at.is_some_and(|at| at != piece.home)
}

/// What a side began with, where nothing is said of it: the ranks that are known, or the whole army.
pub(super) fn plain_counts(game: &Generals, known: &State, side: Side) -> Vec<u8> {
    let army = known.army(side);
    if army.iter().any(|piece| piece.rank.is_none()) || !matches!(known.phase, Phase::Moving | Phase::Undecided) {
        return game.rules().counts();
    }
    let mut counts = vec![0_u8; game.rules().ranks.len()];
    army.iter().filter_map(|piece| piece.rank).for_each(|rank| counts[rank.index()] += 1);
    counts
}
