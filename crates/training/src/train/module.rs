//! What a game says of training.

use lab::{GameModule, LabError, Library};

use super::{Learning, Variant};
use crate::breed::Breeding;

/// A game whose agents can learn.
pub trait TrainingModule: GameModule {
    /// Variants of the rules that have a name; the default is none.
    fn variants(&self) -> &'static [Variant] {
        &[]
    }

    /// What can be learned of its agents under these rules; the default is nothing.
    fn learning(&self, game: &Self::Game) -> Learning {
        let _ = game;
        Learning::default()
    }

    /// Whether a game that ended for this reason was ended by a limit of the rules, which only keeps games from going on for ever. The
    /// default is never.
    fn ended_by_limit(&self, reason: &str) -> bool {
        let _ = reason;
        false
    }

    /// The strategies that are bred for it, in games whose opponents differ by those and not by numbers; the default is none.
    fn breeding(&self) -> Option<&dyn Breeding> {
        None
    }

    /// An agent as people name it, with everything that lies in files written out, so that what is stored never hangs on a file.
    /// The default is the same words.
    ///
    /// # Errors
    /// Every fault of a file it names.
    fn spelled_out(&self, spec: &str, library: &Library) -> Result<String, LabError> {
        let _ = library;
        Ok(spec.to_owned())
    }
}
