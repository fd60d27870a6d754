//! Random play that can be told again: to look into a violation, and as a snapshot of the rules.

use std::fmt::Write;
use std::sync::Arc;

use super::promise::{Promise, Violation, brief};
use crate::{Controller, Eye, Game, Player, Seat, Seed, Session, Step, Turn};

/// The game that [`check_game`](super::check_game) plays with `seed`, up to `steps` steps or to its end.
///
/// # Errors
/// The [`Violation`] that keeps it from going on.
pub fn play_random<G: Game>(game: &Arc<G>, seed: Seed, steps: u64) -> Result<Session<G>, Violation> {
    let mut session = seated(game, seed);
    while (session.len() as u64) < steps && session.turn() != Turn::Over {
        random_step(&mut session).map_err(|(promise, details)| Violation {
            promise,
            game: G::ID.to_owned(),
            seed,
            step: session.len() as u64,
            details,
        })?;
    }
    Ok(session)
}

/// A whole random game as text, a step and the hash it led to a line, then the standing: a change of the rules that was not
/// meant shows as a difference to a kept snapshot.
///
/// # Errors
/// The [`Violation`] that keeps it from going on, or [`Promise::RoundTrip`] where a step cannot be written.
pub fn golden<G: Game>(game: &Arc<G>, seed: Seed, steps: u64) -> Result<String, Violation> {
    let played = play_random(game, seed, steps)?;
    let mut session = seated(game, seed);
    let mut text = format!("{} seed {seed}\n{:016x} start\n", G::ID, session.hash());
    for (index, step) in played.steps().iter().enumerate() {
        let broken =
            |promise, details| Violation { promise, game: G::ID.to_owned(), seed, step: index as u64, details };
        let told = match step {
            Step::Action(seat, action) => {
                session.act(*seat, action.clone()).map_err(|illegal| broken(Promise::Replay, illegal.to_string()))?;
                ron::to_string(action).map(|action| format!("{seat} {action}"))
            }
            Step::Declaration(seat, declaration) => {
                let declared = session.declare(*seat, *declaration);
                declared.map_err(|illegal| broken(Promise::Declaring, illegal.to_string()))?;
                Ok(format!("{seat} {declaration:?}"))
            }
            Step::Outcome(outcome) => {
                session.advance().ok_or_else(|| broken(Promise::Replay, "chance does not fall again".to_owned()))?;
                ron::to_string(outcome).map(|outcome| format!("chance {outcome}"))
            }
        };
        let told = told.map_err(|error| broken(Promise::RoundTrip, error.to_string()))?;
        let _ = writeln!(text, "{:016x} {told}", session.hash());
    }
    let _ = match session.standing() {
        Some(standing) => writeln!(text, "{} {:?}", standing.reason, standing.places),
        None => writeln!(text, "unfinished after {} steps", session.len()),
    };
    Ok(text)
}

/// A session with a random player in every seat.
pub(super) fn seated<G: Game>(game: &Arc<G>, seed: Seed) -> Session<G> {
    Session::new(Arc::clone(game), seed, players(game.seats())).expect("there is one player per seat")
}

/// The same from a given state.
pub(super) fn seated_at<G: Game>(game: &Arc<G>, seed: Seed, state: G::State) -> Session<G> {
    let players = players(game.seats());
    Session::from_state(Arc::clone(game), seed, players, state).expect("there is one player per seat")
}

fn players(seats: usize) -> Vec<Player> {
    let random = || Controller::Agent("random".to_owned());
    Seat::all(seats).map(|seat| Player { name: seat.to_string(), controller: random(), livery: seat.0 }).collect()
}

/// Makes the next step: the action sampled with the seat's generator of this step, or the outcome the seed gives.
pub(super) fn random_step<G: Game>(session: &mut Session<G>) -> Result<Vec<G::Event>, (Promise, String)> {
    match session.turn() {
        Turn::Seat(seat) => {
            let view = session.view(Eye::Seat(seat));
            let action = session.game().sample(&view, &mut session.thinking(seat));
            let action = action.ok_or((Promise::SampleLegal, format!("no action is sampled for {seat} to act")))?;
            let told = brief(&action);
            session.act(seat, action).map_err(|illegal| (Promise::SampleLegal, format!("{told} is refused: {illegal}")))
        }
        Turn::Chance => session
            .advance()
            .ok_or_else(|| (Promise::DrawListed, "nothing is drawn, or what is drawn is refused".to_owned())),
        Turn::Over => Ok(Vec::new()),
    }
}
