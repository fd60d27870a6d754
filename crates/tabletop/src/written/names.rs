//! Names that were written and those that were meant.

use crate::{Message, message};

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
}
