use super::*;
use crate::mission::{Mission, Region};
use crate::{Fallen, Victory};

fn win(game: &Risk, state: &State) -> (Vec<u8>, String) {
    let standing = game.standing(state).expect("the game is over");
    (standing.places.clone(), standing.reason.into_owned())
}

/// Red takes North Africa from Brazil.
fn take(game: &Risk, state: &mut State) {
    act(game, state, Action::Attack { from: at("Brazil"), to: at("North Africa"), dice: 3 });
    roll(game, state, &[6, 6, 6], &[1]);
    if game.standing(state).is_none() && matches!(state.board.phase, Phase::Occupy { .. }) {
        act(game, state, Action::Occupy(3));
    }
}

#[test]
fn the_last_one_standing_wins() {
    let game = risk(Setup { seats: 2, neutrals: false, ..Setup::default() });
    let mut state = position(&game, RED, &[]);
    state.board.lands.fill(Land { owner: Owner::of(RED), armies: 5 });
    state.board.lands[at("North Africa").index()] = Land { owner: Owner::of(BLUE), armies: 1 };
    take(&game, &mut state);
    assert_eq!(win(&game, &state), (vec![1, 2], "elimination".into()));
    assert_eq!(game.turn(&state), Turn::Over);
    assert_eq!(refused(&game, &state, Action::EndTurn), "phase");
}

#[test]
fn neutrals_need_not_be_beaten() {
    let game = risk(Setup { seats: 2, ..Setup::default() });
    let mut state = position(&game, RED, &[("Brazil", RED, 5)]);
    state.board.lands.iter_mut().filter(|land| land.owner.is(BLUE)).for_each(|land| land.owner = Owner::NEUTRAL);
    state.board.lands[at("North Africa").index()] = Land { owner: Owner::of(BLUE), armies: 1 };
    take(&game, &mut state);
    assert_eq!(win(&game, &state), (vec![1, 2], "elimination".into()));
}

#[test]
fn a_share_of_the_map_wins() {
    let game = risk(Setup { seats: 3, victory: Victory::Share(70), ..Setup::default() });
    // 70 % of 42 is 29.4: 29 do not win, 30 do.
    for (held, over) in [(28, false), (29, true)] {
        let mut state = position(&game, RED, &[]);
        let others = [at("North Africa"), at("Egypt")];
        for place in world().territories().filter(|place| !others.contains(place)).take(held) {
            state.board.lands[place.index()] = Land { owner: Owner::of(RED), armies: 5 };
        }
        assert!(state.board.holds(RED, at("Brazil")));
        state.board.lands[at("Egypt").index()].owner = Owner::of(BLUE);
        take(&game, &mut state);
        assert_eq!(game.standing(&state).is_some(), over, "{held} + 1");
        if over {
            assert_eq!(win(&game, &state), (vec![1, 3, 2], "share".into()));
        }
    }
}

#[test]
fn capitals_win_when_enough_are_held() {
    for (wanted, over) in [(0, false), (3, false), (2, true)] {
        let game =
            risk(Setup { seats: 3, victory: Victory::Capitals(wanted), capital_dice: false, ..Setup::default() });
        let mut state = position(&game, RED, &[("Brazil", RED, 5), ("North Africa", BLUE, 1), ("Egypt", BLUE, 1)]);
        state.named = vec![Some(at("Brazil")), Some(at("North Africa")), Some(at("Japan"))];
        state.board.capitals = state.named.iter().flatten().copied().collect();
        take(&game, &mut state);
        assert_eq!(game.standing(&state).is_some(), over, "{wanted} wanted");
    }
}

#[test]
fn missions_are_read_as_written() {
    let game = risk(Setup { seats: 3, victory: Victory::Missions, ..Setup::default() });
    let hold = |continents: &[&str]| {
        let mut state = position(&game, RED, &[]);
        for name in continents {
            let continent = world().find_continent(name).expect("on the map");
            for &place in world().continent_members(continent) {
                state.board.lands[place.index()] = Land { owner: Owner::of(RED), armies: 1 };
            }
        }
        state.board
    };
    let mission = |first, second, third| Mission::Continents { first, second, third };
    let done = |board: &crate::Board, mission| game.fulfilled(board, RED, mission);
    let two = hold(&["Asia", "South America"]);
    assert!(done(&two, mission(Region::Asia, Region::SouthAmerica, false)));
    assert!(!done(&two, mission(Region::Asia, Region::Africa, false)));
    let europe = hold(&["Europe", "Australia"]);
    assert!(!done(&europe, mission(Region::Europe, Region::Australia, true)));
    assert!(done(&hold(&["Europe", "Australia", "Africa"]), mission(Region::Europe, Region::Australia, true)));

    let mut board = hold(&["Asia", "Europe"]);
    assert!(!done(&board, Mission::TwentyFour), "19 territories");
    assert!(!done(&board, Mission::Eighteen), "with one army each");
    board.lands.iter_mut().filter(|land| land.owner.is(RED)).for_each(|land| land.armies = 2);
    assert!(done(&board, Mission::Eighteen));
    let board = hold(&["Asia", "Europe", "Africa"]);
    assert!(done(&board, Mission::TwentyFour), "25 territories");
}

