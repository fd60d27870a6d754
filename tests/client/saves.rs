//! Saves as a player meets them: what is kept, taken up again, damaged, or cannot be written.

use std::sync::Arc;

use bevy::prelude::*;
use lab::GameModule;
use registry::games::RiskModule;
use risk::{Phase, Setup, Start};
use rubicon::{
    games::{
        alea::{self, setup::DuelSetup},
        conquest::Match,
    },
    screens::ReplayShelf,
    shell::{Notices, Screen},
    storage::Storage,
    table::{self, AUTOSAVES, FileRegistry, LabContent, SaveAs, report::Report},
    text::Words,
};
use tabletop::{Controller, Eye, Game, Player, Seed, Session, Turn};

use crate::hands::{begin, decide, due, mouse, players, screen, shell, steps, table, until, wait_for_decision};

const SEATS: [&str; 3] = ["human", "raider", "sentinel"];

fn folder() -> (tempfile::TempDir, Storage) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    (folder, storage)
}

fn setup() -> Setup {
    Setup { start: Start::Scatter, round_limit: 12, ..Setup::default() }
}

fn texts(app: &App) -> Vec<String> {
    app.world().resource::<Notices>().shown().iter().map(|notice| notice.message.text.clone()).collect()
}

fn leave(app: &mut App) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    steps(app, 3);
    assert_eq!(screen(app), Screen::Title);
}

#[test]
fn a_game_is_taken_up_where_it_was_left() {
    let (_folder, storage) = folder();
    let mut app = shell(Some(&storage));
    begin(&mut app, setup(), &SEATS, 4);
    for decision in 0..12 {
        assert!(wait_for_decision(&mut app));
        decide(&mut app, decision % 3 != 0);
    }
    // In the middle of a turn.
    until(&mut app, "an attack", |app| {
        wait_for_decision(app);
        let there = matches!(due(app), Some(Phase::Attack));
        if !there {
            decide(app, false);
        }
        there
    });
    let left = table(&app).view.clone().expect("a person is to act");
    leave(&mut app);

    let saves = storage.newest_first(AUTOSAVES, "ron");
    assert_eq!(saves.len(), 1, "one game, one autosave: {saves:?}");
    let files = app.world().resource::<FileRegistry>().clone();
    let found = table::find(&storage, &saves[0], &Words::english(), |text| files.saved_game(text));
    let saved = found.value.expect("there").expect("sound");
    assert!(!saved.over && saved.round == left.board.round && saved.written.is_some());
    app.world_mut().write_message(saved.game);
    steps(&mut app, 3);
    assert!(wait_for_decision(&mut app));
    assert_eq!(table(&app).view, Some(left));
    leave(&mut app);
    assert_eq!(storage.newest_first(AUTOSAVES, "ron"), saves, "it goes on in the same autosave");
}

#[test]
fn opponents_wait_until_a_turn_that_ended_is_on_disk() {
    let (_folder, storage) = folder();
    let mut app = shell(Some(&storage));
    begin(&mut app, setup(), &SEATS, 6);
    let mut held = 0;
    for _ in 0..40 {
        until(&mut app, "a decision", |app| {
            if let Some(table) = app.world().get_resource::<Match>() {
                assert!(!(table.host.away() && table.autosave.holds()), "opponents play on before a turn is saved");
                held += usize::from(table.autosave.holds());
            }
            due(app).is_some() || screen(app) == Screen::Result
        });
        if screen(&app) == Screen::Result {
            break;
        }
        decide(&mut app, true);
    }
    assert!(held > 0, "no turn was ever saved");
}

#[test]
fn where_saves_cannot_be_written_it_is_told_once_and_the_game_goes_on() {
    let (folder, storage) = folder();
    std::fs::write(folder.path().join("saves"), "in the way").expect("written");
    told_once_and_goes_on(&storage);
}

