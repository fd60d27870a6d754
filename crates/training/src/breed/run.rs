//! The run: round after round until the final is played, then the leaders against each other.

use std::sync::atomic::AtomicBool;

use lab::{LabError, Library, Problem, TextFile};
use matches::ShardIndex;
use serde::Serialize;
use tabletop::message;

use super::hall::{Hall, Matches};
use super::module::{Breeding, Population, Terms};
use super::progress::BreedProgress;
use super::progression::{Progression, milestones};
use super::report::{Bred, BredGeneration, BreedReport, Expected, Meeting, RankedStrategy};
use super::shards::{self, Shard};
use super::{BreedRequest, Reached, file};

/// How a caller follows, keeps and stops a run.
#[derive(Clone, Copy)]
pub struct BreedControl<'a> {
    /// Called after every match, from any thread.
    pub progress: &'a (dyn Fn(BreedProgress) + Sync),
    /// Called before the first match, after every generation and after the final, with what goes on from there. Its error ends the run.
    pub keep: &'a dyn Fn(&BreedRun) -> Result<(), LabError>,
    /// Once set, no further match is begun; what was kept last goes on from there.
    pub stop: &'a AtomicBool,
    /// Threads; `None` for one per core. The result does not depend on it.
    pub threads: Option<usize>,
}

impl<'a> BreedControl<'a> {
    /// A hall for these matches, with as many threads as the control says.
    ///
    /// # Errors
    /// [`LabError::System`] where they cannot be had.
    fn hall(&self, matches: Matches) -> Result<Hall<'a>, LabError> {
        Hall::open(matches, self.threads, self.progress, self.stop)
    }
}

/// What is to be known of a run that has ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BreedStudy {
    /// The run, and its leaders against each other.
    pub report: BreedReport,
    /// Leaders of later generations against those of earlier ones.
    pub progression: Progression,
}

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

    /// A run of a population that its game has begun; so many games of every leader against every other one in the end.
    pub fn of(breeding: &dyn Breeding, population: Box<dyn Population>, validation: u32) -> Self {
        Self { game: breeding.game(), validation, population }
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

    /// As [`Population::known_in`].
    ///
    /// # Errors
    /// As there.
    pub fn known_in(&self, library: &TextFile) -> Result<bool, LabError> {
        self.population.known_in(library)
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
    /// What [`BreedControl::keep`] returns, and [`LabError::System`] where the machine or the rules refuse.
    pub fn go(&mut self, control: &BreedControl<'_>) -> Result<BreedReport, LabError> {
        let hall = control.hall(Matches::All)?;
        (control.keep)(self)?;
        while !self.population.reached().over {
            if !self.population.advance(&hall)? {
                return Ok(self.report(&hall, None));
            }
            // A generation takes but moments: it is kept as a whole.
            if self.population.reached().round == 0 {
                (control.keep)(self)?;
            }
        }
        let meetings = self.population.meet(&hall, self.validation)?;
        Ok(self.report(&hall, meetings))
    }

    /// Plays a part of its next round; the run itself stays as it is. One line of JSON, the same bytes on any machine and at any number of
    /// threads but for the time, which has no sign for its end. `None` where it was stopped, for half a part is of no use.
    ///
    /// # Errors
    /// [`LabError::Input`] where its final has been played, or there is no such part; else as [`go`](BreedRun::go).
    pub fn shard(&mut self, part: ShardIndex, control: &BreedControl<'_>) -> Result<Option<String>, LabError> {
        self.goes_on()?;
        if !part.sound() {
            return Err(Problem::new(format!("there is no shard {part}")).remedy("count them from 1").into());
        }
        let (run, hall) = (shards::mark(&self.text()?), control.hall(Matches::of(part))?);
        self.population.advance(&hall)?;
        let cpu_seconds = hall.cpu_seconds();
        hall.part().map(|scores| Shard::new(run, part, scores, cpu_seconds).line()).transpose()
    }

    /// Goes on by one round whose parts were played elsewhere, in any order.
    ///
    /// # Errors
    /// [`LabError::Input`] where its final has been played, and with every shard that is damaged, of another run or round, or missing.
    pub fn merge(&mut self, files: &[TextFile], control: &BreedControl<'_>) -> Result<(), LabError> {
        self.goes_on()?;
        let scores = shards::gather(files, &shards::mark(&self.text()?))?;
        if self.population.advance(&control.hall(Matches::Known(scores))?)? {
            return Ok(());
        }
        Err(Problem::new("the shards are not of the matches of this round").remedy("play them again").into())
    }

    fn goes_on(&self) -> Result<(), LabError> {
        if self.population.reached().over {
            let problem = Problem::new("the final of the run has been played, and no round is left");
            return Err(problem.remedy("train --resume measures its leaders").into());
        }
        Ok(())
    }

    /// How far it has come.
    pub fn reached(&self) -> Reached {
        self.population.reached()
    }

    /// The best of every generation so far.
    pub fn curve(&self) -> Vec<BredGeneration> {
        self.population.curve()
    }

    /// As [`Population::leading`].
    pub fn leading(&self) -> Vec<Bred> {
        self.population.leading()
    }

    /// Games of every leader against every other one in the end.
    pub fn validation(&self) -> u32 {
        self.validation
    }

    /// What it was begun with.
    pub fn terms(&self) -> Terms {
        self.population.terms()
    }

    /// Whether its final has been played.
    ///
    /// # Errors
    /// [`LabError::Input`] where it has not.
    pub fn ended(&self) -> Result<(), LabError> {
        let Reached { generation, generations, over, .. } = self.population.reached();
        if !over {
            let reason = message!(
                "fault-breeding-unended",
                "the run is at generation {generation} of {generations}, and its leaders have not met",
                generation,
                generations
            );
            let remedy = message!("remedy-breeding-unended", "go on with it by train --resume");
            return Err(Problem::new(reason).remedy(remedy).into());
        }
        Ok(())
    }

    /// Looks at a run that has ended: its leaders against each other, and those of later generations against earlier ones, so many games of
    /// each two. `None` where it was stopped; nothing is kept.
    ///
    /// # Errors
    /// As [`ended`](BreedRun::ended) and [`go`](BreedRun::go).
    pub fn study(&self, control: &BreedControl<'_>, games: u32) -> Result<Option<BreedStudy>, LabError> {
        self.ended()?;
        let hall = control.hall(Matches::All)?;
        let Some(meetings) = self.population.meet(&hall, games)? else { return Ok(None) };
        let generations = milestones(self.population.reached().generations);
        let Some(earlier) = self.population.look_back(&hall, games, &generations)? else { return Ok(None) };
        let progression = Progression { seats: self.population.terms().seats, generations, meetings: earlier };
        Ok(Some(BreedStudy { report: self.report(&hall, Some(meetings)), progression }))
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
            conditions: terms.conditions,
            offers: terms.offers,
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
