//! The shell without window, graphics and sound: from title to game and back, by keys and messages.

use std::path::Path;

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyCode, KeyboardInput},
    },
    prelude::*,
};
use rubicon::{
    app,
    audio::{Effect, PlaySound},
    games::{
        GAMES,
        conquest::{
            Content,
            setup::{self, ConquestSetup},
        },
    },
    input::Actions,
    keys::Action,
    settings::{Settings, Speed},
    shell::{ActiveGame, NewGame, Overlay, Screen},
    storage::Storage,
    table::Opened,
    text::Words,
};
use tabletop::{Controller, Seed};

fn shell() -> App {
    let mut app = app::headless(GAMES);
    GAMES.load(app.world_mut(), Path::new(env!("CARGO_MANIFEST_DIR")), &Words::english());
    steps(&mut app, 3);
    app
}

fn steps(app: &mut App, frames: usize) {
    for _ in 0..frames {
        app.update();
    }
}

fn press(app: &mut App, key: Key) {
    let input = |state, logical_key| KeyboardInput {
        key_code: KeyCode::Unidentified(bevy::input::keyboard::NativeKeyCode::Unidentified),
        logical_key,
        state,
        text: None,
        repeat: false,
        window: Entity::PLACEHOLDER,
    };
    app.world_mut().write_message(input(ButtonState::Pressed, key.clone()));
    app.update();
    app.world_mut().write_message(input(ButtonState::Released, key));
    steps(app, 2);
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn overlay(app: &App) -> Overlay {
    *app.world().resource::<State<Overlay>>().get()
}

fn game(app: &App) -> NewGame {
    let opponents = &app.world().resource::<Content>().opponents;
    let mut table = setup::first(&Words::english(), opponents);
    table.seed = "11".to_owned();
    table.new_game().expect("no fault")
}

#[test]
fn it_starts_on_the_title() {
    assert_eq!(screen(&shell()), Screen::Title);
}

#[test]
fn overlays_open_over_each_other_and_close_one_by_one() {
    let mut app = shell();
    press(&mut app, Key::F2);
    assert_eq!(overlay(&app), Overlay::Settings);
    press(&mut app, Key::F1);
    assert_eq!(overlay(&app), Overlay::Help);
    press(&mut app, Key::Escape);
    assert_eq!(overlay(&app), Overlay::Settings);
    press(&mut app, Key::Escape);
    assert_eq!(overlay(&app), Overlay::None);
    assert_eq!(screen(&app), Screen::Title);
}

#[test]
fn a_rebound_key_does_what_it_was_bound_to() {
    let mut app = shell();
    let key = "H".parse().expect("a key");
    app.world_mut().resource_mut::<Settings>().keys.bind(Action::Help, 0, key);
    press(&mut app, Key::F1);
    assert_eq!(overlay(&app), Overlay::None);
    press(&mut app, Key::Character("h".into()));
    assert_eq!(overlay(&app), Overlay::Help);
}

#[test]
fn actions_last_one_frame_and_can_be_taken() {
    #[derive(Resource, Default)]
    struct Taken(u32);
    let mut app = shell();
    app.init_resource::<Taken>().add_systems(Update, |mut actions: ResMut<Actions>, mut taken: ResMut<Taken>| {
        if actions.take(Action::Main) {
            assert!(!actions.just(Action::Main) && !actions.take(Action::Main));
            taken.0 += 1;
        }
    });
    press(&mut app, Key::Space);
    assert_eq!(app.world().resource::<Taken>().0, 1);
    assert!(!app.world().resource::<Actions>().just(Action::Main));
}

#[test]
fn a_new_game_becomes_the_active_one_and_closes_all_overlays() {
    let mut app = shell();
    let wanted = game(&app);
    press(&mut app, Key::F2);
    press(&mut app, Key::F1);
    app.world_mut().write_message(wanted.clone());
    steps(&mut app, 2);
    assert_eq!(screen(&app), Screen::Play);
    assert_eq!(overlay(&app), Overlay::None);
    assert_eq!(app.world().resource::<ActiveGame>().0, wanted);
    // What was below is forgotten: closing once leaves nothing.
    press(&mut app, Key::F1);
    press(&mut app, Key::Escape);
    assert_eq!(overlay(&app), Overlay::None);
}

#[test]
fn the_scripted_run_can_show_every_game() {
    let app = shell();
    for client in GAMES.iter() {
        let tour = client.tour(app.world(), &Words::english(), Seed(7));
        assert!(tour.is_ok(), "{}: {:?}", client.id(), tour.err());
    }
}

#[test]
fn sounds_without_a_device_are_silence() {
    let mut app = shell();
    for effect in Effect::ALL {
        app.world_mut().write_message(PlaySound(effect));
    }
    steps(&mut app, 5);
    assert!(app.should_exit().is_none());
}

#[test]
fn changed_settings_are_remembered_when_the_program_ends() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = shell();
    app.insert_resource(storage.clone());
    steps(&mut app, 2);
    assert_eq!(storage.read("settings.ron").expect("readable"), None, "nothing was changed yet");
    app.world_mut().resource_mut::<Settings>().speed = Speed::Fast;
    app.world_mut().write_message(AppExit::Success);
    steps(&mut app, 1);
    let (settings, reports) = Settings::load(&storage, &Words::english());
    assert_eq!((settings.speed, reports.len()), (Speed::Fast, 0));
}

