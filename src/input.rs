//! From keys to named actions, in one place, so that every key can be rebound and shown on the help page.

use std::{collections::BTreeMap, fmt, str::FromStr};

use bevy::{
    input::{ButtonState, InputSystems, keyboard::Key, keyboard::KeyboardInput},
    prelude::*,
};
use bevy_egui::input::EguiWantsInput;
use serde::{Deserialize, Serialize};

use crate::settings::Settings;

/// What a key can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
pub enum Action {
    /// The primary action of the screen.
    Main,
    /// End the current phase of the turn.
    EndPhase,
    /// One more.
    More,
    /// One fewer.
    Fewer,
    /// Ten more.
    MuchMore,
    /// Ten fewer.
    MuchFewer,
    /// As many as possible.
    All,
    /// Back, close, or the menu where there is nothing to go back to.
    Back,
    /// Take the last step back.
    Undo,
    /// Fight to the end.
    Blitz,
    /// Show or hide the cards.
    Cards,
    /// Next place one can act on.
    NextTarget,
    /// Previous place one can act on.
    PreviousTarget,
    /// Move the view up.
    PanUp,
    /// Move the view down.
    PanDown,
    /// Move the view left.
    PanLeft,
    /// Move the view right.
    PanRight,
    /// Closer.
    ZoomIn,
    /// Farther.
    ZoomOut,
    /// The whole board.
    ZoomReset,
    /// The help page.
    Help,
    /// The settings.
    Settings,
    /// Window or whole screen.
    Fullscreen,
}

impl Action {
    /// All actions, in the order the help page lists them.
    pub const ALL: [Self; 23] = [
        Self::Main,
        Self::EndPhase,
        Self::More,
        Self::Fewer,
        Self::MuchMore,
        Self::MuchFewer,
        Self::All,
        Self::Blitz,
        Self::Cards,
        Self::NextTarget,
        Self::PreviousTarget,
        Self::Undo,
        Self::Back,
        Self::PanUp,
        Self::PanDown,
        Self::PanLeft,
        Self::PanRight,
        Self::ZoomIn,
        Self::ZoomOut,
        Self::ZoomReset,
        Self::Help,
        Self::Settings,
        Self::Fullscreen,
    ];

    /// The key of its name among the client's words.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Main => "action.main",
            Self::EndPhase => "action.end_phase",
            Self::More => "action.more",
            Self::Fewer => "action.fewer",
            Self::MuchMore => "action.much_more",
            Self::MuchFewer => "action.much_fewer",
            Self::All => "action.all",
            Self::Back => "action.back",
            Self::Undo => "action.undo",
            Self::Blitz => "action.blitz",
            Self::Cards => "action.cards",
            Self::NextTarget => "action.next_target",
            Self::PreviousTarget => "action.previous_target",
            Self::PanUp => "action.pan_up",
            Self::PanDown => "action.pan_down",
            Self::PanLeft => "action.pan_left",
            Self::PanRight => "action.pan_right",
            Self::ZoomIn => "action.zoom_in",
            Self::ZoomOut => "action.zoom_out",
            Self::ZoomReset => "action.zoom_reset",
            Self::Help => "action.help",
            Self::Settings => "action.settings",
            Self::Fullscreen => "action.fullscreen",
        }
    }

    const fn default_keys(self) -> &'static [&'static str] {
        match self {
            Self::Main => &["Space"],
            Self::EndPhase => &["Enter"],
            Self::More => &["Up", "Right"],
            Self::Fewer => &["Down", "Left"],
            Self::MuchMore => &["PageUp"],
            Self::MuchFewer => &["PageDown"],
            Self::All => &["End"],
            Self::Back => &["Escape"],
            Self::Undo => &["Ctrl+Z"],
            Self::Blitz => &["B"],
            Self::Cards => &["C"],
            Self::NextTarget => &["E"],
            Self::PreviousTarget => &["Q"],
            Self::PanUp => &["W"],
            Self::PanDown => &["S"],
            Self::PanLeft => &["A"],
            Self::PanRight => &["D"],
            Self::ZoomIn => &["Plus"],
            Self::ZoomOut => &["Minus"],
            Self::ZoomReset => &["Home"],
            Self::Help => &["F1"],
            Self::Settings => &["F2"],
            Self::Fullscreen => &["F11"],
        }
    }

    /// Whether holding the key down acts again and again.
    const fn repeats(self) -> bool {
        matches!(
            self,
            Self::More
                | Self::Fewer
                | Self::MuchMore
                | Self::MuchFewer
                | Self::PanUp
                | Self::PanDown
                | Self::PanLeft
                | Self::PanRight
                | Self::ZoomIn
                | Self::ZoomOut
        )
    }

    /// Whether the key acts even while a field or button has the keyboard's focus.
    const fn ignores_focus(self) -> bool {
        matches!(self, Self::Back | Self::Help | Self::Settings | Self::Fullscreen)
    }
}

