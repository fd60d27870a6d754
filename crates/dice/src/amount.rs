//! Amounts of effects: plain numbers, or sums over what only the fight knows.

use serde::{Deserialize, Serialize};

use crate::status::Status;

/// Amounts are cut to this range where they are used, and while they are computed.
pub const MOST_AMOUNT: i32 = 9_999;

/// Nodes of one expression, and how deep they may nest.
pub const MOST_NODES: usize = 64;

/// How much.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Amount {
    /// So much.
    Fixed(i16),
    /// What an expression gives when the effect happens.
    Sum(ExprId),
}

/// A node in the catalogue's list of expressions. The nodes it names come before it, so evaluation ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ExprId(pub(crate) u32);

/// A fact of the fight too large to write a table over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Large {
    /// The user's HP.
    OwnHp,
    /// The foe's HP.
    FoeHp,
    /// HP the user has lost.
    OwnLost,
    /// HP the foe has lost.
    FoeLost,
    /// The user's shield.
    OwnShield,
    /// The foe's shield.
    FoeShield,
    /// Sum of the user's unused dice that lie open.
    DiceSum,
    /// Number of the user's unused dice.
    DiceCount,
    /// Number of the user's unused dice that lie open and are odd.
    OddDice,
    /// Number of the user's unused dice that lie open and are even.
    EvenDice,
    /// The number of the round, from 1.
    Round,
    /// HP that the hits of the activation under way took from the foe.
    Dealt,
    /// Cards used this turn, the one under way among them.
    CardsUsed,
    /// What the moment is about at which a status does something, such as the damage of a hit.
    Amount,
    /// The user's count of a status.
    OwnCount(Status),
    /// The foe's count of a status.
    FoeCount(Status),
}

impl Large {
    /// Those that are asked for by a name alone, outside of statuses too.
    pub const ALL: [Large; 13] = [
        Large::OwnHp,
        Large::FoeHp,
        Large::OwnLost,
        Large::FoeLost,
        Large::OwnShield,
        Large::FoeShield,
        Large::DiceSum,
        Large::DiceCount,
        Large::OddDice,
        Large::EvenDice,
        Large::Round,
        Large::Dealt,
        Large::CardsUsed,
    ];

    /// Its name in scripts.
    pub const fn name(self) -> &'static str {
        match self {
            Large::OwnHp => "own_hp",
            Large::FoeHp => "foe_hp",
            Large::OwnLost => "own_lost_hp",
            Large::FoeLost => "foe_lost_hp",
            Large::OwnShield => "own_shield",
            Large::FoeShield => "foe_shield",
            Large::DiceSum => "dice_sum",
            Large::DiceCount => "dice_count",
            Large::OddDice => "odd_dice",
            Large::EvenDice => "even_dice",
            Large::Round => "round",
            Large::Dealt => "dealt",
            Large::CardsUsed => "cards_used",
            Large::Amount => "amount",
            Large::OwnCount(_) => "own_count",
            Large::FoeCount(_) => "foe_count",
        }
    }
}

/// An operation. Comparisons give 1 or 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Op {
    /// a + b
    Add,
    /// a − b
    Sub,
    /// a × b
    Mul,
    /// a ÷ b towards 0; 0 where b is 0.
    Div,
    /// Remainder of a ÷ b; 0 where b is 0.
    Rem,
    /// The smaller.
    Min,
    /// The larger.
    Max,
    /// a = b
    Eq,
    /// a ≠ b
    Ne,
    /// a < b
    Lt,
    /// a ≤ b
    Le,
    /// Both above 0.
    And,
    /// One above 0.
    Or,
}

