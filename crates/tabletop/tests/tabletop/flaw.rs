//! The ways in which a broken game is broken.

/// Which promise is broken, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    None,
    // Course of the game.
    NeverEnds,
    NoStanding,
    EarlyStanding,
    NoPlaces,
    GapInPlaces,
    AbsentSeat,
    /// Ends in a score for one seat of several.
    ScoresOne,
    /// Ends in scores that are higher the worse the place.
    ScoresBackwards,
    /// Knows resigning and draws, for three seats.
    DeclaresAtThree,
    // Actions.
    SamplesNothing,
    SamplesIllegal,
    SamplesAtChance,
    ListsIllegal,
    ListsNothing,
    ListsTooFew,
    ValidatesAll,
    ValidatesNothing,
    DirtyRefusal,
    ActsAtEnd,
    Listens,
    Panics,
    /// `check_state` refuses positions of the game.
    DoubtsStates,
    /// The effect of an action depends on how often any was applied, within these steps of a game.
    Wears(u32, u32),
    // Chance.
    UnsureProbabilities,
    ZeroProbability,
    NoOutcomes,
    RefusesListed,
    ResolvesUnlisted,
    DrawsUnlisted,
    DrawsNothing,
    BiasedDraw,
    DirtyResolve,
    ResolvesAnytime,
    // Saving and hashing.
    ForgetsField,
    HashOfRoute,
    HashOfTurn,
    /// Hashes every state but the start alike.
    HashAsleep,
    RestlessContent,
    // Hiding.
    LeakyView,
    LeakyBytes,
    LeakyPublic,
    StaleView,
    LeakyEvent,
    LeakyDraw,
    LegalityOfTruth,
    DeadTwin,
    RestlessConceal,
    LazyConceal,
    // Worlds.
    /// No state is found for a view.
    NoWorld,
    /// The world is whatever the game began with.
    OtherWorld,
    /// Every world of a view is the same.
    OneWorld,
    /// Worlds are refused by `check_state`.
    UnsoundWorld,
    /// Where nothing is hidden a world differs from the state.
    RestlessWorld,
    /// `reveals` says that nothing is ever shown.
    DeniesReveal,
    /// The same of what is not chance.
    DeniesShowdown,
}
