//! What pages are made of: where they are painted, and the pieces on them, dressed by the theme.
//!
//! What a page says or does belongs to [`screens`](crate::screens), the [`table`](crate::table) or a [game](crate::games).

pub mod page;
pub mod widgets;

/// Collects what is asked for in a part of a page among what is asked for on the page.
pub fn gather<Part, Page>(asks: &mut Vec<Page>, to: impl Fn(Part) -> Page, part: impl FnOnce(&mut Vec<Part>)) {
    let mut wishes = Vec::new();
    part(&mut wishes);
    asks.extend(wishes.into_iter().map(to));
}
