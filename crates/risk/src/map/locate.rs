//! Finds the place of a value in a RON file.
//!
//! The parser knows places only while it reads, so a fault found later (an unknown name, a one-way border) would have
//! none. Such a fault carries the value's path instead, `territories[3].neighbours[1]`, and this scanner walks the
//! text along it. It only ever sees text that the parser has accepted, so it need not diagnose anything; on any other
//! text it still ends, with some place.

/// One step from a value to a part of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// A field of a struct.
    Field(&'static str),
    /// An item of a list or tuple, from 0.
    Item(usize),
}

/// The way from the file's root to a value.
pub(super) type Path = Vec<Step>;

/// Line and column (in characters), both from 1, of the value at a path, or of the last part of the way that exists.
pub(super) fn locate(text: &str, path: &[Step]) -> (usize, usize) {
    let mut scanner = Scanner { text, at: 0, found: 0 };
    scanner.space();
    scanner.found = scanner.at;
    scanner.value(Some(path));
    let before = &text[..scanner.found];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}

struct Scanner<'a> {
    text: &'a str,
    at: usize,
    /// Where the deepest value on the path begins.
    found: usize,
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip_while(&mut self, test: impl Fn(char) -> bool) {
        self.at += self.rest().find(|c| !test(c)).unwrap_or(self.rest().len());
    }

    /// Passes to the end of the next occurrence of a text, or of the file.
    fn skip_past(&mut self, end: &str) {
        self.at += self.rest().find(end).map_or(self.rest().len(), |at| at + end.len());
    }

    /// Passes white space, comments and `#![…]` attributes.
    fn space(&mut self) {
        loop {
            self.skip_while(char::is_whitespace);
            if self.rest().starts_with("//") {
                self.skip_past("\n");
            } else if self.rest().starts_with("/*") {
                self.block_comment();
            } else if self.rest().starts_with("#!") {
                self.skip_past("]");
            } else {
                return;
            }
        }
    }

    fn block_comment(&mut self) {
        let mut depth = 0usize;
        while let Some(c) = self.peek() {
            if self.rest().starts_with("/*") {
                depth += 1;
                self.at += 2;
            } else if self.rest().starts_with("*/") {
                depth -= 1;
                self.at += 2;
                if depth == 0 {
                    return;
                }
            } else {
                self.at += c.len_utf8();
            }
        }
    }

    /// Passes one value; `path` is the rest of the way if the value lies on it.
    fn value(&mut self, path: Option<&[Step]>) {
        if path.is_some() {
            self.found = self.at;
        }
        match self.peek() {
            Some('(') => self.items(')', path),
            Some('[') => self.items(']', path),
            Some('{') => self.items('}', None),
            Some('"') => self.string(),
            Some('\'') => self.character(),
            Some(c) if c.is_alphabetic() || c == '_' => self.word(path),
            _ => self.skip_while(|c| !c.is_whitespace() && !",:()[]{}".contains(c) && c != '/'),
        }
    }

    /// Passes a bracketed list of values or fields; on the path, notes where the next step leads.
    fn items(&mut self, close: char, path: Option<&[Step]>) {
        self.at += 1;
        for number in 0.. {
            self.space();
            let before = self.at;
            match self.peek() {
                None => return,
                Some(c) if c == close => {
                    self.at += 1;
                    return;
                }
                Some(_) => {}
            }
            let step = self.field().map_or(Name::Item(number), Name::Field);
            let onward =
                path.and_then(|path| path.split_first()).filter(|(next, _)| step.is(**next)).map(|(_, rest)| rest);
            self.value(onward);
            self.space();
            if self.peek().is_some_and(|c| c == ',' || c == ':') {
                self.at += 1;
            } else if self.at == before {
                // Nothing the parser accepts; step over it rather than stand still.
                self.at += self.peek().map_or(0, char::len_utf8);
            }
        }
    }

    /// Passes `name:` and returns the name, or stays where it is.
    fn field(&mut self) -> Option<&'a str> {
        let start = self.at;
        self.skip_while(|c| c.is_alphanumeric() || c == '_' || c == '#');
        let name = &self.text[start..self.at];
        self.space();
        if !name.is_empty() && self.peek() == Some(':') {
            self.at += 1;
            self.space();
            return Some(name.trim_start_matches("r#"));
        }
        self.at = start;
        None
    }

    /// Passes an identifier, with what it wraps if it is a named struct or variant; `Some(…)` is no step of a path.
    fn word(&mut self, path: Option<&[Step]>) {
        if ["r\"", "r#\"", "br", "b\"", "b'"].iter().any(|prefix| self.rest().starts_with(prefix)) && self.raw_string()
        {
            return;
        }
        let start = self.at;
        self.skip_while(|c| c.is_alphanumeric() || "_#.+-".contains(c));
        let word = &self.text[start..self.at];
        let end = self.at;
        self.space();
        match self.peek() {
            Some('(') if word == "Some" => {
                self.at += 1;
                self.space();
                self.value(path);
                self.space();
                self.at += usize::from(self.peek() == Some(')'));
            }
            Some('(') => self.items(')', path),
            _ => self.at = end,
        }
    }

    /// Passes a string with a prefix, or stays where it is.
    fn raw_string(&mut self) -> bool {
        let start = self.at;
        self.skip_while(|c| c == 'b');
        let raw = self.peek() == Some('r');
        self.at += usize::from(raw);
        let hashes = self.rest().chars().take_while(|c| *c == '#').count();
        self.at += hashes;
        match self.peek() {
            Some('"') if raw => {
                self.at += 1;
                self.skip_past(&format!("\"{}", "#".repeat(hashes)));
                true
            }
            Some('"') => {
                self.string();
                true
            }
            Some('\'') => {
                self.character();
                true
            }
            _ => {
                self.at = start;
                false
            }
        }
    }

    fn string(&mut self) {
        self.quoted('"');
    }

    fn character(&mut self) {
        self.quoted('\'');
    }

    fn quoted(&mut self, quote: char) {
        self.at += 1;
        while let Some(c) = self.peek() {
            self.at += c.len_utf8();
            if c == '\\' {
                self.at += self.peek().map_or(0, char::len_utf8);
            } else if c == quote {
                return;
            }
        }
    }
}

