//! Whether a run that was read from a file is one that could have been written, by the rules it is to go on with.
//!
//! Files may be changed by hand, and the cards since they were written; a run that passed goes on without a fault.

use tabletop::{Game, Message, message};

use super::record::{GenerationRecord, Leader};
use super::run::CoEvolution;
use super::scouting::niches;
use crate::cards::KINDS;
use crate::evolve::chamber::{Chamber, Member};
use crate::evolve::mutation::{Mutation, Rates};
use crate::evolve::template::Template;
use crate::rules::Dominion;

/// More games than any run can have.
const MOST_GAMES: u64 = 1 << 50;

/// What does not fit in a run.
#[derive(Clone, PartialEq, Debug)]
pub struct Misfit {
    /// The field of the run that has it.
    pub part: &'static str,
    /// What is wrong with it.
    pub reason: Message,
}

fn ensure(holds: bool, part: &'static str, reason: impl FnOnce() -> Message) -> Result<(), Misfit> {
    if holds { Ok(()) } else { Err(Misfit { part, reason: reason() }) }
}

impl CoEvolution {
    /// Whether it can go on with these rules, those of its own setup. It hangs on the run alone how long this takes, not on its numbers.
    ///
    /// # Errors
    /// The first thing that does not fit: numbers out of range, other rules or cards, menus that are not of this kingdom, generations that do
    /// not follow each other.
    pub fn fits(&self, game: &Dominion) -> Result<(), Misfit> {
        self.options.check().map_err(|reason| Misfit { part: "options", reason })?;
        let mut setup = game.setup().clone();
        setup.first_seat_begins = self.setup.first_seat_begins;
        ensure(setup == self.setup, "setup", || {
            message!("fault-evolution-game", "the run was begun with other rules; use its own")
        })?;
        ensure(game.content_hash() == self.content, "content", || {
            message!("fault-evolution-cards", "the cards are not those the run was begun with")
        })?;
        ensure(self.template == Template::new(game, &self.options), "template", || {
            message!("fault-evolution-template", "the form of the menus is not that of this kingdom")
        })?;
        // Runs that were begun before there were niches have none.
        ensure(self.niches.is_empty() || self.niches == niches(game, &self.template), "niches", || {
            message!("fault-evolution-niches", "the niches are not those of this kingdom")
        })?;
        self.chambers_fit()?;
        self.history_fits(game)?;
        self.champions_fit(game)
    }

    fn chambers_fit(&self) -> Result<(), Misfit> {
        let (wanted, found) = (self.populations(self.generation()), self.chambers.len());
        ensure(found == wanted, "chambers", || {
            message!(
                "fault-evolution-chambers",
                "there are {found} chambers, and the options say {wanted}",
                found,
                wanted
            )
        })?;
        let niche = |(chamber, at): (&Chamber, usize)| {
            let home = if self.scouts(self.generation()) { self.niches[at % self.niches.len()] } else { None };
            chamber.niche == home
        };
        let at_home = self.chambers.iter().zip(0..).all(niche);
        let rounds = self.chambers.first().map_or(0, Chamber::rounds);
        let sound = self.chambers.iter().all(|chamber| self.holds(chamber) && chamber.rounds() == rounds);
        ensure(sound && at_home, "chambers", || {
            message!("fault-evolution-pool", "the candidates do not fit the options and the kingdom")
        })
    }

    /// Whether a population is one of this run.
    fn holds(&self, chamber: &Chamber) -> bool {
        let Chamber { pool, leaders, rates, .. } = chamber;
        let member = |member: &Member| {
            usize::from(member.changes) < 1 << Mutation::ALL.len() && self.template.holds(&member.genome)
        };
        // Every mutant of every generation was tried at most once; the first one has none that are counted.
        let options = self.options_now();
        let populations = self.niches.len().max(1) as u64;
        let tried = u64::from(self.options.pool) * u64::from(self.options.generations) * populations;
        let most = options.candidates(self.generation()) as usize;
        let counted = |rates: &Rates| {
            (0..Mutation::ALL.len()).all(|at| rates.led[at] <= rates.tried[at] && rates.tried[at] <= tried)
        };
        (1..=most).contains(&pool.len())
            && (1..=usize::from(self.options.leaders)).contains(&leaders.len())
            && pool.iter().all(member)
            && leaders.iter().all(|leader| {
                is_share(leader.share) && leader.bought < 1 << KINDS && self.template.holds(&leader.genome)
            })
            && counted(rates)
            && chamber.races(&options)
    }

    fn history_fits(&self, game: &Dominion) -> Result<(), Misfit> {
        let sound = |(record, number): (&GenerationRecord, u32)| {
            record.generation == number
                && record.rates.len() == self.populations(number - 1)
                && record.chambers.len() == self.populations(number - 1)
                && record.chambers.iter().all(|leaders| self.lead(game, leaders))
        };
        let rising = self.history.is_sorted_by(|one, next| one.games <= next.games);
        let played = self.history.last().map_or(0, |last| last.games);
        let between = !self.is_over() && self.chambers.iter().all(|chamber| chamber.rounds() == 0);
        let counted = if between { played == self.games } else { played <= self.games };
        let numbered = self.history.len() <= self.options.generations as usize;
        let all = numbered && self.history.iter().zip(1..).all(sound);
        ensure(all && rising && counted && self.games <= MOST_GAMES, "history", || {
            message!(
                "fault-evolution-history",
                "the generations do not follow each other as in a run with these options"
            )
        })
    }

    fn champions_fit(&self, game: &Dominion) -> Result<(), Misfit> {
        let Some(champions) = &self.champions else { return Ok(()) };
        let ended = self.history.len() == self.options.generations as usize;
        ensure(ended && self.lead(game, champions), "champions", || {
            message!("fault-evolution-champions", "the champions are not those of a run that has ended")
        })
    }

    /// Whether these can be leaders of a chamber, or of the final.
    fn lead(&self, game: &Dominion, leaders: &[Leader]) -> bool {
        let sound = |leader: &Leader| {
            is_share(leader.share)
                && leader.strategy.strategist(game, "", self.options.guard).is_ok()
                && leader.bought.len() <= KINDS
                && leader.bought.iter().all(|id| game.card(id).is_some())
        };
        (1..=usize::from(self.options.leaders)).contains(&leaders.len()) && leaders.iter().all(sound)
    }
}

/// Whether it is a share of games.
fn is_share(share: f64) -> bool {
    (0.0..=1.0).contains(&share)
}
