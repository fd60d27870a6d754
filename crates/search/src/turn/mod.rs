//! A turn planned by one side alone: "max" without "min", with chance.
//!
//! A turn is a chain of moves that one side makes until it ends the turn, each earning something, some leading to chance.
//! What the others do afterwards is not modelled: the end of the turn has a worth, and that is all. The value of a state
//! is what the best play from it to the end of the turn earns on average: the largest over moves (and over ending here),
//! the mean over outcomes.
//!
//! * [`Planning`]: what a game lends. [`Reward`]: what it counts in; [`f64`] or [`Guarded`] serve most games.
//! * [`Expansion`]: every distinct state of the turn once, so the value is exact. It needs room: a turn of more states than
//!   its budget is not answered at all.
//! * [`Sampling`]: Monte-Carlo tree search, for turns that have no room.
//! * [`Planner`]: the first if the turn fits, else the second; what an opponent wants.
//! * [`Plan`]: the answer, with every first move ranked, its line and its points by term.
//! * [`plain::expectimax`](crate::plain::expectimax): the same value without merging, for tests of games.
//!
//! # Adapting a game
//!
//! Three dice may be put in a slot that scores their sum, one after the other, or thrown once more each. A state is what
//! is left to play: what was scored lies behind and is no part of it, so that different ways to it meet.
//!
//! ```
//! use search::{Expansion, Outcomes, Planning};
//! use tabletop::Monitor;
//!
//! #[derive(Clone, PartialEq, Eq)]
//! struct Tray {
//!     // Sorted: which of two equal dice is used makes no difference, so such trays are one state.
//!     dice: Vec<u8>,
//!     rerolls: u8,
//!     rolling: bool,
//! }
//!
//! #[derive(Clone, Copy, PartialEq, Debug)]
//! enum Step { Score(u8), Reroll(u8), Face(u8) }
//!
//! impl Planning for Tray {
//!     type Move = Step;
//!     type Reward = f64;
//!
//!     fn hash(&self) -> u64 {
//!         let start = u64::from(self.rerolls) << 1 | u64::from(self.rolling);
//!         // Small states are packed into one number and spread; larger ones are hashed.
//!         self.dice.iter().fold(start, |code, die| code * 7 + u64::from(*die)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
//!     }
//!
//!     fn is_chance(&self) -> bool {
//!         self.rolling
//!     }
//!
//!     fn moves(&self, out: &mut Vec<Step>) {
//!         let mut dice = self.dice.clone();
//!         dice.dedup();
//!         out.extend(dice.iter().map(|die| Step::Score(*die)));
//!         if self.rerolls > 0 {
//!             out.extend(dice.iter().map(|die| Step::Reroll(*die)));
//!         }
//!     }
//!
//!     fn outcomes(&self, out: &mut Outcomes<'_, Step>) {
//!         (1..=6).for_each(|face| out.push(1.0 / 6.0, Step::Face(face)));
//!     }
//!
//!     fn play(&mut self, step: Step) -> f64 {
//!         let earned = match step {
//!             Step::Score(die) | Step::Reroll(die) => {
//!                 self.dice.remove(self.dice.iter().position(|d| *d == die).expect("moves name dice that are there"));
//!                 if step == Step::Score(die) { f64::from(die) } else { self.rerolls -= 1; self.rolling = true; 0.0 }
//!             }
//!             Step::Face(face) => { self.rolling = false; self.dice.push(face); 0.0 }
//!         };
//!         self.dice.sort_unstable();
//!         earned
//!     }
//!
//!     fn end(&self) -> Option<f64> {
//!         Some(0.0) // dice left over earn nothing
//!     }
//! }
//!
//! let tray = Tray { dice: vec![1, 4], rerolls: 1, rolling: false };
//! let mut expansion = Expansion::new();
//! let plan = expansion.plan(&tray, 50_000, false, &Monitor::new()).expect("so small a turn is within the budget");
//! // The 1 is thrown again for 3.5 on average. The 4 is scored before or after: that settles nothing, so the move listed
//! // first is made. What comes after the throw stands in the branches.
//! assert!((plan.value - 7.5).abs() < 1e-6);
//! assert_eq!(plan.ranking[0].line, [Step::Score(4), Step::Reroll(1)]);
//! assert_eq!(plan.ranking[0].branches[5].line, [Step::Score(6)]);
//!
//! // The same by the entry an opponent wants, which samples where the turn is too large.
//! let mut rng = tabletop::Seed(1).stream("plan", 0);
//! let limits = search::PlanLimits::default().budgets(5, 2_000);
//! let sampled = search::Planner::new().plan(&tray, &limits, &mut rng, &Monitor::new());
//! assert_eq!((sampled.method, sampled.value), (search::Method::Sampling, plan.value));
//! ```
//!
//! # Counting risk and costs
//!
//! With [`Guarded`] as the reward, each move earns its points and a cost of 1 for being a move, so that of equal plans the
//! shorter is made; the end of a state in which the side has died is told as [`lost`](Guarded::lost). A move whose random
//! result may kill is then made only where every other may kill too, however many points it promises.

mod expand;
mod known;
mod plan;
mod planner;
mod planning;
mod policy;
mod record;
mod reward;
mod sampling;
mod solve;

pub use expand::Expansion;
pub use plan::{Branch, Method, Plan, Prospect};
pub use planner::{PlanLimits, Planner};
pub use planning::Planning;
pub use reward::{Guarded, Reward};
pub use sampling::Sampling;
