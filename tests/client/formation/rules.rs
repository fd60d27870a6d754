//! The rules of Formation, and how it is written down: the test game of the contract, which lies beside the tests of `tabletop`.

#[path = "../../../crates/tabletop/tests/tabletop/tiny/formation.rs"]
#[allow(dead_code, reason = "the tests of the contract use its flaws, too")]
mod formation;

#[path = "../../../crates/tabletop/tests/tabletop/tiny/formation_notation.rs"]
#[allow(dead_code, reason = "the tests of the contract use its flaws, too")]
mod formation_notation;

pub use formation::{Formation, FormationAction, FormationEvent, FormationState, FormationView, Row, Slip};
pub use formation_notation::{FormationNotation, NotationSlip};
