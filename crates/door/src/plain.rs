//! What a stranger wrote, made fit to be shown.

/// Whether a sign steers a terminal or turns the direction of writing.
pub(crate) fn harmful(c: char) -> bool {
    c.is_control() || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A stranger's words made fit to be shown: no control signs, nothing that turns the direction of writing, at most so many letters.
pub(crate) fn plain(text: &str, most: usize) -> String {
    let shown = |c: char| if harmful(c) { ' ' } else { c };
    let mut out: String = text.chars().map(shown).take(most).collect();
    if text.chars().nth(most).is_some() {
        out.push('…');
    }
    out.trim().to_owned()
}
