//! The versions of a record's layout.

/// Newest version of the record's own layout: what this program reads. Version 2 brought [declarations](super::Step::Declaration); a record
/// without any is written as `FIRST_FORMAT`, so that older programs read it.
pub const FORMAT: u32 = 2;
/// The version of a record without declarations.
pub(crate) const FIRST_FORMAT: u32 = 1;
