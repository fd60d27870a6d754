//! Signs that nobody can see: they make one name look like another, turn the writing round or reach into a terminal.

use std::borrow::Cow;

use unicode_general_category::{GeneralCategory, get_general_category};

/// Blank signs that count as letters or marks.
const BLANK: [char; 6] = ['\u{34f}', '\u{115f}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{ffa0}'];

/// Whether a sign has no shape of its own: control signs, direction marks, zero width, private use, what is no sign at all.
fn is_unseen(sign: char) -> bool {
    use GeneralCategory as G;
    BLANK.contains(&sign)
        || matches!(
            get_general_category(sign),
            G::Control
                | G::Format
                | G::LineSeparator
                | G::ParagraphSeparator
                | G::PrivateUse
                | G::Surrogate
                | G::Unassigned
        )
}

/// Signs that stand for room.
const ROOM: [char; 3] = ['\n', '\r', '\t'];

/// The first sign of a text that nobody can see, line ends and tabs left out.
pub fn unseen(text: &str) -> Option<char> {
    text.chars().find(|sign| is_unseen(*sign) && !ROOM.contains(sign))
}

/// A text without signs that nobody can see; line ends and tabs become spaces.
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_unseen) {
        return Cow::Borrowed(text);
    }
    let shown = |sign: char| match sign {
        sign if ROOM.contains(&sign) => Some(' '),
        sign => (!is_unseen(sign)).then_some(sign),
    };
    Cow::Owned(text.chars().filter_map(shown).collect())
}

/// A text without the byte order mark that some editors put before everything.
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_left_out() {
        for (text, left) in [
            ("Clea\u{200b}ver", "Cleaver"),
            ("\u{202e}revaelC", "revaelC"),
            ("Red\u{1b}[31m", "Red[31m"),
            ("\u{feff}\u{ad}\u{2066}x\u{2069}\u{3164}\u{e000}", "x"),
        ] {
            assert_eq!(visible(text), left);
            assert!(unseen(text).is_some(), "{text:?}");
        }
    }

    #[test]
    fn line_ends_become_spaces() {
        assert_eq!((visible("a\tb\nc").as_ref(), unseen("a\tb\nc")), ("a b c", None));
    }

    #[test]
    fn what_people_write_stays() {
        for text in ["Königs-Säge", "剣", "Меч №7", "🎲 die", "O’Brien’s “axe”", "नमस्ते", "e\u{301}"]
        {
            assert_eq!((visible(text).as_ref(), unseen(text)), (text, None));
        }
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_a_text() {
        assert_eq!((without_mark("\u{feff}[]"), without_mark("[\u{feff}]")), ("[]", "[\u{feff}]"));
    }
}
