//! Numbers and letters as a player reads them.

use crate::text::{Decimal, Words};

/// A number with so many decimals.
pub fn figure(words: &Words, value: f64, decimals: usize) -> String {
    words.number(Decimal::new(value, decimals))
}

/// The same with a sign in any case but zero.
pub fn signed(words: &Words, value: f64, decimals: usize) -> String {
    words.signed(Decimal::new(value, decimals))
}

/// The letter of the term at this place in the list: a to z, then aa, ab and so on.
pub fn letter(index: usize) -> String {
    let last = char::from(b'a' + (index % 26) as u8);
    match index / 26 {
        0 => last.to_string(),
        more => format!("{}{last}", letter(more - 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_go_on_after_z() {
        assert_eq!([0, 25, 26, 27, 52].map(letter), ["a", "z", "aa", "ab", "ba"]);
    }
}
