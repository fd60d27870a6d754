//! Turns that can win do, and turns that can end a rival for its cards weigh it.

use risk::map::TerritoryId;
use risk::{Action, Cards, Fortify, Land, Owner, Phase, Risk, Setup, State, Victory, agents};
use tabletop::{Eye, Game, Limits, Seat, Seed, Table};

use crate::cornered;
use crate::position::{BLUE, GREEN, RED, at, decide};
use crate::support::world;

/// Everybody who plays to win, at every level.
const ALL: [&str; 13] = [
    "beginner",
    "raider",
    "gardener",
    "sentinel",
    "minimax@easy",
    "minimax@normal",
    "minimax@hard",
    "minimax-ga@easy",
    "minimax-ga@normal",
    "minimax-ga@hard",
    "marshal@easy",
    "marshal@normal",
    "marshal@hard",
];

/// A position of a setup in which Red is to attack, with the owner and armies of every territory.
fn board(setup: Setup, land: impl Fn(usize) -> (Seat, u32)) -> (Risk, State) {
    let game = Risk::new(setup, world()).expect("playable");
    let mut state = game.start();
    let board = &mut state.board;
    for (index, place) in board.lands.iter_mut().enumerate() {
        let (seat, armies) = land(index);
        *place = Land { owner: Owner::of(seat), armies };
    }
    board.reserves.iter_mut().for_each(|reserve| *reserve = 0);
    board.neutral_reserve = 0;
    board.round = 12;
    board.active = RED;
    board.phase = Phase::Attack;
    (game, state)
}

/// 38 territories against the last four, 300 armies beside them against 31 in all.
fn last_continent() -> (Risk, State) {
    let setup = Setup { seats: 2, neutrals: false, fortify: Fortify::Path, round_limit: 60, ..Setup::default() };
    board(setup, |index| match index {
        34 => (RED, 300),
        39 => (BLUE, 28),
        38.. => (BLUE, 1),
        _ => (RED, 1),
    })
}

/// Blue has one territory, two armies and four cards, beside fifteen of Red's; Green nearly all else.
fn four_cards() -> (Risk, State) {
    let (game, mut state) = board(Setup { seats: 4, ..Setup::default() }, |index| match index {
        0 => (RED, 15),
        1 | 5 => (RED, 2),
        6 => (Seat(3), 1),
        31 => (BLUE, 2),
        _ => (GREEN, 5),
    });
    state.board.hand_sizes = [2, 4, 0, 0].into_iter().collect();
    state.board.trades = 2;
    (game, state)
}

#[test]
fn the_last_continent_is_attacked_and_taken() {
    let (game, state) = last_continent();
    for agent in ALL {
        let action = decide(&game, agent, &game.view(&state, Eye::Seat(RED))).action;
        assert!(matches!(action, Action::Blitz { from, .. } if from.index() == 34), "{agent}: {action:?}");
        assert!(cornered::ends_it(&game, state.clone(), agent, Seed(5)).is_ok(), "{agent}");
    }
}

#[test]
fn a_weak_rival_with_four_cards_is_ended() {
    let (game, state) = four_cards();
    let kill =
        |action: &Action| matches!(action, Action::Blitz { from, to, .. } if (from.index(), to.index()) == (0, 31));
    for agent in ["minimax", "minimax@normal", "minimax-ga", "minimax-ga@normal", "marshal", "marshal@normal"] {
        let decision = decide(&game, agent, &game.view(&state, Eye::Seat(RED)));
        assert!(kill(&decision.action), "{agent}: {:?}", decision.action);
    }
    // Without cards there is little to gain, and against odds nothing.
    let mut strong = state;
    strong.board.lands[31].armies = 40;
    for agent in ["minimax", "minimax-ga"] {
        let action = decide(&game, agent, &game.view(&strong, Eye::Seat(RED))).action;
        assert!(!kill(&action), "{agent}: {action:?}");
    }
}

