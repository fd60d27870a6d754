use super::*;
use crate::card::Card;
use crate::mission::Mission;
use crate::{Battle, Fallen, Fortify, LONGEST_GAME, Start, Victory};

type Spoil = fn(&mut State);

/// A sound state, then what is refused about each spoilt copy of it.
fn refuses(game: &Risk, sound: &State, breaks: &[(&str, Spoil)]) {
    assert_eq!(game.check_state(sound), Ok(()), "{sound:?}");
    for (reason, spoil) in breaks {
        let mut state = sound.clone();
        spoil(&mut state);
        let illegal = game.check_state(&state).expect_err(reason);
        assert!(illegal.text.contains(reason), "'{illegal}' instead of '{reason}'");
    }
}

fn deal_out(state: &mut State, seat: usize, cards: &[u16]) {
    state.hands[seat] = cards.iter().map(|&card| Card(card)).collect();
    state.board.hand_sizes[seat] = cards.len() as u8;
    state.deck.retain(|card| !cards.contains(&card.0));
    state.board.deck_size = state.deck.len() as u16;
}

#[test]
fn lists_lands_and_cards_that_cannot_be_are_refused() {
    let game = risk(Setup { seats: 3, ..Setup::default() });
    let mut sound = position(&game, RED, &[("Brazil", RED, 4), ("North Africa", BLUE, 7)]);
    sound.board.round = 9;
    deal_out(&mut sound, 0, &[1, 4]);
    refuses(
        &game,
        &sound,
        &[
            ("lands: 40 entries", |s| s.board.lands.truncate(40)),
            ("hands: 1 entries", |s| s.hands.truncate(1)),
            ("capitals: 1 entries", |s| s.board.capitals.push(at("Brazil"))),
            ("territory 99", |s| s.board.border = Some((at("Brazil"), TerritoryId(99)))),
            ("not at this table", |s| s.board.active = Seat(9)),
            ("not at this table", |s| s.board.first = Seat(3)),
            ("round 301 is after the last", |s| s.board.round = 301),
            ("a turn before the board is set up", |s| s.board.reserves[2] = 1),
            ("more than 10000000 armies", |s| s.board.reserves[2] = u32::MAX),
            ("0 armies cannot be", |s| s.board.lands[3].armies = 0),
            ("more than 10000000 armies", |s| s.board.lands[3].armies = u32::MAX),
            ("held by nobody who is in this game", |s| s.board.lands[3].owner = Owner::NEUTRAL),
            ("held by nobody who is in this game", |s| s.board.lands[3].owner = Owner::UNSEEN),
            ("a turn before the board is set up", |s| {
                s.board.lands[3] = Land { owner: Owner::NOBODY, armies: 0 };
            }),
            ("holds no territory", |s| s.board.lands.iter_mut().for_each(|land| land.owner = Owner::of(RED))),
            ("holds no territory", |s| s.board.lands[at("North Africa").index()].owner = Owner::of(RED)),
            ("there twice", |s| s.deck[1] = s.deck[0]),
            ("not of this deck", |s| *s.deck.last_mut().expect("a deck") = Card(200)),
            ("not in order", |s| s.deck.swap(0, 1)),
            ("43 cards where 44", |s| s.deck.truncate(s.deck.len() - 1)),
            ("miscounted", |s| s.board.hand_sizes[0] = 3),
            ("miscounted", |s| s.board.deck_size = 7),
            ("more than 24 turns", |s| s.board.trades = u32::MAX),
            ("more than 24 turns", |s| s.board.trades = 9),
            ("not those of 0 traded sets", |s| {
                s.board.discard = s.deck.drain(..3).collect();
                s.board.deck_size -= 3;
            }),
            ("not those of 1 traded sets", |s| {
                s.board.trades = 1;
                s.board.discard = s.deck.drain(..2).collect();
                s.board.deck_size -= 2;
            }),
            ("holds 6 untraded cards", |s| {
                let six: Vec<u16> = s.deck[..6].iter().map(|card| card.0).collect();
                s.deck.append(&mut s.hands[0]);
                s.deck.sort_unstable();
                deal_out(s, 0, &six);
            }),
        ],
    );
}

