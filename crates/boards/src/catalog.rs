//! Opponents of a board game, as a setup screen and a command line show them, and how they are seated.

use tabletop::agent_spec::{AgentError, AgentSpec, Level, Setting};
use tabletop::{Agent, Game};

/// An opponent that is seated, or why it cannot be.
pub type Seated<G> = Result<Box<dyn Agent<G>>, AgentError>;

/// One opponent.
pub struct AgentInfo<G: Game> {
    /// Its name in specifications, files and results.
    pub id: &'static str,
    /// Its name to players.
    pub name: &'static str,
    /// Its character, in one line.
    pub persona: &'static str,
    /// How it plays, in one line.
    pub summary: &'static str,
    /// How it thinks, in a few sentences and the terms of its method.
    pub method: &'static str,
    /// Its levels, weakest first; empty where there is only one.
    pub levels: &'static [Level],
    /// What can be set, with what it means.
    pub settings: &'static [(&'static str, &'static str)],
    /// Makes it, with these settings.
    pub build: fn(&[Setting<'_>]) -> Seated<G>,
}

/// Seats one of these opponents: `name`, `name@level`, each with `:key=value,…`.
///
/// # Errors
/// What is wrong with the specification, and what there is instead.
pub fn seat<G: Game>(agents: &'static [AgentInfo<G>], spec: &str) -> Seated<G> {
    let spec = AgentSpec::parse(spec)?;
    let info = spec.find(agents, |info| info.id)?;
    let keys: Vec<&str> = info.settings.iter().map(|&(key, _)| key).collect();
    (info.build)(&spec.changes(info.levels, &keys)?)
}
