//! What every mod has to keep to: how ids and names look, and how much it may bring.

/// Longest id, in characters.
pub const MOST_ID: usize = 40;

/// Longest name of a card or a fighter, in characters.
pub const MOST_NAME: usize = 40;

/// Longest text of a card or a fighter, in characters.
pub const MOST_WORDS: usize = 200;

/// Most cards of a mod.
pub const MOST_NEW_CARDS: usize = 2_000;

/// Most enemies of a mod, and most heroes.
pub const MOST_NEW_FIGHTERS: usize = 500;

/// Most faults of a mod that are told; what is left of it then is not read.
pub const MOST_FAULTS: usize = 100;

/// Whether a text is an id: ids are names of files too, and a sign at the end is a card's form.
pub(super) fn is_id(id: &str) -> bool {
    id_fault(id).is_none()
}

/// What is wrong with an id, if anything.
pub(super) fn id_fault(id: &str) -> Option<String> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || id.chars().count() > MOST_ID {
        Some(format!("an id has 1 to {MOST_ID} letters"))
    } else if !id.chars().all(plain) || !id.starts_with(|c: char| c.is_ascii_lowercase()) || id.ends_with('-') {
        Some("an id has small letters, digits and single signs '-' inside, such as 'small-shield'".to_owned())
    } else {
        None
    }
}