#[test]
fn the_table_is_remembered_from_one_start_to_the_next() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    for _ in 0..2 {
        let mut app = shell();
        app.insert_resource(storage.clone());
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
        steps(&mut app, 2);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
        steps(&mut app, 2);
        let text = storage.read("setup/conquest.ron").expect("readable").expect("written");
        let opponents = &app.world().resource::<Content>().opponents;
        assert_eq!(ConquestSetup::from_ron(&text, opponents).expect("a table").players.len(), 4);
    }
}

/// From a fresh start, "Play" needs nothing else: a person and gentle company, first armies five at a time, and the page of the setup finds
/// the same table afterwards.
#[test]
fn a_first_game_begins_at_once_among_gentle_company() {
    use rubicon::table::setup::PlayNow;
    let mut app = shell();
    for game in ["conquest", "alea"] {
        app.world_mut().write_message(PlayNow(game));
        steps(&mut app, 3);
        assert_eq!(screen(&app), Screen::Play, "{game}");
        let begun = app.world().resource::<ActiveGame>().0.clone();
        assert_eq!(begun.players.iter().filter(|player| player.controller == Controller::Human).count(), 1);
        let Some(rules) = begun.setup.get::<risk::Risk>() else { continue };
        assert_eq!((rules.muster, rules.seats, rules.first_seat_begins), (5, 4, true));
        let personas = lab::GameModule::personas(&registry::games::RiskModule);
        for player in &begun.players[1..] {
            let Controller::Agent(spec) = &player.controller else { panic!("{player:?}") };
            let persona = personas.iter().find(|persona| persona.name == *spec).expect("a persona");
            assert_eq!(persona.difficulty, lab::Difficulty::Gentle, "{spec}");
        }
        // The next one has other dice.
        app.world_mut().write_message(PlayNow(game));
        steps(&mut app, 3);
        assert_ne!(app.world().resource::<ActiveGame>().0.seed, begun.seed);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
        steps(&mut app, 2);
    }
}

/// What was set last and can no longer be begun comes up on its page instead of beginning as something else.
#[test]
fn a_table_that_cannot_be_begun_at_once_is_shown() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = shell();
    let opponents = app.world().resource::<Content>().cast.clone();
    let mut table = setup::first(&Words::english(), &opponents);
    table.players[1].name = table.players[0].name.clone();
    storage.write("setup/conquest.ron", &table.to_ron()).expect("written");
    app.insert_resource(storage);
    app.world_mut().write_message(rubicon::table::setup::PlayNow("conquest"));
    steps(&mut app, 3);
    assert_eq!(screen(&app), Screen::Setup);
}

/// Whatever order the systems of the shell run in: the title must not come over a game that was asked for.
#[test]
fn a_game_named_at_launch_begins_at_once() {
    for _ in 0..8 {
        let mut app = app::headless(GAMES);
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        GAMES.load(app.world_mut(), root, &Words::english());
        let asked = rubicon::table::open_scene(app.world(), root, Path::new("risk/classic")).expect("a shipped scene");
        let Opened::Game(asked) = asked else { panic!("a game to be played") };
        app.insert_resource(rubicon::shell::Launch { game: Some(asked), ..rubicon::shell::Launch::default() });
        steps(&mut app, 4);
        assert_eq!(screen(&app), Screen::Play);
    }
}
