//! What is shipped and what players add: cards, statuses, enemies, heroes and rule modifiers, read from text.
//!
//! `source` is files as they are handed in, `everything` what comes of them; `raw` is what files say, `place` finds where they say it, `growth` is how heroes grow, `derive` makes the forms of a card nobody wrote out, `cards`, `statuses`,
//! `fighters` and `modifiers` check, `script_file` finds their scripts, `weights` reads tables of points, `bounds` says how much there may be of what, `layers` puts mods over what is shipped, `refused` keeps a card's
//! fault from being told again of everybody who carries it, `shipped` is what the game comes with. All faults of all files are told
//! together; what is faulty is left out and the rest loads. Files themselves do not belong here: whoever calls knows where the text
//! came from.

mod bounds;
mod cards;
mod derive;
mod everything;
mod fault;
mod fighters;
mod growth;
mod layers;
mod modifiers;
mod place;
mod raw;
mod refused;
mod roster;
mod script_file;
mod shipped;
mod source;
mod statuses;
mod weights;

pub use bounds::{MOST_FAULTS, MOST_ID, MOST_NAME, MOST_NEW_CARDS, MOST_NEW_FIGHTERS, MOST_NEW_MODIFIERS, MOST_WORDS};
pub use everything::Content;
pub use fault::ContentFault;
pub use fighters::{Enemy, Hero};
pub use growth::Gain;
pub use layers::{Kind, Loaded, Replaced};
pub(crate) use place::read_value;
pub use source::{Source, Sources};