/// The names of keys that print no letter of their own.
const NAMED: [&str; 28] = [
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
];

/// A key by what it prints or is called on the player's keyboard, with or without Ctrl. Written `Ctrl+Z`, `Space`, `F1`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
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
            Key::Character(text) => match text.as_str() {
                " " => "Space".to_owned(),
                // Where plus needs Shift, its key alone is as good.
                "+" | "=" => "Plus".to_owned(),
                "-" | "_" => "Minus".to_owned(),
                text => text.to_uppercase(),
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
            "Space" => "key.space",
            "Enter" => "key.enter",
            "Escape" => "key.escape",
            "Tab" => "key.tab",
            "Backspace" => "key.backspace",
            "Delete" => "key.delete",
            "Insert" => "key.insert",
            "Home" => "key.home",
            "End" => "key.end",
            "PageUp" => "key.page_up",
            "PageDown" => "key.page_down",
            "Up" => "key.up",
            "Down" => "key.down",
            "Left" => "key.left",
            "Right" => "key.right",
            "Plus" => "key.plus",
            "Minus" => "key.minus",
            _ => return None,
        })
    }

    /// The chord in the player's language.
    pub fn label(&self, words: &crate::text::Words) -> String {
        let key = self.word().map_or(self.key.as_str(), |word| words.get(word));
        if self.ctrl { format!("{}+{key}", words.get("key.ctrl")) } else { key.to_owned() }
    }
}

impl FromStr for Chord {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (ctrl, key) = match text.strip_prefix("Ctrl+") {
            Some(key) => (true, key),
            None => (false, text),
        };
        let letter = key.chars().count() == 1 && key.to_uppercase() == key && !key.trim().is_empty();
        if letter || NAMED.contains(&key) {
            Ok(Self { ctrl, key: key.to_owned() })
        } else {
            Err(format!("`{text}` is no key; write a capital letter, a digit, or one of {}", NAMED.join(", ")))
        }
    }
}

impl TryFrom<String> for Chord {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Chord> for String {
    fn from(chord: Chord) -> Self {
        chord.to_string()
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.ctrl { "Ctrl+" } else { "" }, self.key)
    }
}

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

/// The actions of this frame.
#[derive(Resource, Default, Debug)]
pub struct Actions {
    fired: Vec<Action>,
}

impl Actions {
    /// Whether the action was asked for this frame.
    pub fn just(&self, action: Action) -> bool {
        self.fired.contains(&action)
    }

    /// As [`Actions::just`], and nobody after the caller sees it.
    pub fn take(&mut self, action: Action) -> bool {
        let before = self.fired.len();
        self.fired.retain(|fired| *fired != action);
        self.fired.len() < before
    }

    /// Asks for an action as a key would.
    pub fn fire(&mut self, action: Action) {
        self.fired.push(action);
    }
}

/// Reads the keyboard into [`Actions`] before everything else of a frame.
pub struct ActionPlugin;

impl Plugin for ActionPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Actions>().add_systems(PreUpdate, read_keys.after(InputSystems));
    }
}

fn read_keys(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<Key>>,
    settings: Res<Settings>,
    focus: Option<Res<EguiWantsInput>>,
    mut actions: ResMut<Actions>,
) {
    actions.fired.clear();
    let focused = focus.is_some_and(|focus| focus.wants_keyboard_input());
    let ctrl = held.pressed(Key::Control) || held.pressed(Key::Super);
    for input in keys.read().filter(|input| input.state == ButtonState::Pressed) {
        let Some(chord) = Chord::pressed(&input.logical_key, ctrl) else { continue };
        let Some(action) = settings.keys.action(&chord) else { continue };
        if (input.repeat && !action.repeats()) || (focused && !action.ignores_focus()) {
            continue;
        }
        actions.fired.push(action);
    }
}

#[cfg(test)]
mod tests {
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
