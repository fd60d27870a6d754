//! A game for one seat that ends in a score: set up, played to the result, and entered in a best list that is kept.

use bevy::prelude::*;
use pig::solo::{Solo, SoloAction, SoloEvent, SoloModule, SoloState};
use rubicon::{
    plain::{PlainClient, PlainGame, PlainTable, PositionLine},
    shell::{GameSetup, NewGame, Notices, Screen},
    storage::Storage,
    table::{BestList, Games, best_file, report::Report},
    text::{HelpSection, Words},
};
use tabletop::Seed;

use crate::hands::{
    letter,
    mouse::{click_on, find, seen, shell_of},
    players, press, screen, steps, until,
};

/// Solo at the table.
struct SoloTable;

impl PlainGame for SoloTable {
    type Module = SoloModule;

    const MODULE: &'static SoloModule = &SoloModule;

    fn position(_: &Solo, _: &[String], view: &SoloState) -> Vec<PositionLine> {
        vec![format!("{} kept, {} to lose", view.kept, view.pot).into()]
    }

    fn label(_: &Solo, _: &SoloState, action: &SoloAction) -> String {
        format!("{action:?}")
    }

    fn ends_turn(event: &SoloEvent) -> bool {
        !matches!(event, SoloEvent::Rolled(2..))
    }

    fn help(_: &Words) -> Vec<HelpSection> {
        Vec::new()
    }
}

static SOLO: PlainClient<SoloTable> = PlainClient::new();
const GAMES: Games = Games(&[&SOLO]);

fn due(app: &mut App) -> bool {
    app.world().get_resource::<PlainTable<SoloTable>>().is_some_and(|table| table.actor().is_some())
}

/// Keeps whatever a roll brings, to the result. Returns the score.
fn play(app: &mut App) -> i64 {
    until(app, "the first decision", due);
    for _ in 0..60 {
        steps(app, 2);
        let table = app.world().resource::<PlainTable<SoloTable>>();
        press(app, letter(if table.own.offers.len() > 1 { "2" } else { "1" }));
        until(app, "a decision or the result", |app| due(app) || screen(app) == Screen::Result);
        if screen(app) == Screen::Result {
            break;
        }
    }
    until(app, "the result", |app| screen(app) == Screen::Result);
    steps(app, 5);
    let report = app.world().resource::<Report>();
    let figure = &report.standings[0].figures[0];
    assert_eq!((report.standings.len(), figure.head.as_str()), (1, "Score"));
    figure.value.parse().expect("a number")
}

fn begin(app: &mut App, seed: u64) {
    let setup = GameSetup::new::<Solo>(2);
    let game = NewGame { setup, players: players(&["human"]), seed: Seed(seed), resume: None };
    app.world_mut().write_message(game);
    until(app, "the table", |app| screen(app) == Screen::Play);
}

fn listed(app: &App) -> (Vec<i64>, Vec<usize>) {
    let best = app.world().resource::<BestList>();
    (best.scores.iter().map(|best| best.score).collect(), best.own.clone())
}

fn says(app: &App, text: &str) -> bool {
    seen(app).says.iter().any(|said| said.contains(text))
}

#[test]
fn it_is_set_up_for_one_and_played_to_a_score() {
    let mut app = shell_of(GAMES, None);
    click_on(&mut app, "Play");
    until(&mut app, "the lobby", |app| find(app, "Solo").is_some());
    click_on(&mut app, "Solo");
    until(&mut app, "the setup", |app| find(app, "Begin").is_some());
    steps(&mut app, 10);
    click_on(&mut app, "Begin");
    let score = play(&mut app);
    let reason = app.world().resource::<Report>().reason.clone();
    assert!(reason.ends_with(&format!("scored {score}.")), "{reason}");
    assert!(says(&app, &reason), "who plays alone is no winner: {:?}", seen(&app).says);
    // Nothing is kept without a folder of the player's.
    assert_eq!(listed(&app), (vec![], vec![]));
}

#[test]
fn scores_are_entered_in_the_best_list_of_their_setup() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = shell_of(GAMES, Some(&storage));
    let mut scores = Vec::new();
    for seed in 1..=3 {
        begin(&mut app, seed);
        let score = play(&mut app);
        let (list, own) = listed(&app);
        scores.push(score);
        scores.sort_by_key(|score| std::cmp::Reverse(*score));
        assert_eq!((&list, list[own[0]]), (&scores, score));
        let told = format!("Place {} among the best of this kind", own[0] + 1);
        assert!(says(&app, &told) && says(&app, "The best of this kind"), "{:?}", seen(&app).says);
        click_on(&mut app, "Back to the title");
        until(&mut app, "the title", |app| screen(app) == Screen::Title);
    }
    let text = storage.read(&best_file("solo")).expect("it can be read").expect("it was written");
    assert_eq!(text.matches("score:").count(), 3, "{text}");
    // A file that cannot be read is set aside whole, with a notice, and a new list is begun.
    storage.write(&best_file("solo"), "(format: 1, lists: [oh").expect("it can be written");
    begin(&mut app, 4);
    let score = play(&mut app);
    assert_eq!(listed(&app), (vec![score], vec![0]));
    let notices: Vec<_> =
        app.world().resource::<Notices>().shown().iter().map(|notice| notice.message.text.clone()).collect();
    assert_eq!(notices.iter().filter(|notice| notice.contains("best/solo.ron")).count(), 1, "{notices:?}");
    let aside = storage.read("best/solo.ron.damaged-1").expect("it can be read").expect("it was set aside");
    assert_eq!(aside, "(format: 1, lists: [oh");
    // One of a newer program stays as it is.
    storage.write(&best_file("solo"), "(format: 99, more: 1)").expect("it can be written");
    click_on(&mut app, "Back to the title");
    until(&mut app, "the title", |app| screen(app) == Screen::Title);
    begin(&mut app, 5);
    play(&mut app);
    assert_eq!(listed(&app), (vec![], vec![]));
    assert_eq!(storage.read(&best_file("solo")).expect("it can be read").as_deref(), Some("(format: 99, more: 1)"));
}
