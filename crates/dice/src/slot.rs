//! Where dice go on a card, and how often it may be used.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Illegal, Message, message};

/// The dice a card takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Slot {
    /// One die of any value.
    Any,
    /// One die: 2, 4 or 6.
    Even,
    /// One die: 1, 3 or 5.
    Odd,
    /// One die of exactly this value, 1 to 6.
    Exactly(u8),
    /// One die of at most this value, 1 to 6.
    AtMost(u8),
    /// One die of at least this value, 1 to 6.
    AtLeast(u8),
    /// One die of any value, which counts this much more to the action, 1 to 6.
    Bonus(u8),
    /// Two dice of equal value, one after the other.
    Doubles,
    /// Two dice of exactly this sum, 2 to 12, one after the other.
    Total(u8),
    /// Two dice of any value, one after the other.
    Pair,
    /// Any dice until they sum to this, 1 to 99; what is beyond is lost. Progress is kept from turn to turn.
    Countdown(u8),
    /// No dice: it is used by itself.
    Free,
    /// It cannot be used; it acts at turn start or turn end.
    Passive,
}

impl Slot {
    /// Dice its action sees: 0, 1 or 2.
    pub const fn arity(self) -> usize {
        match self {
            Slot::Countdown(_) | Slot::Free | Slot::Passive => 0,
            Slot::Doubles | Slot::Total(_) | Slot::Pair => 2,
            _ => 1,
        }
    }

    /// Whether a die of `value` (1 to 6) may go here, `held` (0 for none) being the die that waits for a second one.
    pub const fn takes(self, value: u8, held: u8) -> bool {
        match self {
            Slot::Any | Slot::Bonus(_) | Slot::Pair | Slot::Countdown(_) => true,
            Slot::Even => value.is_multiple_of(2),
            Slot::Odd => !value.is_multiple_of(2),
            Slot::Exactly(wanted) => value == wanted,
            Slot::AtMost(most) => value <= most,
            Slot::AtLeast(least) => value >= least,
            Slot::Doubles => held == 0 || held == value,
            Slot::Total(sum) if held == 0 => value < sum && sum - value <= 6,
            Slot::Total(sum) => held + value == sum,
            Slot::Free | Slot::Passive => false,
        }
    }

    /// Whether an action on this slot can ever see these dice (0 where there is none).
    pub const fn accepts(self, dice: [u8; 2]) -> bool {
        match self.arity() {
            0 => dice[0] == 0 && dice[1] == 0,
            1 => dice[1] == 0 && self.takes(dice[0], 0),
            _ => self.takes(dice[0], 0) && self.takes(dice[1], dice[0]),
        }
    }

    /// What the numbers of the slot break, if anything: a sentence without a subject.
    pub fn fault(self) -> Option<Message> {
        let within = |n: u8, low: u8, high: u8| {
            (!(low..=high).contains(&n))
                .then(|| message!("fault-between", "{n} is not between {low} and {high}", n, low, high))
        };
        match self {
            Slot::Exactly(n) | Slot::AtMost(n) | Slot::AtLeast(n) | Slot::Bonus(n) => within(n, 1, 6),
            Slot::Total(n) => within(n, 2, 12),
            Slot::Countdown(n) => within(n, 1, 99),
            _ => None,
        }
    }

    /// What a player is told whose die does not fit.
    pub(crate) fn refusal(self, held: u8) -> Illegal {
        let refuse = |case: &'static str, text: String| Illegal::new("does-not-fit", text).case(case);
        match self {
            Slot::Even => refuse("even", "this slot takes even dice".to_owned()),
            Slot::Odd => refuse("odd", "this slot takes odd dice".to_owned()),
            Slot::Exactly(n) => refuse("exactly", format!("this slot takes only a {n}")).with("n", n),
            Slot::AtMost(n) => refuse("at_most", format!("this slot takes a {n} at most")).with("n", n),
            Slot::AtLeast(n) => refuse("at_least", format!("this slot takes a {n} at least")).with("n", n),
            Slot::Doubles if held > 0 => {
                refuse("doubles", format!("the second die must be a {held} like the first")).with("n", held)
            }
            Slot::Total(total) if held > 0 => {
                let n = total.saturating_sub(held);
                let text = format!("the second die must be a {n}, for {total} together");
                refuse("total_second", text).with("n", n).with("total", total)
            }
            Slot::Total(total) => {
                refuse("total", format!("no second die makes {total} with this one")).with("total", total)
            }
            Slot::Free => refuse("free", "this is used without a die".to_owned()),
            Slot::Passive => refuse("passive", "this acts by itself and takes no dice".to_owned()),
            Slot::Any | Slot::Bonus(_) | Slot::Doubles | Slot::Pair | Slot::Countdown(_) => {
                refuse("any", "it takes any die".to_owned())
            }
        }
    }
}

/// How often a card may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Uses {
    /// This many times a turn, 1 to 99.
    Turn(u8),
    /// As often as there are dice.
    Unlimited,
    /// Once a fight.
    Fight,
}

impl Uses {
    /// The one of two that allows less.
    pub fn rarer(self, other: Self) -> Self {
        match (self, other) {
            (Self::Fight, _) | (_, Self::Fight) => Self::Fight,
            (Self::Unlimited, less) | (less, Self::Unlimited) => less,
            (Self::Turn(one), Self::Turn(other)) => Self::Turn(one.min(other)),
        }
    }
}

impl Default for Uses {
    fn default() -> Self {
        Uses::Turn(1)
    }
}
