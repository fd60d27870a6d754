//! What can be looked at on the bench.

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BenchKind {
    /// Cards, which the enemies try.
    #[default]
    Cards,
    /// Statuses.
    Statuses,
    /// Heroes and enemies.
    Fighters,
    /// Rule modifiers.
    Rules,
}

impl BenchKind {
    /// All of them, with the words for each.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Cards, "bench-cards"),
        (Self::Statuses, "bench-kind-statuses"),
        (Self::Fighters, "bench-kind-fighters"),
        (Self::Rules, "bench-kind-rules"),
    ];
}
