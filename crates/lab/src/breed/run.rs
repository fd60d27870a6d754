//! The run: round after round until the final is played, then the leaders against each other.

use super::hall::Hall;
use super::module::{Breeding, Population};
use super::report::{BreedReport, Expected, Meeting, RankedStrategy};
use super::{BreedRequest, BreedWatch, file};
use crate::{LabError, Library, TextFile};

/// A run of breeding, as it stands between two rounds.
pub struct BreedRun {
    game: &'static str,
    validation: u32,
    population: Box<dyn Population>,
}

impl BreedRun {
    /// Begins a run.
    ///
    /// # Errors
    /// [`LabError::Input`] for a request that cannot be followed.
    pub fn begin(breeding: &dyn Breeding, library: &Library, request: &BreedRequest) -> Result<Self, LabError> {
        let population = breeding.begin(library, request)?;
        Ok(Self { game: breeding.game(), validation: request.validation, population })
    }

    /// Goes on with a run that was written down by [`text`](BreedRun::text).
    ///
    /// # Errors
    /// [`LabError::Input`] with the place of what does not fit the game, its cards or itself.
    pub fn resume(breeding: &dyn Breeding, library: &Library, written: &TextFile) -> Result<Self, LabError> {
        let (validation, population) = file::read(breeding, library, written)?;
        Ok(Self { game: breeding.game(), validation, population })
    }

    /// All of it as the text of a file: going on from it gives what the run would have given.
    ///
    /// # Errors
    /// [`LabError::System`]; numbers and words can always be written.
    pub fn text(&self) -> Result<String, LabError> {
        Ok(file::text(self.game, self.validation, &self.population.text()?))
    }

    /// As [`Population::kept_in`], once the final has been played.
    ///
    /// # Errors
    /// As there.
    pub fn kept_in(&self, library: Option<&TextFile>) -> Result<String, LabError> {
        self.population.kept_in(library)
    }

    /// Goes on to the end, or until it is stopped.
    ///
    /// # Errors
    /// What [`BreedWatch::keep`] returns, and [`LabError::System`] where the machine or the rules refuse.
    pub fn go(&mut self, watch: &BreedWatch<'_>) -> Result<BreedReport, LabError> {
        let hall = Hall::open(watch)?;
        (watch.keep)(self)?;
        while !self.population.reached().over {
            if !self.population.advance(&hall)? {
                return Ok(self.report(&hall, None));
            }
            (watch.keep)(self)?;
        }
        let meetings = self.population.meet(&hall, self.validation)?;
        Ok(self.report(&hall, meetings))
    }

    fn report(&self, hall: &Hall<'_>, meetings: Option<Vec<Vec<Option<Meeting>>>>) -> BreedReport {
        let (terms, stopped) = (self.population.terms(), meetings.is_none());
        let mut rows = meetings.unwrap_or_default().into_iter();
        let ranked = |bred| {
            let meetings = rows.next().unwrap_or_default();
            let met: Vec<Meeting> = meetings.iter().flatten().copied().collect();
            RankedStrategy { bred, expected: Expected::of(&met), meetings }
        };
        BreedReport {
            game: self.game.to_owned(),
            headline: terms.headline,
            setup: terms.setup,
            seats: terms.seats,
            options: terms.options,
            seed: terms.seed,
            curve: self.population.curve(),
            leaders: self.population.leaders().into_iter().map(ranked).collect(),
            games: self.population.reached().games,
            stopped,
            games_per_cpu_second: hall.games_per_cpu_second(),
        }
    }
}
