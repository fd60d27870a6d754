//! What a player can ask for on the page of a training ground.

/// What was asked for; `O` is what the game's own parts of the page ask for besides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TrainingAsk<O> {
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
    /// Play against the best of the run, or what is chosen where nothing is run.
    Play,
    /// Look at the kept champion of this place.
    Choose(usize),
    /// Play against it.
    PlayKept(usize),
    /// Look at its run, which is kept too.
    Look(usize),
    /// Go on with the unfinished run of this place.
    Resume(usize),
    /// Take it away; asked for twice it is done.
    Remove(Kept),
    /// What the game asks for itself.
    Own(O),
}

/// Something that is kept in the player's folder, by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// A champion.
    Champion(usize),
    /// A run that is not over.
    Run(usize),
}
