//! The training ground of the race: the grid of weights, studies of the program and of the player, and races from there.

use bevy::prelude::*;
use rubicon::{
    games::hare::{MOST_OWN, STUDIES, TUNING},
    settings::Settings,
    shell::Screen,
    storage::Storage,
    text::{PSEUDO, Words},
};
use tabletop::{Controller, Game, Seat};

use super::{decision, table};
use crate::hands::{
    mouse,
    paper::{draw_everywhere, spread},
    screen, shell, steps,
    strange::only_messages,
    until,
};

/// How many studies the program ships.
const SHIPPED: usize = 28;

fn storage(folder: &tempfile::TempDir) -> Storage {
    Storage::open(Some(folder.path())).expect("opened")
}

/// A study that holds whatever is weighed: the first is home but for one step, the other at the start.
fn own(title: &str, study: &str) -> String {
    format!(
        "(game: \"hare\", title: \"{title}\", description: \"d\", setup: (board: \"2008\", seats: 2), \
         players: [Human, Agent(\"parlett\")], position: (to_move: 0, players: [\
         (carrots: 9, salads: 0, runners: [(square: 63)]), (carrots: 68, salads: 3, runners: [(square: 0)])]), {study})"
    )
}

const JUDGED: &str = "study: (winner: 0, reason: \"One step is left.\", origin: Hand)";

fn open(app: &mut App) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(TUNING);
    until(app, "the page", |app| screen(app) == TUNING);
}

/// The line over the list for so many hits of so many studies.
fn heading(app: &App) -> String {
    let seen = mouse::seen(app);
    seen.says.iter().find(|line| line.starts_with("Studies: ")).cloned().unwrap_or_default()
}

#[test]
fn the_grid_is_shown_with_the_program_s_studies_and_one_s_own() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = storage(&folder);
    let write = |name: &str, text: &str| storage.write(&format!("{STUDIES}/{name}.ron"), text).expect("written");
    write("hare-1", &own("One step left", JUDGED));
    write("hare-2", &own("No judgement", ""));
    write("hare-3", "(game: \"hare\", ");
    let mut app = mouse::shell(Some(&storage));
    open(&mut app);
    until(&mut app, "the studies", |app| !heading(app).is_empty());
    // The best of the grid see 26 of the program's, and a position that is nearly won is seen by any weights.
    assert_eq!(heading(&app), format!("Studies: 27 of {}", SHIPPED + 1));
    let notices = mouse::seen(&app).notices.join("\n");
    assert!(notices.contains("hare-2") && notices.contains("without a judgement"), "{notices}");
    assert!(notices.contains("hare-3"), "{notices}");
    let words = Words::english();
    mouse::click_on(&mut app, words.get("hare-tuning-shipped"));
    steps(&mut app, 2);
    assert_eq!(heading(&app), format!("Studies: 25 of {}", SHIPPED + 1), "as shipped two fewer are seen");
    // A step of one weight is another set.
    mouse::click_on(&mut app, "Carrots +");
    steps(&mut app, 2);
    mouse::click_on(&mut app, words.get("hare-tuning-race"));
    assert!(decision(&mut app));
    let players = Seat::all(3).filter_map(|seat| table(&app).player(seat));
    let agents = players.filter_map(|player| match &player.controller {
        Controller::Agent(spec) => Some(spec.as_str()),
        _ => None,
    });
    assert_eq!(agents.collect::<Vec<_>>(), ["parlett:salads=1.0,carrots=1.1,squares=1.0"; 2]);
    assert!(table(&app).game().setup().luck);
}

#[test]
fn a_study_is_read_and_raced_on_from() {
    let mut app = mouse::shell(None);
    open(&mut app);
    until(&mut app, "the studies", |app| !heading(app).is_empty());
    let title = "A meal too many";
    let row = mouse::seen(&app).touch.iter().find(|touch| touch.name.contains(title)).map(|touch| touch.name.clone());
    mouse::click_on(&mut app, &row.expect("the first study is in sight"));
    steps(&mut app, 2);
    mouse::click_on(&mut app, Words::english().get("hare-tuning-race_from"));
    until(&mut app, "the race", |app| screen(app) == Screen::Play);
    assert!(decision(&mut app));
    let squares = [0, 1].map(|seat| table(&app).runners(Seat(seat))[0].1);
    assert_eq!(squares, [22, 19], "it begins in the middle, and whoever is to move is a person");
}

#[test]
fn the_page_fits_every_window_and_says_nothing_but_messages() {
    let mut app = shell(None);
    spread(&mut app);
    open(&mut app);
    steps(&mut app, 20);
    draw_everywhere(&mut app, "the race's training ground");
    app.world_mut().resource_mut::<Settings>().language = Some(PSEUDO.to_owned());
    steps(&mut app, 4);
    only_messages(&mut app, "the race's training ground", &["Parlett"]);
}

#[test]
fn only_so_many_of_one_s_own_studies_are_read() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = storage(&folder);
    for number in 0..=MOST_OWN {
        let name = format!("{STUDIES}/hare-{number:04}.ron");
        storage.write(&name, &own("One step left", JUDGED)).expect("written");
    }
    let mut app = mouse::shell(Some(&storage));
    open(&mut app);
    until(&mut app, "the studies", |app| !heading(app).is_empty());
    assert!(heading(&app).ends_with(&format!("of {}", SHIPPED + MOST_OWN)), "{}", heading(&app));
    let notices = mouse::seen(&app).notices.join("\n");
    assert!(notices.contains(&(MOST_OWN + 1).to_string()), "{notices}");
}
