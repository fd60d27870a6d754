use super::*;
use crate::Fortify;

/// Red holds a chain Alaska – Alberta – Ontario and, apart from it, Brazil.
fn chain(rule: Fortify) -> (Risk, State) {
    let game = risk(Setup { seats: 2, neutrals: false, fortify: rule, ..Setup::default() });
    let lands = [("Alaska", RED, 5), ("Alberta", RED, 1), ("Ontario", RED, 1), ("Brazil", RED, 1)];
    let mut state = position(&game, RED, &lands);
    state.board.phase = Phase::Fortify;
    (game, state)
}

fn march(from: &str, to: &str, armies: u32) -> Action {
    Action::Fortify { from: at(from), to: at(to), armies }
}

#[test]
fn one_move_to_a_neighbour() {
    let (game, mut state) = chain(Fortify::Adjacent);
    assert_eq!(refused(&game, &state, march("Alaska", "Ontario", 1)), "out-of-reach");
    assert_eq!(refused(&game, &state, march("Alaska", "Alberta", 5)), "fortify-count");
    assert_eq!(refused(&game, &state, march("Alaska", "Alberta", 0)), "fortify-count");
    assert_eq!(refused(&game, &state, march("Alaska", "Kamchatka", 1)), "not-yours");
    assert_eq!(refused(&game, &state, march("Alaska", "Alaska", 1)), "same-territory");
    act(&game, &mut state, march("Alaska", "Alberta", 4));
    assert_eq!((armies(&state, "Alaska"), armies(&state, "Alberta")), (1, 5));
    assert_eq!(state.board.active, BLUE, "one move ends the turn");
}

#[test]
fn one_move_along_a_path() {
    let (game, mut state) = chain(Fortify::Path);
    assert_eq!(refused(&game, &state, march("Alaska", "Brazil", 1)), "out-of-reach");
    act(&game, &mut state, march("Alaska", "Ontario", 4));
    assert_eq!((armies(&state, "Ontario"), state.board.active), (5, BLUE));
}

#[test]
fn any_number_of_moves() {
    let (game, mut state) = chain(Fortify::Unlimited);
    act(&game, &mut state, march("Alaska", "Ontario", 4));
    act(&game, &mut state, march("Ontario", "Alberta", 2));
    assert_eq!(state.board.active, RED);
    act(&game, &mut state, Action::EndTurn);
    assert_eq!(state.board.active, BLUE);
}

#[test]
fn none_at_all() {
    let (game, mut state) = chain(Fortify::Off);
    state.board.phase = Phase::Attack;
    act(&game, &mut state, Action::EndAttack);
    assert_eq!(state.board.active, BLUE);
}

#[test]
fn income_counts_territories_and_continents() {
    let game = risk(Setup { seats: 2, neutrals: false, ..Setup::default() });
    let australia = ["Indonesia", "New Guinea", "Western Australia", "Eastern Australia"].map(|name| (name, RED, 1));
    let state = position(&game, RED, &australia);
    let income = game.income(&state.board, RED);
    assert_eq!((income.territories, income.total()), (3, 5));
    let rest = game.income(&state.board, BLUE);
    // 38 territories: 12, and every continent but Australia.
    assert_eq!((rest.territories, rest.total()), (12, 12 + 5 + 2 + 5 + 3 + 7));
}