#[test]
fn where_the_player_s_folder_cannot_be_made_the_game_goes_on_too() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("file");
    std::fs::write(&file, "in the way").expect("written");
    let storage = Storage::at(Some(&file.join("inside"))).expect("it has a name");
    assert!(storage.prepare().is_err());
    assert_eq!(storage.read("settings.ron").expect("nothing was ever written there"), None);
    told_once_and_goes_on(&storage);
}

/// Plays on where no save can be written.
fn told_once_and_goes_on(storage: &Storage) {
    let mut app = shell(Some(storage));
    begin(&mut app, setup(), &SEATS, 5);
    for decision in 0..30 {
        if !wait_for_decision(&mut app) {
            break;
        }
        decide(&mut app, decision % 3 != 0);
    }
    let told = texts(&app).iter().filter(|text| text.contains("could not be saved")).count();
    assert_eq!(told, 1, "{:?}", texts(&app));
    app.world_mut().resource_mut::<Notices>().dismiss(0);
    for _ in 0..10 {
        if !wait_for_decision(&mut app) {
            break;
        }
        decide(&mut app, false);
    }
    assert!(!texts(&app).iter().any(|text| text.contains("could not be saved")), "it was told already");
}

#[test]
fn a_damaged_autosave_is_told_and_the_version_before_it_is_offered() {
    let (_folder, storage) = folder();
    let mut app = shell(Some(&storage));
    begin(&mut app, setup(), &SEATS, 7);
    for decision in 0..8 {
        assert!(wait_for_decision(&mut app));
        decide(&mut app, decision % 3 != 0);
    }
    assert!(wait_for_decision(&mut app));
    leave(&mut app);
    let file = storage.newest_first(AUTOSAVES, "ron").remove(0);
    let path = storage.path(&file).expect("plain");
    let text = std::fs::read_to_string(&path).expect("readable");
    std::fs::write(&path, &text[..text.len() / 2]).expect("cut off");

    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    steps(&mut app, 3);
    leave(&mut app);
    until(&mut app, "the report of the damaged save", |app| !texts(app).is_empty());
    let told = texts(&app);
    assert!(told.iter().any(|text| text.contains(&file) && text.contains("damaged-1")), "{told:?}");
    assert!(storage.has(&file) && storage.has(&format!("{file}.damaged-1")));
    let files = app.world().resource::<FileRegistry>().clone();
    let found = table::find(&storage, &file, &Words::english(), |text| files.saved_game(text));
    assert!(found.report.is_none() && found.value.is_some_and(|saved| saved.is_ok()));
}

#[test]
fn a_game_is_kept_under_a_name() {
    let (_folder, storage) = folder();
    let mut app = shell(Some(&storage));
    begin(&mut app, setup(), &SEATS, 9);
    assert!(wait_for_decision(&mut app));
    let view = table(&app).view.clone();
    let asked = SaveAs { title: "Monday \"late\"".to_owned(), file: "saves/monday.ron".to_owned() };
    app.world_mut().write_message(asked);
    until(&mut app, "the save", |app| texts(app).iter().any(|text| text.contains("Monday \"late\"")));
    decide(&mut app, true);
    assert!(wait_for_decision(&mut app));

    let files = app.world().resource::<FileRegistry>().clone();
    let found = table::find(&storage, "saves/monday.ron", &Words::english(), |text| files.saved_game(text));
    let saved = found.value.expect("there").expect("sound");
    app.world_mut().write_message(saved.game);
    steps(&mut app, 3);
    assert!(wait_for_decision(&mut app));
    assert_eq!(table(&app).view, view);
    leave(&mut app);
    assert_eq!(storage.newest_first(AUTOSAVES, "ron").len(), 2, "what is loaded goes on in an autosave of its own");
}

