//! A duel's table without window and graphics: fights are played to the result by messages and keys.

use bevy::{input::keyboard::Key, prelude::*};
use dice::Stage;
use rubicon::{
    games::alea::{
        Content, Duel, letters,
        setup::{DuelSetup, Foe},
    },
    settings::Settings,
    shell::{ActiveGame, NewGame, Screen},
    storage::Storage,
    table::{AUTOSAVES, FileRegistry, SaveAs, report::Report},
    text::Words,
};
use tabletop::{Controller, Game, Seat, Turn};

use crate::hands::{chord, letter, press, screen, shell, steps, until};

/// A duel of the first hero against an enemy.
fn duel(app: &App, enemy: &str, watch: bool) -> NewGame {
    let content = app.world().resource::<Content>();
    let mut setup = DuelSetup::first(&content.duel, &content.duelists);
    (setup.foe, setup.watch, setup.seed) = (Foe::Named(enemy.to_owned()), watch, "5".to_owned());
    setup.new_game(&Words::english(), &content.duel).expect("it can be fought")
}

fn table(app: &App) -> &Duel {
    app.world().resource::<Duel>()
}

fn due(app: &mut App) -> bool {
    app.world().get_resource::<Duel>().is_some_and(|table| table.due().is_some())
}

/// Puts the first die that fits somewhere there, by number and letter. Whether there was one.
fn place_something(app: &mut App) -> bool {
    let state = table(app).due().expect("a person is to act").clone();
    let game = table(app).game().clone();
    let letters = letters(&app.world().resource::<Settings>().keys);
    for die in 0..state.actor().dice.len().min(9) as u8 {
        for card in 0..state.actor().cards.len() as u8 {
            if game.validate(&state, &dice::Action::Place { die, card }).is_ok() {
                press(app, letter(&(die + 1).to_string()));
                assert_eq!(table(app).draft.die, Some(die));
                press(app, letter(&letters[usize::from(card)].to_lowercase().to_string()));
                return true;
            }
        }
    }
    false
}

#[test]
fn opponents_fight_it_out() {
    let mut app = shell(None);
    for enemy in ["mudling", "dust-moth", "croupier"] {
        let game = duel(&app, enemy, true);
        app.world_mut().write_message(game);
        until(&mut app, "the result", |app| screen(app) == Screen::Result);
        let report = app.world().resource::<Report>();
        assert_eq!(report.standings.len(), 2);
        assert!(report.rounds > 0 && !report.reason.is_empty(), "{report:?}");
        assert!(report.course.times.is_sorted() && report.course.graphs[0].lines[0].len() == report.course.times.len());
    }
    // A rematch is the same fight with other dice.
    let game = app.world().resource::<ActiveGame>().0.clone();
    app.world_mut().write_message(game.again());
    until(&mut app, "the second result", |app| screen(app) == Screen::Result);
}

#[test]
fn a_person_plays_by_keys_takes_back_and_ends_the_turn() {
    let mut app = shell(None);
    let game = duel(&app, "mudling", false);
    app.world_mut().write_message(game);
    until(&mut app, "the first decision", due);
    let before = table(&app).due().cloned().expect("due");
    assert!(place_something(&mut app));
    until(&mut app, "the next decision", due);
    let after = table(&app).due().cloned().expect("due");
    assert_eq!(after.actor().dice.len() + 1, before.actor().dice.len());
    chord(&mut app, true, letter("z"));
    until(&mut app, "the decision before", due);
    assert_eq!(table(&app).due(), Some(&before));
    chord(&mut app, true, letter("y"));
    until(&mut app, "the decision again", due);
    assert_eq!(table(&app).due(), Some(&after));
    press(&mut app, Key::Space);
    until(&mut app, "the enemy's turn and the next of one's own", |app| {
        due(app) && table(app).due().is_some_and(|state| state.round == 2)
    });
    assert!(table(&app).undoable().is_none(), "what chance has done since stays done");
    let enemy = table(&app).reasons.iter().find(|made| made.seat == Seat(1)).expect("the enemy decided");
    let reasons = enemy.explanation.as_ref().expect("and says why");
    assert!(
        !reasons.candidates.is_empty() && reasons.headline.arguments.contains_key("choices"),
        "{}",
        reasons.headline
    );
    press(&mut app, letter("w"));
    steps(&mut app, 3);
    assert!(table(&app).why.is_open() && table(&app).reasoning.open().is_some());
}

#[test]
fn a_whole_fight_by_keys_comes_to_its_result() {
    let mut app = shell(None);
    let game = duel(&app, "mudling", false);
    app.world_mut().write_message(game);
    let mut turns = 0;
    loop {
        until(&mut app, "a decision or the result", |app| due(app) || screen(app) == Screen::Result);
        if screen(&app) == Screen::Result {
            break;
        }
        if !place_something(&mut app) {
            press(&mut app, Key::Enter);
            turns += 1;
            assert!(turns < 200, "it goes on for ever");
        }
    }
    let report = app.world().resource::<Report>();
    assert!(report.standings.iter().any(|placing| placing.place == 1), "{report:?}");
}

#[test]
fn a_fight_that_was_left_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = shell(Some(&storage));
    let game = duel(&app, "hedge-knight", false);
    app.world_mut().write_message(game);
    until(&mut app, "the first decision", due);
    assert!(place_something(&mut app));
    until(&mut app, "the next decision", due);
    app.world_mut().write_message(SaveAs { title: "Mine".to_owned(), file: "saves/mine.ron".to_owned() });
    until(&mut app, "the save", |_| storage.has("saves/mine.ron"));
    let left = table(&app).due().cloned().expect("due");
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    until(&mut app, "the title", |app| screen(app) == Screen::Title);
    until(&mut app, "the autosave", |_| !storage.newest_first(AUTOSAVES, "ron").is_empty());
    steps(&mut app, 5);
    for file in ["saves/mine.ron".to_owned(), storage.newest_first(AUTOSAVES, "ron")[0].clone()] {
        let text = storage.read(&file).expect("readable").expect("there");
        let saved = app.world().resource::<FileRegistry>().saved_game(&text).expect("sound");
        assert!(!saved.over && saved.round == 1);
        assert_eq!(saved.game.players[0].controller, Controller::Human);
        app.world_mut().write_message(saved.game);
        until(&mut app, "the decision again", due);
        assert_eq!(table(&app).due(), Some(&left));
        assert_eq!(table(&app).host.turn(), Some(Turn::Seat(Seat(0))));
        assert!(matches!(left.stage, Stage::Acting));
        assert!(!table(&app).log.entries().is_empty(), "the log remembers");
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
        until(&mut app, "the title again", |app| screen(app) == Screen::Title);
    }
}
