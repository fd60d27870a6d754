//! Writing positions.

use super::{guess, letters};
use crate::board::{Square, write_rows};
use crate::chess::fen;
use crate::chess::fog::action::Action;
use crate::chess::fog::game::Fog;
use crate::chess::fog::state::Past;
use crate::chess::fog::view::View;
use crate::chess::piece::Side;

/// A view as people write it.
pub(super) fn write_position(game: &Fog, view: &View) -> String {
    let (rules, known) = (game.rules(), &view.known);
    let letter = |square: Square| match known.piece(square) {
        _ if view.dark.contains(&square) => Some('?'),
        piece => piece.map(|piece| fen::letter_of(rules, piece)),
    };
    let written = fen::write(rules, &known.position(rules));
    // The rows anew, with what is dark.
    let after = written.find(['[', ' ']).map_or("", |at| &written[at..]);
    let mut text = write_rows(rules.size, rules.size.squares().map(letter)) + after;
    let mut say = |word: &str, what: &str| {
        text.push(' ');
        text += word;
        if !what.is_empty() {
            text.push(' ');
            text += what;
        }
    };
    if !view.dark.is_empty() || view.side != guess::side(game, known) {
        say("seen", view.side.map_or("nobody", |side| if side == Side::White { "w" } else { "b" }));
    }
    if known.lost.iter().flatten().any(|count| *count > 0) {
        say("taken", &letters::write(rules, &known.lost));
    }
    if known.army != guess::army(game, view) {
        say("army", &letters::write(rules, &known.army));
    }
    if view.held != guess::held(known) {
        say("held", &format!("{},{}", view.held[0], view.held[1]));
    }
    let guessed = guess::moves(game, view);
    let beyond = |these: &[Action], those: &[Action]| {
        let words = these.iter().filter(|action| !those.contains(action)).map(Action::to_string);
        words.collect::<Vec<_>>().join(",")
    };
    for (word, these, those) in [("not", &guessed, &view.moves), ("may", &view.moves, &guessed)] {
        let listed = beyond(these, those);
        if !listed.is_empty() {
            say(word, &listed);
        }
    }
    if known.passes > 0 {
        say("passes", &known.passes.to_string());
    }
    if known.plies > 0 {
        say("ply", &known.plies.to_string());
    }
    if !known.past.is_empty() {
        let past = known.past.iter().map(|Past { key, check }| format!("{key:x}{}", if *check { "+" } else { "" }));
        say("past", &past.collect::<Vec<_>>().join(","));
    }
    if known.undecided {
        say("undecided", "");
    }
    text
}
