//! What actions do, as small plain values: the rules run these and never a script.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::amount::Amount;
use crate::status::Status;

/// Whom an effect is on, as the user of the card sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Side {
    /// The user itself.
    Own,
    /// The other fighter.
    Foe,
}

/// A list of effects in the [`Catalogue`](crate::Catalogue).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct ListId(pub(crate) u32);

impl ListId {
    /// The list without effects, which every catalogue has.
    pub const NOTHING: ListId = ListId(0);
}

/// What may be done to a die that fell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Mark {
    /// It is set on fire.
    Fire,
    /// It is locked.
    Lock,
}

/// One thing an action does. Amounts below 1 do nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// An attack on the foe.
    Attack {
        /// Damage before shield and reduce.
        amount: Amount,
        /// Whether it passes the shield.
        pierce: bool,
    },
    /// An attack on the foe that heals the user by the HP it took.
    Drain(Amount),
    /// Heals the user, up to its most HP.
    Heal(Amount),
    /// The user loses HP, past shield and reduce.
    Lose(Amount),
    /// The user gets a die. Above 6 it is split into sixes and the rest.
    Give(Amount),
    /// The user gets a random die.
    Roll,
    /// The user gets two dice that sum to this, split at random.
    Split(Amount),
    /// Puts a status on a side.
    Inflict {
        /// Whom.
        side: Side,
        /// Which.
        status: Status,
        /// How much.
        amount: Amount,
    },
    /// Takes a status off a side.
    Remove {
        /// Whom.
        side: Side,
        /// Which.
        status: Status,
        /// How much; more than there is takes all.
        amount: Amount,
    },
    /// Brings every countdown of the user nearer, but never to its end.
    Hasten(Amount),
    /// The user gets a copy of a random card of a side until its turn ends.
    Copy(Side),
    /// As a copy of the foe's, and the foe is without that card until its own next turn ends.
    Steal,
    /// What the last card of a side did is done again, by the user.
    Echo(Side),
    /// The turn ends when the action is done.
    EndTurn,
    /// The user leaves the fight, and with that loses it.
    Flee,
    /// Of a status before a hit lands: the damage is so much more, or less below 0.
    ChangeDamage(Amount),
    /// The user's highest die that lies open goes to the foe, who has it in its next turn.
    PassDie,
    /// Nothing in the fight: so many points for a computer player.
    Bonus(Amount),
    /// One of `count` lists that follow one another, each as likely.
    OneOf {
        /// The first of them.
        first: ListId,
        /// How many, at least 1.
        count: u8,
    },
    /// Of a status when a die fell: that die is set on fire or locked, unless it is already.
    MarkDie(Mark),
}

impl Effect {
    /// Whether it is aimed at the foe, so that a dodge helps against it.
    pub const fn aims_at_foe(self) -> bool {
        matches!(
            self,
            Effect::Attack { .. }
                | Effect::Drain(_)
                | Effect::Inflict { side: Side::Foe, .. }
                | Effect::Remove { side: Side::Foe, .. }
                | Effect::Steal
        )
    }
}
