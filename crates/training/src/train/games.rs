//! Plays the tables of a round on all cores.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use cpu_clock::ThreadTime;
use lab::seats::house_agents;
use lab::{GameModule, LabError, Opening};
use rayon::ThreadPool;
use rayon::prelude::*;
use tabletop::{Budget, Game, Limits, Seed, Table};

use super::module::TrainingModule;
use crate::evolution::Score;

/// Where all games of a run are played.
pub(super) struct Hall<'a, M: GameModule> {
    pub module: &'a M,
    pub game: Arc<M::Game>,
    pub origin: Option<<M::Game as Game>::State>,
    pub opening: &'a Opening,
    pub budget: Budget,
    /// Whether a game that a limit of the rules ended has a winner.
    pub limit_wins: bool,
    pub pool: ThreadPool,
    pub stop: &'a AtomicBool,
    /// Processor time of all games, in nanoseconds.
    pub spent: AtomicU64,
}

impl<M: TrainingModule> Hall<'_, M> {
    /// Plays every table once with every rotation of its seats, all of them with the table's seed, of which there are `seeds`, in turn; `specs` are
    /// the agents of the candidates. `told` is called after every game. `None` where it was stopped.
    ///
    /// # Errors
    /// [`LabError::Fault`] of the first game, in order, in which an agent or the rules broke the contract.
    pub fn play(
        &self,
        specs: &[String],
        tables: &[Vec<usize>],
        seeds: usize,
        seed: Seed,
        told: &(dyn Fn() + Sync),
    ) -> Result<Option<Vec<Score>>, LabError> {
        let seats = self.game.seats();
        let games: Vec<(usize, usize)> =
            (0..tables.len()).flat_map(|table| (0..seats).map(move |rotation| (table, rotation))).collect();
        // The fault of the first game in order is reported whichever thread meets one first.
        let faulty = AtomicU64::new(u64::MAX);
        let played: Vec<Option<Result<Option<usize>, LabError>>> = self.pool.install(|| {
            games
                .par_iter()
                .enumerate()
                .map(|(index, &(table, rotation))| {
                    if self.stop.load(Ordering::Relaxed) || faulty.load(Ordering::Relaxed) < index as u64 {
                        return None;
                    }
                    let seed = seed.derive("table", (table % seeds) as u64);
                    let winner = self.game(specs, &tables[table], rotation, seed);
                    match &winner {
                        Ok(_) => told(),
                        Err(_) => drop(faulty.fetch_min(index as u64, Ordering::Relaxed)),
                    }
                    Some(winner)
                })
                .collect()
        });
        let mut scores = vec![Score { wins: vec![0; seats], games: seats as u32 }; tables.len()];
        let mut stopped = false;
        for (&(table, _), winner) in games.iter().zip(played) {
            match winner {
                Some(Ok(Some(place))) => scores[table].wins[place] += 1,
                Some(Ok(None)) => {}
                Some(Err(fault)) => return Err(fault),
                None => stopped = true,
            }
        }
        Ok((!stopped).then_some(scores))
    }

    /// Plays one game; the place at the table that won it alone. Place `p` sits in seat `(p + rotation) mod seats`.
    fn game(&self, specs: &[String], table: &[usize], rotation: usize, seed: Seed) -> Result<Option<usize>, LabError> {
        let started = ThreadTime::now();
        let seats = table.len();
        let place = |seat: usize| (seat + seats - rotation % seats) % seats;
        let seated: Vec<String> = (0..seats).map(|seat| specs[table[place(seat)]].clone()).collect();
        // New agents for every game: nothing learned in one may reach another, or results would hang on the threads.
        let mut agents = house_agents(self.module, &seated)?;
        let origin = self.origin.clone().unwrap_or_else(|| self.game.start());
        let limits = Limits { budget: self.budget, ..Limits::default() };
        let finish = Table::from_state(&*self.game, seed, &mut agents, origin)
            .and_then(|table| table.play(limits))
            .map_err(|fault| LabError::Fault {
                what: format!("in training, seed {seed}, {fault}"),
                command: lab::play_command(self.opening, M::Game::ID, &seated, seed, self.budget),
            })?;
        let counts = |reason: &str| self.limit_wins || !self.module.ended_by_limit(reason);
        let standing = finish.standing.filter(|standing| counts(&standing.reason));
        let winners: Vec<usize> =
            standing.iter().flat_map(|standing| standing.winners().map(|seat| place(seat.index()))).collect();
        self.spent.fetch_add(started.elapsed().as_nanos() as u64, Ordering::Relaxed);
        Ok(match winners[..] {
            [winner] => Some(winner),
            _ => None,
        })
    }
}
