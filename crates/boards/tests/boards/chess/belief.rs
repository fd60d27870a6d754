//! What a side may believe in fog: held against all games that look the same, and whether what is so is ever left out.

use std::collections::{BTreeMap, BTreeSet};

use boards::chess::fen;
use boards::chess::fog::{Belief, Fog, Relative, Setup, State, View};
use tabletop::{Eye, Game, NoEvents, Rng, Seat, Seed, Turn};

fn game(relative: Relative, starts: &[&str]) -> Fog {
    let starts = starts.iter().map(|start| (*start).to_owned()).collect();
    Fog::new(Setup { relative, starts, ..Setup::default() }).unwrap_or_else(|faults| panic!("{relative:?}: {faults:?}"))
}

/// A position as text, without what depends on its past.
fn text(game: &Fog, state: &State) -> String {
    fen::write(game.rules(), &State { quiet: 0, ..state.clone() }.position(game.rules()))
}

/// Makes a random move; tells whether the game goes on.
fn random_move(game: &Fog, state: &mut State, rng: &mut Rng) -> bool {
    let Turn::Seat(seat) = game.turn(state) else { return false };
    let action = game.sample(&game.view(state, Eye::Seat(seat)), rng).expect("something can be done");
    game.apply(state, &action, &mut NoEvents).expect("it is allowed");
    game.turn(state) != Turn::Over
}

/// All positions at the end of games that look to a seat as these views say: every game is tried from its start. `None` where they are too many.
fn plainly(game: &Fog, seat: Seat, views: &[View], most: usize) -> Option<BTreeSet<String>> {
    let mut states = BTreeMap::from([(String::new(), game.start())]);
    for view in views {
        let mut next = BTreeMap::new();
        for state in states.values() {
            let Turn::Seat(mover) = game.turn(state) else { continue };
            for action in game.actions(&game.view(state, Eye::Seat(mover))).expect("few enough") {
                // The rules of repetition and of quiet plies are not part of it.
                let mut after = State { past: Vec::new(), quiet: 0, ..state.clone() };
                game.apply(&mut after, &action, &mut NoEvents).expect("it is allowed");
                if game.turn(&after) != Turn::Over && game.view(&after, Eye::Seat(seat)) == *view {
                    next.insert(text(game, &after), after);
                }
            }
        }
        states = next;
        if states.len() > most {
            return None;
        }
    }
    Some(states.into_keys().collect())
}

/// Plays at random and compares after every ply; tells how many plies were compared, and the largest set.
fn compare(game: &Fog, seed: Seed, plies: usize) -> (usize, usize) {
    let (mut compared, mut largest) = (0, 0);
    for seat in [Seat(0), Seat(1)] {
        let mut rng = seed.stream("play", 0);
        let (mut state, mut views) = (game.start(), Vec::new());
        let mut belief = Belief::new(game, 100_000);
        while views.len() < plies && random_move(game, &mut state, &mut rng) {
            let view = game.view(&state, Eye::Seat(seat));
            belief.see(game, &view);
            views.push(view);
            let Some(known) = plainly(game, seat, &views, 300) else { break };
            let believed: Vec<String> =
                belief.positions().iter().map(|position| fen::write(game.rules(), position)).collect();
            assert!(known.contains(&text(game, &state)), "{}", text(game, &state));
            assert_eq!(believed.len(), known.len(), "some stand there twice, or are left out: {}", text(game, &state));
            assert_eq!(believed.into_iter().collect::<BTreeSet<_>>(), known, "{}", text(game, &state));
            assert!(belief.is_complete() && !belief.was_drawn());
            (compared, largest) = (compared + 1, largest.max(known.len()));
        }
    }
    (compared, largest)
}

#[test]
fn belief_is_all_games_that_look_the_same() {
    for (relative, start) in [
        (Relative::Chess, "4k3/p7/8/8/8/8/7P/4K3 w - - 0 1"),
        (Relative::Chess, "r3k3/1p6/8/2P5/8/8/8/4K2R w Kq - 0 1"),
        (Relative::Chess, "4k3/3p4/8/4P3/8/8/1p6/4K3 b - - 0 1"),
        (Relative::Xiangqi, "3k5/9/4c4/9/4p4/4P4/9/4C4/9/4K4 w - - 0 1"),
        (Relative::Xiangqi, "3ak4/9/2n6/9/9/9/9/2R6/9/4KA3 w - - 0 1"),
        (Relative::Janggi, "9/4k4/4c4/4p4/9/9/4P4/4C4/4K4/9 w - - 0 1"),
        (Relative::Janggi, "9/4k4/9/b3p4/9/9/4P4/8R/4K4/9 w - - 0 1"),
        (Relative::Shatranj, "4k3/3b4/8/2p5/5P2/8/3B4/4K3 w - - 0 1"),
        (Relative::Makruk, "4k3/8/3sp3/8/8/3PS3/8/4K3 w - - 0 1"),
        (Relative::Cambodian, "3mk3/8/3r4/8/8/4R3/8/3KM3 w DEde - 0 1"),
        (Relative::Sittuyin, "4k3/8/3p4/8/8/4P3/8/4K3[Rn] w - - 0 1"),
        (Relative::Sittuyin, "4k3/3P4/8/8/8/8/4p3/4K3[] w - - 0 1"),
    ] {
        let game = game(relative, &[start]);
        let (mut compared, mut largest) = (0, 0);
        for number in 0..2 {
            let (plies, most) = compare(&game, Seed(11).derive("game", number), 10);
            (compared, largest) = (compared + plies, largest.max(most));
        }
        println!("{relative:?} {start}: {compared} plies, up to {largest} positions");
        assert!(compared >= 12 && largest > 4, "{relative:?} {start}: {compared} plies, up to {largest} positions");
    }
}

