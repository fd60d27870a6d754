//! A game without its types: what the command line needs, and nothing more.

use std::io::{BufRead, Write};
use std::sync::atomic::AtomicBool;

use serde_json::Value;

use crate::bench::Bench;
use crate::train::{self, Checkpoint, Learning, TrainRequest, TrainWatch, Training, Variant};
use crate::{
    AgentInfo, ExplainReport, ExplainRequest, GameInfo, GameModule, LabError, Library, MatchReport, MatchRequest,
    Opening, Part, Persona, PlayReport, PlayRequest, ReplayReport, ReplayRequest, TextFile, Watch,
};

/// Any game of the registry. Every [`GameModule`] is a room; nobody else implements it.
pub trait Room: Send + Sync {
    /// The game's card.
    fn info(&self) -> GameInfo;

    /// The cards of its agents.
    fn agents(&self) -> Vec<AgentInfo>;

    /// The characters over its agents.
    fn personas(&self) -> Vec<Persona>;

    /// Plays one game to its end, telling every line of its log. `stop` ends it early.
    ///
    /// # Errors
    /// [`LabError::Input`] for a request that cannot be played. A broken contract is in the report, with the game up to there.
    fn play(
        &self,
        library: &Library,
        request: &PlayRequest,
        stop: &AtomicBool,
        log: &mut dyn FnMut(&str),
    ) -> Result<PlayReport, LabError>;

    /// Plays a match and counts it.
    ///
    /// # Errors
    /// [`LabError::Input`] for a request that cannot be played; [`LabError::Fault`] of the first game in the order of the plan
    /// in which an agent or the rules broke the contract.
    fn play_match(&self, library: &Library, request: &MatchRequest, watch: &Watch<'_>)
    -> Result<MatchReport, LabError>;

    /// Plays a part of a match and returns it as one line for [`merge`](crate::merge): the same bytes on every machine and at any
    /// number of threads, but for the time at its end. `None` where it was stopped.
    ///
    /// # Errors
    /// As [`play_match`](Room::play_match).
    fn shard(
        &self,
        library: &Library,
        request: &MatchRequest,
        part: Part,
        watch: &Watch<'_>,
    ) -> Result<Option<String>, LabError>;

    /// Asks an agent for a decision with reasons.
    ///
    /// # Errors
    /// [`LabError::Input`] for a request that cannot be followed, or a position in which nobody is to act; [`LabError::Fault`]
    /// where an agent breaks the rules.
    fn explain(&self, library: &Library, request: &ExplainRequest) -> Result<ExplainReport, LabError>;

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

    /// Follows a record to its end, with all its branches.
    ///
    /// # Errors
    /// [`LabError::Input`] with the file and the step that cannot be followed, or where it has no such branch.
    fn replay(&self, library: &Library, file: &TextFile, request: ReplayRequest) -> Result<ReplayReport, LabError>;

    /// Variants of the rules that have a name.
    fn variants(&self) -> &'static [Variant];

    /// What can be learned of the agents in an opening.
    ///
    /// # Errors
    /// [`LabError::Input`] with every fault of the file or the setup.
    fn learning(&self, library: &Library, opening: &Opening) -> Result<Learning, LabError>;

    /// Learns numbers of an agent, from the beginning or from where a checkpoint of the same request stands.
    ///
    /// # Errors
    /// [`LabError::Input`] for a request that cannot be followed, [`LabError::Fault`] where an agent breaks the rules, and what
    /// [`TrainWatch::keep`] returns.
    fn train(
        &self,
        library: &Library,
        request: &TrainRequest,
        from: Option<Checkpoint>,
        watch: &TrainWatch<'_>,
    ) -> Result<Training, LabError>;

    /// An agent as people name it, with everything that lies in files written out.
    ///
    /// # Errors
    /// Every fault of a file it names.
    fn spelled_out(&self, spec: &str, library: &Library) -> Result<String, LabError>;

    /// Measures the game's figures on one core.
    ///
    /// # Errors
    /// Content that cannot be read, or an agent that breaks the rules.
    fn bench(&self, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError>;
}

impl<M: GameModule> Room for M {
    fn info(&self) -> GameInfo {
        GameModule::info(self)
    }

    fn agents(&self) -> Vec<AgentInfo> {
        GameModule::agents(self)
    }

    fn personas(&self) -> Vec<Persona> {
        GameModule::personas(self)
    }

    fn play(
        &self,
        library: &Library,
        request: &PlayRequest,
        stop: &AtomicBool,
        log: &mut dyn FnMut(&str),
    ) -> Result<PlayReport, LabError> {
        crate::play::play(self, library, request, stop, log)
    }

    fn play_match(
        &self,
        library: &Library,
        request: &MatchRequest,
        watch: &Watch<'_>,
    ) -> Result<MatchReport, LabError> {
        crate::matches::run(&self.contest(library, request)?, watch)
    }

    fn shard(
        &self,
        library: &Library,
        request: &MatchRequest,
        part: Part,
        watch: &Watch<'_>,
    ) -> Result<Option<String>, LabError> {
        crate::matches::shard(&self.contest(library, request)?, part, watch)
    }

    fn explain(&self, library: &Library, request: &ExplainRequest) -> Result<ExplainReport, LabError> {
        crate::explain::explain(self, library, request)
    }

    fn bot(
        &self,
        library: &Library,
        agent: &str,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<(), LabError> {
        crate::door::serve(self, library, agent, input, output)
    }

    fn bot_page(&self) -> Option<(String, Value)> {
        let described = self.described()?;
        Some((described.page(GameModule::info(self).title), described.schema()))
    }

    fn replay(&self, library: &Library, file: &TextFile, request: ReplayRequest) -> Result<ReplayReport, LabError> {
        crate::replay::replay(self, library, file, request)
    }

    fn variants(&self) -> &'static [Variant] {
        GameModule::variants(self)
    }

    fn learning(&self, library: &Library, opening: &Opening) -> Result<Learning, LabError> {
        train::learnable(self, library, opening)
    }

    fn train(
        &self,
        library: &Library,
        request: &TrainRequest,
        from: Option<Checkpoint>,
        watch: &TrainWatch<'_>,
    ) -> Result<Training, LabError> {
        train::train(self, library, request, from, watch)
    }

    fn spelled_out(&self, spec: &str, library: &Library) -> Result<String, LabError> {
        GameModule::spelled_out(self, spec, library)
    }

    fn bench(&self, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        GameModule::bench(self, library, bench)
    }
}
