//! Alpha-beta, max^n, turn planning, races in sampled worlds, regret minimisation, and what a search can tell about itself; knows no game.
//!
//! * [`Position`], with [`TwoSided`] or [`ManySided`]: what a game lends to a search.
//! * [`AlphaBeta`]: two interests, chance nodes, transposition table. [`MaxN`]: any number of interests.
//! * [Hooks](TwoSided#hooks) of two-sided games, each off by itself: quiescence, where pieces take each other; repetition, where
//!   they can go back. [`AlphaBeta::with_null_windows`] makes it a principal variation search.
//! * [`Planning`]: what a game lends to the planning of one side's turn with chance. [`Planner`]: the best turn, by
//!   [`Expansion`] over distinct states where it fits, else by [`Sampling`] (MCTS). [`Plan`]: the answer.
//! * [`Worlds`]: what a game with hidden parts lends. [`Race`]: candidates compared in sampled worlds.
//! * [`ExtensiveForm`]: what a game lends in which a seat does not see everything. [`Cfr`]: strategies with probabilities by
//!   counterfactual regret minimisation, for a whole game or for some sampled positions, in a tree that may grow. [`Mixture`]: the answer.
//! * [`Limits`] and [`Found`]: what is asked and answered. Budgets count evaluated positions, so answers repeat bit for bit.
//! * [`Recorder`]: the tree to a chosen depth, as a [`Graph`] or GraphML. [`Found::explain`]: the answer in the words of
//!   `tabletop`.
//! * [`plain`]: the same values without any cleverness, to check searches and adapters against.
//!
//! # Adapting a game
//!
//! A heap of counters; a turn takes one or two, and whoever takes the last one wins. Taking two is a gamble: half the time
//! only one comes off.
//!
//! ```
//! use search::{AlphaBeta, Limits, Moves, Outcomes, Position, TwoSided};
//! use tabletop::{Monitor, Seat, Turn};
//!
//! #[derive(Clone, Copy)]
//! struct Heap { left: u8, mover: u8, gamble: bool }
//!
//! #[derive(Clone, Copy, PartialEq, Debug)]
//! enum Move { One, Gamble, Off(u8) }
//!
//! impl Position for Heap {
//!     type Move = Move;
//!     // The state is small: keep a copy instead of working backwards.
//!     type Undo = Heap;
//!
//!     fn turn(&self) -> Turn {
//!         match self {
//!             Heap { left: 0, .. } => Turn::Over,
//!             Heap { gamble: true, .. } => Turn::Chance,
//!             Heap { mover, .. } => Turn::Seat(Seat(*mover)),
//!         }
//!     }
//!
//!     fn moves(&self, out: &mut Moves<'_, Move>) {
//!         out.push(Move::One);
//!         if self.left >= 2 {
//!             out.push_ordered(Move::Gamble, 1); // searched first
//!         }
//!     }
//!
//!     fn outcomes(&self, out: &mut Outcomes<'_, Move>) {
//!         out.push(0.5, Move::Off(1));
//!         out.push(0.5, Move::Off(2));
//!     }
//!
//!     fn make(&mut self, mv: Move) -> Heap {
//!         let before = *self;
//!         let off = match mv {
//!             Move::Gamble => { self.gamble = true; return before }
//!             Move::One => 1,
//!             Move::Off(off) => off,
//!         };
//!         *self = Heap { left: self.left - off, mover: 1 - self.mover, gamble: false };
//!         before
//!     }
//!
//!     fn unmake(&mut self, _: Move, before: Heap) {
//!         *self = before;
//!     }
//!
//!     fn hash(&self) -> u64 {
//!         // Everything that counts, spread over 64 bits; larger games keep a Zobrist hash up to date.
//!         u64::from_le_bytes([self.left, self.mover, self.gamble.into(), 0, 0, 0, 0, 0]).wrapping_mul(0x9e37_79b9_7f4a_7c15)
//!     }
//! }
//!
//! impl TwoSided for Heap {
//!     fn maximises(&self, seat: Seat) -> bool {
//!         seat == Seat(0)
//!     }
//!
//!     fn evaluate(&self) -> f64 {
//!         match (self.turn(), self.mover) {
//!             (Turn::Over, 1) => 1.0, // the first seat took the last counter
//!             (Turn::Over, _) => 0.0,
//!             _ => 0.5,
//!         }
//!     }
//!
//!     fn range(&self) -> Option<(f64, f64)> {
//!         Some((0.0, 1.0)) // lets chance nodes cut
//!     }
//! }
//!
//! let mut search = AlphaBeta::new(12);
//! let heap = Heap { left: 2, mover: 0, gamble: false };
//! let found = search.search(&heap, &Limits::depth(10).nodes(50_000), &Monitor::new());
//! // Taking one leaves the last counter to the other side; the gamble wins half the time.
//! assert_eq!((found.best, found.value), (Some(Move::Gamble), Some(0.5)));
//! assert!(found.exhausted);
//! ```

mod alphabeta;
mod deepen;
mod explain;
mod found;
mod maxn;
pub mod plain;
mod position;
mod record;
mod regret;
mod turn;
mod two_sided;
mod worlds;

pub use alphabeta::{AlphaBeta, Answer};
pub use found::{Bound, Cut, Found, Limits, MAX_DEPTH, MAX_PLY, MAX_VALUE, Ranked};
pub use maxn::{MaxN, Preference, SeatAnswer, Vectors};
pub use position::{ManySided, Moves, Outcomes, Position};
pub use record::{Graph, GraphEdge, GraphNode, Kind, Recorder};
pub use regret::{
    Cfr, CfrLimits, Choice, Entry, ExtensiveForm, Malformed, Margin, Mixture, Purification, Reached, Solved, Start,
};
pub use turn::{
    Branch, Claim, Expansion, Goal, Guarded, Method, Plan, PlanLimits, Planner, Planning, Prospect, Recorded, Reward,
    Sampling,
};
pub use two_sided::{Leaf, MAX_QUIESCENCE, TwoSided};
pub use worlds::{Lead, Race, Raced, Runner, Worlds};
