//! A person resigns and offers draws in the menu; another person at the same screen is asked across the table, and an opponent answers;
//! what was said is in the log, in the save and in the replay, and ends the game on the result page.

#[path = "../../crates/tabletop/tests/tabletop/tiny/counting.rs"]
mod counting;

use std::sync::Arc;

use bevy::{input::keyboard::Key, prelude::*};
use lab::{AgentInfo, GameInfo, GameModule, LabError, Length, Library, LogLine, NamedSetup, Problem, SetupFault};
use rubicon::{
    plain::{PlainClient, PlainGame, PlainTable, PositionLine},
    shell::{GameSetup, NewGame, Screen},
    table::{Games, report::Report},
    text::{HelpSection, Words},
};
use tabletop::{Agent, Decision, Declaration, Game, Illegal, Message, Seat, Seed, Step, Think};

use crate::hands::{
    chord, letter,
    mouse::{click_on, find, seen, shell_of},
    players, press, screen, steps, until,
};
use counting::{Count, Counting, CountingState};

/// An opponent that counts one at a time.
#[derive(Clone, Copy, PartialEq)]
enum Manner {
    /// Declines every draw.
    Proud,
    /// Accepts every draw, and offers one in its own turn.
    Peaceful,
    /// Resigns as soon as it may.
    Timid,
}

struct Opponent(&'static str, Manner);

const OPPONENTS: [(&str, Manner); 3] =
    [("proud", Manner::Proud), ("peaceful", Manner::Peaceful), ("timid", Manner::Timid)];

impl Agent<Counting> for Opponent {
    fn name(&self) -> &str {
        self.0
    }

    fn declare(
        &mut self,
        _: &Counting,
        _: &CountingState,
        may: &[Declaration],
        _: &mut Think<'_>,
    ) -> Option<Declaration> {
        let wanted = match self.1 {
            Manner::Proud => None,
            Manner::Peaceful => Some(Declaration::OfferDraw),
            Manner::Timid => Some(Declaration::Resign),
        };
        wanted.filter(|wanted| may.contains(wanted))
    }

    fn answer_draw(&mut self, _: &Counting, _: &CountingState, _: &mut Think<'_>) -> bool {
        self.1 == Manner::Peaceful
    }

    fn decide(&mut self, _: &Counting, _: &CountingState, _: &mut Think<'_>) -> Decision<Count> {
        Decision::plain(Count(1))
    }
}

struct CountingModule;

impl GameModule for CountingModule {
    type Game = Counting;
    type Written = u8;

    fn info(&self) -> GameInfo {
        GameInfo { id: "counting", title: "Counting", idea: "Who comes to the end?", seats: 2..=2 }
    }
    fn agents(&self) -> Vec<AgentInfo> {
        let info = |(name, _): (&str, Manner)| AgentInfo {
            name: name.to_owned(),
            title: name.to_owned(),
            persona: "Counts.".to_owned(),
            idea: "Counts one.".to_owned(),
            method: "Counts one.".to_owned(),
            levels: Vec::new(),
            settings: Vec::new(),
        };
        OPPONENTS.into_iter().map(info).collect()
    }
    fn sentences(&self) -> &'static str {
        "{}"
    }
    fn stand_in(&self) -> &'static str {
        "proud"
    }
    fn agent(&self, spec: &str) -> Result<Box<dyn Agent<Counting>>, Problem> {
        let found = OPPONENTS.into_iter().find(|(name, _)| *name == spec);
        let found = found.ok_or_else(|| Problem::unknown("agent", spec, OPPONENTS.map(|(name, _)| name)))?;
        Ok(Box::new(Opponent(found.0, found.1)))
    }
    fn setup(&self) -> u8 {
        10
    }
    fn variants(&self, _: &Library) -> Result<Vec<NamedSetup>, LabError> {
        Ok(Vec::new())
    }
    fn resolve(&self, written: u8, _: &Library) -> Result<u8, Vec<SetupFault>> {
        Ok(written)
    }
    fn with_seats(&self, setup: u8, _: usize) -> u8 {
        setup
    }
    fn rules(&self, setup: u8, _: &Library) -> Result<Arc<Counting>, Vec<SetupFault>> {
        Ok(Arc::new(Counting(setup)))
    }
    fn length(&self, _: &Counting, state: &CountingState) -> Length {
        Length { rounds: u64::from(state.count), turns: u64::from(state.count) }
    }
    fn narrate(&self, _: &Counting, names: &[String], (seat, count): &(Seat, Count)) -> Option<LogLine> {
        Some(LogLine::new(0, Message::text(format!("{} counts {}", names[seat.index()], count.0))))
    }
    fn check_view(_: &Counting, _: &CountingState) -> Result<(), Illegal> {
        Ok(())
    }
    fn permits(game: &Counting, view: &CountingState, action: &Count) -> Result<(), Illegal> {
        game.validate(view, action)
    }
}

