//! From keys to named actions, in one place, so that every key can be rebound and shown on the help page.
//!
//! What an action does is decided where it is taken; the mouse belongs to egui and to the [`board`](crate::board).

mod capture;
mod double_press;
mod rest;

use bevy::{
    input::{ButtonState, InputSystems, keyboard::Key, keyboard::KeyboardInput},
    prelude::*,
};
use bevy_egui::{EguiContext, EguiPreUpdateSet, PrimaryEguiContext, egui};

pub use capture::KeyCapture;

use self::{double_press::DoublePress, rest::Rest};
use crate::{
    keys::{Action, Chord},
    settings::Settings,
};

/// The actions of this frame.
#[derive(Resource, Default, Debug)]
pub struct Actions {
    fired: Vec<Action>,
    digit: Option<u8>,
    letter: Option<char>,
    rest: Rest,
    double_press: DoublePress,
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

    /// A page comes up that ends or reveals something: for a moment no key dismisses it, nor does one that is held or pressed
    /// on and on since before.
    pub fn rest(&mut self) {
        // Keys of this very frame were meant for what came before, too.
        self.fired.retain(|action| !action.dismisses());
        (self.digit, self.letter) = (None, None);
        self.rest.begin();
    }

    /// Gives keys their effect again: who has left the page by the mouse has seen it.
    pub fn end_rest(&mut self) {
        self.rest = Rest::default();
    }

    /// Whether such a page takes no key yet.
    pub fn resting(&self) -> bool {
        !self.rest.is_over()
    }

    /// Whether the key that ends something was pressed only a moment ago, and pressed again would do nothing.
    pub fn ended_just_now(&self) -> bool {
        !self.double_press.is_over()
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

/// The keys by which what has the keyboard's focus is used and left.
const FOCUS_KEYS: [Key; 8] =
    [Key::Space, Key::Enter, Key::Tab, Key::Escape, Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];

fn read_keys(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<Key>>,
    time: Res<Time<Real>>,
    (mut ctrl, mut down): (Local<bool>, Local<Vec<(KeyCode, Key)>>),
    settings: Res<Settings>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut capture: ResMut<KeyCapture>,
    mut actions: ResMut<Actions>,
) {
    actions.fired.clear();
    (actions.digit, actions.letter) = (None, None);
    actions.rest.pass(time.delta_secs());
    actions.double_press.pass(time.delta_secs());
    let panels = contexts.single_mut().ok().map(|mut context| context.get_mut().clone());
    let typing = panels.as_ref().is_some_and(egui::Context::text_edit_focused);
    // A button with the keyboard's focus needs the keys that press it and lead away from it; a field all of them.
    let focused = panels.as_ref().is_some_and(egui::Context::egui_wants_keyboard_input);
    // What has dropped down lies on top of everything else.
    let mut dropped = panels.filter(egui::Popup::is_any_open);
    let wanted = |key: &Key| typing || (focused && FOCUS_KEYS.contains(key));
    for input in keys.read() {
        // In the order of the keys: a quick hand presses and releases all of a chord within one slow frame.
        if matches!(input.logical_key, Key::Control | Key::Super) {
            *ctrl = input.state == ButtonState::Pressed;
        }
        let same = |(code, key): &(KeyCode, Key)| match input.key_code {
            KeyCode::Unidentified(_) => *key == input.logical_key,
            // What it prints may have changed since it was pressed.
            known => *code == known,
        };
        if input.state == ButtonState::Released {
            down.retain(|known| !same(known));
            continue;
        }
        // Not every system says of a key that is held that it repeats.
        let repeats = input.repeat || down.iter().any(same);
        if !repeats {
            down.push((input.key_code, input.logical_key.clone()));
        }
        let Some(chord) = Chord::pressed(&input.logical_key, *ctrl) else { continue };
        if capture.waiting() {
            capture.catch(chord);
            continue;
        }
        let action = settings.keys.action(&chord);
        if actions.rest.swallows(action) {
            continue;
        }
        let Some(action) = action else {
            if let Key::Character(text) = &input.logical_key
                && !wanted(&input.logical_key)
                && !*ctrl
                && !repeats
            {
                actions.digit = text.parse().ok().filter(|digit| (1..=9).contains(digit));
                let mut signs = text.chars().flat_map(char::to_uppercase).filter(|sign| sign.is_alphabetic());
                actions.letter = signs.next().filter(|_| signs.next().is_none());
            }
            continue;
        };
        if action == Action::Back
            && let Some(panels) = dropped.take()
        {
            egui::Popup::close_all(&panels);
            continue;
        }
        if (repeats && !action.repeats()) || (wanted(&input.logical_key) && !action.ignores_focus()) {
            continue;
        }
        if !actions.double_press.swallows(action) {
            actions.fired.push(action);
        }
    }
    // A window that loses the focus is not told of keys released elsewhere, but forgets them.
    *ctrl = held.pressed(Key::Control) || held.pressed(Key::Super);
    down.retain(|(_, key)| held.pressed(key.clone()));
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::{input::InputPlugin, time::TimeUpdateStrategy};

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

    /// An application in which a frame takes so many milliseconds.
    fn paced(frame: u64) -> App {
        let mut app = app();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(frame)));
        app.update();
        app
    }

