//! The numbers of a run.

use serde::{Deserialize, Serialize};
use tabletop::{Message, message};

use crate::setup::LARGEST_KINGDOM;

/// How many times more candidates the first generation has: few games tell random menus apart.
const FIRST: u32 = 4;
/// Earlier generations whose leaders come back in the final.
pub(super) const VETERANS: usize = 7;
/// What money alone counts for in the final. Leaders may go round in circles, each good against the one before; what beats money as well
/// is good against what somebody else may come with. How it was chosen: docs/realm.md, "Breeding menus".
pub(super) const MONEY_WEIGHT: f64 = 0.25;
/// Most niches of a kingdom: its cards, and one for plans of any kind.
const MOST_NICHES: usize = LARGEST_KINGDOM + 1;
/// Most matches of a round.
const MOST_MATCHES: u32 = 200_000;
/// Most leaders a run may keep, those of all generations together: the whole of it is one file.
const MOST_KEPT: u32 = 50_000;

/// How strategies are bred. A file names only what differs from the default: that of the rules page with four times its pool, which races
/// make up for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EvolutionOptions {
    /// Candidates of each generation of a chamber, its leaders among them, 2 to 1 000.
    pub pool: u16,
    /// Leaders of a chamber, 1 to 20 and fewer than the pool.
    pub leaders: u8,
    /// Generations, 1 to 10 000.
    pub generations: u32,
    /// Populations bred apart, whose leaders meet at the end, 1 to 16.
    pub chambers: u8,
    /// Games of a match of those who lead, 2 to 100 000.
    pub games: u32,
    /// Games of a match after which the worse half of the candidates drops out, and again after twice as many, 2 to `games`.
    pub batch: u32,
    /// Games of each match at the end, between the leaders and earlier ones, 2 to 1 000 000.
    pub finals: u32,
    /// Whether buys that would end the game while another seat is ahead are refused.
    pub guard: bool,
    /// Whether every entry of a menu may hold any card.
    pub unrestricted: bool,
    /// Whether menus have victory cards as entries instead of thresholds.
    pub victory_entries: bool,
    /// Whether leaders may all buy the same kingdom card; otherwise at most half of them do, as long as others can lead. A short run has no
    /// time for that, a long one comes upon more.
    pub alike: bool,
    /// Generations at first in which plans around each card that trashes are bred in a population of their own, and plans of any kind in one more, with as
    /// many candidates together; 0 for none. At most half of all generations are so. It takes more games, as each population has leaders of its own.
    pub scouting: u32,
    /// The spread of the number of mutations of a child, above 0 and at most 10.
    pub spread: f64,
}

impl Default for EvolutionOptions {
    fn default() -> Self {
        Self {
            pool: 400,
            leaders: 5,
            generations: 32,
            chambers: 1,
            games: 1_000,
            batch: 12,
            finals: 2_000,
            guard: false,
            unrestricted: false,
            victory_entries: false,
            alike: false,
            scouting: 0,
            spread: 2.5,
        }
    }
}

impl EvolutionOptions {
    /// Candidates of a chamber in a generation, numbered from 0.
    pub(super) fn candidates(&self, generation: u32) -> u32 {
        u32::from(self.pool) * if generation == 0 { FIRST } else { 1 }
    }

    /// Generations in which niches are bred apart.
    pub(super) fn scouting(&self) -> u32 {
        self.scouting.min(self.generations / 2)
    }

    /// The numbers of each of so many populations that have the candidates of one together.
    pub(super) fn shared(&self, populations: usize) -> Self {
        let least = 4 * u16::from(self.leaders);
        let pool = (self.pool / populations.max(1) as u16).max(least).min(self.pool);
        Self { pool, ..self.clone() }
    }

    /// Strategies known already that a first pool has room for, beside as many mutants of theirs and random ones.
    pub fn most_known(&self) -> usize {
        usize::from(self.pool)
    }

    /// Games of a match after so many rounds of a generation: a batch, twice as many with each further round, and `games` in the end.
    pub(super) fn played(&self, rounds: u32) -> u32 {
        match rounds {
            0 => 0,
            _ => self.batch.max(1).saturating_mul(1_u32.checked_shl(rounds - 1).unwrap_or(u32::MAX)).min(self.games),
        }
    }

