//! What actions are called, and where on the board they are.

pub(super) use crate::face_down::wording::{action, marks, revealed};
