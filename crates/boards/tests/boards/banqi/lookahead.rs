//! What searches walk through is the game, and they find what plain minimax finds.

use boards::banqi::lookahead::{Node, Outlook, Step, Weights, Worth};
use boards::banqi::{Action, Banqi, Move, Outcome, Setup, State};
use rand::RngExt;
use search::{AlphaBeta, Limits, Position, TwoSided, plain};
use tabletop::{Game, Monitor, NoEvents, Seed, Turn};

use super::support::{at, done, rules, variants};

/// The state after so many random plies of a game, in which somebody is to act and colours are known; `None` where the game was over before.
fn wandered(game: &Banqi, seed: u64, plies: u32) -> Option<State> {
    let mut rng = Seed(seed).stream("wander", 0);
    let mut state = game.start();
    let mut done = 0;
    loop {
        match game.turn(&state) {
            Turn::Over => return None,
            Turn::Chance => {
                let drawn = game.draw(&state, &mut rng)?;
                game.resolve(&mut state, &drawn, &mut NoEvents).ok()?;
            }
            Turn::Seat(_) if done == plies => return state.first_colour.is_some().then_some(state),
            Turn::Seat(_) => {
                let action = game.sample(&state, &mut rng)?;
                game.apply(&mut state, &action, &mut NoEvents).ok()?;
                done += 1;
            }
        }
    }
}

/// The same turns, moves and outcomes with the same probabilities, step by step; ends where the game does, or where it comes back to where it began.
fn walks_along(game: &Banqi, mut state: State, seed: u64) -> u32 {
    state.past.clear();
    let began = state.position().repetition_key();
    let worth = Worth::new(game.rules(), Weights::default());
    let outlook = Outlook::new(game, &worth, &state);
    let own = state.to_act;
    let mut node: Node<'_> = outlook.node(&state);
    let mut rng = Seed(seed).stream("along", 0);
    let mut steps = 0;
    for _ in 0..200 {
        steps += 1;
        match game.turn(&state) {
            Turn::Over => {
                let winner = state.end.expect("it is over").winner;
                let stuck = plain::moves(&node).is_empty();
                let repeated = state.end.is_some_and(|end| end.ending == boards::banqi::Ending::Repetition);
                assert!(node.turn() == Turn::Over || stuck || repeated);
                if let Some(winner) = winner {
                    assert_eq!(node.evaluate(), if winner == own { 1.0 } else { -1.0 });
                }
                break;
            }
            Turn::Chance => {
                let mut listed = plain::outcomes(&node);
                let mut known = game.outcomes(&state);
                assert_eq!(listed.len(), known.len());
                listed.sort_by(|a, b| format!("{:?}", a.1).cmp(&format!("{:?}", b.1)));
                known.sort_by(|a, b| format!("{:?}", a.1).cmp(&format!("{:?}", b.1)));
                for ((p, step), (q, outcome)) in listed.iter().zip(&known) {
                    let (Step::Piece(one), Outcome::Piece(other)) = (step, outcome) else { panic!("pieces") };
                    assert!(one == other && (p - q).abs() < 1e-12);
                }
                let drawn = game.draw(&state, &mut rng).expect("it is due");
                let Outcome::Piece(piece) = drawn else { panic!("a piece") };
                game.resolve(&mut state, &drawn, &mut NoEvents).expect("it may come");
                node.make(Step::Piece(piece));
            }
            Turn::Seat(_) if node.turn() == Turn::Over => {
                assert_eq!(state.position().repetition_key(), began, "{state:?}");
                break;
            }
            Turn::Seat(seat) => {
                assert_eq!((node.turn(), node.maximises(seat)), (Turn::Seat(seat), seat == own));
                let key = |mv: &Move| (mv.from, mv.to);
                let steps = plain::moves(&node).into_iter().map(|step| match step {
                    Step::Move(mv) => mv,
                    Step::Piece(_) => panic!("a move"),
                });
                let mut steps: Vec<Move> = steps.collect();
                let mut known: Vec<Move> = game.actions(&state).expect("listed").into_iter().map(Move::from).collect();
                steps.sort_by_key(key);
                known.sort_by_key(key);
                assert_eq!(steps, known);
                // What is made is taken back.
                let (before, hash, value) = (node.position, node.hash(), node.evaluate());
                for mv in &known {
                    let undo = node.make(Step::Move(*mv));
                    node.unmake(Step::Move(*mv), undo);
                    assert!(node.position == before && node.hash() == hash && node.evaluate() == value);
                }
                let action = game.sample(&state, &mut rng).expect("something can be done");
                game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
                node.make(Step::Move(action.into()));
            }
        }
        assert_eq!(node.position, state.position());
    }
    steps
}

