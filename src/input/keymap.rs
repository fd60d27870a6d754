//! Which keys do what, as the player bound them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Action, Chord};

/// Which keys do what: the house's choice, except where the player chose otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeyMap {
    chosen: BTreeMap<Action, Vec<Chord>>,
}

impl KeyMap {
    /// The keys of an action.
    pub fn keys(&self, action: Action) -> Vec<Chord> {
        match self.chosen.get(&action) {
            Some(chords) => chords.clone(),
            None => action.default_keys().iter().filter_map(|key| key.parse().ok()).collect(),
        }
    }

    /// What a chord does.
    pub fn action(&self, chord: &Chord) -> Option<Action> {
        Action::ALL.into_iter().find(|action| self.keys(*action).contains(chord))
    }

    /// Makes `chord` the key of `action`, and takes it from the action that had it.
    pub fn bind(&mut self, action: Action, chord: Chord) {
        if let Some(other) = self.action(&chord) {
            let rest = self.keys(other).into_iter().filter(|key| *key != chord).collect();
            self.chosen.insert(other, rest);
        }
        self.chosen.insert(action, vec![chord]);
    }

    /// Back to the house's choice.
    pub fn reset(&mut self) {
        self.chosen.clear();
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::keyboard::Key;

    use super::*;

    #[test]
    fn every_action_has_keys_and_no_key_two_actions() {
        let keys = KeyMap::default();
        for action in Action::ALL {
            let chords = keys.keys(action);
            assert_eq!(chords.len(), action.default_keys().len(), "{action:?} has a key that is none");
            for chord in chords {
                assert_eq!(keys.action(&chord), Some(action));
            }
        }
    }

    #[test]
    fn binding_takes_the_key_from_its_owner() {
        let mut keys = KeyMap::default();
        let space: Chord = "Space".parse().expect("a key");
        keys.bind(Action::Undo, space.clone());
        assert_eq!(keys.action(&space), Some(Action::Undo));
        assert!(keys.keys(Action::Main).is_empty());
        let text = ron::to_string(&keys).expect("written");
        assert_eq!(ron::from_str::<KeyMap>(&text).expect("read"), keys);
        keys.reset();
        assert_eq!(keys, KeyMap::default());
    }

    #[test]
    fn what_is_pressed_is_what_is_written() {
        let pressed = |text: &str, ctrl| Chord::pressed(&Key::Character(text.into()), ctrl).expect("a key");
        assert_eq!(pressed("z", true), "Ctrl+Z".parse().expect("a key"));
        assert_eq!(pressed("=", false), "Plus".parse().expect("a key"));
        assert_eq!(pressed("+", false), "Plus".parse().expect("a key"));
        assert!("Ctrl+".parse::<Chord>().is_err());
        assert!("Spcae".parse::<Chord>().expect_err("misspelt").contains("Space"));
    }
}
