//! What the other side may take a position for: never what it can tell from it.

use boards::chess::fog::{Belief, Fog, Relative, SecondOrder, State, View};
use boards::chess::{Position, fen};
use tabletop::{Eye, Game, NoEvents, Seat, Seed, Turn};

use super::support::game;

/// All positions at the end of games that look to a seat as these views say, and to the other one as in the game that was played: whatever that takes the true one for.
fn taken_for(game: &Fog, views: &[View], other: Seat) -> Vec<Position> {
    let mut states = vec![game.start()];
    for view in views {
        let mut next: Vec<State> = Vec::new();
        for state in &states {
            let Turn::Seat(mover) = game.turn(state) else { continue };
            for action in game.actions(&game.view(state, Eye::Seat(mover))).expect("few enough") {
                let mut after = State { past: Vec::new(), quiet: 0, ..state.clone() };
                game.apply(&mut after, &action, &mut NoEvents).expect("it is allowed");
                let fits = game.turn(&after) != Turn::Over && game.view(&after, Eye::Seat(other)) == *view;
                if fits && !next.contains(&after) {
                    next.push(after);
                }
            }
        }
        states = next;
    }
    states.iter().map(|state| position(game, state)).collect()
}

/// What the other seat saw in each game that looks to a seat as these states do and ends in the same position.
fn histories(game: &Fog, played: &[State], own: Seat, so: Position) -> Vec<Vec<View>> {
    let other = Seat(1 - own.0);
    let mut games = vec![(game.start(), Vec::new())];
    for step in played {
        let view = game.view(step, Eye::Seat(own));
        let mut next: Vec<(State, Vec<View>)> = Vec::new();
        for (state, seen) in &games {
            let Turn::Seat(mover) = game.turn(state) else { continue };
            for action in game.actions(&game.view(state, Eye::Seat(mover))).expect("few enough") {
                let mut after = State { past: Vec::new(), quiet: 0, ..state.clone() };
                game.apply(&mut after, &action, &mut NoEvents).expect("it is allowed");
                if game.turn(&after) != Turn::Over && game.view(&after, Eye::Seat(own)) == view {
                    let now = game.view(&after, Eye::Seat(other));
                    next.push((after, seen.iter().cloned().chain([now]).collect()));
                }
            }
        }
        games = next;
    }
    games.into_iter().filter(|(state, _)| position(game, state) == so).map(|(_, seen)| seen).collect()
}

fn position(game: &Fog, state: &State) -> Position {
    State { quiet: 0, ..state.clone() }.position(game.rules())
}

/// In small positions of three games: where the true position is among those that are kept, all that it is said to be taken for is among what the other side may believe, by what it saw in this game or in another one that
/// the own side cannot tell from it.
#[test]
fn nothing_is_supposed_that_the_other_side_knows_to_be_wrong() {
    let starts = [
        (Relative::Chess, "4k3/3p4/8/8/8/8/3P4/R3K3 w Q - 0 1"),
        (Relative::Xiangqi, "4k4/9/4p4/9/9/9/4P4/9/9/R3K4 w"),
        (Relative::Janggi, "4k4/9/4p4/9/9/9/4P4/9/9/R3K4 w"),
    ];
    for (relative, start) in starts {
        let game = game(relative, true, &[start]);
        let (mut compared, mut supposed) = (0, 0);
        for (seed, own) in [(1, Seat(0)), (2, Seat(1)), (3, Seat(0)), (4, Seat(1))] {
            let other = Seat(1 - own.0);
            let (mut belief, mut second) = (Belief::new(&game, 50_000), SecondOrder::new(200, 6));
            let (mut state, mut rng, mut views) = (game.start(), Seed(seed).stream("play", 0), Vec::new());
            for _ in 0..5 {
                let Turn::Seat(seat) = game.turn(&state) else { break };
                let action = game.sample(&game.view(&state, Eye::Seat(seat)), &mut rng).expect("something can be done");
                game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
                if game.turn(&state) == Turn::Over {
                    break;
                }
                let view = game.view(&state, Eye::Seat(own));
                belief.see(&game, &view);
                second.see(&game, belief.positions(), &view);
                views.push(State { past: Vec::new(), quiet: 0, ..state.clone() });
                assert!(second.samples().iter().all(|sample| belief.positions().contains(&sample.position)));
                let so = position(&game, &state);
                let Some(sample) = second.samples().iter().find(|sample| sample.position == so) else { continue };
                let seen: Vec<View> = views.iter().map(|state| game.view(state, Eye::Seat(other))).collect();
                let taken_for = taken_for(&game, &seen, other);
                for wrong in &sample.others {
                    let so_in = |seen: &Vec<View>| self::taken_for(&game, seen, other).contains(wrong);
                    let may_be = taken_for.contains(wrong) || histories(&game, &views, own, so).iter().any(so_in);
                    assert!(*wrong != so && may_be, "{relative:?}: {}", fen::write(game.rules(), wrong));
                }
                compared += 1;
                supposed += sample.others.len();
            }
        }
        println!("{relative:?}: {compared} positions, {supposed} supposed beside them");
        assert!(compared > 8 && supposed > 12, "{relative:?}: {compared} positions, {supposed} others");
    }
}
