//! What Chains wishes for, each with the name of its term.

use crate::banqi::position::{Move, Position};
use crate::board::Square;

/// A kind of wish.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    /// Takes a piece now.
    Take,
    /// Goes nearer to a piece it can take.
    Attack,
    /// Meets an equal at the right distance, or keeps from it at the wrong one.
    Opposition,
    /// Keeps away from what would take it.
    Caution,
    /// Takes a piece out of danger.
    Flee,
    /// Stands in the way of an attack, or takes the attacker's way of shooting.
    Intercept,
    /// Makes what is in danger an exchange.
    Guard,
    /// Steps into danger.
    Exposed,
    /// Steps before a cannon.
    UnderCannon,
    /// What is taken is guarded.
    TakenBack,
    /// Leaves another piece in danger.
    Uncovered,
    /// Leaves a lone enemy fewer squares.
    Herd,
    /// Goes back to where the game was before, though ahead.
    Repeat,
    /// Turns over what may come to be beside an enemy cannon.
    FlipCannon,
    /// Turns over what may be a cannon with a shot at a strong enemy.
    FlipBehind,
    /// Turns over what may be an attacker.
    FlipAttack,
    /// Turns over what may make a danger an exchange, or stand in its way.
    FlipGuard,
    /// What is turned over may be in danger, or bring it.
    FlipRisk,
    /// One piece fewer lies face down.
    FlipOpen,
    /// Nothing else tells moves apart.
    Whim,
}

impl Kind {
    /// The name of its term.
    pub const fn term(self) -> &'static str {
        match self {
            Self::Take => "term-banqi_take",
            Self::Attack => "term-banqi_attack",
            Self::Opposition => "term-banqi_opposition",
            Self::Caution => "term-banqi_caution",
            Self::Flee => "term-banqi_flee",
            Self::Intercept => "term-banqi_intercept",
            Self::Guard => "term-banqi_guard",
            Self::Exposed => "term-banqi_exposed",
            Self::UnderCannon => "term-banqi_under_cannon",
            Self::TakenBack => "term-banqi_taken_back",
            Self::Uncovered => "term-banqi_uncovered",
            Self::Herd => "term-banqi_herd",
            Self::Repeat => "term-banqi_repeat",
            Self::FlipCannon => "term-banqi_flip_cannon",
            Self::FlipBehind => "term-banqi_flip_behind",
            Self::FlipAttack => "term-banqi_flip_attack",
            Self::FlipGuard => "term-banqi_flip_guard",
            Self::FlipRisk => "term-banqi_flip_risk",
            Self::FlipOpen => "term-banqi_flip_open",
            Self::Whim => "term-whim",
        }
    }
}

/// A wish that a move fulfils, or offends against.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Wish {
    pub kind: Kind,
    /// What it adds.
    pub value: f64,
    /// The piece and the target it is about.
    pub about: Option<(Square, Square)>,
}

/// A move with all its wishes.
#[derive(Clone, Debug)]
pub(super) struct Wished {
    pub mv: Move,
    pub wishes: Vec<Wish>,
}

impl Wished {
    /// A move of which nothing is wished so far.
    pub const fn new(mv: Move) -> Self {
        Self { mv, wishes: Vec::new() }
    }

    /// Adds a wish that is worth something.
    pub fn add(&mut self, kind: Kind, value: f64, about: Option<(Square, Square)>) {
        if value != 0.0 {
            self.wishes.push(Wish { kind, value, about });
        }
    }

    /// What the move is worth.
    pub fn score(&self) -> f64 {
        self.wishes.iter().map(|wish| wish.value).sum()
    }
}

/// What all wishes are formed from.
pub(super) struct Ground<'a> {
    pub rules: &'a crate::banqi::ranks::Rules,
    pub position: &'a Position,
    pub prices: &'a super::prices::Prices,
    /// What the enemy could take if nothing were done.
    pub danger: super::danger::Danger,
}
