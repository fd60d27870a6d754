//! RON files read part by part, so that every fault of a file is told with its line and column, not only the first.

mod check;
mod file_part;
mod text;

pub use check::Check;
pub use file_part::FilePart;
pub use text::{Source, present};
