//! Conquest's table without window and graphics: games are played to the result by messages and keys.

use risk::Risk;
use std::{
    path::Path,
    time::{Duration, Instant},
};

use bevy::{input::keyboard::Key, prelude::*};
use risk::{Owner, Phase, Setup, Start};
use rubicon::{
    app,
    games::{
        GAMES,
        conquest::{BoardLook, Holder, Match, Tint},
    },
    settings::{MapTheme, Settings, Speed},
    shell::{GameSetup, NewGame, Notices, Screen, TableStatus, WatchReplay},
    storage::Storage,
    table::{FileRegistry, Replay, ReplayError, ReplaySummary, Sight, replay::Wish, report::Report},
    text::Words,
};
use tabletop::{Controller, Player, Seed};

use crate::hands::{letter, press, screen};

/// No wait in these tests takes longer on any machine.
const PATIENCE: Duration = Duration::from_secs(60);

fn shell() -> App {
    let mut app = app::headless(GAMES);
    GAMES.load(app.world_mut(), Path::new(env!("CARGO_MANIFEST_DIR")), &Words::english());
    app.world_mut().resource_mut::<Settings>().speed = Speed::Instant;
    for _ in 0..3 {
        app.update();
    }
    app
}

fn begin(app: &mut App, setup: Setup, seats: &[&str], seed: u64) {
    let players = seats
        .iter()
        .enumerate()
        .map(|(look, spec)| Player {
            name: format!("{spec} {look}"),
            controller: if *spec == "human" { Controller::Human } else { Controller::Agent((*spec).to_owned()) },
            livery: look as u8,
        })
        .collect();
    let setup = GameSetup::new::<Risk>(Setup { seats: seats.len() as u8, ..setup });
    app.world_mut().write_message(NewGame { setup, players, seed: Seed(seed), resume: None });
    for _ in 0..3 {
        app.update();
    }
}

fn until(app: &mut App, what: &str, holds: impl Fn(&mut App) -> bool) {
    let begun = Instant::now();
    while !holds(app) {
        assert!(
            begun.elapsed() < PATIENCE,
            "{what} did not come: {:?}, {:?}, {:?}",
            screen(app),
            app.world().resource::<TableStatus>(),
            app.world().resource::<Notices>(),
        );
        app.update();
        std::thread::sleep(Duration::from_micros(200));
    }
}

/// What the person at the table is to decide.
fn due(app: &App) -> Option<Phase> {
    let table = app.world().get_resource::<Match>()?;
    Some(table.due()?.phase().clone())
}

#[test]
fn opponents_play_a_whole_game_to_the_result() {
    let mut app = shell();
    begin(&mut app, Setup::default(), &["raider", "sentinel", "gardener", "drifter"], 5);
    assert_eq!(screen(&app), Screen::Play);
    until(&mut app, "the result", |app| screen(app) == Screen::Result);
    let report = app.world().resource::<Report>();
    assert_eq!(report.standings.len(), 4);
    assert_eq!(report.standings[0].place, 1);
    assert!(report.rounds >= 1 && !report.reason.is_empty());
    assert!(app.world().resource::<TableStatus>().over);
    assert!(app.world().get_resource::<Match>().is_none(), "the table is left");
}

#[test]
fn a_person_plays_a_whole_game_by_keys_alone() {
    let mut app = shell();
    let setup = Setup { start: Start::Scatter, round_limit: 6, ..Setup::default() };
    begin(&mut app, setup, &["human", "raider", "sentinel"], 3);
    let (mut decisions, mut attacks) = (0, 0);
    loop {
        until(&mut app, "a decision or the result", |app| due(app).is_some() || screen(app) == Screen::Result);
        if screen(&app) == Screen::Result {
            break;
        }
        decisions += 1;
        assert!(decisions < 2000, "the game goes on for ever");
        match due(&app) {
            Some(Phase::Reinforce { .. }) => {
                press(&mut app, letter("e"));
                press(&mut app, Key::End);
                press(&mut app, Key::Space);
            }
            Some(Phase::Attack) => {
                attacks += 1;
                press(&mut app, letter("e"));
                press(&mut app, if attacks % 4 == 0 { Key::Enter } else { letter("b") });
            }
            Some(Phase::Fortify) => press(&mut app, Key::Enter),
            _ => press(&mut app, Key::Space),
        }
    }
    assert!(decisions > 10, "only {decisions} decisions");
    assert_eq!(app.world().resource::<Report>().standings.len(), 3);
}

#[test]
fn what_was_put_down_is_taken_up_again() {
    let mut app = shell();
    begin(&mut app, Setup { start: Start::Scatter, ..Setup::default() }, &["human", "drifter"], 1);
    until(&mut app, "reinforcing", |app| matches!(due(app), Some(Phase::Reinforce { .. })));
    press(&mut app, letter("e"));
    press(&mut app, Key::ArrowUp);
    let pending =
        |app: &App| -> u32 { app.world().resource::<BoardLook>().places.iter().map(|place| place.pending).sum() };
    assert_eq!(pending(&app), 1);
    press(&mut app, Key::ArrowDown);
    assert_eq!(pending(&app), 0);
}