/// Counting at the table.
struct CountingTable;

impl PlainGame for CountingTable {
    type Module = CountingModule;

    const MODULE: &'static CountingModule = &CountingModule;

    fn position(_: &Counting, _: &[String], view: &CountingState) -> Vec<PositionLine> {
        vec![format!("At {}", view.count).into()]
    }

    fn label(_: &Counting, _: &CountingState, action: &Count) -> String {
        format!("Count {}", action.0)
    }

    fn ends_turn(_: &(Seat, Count)) -> bool {
        true
    }

    fn help(_: &Words) -> Vec<HelpSection> {
        Vec::new()
    }
}

static COUNTING: PlainClient<CountingTable> = PlainClient::new();
const GAMES: Games = Games(&[&COUNTING]);

fn table(app: &App) -> &PlainTable<CountingTable> {
    app.world().resource::<PlainTable<CountingTable>>()
}

fn new_game(seats: &[&str]) -> NewGame {
    NewGame { setup: GameSetup::new::<Counting>(10), players: players(seats), seed: Seed(1), resume: None }
}

fn begin(game: NewGame) -> App {
    let mut app = shell_of(GAMES, None);
    app.world_mut().write_message(game);
    until(&mut app, "the table", |app| app.world().get_resource::<PlainTable<CountingTable>>().is_some());
    app
}

/// Waits until this person is to act.
fn turn(app: &mut App, seat: u8) {
    until(app, "the person's turn", |app| table(app).actor() == Some(Seat(seat)));
    steps(app, 3);
}

/// Opens the menu and presses an entry of it.
fn in_menu(app: &mut App, entry: &str) {
    press(app, Key::Escape);
    until(app, "the menu", |app| find(app, "Resume").is_some());
    steps(app, 10);
    click_on(app, entry);
    steps(app, 3);
}

fn says(app: &App, text: &str) -> bool {
    let seen = seen(app);
    seen.says.iter().chain(&seen.spoken).any(|said| said.contains(text))
}

fn logs(app: &App, text: &str) -> bool {
    table(app).log.entries().iter().any(|entry| entry.text == text)
}

/// Waits for the result, and returns why the game ended and the places by seat.
fn result(app: &mut App) -> (String, Vec<u8>) {
    until(app, "the result", |app| screen(app) == Screen::Result);
    steps(app, 3);
    let report = app.world().resource::<Report>();
    let mut standings: Vec<_> = report.standings.iter().map(|placing| (placing.seat, placing.place)).collect();
    standings.sort_unstable();
    (report.reason.clone(), standings.into_iter().map(|(_, place)| place).collect())
}

#[test]
fn whoever_resigns_is_asked_once_more_and_has_lost() {
    let mut app = begin(new_game(&["human", "human"]));
    turn(&mut app, 0);
    press(&mut app, letter("1"));
    turn(&mut app, 1);
    in_menu(&mut app, "Resign");
    assert!(says(&app, "the victory goes to human 0"), "{:?}", seen(&app).says);
    assert_eq!(table(&app).host.session().expect("here").len(), 1, "nothing has happened yet");
    click_on(&mut app, "Yes, resign");
    assert_eq!(result(&mut app), ("human 1 resigned: human 0 wins.".to_owned(), vec![1, 2]));
    // The replay tells it at its end.
    steps(&mut app, 20);
    click_on(&mut app, "Watch replay");
    until(&mut app, "the replay", |app| {
        app.world().get_resource::<PlainTable<CountingTable>>().is_some_and(|table| table.tape.is_some())
    });
    press(&mut app, Key::End);
    assert!(logs(&app, "human 1 resigned"), "{:?}", table(&app).log.entries());
    press(&mut app, Key::Home);
    assert!(!logs(&app, "human 1 resigned"));
}

