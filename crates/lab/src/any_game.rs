//! A game without its types: what a window and the command line ask of any game alone. What matches, training, the bots' door and
//! benchmarks ask besides stands beside each of those.

use std::sync::atomic::AtomicBool;

use tabletop::Seed;

use crate::honest::{self, HonestReport, HonestRequest};
use crate::puzzle::{self, Day, PuzzleReport, Wish};
use crate::{
    AgentInfo, ExplainReport, ExplainRequest, GameInfo, GameModule, LabError, Library, NoPrograms, Persona, PlayReport,
    PlayRequest, ReplayReport, ReplayRequest, Rung, TextFile, VariantInfo,
};

/// Any game. Every [`GameModule`] is one; nobody else implements it.
pub trait AnyGame: Send + Sync {
    /// The game's card.
    fn info(&self) -> GameInfo;

    /// The cards of its agents.
    fn agents(&self) -> Vec<AgentInfo>;

    /// The characters over its agents.
    fn personas(&self) -> Vec<Persona>;

    /// Its ladder, the lowest rung first.
    fn rungs(&self) -> Vec<Rung>;

    /// The file of what its agents may say of their decisions.
    fn sentences(&self) -> &'static str;

    /// What can be chosen among its rules, in the order in which it is chosen.
    ///
    /// # Errors
    /// [`LabError::Input`] where the content its classic rules are made of cannot be read.
    fn rule_variants(&self, library: &Library) -> Result<Vec<VariantInfo>, LabError>;

    /// Plays one game to its end, telling every line of its log. `stop` ends it early. Programs from outside are refused.
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

    /// Asks an agent of the house for a decision with reasons.
    ///
    /// # Errors
    /// [`LabError::Input`] for a request that cannot be followed, or a position in which nobody is to act; [`LabError::Fault`]
    /// where an agent breaks the rules.
    fn explain(&self, library: &Library, request: &ExplainRequest) -> Result<ExplainReport, LabError>;

    /// The puzzle of a day by its classic rules, as the file of a scene; `None` in a game without puzzles, and on a day for which none is found.
    ///
    /// # Errors
    /// [`LabError::Input`] where the content of the classic rules cannot be read.
    fn puzzle_of_day(&self, library: &Library, day: Day) -> Result<Option<TextFile>, LabError>;

    /// Reads the puzzle of a scene and proves it.
    ///
    /// # Errors
    /// [`LabError::Input`] with every fault of the file, where it has no puzzle, and where the puzzle does not hold.
    fn puzzle(&self, library: &Library, file: &TextFile) -> Result<PuzzleReport, LabError>;

    /// Looks for puzzles with these pieces, or with some that are drawn, by the rules of `setup`; each comes as the file of a scene, the best first.
    ///
    /// # Errors
    /// [`LabError::Input`] for a setup with faults, and in a game without puzzles.
    fn find_puzzles(
        &self,
        library: &Library,
        from: (Option<&str>, Option<&str>),
        wish: &Wish,
        seed: Seed,
    ) -> Result<Vec<TextFile>, LabError>;

    /// Follows a record to its end, with all its branches.
    ///
    /// # Errors
    /// [`LabError::Input`] with the file and the step that cannot be followed, or where it has no such branch.
    fn replay(&self, library: &Library, file: &TextFile, request: ReplayRequest) -> Result<ReplayReport, LabError>;

    /// Asks the opponents of a record again for what they decided, with nothing but what their seats had seen. `stop` ends that after the decision under way;
    /// `progress` is told the steps followed and all there are.
    ///
    /// # Errors
    /// As [`replay`](Self::replay), and where nobody can be asked for the one decision that was named.
    fn honest(
        &self,
        library: &Library,
        file: &TextFile,
        request: HonestRequest,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<HonestReport, LabError>;
}

impl<M: GameModule> AnyGame for M {
    fn info(&self) -> GameInfo {
        GameModule::info(self)
    }

    fn agents(&self) -> Vec<AgentInfo> {
        GameModule::agents(self)
    }

    fn personas(&self) -> Vec<Persona> {
        GameModule::personas(self)
    }

    fn rungs(&self) -> Vec<Rung> {
        GameModule::rungs(self)
    }

    fn sentences(&self) -> &'static str {
        GameModule::sentences(self)
    }

    fn rule_variants(&self, library: &Library) -> Result<Vec<VariantInfo>, LabError> {
        crate::variants::variants_of(self, library)
    }

    fn play(
        &self,
        library: &Library,
        request: &PlayRequest,
        stop: &AtomicBool,
        log: &mut dyn FnMut(&str),
    ) -> Result<PlayReport, LabError> {
        crate::play::play(self, &NoPrograms, library, request, stop, log)
    }

    fn explain(&self, library: &Library, request: &ExplainRequest) -> Result<ExplainReport, LabError> {
        crate::explain::explain(self, &NoPrograms, library, request)
    }

    fn puzzle_of_day(&self, library: &Library, day: Day) -> Result<Option<TextFile>, LabError> {
        puzzle::of_day(self, library, day)
    }

    fn puzzle(&self, library: &Library, file: &TextFile) -> Result<PuzzleReport, LabError> {
        puzzle::report(self, library, file)
    }

    fn find_puzzles(
        &self,
        library: &Library,
        from: (Option<&str>, Option<&str>),
        wish: &Wish,
        seed: Seed,
    ) -> Result<Vec<TextFile>, LabError> {
        puzzle::find_puzzles(self, library, from, wish, seed)
    }

    fn replay(&self, library: &Library, file: &TextFile, request: ReplayRequest) -> Result<ReplayReport, LabError> {
        crate::replay::replay(self, library, file, request)
    }
    fn honest(
        &self,
        library: &Library,
        file: &TextFile,
        request: HonestRequest,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<HonestReport, LabError> {
        honest::check(self, library, file, request, stop, progress)
    }
}
