//! A run under way: its matches played, and what came of them in words for any game.

use std::sync::Arc;

use dominion::agents::Strategist;
use dominion::evolve::{CoEvolution, GenerationRecord, Job, Leader, Score};
use dominion::{Deal, Dominion};
use ron::ser::PrettyConfig;
use serde_json::Value;

use super::{broken, stored, table};
use crate::breed::{Bred, BredGeneration, Hall, Meeting, Population, Reached, Stage, Terms};
use crate::{LabError, TextFile};

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

    /// Leaders as they play.
    fn strategists(&self) -> Result<Vec<Strategist>, LabError> {
        let seat = |leader: &Leader| leader.strategy.strategist(&self.game, "", self.run.options().guard);
        let seated: Result<_, _> = self.run.champions().iter().map(seat).collect();
        seated.map_err(|error| LabError::System(format!("a leader cannot be seated: {error}")))
    }

    fn bred(&self, leader: &Leader) -> Bred {
        let guard = if self.run.options().guard { "" } else { ",guard=off" };
        Bred {
            strategy: leader.strategy.to_string(),
            agent: format!("strategist:menu={}{guard}", leader.strategy),
            uses: leader.bought.clone(),
            share: leader.share,
        }
    }
}

impl Population for Menus {
    fn terms(&self) -> Terms {
        let (setup, options) = (self.run.setup(), self.run.options());
        let start = match setup.deal {
            Deal::Random => "random start",
            Deal::FourThree => "4-3 start",
            Deal::FiveTwo => "5-2 start",
        };
        let more = [
            (setup.colonies, "Platinum and Colony"),
            (options.guard, "with guard"),
            (options.unrestricted, "unrestricted menus"),
        ];
        let more: String = more.iter().filter(|(is, _)| *is).map(|(_, words)| format!(", {words}")).collect();
        let value = |value: Result<Value, serde_json::Error>| value.unwrap_or_default();
        Terms {
            headline: format!("{}; {start}{more}", setup.kingdom.join(" ")),
            setup: value(serde_json::to_value(setup)),
            options: value(serde_json::to_value(options)),
            seed: self.run.seed(),
            seats: setup.seats.into(),
        }
    }

    fn reached(&self) -> Reached {
        let progress = self.run.progress();
        Reached {
            generation: progress.generation,
            generations: progress.generations,
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
            let best = record.chambers.iter().flatten().max_by(|one, other| one.share.total_cmp(&other.share))?;
            let GenerationRecord { generation, games, .. } = *record;
            Some(BredGeneration { generation, games, best: best.strategy.to_string(), share: best.share })
        };
        self.run.history().iter().filter_map(best).collect()
    }

    fn leaders(&self) -> Vec<Bred> {
        self.run.champions().iter().map(|leader| self.bred(leader)).collect()
    }

    fn meet(&self, hall: &Hall<'_>, games: u32) -> Result<Option<Vec<Vec<Option<Meeting>>>>, LabError> {
        let leaders = self.strategists()?;
        let (count, seats) = (leaders.len(), usize::from(self.run.setup().seats));
        if games == 0 || count < 2 {
            return Ok(Some(vec![Vec::new(); count]));
        }
        let seed = self.run.seed().derive("validation", 0);
        let pairs = || (0..count).flat_map(|own| (0..count).map(move |rival| (own, rival)));
        // At larger tables the rival and the leaders after it sit with the one that is measured, itself left out.
        let company = |own: usize, rival: usize| {
            let others = (0..count).map(move |step| (rival + step) % count).filter(move |at| *at != own);
            others.cycle().take(seats - 1)
        };
        let job = |(own, rival): (usize, usize)| {
            let seated = std::iter::once(own).chain(company(own, rival)).map(|at| leaders[at].clone());
            Job::new(seated.collect(), games, seed.derive("pair", (own * count + rival) as u64))
        };
        let jobs: Vec<Job> = pairs().filter(|(own, rival)| own != rival).map(job).collect();
        let Some(scores) = self.play(hall, Stage::Validation, &jobs) else { return Ok(None) };
        let mut scores = scores.into_iter();
        let mut meeting = |own: usize, rival: usize| {
            let score = if own == rival { None } else { scores.next() };
            score.map(|Score { games, won, lost, share, .. }| Meeting {
                games: games.into(),
                won: won.into(),
                lost: lost.into(),
                share,
            })
        };
        Ok(Some((0..count).map(|own| (0..count).map(|rival| meeting(own, rival)).collect()).collect()))
    }

    fn kept_in(&self, library: Option<&TextFile>) -> Result<String, LabError> {
        stored::with(&self.run, library)
    }
}