/// In fog the board shows what the person's own view holds, and nothing more.
#[test]
fn the_board_shows_a_person_no_more_than_the_view() {
    let mut app = shell();
    let setup = Setup { start: Start::Scatter, fog: true, round_limit: 4, ..Setup::default() };
    begin(&mut app, setup, &["human", "raider", "raider", "raider"], 8);
    let mut compared = 0;
    loop {
        until(&mut app, "a decision or the result", |app| due(app).is_some() || screen(app) == Screen::Result);
        if screen(&app) == Screen::Result {
            break;
        }
        app.update();
        let table = app.world().resource::<Match>();
        assert!(matches!(table.sight, Sight::Seat(_)));
        let view = table.view.as_ref().expect("a person is to act");
        let look = app.world().resource::<BoardLook>();
        for (place, land) in look.places.iter().zip(&view.board.lands) {
            assert_eq!(place.holder == Holder::Unseen, land.owner == Owner::UNSEEN);
            assert_eq!(place.armies, land.armies);
            compared += 1;
        }
        match due(&app) {
            Some(Phase::Attack) => {
                press(&mut app, letter("e"));
                press(&mut app, if compared % 5 == 0 { letter("b") } else { Key::Enter });
            }
            Some(Phase::Fortify) => press(&mut app, Key::Enter),
            _ => {
                press(&mut app, letter("e"));
                press(&mut app, Key::Space);
                press(&mut app, Key::Space);
            }
        }
    }
    assert!(compared > 100);
}

#[test]
fn leaving_the_table_stops_whoever_thinks() {
    let mut app = shell();
    begin(&mut app, Setup::default(), &["marshal", "minimax", "marshal", "minimax"], 2);
    until(&mut app, "a thought", |app| app.world().resource::<TableStatus>().busy);
    let begun = Instant::now();
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    app.update();
    app.update();
    assert_eq!(screen(&app), Screen::Title);
    assert!(app.world().get_resource::<Match>().is_none());
    assert!(begun.elapsed() < Duration::from_secs(5), "leaving waited for the thought");
}

#[test]
fn a_game_that_cannot_be_opened_leads_back_to_the_title() {
    let mut app = shell();
    begin(&mut app, Setup { map: "atlantis".to_owned(), ..Setup::default() }, &["drifter", "drifter"], 1);
    until(&mut app, "the title", |app| screen(app) == Screen::Title);
    let notices = app.world().resource::<Notices>();
    assert!(notices.shown().iter().any(|notice| notice.message.text.contains("atlantis")), "{notices:?}");
}

/// The place of the replay, in steps, and how many there are.
fn place(app: &App) -> (usize, usize) {
    let table = app.world().resource::<Match>();
    let tape = table.tape.as_ref().expect("a replay");
    (table.host.session().expect("nobody plays").len(), tape.length())
}

/// A game is played to its end, saved as a replay, listed, and watched to the same end.
#[test]
fn a_finished_game_is_kept_and_watched_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = shell();
    app.insert_resource(storage.clone());
    let setup = Setup { start: Start::Scatter, round_limit: 8, ..Setup::default() };
    begin(&mut app, setup, &["raider", "sentinel", "drifter"], 5);
    until(&mut app, "the result", |app| screen(app) == Screen::Result);
    let report = app.world().resource::<Report>().clone();
    let course = &report.course;
    assert_eq!(course.graphs[0].lines.len(), 3);
    assert!(course.times.is_sorted() && course.graphs.iter().all(|graph| graph.lines[0].len() == course.times.len()));
    // What one saves another loses, but for what rounding takes.
    let luck = course.luck.as_ref().expect("dice were thrown");
    let armies = luck.lines.iter().map(|line| line.cells[2].replace('\u{2212}', "-").parse::<f64>().expect("a number"));
    assert!(armies.sum::<f64>().abs() < 0.2, "{:?}", luck.lines);
    assert!(luck.verdict.is_some() && luck.heads[2].telling);
    let record = report.record.clone().expect("a record");
    let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    let played = ReplaySummary { players: names(&["Caesar", "Raider"]), won: names(&["Raider"]), rounds: 1 };
    Replay::save(&storage, "My game", &played, &record).expect("saved");
    let kept = Replay::kept(&storage);
    let told = kept[0].summary(&Words::english());
    assert_eq!((kept[0].name.as_str(), &*told), ("My game", "Caesar, Raider \u{b7} One round \u{b7} Raider wins"));
    let again = kept[0].open(&storage, app.world().resource::<FileRegistry>()).expect("sound");
    assert_eq!(again, record);
    let other = Replay { file: "replays/other.ron".to_owned(), name: "other".to_owned(), about: String::new() };
    for (text, of_this_game) in [("(format: 999, game: \"risk\")", true), ("(format: 1, game: \"chess\")", false)] {
        storage.write("replays/other.ron", text).expect("written");
        let problem = other.open(&storage, app.world().resource::<FileRegistry>()).expect_err("not for us");
        assert_eq!(matches!(problem, ReplayError::Unknown(_)), of_this_game, "{}", problem.message());
        assert!(storage.has("replays/other.ron"), "what another program can read stays where it is");
    }
    other.remove(&storage).expect("removed");

    app.world_mut().write_message(WatchReplay { record: again, back: Screen::Result });
    until(&mut app, "the replay", |app| app.world().get_resource::<Match>().is_some());
    assert_eq!(screen(&app), Screen::Play);
    until(&mut app, "the end of the replay", |app| place(app).0 == place(app).1);
    until(&mut app, "the end to be told", |app| app.world().resource::<Match>().shown.standing.is_some());
    assert_eq!(screen(&app), Screen::Play, "a replay leads to no result");
    let table = app.world().resource::<Match>();
    assert_eq!(table.shown.board.lands, table.host.session().expect("here").state().board.lands);
    assert_eq!(table.sight, Sight::All);
    press(&mut app, Key::Escape);
    until(&mut app, "the result", |app| screen(app) == Screen::Result);
    assert!(app.world().get_resource::<Match>().is_none());
}

