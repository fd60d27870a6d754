//! A person's hands at a table without window and graphics: keys are pressed, frames go by, decisions are made.

pub mod layout;
pub mod mouse;
pub mod pages;
pub mod paper;
pub mod sources;
pub mod strange;

use risk::Risk;
use std::{
    path::Path,
    time::{Duration, Instant},
};

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyCode, KeyboardInput},
    },
    prelude::*,
    time::TimeUpdateStrategy,
};
use risk::{Phase, Setup};
use rubicon::{
    app,
    games::{GAMES, conquest::Match},
    input::Actions,
    settings::{Settings, Speed},
    shell::{GameSetup, NewGame, Notices, Screen, TableStatus},
    storage::Storage,
    table::Games,
    text::Words,
};
use tabletop::{Controller, Player, Seed};

/// No wait takes longer on any machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// What a frame takes by the clock of these tests.
pub const FRAME: Duration = Duration::from_millis(100);

/// The client on its title, where everything happens at once; with `storage` it remembers.
pub fn shell(storage: Option<&Storage>) -> App {
    shell_of(GAMES, storage)
}

/// The client with these games in place of its own.
pub fn shell_of(games: Games, storage: Option<&Storage>) -> App {
    let mut app = app::headless(games);
    settle_in(&mut app, games, storage);
    app
}

/// Gives an application content, haste and a place to remember, and lets it come to its title.
fn settle_in(app: &mut App, games: Games, storage: Option<&Storage>) {
    games.load(app.world_mut(), Path::new(env!("CARGO_MANIFEST_DIR")), &Words::english());
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.world_mut().resource_mut::<Settings>().speed = Speed::Instant;
    if let Some(storage) = storage {
        app.insert_resource(storage.clone());
    }
    steps(app, 3);
}

/// Lets frames go by.
pub fn steps(app: &mut App, frames: usize) {
    for _ in 0..frames {
        app.update();
    }
}

/// Players by what decides for them: `human`, or an opponent.
pub fn players(seats: &[&str]) -> Vec<Player> {
    seats
        .iter()
        .enumerate()
        .map(|(look, spec)| Player {
            name: format!("{spec} {look}"),
            controller: if *spec == "human" { Controller::Human } else { Controller::Agent((*spec).to_owned()) },
            livery: look as u8,
        })
        .collect()
}

/// Begins a game.
pub fn begin(app: &mut App, setup: Setup, seats: &[&str], seed: u64) {
    let setup = GameSetup::new::<Risk>(Setup { seats: seats.len() as u8, ..setup });
    app.world_mut().write_message(NewGame { setup, players: players(seats), seed: Seed(seed), resume: None });
    steps(app, 3);
}

/// Lets frames go by until something holds.
pub fn until(app: &mut App, what: &str, mut holds: impl FnMut(&mut App) -> bool) {
    let begun = Instant::now();
    while !holds(app) {
        let (status, notices) = (app.world().resource::<TableStatus>(), app.world().resource::<Notices>());
        assert!(begun.elapsed() < PATIENCE, "{what} did not come: {:?}, {status:?}, {notices:?}", screen(app));
        app.update();
        std::thread::sleep(Duration::from_micros(200));
    }
}

/// Lets the moment go by in which a page that has just come up takes no key.
pub fn awake(app: &mut App) {
    until(app, "a page that takes keys", |app| !app.world().resource::<Actions>().resting());
}

/// The screen shown.
pub fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

/// The table.
pub fn table(app: &App) -> &Match {
    app.world().resource::<Match>()
}

/// Presses and releases a key, with Ctrl held or not.
pub fn chord(app: &mut App, ctrl: bool, key: Key) {
    let event = |state, logical_key| KeyboardInput {
        key_code: KeyCode::Unidentified(bevy::input::keyboard::NativeKeyCode::Unidentified),
        logical_key,
        state,
        text: None,
        repeat: false,
        window: Entity::PLACEHOLDER,
    };
    if ctrl {
        app.world_mut().write_message(event(ButtonState::Pressed, Key::Control));
    }
    app.world_mut().write_message(event(ButtonState::Pressed, key.clone()));
    app.update();
    app.world_mut().write_message(event(ButtonState::Released, key));
    if ctrl {
        app.world_mut().write_message(event(ButtonState::Released, Key::Control));
    }
    app.update();
}

/// Presses and releases a key, as somebody who reads what is due before it is ended.
pub fn press(app: &mut App, key: Key) {
    while key == Key::Enter && app.world().resource::<Actions>().ended_just_now() {
        app.update();
    }
    chord(app, false, key);
}

/// The key of a letter.
pub fn letter(text: &str) -> Key {
    Key::Character(text.into())
}

/// What the person at the table is to decide.
pub fn due(app: &App) -> Option<Phase> {
    Some(app.world().get_resource::<Match>()?.due()?.phase().clone())
}

/// Waits for a decision, or for the result. Returns whether there is a decision.
pub fn wait_for_decision(app: &mut App) -> bool {
    until(app, "a decision or the result", |app| due(app).is_some() || screen(app) == Screen::Result);
    screen(app) != Screen::Result
}

/// Makes the decision that is due as a bold player does: everything on one border, one blitz, no march.
pub fn decide(app: &mut App, fight: bool) {
    match due(app) {
        Some(Phase::Muster | Phase::Reinforce { .. }) => {
            press(app, letter("e"));
            press(app, Key::End);
            press(app, Key::Space);
        }
        Some(Phase::Attack) => {
            press(app, letter("e"));
            press(app, if fight { letter("b") } else { Key::Enter });
        }
        Some(Phase::Fortify) => press(app, Key::Enter),
        _ => press(app, Key::Space),
    }
}
