//! What pages are made of: where they are painted, and the pieces on them, dressed by the theme.
//!
//! What a page says or does belongs to [`screens`](crate::screens), the [`table`](crate::table) or a [game](crate::games).

pub mod page;
pub mod widgets;
