//! Two seats set up unseen, one after the other, in a game without drawings: whoever acts reads that nobody else sees it, and nothing on the screen
//! depends on what somebody else has set up. With a board the same game is played in [`formation`](crate::formation).

use bevy::{input::keyboard::Key, prelude::*};
use rubicon::{
    plain::{PlainClient, PlainGame, PlainTable, PositionLine},
    shell::{GameSetup, NewGame},
    table::Games,
    text::{HelpSection, Words},
};
use tabletop::{Seat, Seed};

use crate::{
    formation::{
        module::FormationModule,
        rules::{Formation, FormationAction, FormationEvent, FormationView, Row, Slip},
    },
    hands::{
        awake, letter,
        mouse::{seen, shell_of},
        players, press, steps, until,
    },
};

/// Formation at the table.
struct FormationTable;

impl PlainGame for FormationTable {
    type Module = FormationModule;

    const MODULE: &'static FormationModule = &FormationModule;

    fn position(_: &Formation, names: &[String], view: &FormationView) -> Vec<PositionLine> {
        let strength = |strength: Option<u8>| strength.map_or_else(|| "?".to_owned(), |strength| strength.to_string());
        let line = |(name, row): (&String, &Row<Option<u8>>)| {
            format!("{name}: {}", row.strengths.map(strength).join(" ")).into()
        };
        names.iter().zip(&view.rows).map(line).collect()
    }

    fn label(_: &Formation, _: &FormationView, action: &FormationAction) -> String {
        format!("{action:?}")
    }

    fn ends_turn(event: &FormationEvent) -> bool {
        !matches!(event, FormationEvent::Swapped(..))
    }

    fn secrets(_: &Formation) -> bool {
        true
    }

    fn help(_: &Words) -> Vec<HelpSection> {
        Vec::new()
    }
}

static FORMATION: PlainClient<FormationTable> = PlainClient::new();
const GAMES: Games = Games(&[&FORMATION]);

fn table(app: &App) -> &PlainTable<FormationTable> {
    app.world().resource::<PlainTable<FormationTable>>()
}

fn begin(seats: &[&str]) -> App {
    let mut app = shell_of(GAMES, None);
    let setup = GameSetup::new::<Formation>(Slip::None);
    app.world_mut().write_message(NewGame { setup, players: players(seats), seed: Seed(1), resume: None });
    until(&mut app, "the table", |app| app.world().get_resource::<PlainTable<FormationTable>>().is_some());
    app
}

/// Waits for the curtain before a person, checks that it hides whatever was set up, and lifts it. Returns what was to be seen with it down.
fn sit_down(app: &mut App, seat: u8) -> Vec<String> {
    until(app, "the curtain", |app| table(app).curtain.waiting() == Some(Seat(seat)));
    awake(app);
    steps(app, 2);
    let rows = &table(app).shown.rows;
    for row in rows {
        let hidden = row.strengths.iter().zip(row.sent).all(|(strength, sent)| strength.is_none() || sent);
        assert!(hidden, "{rows:?}");
    }
    let screen = screen_of(app);
    press(app, Key::Space);
    until(app, "the person's turn", |app| table(app).actor() == Some(Seat(seat)));
    steps(app, 2);
    screen
}

/// Everything that is written on the screen, and the names of everything that can be pressed.
fn screen_of(app: &App) -> Vec<String> {
    let seen = seen(app);
    seen.says.iter().chain(&seen.spoken).cloned().chain(seen.touch.iter().map(|touch| touch.name.clone())).collect()
}

fn says(screen: &[String], text: &str) -> bool {
    screen.iter().any(|said| said.contains(text))
}

/// Lets a person press these numbers, each at a turn of its own.
fn play(app: &mut App, seat: u8, numbers: &[&str]) {
    for number in numbers {
        until(app, "the person's turn", |app| table(app).actor() == Some(Seat(seat)));
        press(app, letter(number));
        steps(app, 2);
    }
}

/// Two persons at one screen of whom the first swaps so. Returns every screen the second one and the curtain had.
fn second_persons_screens(swaps: &[&str]) -> Vec<Vec<String>> {
    let mut app = begin(&["human", "human"]);
    let first = sit_down(&mut app, 0);
    assert!(says(&first, "human 0 sets up") && !says(&first, "is to play"), "{first:?}");
    play(&mut app, 0, swaps);
    let own = screen_of(&app);
    assert!(says(&own, "Nobody else sees what you set up.") && says(&own, "human 1: ? ? ?"), "{own:?}");
    assert!(!says(&own, "swaps at"), "the next person reads the log: {own:?}");
    play(&mut app, 0, &["3"]);
    let mut screens = vec![sit_down(&mut app, 1)];
    assert!(says(&screens[0], "human 1 sets up") && says(&screens[0], "stays hidden"), "{screens:?}");
    screens.push(screen_of(&app));
    assert!(says(&screens[1], "human 0: ? ? ?") && says(&screens[1], "human 1: 1 2 3"), "{screens:?}");
    assert!(says(&screens[1], "human 0 is ready") && !says(&screens[1], "swaps at"), "{screens:?}");
    play(&mut app, 1, &["3"]);
    // Where nobody sets up any more, the curtain says so.
    screens.push(sit_down(&mut app, 0));
    assert!(says(&screens[2], "human 0 is to play") && !says(&screens[2], "sets up"), "{screens:?}");
    assert!(says(&screen_of(&app), "human 1: ? ? ?"));
    screens
}

#[test]
fn persons_at_one_screen_set_up_behind_a_curtain() {
    let screens = second_persons_screens(&["1", "2"]);
    assert_eq!(screens, second_persons_screens(&["2", "1"]), "what was set up shows");
    assert_eq!(screens, second_persons_screens(&["1", "1"]), "what was set up shows");
}
