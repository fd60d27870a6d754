//! The door in a game: what it tells strangers of itself, and what is asked of it without its types.

use std::io::{BufRead, Write};

use serde_json::Value;

use super::described::Described;
use super::serve::serve;
use crate::{GameModule, LabError, Library};

/// A game that programs from outside may play.
pub trait DoorModule: GameModule {
    /// The data that programs from outside and their hosts exchange, described; nothing by default.
    fn described(&self) -> Option<Described> {
        None
    }
}

/// The door of any game of the registry.
pub trait AnyGameDoor {
    /// Lets an agent of the house answer an outside host, line by line as docs/bots.md says, until the input ends.
    ///
    /// # Errors
    /// [`LabError::Input`] for an agent there is not; [`LabError::System`] where input or output fail. Lines that are wrong are
    /// answered by a line that says so.
    fn bot(
        &self,
        library: &Library,
        agent: &str,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<(), LabError>;

    /// What programs from outside read and write in this game, described as Markdown, and as a JSON Schema; `None` where the game
    /// does not describe it.
    fn bot_page(&self) -> Option<(String, Value)>;
}

impl<M: DoorModule> AnyGameDoor for M {
    fn bot(
        &self,
        library: &Library,
        agent: &str,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<(), LabError> {
        serve(self, library, agent, input, output)
    }

    fn bot_page(&self) -> Option<(String, Value)> {
        let described = self.described()?;
        Some((described.page(self.info().title), described.schema()))
    }
}
