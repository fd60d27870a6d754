//! States that somebody wrote by hand, or that a disk spoilt: refused with a reason, or the game goes on from them.

use std::sync::Arc;

use rand::RngExt;
use serde_json::Value;

use super::golden::random_step;
use super::options::Options;
use super::promise::{Promise, Violation, brief};
use super::suite::Suite;
use crate::{Eye, Game, Seed, Session, Turn};

/// Numbers at the edges of what files hold, and of most games' counts.
const EDGES: [i64; 12] = [-1, 0, 1, 2, 7, 41, 42, 64, 253, 255, 65_535, u32::MAX as i64];

/// How [`check_written_states`] spoils states, and how far it plays on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrittenOptions<'a> {
    /// Spoilt states made of each position.
    pub states: u64,
    /// Most steps of random play before a state is spoilt.
    pub before: u64,
    /// The fields of a written state that may be spoilt; empty for all of it.
    pub fields: &'a [&'a str],
    /// Steps of random play from a state that was accepted.
    pub steps: u64,
    /// Whether the game must be over after these steps.
    pub ends: bool,
    /// After about one step in so many the state reached is shown to every pair of eyes (1 = all).
    pub probe_every: u64,
}

impl Default for WrittenOptions<'_> {
    fn default() -> Self {
        Self { states: 1, before: 300, fields: &[], steps: 100_000, ends: true, probe_every: 64 }
    }
}

/// What became of spoilt states.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WrittenReport {
    /// States that could not be read, or were refused by [`Game::check_state`].
    pub refused: u64,
    /// Other states than the one that was spoilt, which were accepted and played on.
    pub accepted: u64,
}

impl WrittenReport {
    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self { refused: self.refused + other.refused, accepted: self.accepted + other.accepted }
    }
}

/// Plays at random, writes the state down, spoils it, and plays on from whatever [`Game::check_state`] accepts: no step panics, and no
/// state reached is refused. A caller demands that enough was refused and accepted.
///
/// # Errors
/// The first promise that was not kept. A panic of the rules is reported as [`Promise::Total`].
pub fn check_written_states<G: Game>(
    game: &Arc<G>,
    seed: Seed,
    options: &WrittenOptions<'_>,
) -> Result<WrittenReport, Violation> {
    let suite_options = Options { seed, ..Options::default() };
    let mut suite = Suite::new(game, &suite_options);
    suite.begin(seed);
    let mut report = WrittenReport::default();
    suite.guarded(|suite| {
        let before = suite.rng.random_range(0..options.before.max(1));
        let session = super::play_random(suite.game, seed, before)?;
        (0..options.states).try_for_each(|index| {
            let spoilt = suite.spoilt(&session, options.fields)?;
            let Some(state) = spoilt.filter(|state| suite.game.check_state(state).is_ok()) else {
                report.refused += 1;
                return Ok(());
            };
            report.accepted += u64::from(state != *session.state());
            suite.play_on(state, seed.derive("written", index), options)
        })
    })?;
    Ok(report)
}

impl<G: Game> Suite<'_, G> {
    /// The state of a session with one to three values changed; `None` where it cannot be read any more.
    fn spoilt(&mut self, session: &Session<G>, fields: &[&str]) -> Result<Option<G::State>, Violation> {
        let written = serde_json::to_value(session.state());
        let mut written = written.map_err(|error| self.broken(Promise::RoundTrip, error.to_string()))?;
        for _ in 0..self.rng.random_range(1..=3) {
            let field = (!fields.is_empty()).then(|| fields[self.rng.random_range(0..fields.len())]);
            let part = match field {
                Some(field) => written.get_mut(field),
                None => Some(&mut written),
            };
            let Some(part) = part else {
                return Err(self.broken(Promise::RoundTrip, format!("a written state has no field {field:?}")));
            };
            spoil(part, &mut self.rng);
        }
        Ok(serde_json::from_value(written).ok())
    }

    /// Plays on at random.
    fn play_on(&mut self, state: G::State, seed: Seed, options: &WrittenOptions<'_>) -> Result<(), Violation> {
        let written = brief(&state);
        let mut session = super::golden::seated_at(self.game, seed, state);
        for _ in 0..options.steps {
            if session.turn() == Turn::Over {
                return Ok(());
            }
            random_step(&mut session)
                .map_err(|(promise, details)| self.broken(promise, format!("{details}, from {written}")))?;
            if self.rng.random_range(0..options.probe_every.max(1)) == 0 {
                self.look(&session, &written)?;
            }
        }
        if options.ends && session.turn() != Turn::Over {
            return Err(self.broken(Promise::Ends, format!("not over after {} steps, from {written}", options.steps)));
        }
        Ok(())
    }

    /// Shows a state to every pair of eyes, beside a twin.
    fn look(&mut self, session: &Session<G>, written: &str) -> Result<(), Violation> {
        let state = session.state();
        if let Err(illegal) = self.game.check_state(state) {
            let details = format!("{illegal}: {}, from {written}", brief(state));
            return Err(self.broken(Promise::ReachedStateSound, details));
        }
        for eye in Eye::all(self.game.seats()) {
            let twin = self.game.conceal(state, eye, &mut self.rng);
            let unlike = self.game.view(state, eye) != self.game.view(&twin, eye);
            if unlike || self.game.check_state(&twin).is_err() {
                let details = format!("for {eye:?}: {}, from {written}", brief(&twin));
                return Err(self.broken(Promise::TwinPlayable, details));
            }
        }
        Ok(())
    }
}

/// Changes one number, truth or list somewhere in what was written.
fn spoil(written: &mut Value, rng: &mut crate::Rng) {
    match written {
        Value::Bool(truth) => *truth = !*truth,
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0);
            *number = match rng.random_range(0..EDGES.len() + 4) {
                index if index < EDGES.len() => EDGES[index].into(),
                index => near.saturating_add([1, -1][index % 2]).into(),
            };
        }
        Value::Array(items) if !items.is_empty() => {
            let at = rng.random_range(0..items.len());
            match rng.random_range(0..12) {
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                _ => spoil(&mut items[at], rng),
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            let at = rng.random_range(0..fields.len());
            if let Some(field) = fields.values_mut().nth(at) {
                spoil(field, rng);
            }
        }
        _ => {}
    }
}
