//! The opponents of Conquest, from random play to search.
//!
//! [`list`] tells which there are, [`make`] seats one, [`search_tree`] writes down what one searched. Each sees only
//! [`View`](crate::View)s and tells its reasons when asked.
//!
//! One file or folder for each opponent. What they share: `sight` (the questions they ask of a view), `mind` (a decision under
//! way and its reasons), `policy` (one method for every decision of a game), `weighing` (scores made of named terms), `draft`,
//! `reinforce` and `security` (border security), `placing` (what border
//! security leaves out), `trade`, `claim`, `capital`, `muster`, `occupy`, `fortify` (the decisions most
//! of them take alike), `manner` (settings every policy has), `features` (the value of the published method) and `further`
//! (what it leaves out), `goal` (what wins), `finish` (winning in this turn, and ending a rival), `restless` (what ends a long
//! war) and `campaign` (a very long one), `kernel` (the board of a search), `bitboard` (the board as sets), `sets` (sets for inner loops) and `wording` (actions in words). `catalog` names and seats
//! them.
//!
//! Rules do not belong here, and neither does anything an opponent could know only from a [`State`](crate::State).

mod beginner;
mod bitboard;
mod campaign;
mod capital;
mod catalog;
mod claim;
mod draft;
mod drifter;
mod features;
mod finish;
mod fortify;
mod further;
mod gardener;
mod goal;
mod kernel;
mod manner;
mod marshal;
mod mercenary;
mod mind;
mod minimax;
mod muster;
mod nearly_sure;
mod occupy;
mod placing;
mod policy;
mod raider;
mod reinforce;
mod restless;
mod security;
mod sentinel;
mod sets;
mod sight;
mod strategos;
mod surest;
mod trade;
mod weighing;
mod wording;

pub use catalog::{AgentInfo, list, make, search_tree};
pub use security::{BorderSecurity, border_security};
pub use strategos::worth_features;