    /// Presses and releases Space within a frame. Whether it did anything.
    fn space(app: &mut App) -> bool {
        send(app, Key::Space, ButtonState::Pressed);
        send(app, Key::Space, ButtonState::Released);
        app.update();
        app.world().resource::<Actions>().just(Action::Main)
    }

    #[test]
    fn no_key_dismisses_a_page_that_has_just_come_up() {
        let mut app = paced(100);
        assert!(space(&mut app));
        app.world_mut().resource_mut::<Actions>().rest();
        for _ in 0..9 {
            app.update();
        }
        assert!(!space(&mut app), "a second later");
        for key in [Key::Escape, Key::Character("1".into()), Key::Character("x".into())] {
            send(&mut app, key, ButtonState::Pressed);
        }
        app.update();
        let actions = app.world().resource::<Actions>();
        assert_eq!((actions.just(Action::Back), actions.digit(), actions.letter()), (false, None, None));
        assert!(actions.resting());
        send(&mut app, Key::F1, ButtonState::Pressed);
        app.update();
        assert!(app.world().resource::<Actions>().just(Action::Help), "help ends nothing");
        for _ in 0..6 {
            app.update();
        }
        assert!(!app.world().resource::<Actions>().resting() && space(&mut app));
    }

    #[test]
    fn a_key_of_the_frame_in_which_a_page_comes_up_does_not_dismiss_it() {
        let mut app = paced(100);
        send(&mut app, Key::F1, ButtonState::Pressed);
        assert!(space(&mut app));
        let mut actions = app.world_mut().resource_mut::<Actions>();
        actions.rest();
        assert!(!actions.just(Action::Main) && actions.just(Action::Help));
        send(&mut app, Key::Character("1".into()), ButtonState::Pressed);
        app.insert_resource(Actions::default());
        app.update();
        let mut actions = app.world_mut().resource_mut::<Actions>();
        assert_eq!(actions.digit(), Some(1));
        actions.rest();
        assert_eq!(actions.digit(), None);
    }

    #[test]
    fn tapping_on_does_not_tap_through() {
        let mut app = paced(100);
        app.world_mut().resource_mut::<Actions>().rest();
        for _ in 0..20 {
            assert!(!space(&mut app));
            app.update();
            app.update();
        }
        for _ in 0..6 {
            app.update();
        }
        assert!(space(&mut app), "once the keys were quiet");
    }

    #[test]
    fn a_key_that_is_held_acts_once_whatever_the_system_says_of_it() {
        let mut app = paced(100);
        send(&mut app, Key::Space, ButtonState::Pressed);
        app.update();
        assert!(app.world().resource::<Actions>().just(Action::Main));
        app.world_mut().resource_mut::<Actions>().rest();
        for _ in 0..40 {
            send(&mut app, Key::Space, ButtonState::Pressed);
            app.update();
            assert!(!app.world().resource::<Actions>().just(Action::Main), "it is still down");
        }
        send(&mut app, Key::Space, ButtonState::Released);
        for _ in 0..7 {
            app.update();
        }
        assert!(space(&mut app));
    }

    #[test]
    fn what_ends_something_is_not_pressed_twice_in_a_moment() {
        let mut app = paced(100);
        let mut ended = |waits: usize| {
            (0..waits).for_each(|_| app.update());
            for state in [ButtonState::Pressed, ButtonState::Released] {
                send(&mut app, Key::Enter, state);
            }
            app.update();
            app.world().resource::<Actions>().just(Action::EndPhase)
        };
        assert_eq!([0, 0, 1, 1].map(&mut ended), [true, false, false, true]);
    }

    #[test]
    fn a_page_that_took_long_to_draw_has_not_been_seen_meanwhile() {
        let mut app = paced(2000);
        app.world_mut().resource_mut::<Actions>().rest();
        app.update();
        assert!(!space(&mut app));
    }
}
