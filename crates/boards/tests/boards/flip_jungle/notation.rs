//! Positions and games are written and read as the same, and wrong texts get faults with their place.

use std::sync::Arc;

use boards::flip_jungle::{FlipJungleNotation, Setup, State};
use tabletop::conformance::check_notation;
use tabletop::notation::{Notation, Transcript};
use tabletop::{Eye, Game, Seed};

use super::support::{at, done, rules, variants};

#[test]
fn the_notation_keeps_every_promise_in_every_variant() {
    let mut faults = 0;
    for (index, setup) in (0..).zip(variants()) {
        let game = Arc::new(rules(setup));
        let report =
            check_notation(&FlipJungleNotation, &game, 1, Seed(index)).unwrap_or_else(|broken| panic!("{broken}"));
        assert!(report.positions > 10 && report.words > 10 && report.unknown == 0, "{report}");
        faults += report.faults;
    }
    assert!(faults > 500, "{faults}");
}

#[test]
fn a_game_is_written_as_people_write_it() {
    let game = rules(Setup::default());
    let mut state = game.start();
    let written = |state: &State| FlipJungleNotation.write_position(&game, &game.view(state, Eye::Public));
    assert_eq!(written(&state), "????/????/????/???? -1 - 0");
    done(&game, &mut state, "b3 b4");
    assert_eq!(written(&state), "?L??/?E??/????/???? w1 - 0 ply 2");
    let state = at(&game, "E3/4/4/2c1 w1 * 4 after a3-a4,c2-c1");
    assert_eq!(state.past.len(), 2);
    assert!(written(&state).ends_with(" w1 LTPWDCReltpwdr 4 after a3-a4,c2-c1"), "{}", written(&state));
}

#[test]
fn each_fault_has_its_place_and_remedy() {
    let game = rules(Setup::default());
    let told = |text: &str| {
        let text = format!("game flip_jungle\nposition {text}");
        let read = Transcript::of(&text).and_then(|read| {
            read.open(&FlipJungleNotation, &game, &mut Seed(1).stream("paste", 0)).map(|read| read.state)
        });
        read.map_or_else(|fault| fault.message(&text).to_string(), |state| format!("{state:?}"))
    };
    let full = "????/????/????/????";
    for (text, fault) in [
        ("4/4/4".to_owned(), "line 2, column 10: this board has 4 rows; write them from above with / between them"),
        (
            "4/4/4/3x w1 - 0".to_owned(),
            "line 2, column 17: 'x' is no piece; white animals are ELTPWDCR, black ones eltpwdcr, and ? lies face down",
        ),
        (
            "4/4/4/2Ee w1 - 0".to_owned(),
            "line 2, column 23: the pieces that lie open, lie face down and were taken are not together those of the game; write all pieces that were taken, such as ELc",
        ),
        (
            format!("{full} x1"),
            "line 2, column 30: 'x1' does not say whose turn it is; write the colour w or b, or - before there is one, and the seat: w1",
        ),
        (format!("{full} -1 - 201"), "line 2, column 35: '201' is no number from 0 to 200; write such a number"),
        (
            format!("{full} -1 - 0 flip e5"),
            "line 2, column 42: 'e5' is no square; write its column and row, such as b3",
        ),
        (
            format!("{full} -1 - 0 after a1"),
            "line 2, column 43: only moves to empty squares are told here; write moves such as a3-a4",
        ),
        (
            format!("{full} -1 - 0 flip"),
            "line 2, column 37: 'flip' says nothing of a position; write 'ply' and a number, 'after' and the last quiet moves, 'flip' and a square, or nothing",
        ),
        (
            format!("{full} -1 - 0 undecided"),
            "line 2, column 10: this cannot be played on: with which start the game begins is drawn before anything else; write a position that can come in this game",
        ),
    ] {
        assert_eq!(told(&text), fault, "{text}");
    }
}
