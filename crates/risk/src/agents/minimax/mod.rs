//! Minimax: the published method. Drafts by border security, attacks by depth-limited alpha-beta over four features.
//!
//! [`published`] is the agent, [`settings`] what can be set, [`decide`] one search for an attack, [`placing`] the draft as part of
//! the searched plan, [`reasons`] its explanation, [`weights`] what a position is worth, [`learned`] the same agent with learned weights. What moves into a captured
//! territory is what the tree moves, everything that is free to. The tree itself is the kernel's.

mod decide;
mod learned;
mod placing;
mod published;
mod reasons;
mod settings;
mod weights;

pub(super) use learned::MinimaxGa;
pub(super) use published::Minimax;
pub(super) use settings::{LEARNED_SETTINGS, SETTINGS, Settings};
pub(super) use weights::{Evaluation, Weights};