#[test]
fn fallen_seats_that_cannot_be_are_refused() {
    let game = risk(Setup { seats: 4, ..Setup::default() });
    let mut sound = position(&game, RED, &[("Brazil", RED, 4)]);
    sound.board.round = 5;
    sound.board.fallen.push(Fallen { seat: BLUE, by: GREEN, round: 2 });
    sound.board.fallen.push(Fallen { seat: GREEN, by: RED, round: 4 });
    refuses(
        &game,
        &sound,
        &[
            ("eliminated twice", |s| s.board.fallen[1].seat = BLUE),
            ("by itself", |s| s.board.fallen[0].by = BLUE),
            ("one that is gone", |s| s.board.fallen[1].by = BLUE),
            ("out of its round", |s| s.board.fallen[0].round = 0),
            ("out of its round", |s| s.board.fallen[1].round = 6),
            ("one that is gone", |s| s.board.fallen.swap(0, 1)),
            ("held by nobody who is in this game", |s| s.board.lands[3].owner = Owner::of(BLUE)),
            ("an eliminated seat holds cards", |s| deal_out(s, 1, &[1])),
            ("would be over", |s| s.board.active = BLUE),
            ("would be over", |s| {
                s.board.fallen.push(Fallen { seat: Seat(3), by: RED, round: 5 });
                s.board.lands.iter_mut().for_each(|land| land.owner = Owner::of(RED));
            }),
            ("holds no territory", |s| {
                s.board.fallen.pop();
            }),
        ],
    );
}

#[test]
fn turns_that_cannot_be_are_refused() {
    let game = risk(Setup { seats: 3, ..Setup::default() });
    let sound = position(&game, RED, &[("Brazil", RED, 4), ("North Africa", BLUE, 7)]);
    refuses(
        &game,
        &sound,
        &[
            ("armies are left to place", |s| s.board.to_place = 3),
            ("without a battle", |s| s.board.captured = true),
            ("without a battle", |s| s.board.border = Some((at("Brazil"), at("Peru")))),
            ("over no border", |s| s.board.battles = 1),
            ("none of the active seat's", |s| {
                s.board.battles = 1;
                s.board.border = Some((at("Brazil"), at("Japan")));
            }),
            ("without a trade", |s| s.board.pictured = true),
            ("there is nothing to place", |s| s.board.phase = Phase::Reinforce { spoils: false }),
            ("nobody's cards", |s| s.board.phase = Phase::Reinforce { spoils: true }),
            ("no card to draw", |s| s.board.phase = Phase::Draw),
            ("set up already", |s| s.board.phase = Phase::Muster),
            ("set up already", |s| s.board.phase = Phase::First),
            ("dealt out in turn", |s| s.board.round = 0),
            ("not that of the board", |s| {
                let reason = "elimination";
                s.board.phase = Phase::Over(tabletop::Standing::new(vec![1, 2, 2], reason));
            }),
            ("not that of the board", |s| {
                let reason = "boredom";
                s.board.phase = Phase::Over(tabletop::Standing::new(vec![1, 2, 3], reason));
            }),
        ],
    );

    let mut rolling = sound.clone();
    act(&game, &mut rolling, Action::Blitz { from: at("Brazil"), to: at("North Africa"), stop: 2 });
    refuses(
        &game,
        &rolling,
        &[
            ("no such battle", |s| battle(s).to = at("Peru")),
            ("no such battle", |s| battle(s).from = TerritoryId(200)),
            ("no such dice", |s| battle(s).dice = 2),
            ("no such dice", |s| battle(s).stop = Some(4)),
            ("no such dice", |s| battle(s).stop = Some(0)),
            ("no such dice", |s| s.board.lands[at("Brazil").index()].armies = 1),
        ],
    );

    let mut occupying = position(&game, RED, &[("Brazil", RED, 9), ("North Africa", BLUE, 1), ("Egypt", BLUE, 1)]);
    act(&game, &mut occupying, Action::Attack { from: at("Brazil"), to: at("North Africa"), dice: 3 });
    roll(&game, &mut occupying, &[6, 6, 6], &[1]);
    refuses(
        &game,
        &occupying,
        &[
            ("1 armies cannot be", |s| s.board.lands[at("North Africa").index()].armies = 1),
            ("nothing can move in", |s| s.board.phase = occupy("North Africa", 9)),
            ("nothing can move in", |s| s.board.phase = occupy("North Africa", 0)),
            ("over no border", |s| s.board.captured = false),
            ("no such territory", |s| {
                s.board.phase = Phase::Occupy { from: at("Brazil"), to: at("Brazil"), least: 1 };
                s.board.lands[at("North Africa").index()].armies = 1;
                s.board.lands[at("Brazil").index()].armies = 0;
            }),
        ],
    );
}

