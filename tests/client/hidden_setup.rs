//! Two seats set up unseen, one after the other, at one screen and against an opponent: a curtain hangs between persons, whoever waits
//! is told why, and nothing on the screen depends on what somebody else has set up.

#[path = "../../crates/tabletop/tests/tabletop/tiny/formation.rs"]
#[allow(dead_code, reason = "the tests of the contract use its flaws, too")]
mod formation;

#[path = "../../crates/tabletop/tests/tabletop/tiny/formation_notation.rs"]
#[allow(dead_code, reason = "the tests of the contract use its flaws, too")]
mod formation_notation;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bevy::{input::keyboard::Key, prelude::*};
use lab::{AgentInfo, GameInfo, GameModule, LabError, Length, Library, LogLine, NamedSetup, Problem, SetupFault};
use rubicon::{
    plain::{PlainClient, PlainGame, PlainTable, PositionLine},
    shell::{Copied, GameSetup, NewGame, Notices},
    table::Games,
    text::{HelpSection, Words},
};
use tabletop::{Agent, Decision, Game, Illegal, Message, Seat, Seed, Think, notation::Notation};

use crate::hands::{
    awake, letter,
    mouse::{click_on, find, seen, shell_of},
    players, press, steps, until,
};
use formation::{Formation, FormationAction, FormationEvent, FormationView, Slip};
use formation_notation::{FormationNotation, NotationSlip};

/// While this is set the opponent thinks.
static HELD: AtomicBool = AtomicBool::new(false);

/// Does what comes last in the list of what it may do, once it is let.
struct Patient;

impl Agent<Formation> for Patient {
    fn name(&self) -> &'static str {
        "patient"
    }

    fn decide(&mut self, game: &Formation, view: &FormationView, _: &mut Think<'_>) -> Decision<FormationAction> {
        while HELD.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
        let last = game.actions(view).and_then(|mut actions| actions.pop());
        Decision::plain(last.expect("it is to act"))
    }
}

struct FormationModule;

impl GameModule for FormationModule {
    type Game = Formation;
    type Written = Slip;

    fn info(&self) -> GameInfo {
        GameInfo { id: "formation", title: "Formation", idea: "Who stands where?", seats: 2..=2 }
    }
    fn agents(&self) -> Vec<AgentInfo> {
        let text = |text: &str| text.to_owned();
        vec![AgentInfo {
            name: text("patient"),
            title: text("Patient"),
            persona: text("Waits."),
            idea: text("Sends the last runner."),
            method: text("Takes what is listed last."),
            levels: Vec::new(),
            settings: Vec::new(),
        }]
    }
    fn sentences(&self) -> &'static str {
        "{}"
    }
    fn stand_in(&self) -> &'static str {
        "patient"
    }
    fn agent(&self, spec: &str) -> Result<Box<dyn Agent<Formation>>, Problem> {
        if spec == "patient" { Ok(Box::new(Patient)) } else { Err(Problem::unknown("agent", spec, ["patient"])) }
    }
    fn setup(&self) -> Slip {
        Slip::None
    }
    fn variants(&self, _: &Library) -> Result<Vec<NamedSetup>, LabError> {
        Ok(Vec::new())
    }
    fn resolve(&self, written: Slip, _: &Library) -> Result<Slip, Vec<SetupFault>> {
        Ok(written)
    }
    fn with_seats(&self, setup: Slip, _: usize) -> Slip {
        setup
    }
    fn rules(&self, setup: Slip, _: &Library) -> Result<Arc<Formation>, Vec<SetupFault>> {
        Ok(Arc::new(Formation(setup)))
    }
    fn notation(&self) -> Option<&'static dyn Notation<Formation>> {
        Some(&FormationNotation(NotationSlip::None))
    }
    fn length(&self, _: &Formation, state: &formation::FormationState) -> Length {
        let sent = state.rows.iter().flat_map(|row| row.sent).filter(|sent| *sent).count();
        Length { rounds: sent as u64 / 2, turns: sent as u64 }
    }
    fn narrate(&self, _: &Formation, names: &[String], event: &FormationEvent) -> Option<LogLine> {
        let text = match event {
            FormationEvent::Swapped(seat, place) => format!("{} swaps at {place}", names[seat.index()]),
            FormationEvent::Ready(seat) => format!("{} is ready", names[seat.index()]),
            FormationEvent::Sent(seat, strength) => format!("{} sends a {strength}", names[seat.index()]),
        };
        Some(LogLine::new(0, Message::text(text)))
    }
    fn check_view(_: &Formation, _: &FormationView) -> Result<(), Illegal> {
        Ok(())
    }
    fn permits(game: &Formation, view: &FormationView, action: &FormationAction) -> Result<(), Illegal> {
        let listed = game.actions(view).is_some_and(|actions| actions.contains(action));
        if listed { Ok(()) } else { Err(Illegal::new("formation", "that cannot be done now")) }
    }
}