/// Every jump shows the board as it was there, and reasons come back as they were thought.
#[test]
fn a_replay_is_moved_by_keys_and_asked_for_reasons() {
    let mut app = shell();
    let setup = Setup { start: Start::Scatter, round_limit: 5, ..Setup::default() };
    begin(&mut app, setup, &["raider", "sentinel", "sentinel"], 9);
    until(&mut app, "the result", |app| screen(app) == Screen::Result);
    let record = app.world().resource::<Report>().record.clone().expect("a record");
    app.world_mut().write_message(WatchReplay { record, back: Screen::Title });
    until(&mut app, "the replay", |app| app.world().get_resource::<Match>().is_some());
    press(&mut app, Key::Space);
    assert!(!app.world().resource::<Match>().tape.as_ref().expect("a replay").playing);
    let agrees = |app: &App| {
        let table = app.world().resource::<Match>();
        let session = table.host.session().expect("here");
        assert_eq!(table.shown.board.lands, session.state().board.lands, "at {}", session.len());
    };
    press(&mut app, Key::End);
    assert_eq!(place(&app).0, place(&app).1);
    agrees(&app);
    let mut seen = vec![place(&app).0];
    for key in [Key::PageUp, Key::PageUp, Key::PageDown, Key::ArrowLeft, Key::ArrowLeft, Key::PageUp, Key::ArrowLeft] {
        press(&mut app, key);
        agrees(&app);
        seen.push(place(&app).0);
    }
    seen.dedup();
    assert!(seen.len() >= 6, "{seen:?}");
    let before = place(&app).0;
    press(&mut app, Key::ArrowRight);
    until(&mut app, "the step to be told", |app| app.world().resource::<Match>().caught_up());
    assert!(place(&app).0 > before);
    agrees(&app);

    let words = app.world().resource::<Words>().clone();
    app.world_mut().resource_mut::<Match>().wind(Wish::Why, &words);
    until(&mut app, "the reasons", |app| app.world().resource::<Match>().reasoning.open().is_some());
    let table = app.world().resource::<Match>();
    let model = table.reasoning.open().expect("reasons");
    assert!(!model.headline.is_empty());
    let decided = table.host.session().expect("here").steps()[..place(&app).0].iter().rev();
    let by = decided.into_iter().find_map(|step| match step {
        tabletop::Step::Action(seat, _) => Some(*seat),
        tabletop::Step::Outcome(_) | tabletop::Step::Declaration(..) => None,
    });
    assert_eq!(model.by.1, table.own_name(by.expect("somebody decided")));

    press(&mut app, Key::Home);
    assert_eq!(place(&app).0, 0);
    agrees(&app);
}

/// Keys show and hide the thematic maps, one at a time, and the board wears their colours.
#[test]
fn thematic_maps_come_and_go_by_key() {
    let mut app = shell();
    begin(&mut app, Setup { start: Start::Scatter, ..Setup::default() }, &["human", "drifter"], 1);
    until(&mut app, "reinforcing", |app| matches!(due(app), Some(Phase::Reinforce { .. })));
    let tinted = |app: &App| app.world().resource::<BoardLook>().places.iter().any(|place| place.tint != Tint::Owner);
    for (key, theme) in [("t", MapTheme::Threat), ("k", MapTheme::Continents), ("i", MapTheme::Income)] {
        press(&mut app, letter(key));
        assert_eq!(app.world().resource::<Settings>().map_theme, Some(theme));
        assert!(tinted(&app));
    }
    press(&mut app, letter("i"));
    app.update();
    assert_eq!(app.world().resource::<Settings>().map_theme, None);
    assert!(!tinted(&app));
}