#[test]
fn a_hand_of_cards_on_a_last_territory_is_never_left_lying() {
    let (game, mut state) = four_cards();
    let kill = |action: &Action| matches!(action, Action::Blitz { to, .. } if to.index() == 31);
    // Who waits for nothing better, and who has taken enough this turn.
    state.board.captured = true;
    let idle = ["raider:patience=1", "sentinel:patience=1", "gardener:odds=1.35"];
    for agent in idle {
        let chosen = |state: &State, spec: &str| decide(&game, spec, &game.view(state, Eye::Seat(RED))).action;
        assert!(kill(&chosen(&state, agent)), "{agent}");
        assert!(!kill(&chosen(&state, &format!("{agent},finish=off"))), "{agent}");
        // Two cards are no hand, thirteen armies can hold out, and who has a second territory is not ended.
        let (mut poor, mut strong, mut wide) = (state.clone(), state.clone(), state.clone());
        poor.board.hand_sizes[1] = 2;
        strong.board.lands[31].armies = 13;
        wide.board.lands[20].owner = Owner::of(BLUE);
        for (board, why) in [(&poor, "cards"), (&strong, "armies"), (&wide, "territories")] {
            assert!(!kill(&chosen(board, agent)), "{agent}: {why}");
        }
    }
    // But by beginners.
    assert!(!kill(&decide(&game, "beginner:patience=1", &game.view(&state, Eye::Seat(RED))).action));
}

/// `cargo run -p risk --example cornered` plays as many as one asks for.
#[test]
fn a_turn_that_can_end_the_game_does() {
    for agent in ALL {
        let dear = agent.starts_with("marshal") || agent.contains("hard");
        for seed in 0..if dear { 8 } else { 30 } {
            let (game, state) = cornered::cornered(Seed(seed));
            if let Err(state) = cornered::ends_it(&game, state, agent, Seed(seed)) {
                let left: Vec<_> = game.map().territories().filter(|&at| state.board.holds(BLUE, at)).collect();
                panic!("{agent}, board {seed}: left {left:?}");
            }
        }
    }
}

#[test]
fn what_wins_besides_the_last_rival_is_taken_too() {
    // Red lacks one capital, beside eight armies, and there is more to win elsewhere by any other measure.
    let setup = Setup { seats: 3, victory: Victory::Capitals(0), ..Setup::default() };
    let (game, mut state) = board(setup, |_| (GREEN, 30));
    for (name, seat, armies) in
        [("Brazil", RED, 8), ("Argentina", RED, 3), ("Peru", RED, 3), ("Venezuela", BLUE, 3), ("North Africa", BLUE, 1)]
    {
        state.board.lands[at(name).index()] = Land { owner: Owner::of(seat), armies };
    }
    state.board.capitals = [at("Argentina"), at("Venezuela"), at("Peru")].into_iter().collect();
    for agent in ["sentinel", "minimax", "minimax-ga", "marshal@normal"] {
        let action = decide(&game, agent, &game.view(&state, Eye::Seat(RED))).action;
        assert_eq!(action, Action::Blitz { from: at("Brazil"), to: at("Venezuela"), stop: 1 }, "{agent}");
    }
    // Where the method decides alone, the surer prey comes first.
    let action = decide(&game, "sentinel:finish=off", &game.view(&state, Eye::Seat(RED))).action;
    assert_eq!(action, Action::Blitz { from: at("Brazil"), to: at("North Africa"), stop: 1 });
}

#[test]
fn a_gamble_that_loses_a_won_game_is_not_taken() {
    // Six against six for the last territory; in three rounds there will be a hundred beside it.
    let setup = Setup { seats: 2, neutrals: false, ..Setup::default() };
    let (game, state) = board(setup, |index| match index {
        38 => (BLUE, 6),
        34 => (RED, 4),
        _ => (RED, 2),
    });
    for agent in ["sentinel", "minimax", "minimax-ga", "marshal"] {
        let action = decide(&game, agent, &game.view(&state, Eye::Seat(RED))).action;
        assert_eq!(action, Action::EndAttack, "{agent}");
    }
}

