//! The line a fault stands on, as it is shown below what is told.

use super::visible;

/// Most signs of a line that are shown.
const MOST: usize = 96;

/// Signs before the place, where a line is too long.
const BEFORE: usize = 60;

/// A line of a file, and the place in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Excerpt {
    /// The line, or the part of it around the place.
    pub text: String,
    /// The place, in characters of `text` from 0.
    pub caret: usize,
}

impl Excerpt {
    /// The line of `text` with this number, and the place in it, both from 1; `None` where the line is not there or blank.
    pub fn of(text: &str, line: usize, column: usize) -> Option<Self> {
        let whole = text.split('\n').nth(line.checked_sub(1)?)?;
        let indent = whole.chars().take_while(|sign| sign.is_whitespace()).count();
        let place = column.saturating_sub(1).max(indent);
        let from = if place - indent > MOST - 1 { place - BEFORE } else { indent };
        let part = |from: usize, most: usize| -> String { whole.chars().skip(from).take(most).collect() };
        // What cannot be seen takes no room, in the line and before the place.
        let before = part(from, place - from);
        let caret = visible(&before).chars().count();
        let text = visible(&part(from, MOST)).trim_end().to_owned();
        (!text.is_empty()).then(|| Self { caret: caret.min(text.chars().count()), text })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_shown_with_its_place() {
        let text = "[\n    (id: \"a\", atack),\n\n]";
        let shown = Excerpt::of(text, 2, 15).map(|excerpt| (excerpt.text, excerpt.caret));
        assert_eq!(shown, Some(("(id: \"a\", atack),".to_owned(), 10)));
        assert_eq!(Excerpt::of(text, 3, 1), None);
        assert_eq!(Excerpt::of(text, 9, 1), None);
        assert_eq!(Excerpt::of(text, 0, 1), None);
    }

    #[test]
    fn of_a_long_line_the_part_around_the_place_is_shown() {
        let text = format!("{}HERE{}", "x".repeat(500), "y".repeat(500));
        let shown = Excerpt::of(&text, 1, 501).expect("it has a line");
        assert_eq!(shown.text.chars().count(), MOST);
        assert!(shown.text.chars().skip(shown.caret).collect::<String>().starts_with("HERE"));
    }

    #[test]
    fn signs_nobody_sees_do_not_move_the_place() {
        let shown = Excerpt::of("a\u{202e}\u{200b}b", 1, 4).expect("it has a line");
        assert_eq!((shown.text.as_str(), shown.caret), ("ab", 1));
    }
}