fn battle(state: &mut State) -> &mut Battle {
    match &mut state.board.phase {
        Phase::Roll(battle) => battle,
        phase => panic!("{phase:?}"),
    }
}

fn occupy(to: &str, least: u32) -> Phase {
    Phase::Occupy { from: at("Brazil"), to: at(to), least }
}

#[test]
fn variants_refuse_what_they_do_not_have() {
    let game = risk(Setup { seats: 2, neutrals: false, two_phase: true, ..Setup::default() });
    let sound = position(&game, RED, &[("Brazil", RED, 4)]);
    refuses(
        &game,
        &sound,
        &[
            ("nothing is moved", |s| s.board.phase = Phase::Fortify),
            ("more than this variant allows", |s| {
                s.board.battles = 4;
                s.board.border = Some((at("Brazil"), at("Peru")));
            }),
            ("sets were traded in a game without cards", |s| (s.board.trades, s.board.round) = (1, 9)),
            ("44 cards where 0", |s| s.deck = Card::deck(&world()).collect()),
        ],
    );
    let still = risk(Setup { seats: 3, fortify: Fortify::Off, ..Setup::default() });
    let sound = position(&still, RED, &[("Brazil", RED, 4), ("Peru", BLUE, 1)]);
    refuses(&still, &sound, &[("nothing is moved", |s| s.board.phase = Phase::Fortify)]);

    let secret = risk(Setup { seats: 3, victory: Victory::Missions, ..Setup::default() });
    let mut sound = position(&secret, RED, &[("Brazil", RED, 4), ("Peru", BLUE, 1)]);
    sound.missions = vec![Some(Mission::Eighteen), Some(Mission::TwentyFour), Some(Mission::Destroy(RED))];
    refuses(
        &secret,
        &sound,
        &[
            ("missions are missing", |s| s.missions[1] = None),
            ("dealt twice", |s| s.missions[1] = s.missions[0]),
            ("not of this game", |s| s.missions[1] = Some(Mission::Destroy(Seat(5)))),
            ("missions: 0 entries", |s| s.missions.clear()),
        ],
    );

    let royal = risk(Setup { seats: 3, victory: Victory::Capitals(0), ..Setup::default() });
    let mut sound = position(&royal, RED, &[("Brazil", RED, 4), ("Peru", BLUE, 1)]);
    sound.named = ["Brazil", "Peru", "Japan"].map(|name| Some(at(name))).to_vec();
    sound.board.capitals = sound.named.iter().flatten().copied().collect();
    refuses(
        &royal,
        &sound,
        &[
            ("not those that were named", |s| s.board.capitals[1] = at("Siam")),
            ("not those that were named", |s| s.board.capitals.clear()),
            ("shared", |s| (s.named[1], s.board.capitals[1]) = (s.named[0], s.board.capitals[0])),
        ],
    );
}

#[test]
fn openings_that_cannot_be_are_refused() {
    let game = risk(Setup { seats: 3, ..Setup::default() });
    let mut state = game.start();
    refuses(
        &game,
        &state,
        &[
            ("do not change", |s| s.board.reserves[0] = 34),
            ("without a neutral force", |s| s.board.neutral_reserve = 1),
            ("more than 0 turns", |s| s.board.trades = 1),
            ("out of its round", |s| s.board.fallen.push(Fallen { seat: RED, by: BLUE, round: 0 })),
            ("no territory is to be claimed", |s| s.board.phase = Phase::Claim),
            ("no such first armies", |s| (s.board.phase, s.board.to_place) = (Phase::Muster, 1)),
        ],
    );
    settle(&game, &mut state, 3);
    refuses(
        &game,
        &state,
        &[
            ("no such first armies", |s| s.board.to_place = 2),
            ("no such first armies", |s| s.board.to_place = 0),
            ("do not change", |s| s.board.lands[0].armies = 2),
            ("dealt out in turn", |s| {
                let other = s.board.lands.iter().find(|land| land.owner != s.board.lands[0].owner).expect("others");
                s.board.lands[0].owner = other.owner;
            }),
            ("out of turn", |s| s.board.phase = Phase::Scatter(Owner::of(RED))),
            ("no turn, no battle", |s| s.board.captured = true),
        ],
    );
    let royal = risk(Setup { seats: 3, start: Start::Scatter, victory: Victory::Capitals(0), ..Setup::default() });
    let mut state = royal.start();
    settle(&royal, &mut state, 3);
    refuses(
        &royal,
        &state,
        &[
            ("out of turn", |s| s.named[s.board.active.index()] = Some(at("Brazil"))),
            ("out of turn", |s| s.board.active = Seat((s.board.active.0 + 1) % 3)),
            ("out of turn", |s| s.board.capitals = s.board.lands.iter().take(3).map(|_| at("Peru")).collect()),
        ],
    );
}