#[test]
fn a_long_war_makes_restless() {
    // Eleven against ten, a chance of .57, are no attack for those who ask for more, until the war has lasted very long.
    let (game, mut state) =
        board(Setup { seats: 3, ..Setup::default() }, |index| if index < 10 { (RED, 11) } else { (GREEN, 10) });
    let chosen = |state: &State, spec: &str| decide(&game, spec, &game.view(state, Eye::Seat(RED))).action;
    for (round, attacks) in [(12, false), (60, false), (65, true), (200, true)] {
        state.board.round = round;
        let action = chosen(&state, "gardener:odds=1");
        assert_eq!(action != Action::EndAttack, attacks, "round {round}: {action:?}");
        assert_eq!(chosen(&state, "gardener:odds=1,restless=0"), Action::EndAttack);
    }
    // Where the last round counts territories, standing still may be what wins.
    let (game, mut state) = board(Setup { seats: 3, victory: Victory::Rounds(250), ..Setup::default() }, |index| {
        if index < 10 { (RED, 11) } else { (GREEN, 10) }
    });
    state.board.round = 200;
    assert_eq!(decide(&game, "gardener:odds=1", &game.view(&state, Eye::Seat(RED))).action, Action::EndAttack);
}

#[test]
fn a_very_long_war_is_fought_against_great_armies() {
    // Raider takes what stands empty, where a great army stands beside it.
    let setup = Setup { seats: 2, neutrals: false, ..Setup::default() };
    let own = TerritoryId(0);
    let beside = board(setup.clone(), |_| (RED, 1)).0.map().neighbours(own).to_vec();
    let (game, mut state) = board(setup, |index| match TerritoryId(index as u8) {
        territory if territory == own => (RED, 441),
        territory if territory == beside[0] => (BLUE, 405),
        territory if beside.contains(&territory) => (BLUE, 1),
        _ => (RED, 1),
    });
    for (round, spec, great) in [
        (64, "raider:finish=off", false),
        (65, "raider:finish=off", true),
        (300, "raider:finish=off,restless=0", false),
    ] {
        state.board.round = round;
        let Action::Blitz { to, .. } = decide(&game, spec, &game.view(&state, Eye::Seat(RED))).action else {
            panic!("{spec} attacks");
        };
        assert_eq!(to == beside[0], great, "{spec} in round {round}");
    }
}

#[test]
fn in_a_very_long_war_all_gather_and_strike_by_turns() {
    // Nobody's greatest army can be beaten.
    let (game, mut state) = board(Setup { seats: 3, ..Setup::default() }, |index| match index {
        0..10 => (RED, 9),
        10 => (BLUE, 30),
        11..20 => (BLUE, 2),
        _ => (GREEN, 9),
    });
    state.board.captured = true;
    for (round, spec, attacks) in [
        (61, "raider", true),
        (80, "raider", false),
        (94, "raider", false),
        (95, "raider", true),
        (80, "raider:restless=0", true),
    ] {
        state.board.round = round;
        let action = decide(&game, spec, &game.view(&state, Eye::Seat(RED))).action;
        assert_eq!(action != Action::EndAttack, attacks, "{spec} in round {round}: {action:?}");
    }
}

