//! Numbers as a player reads them.

/// A number with thin spaces between thousands.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// A number with so many decimals and a true minus sign.
pub fn figure(value: f64, decimals: usize) -> String {
    let text = format!("{:.decimals$}", value.abs());
    // What rounds to nothing has no sign.
    let negative = value < 0.0 && text.chars().any(|digit| ('1'..='9').contains(&digit));
    if negative { format!("\u{2212}{text}") } else { text }
}

/// The same with a sign in any case but zero.
pub fn signed(value: f64, decimals: usize) -> String {
    let text = figure(value, decimals);
    if value > 0.0 && text.chars().any(|digit| ('1'..='9').contains(&digit)) { format!("+{text}") } else { text }
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
    fn thousands_are_set_apart() {
        assert_eq!(thousands(7), "7");
        assert_eq!(thousands(1_234_567), "1\u{202f}234\u{202f}567");
    }

    #[test]
    fn nothing_has_no_sign() {
        let shown = [-0.0004, 0.0004, -2.0, 1.25].map(|value| signed(value, 2));
        assert_eq!(shown, ["0.00", "0.00", "\u{2212}2.00", "+1.25"]);
        assert_eq!(figure(-12.0, 0), "\u{2212}12");
    }

    #[test]
    fn letters_go_on_after_z() {
        assert_eq!([0, 25, 26, 27, 52].map(letter), ["a", "z", "aa", "ab", "ba"]);
    }
}
