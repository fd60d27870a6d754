//! What people write by hand, files and names, and how they are told what is wrong with it.
//!
//! `brackets` finds the one that is not closed, `letters` leaves out signs nobody can see, `fields` reads RON part by part, `distinct` pairs whose keys differ,
//! `locate` finds places, `names` the name that was meant,
//! `syntax` says in plain words which rule of RON a text breaks, `excerpt` shows the line.
//! What files mean is up to their readers.

mod brackets;
mod distinct;
mod excerpt;
mod fields;
mod letters;
mod locate;
mod names;
mod syntax;

pub use distinct::{Distinct, distinct};
pub use excerpt::Excerpt;
pub use fields::Fields;
pub use letters::{unseen, visible, without_mark};
pub use locate::{Locator, PathStep, place_of};
pub use names::{did_you_mean, nearest, shortened};
pub use syntax::{SyntaxFault, ron_fault};

/// How serious a fault in a file is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Severity {
    /// What has the fault is used all the same, or there was nothing to use.
    Warning,
    /// What has the fault is left out.
    #[default]
    Error,
}
