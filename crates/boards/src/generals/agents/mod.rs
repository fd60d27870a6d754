//! The opponents: `list` names them and seats them, `simple` are those that do not look ahead, `marshal` the one that does, `placing` places their pieces, `reasons` says why.

mod list;
mod marshal;
mod placing;
mod reasons;
mod simple;

pub use list::{list, make};
pub use placing::varied;
