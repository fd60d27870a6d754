use super::*;
use crate::{Start, Victory};

#[test]
fn a_deal_gives_every_force_its_share() {
    for (seats, neutrals, shares) in [
        (2, true, vec![14, 14, 14]),
        (2, false, vec![21, 21]),
        (3, true, vec![14, 14, 14]),
        (4, true, vec![11, 11, 10, 10]),
        (5, true, vec![9, 9, 8, 8, 8]),
        (6, true, vec![7, 7, 7, 7, 7, 7]),
        (7, true, vec![6; 7]),
        (8, true, vec![6, 6, 5, 5, 5, 5, 5, 5]),
    ] {
        let game = risk(Setup { seats, neutrals, ..Setup::default() });
        let mut state = game.start();
        assert_eq!(settle(&game, &mut state, 3), 43, "who begins, and 42 territories");
        let forces =
            Seat::all(seats.into()).map(Owner::of).chain((shares.len() > seats.into()).then_some(Owner::NEUTRAL));
        let mut held: Vec<u32> = forces.map(|force| state.board.strength(force).0).collect();
        held.sort_unstable_by(|a, b| b.cmp(a));
        assert_eq!(held, shares);
        assert_eq!(state.board.phase, Phase::Muster);
    }
}

#[test]
fn who_begins_is_drawn_unless_it_is_the_first_seat() {
    for (first_seat_begins, may) in [(false, 4), (true, 1)] {
        let game = risk(Setup { first_seat_begins, ..Setup::default() });
        let state = game.start();
        let chances = game.outcomes(&state);
        let seats: Vec<_> = chances.iter().map(|(_, outcome)| *outcome).collect();
        assert_eq!(seats, Seat::all(may).map(Outcome::First).collect::<Vec<_>>());
        let mut begun = std::collections::BTreeSet::new();
        for step in 0..60 {
            let outcome = game.draw(&state, &mut tabletop::Seed(2).stream("first", step)).expect("chance is due");
            game.resolve(&mut state.clone(), &outcome, &mut tabletop::NoEvents).expect("it can come");
            begun.insert(format!("{outcome:?}"));
        }
        assert_eq!(begun.len(), may, "{begun:?}");
        let last = game.resolve(&mut state.clone(), &Outcome::First(Seat(3)), &mut tabletop::NoEvents);
        assert_eq!(last.is_ok(), !first_seat_begins);
    }
}

#[test]
fn first_armies_are_placed_in_turn_until_all_stand() {
    for (seats, total) in [(3u8, 35), (4, 30), (5, 25), (6, 20), (7, 20), (8, 20)] {
        let game = risk(Setup { seats, ..Setup::default() });
        let mut state = game.start();
        settle(&game, &mut state, 4);
        let mut turns = 0;
        while state.board.phase == Phase::Muster {
            let own = world().territories().find(|&t| state.board.holds(state.board.active, t)).expect("holds some");
            assert_eq!(state.board.to_place, 1);
            act(&game, &mut state, Action::Place(vec![(own, 1)]));
            turns += 1;
        }
        assert_eq!(turns, u32::from(seats) * total - 42);
        for seat in Seat::all(seats.into()) {
            assert_eq!(state.board.strength(Owner::of(seat)).1, u64::from(total));
        }
        assert_eq!((state.board.round, state.board.active), (1, state.board.first));
    }
}

#[test]
fn two_players_place_for_the_neutrals_too() {
    let game = risk(Setup { seats: 2, ..Setup::default() });
    let mut state = game.start();
    settle(&game, &mut state, 5);
    let held =
        |state: &State, owner| world().territories().find(|&t| state.board.land(t).owner == owner).expect("some");
    let mut turns = 0;
    while state.board.phase == Phase::Muster {
        assert_eq!((state.board.to_place, state.board.neutrals_to_place), (2, 1));
        let own = held(&state, Owner::of(state.board.active));
        let neutral = held(&state, Owner::NEUTRAL);
        assert_eq!(refused(&game, &state, Action::Place(vec![(neutral, 2)])), "too-many");
        assert_eq!(refused(&game, &state, Action::Place(vec![(own, 3)])), "too-many");
        assert_eq!(refused(&game, &state, Action::Place(vec![(own, 1), (own, 1)])), "place-twice");
        act(&game, &mut state, Action::Place(vec![(own, 2), (neutral, 1)]));
        turns += 1;
    }
    assert_eq!(turns, 26);
    for owner in [Owner::of(RED), Owner::of(BLUE), Owner::NEUTRAL] {
        assert_eq!(state.board.strength(owner), (14, 40));
    }
}

