//! What a game has to say of its notation.

use super::misread::Misread;
use crate::{Eye, Game, Step};

/// Most letters of a position.
pub const MOST_OF_POSITION: usize = 4_096;
/// Most letters of a move.
pub const MOST_OF_MOVE: usize = 64;

/// How moves and positions of a game are written and read.
///
/// What is written is read as the same value, and written as the same text again. Nothing panics on any text; callers see to it that a text has at most
/// [`MOST_OF_POSITION`] letters, or [`MOST_OF_MOVE`], and what is written keeps to that too.
pub trait Notation<G: Game>: Send + Sync + 'static {
    /// An action as one word: no spaces in it.
    fn write_action(&self, game: &G, action: &G::Action) -> String;

    /// The action of a word. Whether it is legal anywhere is not asked here.
    ///
    /// # Errors
    /// Where and why it is no action, and what is written instead.
    fn read_action(&self, game: &G, word: &str) -> Result<G::Action, Misread>;

    /// An action as players of the game usually write it, as one word, where that hangs on the position: `view` is what whoever acts sees there. Whole games are written so.
    /// The default is that it is written by [`write_action`](Notation::write_action) everywhere.
    fn write_usual(&self, game: &G, view: &G::View, action: &G::Action) -> Option<String> {
        let _ = (game, view, action);
        None
    }

    /// The action that players mean by such a word where whoever acts sees `view`; where it is none, the word is read by [`read_action`](Notation::read_action).
    fn read_usual(&self, game: &G, view: &G::View, word: &str) -> Option<G::Action> {
        let _ = (game, view, word);
        None
    }

    /// Whether a word between moves is none, such as the number of the next one.
    fn is_no_move(&self, word: &str) -> bool {
        let _ = word;
        false
    }

    /// What chance brought as one word: no spaces in it.
    fn write_outcome(&self, game: &G, outcome: &G::Outcome) -> String;

    /// The outcome of a word.
    ///
    /// # Errors
    /// Where and why it is none, and what is written instead.
    fn read_outcome(&self, game: &G, word: &str) -> Result<G::Outcome, Misread>;

    /// Whether `eye` knows a step as it was made. A step that it does not know is written as `?`. Two steps that look and sound the same to it
    /// must not be told apart by what is written.
    fn knows(&self, game: &G, step: &Step<G>, eye: Eye) -> bool;

    /// What a view shows, in one line; what it does not hold is written as unknown.
    fn write_position(&self, game: &G, view: &G::View) -> String;

    /// The view that is written. Whether any state looks so under these rules is not asked here: [`Transcript::open`](super::Transcript::open) does, and draws what is
    /// unknown by [`Game::world`].
    ///
    /// # Errors
    /// Where and why it is none, and what is written instead.
    fn read_position(&self, game: &G, text: &str) -> Result<G::View, Misread>;
}
