//! Plays a run step by step for those who look on.

use std::time::Duration;

use dice::gauntlet::{Gauntlet, State};
use lab::LabError;
use matches::bench::timed;
use tabletop::{Agent, Budget, Game, Monitor, NoEvents, Seed, Think, Turn};

/// Plays a run to its end, and shows every decision: the position it was made in, and the processor time it took.
///
/// # Errors
/// [`LabError::System`] where an agent or the rules break the contract.
pub(super) fn walk(
    game: &Gauntlet,
    seed: Seed,
    agents: &mut [Box<dyn Agent<Gauntlet>>],
    mut shown: impl FnMut(&State, Duration),
) -> Result<State, LabError> {
    let mut state = game.start();
    for step in 0.. {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut seed.stream("chance", step));
                let outcome = outcome.ok_or_else(|| LabError::System("chance has no outcome".to_owned()))?;
                game.resolve(&mut state, &outcome, &mut NoEvents)
            }
            Turn::Seat(seat) => {
                let (monitor, rng) = (Monitor::new(), seed.stream("thinking", step));
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                let agent = &mut agents[seat.index()];
                let (time, decision) = timed(|| agent.decide(game, &state, &mut think));
                shown(&state, time);
                game.apply(&mut state, &decision.action, &mut NoEvents)
            }
        }
        .map_err(|illegal| LabError::System(format!("seed {seed}, step {step}: {illegal}")))?;
    }
    Ok(state)
}
