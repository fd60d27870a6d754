//! Small changes to the letters of a text.

/// A text to be laid out in lines: a figure and its sign of percent stay together.
pub fn tied(text: &str) -> String {
    text.replace(" %", "\u{a0}%")
}

/// The same with a capital at its beginning.
pub fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
