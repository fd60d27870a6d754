//! What the page asks for.

/// What the player can ask for where menus are bred.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TrainingAsk {
    /// Back to where the player came from.
    Back,
    /// Begin a run as planned.
    Begin,
    /// Stop the run.
    Stop,
    /// Go on with the run that was stopped.
    GoOn,
    /// Put the run away, to plan another.
    Anew,
    /// Play against the best of the run.
    Play,
    /// Play against the leader of this place.
    PlayLeader(usize),
    /// Another part of what was found out.
    Tab(Tab),
    /// Look at the kept champion of this place.
    Choose(usize),
    /// Play against it.
    PlayKept(usize),
    /// Look at its run.
    Look(usize),
    /// Take it away; asked for twice it is done.
    Remove(usize),
    /// Go on with the unfinished run of this place.
    Unfinished(usize),
    /// Take that away; asked for twice it is done.
    RemoveUnfinished(usize),
}

/// The parts of what is found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tab {
    /// Who leads.
    #[default]
    Leaders,
    /// Leaders against each other.
    Tournament,
    /// The last leader against earlier ones.
    Progression,
    /// What is worth buying.
    Cards,
    /// What was kept of other runs.
    Kept,
}

impl Tab {
    /// All of them, as they stand side by side.
    pub const ALL: [Self; 5] = [Self::Leaders, Self::Tournament, Self::Progression, Self::Cards, Self::Kept];

    /// The key of its word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Leaders => "realm-train-leaders",
            Self::Tournament => "realm-train-tournament",
            Self::Progression => "realm-train-progression",
            Self::Cards => "realm-train-cards",
            Self::Kept => "training-champions",
        }
    }
}
