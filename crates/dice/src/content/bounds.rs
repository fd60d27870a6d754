//! What every mod has to keep to: how ids and names look, and how much it may bring.

use tabletop::{Message, message};

use crate::sign::{MOST_REACH, MOST_STROKES, Stroke};

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

/// Most victories of a gauntlet of which a hero says what they bring it.
pub(super) const MOST_GAINS: usize = 20;

/// Most rule modifiers of a mod.
pub const MOST_NEW_MODIFIERS: usize = 100;

/// Most cards that a card offers to choose from.
pub(super) const MOST_OFFERS: usize = 4;

/// Most faults of a mod that are told; what is left of it then is not read.
pub const MOST_FAULTS: usize = 100;

/// Whether a text is an id: ids are names of files too, and a sign at the end is a card's form.
pub(super) fn is_id(id: &str) -> bool {
    id_fault(id).is_none()
}

/// What is wrong with an id, if anything.
pub(super) fn id_fault(id: &str) -> Option<Message> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || id.chars().count() > MOST_ID {
        Some(message!("remedy-id-length", "an id has 1 to {most} letters", most = MOST_ID))
    } else if !id.chars().all(plain) || !id.starts_with(|c: char| c.is_ascii_lowercase()) || id.ends_with('-') {
        Some(message!(
            "remedy-id-letters",
            "an id has small letters, digits and single signs '-' inside, such as 'small-shield'"
        ))
    } else {
        None
    }
}

/// What a name has to keep to.
pub(super) fn name_length() -> Message {
    message!("fault-name_length", "a name has 1 to {most} letters", most = MOST_NAME)
}

/// What a text has to keep to.
pub(super) fn text_length() -> Message {
    message!("fault-text_length", "a text has at most {most} letters", most = MOST_WORDS)
}

/// What to do about a number that is out of bounds.
pub(super) fn between_them() -> Message {
    message!("remedy-between", "choose a number between them")
}

/// What is wrong with a sign, if anything, and what to do.
pub(super) fn sign_fault(sign: &[Stroke]) -> Option<(Message, Message)> {
    (sign.len() > MOST_STROKES || !sign.iter().all(Stroke::is_sound)).then(|| {
        let reason = message!("fault-status-sign", "this is not a sign that can be drawn");
        let remedy = message!(
            "remedy-status-sign",
            "at most {most} strokes of 2 to {most} points, all of them within {reach} of the middle",
            most = MOST_STROKES,
            reach = MOST_REACH.to_string()
        );
        (reason, remedy)
    })
}
