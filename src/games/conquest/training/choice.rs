//! What the training ground asks for.

/// What the player can ask for on the training ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrainingChoice {
    /// The title.
    Title,
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
    /// Look at the kept champion of this place.
    Choose(usize),
    /// Play against it.
    PlayKept(usize),
    /// Take it away; asked for twice it is done.
    Remove(usize),
}
