use super::*;

fn brazil_against_north_africa(attackers: u32, defenders: u32) -> (Risk, State) {
    let game = risk(Setup { seats: 3, ..Setup::default() });
    let lands = [("Brazil", RED, attackers), ("North Africa", BLUE, defenders), ("Egypt", BLUE, 1)];
    let state = position(&game, RED, &lands);
    (game, state)
}

fn strike(dice: u8) -> Action {
    Action::Attack { from: at("Brazil"), to: at("North Africa"), dice }
}

#[test]
fn one_roll_takes_armies_from_both_sides() {
    let (game, mut state) = brazil_against_north_africa(5, 3);
    act(&game, &mut state, strike(3));
    roll(&game, &mut state, &[6, 3, 1], &[5, 3]);
    assert_eq!((armies(&state, "Brazil"), armies(&state, "North Africa")), (4, 2));
    assert_eq!(state.board.phase, Phase::Attack);
}

#[test]
fn dice_are_bounded_by_armies() {
    let (game, state) = brazil_against_north_africa(3, 3);
    assert_eq!(refused(&game, &state, strike(3)), "dice");
    assert_eq!(refused(&game, &state, strike(0)), "dice");
    assert!(game.validate(&state, &strike(2)).is_ok());
    let (game, state) = brazil_against_north_africa(1, 3);
    assert_eq!(refused(&game, &state, strike(1)), "too-few");
}

#[test]
fn targets_are_adjacent_and_foreign() {
    let (game, state) = brazil_against_north_africa(5, 3);
    let attack = |from: &str, to: &str| Action::Attack { from: at(from), to: at(to), dice: 1 };
    assert_eq!(refused(&game, &state, attack("Brazil", "Egypt")), "not-adjacent");
    assert_eq!(refused(&game, &state, attack("Egypt", "Brazil")), "not-yours");
    let beyond = Action::Attack { from: at("Brazil"), to: TerritoryId(200), dice: 1 };
    assert_eq!(refused(&game, &state, beyond), "unknown-territory");
}

#[test]
fn a_capture_moves_at_least_the_dice_rolled_and_leaves_one() {
    let (game, mut state) = brazil_against_north_africa(6, 1);
    act(&game, &mut state, strike(3));
    roll(&game, &mut state, &[4, 4, 2], &[3]);
    assert_eq!(refused(&game, &state, Action::Occupy(2)), "occupy");
    assert_eq!(refused(&game, &state, Action::Occupy(6)), "occupy");
    assert_eq!(refused(&game, &state, Action::EndTurn), "phase");
    act(&game, &mut state, Action::Occupy(4));
    assert_eq!((armies(&state, "Brazil"), armies(&state, "North Africa")), (2, 4));
    assert!(state.board.holds(RED, at("North Africa")) && state.board.captured);
}

#[test]
fn a_march_without_choice_is_made_at_once() {
    let (game, mut state) = brazil_against_north_africa(4, 1);
    act(&game, &mut state, strike(3));
    let events = roll(&game, &mut state, &[4, 4, 2], &[3]);
    assert!(matches!(events.last(), Some(EventKind::Occupied { armies: 3, .. })), "{events:?}");
    assert_eq!(state.board.phase, Phase::Attack);
    assert_eq!((armies(&state, "Brazil"), armies(&state, "North Africa")), (1, 3));
}

#[test]
fn a_blitz_rolls_on_until_its_limit() {
    let (game, mut state) = brazil_against_north_africa(7, 5);
    let blitz = |stop| Action::Blitz { from: at("Brazil"), to: at("North Africa"), stop };
    assert_eq!(refused(&game, &state, blitz(0)), "blitz-stop");
    assert_eq!(refused(&game, &state, blitz(7)), "blitz-stop");
    act(&game, &mut state, blitz(4));
    roll(&game, &mut state, &[2, 2, 1], &[6, 5]);
    assert!(matches!(state.board.phase, Phase::Roll(battle) if battle.dice == 3), "five are more than four");
    roll(&game, &mut state, &[6, 2, 1], &[5, 5]);
    assert_eq!(state.board.phase, Phase::Attack, "four are left");
    assert_eq!((armies(&state, "Brazil"), armies(&state, "North Africa")), (4, 4));
}

