//! What lies on a board as rows of letters, such as `l5t/1d3c1/7`: from the uppermost row down, each from the left, a number for so many empty squares.

use tabletop::message;
use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;

use super::size::Size;

/// Reads rows: the letter of each square in the order of squares, `None` for an empty one. An empty square may be written `.`, too.
///
/// # Errors
/// Where a row is too long or too short, or there are too many rows or too few.
pub fn read_rows(size: Size, text: Span<'_>) -> Result<Vec<Option<char>>, Misread> {
    let rows: Vec<Span<'_>> = text.split('/').take(usize::from(size.rows()) + 1).collect();
    if rows.len() != usize::from(size.rows()) {
        let reason = message!("fault-board-rows", "this board has {wanted} rows", wanted = size.rows());
        return Err(text.fault(reason, message!("remedy-board-rows", "write them from above with / between them")));
    }
    let mut letters = Vec::with_capacity(size.count());
    for row in rows.into_iter().rev() {
        let before = letters.len();
        for letter in row.text.chars() {
            match letter.to_digit(10).filter(|empty| *empty > 0) {
                Some(empty) => letters.extend((0..empty).map(|_| None)),
                None => letters.push((letter != '.').then_some(letter)),
            }
            if letters.len() - before > usize::from(size.columns()) {
                break;
            }
        }
        if letters.len() - before != usize::from(size.columns()) {
            let found = shortened(row.text);
            let reason = message!(
                "fault-board-row",
                "the row '{found}' does not have {wanted} squares",
                found,
                wanted = size.columns()
            );
            let remedy = message!("remedy-board-row", "write a letter for each piece and a number for empty squares");
            return Err(row.fault(reason, remedy));
        }
    }
    Ok(letters)
}

/// Where a letter stands first in a text that has it.
pub fn letter_in(text: Span<'_>, letter: char) -> Span<'_> {
    let before = text.text.chars().take_while(|other| *other != letter).count();
    let bytes = text.text.find(letter).unwrap_or_default();
    Span { at: text.at + before, text: text.text.get(bytes..bytes + letter.len_utf8()).unwrap_or_default() }
}

/// Writes rows; `letters` are those of the squares in their order, `None` for an empty one.
pub fn write_rows(size: Size, letters: impl IntoIterator<Item = Option<char>>) -> String {
    let letters: Vec<Option<char>> = letters.into_iter().collect();
    let row = |row: &[Option<char>]| {
        let mut text = String::new();
        for run in row.chunk_by(|one, next| one.is_none() && next.is_none()) {
            match run {
                [Some(letter)] => text.push(*letter),
                // A number has one digit, so that each letter stands for itself.
                _ => run.chunks(9).for_each(|empty| text += &empty.len().to_string()),
            }
        }
        text
    };
    let rows: Vec<String> = letters.chunks(usize::from(size.columns())).rev().map(row).collect();
    rows.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_from_above_and_written_as_they_were() {
        let size = Size::new(4, 2);
        let read = |text: &str| read_rows(size, Span::of(text));
        let letters = read("a2b/.c.d").expect("it can be read");
        assert_eq!(letters[..4], [None, Some('c'), None, Some('d')], "the lowest row comes first");
        assert_eq!(write_rows(size, letters), "a2b/1c1d");
        assert_eq!(write_rows(size, read("4/3x").expect("sound")), "4/3x");
        for (text, at) in [("a2b", 0), ("a2b/1c1d/4", 0), ("a3b/4", 0), ("4/a2", 2), ("9/4", 0), ("", 0)] {
            assert_eq!(read(text).map_err(|fault| fault.at), Err(at), "{text}");
        }
        assert_eq!(letter_in(Span { at: 7, text: "éa2b" }, 'b'), Span { at: 10, text: "b" });
        let wide = Size::new(10, 1);
        let empty = read_rows(wide, Span::of("..........")).expect("sound");
        assert_eq!(write_rows(wide, empty), "91", "ten has no digit of its own");
        assert_eq!(read_rows(wide, Span::of("91")).map(|squares| squares.len()), Ok(10));
    }
}