#[test]
fn destroying_counts_only_by_ones_own_hand() {
    let game = risk(Setup { seats: 3, victory: Victory::Missions, ..Setup::default() });
    let small = position(&game, RED, &[("Brazil", RED, 1)]).board;
    let fallen = |by| {
        let mut board = small.clone();
        board.fallen.push(Fallen { seat: BLUE, by, round: 1 });
        board
    };
    let mission = Mission::Destroy(BLUE);
    assert!(!game.fulfilled(&small, RED, mission));
    assert!(game.fulfilled(&fallen(RED), RED, mission));
    assert!(!game.fulfilled(&fallen(GREEN), RED, mission), "then it takes 24 territories");
    let mut large = fallen(GREEN);
    large.lands.iter_mut().take(24).for_each(|land| land.owner = Owner::of(RED));
    assert!(game.fulfilled(&large, RED, mission));
    assert!(game.fulfilled(&large, RED, Mission::Destroy(RED)), "one's own colour likewise");
    large.fallen.clear();
    assert!(!game.fulfilled(&large, RED, mission), "while it lives, only its destruction counts");
}

#[test]
fn the_round_limit_ranks_by_territories_then_armies() {
    let game = risk(Setup { seats: 3, round_limit: 2, ..Setup::default() });
    let mut state = position(&game, GREEN, &[("Brazil", RED, 9), ("Peru", BLUE, 3)]);
    state.board.round = 2;
    act(&game, &mut state, Action::EndTurn);
    assert_eq!(win(&game, &state), (vec![2, 3, 1], "round_limit".into()));
    let rounds = risk(Setup { seats: 3, victory: Victory::Rounds(1), ..Setup::default() });
    let mut state = position(&rounds, GREEN, &[("Brazil", RED, 3), ("Peru", BLUE, 3)]);
    act(&rounds, &mut state, Action::EndTurn);
    assert_eq!(win(&rounds, &state), (vec![2, 2, 1], "rounds".into()), "equals share a place");
}

#[test]
fn rounds_pass_where_the_first_seat_would_begin() {
    let game = risk(Setup { seats: 3, ..Setup::default() });
    let mut state = position(&game, GREEN, &[("Brazil", BLUE, 2)]);
    state.board.fallen.push(Fallen { seat: RED, by: GREEN, round: 1 });
    act(&game, &mut state, Action::EndTurn);
    assert_eq!((state.board.active, state.board.round), (BLUE, 2), "red began, and is gone");
}

/// A seat with two armies in each of 18 territories, as dealt and placed: it has fulfilled its mission before anybody moved.
fn dealt_a_win(seats: u8) -> (Risk, State) {
    let game = risk(Setup { seats, neutrals: false, victory: Victory::Missions, ..Setup::default() });
    let mut state = drafting(&game, RED, 3, &[("Brazil", BLUE, 1), ("Peru", BLUE, 1)]);
    for land in state.board.lands.iter_mut().filter(|land| !land.owner.is(BLUE)).take(18) {
        *land = Land { owner: Owner::of(RED), armies: 2 };
    }
    state.missions = vec![Some(Mission::Eighteen), Some(Mission::TwentyFour)];
    state.missions.extend((2..seats).map(|seat| Some(Mission::Destroy(Seat(seat - 1)))));
    (game, state)
}

#[test]
fn what_the_deal_fulfilled_does_not_win_before_anybody_moved() {
    let (game, mut state) = dealt_a_win(3);
    let own = world().territories().find(|&place| state.board.holds(RED, place)).expect("18 of them");
    act(&game, &mut state, Action::Place(vec![(own, 3)]));
    assert_eq!(state.board.phase, Phase::Attack, "nobody has moved");
    let mut idle = state.clone();
    act(&game, &mut idle, Action::EndTurn);
    assert_eq!(idle.board.active, BLUE, "nobody has been beaten");
    act(&game, &mut idle, Action::Place(vec![(at("Peru"), 3)]));
    act(&game, &mut idle, Action::EndTurn);
    let other = world().territories().find(|&place| idle.board.holds(GREEN, place)).expect("the rest");
    let armies = idle.board.to_place;
    act(&game, &mut idle, Action::Place(vec![(other, armies)]));
    act(&game, &mut idle, Action::EndTurn);
    assert_eq!(win(&game, &idle).1, "mission", "it has stood for a round");

    let fight = world().territories().filter(|&from| state.board.holds(RED, from)).find_map(|from| {
        let to = world().neighbours(from).iter().copied().find(|&to| state.board.holds(GREEN, to))?;
        Some((from, to))
    });
    let (from, to) = fight.expect("a border");
    state.board.lands[from.index()].armies = 9;
    act(&game, &mut state, Action::Attack { from, to, dice: 3 });
    roll(&game, &mut state, &[6, 6, 6], &[1]);
    act(&game, &mut state, Action::Occupy(3));
    assert_eq!(win(&game, &state).1, "mission", "it has taken a territory");
}
