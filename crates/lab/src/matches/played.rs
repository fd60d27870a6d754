//! One game of a match: how it is played and what is kept of it.

use cpu_time::ThreadTime;
use serde::{Deserialize, Serialize};
use tabletop::{Budget, Fault, Game, Limits, Seat, Seed, Table};

use crate::door::{Porter, Seating};
use crate::{GameModule, LabError};

/// A finished game, by seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Played {
    /// Seats in first place; empty where nobody won or the game did not end.
    pub winners: Vec<usize>,
    /// The seat that moved first.
    pub first: usize,
    /// Why it ended; `None` where it did not.
    pub reason: Option<String>,
    pub rounds: u64,
    pub turns: u64,
    pub decisions: u64,
    /// Positions evaluated.
    pub nodes: u64,
    /// Moves forfeited, by seat; empty where there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<u64>,
    /// What was said about them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Processor time. Results are the same on every machine, times are not: it stays out of what is compared and kept.
    #[serde(skip)]
    pub cpu_seconds: f64,
}

impl Played {
    /// The only winner, if there is one.
    pub fn winner(&self) -> Option<Seat> {
        match self.winners[..] {
            [seat] => Some(Seat(seat as u8)),
            _ => None,
        }
    }

    /// Whether it can be a game at a table of so many seats.
    pub fn fits(&self, seats: usize) -> bool {
        self.winners.iter().chain([&self.first]).all(|seat| *seat < seats)
            && (self.forfeits.is_empty() || self.forfeits.len() == seats)
    }
}

/// A game to be played.
pub(crate) struct Pairing<'a, G: Game> {
    pub game: &'a G,
    /// Where it begins, if not at its start.
    pub origin: Option<&'a G::State>,
    /// One agent per seat.
    pub specs: &'a [String],
    pub seed: Seed,
    pub budget: Budget,
}

impl<G: Game> Pairing<'_, G> {
    /// Plays it. `fault` makes an error of a broken contract.
    pub fn play<M: GameModule<Game = G>>(
        &self,
        module: &M,
        porter: &Porter,
        fault: impl FnOnce(&Fault) -> LabError,
    ) -> Result<Played, LabError> {
        let started = ThreadTime::now();
        // New agents for every game: nothing learned in one may reach another, or results would hang on the threads.
        let mut table = Seating::new(module, self.specs, porter)?;
        let origin = self.origin.cloned().unwrap_or_else(|| self.game.start());
        let limits = Limits { budget: self.budget, ..Limits::default() };
        let finish = Table::from_state(self.game, self.seed, &mut table.agents, origin)
            .and_then(|table| table.play(limits))
            .map_err(|broken| fault(&broken))?;
        let length = module.length(self.game, &finish.state);
        let forfeits = table.forfeits();
        Ok(Played {
            winners: finish.standing.iter().flat_map(|standing| standing.winners().map(Seat::index)).collect(),
            first: module.first_seat(self.game, &finish.state).index(),
            reason: finish.standing.map(|standing| standing.reason.into_owned()),
            rounds: length.rounds,
            turns: length.turns,
            decisions: finish.decisions,
            nodes: finish.nodes,
            forfeits: if forfeits.iter().all(|count| *count == 0) { Vec::new() } else { forfeits },
            notes: table.take_notes(),
            cpu_seconds: started.elapsed().as_secs_f64(),
        })
    }
}