/// What leads to a part in the text.
enum Name<'a> {
    Field(&'a str),
    Item(usize),
}

impl Name<'_> {
    fn is(&self, step: Step) -> bool {
        match (self, step) {
            (Self::Field(name), Step::Field(wanted)) => *name == wanted,
            (Self::Item(number), Step::Item(wanted)) => *number == wanted,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Step::{Field, Item};
    use super::*;

    const TEXT: &str = r###"#![enable(implicit_some)]
/* (a: [ */ Map( // "(
  name: "a \" (b", raw: r#"x"]"#, list: [
    (1, 2.5),
    (-3, é: NaN),
  ],
  deep: Some((inner: Some([7, 8]), card: Infantry)),
)"###;

    #[test]
    fn values_are_found_by_their_path() {
        let at = |path: &[Step]| locate(TEXT, path);
        assert_eq!(at(&[]), (2, 13));
        assert_eq!(at(&[Field("name")]), (3, 9));
        assert_eq!(at(&[Field("list"), Item(1)]), (5, 5));
        assert_eq!(at(&[Field("list"), Item(0), Item(1)]), (4, 9));
        assert_eq!(at(&[Field("deep"), Field("inner"), Item(1)]), (7, 31));
        assert_eq!(at(&[Field("deep"), Field("card")]), (7, 42));
    }

    #[test]
    fn a_missing_part_is_placed_at_what_should_hold_it() {
        assert_eq!(locate(TEXT, &[Field("list"), Item(1), Field("nothing")]), (5, 5));
        assert_eq!(locate("", &[Field("name")]), (1, 1));
    }
}
