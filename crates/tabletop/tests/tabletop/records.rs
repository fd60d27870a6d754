//! Records: what they say when they cannot be read or followed.

use std::sync::Arc;

use tabletop::conformance::play_random;
use tabletop::{FORMAT, Game, Record, RecordError, Seat, Seed, Session, Step, game_of};

use crate::tiny::{Kuhn, Nim, Take};

fn record() -> Record<Nim> {
    play_random(&Arc::new(Nim::new(&[4, 4])), Seed(6), 3).expect("it plays").record(false)
}

fn text() -> String {
    record().to_ron().expect("it can be written")
}

fn replay(record: &Record<Nim>) -> Result<Session<Nim>, RecordError> {
    Session::replay(Arc::new(Nim::new(&[4, 4])), record)
}

#[test]
fn a_record_is_a_step_a_line_and_names_its_game() {
    let text = text();
    assert_eq!(text.lines().filter(|line| line.contains("Action(")).count(), 3, "{text}");
    assert_eq!(game_of(&text), Ok("nim".to_owned()));
    assert_eq!(Record::from_ron(&text), Ok(record()));
}

#[test]
fn a_record_without_the_optional_fields_is_read() {
    let text: String = text().lines().filter(|line| !line.contains("None")).collect();
    assert_eq!(Record::from_ron(&text), Ok(record()));
}

#[test]
fn what_is_said_about_a_game_is_kept_and_changes_nothing() {
    let mut told = record();
    for (key, text) in [("title", "The \"long\" evening"), ("crash", "one\ntwo \\ three\n#\"\"#")] {
        told.about.insert(key.to_owned(), text.to_owned());
    }
    let text = told.to_ron().expect("it can be written");
    assert!(text.contains("one\ntwo"), "lines stay lines: {text}");
    assert_eq!(Record::from_ron(&text), Ok(told.clone()));
    assert_eq!(replay(&told).expect("it can be followed").hash(), record().hash);
}

#[test]
fn what_is_no_record_is_refused_with_its_place() {
    let broken = text().replacen("Action(0", "Action(zero", 1);
    let line = broken.lines().position(|line| line.contains("zero")).expect("it is in there") + 1;
    match Record::<Nim>::from_ron(&broken).expect_err("zero is no seat") {
        RecordError::Syntax { line: found, column, reason } => {
            assert_eq!(found, line);
            assert!(column > 1 && reason.id.starts_with("fault-ron-"), "{column}: {reason}");
        }
        other => panic!("{other}"),
    }
    let empty = Record::<Nim>::from_ron("").expect_err("there is nothing");
    assert!(empty.to_string().starts_with("line 1, column 1: "), "{empty}");
    assert!(matches!(game_of("(format: 1)"), Err(RecordError::Syntax { .. })));
}

#[test]
fn a_newer_format_is_refused_even_where_it_looks_different() {
    let newer = "(format: 99, game: \"nim\", something: \"new\")";
    let error = Record::<Nim>::from_ron(newer).expect_err("it is newer");
    assert_eq!(error, RecordError::Newer { found: 99 });
    assert_eq!(
        error.to_string(),
        format!("the file has format 99, this program reads up to {FORMAT}; update the program")
    );
}

#[test]
fn a_record_of_another_game_is_refused() {
    let error = Record::<Kuhn>::from_ron(&text()).expect_err("it is of Nim");
    assert_eq!(error, RecordError::OtherGame { found: "nim".to_owned(), wanted: "kuhn" });
    assert_eq!(error.to_string(), "the file is of the game 'nim', not 'kuhn'");
}

#[test]
fn other_rules_and_other_content_are_refused() {
    let other_rules = Record { rules: 7, ..record() };
    let error = replay(&other_rules).expect_err("the rules are others");
    assert_eq!(error, RecordError::OtherRules { found: 7, wanted: Nim::RULES });
    assert!(error.to_string().contains("version 7 of the rules"), "{error}");
    let other_content = Record { content: 0xabc, ..record() };
    let error = replay(&other_content).expect_err("the content is other");
    assert!(error.to_string().contains("other content (hash 0000000000000abc, here "), "{error}");
}

#[test]
fn players_must_fit_the_seats() {
    let mut record = record();
    record.players.pop();
    assert_eq!(replay(&record).expect_err("one is missing"), RecordError::Players { players: 1, seats: 2 });
    record.snapshot = Some(Nim::new(&[4, 4]).start());
    let resumed = Session::resume(Arc::new(Nim::new(&[4, 4])), &record);
    assert_eq!(resumed.expect_err("a snapshot seats nobody"), RecordError::Players { players: 1, seats: 2 });
}

#[test]
fn a_step_that_cannot_be_made_is_named_with_its_rule() {
    let mut record = record();
    record.steps[1] = Step::Action(Seat(1), Take { heap: 9, count: 1 });
    let error = replay(&record).expect_err("there is no such heap");
    assert_eq!(error.to_string(), "step 1: there is no such heap");
    record.steps[1] = Step::Action(Seat(0), Take { heap: 0, count: 1 });
    assert_eq!(replay(&record).expect_err("it is not its turn").to_string(), "step 1: it is another seat's turn");
    record.steps[1] = Step::Outcome(());
    assert_eq!(replay(&record).expect_err("nothing is due").to_string(), "step 1: no dice or card are due here");
}

#[test]
fn another_end_than_recorded_is_refused() {
    let mut record = record();
    let hash = record.hash;
    record.hash = 1;
    assert_eq!(replay(&record).expect_err("it ends elsewhere"), RecordError::OtherEnd { found: hash, recorded: 1 });
}

#[test]
fn chosen_dice_are_found_out() {
    let game = Arc::new(Kuhn::new(2, true));
    let session = play_random(&game, Seed(3), 2).expect("it plays");
    session.verify_dice().expect("they follow from the seed");
    let mut record = session.record(false);
    let others = game.outcomes(&game.start());
    let other = others.iter().map(|(_, other)| *other).find(|other| !record.steps.contains(&Step::Outcome(*other)));
    record.steps[0] = Step::Outcome(other.expect("three cards, two dealt"));
    let mut state = game.start();
    for step in &record.steps {
        let Step::Outcome(outcome) = step else { panic!("only cards were dealt") };
        game.resolve(&mut state, outcome, &mut tabletop::NoEvents).expect("it is possible");
    }
    record.hash = game.hash(&state);
    let chosen = Session::replay(game, &record).expect("every step is possible");
    let error = chosen.verify_dice().expect_err("the first card was chosen");
    assert_eq!(error, RecordError::Dice { index: 0 });
    assert_eq!(error.to_string(), "step 0: the recorded outcome does not follow from the seed");
}
