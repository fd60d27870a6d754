//! The notation as hosts use it.

use tabletop::notation::{Misread, Notation, Span};
use tabletop::{Eye, Step};

use super::{reading, usual, writing};
use crate::board::{no_start, read_start, write_start};
use crate::chess::fog::action::{Action, read_action};
use crate::chess::fog::game::Fog;
use crate::chess::fog::view::View;

/// How chess and its relatives are written.
#[derive(Clone, Copy, Debug, Default)]
pub struct FogNotation;

impl Notation<Fog> for FogNotation {
    fn write_action(&self, _: &Fog, action: &Action) -> String {
        action.to_string()
    }

    fn read_action(&self, _: &Fog, word: &str) -> Result<Action, Misread> {
        read_action(word)
    }

    fn write_usual(&self, game: &Fog, view: &View, action: &Action) -> Option<String> {
        usual::write(game, view, *action)
    }

    fn read_usual(&self, game: &Fog, view: &View, word: &str) -> Option<Action> {
        usual::read(game, view, word)
    }

    fn is_no_move(&self, word: &str) -> bool {
        usual::is_no_move(word)
    }

    fn write_outcome(&self, _: &Fog, outcome: &u8) -> String {
        write_start(*outcome)
    }

    fn read_outcome(&self, _: &Fog, word: &str) -> Result<u8, Misread> {
        let word = Span::of(word);
        read_start(word).unwrap_or_else(|| Err(no_start(word)))
    }

    /// In fog nobody knows what the other side did.
    fn knows(&self, game: &Fog, step: &Step<Fog>, eye: Eye) -> bool {
        match step {
            Step::Action(seat, _) => !game.setup.fog || eye.is(*seat),
            Step::Outcome(_) | Step::Declaration(..) => true,
        }
    }

    fn write_position(&self, game: &Fog, view: &View) -> String {
        writing::write_position(game, view)
    }

    fn read_position(&self, game: &Fog, text: &str) -> Result<View, Misread> {
        reading::read_position(game, Span::of(text))
    }
}
