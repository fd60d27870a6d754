//! How much to check, and how much was checked.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Budget, Seed};

/// Whether a game hides anything, as its own tests know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Information {
    /// Not said: [`Report::twins_apart`] tells.
    #[default]
    Unstated,
    /// Nothing is hidden from anybody: `conceal` must return the state itself.
    Perfect,
    /// Something is: `conceal` must redraw something during the check.
    Hidden,
}

/// How much [`check_game`](super::check_game) checks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Games played at random.
    pub games: u64,
    /// All of them follow from it.
    pub seed: Seed,
    /// Most steps of a game: one that is not over by then never ends.
    pub max_steps: u64,
    /// Every step is checked to be legal; about one position in so many is probed by all the dearer checks (1 = all). The
    /// first and the last position always are.
    pub probe_every: u64,
    /// Twins made for each pair of eyes at a probe.
    pub twins: u32,
    /// Steps random play goes on from a twin.
    pub twin_steps: u64,
    /// Worlds drawn of each view at a probe.
    pub worlds: u32,
    /// Most actions or outcomes of one position that are tried one by one; of more, so many are chosen at random.
    pub tries: usize,
    /// Draws by which a distribution is tested; 0 tests none.
    pub draws: u64,
    /// Distributions tested per stream.
    pub distributions: usize,
    /// One game in so many is gone back through, recorded, replayed and tampered with (1 = all, 0 = none).
    pub record_every: u64,
    /// Whether a view holds everything its eyes were ever told by events, as it should where a person can look up from the
    /// log. Then events may not set apart two successors of a position that the views do not, nor a position from its twin.
    /// Turn it off for a game whose views forget, such as a card that was put back on a deck face up.
    pub views_remember: bool,
    /// Whether anything is hidden.
    pub information: Information,
}

impl Default for Options {
    /// Sized for games of some hundred steps: a few seconds.
    fn default() -> Self {
        Self {
            games: 100,
            seed: Seed(1),
            max_steps: 100_000,
            probe_every: 16,
            twins: 2,
            twin_steps: 32,
            worlds: 2,
            tries: 256,
            draws: 20_000,
            distributions: 8,
            record_every: 1,
            views_remember: true,
            information: Information::Unstated,
        }
    }
}

/// What [`check_game`](super::check_game) did. All are counts.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Report {
    /// Games played to the end.
    pub games: u64,
    /// Actions made.
    pub actions: u64,
    /// Outcomes that fell.
    pub outcomes: u64,
    /// Steps of the longest game.
    pub longest: u64,
    /// Positions probed by the dearer checks.
    pub probes: u64,
    /// Actions and outcomes tried on copies that were legal.
    pub allowed: u64,
    /// Actions and outcomes tried on copies that were refused.
    pub refused: u64,
    /// Twins compared.
    pub twins: u64,
    /// Twins that were really another state. 0 where nothing is hidden, or where `conceal` redraws nothing.
    pub twins_apart: u64,
    /// Worlds drawn of views.
    pub worlds: u64,
    /// Those that were another than the one drawn of the same view before. 0 where nothing is hidden.
    pub worlds_apart: u64,
    /// Steps whose redacted events were compared with those of another step or of a twin that looks the same.
    pub events_compared: u64,
    /// Steps of a seat that sets up unseen, which others were shown not to see.
    pub set_up_unseen: u64,
    /// Places of games at which resigning or a draw by agreement was tried.
    pub declared: u64,
    /// Games that ended in scores.
    pub scored: u64,
    /// Distributions of chance whose frequencies were tested.
    pub distributions: u64,
    /// Records replayed and tampered with.
    pub records: u64,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games, {} actions, {} outcomes, longest {} steps; {} probes: {} tries allowed, {} refused, {} twins ({} apart), \
             {} worlds ({} apart), {} events compared, {} steps of set-up unseen, {} declarations, {} scored, {} distributions; {} records",
            self.games,
            self.actions,
            self.outcomes,
            self.longest,
            self.probes,
            self.allowed,
            self.refused,
            self.twins,
            self.twins_apart,
            self.worlds,
            self.worlds_apart,
            self.events_compared,
            self.set_up_unseen,
            self.declared,
            self.scored,
            self.distributions,
            self.records,
        )
    }
}

/// How much [`check_agent`](super::check_agent) checks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AgentOptions {
    /// Games played. In every second one about half the actions are random, so that the agent sees positions it would not
    /// get itself into; only the others must end.
    pub games: u64,
    /// All of them follow from it.
    pub seed: Seed,
    /// Most steps of a game.
    pub max_steps: u64,
    /// Budget of every decision.
    pub budget: Budget,
    /// Nodes an agent may spend past its budget, or after it was told to stop: how often it polls.
    pub slack: u64,
    /// About one decision in so many is asked again in all the ways it must not depend on (1 = all).
    pub probe_every: u64,
    /// Twins tried at a probe.
    pub twins: u32,
}

impl Default for AgentOptions {
    fn default() -> Self {
        Self {
            games: 10,
            seed: Seed(1),
            max_steps: 100_000,
            budget: Budget::nodes(1_000),
            slack: 0,
            probe_every: 8,
            twins: 2,
        }
    }
}

/// What [`check_agent`](super::check_agent) did.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AgentReport {
    /// Games played.
    pub games: u64,
    /// Decisions checked to be legal and within the budget.
    pub decisions: u64,
    /// Decisions asked again.
    pub probes: u64,
    /// Twins on which the agent was asked again.
    pub twins: u64,
    /// Those that were really another state. 0 where nothing is hidden.
    pub twins_apart: u64,
    /// Probed decisions whose reasons are open to everyone.
    pub open: u64,
    /// Positions that look the same to everybody, were really another, and led to the same open decision.
    pub open_twins: u64,
    /// What was declared or answered; an agent that never resigns and offers nothing still answers draws.
    pub said: u64,
    /// Decisions that a stop cut short.
    pub cut: u64,
    /// Most nodes spent on one decision.
    pub most_nodes: u64,
}

impl fmt::Display for AgentReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games, {} decisions, {} probes, {} twins ({} apart), {} open ({} twins), {} said, {} cut, most nodes {}",
            self.games,
            self.decisions,
            self.probes,
            self.twins,
            self.twins_apart,
            self.open,
            self.open_twins,
            self.said,
            self.cut,
            self.most_nodes
        )
    }
}
