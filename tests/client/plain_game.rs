//! A game without drawings is at the table by one type and one entry of a list: the lab's test game goes through lobby, setup,
//! play, reasons, saves, result and replay, all by the window's own code.

use bevy::{input::keyboard::Key, prelude::*};
use pig::{Action, Event, Pig, PigModule, State};
use rubicon::{
    plain::{Count, PlainClient, PlainGame, PlainTable, PositionLine, Variant},
    settings::Settings,
    shell::{GameSetup, NewGame, Screen},
    storage::Storage,
    table::{AUTOSAVES, Games, report::Report},
    text::{HelpSection, Words},
};
use tabletop::{Seat, Seed};

use crate::hands::{
    letter,
    mouse::{click_on, find, seen, shell_of},
    players, press, screen, steps, until,
};

/// Pig at the table: all that the client needs to know of it.
struct PigTable;

impl PlainGame for PigTable {
    type Module = PigModule;

    const MODULE: &'static PigModule = &PigModule;

    fn position(_: &Pig, names: &[String], view: &State) -> Vec<PositionLine> {
        let total = |(name, total): (&String, &u32)| PositionLine::from(format!("{name}: {total} points"));
        let mut lines: Vec<PositionLine> = names.iter().zip(&view.totals).map(total).collect();
        lines.push(format!("In the pot: {}", view.pot).into());
        lines
    }

    fn label(_: &Pig, view: &State, action: &Action) -> String {
        match action {
            Action::Roll => "Roll".to_owned(),
            Action::Hold => format!("Hold {}", view.pot),
        }
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::Held(..) | Event::Rolled(1))
    }

    fn counts(_: &Pig, view: &State, seat: Seat) -> Vec<Count> {
        vec![Count { head: "Points", value: f64::from(view.totals[seat.index()]) }]
    }

    fn variants() -> &'static [Variant] {
        &[Variant { name: "short", idea: "To twenty points.", setup: "(target: 20)" }]
    }

    fn help(_: &Words) -> Vec<HelpSection> {
        let paragraphs = vec!["Roll as often as you like, but a one loses the pot.".to_owned()];
        vec![HelpSection { heading: "Pig".to_owned(), only: None, paragraphs, figures: Vec::new() }]
    }
}

static PIG: PlainClient<PigTable> = PlainClient::new();
const GAMES: Games = Games(&[&PIG]);

fn table(app: &App) -> &PlainTable<PigTable> {
    app.world().resource::<PlainTable<PigTable>>()
}

fn due(app: &mut App) -> bool {
    app.world().get_resource::<PlainTable<PigTable>>().is_some_and(|table| table.actor().is_some())
}

/// From the title to the table by clicks.
fn begin(app: &mut App) {
    click_on(app, "Play");
    until(app, "the lobby", |app| find(app, "Pig").is_some());
    click_on(app, "Pig");
    until(app, "the setup", |app| find(app, "Begin").is_some());
    // What has only just come up takes no key and no click of before.
    steps(app, 10);
    click_on(app, "Begin");
    until(app, "the first decision", due);
    steps(app, 2);
}

