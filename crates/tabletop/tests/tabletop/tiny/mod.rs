//! Two tiny games that show the contract whole, and an honest agent for each; and two that hide more.
//!
//! [`Nim`] has perfect information and no chance; [`Kuhn`] has a private draw and a public roll inside the turn; in [`Ambush`]
//! legal actions are secret, so that no step is possible both in a position and in a twin of it; in [`Formation`] two seats
//! set up unseen; in [`Counting`] a seat may resign, and draws are agreed on; [`Solo`] is
//! played alone, for a score. They depend on nothing but the contract, so that other crates' tests may use them too.

mod ambush;
mod counting;
mod formation;
mod formation_notation;
mod kuhn;
mod nim;
mod reader;
mod solo;
mod summer;

pub use ambush::{Ambush, Leak};
pub use counting::{Count, Counting, CountingState};
pub use formation::{Formation, FormationAction, FormationEvent, Slip};
pub use formation_notation::{FormationNotation, NotationSlip};
pub use kuhn::{Card, Kuhn, KuhnAction, KuhnEvent, KuhnState, KuhnView};
pub use nim::{Nim, NimState, Take};
pub use reader::{Flaw, Hook, Reader};
pub use solo::Solo;
pub use summer::Summer;
