//! Races as people write them: `7 47c 3s / 9 50c 3s / 10 50c 3s; 1 to move`, and moves such as `+5`, `-3` and `take`.
//!
//! Between `/` stands what each seat has: its square, its carrots and its salads. After a square, `e` says that the runner eats next and `#1` that it came
//! home as the first; two runners are joined by `+`. Carrots that are hidden are `?c`, and then each seat has its rank by them: `?c#1`. After `;`
//! comes whose turn it is and what is due (`1 to move`, `1 again`, `1 to choose`, `1 to draw`, `1 over home`, `1 over rounds`, each with the
//! runner that a card is for, `a` or `b`), and what is not as usual: `round 5`, `misses 2,3`, `paid 15`, `waits 1` or `waits none` (runners on position
//! squares whose rank is yet to be looked at), `drawn miss-turn,eat-salad`, `next 3`. `action` has the moves, `card` the cards, `writing` and
//! `reading` the positions.

mod action;
mod card;
mod reading;
mod writing;

use tabletop::notation::{Misread, Notation};
use tabletop::{Eye, Step};

use crate::action::Action;
use crate::card::Card;
use crate::rules::Hare;
use crate::view::View;

pub use action::NotationError;

/// How races are written.
#[derive(Clone, Copy, Debug, Default)]
pub struct HareNotation;

impl Notation<Hare> for HareNotation {
    fn write_action(&self, _: &Hare, action: &Action) -> String {
        action.to_string()
    }

    fn read_action(&self, _: &Hare, word: &str) -> Result<Action, Misread> {
        word.parse().map_err(|error: NotationError| error.misread())
    }

    fn write_outcome(&self, _: &Hare, card: &Card) -> String {
        card::name(*card).to_owned()
    }

    fn read_outcome(&self, _: &Hare, word: &str) -> Result<Card, Misread> {
        card::read(tabletop::notation::Span::of(word))
    }

    /// What is done and drawn lies open, even where carrots do not.
    fn knows(&self, _: &Hare, _: &Step<Hare>, _: Eye) -> bool {
        true
    }

    fn write_position(&self, game: &Hare, view: &View) -> String {
        writing::position(game, view)
    }

    fn read_position(&self, game: &Hare, text: &str) -> Result<View, Misread> {
        reading::position(game, text)
    }
}
