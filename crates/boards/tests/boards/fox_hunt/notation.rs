//! Positions and games are written and read as the same, and wrong texts get faults with their place.

use std::sync::Arc;

use boards::fox_hunt::{BoardSize, FoxHuntNotation, Setup};
use tabletop::conformance::check_notation;
use tabletop::notation::{Notation, Transcript};
use tabletop::{Eye, Game, Seed};

use super::support::{after_random_shots, board, rules, seen};

#[test]
fn the_notation_keeps_every_promise() {
    let mut faults = 0;
    for (index, setup) in (0..).zip([
        Setup { size: BoardSize::Tiny, foxes: 3, ..Setup::default() },
        Setup { size: BoardSize::Small, foxes: 5, ..Setup::default() },
        Setup { size: BoardSize::Tiny, foxes: 3, starts: vec!["b2=1".to_owned(), "-".to_owned(), "a1=*".to_owned()] },
    ]) {
        let game = Arc::new(rules(setup));
        let report =
            check_notation(&FoxHuntNotation, &game, 2, Seed(index)).unwrap_or_else(|broken| panic!("{broken}"));
        assert!(report.positions > 50 && report.words > 100 && report.hidden > 20, "{report}");
        assert!(report.unknown == 4 && report.games == 0, "where foxes hid nobody writes: {report}");
        faults += report.faults;
    }
    assert!(faults > 500, "{faults}");
}

/// Whoever pastes a position plays on with foxes that lie by what it tells.
#[test]
fn a_position_is_read_as_a_hunt_that_can_go_on() {
    let game = board(BoardSize::Usual, 8);
    let state = after_random_shots(&game, Seed(6), 9);
    let text = FoxHuntNotation.write_position(&game, &seen(&game, &state));
    let whole = format!(
        "{}\nmoves a1",
        Transcript::write_position(&FoxHuntNotation, &game, &game.view(&state, Eye::Public)).trim()
    );
    assert!(text.split(' ').count() == 9 && whole.contains(&text), "{whole}");
    let opened =
        Transcript::of(&whole).and_then(|read| read.open(&FoxHuntNotation, &game, &mut Seed(1).stream("paste", 0)));
    let opened = opened.unwrap_or_else(|fault| panic!("{}", fault.message(&whole)));
    assert_eq!(opened.origin.map(|origin| seen(&game, &origin)), Some(seen(&game, &state)));
    assert_eq!(opened.state.shots.len(), 10);
}

#[test]
fn each_fault_has_its_place_and_remedy() {
    let game = board(BoardSize::Tiny, 2);
    let told = |text: &str| {
        let text = format!("game fox_hunt\nposition {text}");
        let read = Transcript::of(&text).and_then(|read| {
            read.open(&FoxHuntNotation, &game, &mut Seed(1).stream("paste", 0)).map(|read| read.state)
        });
        read.map_or_else(|fault| fault.message(&text).to_string(), |state| format!("{state:?}"))
    };
    let part = "says nothing of a position; write shots and what they told, such as c4=2 d5=*, or - for none";
    for (text, fault) in [
        ("x", format!("line 2, column 10: 'x' {part}")),
        ("a1=0 b2", format!("line 2, column 15: 'b2' {part}")),
        ("- -", format!("line 2, column 12: '-' {part}")),
        ("a1=0 undecided", format!("line 2, column 15: 'undecided' {part}")),
        ("- hides", format!("line 2, column 12: 'hides' {part}")),
        ("- hides 2", format!("line 2, column 18: '2' {part}")),
        ("- undecided -", format!("line 2, column 22: '-' {part}")),
        ("k1=0", "line 2, column 10: 'k1' is no square; write its column and row, such as c4".to_owned()),
        ("a1=0 g1=0", "line 2, column 15: g1 is not on this board; this board has 6 columns and 6 rows".to_owned()),
        ("a1=0 a1=*", "line 2, column 15: this stands in the text already; leave one of the two out".to_owned()),
        ("a1=3", "line 2, column 13: '3' is no number from 0 to 2; write such a number".to_owned()),
        ("a1=* a2=* a3=*", "line 2, column 23: no more than 2 foxes hide; write how many foxes the shot sees".to_owned()),
        (
            "a1=0 a6=0 f1=0 f6=2",
            "line 2, column 10: the position cannot be played: nothing that is hidden could lie so; correct the position, or copy it anew".to_owned(),
        ),
    ] {
        assert_eq!(told(text), fault, "{text}");
    }
    let word = FoxHuntNotation.read_outcome(&game, "c4").expect_err("a square alone is a shot");
    assert!(word.reason.to_string().contains("nothing that chance can bring"), "{word:?}");
}
