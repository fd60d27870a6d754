//! Positions and games are written and read as the same, in fog and in sight, and wrong texts get faults with their place.

use std::sync::Arc;

use boards::chess::fog::{Fog, FogNotation, Relative, Setup};
use tabletop::conformance::check_notation;
use tabletop::notation::{Notation, Transcript};
use tabletop::{Eye, Game, NoEvents, Seat, Seed};

fn game(relative: Relative, fog: bool) -> Fog {
    Fog::new(Setup { relative, fog, ..Setup::default() }).unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn the_notation_keeps_every_promise() {
    for (index, relative) in (0..).zip(Relative::ALL) {
        for fog in [false, true] {
            let game = Arc::new(game(relative, fog));
            let report = check_notation(&FogNotation, &game, 1, Seed(index))
                .unwrap_or_else(|broken| panic!("{relative:?}, fog {fog}: {broken}"));
            println!("{relative:?}, fog {fog}: {report}");
            assert!(report.positions > 50 && report.words > 50, "{report}");
        }
    }
}

/// A position as it is pasted from elsewhere is played on, by either rules.
#[test]
fn an_ordinary_position_is_played_on() {
    let text = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    for fog in [false, true] {
        let game = game(Relative::Chess, fog);
        let view = FogNotation.read_position(&game, text).unwrap_or_else(|fault| panic!("{}", fault.message(text)));
        let state = game.world(&view, &mut Seed(1).stream("world", 0)).expect("all of it is known");
        game.check_state(&state).expect("it is sound");
        assert_eq!(game.view(&state, Eye::Seat(Seat(0))).moves.len(), 48);
        assert_eq!(state.unmoved.len(), 6);
        // What is written of it begins as it was read.
        let mine = FogNotation.write_position(&game, &game.view(&state, Eye::Seat(Seat(0))));
        let begins = if fog { "?3?2?/" } else { "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0" };
        assert!(mine.starts_with(begins) || fog, "{mine}");
        assert_eq!(mine.contains('?'), fog, "{mine}");
    }
}

/// What dark squares keep from a piece, or let it do, is written: here a cannon captures over what nobody sees.
#[test]
fn what_only_the_dark_explains_is_written() {
    let game = game(Relative::Xiangqi, true);
    let whole = "4k4/9/9/9/4p4/9/n8/9/9/C3K4 w - - 0";
    let view = FogNotation.read_position(&game, whole).expect("a position");
    let state = game.world(&view, &mut Seed(1).stream("world", 0)).expect("all of it is known");
    for seat in [Seat(0), Seat(1)] {
        let view = game.view(&state, Eye::Seat(seat));
        let text = FogNotation.write_position(&game, &view);
        assert_eq!(FogNotation.read_position(&game, &text).map_err(|fault| fault.message(&text).to_string()), Ok(view));
    }
}

#[test]
fn a_game_in_fog_hides_what_the_other_side_did() {
    let game = Arc::new(game(Relative::Chess, true));
    let mut state = game.start();
    for word in ["e2-e4", "d7-d5"] {
        let action = FogNotation.read_action(&game, word).expect("a move");
        game.apply(&mut state, &action, &mut NoEvents).expect("it may be made");
    }
    let white = FogNotation.write_position(&game, &game.view(&state, Eye::Seat(Seat(0))));
    let rows = "????????/????????/1???????/?1?p1??1/4P3/4?3/PPPP1PPP/RNBQKBNR";
    assert_eq!(white.split(' ').next(), Some(rows), "{white}");
    assert!(white.contains("seen w") && white.contains("ply 2"), "{white}");
}

#[test]
fn each_fault_has_its_place_and_remedy() {
    let sight = game(Relative::Chess, false);
    let fog = game(Relative::Chess, true);
    let told = |game: &Fog, text: &str| {
        let whole = format!("game fog\nposition {text}");
        let read = Transcript::of(&whole)
            .and_then(|read| read.open(&FogNotation, game, &mut Seed(1).stream("paste", 0)).map(|read| read.state));
        read.map_or_else(|fault| fault.message(&whole).to_string(), |state| format!("{state:?}"))
    };
    let kings = "4k3/8/8/8/8/8/8/4K3 w - - 0";
    for (game, text, fault) in [
        (
            &sight,
            "4k3/8/8/8/8/8/8/4X3 w",
            "line 2, column 27: no piece has the letter 'X'; write one of PNBRQK, small for Black",
        ),
        (
            &sight,
            "4k3/8/8/8/8/8/8 w",
            "line 2, column 10: this board has 8 rows; write them from above with / between them",
        ),
        (
            &sight,
            "4k3/8/8/8/8/8/8/4?3 w",
            "line 2, column 27: no piece has the letter '?'; write one of PNBRQK, small for Black",
        ),
        (&sight, &format!("{kings} 1 1"), "line 2, column 40: '1' is not understood here; write nothing more"),
        (
            &sight,
            &format!("{kings} seen x"),
            "line 2, column 43: 'x' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
        ),
        (
            &sight,
            &format!("{kings} seen"),
            "line 2, column 38: 'seen' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
        ),
        (
            &sight,
            &format!("{kings} ply 3 ply 4"),
            "line 2, column 44: this stands in the text already; leave one of the two out",
        ),
        (
            &sight,
            &format!("{kings} taken Px"),
            "line 2, column 44: 'Px' are no letters of pieces; write letters of PNBRQK, small ones for Black",
        ),
        (
            &sight,
            &format!("{kings} may e1"),
            "line 2, column 42: 'e1' is no move; write from where to where, such as e2-e4 or e7-e8=Q; R@d1; or pass",
        ),
        (
            &sight,
            &format!("{kings} past 0f"),
            "line 2, column 43: '0f' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
        ),
        (
            &sight,
            "4kk2/8/8/8/8/8/8/4K3 w",
            "line 2, column 10: this cannot be played on: a side has more than one king; write a position that can come in this game",
        ),
        (
            &fog,
            "????????/8/8/8/8/8/8/4K3 w - - 0 seen w",
            "line 2, column 10: the position cannot be played: nothing that is hidden could lie so; correct the position, or copy it anew",
        ),
    ] {
        assert_eq!(told(game, text), fault, "{text}");
    }
}
