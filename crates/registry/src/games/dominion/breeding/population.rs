//! A run under way: its matches played, and what came of them in words for any game.

use std::sync::Arc;

use dominion::Dominion;
use dominion::evolve::{CoEvolution, GenerationRecord, Job, Leader, Score};
use lab::{LabError, TextFile};
use ron::ser::PrettyConfig;
use serde_json::Value;
use training::breed::{Bred, BredGeneration, Hall, Meeting, Population, Reached, Stage, Terms};

use super::faults::broken;
use super::meetings::Field;
use super::{stored, told};

/// The menus of one kingdom.
pub(super) struct Menus {
    game: Arc<Dominion>,
    /// The rules of the matches.
    table: Dominion,
    run: CoEvolution,
}

impl Menus {
    /// A run, and the rules it fits.
    pub fn new(game: Arc<Dominion>, run: CoEvolution) -> Self {
        Self { table: table(&game), game, run }
    }

    fn play(&self, hall: &Hall<'_>, stage: Stage, jobs: &[Job]) -> Option<Vec<Score>> {
        hall.play((stage, self.reached()), jobs, |job| {
            let score = job.play(&self.table);
            (score, score.games.into())
        })
    }

    /// Leaders to meet each other, on seeds of that name.
    fn field<'l>(
        &self,
        leaders: impl IntoIterator<Item = &'l Leader>,
        games: u32,
        seeds: &str,
    ) -> Result<Field<'_>, LabError> {
        let seat = |leader: &Leader| leader.strategy.strategist(&self.game, "", self.run.options().guard).map(Arc::new);
        let seated: Result<_, _> = leaders.into_iter().map(seat).collect();
        let members = seated.map_err(|error| LabError::System(format!("a leader cannot be seated: {error}")))?;
        Ok(Field { table: &self.table, members, games, seed: self.run.seed().derive(seeds, 0) })
    }

    fn bred(&self, leader: &Leader) -> Bred {
        let guard = if self.run.options().guard { "" } else { ",guard=off" };
        Bred {
            strategy: leader.strategy.to_string(),
            told: told::strategy(&self.game, &leader.strategy),
            agent: format!("strategist:menu={}{guard}", leader.strategy),
            uses: leader.bought.clone(),
            share: leader.share,
        }
    }
}

impl Population for Menus {
    fn terms(&self) -> Terms {
        let (setup, options) = (self.run.setup(), self.run.options());
        let conditions = told::conditions(&self.run);
        let words: Vec<&str> = conditions.iter().map(|condition| condition.text.as_str()).collect();
        let value = |value: Result<Value, serde_json::Error>| value.unwrap_or_default();
        Terms {
            headline: format!("{}; {}", setup.kingdom.join(" "), words.join(", ")),
            conditions,
            offers: told::offers(&self.game),
            setup: value(serde_json::to_value(setup)),
            options: value(serde_json::to_value(options)),
            seed: self.run.seed(),
            known: self.run.known().into(),
            seats: setup.seats.into(),
        }
    }

    fn reached(&self) -> Reached {
        let progress = self.run.progress();
        Reached {
            generation: progress.generation,
            generations: progress.generations,
            round: progress.round,
            rounds: progress.rounds,
            games: progress.games,
            over: self.run.is_over(),
        }
    }

    fn advance(&mut self, hall: &Hall<'_>) -> Result<bool, LabError> {
        let jobs = self.run.jobs(&self.game).map_err(|error| broken(&error))?;
        let Reached { generation, generations, .. } = self.reached();
        let stage = if generation < generations { Stage::Generation } else { Stage::Final };
        let Some(scores) = self.play(hall, stage, &jobs) else { return Ok(false) };
        self.run.tell(&self.game, &scores).map_err(|error| broken(&error))?;
        Ok(true)
    }

    fn text(&self) -> Result<String, LabError> {
        // A line for every field and every generation: such files can be looked at.
        let layout = PrettyConfig::new().depth_limit(2).indentor("    ");
        ron::ser::to_string_pretty(&self.run, layout).map_err(|error| LabError::System(error.to_string()))
    }

    fn curve(&self) -> Vec<BredGeneration> {
        let best = |record: &GenerationRecord| {
            let best = best_of(record)?;
            let GenerationRecord { generation, games, .. } = *record;
            Some(BredGeneration { generation, games, best: best.strategy.to_string(), share: best.share })
        };
        self.run.history().iter().filter_map(best).collect()
    }

    fn leaders(&self) -> Vec<Bred> {
        self.run.champions().iter().map(|leader| self.bred(leader)).collect()
    }

    fn leading(&self) -> Vec<Bred> {
        let champions = self.leaders();
        if !champions.is_empty() {
            return champions;
        }
        let last = self.run.history().last();
        let mut leaders: Vec<&Leader> = last.iter().flat_map(|record| record.chambers.iter().flatten()).collect();
        leaders.sort_by(|one, other| other.share.total_cmp(&one.share));
        leaders.into_iter().map(|leader| self.bred(leader)).collect()
    }

    fn meet(&self, hall: &Hall<'_>, games: u32) -> Result<Option<Vec<Vec<Option<Meeting>>>>, LabError> {
        let champions = self.run.champions();
        let (count, others) = (champions.len(), usize::from(self.run.setup().seats) - 1);
        if games == 0 || count < 2 {
            return Ok(Some(vec![Vec::new(); count]));
        }
        // At larger tables the rival has all other seats, as in the run.
        let company = |own: usize, rival: usize| (own != rival).then(|| vec![rival; others]);
        Ok(self.field(champions, games, "validation")?.play(hall, self.reached(), company))
    }

    fn look_back(
        &self,
        hall: &Hall<'_>,
        games: u32,
        generations: &[u32],
    ) -> Result<Option<Vec<Vec<Option<Meeting>>>>, LabError> {
        let others = usize::from(self.run.setup().seats) - 1;
        let named = |record: &&GenerationRecord| generations.contains(&record.generation);
        let best = self.run.history().iter().filter(named).filter_map(best_of);
        let field = self.field(best, games, "progression")?;
        Ok(field.play(hall, self.reached(), |own, rival| (rival < own).then(|| vec![rival; others])))
    }

    fn known_in(&self, library: &TextFile) -> Result<bool, LabError> {
        Ok(stored::read(library)?.find(self.run.setup(), self.run.options().guard).is_some())
    }

    fn kept_in(&self, library: Option<&TextFile>) -> Result<String, LabError> {
        stored::with(&self.run, library)
    }
}

/// The best leader of a generation, of all chambers.
fn best_of(record: &GenerationRecord) -> Option<&Leader> {
    record.chambers.iter().flatten().max_by(|one, other| one.share.total_cmp(&other.share))
}

/// The rules all matches of a run are played by.
fn table(game: &Arc<Dominion>) -> Dominion {
    CoEvolution::rules(game)
}
