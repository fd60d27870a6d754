//! From keys to named actions, in one place, so that every key can be rebound and shown on the help page.

mod action;
mod capture;
mod chord;
mod keymap;

use bevy::{
    input::{ButtonState, InputSystems, keyboard::Key, keyboard::KeyboardInput},
    prelude::*,
};
use bevy_egui::{EguiPreUpdateSet, input::EguiWantsInput};

pub use action::{Action, ActionGroup};
pub use capture::KeyCapture;
pub use chord::Chord;
pub use keymap::{KeyMap, MOST_KEYS};

use crate::settings::Settings;

/// The actions of this frame.
#[derive(Resource, Default, Debug)]
pub struct Actions {
    fired: Vec<Action>,
    digit: Option<u8>,
    letter: Option<char>,
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

    /// The digit typed this frame, 1 to 9, where it is no action's key; for choosing from a numbered list.
    pub fn digit(&self) -> Option<u8> {
        self.digit
    }

    /// The letter typed this frame, as a capital, where it is no action's key; for choosing from a lettered list.
    pub fn letter(&self) -> Option<char> {
        self.letter
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
        app.init_resource::<Actions>()
            .init_resource::<KeyCapture>()
            .add_systems(PreUpdate, read_keys.after(InputSystems))
            .add_systems(PreUpdate, capture::silence_panels.after(EguiPreUpdateSet::ProcessInput));
    }
}

fn read_keys(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<Key>>,
    mut ctrl: Local<bool>,
    settings: Res<Settings>,
    focus: Option<Res<EguiWantsInput>>,
    mut capture: ResMut<KeyCapture>,
    mut actions: ResMut<Actions>,
) {
    actions.fired.clear();
    (actions.digit, actions.letter) = (None, None);
    let focused = focus.is_some_and(|focus| focus.wants_keyboard_input());
    for input in keys.read() {
        // In the order of the keys: a quick hand presses and releases all of a chord within one slow frame.
        if matches!(input.logical_key, Key::Control | Key::Super) {
            *ctrl = input.state == ButtonState::Pressed;
        }
        if input.state == ButtonState::Released {
            continue;
        }
        let Some(chord) = Chord::pressed(&input.logical_key, *ctrl) else { continue };
        if capture.waiting() {
            capture.catch(chord);
            continue;
        }
        let Some(action) = settings.keys.action(&chord) else {
            if let Key::Character(text) = &input.logical_key
                && !focused
                && !*ctrl
            {
                actions.digit = text.parse().ok().filter(|digit| (1..=9).contains(digit));
                let mut signs = text.chars().flat_map(char::to_uppercase).filter(|sign| sign.is_alphabetic());
                actions.letter = signs.next().filter(|_| signs.next().is_none());
            }
            continue;
        };
        if (input.repeat && !action.repeats()) || (focused && !action.ignores_focus()) {
            continue;
        }
        actions.fired.push(action);
    }
    // A window that loses the focus is not told of keys released elsewhere, but forgets them.
    *ctrl = held.pressed(Key::Control) || held.pressed(Key::Super);
}

#[cfg(test)]
mod tests {
    use bevy::input::InputPlugin;

    use super::*;

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, ActionPlugin)).init_resource::<Settings>();
        app
    }

    fn send(app: &mut App, logical_key: Key, state: ButtonState) {
        app.world_mut().write_message(KeyboardInput {
            key_code: KeyCode::Unidentified(bevy::input::keyboard::NativeKeyCode::Unidentified),
            logical_key,
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
    }

    #[test]
    fn a_chord_within_one_frame_is_read_as_one() {
        let mut app = app();
        send(&mut app, Key::Control, ButtonState::Pressed);
        send(&mut app, Key::Character("z".into()), ButtonState::Pressed);
        send(&mut app, Key::Character("z".into()), ButtonState::Released);
        send(&mut app, Key::Control, ButtonState::Released);
        send(&mut app, Key::Character("w".into()), ButtonState::Pressed);
        app.update();
        assert_eq!(app.world().resource::<Actions>().fired, [Action::Undo, Action::Why]);
        send(&mut app, Key::Control, ButtonState::Pressed);
        app.update();
        send(&mut app, Key::Character("z".into()), ButtonState::Pressed);
        app.update();
        assert!(app.world().resource::<Actions>().just(Action::Undo), "held from the frame before");
    }
}