#[test]
fn it_is_played_from_the_lobby_to_the_result_by_clicks_and_keys() {
    let mut app = shell_of(GAMES, None);
    begin(&mut app);
    assert_eq!(screen(&app), Screen::Play);
    let mut rolled = 0;
    while screen(&app) == Screen::Play {
        // Numbers by key, and the same by clicks on the list.
        let hold = table(&app).shown.pot >= 12;
        let label = if hold { format!("2  Hold {}", table(&app).shown.pot) } else { "1  Roll".to_owned() };
        match rolled % 2 {
            0 => press(&mut app, letter(if hold { "2" } else { "1" })),
            _ => click_on(&mut app, &label),
        }
        rolled += 1;
        assert!(rolled < 500, "it has no end");
        until(&mut app, "a decision or the result", |app| due(app) || screen(app) == Screen::Result);
        steps(&mut app, 2);
    }
    until(&mut app, "the result", |app| screen(app) == Screen::Result);
    let report = app.world().resource::<Report>();
    assert!(report.reason.ends_with("wins.") && report.standings[0].place == 1, "{report:?}");
    let points: Vec<u32> =
        report.standings.iter().map(|placing| placing.figures[0].value.parse().expect("points")).collect();
    assert!(points[0] >= 30 && points[1] < 30, "{points:?}");
    let graph = &report.course.graphs[0];
    assert_eq!(graph.title, "Points");
    let best = report.standings[0].seat.index();
    assert_eq!(graph.lines[best].last(), Some(&f64::from(points[0])));
    assert!(graph.lines.iter().all(|line| line.len() == report.course.times.len() && line.is_sorted()));

    // The result leads to its replay, which is told to the same end.
    steps(&mut app, 20);
    click_on(&mut app, "Watch replay");
    until(&mut app, "the replay", |app| {
        app.world().get_resource::<PlainTable<PigTable>>().is_some_and(|table| table.tape.is_some())
    });
    press(&mut app, Key::End);
    let length = table(&app).tape.as_ref().expect("a replay").length();
    assert_eq!(table(&app).host.session().expect("here").len(), length);
    assert_eq!(table(&app).shown.totals[best], points[0]);
    let log = table(&app).log.entries().len();
    press(&mut app, Key::Home);
    assert_eq!((table(&app).shown.totals.iter().sum::<u32>(), table(&app).log.entries().len()), (0, 0));
    click_on(&mut app, "Play");
    until(&mut app, "the end", |app| {
        table(app).host.session().is_some_and(|now| now.len() == length) && table(app).caught_up()
    });
    assert_eq!(table(&app).log.entries().len(), log);
    assert!(table(&app).tape.as_ref().expect("a replay").timeline.sections.len() > 2);
}

#[test]
fn reasons_and_advice_are_asked_for() {
    let mut app = shell_of(GAMES, None);
    app.world_mut().resource_mut::<Settings>().choose_adviser("shy");
    // Against somebody who says why.
    let setup = GameSetup::new::<Pig>(pig::Setup::default());
    let players = players(&["human", "bold"]);
    app.world_mut().write_message(NewGame { setup, players, seed: Seed(4), resume: None });
    until(&mut app, "the first decision", due);
    steps(&mut app, 2);
    // With nothing in the pot there is one thing to do, and no hint is offered.
    press(&mut app, letter("h"));
    steps(&mut app, 5);
    assert!(!table(&app).offers_hint() && table(&app).reasoning.open().is_none());
    press(&mut app, Key::Escape);
    while table(&app).shown.pot == 0 {
        press(&mut app, letter("1"));
        until(&mut app, "the next decision", due);
    }
    steps(&mut app, 2);
    press(&mut app, letter("h"));
    until(&mut app, "advice", |app| table(app).reasoning.open().is_some());
    let advised = table(&app).reasoning.open().expect("advice").headline.clone();
    assert!(advised.contains("points"), "{advised}");
    press(&mut app, Key::Escape);
    // Until the others have played.
    for _ in 0..60 {
        let hold = table(&app).shown.pot > 0;
        press(&mut app, letter(if hold { "2" } else { "1" }));
        until(&mut app, "the next decision", |app| due(app) || screen(app) == Screen::Result);
        if table(&app).reasons.iter().any(|made| made.seat == Seat(1)) {
            break;
        }
    }
    click_on(&mut app, "Why?");
    until(&mut app, "the reasons", |app| table(app).reasoning.open().is_some());
    let model = table(&app).reasoning.open().expect("reasons");
    assert_eq!(model.by.1, table(&app).own_name(Seat(1)));
}

#[test]
fn it_is_saved_left_and_gone_on_with() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = shell_of(GAMES, Some(&storage));
    begin(&mut app);
    press(&mut app, letter("1"));
    until(&mut app, "the next decision", due);
    let (shown, steps_made) = (table(&app).shown.clone(), table(&app).host.session().expect("here").len());
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    until(&mut app, "the autosave", |_| !storage.newest_first(AUTOSAVES, "ron").is_empty());
    until(&mut app, "the way back", |app| find(app, "Continue").is_some());
    steps(&mut app, 20);
    click_on(&mut app, "Continue");
    until(&mut app, "the decision", due);
    assert_eq!((&table(&app).shown, table(&app).host.session().expect("here").len()), (&shown, steps_made));
    // In the setup everything is as it was left.
    assert!(storage.has("setup/pig.ron"), "{:?}", seen(&app).screen);
}