#[test]
fn a_person_at_the_same_screen_is_asked_across_the_table() {
    let mut app = begin(new_game(&["human", "human"]));
    turn(&mut app, 0);
    in_menu(&mut app, "Offer a draw");
    until(&mut app, "the question", |app| says(app, "human 1, do you accept it?"));
    assert_eq!(table(&app).actor(), None, "nobody acts before the answer");
    // It is asked again where the game is taken up from a save.
    let record = table(&app).host.record(true).expect("here");
    let text = record.to_ron().expect("it can be written");
    let mut app = begin(NewGame::resumed(record, &text));
    until(&mut app, "the question", |app| says(app, "human 1, do you accept it?"));
    steps(&mut app, 10);
    click_on(&mut app, "Play on");
    turn(&mut app, 0);
    until(&mut app, "the log", |app| logs(app, "human 1 declines the draw"));
    assert!(logs(&app, "human 0 offers a draw"));
    // It is not offered twice in a turn.
    press(&mut app, Key::Escape);
    until(&mut app, "the menu", |app| find(app, "Resume").is_some());
    assert!(find(&app, "Offer a draw").is_none() && find(&app, "Resign").is_some());
    steps(&mut app, 10);
    click_on(&mut app, "Resume");
    turn(&mut app, 0);
    press(&mut app, letter("1"));
    turn(&mut app, 1);
    in_menu(&mut app, "Offer a draw");
    until(&mut app, "the question", |app| says(app, "human 0, do you accept it?"));
    steps(&mut app, 10);
    click_on(&mut app, "Accept the draw");
    assert_eq!(result(&mut app), ("Both sides agreed on a draw.".to_owned(), vec![1, 1]));
}

#[test]
fn an_opponent_answers_and_what_it_says_is_told() {
    let mut app = begin(new_game(&["human", "proud"]));
    turn(&mut app, 0);
    in_menu(&mut app, "Offer a draw");
    until(&mut app, "the answer", |app| logs(app, "proud 1 declines the draw"));
    turn(&mut app, 0);
    press(&mut app, letter("1"));
    turn(&mut app, 0);
    // The move is taken back, and what was said before it stays.
    chord(&mut app, true, letter("z"));
    until(&mut app, "the offer and its answer", |app| table(app).host.steps() == Some(2));
    let mut app = begin(new_game(&["human", "peaceful"]));
    turn(&mut app, 0);
    in_menu(&mut app, "Offer a draw");
    assert_eq!(result(&mut app).0, "Both sides agreed on a draw.");
}

#[test]
fn an_opponent_offers_draws_and_resigns() {
    let mut app = begin(new_game(&["human", "peaceful"]));
    turn(&mut app, 0);
    press(&mut app, letter("1"));
    until(&mut app, "the question", |app| says(app, "peaceful 1 offers a draw"));
    steps(&mut app, 10);
    click_on(&mut app, "Play on");
    turn(&mut app, 0);
    let said = |step: &&Step<Counting>| matches!(step, Step::Declaration(..));
    assert_eq!(table(&app).host.session().expect("here").steps().iter().filter(said).count(), 2);
    let mut app = begin(new_game(&["human", "timid"]));
    turn(&mut app, 0);
    press(&mut app, letter("1"));
    assert_eq!(result(&mut app), ("timid 1 resigned: human 0 wins.".to_owned(), vec![1, 2]));
}

#[test]
fn a_game_without_declarations_has_no_such_entries() {
    let mut app = crate::hands::mouse::shell(None);
    crate::hands::begin(&mut app, risk::Setup::default(), &["human", "minimax@easy"], 1);
    until(&mut app, "the table", |app| screen(app) == Screen::Play);
    steps(&mut app, 10);
    press(&mut app, Key::Escape);
    until(&mut app, "the menu", |app| find(app, "Resume").is_some());
    assert!(find(&app, "Offer a draw").is_none() && find(&app, "Resign").is_none());
}