/// Formation at the table.
struct FormationTable;

impl PlainGame for FormationTable {
    type Module = FormationModule;

    const MODULE: &'static FormationModule = &FormationModule;

    fn position(_: &Formation, names: &[String], view: &FormationView) -> Vec<PositionLine> {
        let strength = |strength: Option<u8>| strength.map_or_else(|| "?".to_owned(), |strength| strength.to_string());
        let line = |(name, row): (&String, &formation::Row<Option<u8>>)| {
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
    app.insert_resource(Copied { text: None, alone: true });
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

#[test]
fn whoever_waits_for_an_opponents_set_up_is_told_why() {
    let mut app = begin(&["human", "patient"]);
    until(&mut app, "the first turn", |app| table(app).actor() == Some(Seat(0)));
    steps(&mut app, 2);
    assert!(!says(&screen_of(&app), "you cannot see it") && table(&app).curtain.waiting().is_none());
    HELD.store(true, Ordering::Relaxed);
    play(&mut app, 0, &["2", "3"]);
    let told = "patient 1 is setting up; you cannot see it";
    until(&mut app, "the reason of the wait", |app| says(&screen_of(app), told));
    assert_eq!((table(&app).unseen_setup(), table(&app).actor()), (Some(Seat(1)), None));
    HELD.store(false, Ordering::Relaxed);
    until(&mut app, "the next turn", |app| table(app).actor() == Some(Seat(0)));
    steps(&mut app, 2);
    let screen = screen_of(&app);
    assert!(says(&screen, "human 0: 1 3 2") && says(&screen, "patient 1: ? ? ?") && !says(&screen, told), "{screen:?}");
    // What the opponent decides in the open is no set-up.
    HELD.store(true, Ordering::Relaxed);
    play(&mut app, 0, &["1"]);
    until(&mut app, "the opponent's thought", |app| says(&screen_of(app), "patient 1 is thinking"));
    assert_eq!(table(&app).unseen_setup(), None);
    HELD.store(false, Ordering::Relaxed);
}

/// Opens the menu over the table and chooses an entry of it.
fn choose(app: &mut App, entry: &str) {
    press(app, Key::Escape);
    until(app, "the menu", |app| find(app, entry).is_some());
    click_on(app, entry);
    steps(app, 3);
}

fn copied(app: &App) -> String {
    app.world().resource::<Copied>().text.clone().expect("something was copied")
}

#[test]
fn what_a_person_copies_holds_what_the_person_knows_and_is_played_on() {
    let mut app = begin(&["human", "patient"]);
    play(&mut app, 0, &["1", "3", "1"]);
    until(&mut app, "the next turn", |app| table(app).actor() == Some(Seat(0)));
    choose(&mut app, "Copy the position");
    let position = copied(&app);
    assert!(
        position.starts_with("game formation ") && position.contains("\nposition 2*13r:0 ?2*3*r:1 2 1!"),
        "{position}"
    );
    choose(&mut app, "Copy the game");
    let game = copied(&app);
    assert!(game.contains("\nmoves swap0 ready ready send0 send2 send1"), "{game}");

    app.world_mut().resource_mut::<Copied>().text = Some(position);
    let own = table(&app).shown.rows[0].strengths;
    choose(&mut app, "Paste a position or a game");
    until(&mut app, "the pasted game", |app| {
        app.world().get_resource::<PlainTable<FormationTable>>().is_some_and(|table| {
            table.host.session().is_some_and(|session| session.is_empty()) && table.actor() == Some(Seat(0))
        })
    });
    assert_eq!(table(&app).shown.rows[0].strengths, own);
    assert_eq!(table(&app).shown.rows[1].strengths, [None, Some(2), Some(3)]);
    play(&mut app, 0, &["1"]);
    until(&mut app, "the move", |app| table(app).host.session().is_some_and(|session| !session.is_empty()));
}

#[test]
fn a_text_that_cannot_be_pasted_gets_one_notice_with_its_place() {
    let mut app = begin(&["human", "patient"]);
    until(&mut app, "the first turn", |app| table(app).actor() == Some(Seat(0)));
    app.world_mut().resource_mut::<Copied>().text = Some("game formation\nposition 123:0 12:0 - 1!".to_owned());
    choose(&mut app, "Paste a position or a game");
    let notices: Vec<&str> =
        app.world().resource::<Notices>().shown().iter().map(|notice| notice.message.text.as_str()).collect();
    assert_eq!(notices, ["line 2, column 16: this is no row; write it as the game does"]);
    assert!(table(&app).shown.rows[0].strengths == [Some(1), Some(2), Some(3)], "the game stays as it was");
}
