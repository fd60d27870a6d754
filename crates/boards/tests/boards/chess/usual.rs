//! Moves as players usually write them.

use std::sync::Arc;

use boards::chess::fog::{Fog, FogNotation, Relative, Setup};
use tabletop::notation::{Notation, Transcript};
use tabletop::{Controller, Eye, Game, Player, Seat, Seed, Session};

fn game(relative: Relative, fog: bool) -> Arc<Fog> {
    Arc::new(Fog::new(Setup { relative, fog, ..Setup::default() }).expect("the usual rules are sound"))
}

/// The moves of a text as they are written once they were read and played, as everybody may know them.
fn written(game: &Arc<Fog>, text: &str, eye: Eye) -> String {
    let opened = Transcript::of(text)
        .and_then(|read| read.open(&FogNotation, game, &mut Seed(1).stream("paste", 0)))
        .unwrap_or_else(|fault| panic!("{text}: {}", fault.message(text)));
    let player = || Player { name: "a".to_owned(), controller: Controller::Human, livery: 0 };
    let players = vec![player(), player()];
    let mut session = match opened.origin {
        Some(origin) => Session::from_state(Arc::clone(game), Seed(1), players, origin),
        None => Session::new(Arc::clone(game), Seed(1), players),
    }
    .expect("seated");
    for step in opened.steps {
        let tabletop::Step::Action(seat, action) = step else { panic!("nothing falls by chance") };
        session.act(seat, action).expect("legal");
    }
    let whole = Transcript::write_game(&FogNotation, &session, eye);
    let (_, moves) = whole.split_once("moves ").expect("it has moves");
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn same(relative: Relative, text: &str, moves: &str) {
    assert_eq!(written(&game(relative, false), text, Eye::Public), moves, "{text}");
}

#[test]
fn games_are_read_as_they_stand_in_books() {
    same(Relative::Chess, "moves 1. e4 e5 2. Qh5? Nc6 3. Bc4 Nf6?? 4. Qxf7# 1-0", "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#");
    same(
        Relative::Chess,
        "moves 1.e4 e6 2.e5 d5 3.exd6 Bxd6 4.Nf3 Ne7 5.Be2 0-0 6.0-0 Nbc6",
        "e4 e6 e5 d5 exd6 Bxd6 Nf3 Ne7 Be2 O-O O-O Nbc6",
    );
    same(Relative::Chess, "moves e2-e4 e7-e5 g1-f3", "e4 e5 Nf3");
    same(Relative::Xiangqi, "moves 1. C2=5 H8+7 2. H2+3 R9.8 3. R1=2 H2+3", "C2=5 H8+7 H2+3 R9=8 R1=2 H2+3");
}

/// What tells pieces of a kind apart, by the rules of the notation: the column, else the row, else both.
#[test]
fn pieces_that_could_both_go_there_are_told_apart() {
    let chess = |position: &str, moves: &str| {
        same(Relative::Chess, &format!("position {position}\nmoves {moves}"), moves);
    };
    chess("3r3r/1k6/8/8/8/8/8/6K1 b - - 0", "Rdf8");
    chess("8/1K6/8/R7/8/8/6k1/R7 w - - 0", "R1a3");
    chess("8/k7/8/8/4Q2Q/8/2K5/7Q w - - 0", "Qh4e1");
    chess("7k/4P3/8/8/8/8/8/4K3 w - - 0", "e8=Q+");
    chess("3r3k/4P3/8/8/8/8/8/4K3 w - - 0", "exd8=N");
}

/// Pieces of one file by the rules of the world federation.
#[test]
fn tandem_pieces_of_xiangqi_are_told_apart() {
    let xiangqi = |position: &str, moves: &str| {
        same(Relative::Xiangqi, &format!("position {position}\nmoves {moves}"), moves);
    };
    xiangqi("3k5/9/9/6R2/9/9/9/6R2/9/4K4 w - - 0", "R+=4");
    xiangqi("3k5/9/9/6R2/9/9/9/6R2/9/4K4 w - - 0", "R-+2");
    xiangqi("4k4/9/9/1c7/9/9/1c7/9/9/3K5 b - - 0", "C--1");
    xiangqi("3k5/9/6P2/6P2/6P2/9/9/9/9/4K4 w - - 0", "P3=4");
    xiangqi("3k5/9/6P2/6P2/6P2/9/9/9/9/4K4 w - - 0", "P+=4");
    xiangqi("3k5/6P2/6P2/6P2/6P2/9/9/9/9/4K4 w - - 0", "++=4");
    xiangqi("3k5/9/2P3P2/2P3P2/6P2/9/9/9/9/4K4 w - - 0", "33=4");
    xiangqi("3k5/9/2P3P2/2P3P2/6P2/9/9/9/9/4K4 w - - 0", "7-=6");
}

/// In fog everybody's own moves are written so, the others' not at all, and nothing is told of checks.
#[test]
fn in_fog_own_moves_alone_are_written() {
    let game = game(Relative::Chess, true);
    let text = "moves e4 e5 Qh5 Nc6 Qxf7";
    assert_eq!(written(&game, text, Eye::Seat(Seat(0))), "e4 ? Qh5 ? Qxf7");
    assert_eq!(written(&game, text, Eye::Seat(Seat(1))), "? e5 ? Nc6 ?");
}

/// Every move of whole games is read as it is written, and no other is written so.
#[test]
fn what_is_written_is_read_as_the_same() {
    for (relative, fog) in Relative::ALL.into_iter().flat_map(|relative| [(relative, false), (relative, true)]) {
        let game = game(relative, fog);
        let (mut state, mut rng) = (game.start(), Seed(2).stream("walk", 0));
        for _ in 0..60 {
            let tabletop::Turn::Seat(seat) = game.turn(&state) else { break };
            let view = game.view(&state, Eye::Seat(seat));
            for action in &view.moves {
                let Some(word) = FogNotation.write_usual(&game, &view, action) else { continue };
                assert_eq!(FogNotation.read_usual(&game, &view, &word), Some(*action), "{relative:?}: {word}");
            }
            let action = game.sample(&view, &mut rng).expect("something can be done");
            game.apply(&mut state, &action, &mut tabletop::NoEvents).expect("legal");
        }
    }
}
