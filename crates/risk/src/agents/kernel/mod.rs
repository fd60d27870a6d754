//! The board as a search walks it: who holds what with how many armies, and nothing a search does not need.
//!
//! [`Arena`] is what never changes during a search, [`Field`] a position that is changed and changed back. The rules of the
//! game live in `crate::rules`; what this folder repeats of them for speed (income, captures, drafts) is proved equal by
//! tests. Cards, fortifying and missions are not played in the tree.
//!
//! What a position is worth does not belong here: a [`Valuation`] says it.

mod adapter;
mod arena;
mod field;
mod zobrist;

#[cfg(test)]
mod tests;

pub(super) use adapter::Step;
pub(super) use arena::{Arena, Outlook, Tree};
pub(super) use field::{Field, Stage, Valuation};
