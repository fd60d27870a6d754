//! Training in a game whose types nobody knows.

use lab::{AnyGame, LabError, Library, Opening};

use super::module::TrainingModule;
use super::{Checkpoint, Learning, TrainControl, TrainRequest, Training, Variant, course};
use crate::breed::Breeding;

/// Training in any game.
pub trait AnyGameTraining: AnyGame {
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
    /// [`TrainControl::keep`] returns.
    fn train(
        &self,
        library: &Library,
        request: &TrainRequest,
        from: Option<Checkpoint>,
        control: &TrainControl<'_>,
    ) -> Result<Training, LabError>;

    /// The strategies that are bred for it; `None` where its agents learn numbers, or nothing.
    fn breeding(&self) -> Option<&dyn Breeding>;

    /// An agent as people name it, with everything that lies in files written out.
    ///
    /// # Errors
    /// Every fault of a file it names.
    fn spelled_out(&self, spec: &str, library: &Library) -> Result<String, LabError>;
}

impl<M: TrainingModule> AnyGameTraining for M {
    fn variants(&self) -> &'static [Variant] {
        TrainingModule::variants(self)
    }

    fn learning(&self, library: &Library, opening: &Opening) -> Result<Learning, LabError> {
        course::learnable(self, library, opening)
    }

    fn train(
        &self,
        library: &Library,
        request: &TrainRequest,
        from: Option<Checkpoint>,
        control: &TrainControl<'_>,
    ) -> Result<Training, LabError> {
        course::train(self, library, request, from, control)
    }

    fn breeding(&self) -> Option<&dyn Breeding> {
        TrainingModule::breeding(self)
    }

    fn spelled_out(&self, spec: &str, library: &Library) -> Result<String, LabError> {
        TrainingModule::spelled_out(self, spec, library)
    }
}
