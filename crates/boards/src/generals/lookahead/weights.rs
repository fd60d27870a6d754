//! The numbers of the evaluation, in pieces of average worth.

/// What a game is worth that is won. As many pieces ahead are worth half of it.
pub const WON: f64 = 25.0;

/// What the evaluation goes by.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// What a piece is worth that takes nothing, as a share of the average.
    pub alive: f64,
    /// How much its worth shrinks for all that can take it: 0 not at all, 1 to nothing where all can.
    pub fear: f64,
    /// What it is worth to come at a piece that one would gladly challenge, as a share of what the challenge wins.
    pub hunt: f64,
    /// What it costs where the other side's pieces come at one that they take, as a share of its worth.
    pub danger: f64,
    /// How far both of them reach: the share that is left for each step between.
    pub reach: f64,
    /// What the other side's flag is worth to whoever hunts it, beyond any piece.
    pub flag: f64,
    /// What it costs that a piece of the other side stands a step from the own flag; less for each step more.
    pub guard: f64,
    /// What each row is worth that the own pieces have come ahead.
    pub advance: f64,
    /// What it is worth that a flag runs to the last row and nobody can come between, as a share of a game that is won.
    pub race: f64,
    /// What each ply without a fight costs whoever is ahead.
    pub patience: f64,
    /// How surely the other side is taken to know one's ranks, 0 to 1: then it challenges only what it takes.
    pub informed: f64,
    /// What a draw costs, beside nothing won and nothing lost.
    pub contempt: f64,
    /// What a whim may be worth at most: nobody should know what is done next.
    pub whim: f64,
}

impl Default for Weights {
    /// Learned from 16 600 games of the Game of the Generals against itself, 300 positions a decision, all but the whim.
    fn default() -> Self {
        Self {
            alive: 0.43,
            fear: 0.731,
            hunt: 0.356,
            danger: 0.178,
            reach: 0.707,
            flag: 1.239,
            guard: 1.829,
            advance: 0.002,
            race: 0.526,
            patience: 0.022,
            informed: 0.216,
            contempt: 1.645,
            whim: 0.05,
        }
    }
}