#[test]
fn what_searches_walk_through_is_the_game() {
    let mut steps = 0;
    for (index, setup) in (0..).zip(variants().into_iter().filter(|setup| setup.chase_limit == 0)) {
        let game = rules(setup);
        for number in 0..8 {
            if let Some(state) = wandered(&game, 100 * index + number, 1 + 12 * number as u32) {
                steps += walks_along(&game, state, number);
            }
        }
    }
    assert!(steps > 3_000, "{steps}");
}

/// A position of three to six pieces, some of them face down, in which somebody can act.
fn few(game: &Banqi, seed: u64) -> Option<State> {
    let mut rng = Seed(seed).stream("few", 0);
    let mut left: Vec<char> = "GAAEERRHHCCSSSSSgaaeerrhhccsssss".chars().collect();
    let mut squares = [None; 32];
    for _ in 0..rng.random_range(3..=6) {
        let piece = left.swap_remove(rng.random_range(0..left.len()));
        squares[rng.random_range(0..32)] = Some((piece, rng.random_range(0..3) == 0));
    }
    let letter = |square: &Option<(char, bool)>| square.map_or('.', |(piece, hidden)| if hidden { '?' } else { piece });
    let rows: Vec<String> = squares.chunks(8).map(|row| row.iter().map(letter).collect()).collect();
    let mut taken: Vec<char> = "GAAEERRHHCCSSSSSgaaeerrhhccsssss".chars().collect();
    for (piece, _) in squares.iter().flatten() {
        let at = taken.iter().position(|other| other == piece)?;
        taken.swap_remove(at);
    }
    let text = format!("{} r1 {} 0", rows.join("/"), taken.into_iter().collect::<String>());
    let state = at(game, &text);
    state.end.is_none().then_some(state)
}

#[test]
fn searches_find_what_plain_minimax_finds() {
    let mut checked = 0;
    for (index, setup) in (0..).zip(variants().into_iter().filter(|setup| setup.size.rows() == 4)) {
        let game = rules(setup);
        let worth = Worth::new(game.rules(), Weights::default());
        for number in 0..12 {
            let Some(state) = few(&game, 100 * index + number) else { continue };
            let outlook = Outlook::new(&game, &worth, &state);
            let node = outlook.node(&state);
            let depth = 1 + number as u32 % 3;
            let value = plain::minimax(&node, depth);
            for mut search in [AlphaBeta::new(0), AlphaBeta::new(14).with_null_windows()] {
                let found = search.search(&node, &Limits::depth(depth), &Monitor::new());
                let difference = (found.value.expect("it has a value") - value).abs();
                assert!(difference < 1e-9, "{state:?}: {difference}");
            }
            checked += 1;
        }
    }
    assert!(checked > 60, "{checked}");
}

