//! What a game lends to the planning of a turn.

use std::fmt::Debug;

use tabletop::Term;

use super::Reward;
use crate::position::Outcomes;

/// A state of a turn that one side plans alone.
///
/// # Contract
///
/// * A state holds what is left to play and nothing of the way to it: what was earned is told by [`play`](Self::play), never
///   kept. Two states that are equal have the same moves in the same order, the same outcomes and the same ends. The more
///   ways meet in one state, the fewer there are to search: equal things stand in sorted order, and what can no longer
///   matter is left out.
/// * No chain of moves and outcomes comes back to a state it has been in. Where one does (a die turned over and back), the
///   step that closes the circle is not made, and the answer is no longer called exact.
/// * Probabilities of outcomes are positive and sum to 1.
/// * No method panics on a state reached by its own moves and outcomes.
///
/// # Ends
///
/// A turn ends in a state because nothing more can be done there (no moves) or because the side wants no more and the state
/// allows it ([`end`](Self::end)). A move that ends the turn leads to a state without moves. Ending is no move of its own,
/// which spares every state a second one for "ended here".
///
/// # Words
///
/// [`terms`](Self::terms), [`label`](Self::label) and [`caption`](Self::caption) are asked only for reasons and records,
/// never while searching.
pub trait Planning: Clone + Eq {
    /// A move or a chance outcome; small, as it is copied freely.
    type Move: Copy + PartialEq + Debug;
    /// What is earned, and how two earnings compare.
    type Reward: Reward;

    /// A hash of everything that equality looks at. Equal states have equal hashes; unequal ones with equal hashes cost time
    /// and nothing else. All 64 bits should be spread.
    fn hash(&self) -> u64;

    /// Whether chance acts next; the side itself otherwise.
    fn is_chance(&self) -> bool;

    /// Pushes every move, in an order that is always the same: of equally good ones the first is made. Asked only where
    /// chance does not act next. `out` comes empty.
    fn moves(&self, out: &mut Vec<Self::Move>);

    /// Pushes every outcome with its probability, in an order that is always the same. Asked only where chance acts next.
    /// Where nothing is pushed the turn is over.
    fn outcomes(&self, out: &mut Outcomes<'_, Self::Move>) {
        let _ = out;
    }

    /// Plays a move or an outcome and tells what it earns.
    ///
    /// A move with a random result earns what is certain, and leads to a state where chance acts next; its outcomes lead on
    /// and earn the rest. Outcomes may lead to chance again.
    fn play(&mut self, mv: Self::Move) -> Self::Reward;

    /// What ending the turn here earns; `None` where the turn must go on. Asked only where chance does not act next, or has
    /// no outcomes. Where there are no moves, `None` counts as nothing earned.
    fn end(&self) -> Option<Self::Reward>;

    /// Splits what a move or an outcome earns here, or what ending the turn earns (`None`), into named terms. They should
    /// sum to the reward's [`score`](Reward::score).
    fn terms(&self, mv: Option<Self::Move>, out: &mut Vec<Term>) {
        let _ = (mv, out);
    }

    /// The move in words. Asked before it is played.
    fn label(&self, mv: Self::Move) -> String {
        format!("{mv:?}")
    }

    /// The state in a few words; empty where there is nothing to say.
    fn caption(&self) -> String {
        String::new()
    }
}
