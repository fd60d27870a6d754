//! Where a game or a part of it begins, and what can be wrong with it.

use std::fmt;

use tabletop::Seat;

/// A position that play may begin in.
#[derive(Clone, PartialEq, Debug)]
pub struct Start<G> {
    /// The position.
    pub position: G,
    /// How likely it is against the other starts; they need not sum to 1. One that is not above 0 is left out.
    ///
    /// With an [`Entry`] that lets a seat decline it must be the likelihood *without* that seat's own play: what chance and the other seat did
    /// to come here. How likely the seat itself is to have come here is what the alternative is for.
    pub weight: f64,
    /// What the seat that may decline can have instead, as a payoff of seat 0. Of positions that it cannot tell apart, the mean by weight
    /// counts.
    pub alternative: f64,
}

impl<G> Start<G> {
    /// A start without an alternative.
    pub fn new(position: G, weight: f64) -> Self {
        Self { position, weight, alternative: 0.0 }
    }

    /// The same with what the seat that may decline can have instead, as a payoff of seat 0.
    #[must_use]
    pub fn or(self, alternative: f64) -> Self {
        Self { alternative, ..self }
    }
}

/// How play comes to one of the starts.
///
/// A part of a game cannot be solved by itself where information is hidden: what is right here depends on what else the opponent could have
/// done before. A solution for starts that are simply dealt is the best reply to an opponent who came here as the weights say, and may lose
/// much to another. So the opponent is offered what the rest of the game is worth to it, and the solver has to make coming here no better than that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// Chance deals a start by weight.
    Dealt,
    /// Chance deals a start by weight, and the seat then either takes its alternative or plays on (Burch, Johanson, Bowling 2014, "Solving
    /// imperfect information games using decomposition"). Where the strategy is good enough that it had better decline, nothing drives the
    /// strategy on.
    Resolve(Seat),
    /// The seat picks one of its information sets, chance deals one of the starts in it by weight, and payoffs count from the alternative
    /// on. So the least margin is made as large as can be (Moravčík et al. 2016, "Refining subgames in large imperfect information games").
    MaxMargin(Seat),
}

impl Entry {
    /// The seat that may decline.
    pub(super) fn opponent(self) -> Option<usize> {
        match self {
            Entry::Dealt => None,
            Entry::Resolve(seat) | Entry::MaxMargin(seat) => Some(seat.index().min(1)),
        }
    }
}

/// What is wrong with the positions that a game lends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Malformed {
    /// No start can happen.
    NoStart,
    /// The starts alone take so many nodes, which is more than there may be.
    NoRoom(usize),
    /// Two positions of one information set have different moves.
    Moves(Seat, u64),
    /// Two positions of one information set have different own moves behind them: the seat would have forgotten one.
    Recall(Seat, u64),
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoStart => write!(f, "no start has a weight above 0; give at least one that can happen"),
            Self::NoRoom(nodes) => write!(f, "the starts take {nodes} nodes; allow as many or sample fewer starts"),
            Self::Moves(seat, key) => {
                write!(f, "{seat} has different moves with the same key {key:016x}; the key must tell them apart")
            }
            Self::Recall(seat, key) => {
                write!(f, "{seat} came to the key {key:016x} by different moves of its own; the key must take them in")
            }
        }
    }
}

impl std::error::Error for Malformed {}