/// The save of a game played at random to its end, in which the first seat is a person's and the others this opponent's.
fn finished<G: Game>(rules: Arc<G>, opponent: &str) -> String {
    let player = |seat: usize| Player {
        name: format!("Player {}", seat + 1),
        controller: if seat == 0 { Controller::Human } else { Controller::Agent(opponent.to_owned()) },
        livery: seat as u8,
    };
    let players = (0..rules.seats()).map(player).collect();
    let mut session = Session::new(Arc::clone(&rules), Seed(3), players).expect("seated");
    loop {
        match session.turn() {
            Turn::Over => break,
            Turn::Chance => drop(session.advance()),
            Turn::Seat(seat) => {
                let view = session.view(Eye::Seat(seat));
                let action = rules.sample(&view, &mut session.thinking(seat)).expect("something can be done");
                session.act(seat, action).expect("legal");
            }
        }
    }
    session.record(true).to_ron().expect("it can be written")
}

/// A finished game need not be kept under a name to be watched: it stands among the replays as long as there is its save.
#[test]
fn a_finished_save_stands_among_the_replays() {
    let (_folder, storage) = folder();
    let mut app = mouse::shell(Some(&storage));
    let library = app.world().resource::<alea::Content>().library.clone().expect("the program's files");
    let rules = || RiskModule.rules(Setup { seats: 3, round_limit: 4, ..setup() }, &library).expect("sound");
    let over = finished(rules(), "drifter");
    let begun = Session::new(rules(), Seed(3), players(&SEATS)).expect("seated").record(true).to_ron();
    storage.write("saves/done.ron", &over).expect("written");
    storage.write("saves/begun.ron", &begun.expect("it can be written")).expect("written");
    storage.write("saves/auto/broken.ron", &over[..over.len() / 2]).expect("written");

    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Replays);
    until(&mut app, "the saves to be read", |app| !app.world().resource::<ReplayShelf>().replays.is_empty());
    let shelf = app.world().resource::<ReplayShelf>();
    assert_eq!((shelf.kept, shelf.replays.len()), (0, 1), "{shelf:?}");
    assert_eq!((shelf.replays[0].file.as_str(), shelf.replays[0].name.as_str()), ("saves/done.ron", "done"));
    assert!(texts(&app).iter().any(|text| text.contains("broken.ron") && text.contains("damaged-1")));

    until(&mut app, "the button to be free", |app| mouse::find(app, "Watch").is_some_and(|button| button.clicks));
    let watch = mouse::place(&app, "Watch");
    mouse::click(&mut app, watch);
    until(&mut app, "the replay", |app| app.world().get_resource::<Match>().is_some_and(|table| table.tape.is_some()));
    assert_eq!(screen(&app), Screen::Play);
    assert!(storage.has("saves/done.ron") && storage.has("saves/begun.ron"));
}

/// What is over has nobody to wait for: it shows how it ended.
#[test]
fn a_finished_save_opens_its_result() {
    let mut app = shell(None);
    let content = app.world().resource::<alea::Content>().clone();
    let files = app.world().resource::<FileRegistry>().clone();
    let library = content.library.as_ref().expect("the program's files");
    let setup = Setup { seats: 3, round_limit: 4, ..setup() };
    let first = DuelSetup::first(&content.duel, &content.duelists);
    let duel = DuelSetup { seed: "5".to_owned(), ..first }.new_game(&Words::english(), &content.duel);
    let setup_of_duel = duel.expect("it can be fought").setup;
    let duel = setup_of_duel.get::<dice::gauntlet::Gauntlet>().expect("a duel").clone();
    let run = dice::gauntlet::Setup::of_run("brawler", dice::gauntlet::Terms::default());
    let saves = [
        finished(RiskModule.rules(setup, library).expect("sound"), "drifter"),
        finished(content.game(&duel).expect("sound"), "left-to-right"),
        finished(content.game(&run).expect("sound"), "left-to-right"),
    ];
    for text in &saves {
        let saved = files.saved_game(text).expect("sound");
        assert!(saved.over);
        app.world_mut().write_message(saved.game);
        until(&mut app, "the table", |app| screen(app) == Screen::Play);
        until(&mut app, "the result", |app| screen(app) == Screen::Result);
        let report = app.world().resource::<Report>();
        assert!(!report.reason.is_empty() && report.standings[0].place == 1, "{report:?}");
        assert!(report.record.is_some(), "it can be watched again");
        leave(&mut app);
    }
}
