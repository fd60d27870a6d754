//! What people write by hand, files and names, and how they are told what is wrong with it.
//!
//! `brackets` finds the one that is not closed, `letters` leaves out signs nobody can see, `fields` reads RON part by part, `distinct` pairs whose keys differ,
//! `locate` finds places,
//! `syntax` says in plain words which rule of RON a text breaks, `excerpt` shows the line.
//! What files mean is up to their readers.

mod brackets;
mod distinct;
mod excerpt;
mod fields;
mod letters;
mod locate;
mod syntax;

pub use distinct::{Distinct, distinct};
pub use excerpt::Excerpt;
pub use fields::Fields;
pub use letters::{unseen, visible};
pub use locate::{Locator, PathStep, place_of};
pub use syntax::{SyntaxFault, ron_fault};

use crate::{Message, message};

/// How serious a fault in a file is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Severity {
    /// What has the fault is used all the same, or there was nothing to use.
    Warning,
    /// What has the fault is left out.
    #[default]
    Error,
}

/// A text without the byte order mark that some editors put before everything.
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Most signs that are shown of what stands in the place of a name or a number.
const MOST_QUOTED: usize = 60;

/// What is shown of a text that stands in the place of a name or a number, and may be of any length.
pub fn shortened(text: &str) -> String {
    match text.char_indices().nth(MOST_QUOTED) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

/// The name somebody meant, as a remedy.
pub fn did_you_mean(near: &str) -> Message {
    message!("remedy-did_you_mean", "did you mean '{near}'?", near)
}

/// The name nearest to `found`, if it is near enough to be a slip; capitals count as small letters.
pub fn nearest<'a>(found: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let found = found.to_lowercase();
    let length = found.chars().count();
    let distance = |name: &str| {
        let name = name.to_lowercase();
        // Whoever leaves out a word's end means it all the same.
        if length >= 3 && name.starts_with(&found) {
            return Some(1);
        }
        // As many steps as the lengths differ are needed in any case; what files hold in the place of a name may be of any length.
        let most = 1 + name.chars().count() / 4;
        let near = length.abs_diff(name.chars().count()) <= most;
        near.then(|| strsim::damerau_levenshtein(&found, &name)).filter(|distance| *distance <= most)
    };
    known.into_iter().filter_map(|name| Some((distance(name)?, name))).min().map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_its_word_and_nonsense_does_not() {
        let known = ["attack", "roll_die", "BURN", "give_die"];
        assert_eq!(nearest("atack", known), Some("attack"));
        assert_eq!(nearest("burn", known), Some("BURN"));
        assert_eq!(nearest("roll", known), Some("roll_die"));
        assert_eq!(nearest("explode", known), None);
        assert_eq!(nearest("x", []), None);
        // A table of all steps would not fit into any memory.
        assert_eq!(nearest(&"roll_die".repeat(1 << 21), known), None);
    }

    #[test]
    fn of_a_long_text_the_beginning_is_shown() {
        assert_eq!(shortened("gold@99"), "gold@99");
        assert_eq!(shortened(&"é".repeat(MOST_QUOTED)), "é".repeat(MOST_QUOTED));
        assert_eq!(shortened(&"é".repeat(70_000)), "é".repeat(MOST_QUOTED) + "…");
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_a_text() {
        assert_eq!((without_mark("\u{feff}[]"), without_mark("[\u{feff}]")), ("[]", "[\u{feff}]"));
    }
}
