use tabletop::Eye;

use super::*;
use crate::card::Card;

#[test]
fn hands_are_seen_by_their_owner_alone() {
    let game = risk(Setup { seats: 3, ..Setup::default() });
    let mut state = position(&game, RED, &[("Brazil", RED, 2), ("Peru", BLUE, 1)]);
    state.hands[1] = vec![Card(0), Card(5)];
    state.board.hand_sizes[1] = 2;
    state.deck.retain(|card| ![0, 5].contains(&card.0));
    assert_eq!(game.view(&state, Eye::Seat(BLUE)).hand, [Card(0), Card(5)]);
    assert!(game.view(&state, Eye::Seat(RED)).hand.is_empty());
    assert!(game.view(&state, Eye::Public).hand.is_empty());
    assert_eq!(game.view(&state, Eye::Seat(RED)).board.hand_sizes[1], 2, "counts are public");
    let drew = Event { kind: EventKind::Drew { seat: BLUE, card: Some(Card(5)) }, seen: crate::Seats::ALL };
    let told = |eye| game.redact(&drew, eye).map(|event| event.kind);
    assert_eq!(told(Eye::Seat(BLUE)), Some(EventKind::Drew { seat: BLUE, card: Some(Card(5)) }));
    assert_eq!(told(Eye::Seat(RED)), Some(EventKind::Drew { seat: BLUE, card: None }));
}

#[test]
fn fog_hides_what_is_not_beside_ones_own() {
    let game = risk(Setup { seats: 3, fog: true, ..Setup::default() });
    let state = position(&game, RED, &[("Brazil", RED, 4), ("Congo", BLUE, 7)]);
    let red = game.view(&state, Eye::Seat(RED)).board;
    let seen: Vec<TerritoryId> =
        world().territories().filter(|&place| red.land(place).owner != Owner::UNSEEN).collect();
    let mut near = ["Argentina", "Brazil", "North Africa", "Peru", "Venezuela"].map(at);
    near.sort();
    assert_eq!(seen, near);
    assert_eq!(game.view(&state, Eye::Public).board.strength(Owner::UNSEEN).0, 42);
    assert_eq!(game.view(&state, Eye::Seat(BLUE)).board.land(at("Brazil")).owner, Owner::UNSEEN);
}

#[test]
fn in_fog_a_distant_battle_is_not_told() {
    let game = risk(Setup { seats: 3, fog: true, ..Setup::default() });
    let mut state = position(&game, RED, &[("Brazil", RED, 4), ("Japan", BLUE, 7)]);
    game.apply(&mut state, &Action::Attack { from: at("Brazil"), to: at("Peru"), dice: 3 }, &mut NoEvents)
        .expect("legal");
    assert_eq!(game.view(&state, Eye::Seat(BLUE)).board.phase, Phase::Attack);
    let mut events: Vec<Event> = Vec::new();
    let dice = Outcome::Roll(Roll { attacker: [6, 6, 6], defender: [1, 0, 0] });
    game.resolve(&mut state, &dice, &mut events).expect("the dice fit");
    assert!(events.iter().all(|event| game.redact(event, Eye::Seat(BLUE)).is_none()), "{events:?}");
    assert!(events.iter().any(|event| game.redact(event, Eye::Seat(GREEN)).is_some()), "green lost it");
}

#[test]
fn the_end_reveals_everything() {
    let game = risk(Setup { seats: 3, fog: true, round_limit: 1, ..Setup::default() });
    let mut state = position(&game, GREEN, &[("Brazil", RED, 4), ("Japan", BLUE, 7)]);
    act(&game, &mut state, Action::EndTurn);
    assert_eq!(game.view(&state, Eye::Public).board, state.board);
}
