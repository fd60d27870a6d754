//! Keys as a player names them.

use std::{fmt, str::FromStr};

use bevy::input::keyboard::Key;

use crate::text::Words;

/// The names of keys that print no letter of their own.
const NAMED: [&str; 29] = [
    "Space",
    "Enter",
    "Escape",
    "Tab",
    "Backspace",
    "Delete",
    "Insert",
    "Home",
    "End",
    "PageUp",
    "PageDown",
    "Up",
    "Down",
    "Left",
    "Right",
    "Plus",
    "Minus",
    "F1",
    "F2",
    "F3",
    "F4",
    "F5",
    "F6",
    "F7",
    "F8",
    "F9",
    "F10",
    "F11",
    "F12",
];

/// A key by what it prints or is called on the player's keyboard, with or without Ctrl. Written `Ctrl+Z`, `Space`, `F1`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chord {
    ctrl: bool,
    key: String,
}

impl Chord {
    /// What was pressed, if it is a key that can be bound.
    pub fn pressed(key: &Key, ctrl: bool) -> Option<Self> {
        let name = match key {
            Key::Space => "Space".to_owned(),
            Key::Enter => "Enter".to_owned(),
            Key::Escape => "Escape".to_owned(),
            Key::Tab => "Tab".to_owned(),
            Key::Backspace => "Backspace".to_owned(),
            Key::Delete => "Delete".to_owned(),
            Key::Insert => "Insert".to_owned(),
            Key::Home => "Home".to_owned(),
            Key::End => "End".to_owned(),
            Key::PageUp => "PageUp".to_owned(),
            Key::PageDown => "PageDown".to_owned(),
            Key::ArrowUp => "Up".to_owned(),
            Key::ArrowDown => "Down".to_owned(),
            Key::ArrowLeft => "Left".to_owned(),
            Key::ArrowRight => "Right".to_owned(),
            Key::F1 => "F1".to_owned(),
            Key::F2 => "F2".to_owned(),
            Key::F3 => "F3".to_owned(),
            Key::F4 => "F4".to_owned(),
            Key::F5 => "F5".to_owned(),
            Key::F6 => "F6".to_owned(),
            Key::F7 => "F7".to_owned(),
            Key::F8 => "F8".to_owned(),
            Key::F9 => "F9".to_owned(),
            Key::F10 => "F10".to_owned(),
            Key::F11 => "F11".to_owned(),
            Key::F12 => "F12".to_owned(),
            Key::Character(text) => match text.as_str() {
                " " => "Space".to_owned(),
                // Where plus needs Shift, its key alone is as good.
                "+" | "=" => "Plus".to_owned(),
                "-" | "_" => "Minus".to_owned(),
                text if text.trim().is_empty() => return None,
                text => capital(text),
            },
            _ => return None,
        };
        Some(Self { ctrl, key: name })
    }

    /// The key's name without modifiers, for looking up its word.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The key of the name among the client's words, for keys that have a name rather than a letter.
    pub fn word(&self) -> Option<&'static str> {
        Some(match self.key.as_str() {
            "Space" => "key-space",
            "Enter" => "key-enter",
            "Escape" => "key-escape",
            "Tab" => "key-tab",
            "Backspace" => "key-backspace",
            "Delete" => "key-delete",
            "Insert" => "key-insert",
            "Home" => "key-home",
            "End" => "key-end",
            "PageUp" => "key-page_up",
            "PageDown" => "key-page_down",
            "Up" => "key-up",
            "Down" => "key-down",
            "Left" => "key-left",
            "Right" => "key-right",
            "Plus" => "key-plus",
            "Minus" => "key-minus",
            _ => return None,
        })
    }

    /// The chord in the player's language.
    pub fn label(&self, words: &Words) -> String {
        let key = self.word().map_or(self.key.as_str(), |word| words.get(word));
        if self.ctrl { format!("{}+{key}", words.get("key-ctrl")) } else { key.to_owned() }
    }
}

impl FromStr for Chord {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (ctrl, key) = match text.strip_prefix("Ctrl+") {
            Some(key) => (true, key),
            None => (false, text),
        };
        let letter = key.chars().count() == 1 && capital(key) == key && !key.trim().is_empty();
        if letter || NAMED.contains(&key) {
            Ok(Self { ctrl, key: key.to_owned() })
        } else {
            Err(format!("`{text}` is no key; write a capital letter, a digit, or one of {}", NAMED.join(", ")))
        }
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.ctrl { "Ctrl+" } else { "" }, self.key)
    }
}

/// A letter as it is engraved on a key. One whose capital is two letters, such as ß, stays as it is.
fn capital(letter: &str) -> String {
    let capital = letter.to_uppercase();
    if capital.chars().count() == letter.chars().count() { capital } else { letter.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_pressed_is_what_is_written() {
        let pressed = |text: &str, ctrl| Chord::pressed(&Key::Character(text.into()), ctrl).expect("a key");
        assert_eq!(pressed("z", true), "Ctrl+Z".parse().expect("a key"));
        assert_eq!(pressed("=", false), "Plus".parse().expect("a key"));
        assert_eq!(pressed("+", false), "Plus".parse().expect("a key"));
        for letter in ["é", "ß", "ж", "7", ";"] {
            let chord = pressed(letter, false);
            assert_eq!(chord.to_string().parse(), Ok(chord));
        }
        assert!("Ctrl+".parse::<Chord>().is_err());
        assert!("Spcae".parse::<Chord>().expect_err("misspelt").contains("Space"));
    }
}
