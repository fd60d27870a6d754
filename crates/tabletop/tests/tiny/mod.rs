//! Two tiny games that show the contract whole, and an honest agent for each; and a third whose legal actions are secret.
//!
//! [`Nim`] has perfect information and no chance; [`Kuhn`] has a private draw and a public roll inside the turn; in [`Ambush`]
//! no step is possible both in a position and in a twin of it. They depend on nothing but the contract, so that other crates' tests may use them too.

#![allow(dead_code, unused_imports, reason = "every test that shares these games uses a part of them")]

mod ambush;
mod kuhn;
mod nim;
mod reader;
mod summer;

pub use ambush::{Ambush, AmbushEvent, AmbushState, AmbushView, Leak};
pub use kuhn::{Card, Kuhn, KuhnAction, KuhnEvent, KuhnOutcome, KuhnSetup, KuhnState, KuhnView};
pub use nim::{Nim, NimSetup, NimState, Take};
pub use reader::{Flaw, Hook, Reader};
pub use summer::Summer;