impl Op {
    /// Does it, within ±[`MOST_AMOUNT`].
    pub fn of(self, a: i32, b: i32) -> i32 {
        let value = match self {
            Op::Add => a.saturating_add(b),
            Op::Sub => a.saturating_sub(b),
            Op::Mul => a.saturating_mul(b),
            Op::Div => a.checked_div(b).unwrap_or(0),
            Op::Rem => a.checked_rem(b).unwrap_or(0),
            Op::Min => a.min(b),
            Op::Max => a.max(b),
            Op::Eq => (a == b).into(),
            Op::Ne => (a != b).into(),
            Op::Lt => (a < b).into(),
            Op::Le => (a <= b).into(),
            Op::And => (a > 0 && b > 0).into(),
            Op::Or => (a > 0 || b > 0).into(),
        };
        value.clamp(-MOST_AMOUNT, MOST_AMOUNT)
    }
}

/// A node of an expression.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Node {
    /// A number.
    Fixed(i32),
    /// A fact.
    Large(Large),
    /// An operation on two earlier nodes.
    Op(Op, ExprId, ExprId),
    /// The second where the first is above 0, else the third.
    When(ExprId, ExprId, ExprId),
}

/// Evaluates a node of `nodes`. A node that is not there, or names a later one, is 0.
pub(crate) fn evaluate(nodes: &[Node], id: ExprId, fact: &impl Fn(Large) -> i32) -> i32 {
    let earlier = |other: ExprId| if other < id { evaluate(nodes, other, fact) } else { 0 };
    match nodes.get(id.0 as usize) {
        None => 0,
        Some(&Node::Fixed(value)) => value.clamp(-MOST_AMOUNT, MOST_AMOUNT),
        Some(&Node::Large(large)) => fact(large),
        Some(&Node::Op(op, a, b)) => op.of(earlier(a), earlier(b)),
        Some(&Node::When(condition, a, b)) => earlier(if earlier(condition) > 0 { a } else { b }),
    }
}

/// The least and the most a node of `nodes` can be, where `fact` tells the same of what the fight knows (interval arithmetic).
pub(crate) fn range(nodes: &[Node], id: ExprId, fact: &impl Fn(Large) -> (i32, i32)) -> (i32, i32) {
    let earlier = |other: ExprId| if other < id { range(nodes, other, fact) } else { (0, 0) };
    let (low, high) = match nodes.get(id.0 as usize) {
        None => (0, 0),
        Some(&Node::Fixed(value)) => (value, value),
        Some(&Node::Large(large)) => fact(large),
        Some(&Node::Op(op, a, b)) => between(op, earlier(a), earlier(b)),
        Some(&Node::When(_, a, b)) => {
            let (a, b) = (earlier(a), earlier(b));
            (a.0.min(b.0), a.1.max(b.1))
        }
    };
    (low.clamp(-MOST_AMOUNT, MOST_AMOUNT), high.clamp(-MOST_AMOUNT, MOST_AMOUNT))
}

/// What an operation gives on ranges.
fn between(op: Op, a: (i32, i32), b: (i32, i32)) -> (i32, i32) {
    let corners = |of: fn(i32, i32) -> i32| {
        let all = [of(a.0, b.0), of(a.0, b.1), of(a.1, b.0), of(a.1, b.1)];
        (all.into_iter().min().unwrap_or(0), all.into_iter().max().unwrap_or(0))
    };
    let size = a.0.saturating_abs().max(a.1.saturating_abs());
    match op {
        Op::Add => (a.0.saturating_add(b.0), a.1.saturating_add(b.1)),
        Op::Sub => (a.0.saturating_sub(b.1), a.1.saturating_sub(b.0)),
        Op::Mul => corners(i32::saturating_mul),
        // A number divided is no larger, and neither is what is left over.
        Op::Div if b.0 > 0 => corners(|a, b| a / b.max(1)),
        Op::Div | Op::Rem => (-size, size),
        Op::Min => (a.0.min(b.0), a.1.min(b.1)),
        Op::Max => (a.0.max(b.0), a.1.max(b.1)),
        Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::And | Op::Or => (0, 1),
    }
}