#[test]
fn in_a_very_long_war_a_great_army_out_of_sight_is_hunted() {
    // Red's army is two empty territories from Blue's; Raider would take the nearest empty one.
    let setup = Setup { seats: 2, neutrals: false, two_phase: true, ..Setup::default() };
    let lands = [("Siam", RED, 300), ("India", BLUE, 1), ("Middle East", BLUE, 1), ("East Africa", BLUE, 200)];
    let (game, mut state) = board(setup, |_| (RED, 1));
    for (name, seat, armies) in lands {
        state.board.lands[at(name).index()] = Land { owner: Owner::of(seat), armies };
    }
    state.board.lands[at("Indonesia").index()] = Land { owner: Owner::of(BLUE), armies: 1 };
    state.board.lands[at("New Guinea").index()] = Land { owner: Owner::of(BLUE), armies: 1 };
    state.board.round = 80;
    for agent in ["raider:finish=off", "beginner:finish=off", "sentinel:finish=off"] {
        let action = decide(&game, agent, &game.view(&state, Eye::Seat(RED))).action;
        assert_eq!(action, Action::Blitz { from: at("Siam"), to: at("India"), stop: 1 }, "{agent}");
        // With a battle fewer it is out of reach, and Red need not run after it.
        let mut later = state.clone();
        later.board.battles = 1;
        later.board.captured = true;
        let action = decide(&game, agent, &game.view(&later, Eye::Seat(RED))).action;
        assert_eq!(action, Action::EndAttack, "{agent} lets Blue come");
    }
}

#[test]
fn in_a_very_long_war_the_far_stronger_leaves_garrisons() {
    // Red has just taken India from Siam; Blue has a small army that could come back there with its income.
    let setup = Setup { seats: 2, neutrals: false, two_phase: true, ..Setup::default() };
    let (game, mut state) = board(setup, |index| if index < 20 { (BLUE, 1) } else { (RED, 1) });
    let (siam, india) = (at("Siam"), at("India"));
    for (territory, seat, armies) in
        [(siam, RED, 500), (india, RED, 0), (at("Indonesia"), BLUE, 9), (at("China"), BLUE, 1)]
    {
        state.board.lands[territory.index()] = Land { owner: Owner::of(seat), armies };
    }
    state.board.phase = Phase::Occupy { from: siam, to: india, least: 3 };
    let moved = |state: &State, spec: &str| match decide(&game, spec, &game.view(state, Eye::Seat(RED))).action {
        Action::Occupy(armies) => armies,
        other => panic!("{spec}: {other:?}"),
    };
    state.board.round = 80;
    let left = 500 - moved(&state, "raider:finish=off");
    assert!((15..40).contains(&left), "left {left}");
    assert_eq!(moved(&state, "raider:finish=off,restless=0"), 499);
    // Who is not far stronger marches with everything, divided armies reach nobody.
    state.board.lands[siam.index()].armies = 50;
    assert_eq!(moved(&state, "raider:finish=off"), 49);
    assert_eq!(moved(&state, "beginner:finish=off"), 49);
    assert!(moved(&state, "beginner:finish=off,restless=0") < 40);
}

/// Wars that ran into the round limit before: raiders whose armies went round each other, and beginners who divided theirs with every
/// capture. `rubicon-lab endings risk` plays the whole table.
#[test]
fn very_long_wars_end() {
    let long = [
        (Setup { seats: 2, two_phase: true, ..Setup::default() }, "raider", 40),
        (Setup { seats: 4, fortify: Fortify::Off, ..Setup::default() }, "beginner:daring=-3", 12),
        (Setup { seats: 6, cards: Cards::Off, fortify: Fortify::Off, ..Setup::default() }, "marshal@normal", 8),
    ];
    for (setup, agent, games) in long {
        let game = Risk::new(setup, world()).expect("playable");
        let (mut longest, mut beyond) = (0, 0);
        for number in 0..games {
            let mut seated: Vec<_> = (0..game.seats()).map(|_| agents::make(agent).expect("a listed agent")).collect();
            let table = Table::new(&game, Seed(33).derive(agent, number), &mut seated).expect("an agent for each seat");
            let end = table.play(Limits::default()).expect("legal play");
            longest = longest.max(end.state.board.round);
            beyond += u32::from(end.state.board.round > 65);
        }
        assert!(longest < 300, "{agent}: a game of {longest} rounds");
        assert!(beyond > 0, "{agent}: no game was a very long one");
    }
}