#[test]
fn a_blitz_to_the_end_uses_fewer_dice_as_armies_run_out() {
    let (game, mut state) = brazil_against_north_africa(4, 4);
    act(&game, &mut state, Action::Blitz { from: at("Brazil"), to: at("North Africa"), stop: 1 });
    roll(&game, &mut state, &[2, 2, 1], &[6, 5]);
    assert!(matches!(state.board.phase, Phase::Roll(battle) if battle.dice == 1));
    roll(&game, &mut state, &[1], &[6, 5]);
    assert_eq!((armies(&state, "Brazil"), state.board.phase.clone()), (1, Phase::Attack));
}

#[test]
fn the_conquest_of_the_last_territory_hands_the_cards_over() {
    let game = risk(Setup { seats: 3, ..Setup::default() });
    let mut state = position(&game, RED, &[("Brazil", RED, 5), ("North Africa", BLUE, 1)]);
    state.board.round = 2;
    state.hands[1] = state.deck.drain(..3).collect();
    state.board.hand_sizes[1] = 3;
    state.board.deck_size -= 3;
    act(&game, &mut state, strike(3));
    let events = roll(&game, &mut state, &[6, 6, 6], &[1]);
    assert!(events.iter().any(|event| matches!(event, EventKind::Eliminated { seat: BLUE, by: RED, .. })));
    assert_eq!(state.hands[0].len(), 3);
    assert!(state.hands[1].is_empty() && !state.board.alive(BLUE));
    assert!(!state.board.captured || game.standing(&state).is_none(), "green is still there");
    game.check_state(&state).expect("a sound state");
}

#[test]
fn the_two_phase_turn_has_three_battles() {
    let game = risk(Setup { seats: 2, neutrals: false, two_phase: true, ..Setup::default() });
    let lands = [
        ("Brazil", RED, 30),
        ("North Africa", BLUE, 9),
        ("Peru", BLUE, 9),
        ("Venezuela", BLUE, 9),
        ("Argentina", BLUE, 9),
    ];
    let mut state = position(&game, RED, &lands);
    for (battle, target) in ["North Africa", "Peru", "Venezuela"].into_iter().enumerate() {
        // Several rolls on one border are one battle.
        for _ in 0..2 {
            act(&game, &mut state, Action::Attack { from: at("Brazil"), to: at(target), dice: 3 });
            roll(&game, &mut state, &[1, 1, 1], &[1, 1]);
        }
        assert_eq!(usize::from(state.board.battles), battle + 1);
    }
    let fourth = Action::Blitz { from: at("Brazil"), to: at("Argentina"), stop: 1 };
    assert_eq!(refused(&game, &state, fourth), "battles");
    let again = Action::Blitz { from: at("Brazil"), to: at("Venezuela"), stop: 1 };
    assert!(game.validate(&state, &again).is_ok(), "the third battle may go on");
    // No cards and no fortifying: the turn passes.
    let events = act(&game, &mut state, Action::EndAttack);
    assert!(matches!(events[..], [EventKind::Turn { seat: BLUE, .. }]), "{events:?}");
}

#[test]
fn a_capital_is_defended_with_three_dice() {
    let setup = Setup { seats: 3, victory: crate::Victory::Capitals(0), ..Setup::default() };
    for (capital_dice, dice) in [(true, 3), (false, 2)] {
        let game = risk(Setup { capital_dice, ..setup.clone() });
        let mut state = position(&game, RED, &[("Brazil", RED, 9), ("North Africa", BLUE, 9)]);
        state.board.capitals.extend([at("Brazil"), at("North Africa"), at("Japan")]);
        assert_eq!(game.defender_dice(&state.board, at("North Africa")), dice);
        assert_eq!(game.defender_dice(&state.board, at("Egypt")), 1);
    }
}