#[test]
fn territories_can_be_claimed() {
    let game = risk(Setup { seats: 3, start: Start::Claim, ..Setup::default() });
    let mut state = game.start();
    settle(&game, &mut state, 6);
    let first = state.board.active;
    act(&game, &mut state, Action::Claim(at("Siam")));
    assert_eq!(state.board.active, Seat((first.0 + 1) % 3));
    assert_eq!(refused(&game, &state, Action::Claim(at("Siam"))), "not-free");
    while state.board.phase == Phase::Claim {
        let free = world().territories().find(|&t| state.board.land(t).owner == Owner::NOBODY).expect("some are free");
        act(&game, &mut state, Action::Claim(free));
    }
    assert_eq!((state.board.phase.clone(), state.board.active), (Phase::Muster, first));
}

#[test]
fn a_scatter_places_every_army_by_chance() {
    let game = risk(Setup { seats: 2, start: Start::Scatter, ..Setup::default() });
    let mut state = game.start();
    assert_eq!(settle(&game, &mut state, 7), 1 + 120, "who begins, and 3 × 40 armies");
    for owner in [Owner::of(RED), Owner::of(BLUE), Owner::NEUTRAL] {
        assert_eq!(state.board.strength(owner), (14, 40));
    }
    assert!(matches!(state.board.phase, Phase::Reinforce { spoils: false }));
}

#[test]
fn capitals_are_named_in_secret_and_revealed_together() {
    let game = risk(Setup { seats: 3, start: Start::Scatter, victory: Victory::Capitals(0), ..Setup::default() });
    let mut state = game.start();
    settle(&game, &mut state, 8);
    let mut events = Vec::new();
    for _ in 0..3 {
        assert!(state.board.capitals.is_empty());
        let own = world().territories().find(|&t| state.board.holds(state.board.active, t)).expect("holds some");
        events = act(&game, &mut state, Action::Capital(own));
    }
    assert!(matches!(&events[1], EventKind::Capitals(capitals) if capitals.len() == 3), "{events:?}");
    for (seat, &capital) in state.board.capitals.iter().enumerate() {
        assert!(state.board.holds(Seat(seat as u8), capital));
    }
}

#[test]
fn every_seat_gets_a_mission_of_its_own() {
    for (seats, deck) in [(6u8, 14), (7, 15), (8, 16)] {
        let game = risk(Setup { seats, start: Start::Scatter, victory: Victory::Missions, ..Setup::default() });
        let mut state = game.start();
        settle(&game, &mut state, 9);
        let mut missions: Vec<_> = state.missions.iter().flatten().collect();
        missions.sort();
        missions.dedup();
        assert_eq!(missions.len(), usize::from(seats));
        assert_eq!(crate::Mission::all(seats.into()).count(), deck);
        assert!(game.check_state(&state).is_ok());
    }
}

#[test]
fn in_fog_neutral_armies_are_placed_by_who_sees_where() {
    let map = std::sync::Arc::new(crate::map::Map::grid(9));
    let setup = Setup { map: map.id().to_owned(), seats: 2, muster: 3, fog: true, ..Setup::default() };
    let game = Risk::new(setup, map).expect("it can be played");
    let mut alone = 0;
    for seed in 0..400 {
        let mut state = game.start();
        settle(&game, &mut state, seed);
        let seeing = Seat::all(2).filter(|&seat| game.neutrals_due(&state.board, seat) > 0).count();
        assert!(seeing > 0);
        alone += usize::from(seeing == 1);
        while state.board.phase == Phase::Muster {
            let view = game.view(&state, tabletop::Eye::Seat(state.board.active));
            let (board, mine) = (&view.board, Owner::of(state.board.active));
            let of = |owner: Owner| {
                let at = board.lands.iter().position(|land| land.owner == owner);
                TerritoryId(at.expect("whoever is to place sees where") as u8)
            };
            let own = (board.to_place > 0).then(|| (of(mine), board.to_place));
            let neutral = (board.neutrals_to_place > 0).then(|| (of(Owner::NEUTRAL), board.neutrals_to_place));
            let armies = own.into_iter().chain(neutral).collect();
            act(&game, &mut state, Action::Place(armies));
        }
        assert_eq!((state.board.neutral_reserve, state.board.strength(Owner::NEUTRAL)), (0, (3, 40)));
    }
    assert!(alone > 0, "somebody sees none now and then");
}
