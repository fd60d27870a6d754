//! What a game says of the strategies it breeds.

use lab::{FilePart, LabError, Library, TextFile};
use serde_json::Value;
use tabletop::{Message, Seed};

use super::hall::Hall;
use super::report::{Bred, BredGeneration, Meeting, Offer};
use super::{BreedRequest, Reached};

/// A game whose strategies are bred.
pub trait Breeding: Sync {
    /// The game's id.
    fn game(&self) -> &'static str;

    /// The first population of a run.
    ///
    /// # Errors
    /// [`LabError::Input`] with every fault of the request and of the files it names.
    fn begin(&self, library: &Library, request: &BreedRequest) -> Result<Box<dyn Population>, LabError>;

    /// A population that [`Population::text`] wrote. `None` where it does not fit the game, its setup or itself, which is kept with the part.
    fn resume(&self, library: &Library, run: &mut FilePart<'_, '_>) -> Option<Box<dyn Population>>;
}

/// What a run was begun with.
#[derive(Clone, PartialEq, Debug)]
pub struct Terms {
    /// The setup in a line for people.
    pub headline: String,
    /// The same but for what it offers, for people.
    pub conditions: Vec<Message>,
    /// What it offers that strategies may use or not.
    pub offers: Vec<Offer>,
    /// The setup.
    pub setup: Value,
    /// The numbers of the run, all of them.
    pub options: Value,
    /// The seed.
    pub seed: Seed,
    /// Strategies it began with besides random ones.
    pub known: u64,
    /// Seats of every game.
    pub seats: usize,
}

/// Strategies that are being bred.
pub trait Population {
    /// What the run was begun with.
    fn terms(&self) -> Terms;

    /// How far it has come.
    fn reached(&self) -> Reached;

    /// Plays the next round in the hall and goes on with what came of it; `false` where the hall was stopped, and nothing has changed.
    ///
    /// # Errors
    /// [`LabError::System`] where the rules break their own contract.
    fn advance(&mut self, hall: &Hall<'_>) -> Result<bool, LabError>;

    /// All of it as RON, from which [`Breeding::resume`] goes on as if nothing had been.
    ///
    /// # Errors
    /// [`LabError::System`]; numbers and words can always be written.
    fn text(&self) -> Result<String, LabError>;

    /// The best of every generation so far.
    fn curve(&self) -> Vec<BredGeneration>;

    /// The leaders after the final, the best first; empty before it.
    fn leaders(&self) -> Vec<Bred>;

    /// Those that lead now, the best first: the leaders of the last generation, or [`leaders`](Population::leaders) once there are some.
    fn leading(&self) -> Vec<Bred> {
        self.leaders()
    }

    /// Every leader against every other one, on fresh seeds and with seats in turn: for each the meetings with all in their order, `None` with
    /// itself. `None` where the hall was stopped.
    ///
    /// # Errors
    /// As [`advance`](Population::advance).
    fn meet(&self, hall: &Hall<'_>, games: u32) -> Result<Option<Vec<Vec<Option<Meeting>>>>, LabError>;

    /// The best of each of these generations, all of them done, against the best of those named before it, on fresh seeds and with seats in turn;
    /// at larger tables the earlier one has all other seats. In the form of [`meet`](Population::meet).
    ///
    /// # Errors
    /// As [`advance`](Population::advance).
    fn look_back(
        &self,
        hall: &Hall<'_>,
        games: u32,
        generations: &[u32],
    ) -> Result<Option<Vec<Vec<Option<Meeting>>>>, LabError>;

    /// Whether a library has strategies of just this setup; the default is that it has none.
    ///
    /// # Errors
    /// [`LabError::Input`] with every fault of the library.
    fn known_in(&self, library: &TextFile) -> Result<bool, LabError> {
        let _ = library;
        Ok(false)
    }

    /// The text of a library of strategies with the leaders of this run in it, in the place of what was known of just this setup.
    ///
    /// # Errors
    /// [`LabError::Input`] with every fault of the library.
    fn kept_in(&self, library: Option<&TextFile>) -> Result<String, LabError>;
}
