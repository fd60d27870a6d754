//! The rules of a game in short.

use words::Value;

use super::{HelpFigure, Words};

/// A part of the rules in short.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HelpSection {
    /// What it is about.
    pub heading: String,
    /// The variant it belongs to, where not every game plays by it.
    pub only: Option<&'static str>,
    /// What it says.
    pub paragraphs: Vec<String>,
    /// What is shown below.
    pub figures: Vec<HelpFigure>,
}

/// A variant of a game in words: what it is called by its message, which one is played, and what that means.
pub fn variant(words: &Words, name: &str, value: &str, note: &str) -> (String, String) {
    let values: [(&str, &dyn Value); 2] = [("name", &words.get(name)), ("value", &value)];
    (words.with("help-variant", &values), note.to_owned())
}

impl HelpSection {
    /// Parts of the rules in short, each by the message of its heading and the variant it belongs to. What it says stands in a message of the same
    /// name with `-text` at its end, in paragraphs parted by blank lines.
    pub fn written(words: &Words, parts: &[(&str, Option<&'static str>)]) -> Vec<Self> {
        let section = |&(heading, only): &(&str, Option<&'static str>)| Self {
            heading: words.get(heading).to_owned(),
            only,
            paragraphs: words.get(&format!("{heading}-text")).split("\n\n").map(str::to_owned).collect(),
            figures: Vec::new(),
        };
        parts.iter().map(section).collect()
    }
}
