//! A text of Domination as lines of words, each with its place.

use tabletop::message;

use crate::map::error::Findings;

/// Line and column of a word, from 1; columns count characters.
pub(super) type Place = (usize, usize);

/// How a text begins that is UTF-8.
const MARK: [u8; 3] = [0xef, 0xbb, 0xbf];

/// A word, and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'a> {
    pub text: &'a str,
    pub at: Place,
}

/// A line that says something: its words, and what follows each of them to the line's end.
#[derive(Clone, Debug)]
pub(super) struct Line<'a> {
    pub words: Vec<Word<'a>>,
    /// The whole of it, without a comment at its end.
    text: &'a str,
}

impl<'a> Line<'a> {
    /// What stands from this word on, as it is written; empty where there is no such word.
    pub fn rest(&self, word: usize) -> &'a str {
        let Some(first) = self.words.get(word) else { return "" };
        let column = first.at.1 - 1;
        let from = self.text.char_indices().nth(column).map_or(self.text.len(), |(from, _)| from);
        self.text[from..].trim_end()
    }

    /// Where the line ends: the place of what is missing behind its last word.
    pub fn end(&self) -> Place {
        let last = self.words.last();
        last.map_or((1, 1), |word| (word.at.0, word.at.1 + word.text.chars().count()))
    }

    /// The name of the section that the line begins, such as `files`; `None` for a line that begins none.
    pub fn section(&self) -> Option<&'a str> {
        self.words.first()?.text.strip_prefix('[')?.strip_suffix(']')
    }
}

/// The text of a file: ISO-8859-1, or UTF-8 where it says so.
pub(super) fn decoded(bytes: &[u8], findings: &mut Findings<Place>) -> String {
    let Some(text) = bytes.strip_prefix(&MARK) else { return bytes.iter().map(|&byte| char::from(byte)).collect() };
    match std::str::from_utf8(text) {
        Ok(text) => text.to_owned(),
        Err(error) => {
            let sound = String::from_utf8_lossy(&text[..error.valid_up_to()]).into_owned();
            let line = 1 + sound.matches('\n').count();
            let column = 1 + sound.rsplit('\n').next().unwrap_or_default().chars().count();
            findings.add(
                (line, column),
                message!(
                    "fault-domination-utf8",
                    "this is no character of UTF-8, which the file's first bytes promise"
                ),
                message!("remedy-domination-utf8", "save the file as UTF-8 again, or as ISO-8859-1 without a mark"),
            );
            sound
        }
    }
}

/// The lines of a text that say something. A comment begins with `;` at the start of a line or behind a space.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.lines().enumerate().filter_map(|(at, whole)| {
        let said = without_comment(whole);
        let words = words(said, at + 1);
        (!words.is_empty()).then_some(Line { words, text: said })
    })
}

fn without_comment(line: &str) -> &str {
    let begins = |&(at, c): &(usize, char)| c == ';' && line[..at].chars().next_back().is_none_or(char::is_whitespace);
    line.char_indices().find(begins).map_or(line, |(at, _)| &line[..at])
}

fn words(line: &str, number: usize) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut begun: Option<(usize, usize)> = None;
    for (column, (at, c)) in line.char_indices().chain([(line.len(), ' ')]).enumerate() {
        match (begun, c.is_whitespace()) {
            (None, false) => begun = Some((at, column + 1)),
            (Some((from, column)), true) => {
                words.push(Word { text: &line[from..at], at: (number, column) });
                begun = None;
            }
            _ => {}
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_places_and_comments_none() {
        let text = "; nothing\n\n  1 \u{c5}land\t2 ; said\nname The ;) Isles\r\n";
        let lines: Vec<Line<'_>> = lines(text).collect();
        let places: Vec<Vec<(&str, Place)>> =
            lines.iter().map(|line| line.words.iter().map(|word| (word.text, word.at)).collect()).collect();
        assert_eq!(places[0], [("1", (3, 3)), ("\u{c5}land", (3, 5)), ("2", (3, 11))]);
        assert_eq!(lines[0].rest(1), "\u{c5}land\t2");
        assert_eq!(lines[0].end(), (3, 12));
        assert_eq!(lines[1].rest(1), "The", "what looks like a comment is one");
    }

    #[test]
    fn a_text_is_latin_unless_it_says_otherwise() {
        let mut findings = Findings::new();
        assert_eq!(decoded(b"\xc5land", &mut findings), "\u{c5}land");
        assert_eq!(decoded(b"\xef\xbb\xbf\xc3\x85land", &mut findings), "\u{c5}land");
        assert_eq!(findings.count(), 0);
        assert_eq!(decoded(b"\xef\xbb\xbfone\n\xc3\x85\xff", &mut findings), "one\n\u{c5}");
        let fault = findings.into_result("x.map", |place| *place).expect_err("no UTF-8");
        assert!(fault.to_string().starts_with("x.map:2:2: "), "{fault}");
    }
}
