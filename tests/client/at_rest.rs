//! A table that waits counts as unchanged, so that nothing is made anew in a frame in which nothing it shows has changed.

use bevy::{input::keyboard::Key, prelude::*};
use risk::{Setup, Start};
use rubicon::{
    games::{
        alea::{Content, Duel, setup::DuelSetup},
        conquest::Match,
        dominion::{self, RealmTable},
    },
    settings::{Settings, Speed},
    shell::Overlay,
    table::{Table, TableGame},
    text::Words,
};

use crate::hands::{
    begin, letter,
    mouse::{point, shell},
    press, steps, until, wait_for_decision,
};

/// In how many frames the table has changed.
#[derive(Resource, Default)]
struct Changes(usize);

fn count<T: TableGame>(table: Option<Res<Table<T>>>, mut changes: ResMut<Changes>) {
    changes.0 += usize::from(table.is_some_and(|table| table.is_changed()));
}

fn watched<T: TableGame>(_: fn(&Table<T>)) -> App {
    let mut app = shell(None);
    app.init_resource::<Changes>().add_systems(PostUpdate, count::<T>);
    app.world_mut().resource_mut::<Settings>().guidance = false;
    app
}

/// Frames in which the table changes while the mouse wanders over the dock and nothing else happens.
fn at_rest(app: &mut App) -> usize {
    steps(app, 30);
    app.insert_resource(Changes::default());
    for step in 0..20_u8 {
        point(app, Vec2::new(500.0 + f32::from(step), 716.0));
        steps(app, 1);
    }
    app.world().resource::<Changes>().0
}

/// Frames in which it changes when a key is pressed.
fn by_key(app: &mut App, key: Key) -> usize {
    app.insert_resource(Changes::default());
    press(app, key);
    app.world().resource::<Changes>().0
}

#[test]
fn conquest_rests_while_a_person_thinks() {
    let mut app = watched(|_: &Match| ());
    begin(&mut app, Setup { start: Start::Scatter, ..Setup::default() }, &["human", "raider"], 3);
    assert!(wait_for_decision(&mut app));
    for in_text in [true, false] {
        app.world_mut().resource_mut::<Settings>().text_view = in_text;
        assert_eq!(at_rest(&mut app), 0);
    }
    assert!(by_key(&mut app, letter("e")) > 0, "a territory was chosen");
    // So it does with reasons beside it, which change with the candidate that is looked at.
    press(&mut app, letter("w"));
    assert_eq!(at_rest(&mut app), 0);
    assert!(by_key(&mut app, letter("w")) > 0, "the reasons were shut");
}

#[test]
fn a_duel_rests_while_a_person_thinks() {
    let mut app = watched(|_: &Duel| ());
    let content = app.world().resource::<Content>();
    let mut setup = DuelSetup::first(&content.duel, &content.duelists);
    setup.seed = "5".to_owned();
    let game = setup.new_game(&Words::english(), &content.duel).expect("it can be fought");
    app.world_mut().write_message(game);
    until(&mut app, "a turn", |app| app.world().get_resource::<Duel>().is_some_and(Duel::waits));
    for in_text in [true, false] {
        app.world_mut().resource_mut::<Settings>().text_view = in_text;
        assert_eq!(at_rest(&mut app), 0);
    }
    assert!(by_key(&mut app, letter("1")) > 0, "a die was taken up");
}

#[test]
fn conquest_changes_while_its_story_is_told() {
    let mut app = watched(|_: &Match| ());
    app.world_mut().resource_mut::<Settings>().speed = Speed::Normal;
    begin(&mut app, Setup { start: Start::Scatter, ..Setup::default() }, &["raider", "raider"], 3);
    until(&mut app, "a story", |app| app.world().resource::<Changes>().0 > 3);
}

#[test]
fn realm_rests_while_a_person_thinks() {
    let mut app = watched(|_: &RealmTable| ());
    let content = app.world().resource::<dominion::Content>().clone();
    let first = dominion::setup::first(&Words::english(), &content);
    app.world_mut().write_message(first.new_game().expect("it can be played"));
    until(&mut app, "a turn", |app| {
        app.world().get_resource::<RealmTable>().is_some_and(|table| table.due().is_some())
    });
    assert_eq!(at_rest(&mut app), 0);
    assert!(by_key(&mut app, letter("e")) > 0, "the keys came to a card");
    press(&mut app, letter("w"));
    assert_eq!(at_rest(&mut app), 0);
    assert!(by_key(&mut app, letter("w")) > 0, "the reasons were shut");
}

/// How often states were looked at, and steps of a fixed length made.
#[derive(Resource, Default)]
struct Runs(usize);

#[test]
fn states_are_looked_at_only_where_one_was_asked_for() {
    let count = |mut runs: ResMut<Runs>| runs.0 += 1;
    let mut app = shell(None);
    app.init_resource::<Runs>().add_systems(StateTransition, count).add_systems(FixedUpdate, count);
    begin(&mut app, Setup { start: Start::Scatter, ..Setup::default() }, &["human", "raider"], 3);
    assert!(wait_for_decision(&mut app));
    app.insert_resource(Runs::default());
    steps(&mut app, 20);
    assert_eq!(app.world().resource::<Runs>().0, 0);
    press(&mut app, Key::F1);
    assert_eq!(*app.world().resource::<State<Overlay>>().get(), Overlay::Help);
    assert_eq!(app.world().resource::<Runs>().0, 1);
}
