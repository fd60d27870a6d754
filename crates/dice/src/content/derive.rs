//! The upgraded and the weakened form of a card whose author wrote none.

use crate::slot::{Slot, Uses};

/// What of a face changes with its form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shape {
    pub slot: Slot,
    pub uses: Uses,
    pub size: u8,
}

/// Upgraded: a simpler slot or a larger range, else more power, else less room, else one use more.
pub(super) fn upgraded(shape: Shape) -> Shape {
    let slot = match shape.slot {
        Slot::Even | Slot::Odd => Slot::Any,
        Slot::Exactly(value) => Slot::AtLeast(value),
        Slot::AtMost(most) if most < 5 => Slot::AtMost(most + 1),
        Slot::AtLeast(least) if least > 2 => Slot::AtLeast(least - 1),
        Slot::AtMost(_) | Slot::AtLeast(_) => Slot::Any,
        Slot::Doubles | Slot::Total(_) => Slot::Pair,
        Slot::Countdown(goal) if goal > 2 => Slot::Countdown(goal - goal.div_ceil(4)),
        Slot::Any if shape.size == 1 => Slot::Bonus(1),
        Slot::Bonus(bonus) if shape.size == 1 && bonus < 6 => Slot::Bonus(bonus + 1),
        slot => slot,
    };
    match (slot == shape.slot, shape.uses) {
        (false, _) => Shape { slot, ..shape },
        (true, _) if shape.size > 1 => Shape { size: 1, ..shape },
        (true, Uses::Fight) => Shape { uses: Uses::Turn(1), ..shape },
        (true, Uses::Turn(times)) if times < 99 => Shape { uses: Uses::Turn(times + 1), ..shape },
        (true, _) => shape,
    }
}

/// Weakened: without bonus or with a harder slot, else fewer uses.
pub(super) fn weakened(shape: Shape) -> Shape {
    let slot = match shape.slot {
        Slot::Bonus(_) => Slot::Any,
        Slot::Any => Slot::AtMost(4),
        Slot::Even => Slot::Exactly(4),
        Slot::Odd => Slot::Exactly(3),
        Slot::AtMost(most) if most > 1 => Slot::AtMost(most - 1),
        Slot::AtLeast(least) if least < 6 => Slot::AtLeast(least + 1),
        Slot::Pair => Slot::Doubles,
        Slot::Countdown(goal) => Slot::Countdown(goal.saturating_add(goal.div_ceil(4)).min(99)),
        slot => slot,
    };
    match (slot == shape.slot, shape.uses) {
        (false, _) => Shape { slot, ..shape },
        (true, Uses::Unlimited) => Shape { uses: Uses::Turn(1), ..shape },
        (true, Uses::Turn(times)) if times > 1 => Shape { uses: Uses::Turn(times - 1), ..shape },
        (true, _) => Shape { uses: Uses::Fight, ..shape },
    }
}