    /// Rounds of a generation.
    pub(super) fn rounds(&self) -> u32 {
        (1..).find(|&rounds| self.played(rounds) >= self.games).unwrap_or(1)
    }

    /// Of so many candidates the number that stay after a round; those of the best that buy different cards stay as well.
    pub(super) fn staying(&self, running: usize) -> usize {
        (running / 2).max(2 * usize::from(self.leaders))
    }

    /// The most rivals of a candidate: the leaders, an earlier one and money alone.
    pub(super) fn most_rivals(&self) -> u64 {
        u64::from(self.leaders) + 2
    }

    /// The most games of a run, whatever the kingdom.
    pub fn most_games(&self) -> u64 {
        let niches = if self.scouting() == 0 { 0 } else { MOST_NICHES };
        (0..=niches).map(|niches| self.games_with(niches)).max().unwrap_or(0)
    }

    /// The most games of a run in a kingdom with so many niches, of which there are none where no card trashes.
    fn games_with(&self, niches: usize) -> u64 {
        let leaders = u64::from(self.leaders);
        let scouting = if niches == 0 { 0 } else { self.scouting() };
        let (scouts, parts) = (self.shared(niches), niches as u64);
        let together = |generation: u32| match generation < scouting {
            true => parts * scouts.games_of(generation),
            false => self.games_of(generation),
        };
        let bred: u64 = (0..self.generations.min(scouting + 1)).map(together).sum();
        let later = self.games_of(1) * u64::from(self.generations.saturating_sub(scouting + 1));
        let chambers = u64::from(self.chambers);
        let finalists = chambers * (leaders + VETERANS as u64);
        chambers * (bred + later) + finalists * (finalists + 1) * u64::from(self.finals)
    }

    /// The most games of a generation of one population, numbered from 0.
    fn games_of(&self, generation: u32) -> u64 {
        let (mut running, mut games) = (self.candidates(generation) as usize, 0);
        for round in 0..self.rounds() {
            games += running as u64 * self.most_rivals() * u64::from(self.played(round + 1) - self.played(round));
            running = running.min(self.staying(running) + usize::from(self.leaders));
        }
        games
    }

    /// The first number that is out of its range, or what is too much together, in words.
    pub(super) fn check(&self) -> Result<(), Message> {
        let within = |name: &str, found: u32, least: u32, most: u32| {
            if (least..=most).contains(&found) {
                return Ok(());
            }
            Err(message!(
                "fault-evolution-range",
                "{name}: {found} is not between {least} and {most}",
                name,
                found,
                least,
                most
            ))
        };
        within("pool", self.pool.into(), 2, 1_000)?;
        within("leaders", self.leaders.into(), 1, u32::from(self.pool - 1).min(20))?;
        within("generations", self.generations, 1, 10_000)?;
        within("chambers", self.chambers.into(), 1, 16)?;
        within("games", self.games, 2, 100_000)?;
        within("batch", self.batch, 2, self.games)?;
        within("finals", self.finals, 2, 1_000_000)?;
        if !(self.spread > 0.0 && self.spread <= 10.0) {
            return Err(message!(
                "fault-evolution-spread",
                "spread: {found} is not above 0 and at most 10",
                found = self.spread.to_string()
            ));
        }
        self.check_size()
    }

    /// Whether the whole is of a size that memory and a file can hold; each number is in its range.
    fn check_size(&self) -> Result<(), Message> {
        let leaders = u32::from(self.leaders) * u32::from(self.chambers);
        let found = (leaders + 2 * u32::from(self.chambers)) * self.candidates(0);
        if found > MOST_MATCHES {
            return Err(message!(
                "fault-evolution-matches",
                "pool, leaders and chambers make {found} matches in the first generation, and {most} are the most",
                found,
                most = MOST_MATCHES
            ));
        }
        let found = leaders * self.generations;
        if found > MOST_KEPT {
            return Err(message!(
                "fault-evolution-kept",
                "generations, leaders and chambers make {found} leaders to keep, and {most} are the most",
                found,
                most = MOST_KEPT
            ));
        }
        Ok(())
    }
}
