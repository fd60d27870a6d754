//! Which keys do what, as the player bound them.

use std::collections::BTreeMap;

use super::{Action, Chord};
use crate::text::Words;

/// Keys one action can have at most.
pub const MOST_KEYS: usize = 3;

/// Which keys do what: the default keys, except where the player bound others. No key does two things.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KeyMap {
    chosen: BTreeMap<Action, Vec<Chord>>,
}

impl KeyMap {
    /// The keys of an action.
    pub fn keys(&self, action: Action) -> Vec<Chord> {
        self.chosen.get(&action).cloned().unwrap_or_else(|| default_chords(action))
    }

    /// The keys of an action as a player names them; a dash where it has none.
    pub fn label(&self, action: Action, words: &Words) -> String {
        let labels: Vec<String> = self.keys(action).iter().map(|chord| chord.label(words)).collect();
        if labels.is_empty() { "\u{2013}".to_owned() } else { labels.join(" / ") }
    }

    /// What a chord does.
    pub fn action(&self, chord: &Chord) -> Option<Action> {
        Action::ALL.into_iter().find(|action| self.keys(*action).contains(chord))
    }

    /// Whether the player bound other keys than the default ones.
    pub fn differs(&self, action: Action) -> bool {
        self.chosen.contains_key(&action)
    }

    /// Makes `chord` the key of `action` at `place` among its keys, or adds it where `place` lies behind the last one. The
    /// action that had it loses it.
    pub fn bind(&mut self, action: Action, place: usize, chord: Chord) {
        let mut keys = self.keys(action);
        match keys.get_mut(place) {
            Some(key) => *key = chord.clone(),
            None => keys.push(chord.clone()),
        }
        // The same key twice for one action is one key.
        let at = place.min(keys.len() - 1);
        let mut index = 0;
        keys.retain(|key| {
            index += 1;
            *key != chord || index - 1 == at
        });
        keys.truncate(MOST_KEYS);
        self.take(&chord, Some(action));
        self.set(action, keys);
    }

    /// Takes a chord from every action that has it but `except`.
    fn take(&mut self, chord: &Chord, except: Option<Action>) {
        for other in Action::ALL.into_iter().filter(|other| Some(*other) != except) {
            let mut keys = self.keys(other);
            if keys.contains(chord) {
                keys.retain(|key| key != chord);
                self.set(other, keys);
            }
        }
    }

    fn set(&mut self, action: Action, keys: Vec<Chord>) {
        if keys == default_chords(action) {
            self.chosen.remove(&action);
        } else {
            self.chosen.insert(action, keys);
        }
    }

    /// Gives one action its default keys again, and takes them from the actions that have them now.
    pub fn reset_one(&mut self, action: Action) {
        for chord in default_chords(action) {
            self.take(&chord, Some(action));
        }
        self.chosen.remove(&action);
    }

    /// Gives every action its default keys again.
    pub fn reset(&mut self) {
        self.chosen.clear();
    }

    /// What the player chose, by the names of actions and keys, for the settings' file.
    pub fn names(&self) -> BTreeMap<String, Vec<String>> {
        let named =
            |(action, keys): (&Action, &Vec<Chord>)| (action.name(), keys.iter().map(ToString::to_string).collect());
        self.chosen.iter().map(named).collect()
    }

    /// The reverse of [`KeyMap::names`]. The second value holds one line for each fault: an unknown action, a name that is no
    /// key (its action keeps the default keys), or a key of two actions (only one of them keeps it).
    pub fn from_names(names: &BTreeMap<String, Vec<String>>) -> (Self, Vec<String>) {
        let mut map = Self::default();
        let mut complaints = Vec::new();
        for (name, keys) in names {
            let Some(action) = Action::ALL.into_iter().find(|action| action.name() == *name) else {
                complaints.push(format!("keys: there is no action `{name}`"));
                continue;
            };
            match keys.iter().map(|key| key.parse()).collect::<Result<Vec<Chord>, String>>() {
                Ok(keys) => {
                    map.chosen.insert(action, keys);
                }
                Err(reason) => complaints.push(format!("keys: {name}: {reason}")),
            }
        }
        for action in Action::ALL {
            for chord in map.keys(action) {
                let rivals: Vec<Action> = Action::ALL
                    .into_iter()
                    .filter(|other| *other != action && map.keys(*other).contains(&chord))
                    .collect();
                if !rivals.is_empty() {
                    complaints.push(format!("keys: {chord} did more than one thing"));
                    map.take(&chord, Some(action));
                }
            }
        }
        (map, complaints)
    }
}

fn default_chords(action: Action) -> Vec<Chord> {
    action.default_keys().iter().filter_map(|key| key.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(name: &str) -> Chord {
        name.parse().expect("a key")
    }

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
        keys.bind(Action::Undo, 0, key("Space"));
        assert_eq!(keys.action(&key("Space")), Some(Action::Undo));
        assert!(keys.keys(Action::Main).is_empty() && keys.differs(Action::Main));
        assert_eq!(KeyMap::from_names(&keys.names()), (keys.clone(), Vec::new()));
        keys.reset_one(Action::Main);
        assert_eq!(keys.action(&key("Space")), Some(Action::Main));
        assert!(keys.keys(Action::Undo).is_empty());
        keys.reset();
        assert_eq!(keys, KeyMap::default());
    }

    #[test]
    fn keys_are_added_replaced_and_never_doubled() {
        let mut keys = KeyMap::default();
        keys.bind(Action::Cards, 9, key("F7"));
        keys.bind(Action::Cards, 9, key("F8"));
        keys.bind(Action::Cards, 9, key("F9"));
        assert_eq!(keys.keys(Action::Cards), ["C", "F7", "F8"].map(key));
        keys.bind(Action::Cards, 0, key("F8"));
        assert_eq!(keys.keys(Action::Cards), ["F8", "F7"].map(key));
        keys.bind(Action::Cards, 0, key("C"));
        keys.bind(Action::Cards, 1, key("C"));
        assert_eq!((keys.keys(Action::Cards), keys.differs(Action::Cards)), (vec![key("C")], false));
    }

    #[test]
    fn a_key_written_twice_in_the_file_does_one_thing() {
        let names = [("Undo", "U"), ("Blitz", "U")].map(|(name, key)| (name.to_owned(), vec![key.to_owned()]));
        let (keys, complaints) = KeyMap::from_names(&names.into());
        assert_eq!(complaints.len(), 1, "{complaints:?}");
        assert_eq!(keys.keys(Action::Blitz).len() + keys.keys(Action::Undo).len(), 1);
    }
}
