//! Named actions, and which keys do what. How they are read is [`input`](crate::input)'s affair, where they are kept that of
//! the [`settings`](crate::settings).

mod action;
mod chord;
mod keymap;

pub use action::{Action, ActionGroup};
pub use chord::Chord;
pub use keymap::{KeyMap, MOST_KEYS};
