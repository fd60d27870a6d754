//! What a game lends to the planning of a turn.

use std::fmt::Debug;

use tabletop::{Message, Term};

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
///
/// # Adapting a game
///
/// Dice may be scored one after the other, or thrown again while there are rerolls. A state is what is left to play: what was
/// scored lies behind and is no part of it, so that different ways to it meet.
///
/// ```
/// use search::{Expansion, Outcomes, Planning};
/// use tabletop::Monitor;
///
/// #[derive(Clone, PartialEq, Eq)]
/// struct Tray {
///     // Sorted: which of two equal dice is used makes no difference, so such trays are one state.
///     dice: Vec<u8>,
///     rerolls: u8,
///     rolling: bool,
/// }
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Step { Score(u8), Reroll(u8), Face(u8) }
///
/// impl Planning for Tray {
///     type Move = Step;
///     type Reward = f64;
///
///     fn hash(&self) -> u64 {
///         let start = u64::from(self.rerolls) << 1 | u64::from(self.rolling);
///         // Small states are packed into one number and spread; larger ones are hashed.
///         self.dice.iter().fold(start, |code, die| code * 7 + u64::from(*die)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
///     }
///
///     fn is_chance(&self) -> bool {
///         self.rolling
///     }
///
///     fn moves(&self, out: &mut Vec<Step>) {
///         let mut dice = self.dice.clone();
///         dice.dedup();
///         out.extend(dice.iter().map(|die| Step::Score(*die)));
///         if self.rerolls > 0 {
///             out.extend(dice.iter().map(|die| Step::Reroll(*die)));
///         }
///     }
///
///     fn outcomes(&self, out: &mut Outcomes<'_, Step>) {
///         (1..=6).for_each(|face| out.push(1.0 / 6.0, Step::Face(face)));
///     }
///
///     fn play(&mut self, step: Step) -> f64 {
///         let earned = match step {
///             Step::Score(die) | Step::Reroll(die) => {
///                 self.dice.remove(self.dice.iter().position(|d| *d == die).expect("moves name dice that are there"));
///                 if step == Step::Score(die) { f64::from(die) } else { self.rerolls -= 1; self.rolling = true; 0.0 }
///             }
///             Step::Face(face) => { self.rolling = false; self.dice.push(face); 0.0 }
///         };
///         self.dice.sort_unstable();
///         earned
///     }
///
///     fn end(&self) -> Option<f64> {
///         Some(0.0) // dice left over earn nothing
///     }
/// }
///
/// let tray = Tray { dice: vec![1, 4], rerolls: 1, rolling: false };
/// let mut expansion = Expansion::new();
/// let plan = expansion.plan(&tray, 50_000, false, &Monitor::new()).expect("so small a turn is within the budget");
/// // The 1 is thrown again for 3.5 on average. The 4 is scored before or after: that settles nothing, so the move listed
/// // first is made. What comes after the throw stands in the branches.
/// assert!((plan.value - 7.5).abs() < 1e-6);
/// assert_eq!(plan.ranking[0].line, [Step::Score(4), Step::Reroll(1)]);
/// assert_eq!(plan.ranking[0].branches[5].line, [Step::Score(6)]);
///
/// // The same by the entry an opponent wants, which samples where the turn is too large.
/// let mut rng = tabletop::Seed(1).stream("plan", 0);
/// let limits = search::PlanLimits::default().budgets(5, 2_000);
/// let sampled = search::Planner::new().plan(&tray, &limits, &mut rng, &Monitor::new());
/// assert_eq!((sampled.method, sampled.value), (search::Method::Sampling, plan.value));
/// ```
///
/// # Counting risk and costs
///
/// With [`Guarded`](super::Guarded) as the reward, each move earns its points and a cost of 1 for being a move, so that of equal plans the
/// shorter is made; the end of a state in which the side has died is told as [`lost`](super::Guarded::lost). A move whose random
/// result may kill is then made only where every other may kill too, however many points it promises. The end of a state in
/// which the side has won may be told as [`won`](super::Guarded::won): then the shortest sure win is played for.
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

    /// [`moves`](Self::moves) and [`end`](Self::end) at once, for games that find both together sooner. `scratch` is any
    /// state of the same turn, to work on.
    fn look(&self, scratch: &mut Self, out: &mut Vec<Self::Move>) -> Option<Self::Reward> {
        let _ = scratch;
        self.moves(out);
        self.end()
    }

    /// Plays each of some moves or outcomes from here, and tells its place among them, what it earns, and the state it leads
    /// to, until `tell` fails. Each is played on `scratch`, any state of the same turn, so that none need be made which may
    /// be known already. For games that play several sooner than one by one.
    ///
    /// # Errors
    /// Those of `tell`.
    fn each_after<E>(
        &self,
        moves: &[Self::Move],
        scratch: &mut Self,
        mut tell: impl FnMut(usize, Self::Reward, &Self) -> Result<(), E>,
    ) -> Result<(), E> {
        for (place, mv) in moves.iter().enumerate() {
            scratch.clone_from(self);
            let earned = scratch.play(*mv);
            tell(place, earned, scratch)?;
        }
        Ok(())
    }

    /// What a move is called wherever it can be made, so that it can be found again after another one was made. Only moves
    /// that are said to [commute](Self::commuting) are asked for by it; of one state they must have different numbers.
    fn number(&self, mv: Self::Move) -> u32 {
        let _ = mv;
        0
    }

    /// Which moves commute here with the move numbered `by`, asked by their [number](Self::number). They do if both together
    /// lead to the same state and earn the same sum, whichever is made first, as long as either can be made first. What they
    /// earn one by one may differ. An expansion then plays but one order of them.
    fn commuting(&self, by: u32) -> impl Fn(u32) -> bool {
        let _ = by;
        |_| false
    }

    /// How the state stands to what the turn is for above all, such as the foe's defeat. Where a turn has no room to be
    /// expanded, a way that is certain to reach it is looked for before anything is sampled, and taken.
    ///
    /// [`OutOfReach`](Goal::OutOfReach) must be true: the more often it is told, the less there is to search. What is
    /// reached is never lost again. Turns without such a goal leave it as it is.
    fn goal(&self) -> Goal {
        Goal::OutOfReach
    }

    /// Splits what a move or an outcome earns here, or what ending the turn earns (`None`), into named terms. They should
    /// sum to the reward's [`score`](Reward::score).
    fn terms(&self, mv: Option<Self::Move>, out: &mut Vec<Term>) {
        let _ = (mv, out);
    }

    /// The move. Asked before it is played.
    fn label(&self, mv: Self::Move) -> Message {
        Message::text(format!("{mv:?}"))
    }

    /// The state in short; empty where there is nothing to say.
    fn caption(&self) -> Message {
        Message::default()
    }
}

/// How a state stands to what the turn is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// It is reached, whatever comes.
    Reached,
    /// It may still be reached in this turn.
    Open,
    /// It cannot be reached in this turn any more, whatever is played and whatever chance does.
    OutOfReach,
}
