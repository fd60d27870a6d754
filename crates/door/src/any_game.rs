//! The door in a game: what it tells strangers of itself, and what is asked of it without its types.

use std::io::{BufRead, Write};
use std::sync::atomic::AtomicBool;

use lab::{AnyGame, ExplainReport, ExplainRequest, GameModule, LabError, Library, PlayReport, PlayRequest};
use serde_json::Value;

use crate::described::Described;
use crate::pool::ProcessPool;
use crate::recorder::Recorder;
use crate::serve::serve;

/// A game that programs from outside may play.
pub trait DoorModule: GameModule {
    /// The data that programs from outside and their hosts exchange, described; nothing by default.
    fn described(&self) -> Option<Described> {
        None
    }
}

/// The door of any game.
pub trait AnyGameDoor: AnyGame {
    /// Plays one game to its end as [`AnyGame::play`](AnyGame::play) does, with programs from outside where the request names some.
    /// The talk with them is kept by `recorder`.
    ///
    /// # Errors
    /// As [`AnyGame::play`](AnyGame::play), and for a program that is not there.
    fn play_with_programs(
        &self,
        library: &Library,
        request: &PlayRequest,
        recorder: &Recorder,
        stop: &AtomicBool,
        log: &mut dyn FnMut(&str),
    ) -> Result<PlayReport, LabError>;

    /// Asks an agent for a decision with reasons as [`AnyGame::explain`](AnyGame::explain) does; it may be a program from outside.
    ///
    /// # Errors
    /// As [`AnyGame::explain`](AnyGame::explain), and for a program that is not there.
    fn explain_with_programs(
        &self,
        library: &Library,
        request: &ExplainRequest,
        recorder: &Recorder,
    ) -> Result<ExplainReport, LabError>;

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
    fn play_with_programs(
        &self,
        library: &Library,
        request: &PlayRequest,
        recorder: &Recorder,
        stop: &AtomicBool,
        log: &mut dyn FnMut(&str),
    ) -> Result<PlayReport, LabError> {
        lab::play(self, &ProcessPool::new(recorder), library, request, stop, log)
    }

    fn explain_with_programs(
        &self,
        library: &Library,
        request: &ExplainRequest,
        recorder: &Recorder,
    ) -> Result<ExplainReport, LabError> {
        lab::explain(self, &ProcessPool::new(recorder), library, request)
    }

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
        Some((described.page(GameModule::info(self).title), described.schema()))
    }
}
