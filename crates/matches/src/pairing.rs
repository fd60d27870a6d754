//! A game of a match to be played, and how it is played.

use cpu_clock::ThreadTime;
use door::ProcessPool;
use lab::seats::Seating;
use lab::{GameModule, LabError};
use tabletop::{Budget, Fault, Game, Limits, Seat, Seed, Table};

use crate::played::Played;

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
        pool: &ProcessPool,
        fault: impl FnOnce(&Fault) -> LabError,
    ) -> Result<Played, LabError> {
        let started = ThreadTime::now();
        // New agents for every game: nothing learned in one may reach another, or results would hang on the threads.
        let mut table = Seating::new(module, self.specs, pool)?;
        let origin = self.origin.cloned().unwrap_or_else(|| self.game.start());
        let limits = Limits { budget: self.budget, ..Limits::default() };
        let finish = Table::from_state(self.game, self.seed, &mut table.agents, origin)
            .and_then(|table| table.play(limits))
            .map_err(|broken| fault(&broken))?;
        let length = module.length(self.game, &finish.state);
        let forfeits = table.forfeits();
        let remains = module.remains(self.game, &finish.state);
        Ok(Played {
            winners: finish.standing.iter().flat_map(|standing| standing.winners().map(Seat::index)).collect(),
            first: module.first_seat(self.game, &finish.state).index(),
            scores: finish.standing.as_ref().map_or_else(Vec::new, |standing| standing.scores.clone()),
            reason: finish.standing.map(|standing| standing.reason.into_owned()),
            rounds: length.rounds,
            turns: length.turns,
            decisions: finish.decisions,
            nodes: finish.nodes,
            forfeits: if forfeits.iter().all(|count| *count == 0) { Vec::new() } else { forfeits },
            notes: table.take_notes(),
            remains,
            cpu_seconds: started.elapsed().as_secs_f64(),
        })
    }
}