/// What became of the true position in random games.
#[derive(Default, Debug)]
struct Counted {
    plies: u32,
    complete: u32,
    among: u32,
    drawn: u32,
    nothing: u32,
}

fn follow(game: &Fog, seed: Seed, cap: usize, to_the_end: bool, counted: &mut Counted) {
    for seat in [Seat(0), Seat(1)] {
        let mut rng = seed.stream("play", 0);
        let mut state = game.start();
        let mut belief = Belief::new(game, cap);
        while random_move(game, &mut state, &mut rng) && (to_the_end || belief.is_complete()) {
            belief.see(game, &game.view(&state, Eye::Seat(seat)));
            let mut truth = state.position(game.rules());
            truth.quiet = 0;
            let among = belief.positions().contains(&truth);
            assert!(among || !belief.is_complete(), "{:?}: {}", game.rules().id, text(game, &state));
            assert!(belief.positions().len() <= cap);
            counted.plies += 1;
            counted.complete += u32::from(belief.is_complete());
            counted.among += u32::from(among);
            counted.drawn += u32::from(belief.was_drawn());
            counted.nothing += u32::from(belief.positions().is_empty());
        }
    }
}

#[test]
fn what_is_so_is_believed_while_nothing_is_left_out() {
    for relative in Relative::ALL {
        let game = game(relative, &[]);
        let mut counted = Counted::default();
        for number in 0..3 {
            follow(&game, Seed(12).derive("game", number), 3_000, false, &mut counted);
        }
        println!("{relative:?}: {counted:?}");
        // In Sittuyin nearly everything may be put nearly everywhere.
        let least = if relative == Relative::Sittuyin { 6 } else { 24 };
        assert!(counted.complete >= least, "{relative:?}: {counted:?}");
    }
}

#[test]
fn a_belief_at_its_cap_stays_even_and_finds_positions_again() {
    let game = game(Relative::Chess, &[]);
    let mut counted = Counted::default();
    for number in 0..4 {
        follow(&game, Seed(13).derive("game", number), 60, true, &mut counted);
    }
    println!("{counted:?}");
    assert!(counted.complete < counted.plies && counted.drawn > 0 && counted.nothing == 0, "{counted:?}");
}

/// A seat that sees one view alone believes only what fits it.
#[test]
fn a_belief_that_missed_views_is_drawn_of_one() {
    let game = game(Relative::Chess, &[]);
    let mut rng = Seed(14).stream("play", 0);
    let mut state = game.start();
    for _ in 0..9 {
        assert!(random_move(&game, &mut state, &mut rng));
    }
    let view = game.view(&state, Eye::Seat(Seat(1)));
    let belief = Belief::of(&game, &view, 50);
    assert!(belief.was_drawn() && !belief.is_complete() && belief.positions().len() > 20 && belief.is_of(&view));
    let mine = |position: &boards::chess::Position| position.of(boards::chess::Side::Black);
    assert!(belief.positions().iter().all(|position| mine(position) == mine(&state.position(game.rules()))));
}

/// Of several starts the one counts that was drawn; where that was not told, all of them do.
#[test]
fn a_belief_knows_with_which_start_the_game_began() {
    let starts =
        ["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "3qk3/8/8/8/8/8/8/R3K3 b - - 0 1", "4k3/7p/8/8/8/8/4P3/4K3 w - - 0 1"];
    let game = game(Relative::Chess, &starts);
    for at in 0..3_u8 {
        let mut state = game.start();
        game.resolve(&mut state, &at, &mut NoEvents).expect("it may come");
        let (mut told, mut untold) = (Belief::new(&game, 5_000), Belief::new(&game, 5_000));
        told.begin(&game, at);
        let mut rng = Seed(16).stream("play", u64::from(at));
        for _ in 0..6 {
            if !random_move(&game, &mut state, &mut rng) {
                break;
            }
            let view = game.view(&state, Eye::Seat(Seat(0)));
            let mut truth = state.position(game.rules());
            truth.quiet = 0;
            for belief in [&mut told, &mut untold] {
                belief.see(&game, &view);
                assert!(belief.is_complete() && belief.positions().contains(&truth), "{at}: {}", text(&game, &state));
            }
            assert!(told.positions().len() <= untold.positions().len());
        }
    }
}

/// In full: `cargo test -p boards a_thousand_games_of_belief -- --ignored --nocapture`.
#[test]
#[ignore = "a thousand games"]
fn a_thousand_games_of_belief() {
    for relative in Relative::ALL {
        let game = game(relative, &[]);
        let mut counted = Counted::default();
        for number in 0..143 {
            follow(&game, Seed(15).derive("game", number), 1_000, true, &mut counted);
        }
        println!("{relative:?}: {counted:?}");
    }
}
