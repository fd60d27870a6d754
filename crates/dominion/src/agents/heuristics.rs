//! The rules cards are played by that were found by what a search does otherwise. Each can be switched off, so that what it is worth can be
//! measured: `cargo run -p dominion --example heuristics`.

/// One of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Heuristic {
    /// A hand is renewed (Minion) only once no other action of it can be played.
    RenewLast,
    /// Where no action is left and others wait in hand, a choice (Nobles) brings actions, also where those that wait could bring some themselves.
    FreeTheStuck,
    /// Where every buy brings a token (Goons), buys that the menu has no use for take Coppers.
    PaidBuys,
    /// Of a choice (Steward) coins are taken late in the game where they buy one of the greatest victory cards more.
    CoinsForTheGreatest,
    /// A card is salvaged (Salvager) where its coins buy what is worth more than it.
    SalvageForMore,
    /// The card that becomes another one (Remodel, Upgrade) is the one that grows by most.
    GrowMost,
    /// An attack is let in (Moat) where the hand is better for it.
    LetIn,
    /// A card that was discarded from the deck (Vassal) is played only where that is better than not.
    PlayRevealedWell,
    /// An action that would do nothing and use an action up (Moneylender without a Copper, Chapel with nothing to trash) is not played.
    LeaveTheIdle,
}

impl Heuristic {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::RenewLast,
        Self::FreeTheStuck,
        Self::PaidBuys,
        Self::CoinsForTheGreatest,
        Self::SalvageForMore,
        Self::GrowMost,
        Self::LetIn,
        Self::PlayRevealedWell,
        Self::LeaveTheIdle,
    ];

    /// Its name on command lines.
    pub const fn id(self) -> &'static str {
        match self {
            Self::RenewLast => "renew-last",
            Self::FreeTheStuck => "free-the-stuck",
            Self::PaidBuys => "paid-buys",
            Self::CoinsForTheGreatest => "coins-for-the-greatest",
            Self::SalvageForMore => "salvage-for-more",
            Self::GrowMost => "grow-most",
            Self::LetIn => "let-in",
            Self::PlayRevealedWell => "play-revealed-well",
            Self::LeaveTheIdle => "leave-the-idle",
        }
    }
}

/// The rules that are switched on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Heuristics(u32);

impl Heuristics {
    /// All of them.
    pub const ALL: Self = Self(u32::MAX);

    /// Whether one is.
    #[inline]
    pub const fn has(self, heuristic: Heuristic) -> bool {
        self.0 >> heuristic as u32 & 1 == 1
    }

    /// The same without one.
    pub const fn without(self, heuristic: Heuristic) -> Self {
        Self(self.0 & !(1 << heuristic as u32))
    }
}
