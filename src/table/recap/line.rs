//! What one opponent did since a person's last turn, in words.

use tabletop::Seat;

/// What one opponent did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecapLine {
    /// Who.
    pub seat: Seat,
    /// What was done to the reader.
    pub harm: String,
    /// What else was done.
    pub text: String,
}

impl RecapLine {
    /// One sentence, without its subject, in two parts. Lists stand between commas, so deeds are parted by semicolons.
    pub fn new(seat: Seat, harm: &[String], text: &[String]) -> Self {
        let close = |part: &[String], end: &str| if part.is_empty() { String::new() } else { part.join("; ") + end };
        Self { seat, harm: close(harm, if text.is_empty() { "." } else { ";" }), text: close(text, ".") }
    }
}
