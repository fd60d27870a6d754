//! Fox Hunt as people write it.
//!
//! Squares are named by column and row, `a1` in the lower left corner; `c4` shoots at one. A position is the shots in their order and what each told: `c4=2 d5=* e1=0`,
//! where `*` is a fox that was found; `-` stands where none was fired. What else may follow: `hides 3`, while foxes still hide, of which so many have; and `undecided`, where it is still to
//! be drawn with which start the game begins. Where a fox hid is written `(c4)` by those who may know it.

mod contract;
mod reading;
mod writing;

pub use contract::FoxHuntNotation;
pub use reading::read_position;
pub use writing::write_position;
