//! A part of a text that knows where it stands, for readers of notations.

use super::Misread;
use crate::written::shortened;
use crate::{Message, message};

/// A part of a text, with the letters of the text before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span<'a> {
    /// Letters before it.
    pub at: usize,
    /// What it says.
    pub text: &'a str,
}

impl<'a> Span<'a> {
    /// A whole text.
    pub fn of(text: &'a str) -> Self {
        Self { at: 0, text }
    }

    /// The same without the spaces around it.
    #[must_use]
    pub fn trim(self) -> Self {
        let begins = self.text.trim_start();
        self.after(self.text.len() - begins.len()).cut(begins.trim_end().len())
    }

    /// Its parts between signs of that kind, without the spaces around each.
    pub fn split(self, sign: char) -> impl Iterator<Item = Span<'a>> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let whole = rest?;
            let (part, after) = match whole.text.find(sign) {
                Some(at) => (whole.cut(at), Some(whole.after(at + sign.len_utf8()))),
                None => (whole, None),
            };
            rest = after;
            Some(part.trim())
        })
    }

    /// Its words.
    pub fn words(self) -> impl Iterator<Item = Span<'a>> {
        let mut rest = self.trim();
        std::iter::from_fn(move || {
            let end = rest.text.find(char::is_whitespace).unwrap_or(rest.text.len());
            let word = (end > 0).then(|| rest.cut(end))?;
            rest = rest.after(end).trim();
            Some(word)
        })
    }

    /// What comes after `end`, where it ends so.
    pub fn strip_suffix(self, end: &str) -> Option<Self> {
        self.text.strip_suffix(end).map(|text| Self { text, ..self })
    }

    /// What stands before the first sign of that kind, and after it.
    pub fn split_once(self, sign: char) -> Option<(Self, Self)> {
        let at = self.text.find(sign)?;
        Some((self.cut(at), self.after(at + sign.len_utf8())))
    }

    /// The number it is, from `least` to `most`.
    ///
    /// # Errors
    /// It is no number, or another.
    pub fn number<N: TryFrom<u32>>(self, least: u32, most: u32) -> Result<N, Misread> {
        let digits = !self.text.is_empty() && self.text.bytes().all(|digit| digit.is_ascii_digit());
        let number = self.text.parse().ok().filter(|number| digits && (least..=most).contains(number));
        number.and_then(|number| N::try_from(number).ok()).ok_or_else(|| {
            let word = shortened(self.text);
            let reason =
                message!("fault-notation-number", "'{word}' is no number from {least} to {most}", word, least, most);
            self.fault(reason, message!("remedy-notation-number", "write such a number"))
        })
    }

    /// That something is wrong here.
    pub fn fault(self, reason: Message, remedy: Message) -> Misread {
        Misread::new(self.at, reason, remedy)
    }

    fn cut(self, bytes: usize) -> Self {
        Self { text: self.text.get(..bytes).unwrap_or_default(), ..self }
    }

    fn after(self, bytes: usize) -> Self {
        let letters = self.text.get(..bytes).unwrap_or_default().chars().count();
        Self { at: self.at + letters, text: self.text.get(bytes..).unwrap_or_default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_know_the_letters_before_them() {
        let told =
            |spans: Vec<Span<'_>>| spans.into_iter().map(|span| (span.at, span.text.to_owned())).collect::<Vec<_>>();
        let whole = Span::of(" é b ;c;; d");
        assert_eq!(
            told(whole.split(';').collect()),
            [(1, "é b".into()), (6, "c".into()), (8, String::new()), (10, "d".into())]
        );
        assert_eq!(
            told(whole.words().collect()),
            [(1, "é".into()), (3, "b".into()), (5, ";c;;".into()), (10, "d".into())]
        );
        assert_eq!(told(Span::of("  ").words().collect()), []);
        assert_eq!(Span::of("65").number::<u8>(0, 64).map_err(|fault| fault.at), Err(0));
        assert_eq!(Span::of("+5").number::<u8>(0, 64).ok(), None);
        assert_eq!(Span::of("64").number::<u8>(0, 64), Ok(64));
    }
}
