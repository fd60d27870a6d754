//! Chess and its relatives.

mod agents;
mod belief;
mod fog;
mod moves;
mod notation;
mod oracle;
mod perft;
mod review;
mod second_order;
mod sight;
mod support;
mod usual;

use boards::chess::{Chess, Position, Rules, fen};
use tabletop::notation::Span;

/// The position of a text.
pub fn at(rules: &Rules, text: &str) -> Position {
    fen::read(rules, Span::of(text)).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// A game of these rules, and the position of a text, or the usual start.
pub fn game(rules: &'static Rules, text: &str) -> (Chess, Position) {
    (Chess::new(rules), at(rules, if text.is_empty() { rules.start } else { text }))
}
