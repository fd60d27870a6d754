//! What a game lends to whoever makes puzzles of it and proves them.

use tabletop::{Game, Rng};

use super::{Task, Worth};

/// What a game knows exactly of its positions, and how positions of it are drawn. It may keep what it has worked out; what it answers hangs on what it is asked alone.
pub trait PuzzleMaker<G: Game>: Send {
    /// What each action of the seat to act is worth, the best first. `None` where exact tables do not know all of that.
    fn worths(&mut self, game: &G, state: &G::State) -> Option<Vec<(G::Action, Worth)>>;

    /// A number that is the same for states from which the same can come; what was on the board before may be left out.
    fn key(&self, state: &G::State) -> u64;

    /// A number that is the same for states that tables know in which the same stands where and the same seat is to act.
    fn standing_key(&self, state: &G::State) -> u64;

    /// Whether an action is what anybody would look at first: it takes something, or goes straight to the goal. It is no solution of a puzzle that is looked for.
    fn is_plain(&self, state: &G::State, action: &G::Action) -> bool;

    /// Which pieces stand in a puzzle of the day that asks for this, as letters; tables know all positions with them.
    fn pieces(&self, task: Task, rng: &mut Rng) -> String;

    /// A position with these pieces, each on a square that is drawn, in which the first seat is to act. `None` where such a position cannot be, or where the letters are no pieces of
    /// the game.
    fn draw(&self, game: &G, pieces: &str, rng: &mut Rng) -> Option<G::State>;

    /// The agent that answers in a puzzle: it loses as late as can be.
    fn defender(&self) -> &'static str;
}