#[test]
fn setups_that_cannot_be_are_refused_all_at_once() {
    let setup = Setup {
        map: "atlantis".into(),
        seats: 9,
        muster: 0,
        round_limit: 0,
        victory: Victory::Share(20),
        ..Setup::default()
    };
    let faults = Risk::new(setup, world()).expect_err("nothing about it is right");
    assert_eq!(faults.len(), 5, "{faults:?}");
}

#[test]
fn every_setting_is_refused_beyond_its_edges_and_works_at_them() {
    let with = |victory| Setup { seats: 3, start: Start::Scatter, victory, ..Setup::default() };
    let long = |round_limit| Setup { seats: 3, start: Start::Scatter, round_limit, ..Setup::default() };
    for (setup, works) in [
        (with(Victory::Share(0)), false),
        (with(Victory::Share(50)), false),
        (with(Victory::Share(51)), true),
        (with(Victory::Share(100)), true),
        (with(Victory::Share(101)), false),
        (with(Victory::Capitals(0)), true),
        (with(Victory::Capitals(1)), false),
        (with(Victory::Capitals(2)), true),
        (with(Victory::Capitals(3)), true),
        (with(Victory::Capitals(4)), false),
        (with(Victory::Rounds(0)), false),
        (with(Victory::Rounds(1)), true),
        (with(Victory::Rounds(LONGEST_GAME)), true),
        (with(Victory::Rounds(u32::MAX)), false),
        (long(0), false),
        (long(1), true),
        (long(LONGEST_GAME), true),
        (long(u32::MAX), false),
        (Setup { muster: 21, ..long(9) }, false),
        (Setup { seats: 1, ..long(9) }, false),
        (Setup { seats: 8, ..long(9) }, true),
        (Setup { seats: 9, ..long(9) }, false),
    ] {
        let Ok(game) = Risk::new(setup.clone(), world()) else {
            assert!(!works, "{setup:?}");
            continue;
        };
        assert!(works, "{setup:?}");
        for seed in 0..20 {
            let mut state = game.start();
            settle(&game, &mut state, seed);
            while state.board.phase == Phase::Capital {
                let own =
                    world().territories().find(|&t| state.board.holds(state.board.active, t)).expect("holds some");
                act(&game, &mut state, Action::Capital(own));
            }
            assert!(matches!(state.board.phase, Phase::Reinforce { .. }), "it is over before it began: {setup:?}");
        }
    }
}

#[test]
fn a_share_that_the_deal_gives_is_refused() {
    let three = r#"(format: 1, id: "three", name: "Three", continents: [(name: "All", bonus: 1)], territories: [
        (name: "A", continent: "All", card: Infantry, neighbours: ["B", "C"]),
        (name: "B", continent: "All", card: Cavalry, neighbours: ["A"]),
        (name: "C", continent: "All", card: Artillery, neighbours: ["A"]),
    ])"#;
    let map = std::sync::Arc::new(crate::map::Map::from_ron("three.ron", three).expect("a sound map"));
    let on_three = |victory| {
        let setup = Setup { map: "three".into(), seats: 2, neutrals: false, victory, ..Setup::default() };
        Risk::new(setup, std::sync::Arc::clone(&map)).map(drop).map_err(|faults| faults[0].to_string())
    };
    assert!(on_three(Victory::Share(66)).expect_err("two of three").contains("the deal alone"));
    assert_eq!(on_three(Victory::Share(67)), Ok(()));
    assert!(on_three(Victory::Missions).is_err());
}
