//! Two tiny games that show the contract whole, and an honest agent for each.
//!
//! [`Nim`] has perfect information and no chance; [`Kuhn`] has a private draw and a public roll inside the turn. They depend
//! on nothing but the contract, so that other crates' tests may use them too.

#![allow(dead_code, unused_imports, reason = "every test that shares these games uses a part of them")]

mod kuhn;
mod nim;
mod reader;
mod summer;

pub use kuhn::{Card, Kuhn, KuhnAction, KuhnEvent, KuhnOutcome, KuhnSetup, KuhnState, KuhnView};
pub use nim::{Nim, NimSetup, NimState, Take};
pub use reader::{Flaw, Hook, Reader};
pub use summer::Summer;
