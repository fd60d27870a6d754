//! Positions and games are written and read as the same, and wrong texts get faults with their place.

use std::sync::Arc;

use boards::banqi::{BanqiNotation, Setup, State};
use tabletop::conformance::check_notation;
use tabletop::notation::{Notation, Transcript};
use tabletop::{Eye, Game, Seed};

use super::support::{at, done, rules, variants};

#[test]
fn the_notation_keeps_every_promise_in_every_variant() {
    let mut faults = 0;
    for (index, setup) in (0..).zip(variants()).step_by(5) {
        let game = Arc::new(rules(setup));
        let report = check_notation(&BanqiNotation, &game, 1, Seed(index)).unwrap_or_else(|broken| panic!("{broken}"));
        assert!(report.positions > 10 && report.words > 10 && report.unknown == 0, "{report}");
        faults += report.faults;
    }
    assert!(faults > 1_000, "{faults}");
}

#[test]
fn a_game_is_written_as_people_write_it() {
    let game = rules(Setup::default());
    let mut state = game.start();
    let written = |state: &State| BanqiNotation.write_position(&game, &game.view(state, Eye::Public));
    assert_eq!(written(&state), "????????/????????/????????/???????? -1 - 0");
    done(&game, &mut state, "b3 b4");
    assert_eq!(written(&state), "????????/????????/??GA????/???????? r1 - 0 ply 2");
    let state = at(&game, "8/1R6/8/2h4G r1 AAEERHHCCSSSSSgaaeerrhccsssss 4 after c1-c2,a4-a3");
    assert_eq!(state.past.len(), 2);
    assert!(written(&state).ends_with(" r1 AAEERHHCCSSSSSgaaeerrhccsssss 4 after c1-c2,a4-a3"));
}

#[test]
fn each_fault_has_its_place_and_remedy() {
    let game = rules(Setup::default());
    let told = |text: &str| {
        let text = format!("game banqi\nposition {text}");
        let read = Transcript::of(&text)
            .and_then(|read| read.open(&BanqiNotation, &game, &mut Seed(1).stream("paste", 0)).map(|read| read.state));
        read.map_or_else(|fault| fault.message(&text).to_string(), |state| format!("{state:?}"))
    };
    for (text, fault) in [
        ("8/8/8", "line 2, column 10: this board has 4 rows; write them from above with / between them"),
        (
            "8/8/7/8",
            "line 2, column 14: the row '7' does not have 8 squares; write a letter for each piece and a number for empty squares",
        ),
        (
            "8/8/8/7x r1 - 0",
            "line 2, column 17: 'x' is no piece; red pieces are GAERHCS, black ones gaerhcs, and ? lies face down",
        ),
        (
            "8/8/8/6Gg r1 - 0",
            "line 2, column 23: the pieces that lie open, lie face down and were taken are not together those of the game; write all pieces that were taken, such as GAAss",
        ),
        (
            "????????/????????/????????/???????? x1",
            "line 2, column 46: 'x1' does not say whose turn it is; write the colour r or b, or - before there is one, and the seat: r1",
        ),
        (
            "????????/????????/????????/???????? -1 - 200",
            "line 2, column 51: '200' is no number from 0 to 180; write such a number",
        ),
        (
            "????????/????????/????????/???????? -1 - 0 flip",
            "line 2, column 53: 'flip' says nothing of a position; write 'ply' and a number, 'after' and the last quiet moves, 'flip' and a square, or nothing",
        ),
        (
            "????????/????????/????????/???????? -1 - 0 flip j9",
            "line 2, column 58: 'j9' is no square; write its row and column, such as b3",
        ),
        (
            "????????/????????/????????/???????? -1 - 0 after a1-a2",
            "line 2, column 10: this cannot be played on: more quiet moves are told than are counted; write a position that can come in this game",
        ),
        (
            "????????/????????/????????/???????? -1 - 0 after a1",
            "line 2, column 59: only moves to empty squares are told here; write moves such as a4-a5",
        ),
        (
            "GG??????/????????/????????/???????? r1 - 0",
            "line 2, column 49: the pieces that lie open, lie face down and were taken are not together those of the game; write all pieces that were taken, such as GAAss",
        ),
        (
            "????????/????????/????????/???????? -1 - 0 undecided",
            "line 2, column 10: this cannot be played on: with which start the game begins is drawn before anything else; write a position that can come in this game",
        ),
    ] {
        assert_eq!(told(text), fault, "{text}");
    }
}