/// A cannon may take any kind, a general five of seven, a soldier two; whoever is hunted by many is worth less.
#[test]
fn a_piece_is_worth_what_it_can_still_take() {
    use boards::banqi::Kind;
    let game = rules(Setup::default());
    let worth = Worth::new(game.rules(), Weights::default());
    let full = [1, 2, 2, 2, 2, 2, 5];
    let of = |kind, enemies| worth.of(kind, &enemies);
    assert!(of(Kind::General, full) > of(Kind::Horse, full) && of(Kind::Horse, full) > of(Kind::Soldier, full));
    // Without enemy soldiers nobody takes the general any more but its equal and cannons; without a general soldiers are worth little.
    assert!(of(Kind::General, [1, 2, 2, 2, 2, 2, 0]) > of(Kind::General, full));
    assert!(of(Kind::Soldier, [0, 2, 2, 2, 2, 2, 5]) < of(Kind::Soldier, full));
}

/// The part of a value by this term.
fn part(node: &Node<'_>, term: &str) -> f64 {
    node.parts().into_iter().find(|(name, _)| *name == term).map_or(0.0, |(_, value)| value)
}

#[test]
fn a_position_of_the_game_that_comes_again_is_a_draw() {
    let game = rules(Setup::default());
    let mut state = at(&game, "G7/8/8/7h r1 AAEERRHHCCSSSSSgaaeerrhccsssss 0");
    done(&game, &mut state, "d1-d2 a8-a7 d2-d1");
    let worth = Worth::new(game.rules(), Weights::default());
    let outlook = Outlook::new(&game, &worth, &state);
    let mut node = outlook.node(&state);
    for (action, over) in [("a7-a8", true), ("a7-b7", false), ("a7-a6", false)] {
        let written: Action = action.parse().unwrap_or_else(|fault| panic!("{fault}"));
        let step = Step::Move(written.into());
        let undo = node.make(step);
        assert_eq!(node.turn() == Turn::Over, over, "{action}");
        assert_eq!(part(&node, "term-banqi_end") != 0.0, over, "{action}");
        node.unmake(step, undo);
    }
    // Also where the root is on the board again, four plies later.
    for (action, over) in [("a7-b7", false), ("d1-c1", false), ("b7-a7", false), ("c1-d1", true)] {
        let written: Action = action.parse().unwrap_or_else(|fault| panic!("{fault}"));
        node.make(Step::Move(written.into()));
        assert_eq!(node.turn() == Turn::Over, over, "{action}");
    }
}

#[test]
fn of_pieces_far_from_open_ones_the_root_looks_at_one() {
    let game = rules(Setup::default());
    let state = at(&game, "????????/????????/????????/Rh?????? r1 - 0");
    let worth = Worth::new(game.rules(), Weights::default());
    let flips = |outlook: &Outlook<'_>| {
        let moves = plain::moves(&outlook.node(&state)).into_iter();
        moves.filter(|step| matches!(step, Step::Move(mv) if mv.is_flip())).count()
    };
    assert_eq!(flips(&Outlook::new(&game, &worth, &state)), 30);
    // Above both, beside the horse, and one of the others.
    assert_eq!(flips(&Outlook::new(&game, &worth, &state).with_telling_flips()), 4);
}

#[test]
fn whoever_is_ahead_wants_two_hunters_near_the_same_prey() {
    let game = rules(Setup::default());
    let worth = Worth::new(game.rules(), Weights::default());
    let way = |rows: &str, taken: &str| {
        let state = at(&game, &format!("{rows} r1 {taken} 0"));
        part(&Outlook::new(&game, &worth, &state).node(&state), "term-banqi_way")
    };
    let taken = "AEERRHHCCSSSSSgaaeerrhccsssss";
    let (both, one, none) = (way("h7/8/8/GA6", taken), way("h7/8/8/G6A", taken), way("h7/8/8/6GA", taken));
    assert!(0.0 > both && both > one && one > none, "{both} {one} {none}");
    // Nobody goes through what lies face down.
    let taken = "AEERRHHCCSSSSgaaeerrhccssss";
    assert!(way("h?6/8/?7/GA6", taken) > way("h?6/?7/8/GA6", taken));
}
