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
    let drew = Event {
        kind: EventKind::Drew { seat: BLUE, card: Some(Card(5)) },
        seen: crate::Seats::ALL,
        whole: crate::Seats::ALL,
    };
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

/// Red attacks North Africa from Brazil. Green holds what is attacked, blue a neighbour of it alone.
fn an_attack_from_out_of_sight() -> (Risk, State) {
    let game = risk(Setup { seats: 4, fog: true, ..Setup::default() });
    let lands =
        [("Brazil", RED, 9), ("North Africa", GREEN, 3), ("Congo", BLUE, 7), ("Japan", GREEN, 2), ("Siam", RED, 2)];
    let mut state = position(&game, RED, &lands);
    act(&game, &mut state, Action::Blitz { from: at("Brazil"), to: at("North Africa"), stop: 4 });
    (game, state)
}

#[test]
fn in_fog_who_sees_the_attacked_alone_learns_neither_origin_nor_size() {
    let (game, mut state) = an_attack_from_out_of_sight();
    let blue = game.view(&state, Eye::Seat(BLUE)).board;
    assert_eq!((blue.land(at("Brazil")).owner, blue.land(at("North Africa")).armies), (Owner::UNSEEN, 3));
    assert_eq!(blue.phase, Phase::Attack, "a roll tells both ends and the dice");
    assert_eq!(game.view(&state, Eye::Seat(GREEN)).board.phase, state.board.phase, "the defender sees all its borders");

    let told = |events: &[Event], eye| -> Vec<EventKind> {
        events.iter().filter_map(|event| game.redact(event, eye)).map(|event| event.kind).collect()
    };
    let (to, defender) = (at("North Africa"), Owner::of(GREEN));
    let mut events: Vec<Event> = Vec::new();
    let dice = |defender| Outcome::Roll(Roll { attacker: [6, 6, 1], defender });
    game.resolve(&mut state, &dice([5, 5, 0]), &mut events).expect("the dice fit");
    let assaulted = EventKind::Assaulted { seat: RED, to, defender, defender_lost: 2 };
    assert_eq!(told(&events, Eye::Seat(BLUE)), [assaulted]);
    assert!(matches!(told(&events, Eye::Seat(GREEN))[..], [EventKind::Rolled { .. }]));

    events.clear();
    game.resolve(&mut state, &dice([5, 0, 0]), &mut events).expect("the dice fit");
    assert!(matches!(state.board.phase, Phase::Occupy { .. }));
    let captured = EventKind::Captured { seat: RED, from: None, to, loser: defender };
    assert_eq!(told(&events, Eye::Seat(BLUE))[1..], [captured]);
    assert_eq!(game.view(&state, Eye::Seat(BLUE)).board.phase, Phase::Attack);
    assert_eq!(game.view(&state, Eye::Seat(GREEN)).board.phase, Phase::Attack, "it holds nothing there any more");

    events.clear();
    game.apply(&mut state, &Action::Occupy(5), &mut events).expect("legal");
    let occupied = EventKind::Occupied { from: None, to, armies: 5 };
    assert_eq!(told(&events, Eye::Seat(BLUE)), [occupied]);
}

#[test]
fn what_one_pair_of_eyes_was_told_is_not_told_on() {
    let (game, mut state) = an_attack_from_out_of_sight();
    let mut events: Vec<Event> = Vec::new();
    let dice = Outcome::Roll(Roll { attacker: [6, 6, 1], defender: [5, 5, 0] });
    game.resolve(&mut state, &dice, &mut events).expect("the dice fit");
    for event in &events {
        let red = game.redact(event, Eye::Seat(RED)).expect("its own attack");
        assert_eq!(game.redact(&red, Eye::Seat(RED)).as_ref(), Some(&red));
        assert_eq!(game.redact(&red, Eye::Seat(BLUE)), None, "a screen that several share keeps what all saw");
        assert_eq!(game.redact(&red, Eye::Public), None);
    }
}

/// What decides the next steps is drawn anew for those who do not see it: no hidden number is the same in all worlds.
#[test]
fn worlds_of_a_distant_attack_differ_in_all_that_is_hidden() {
    let (game, mut state) = an_attack_from_out_of_sight();
    state.board.trades = 1;
    state.board.round = 9;
    state.board.discard = state.deck.drain(..3).collect();
    state.board.deck_size -= 3;
    for (eye, to_moves) in [(Eye::Seat(BLUE), false), (Eye::Public, true)] {
        let view = game.view(&state, eye);
        let worlds: Vec<State> = (0..400)
            .map(|index| game.world(&view, &mut Seed(3).stream("world", index)).expect("there are some"))
            .collect();
        let battles: Vec<crate::Battle> = worlds
            .iter()
            .filter_map(|world| match world.board.phase {
                Phase::Roll(battle) => Some(battle),
                _ => None,
            })
            .collect();
        let occupied = worlds.iter().filter(|world| matches!(world.board.phase, Phase::Occupy { .. })).count();
        let idle = worlds.iter().filter(|world| world.board.phase == Phase::Attack).count();
        assert!(battles.len() > 60 && occupied > 60 && idle > 60, "{} {occupied} {idle}", battles.len());
        let battle =
            |tell: &dyn Fn(&crate::Battle) -> u64| battles.iter().any(|other| tell(other) != tell(&battles[0]));
        assert!(battle(&|battle| battle.from.0.into()), "where it comes from");
        assert!(battle(&|battle| battle.to.0.into()), "whom it meets");
        let whom = battles.iter().any(|battle| battle.to != at("North Africa"));
        assert!(whom || !to_moves, "who sees it knows whether it is attacked");
        assert!(battle(&|battle| battle.dice.into()), "with how many dice");
        assert!(battle(&|battle| battle.stop.map_or(0, u64::from)), "how long");
        let varies = |tell: &dyn Fn(&State) -> u64| worlds.iter().any(|world| tell(world) != tell(&worlds[0]));
        assert!(varies(&|world| world.board.battles.into()), "after how many");
        assert!(varies(&|world| world.board.captured.into()), "whether something was taken");
        assert!(varies(&|world| u64::from(world.board.pictured)), "whether a card's territory was paid");
        assert!(varies(&|world| world.board.strength(Owner::of(RED)).1), "how strong");
        assert!(varies(&|world| world.board.strength(Owner::of(Seat(3))).0.into()), "how large");
        for world in &worlds {
            assert_eq!(game.check_state(world), Ok(()), "{world:?}");
            assert_eq!(game.view(world, eye), view);
        }
    }
}

/// A taken territory stands empty until somebody marches in: who sees that and not the other end knows that a march is due, and not from where.
#[test]
fn who_sees_a_territory_empty_knows_that_it_was_taken() {
    let (game, mut state) = an_attack_from_out_of_sight();
    for defender in [[5, 5, 0], [5, 0, 0]] {
        let dice = Outcome::Roll(Roll { attacker: [6, 6, 1], defender });
        game.resolve(&mut state, &dice, &mut NoEvents).expect("the dice fit");
    }
    assert!(matches!(state.board.phase, Phase::Occupy { .. }));
    let view = game.view(&state, Eye::Seat(BLUE));
    assert_eq!((view.board.phase.clone(), view.board.land(at("North Africa")).armies), (Phase::Attack, 0));
    let mut sources = std::collections::BTreeSet::new();
    for index in 0..100 {
        let world = game.world(&view, &mut Seed(4).stream("world", index)).expect("there are some");
        let Phase::Occupy { from, to, .. } = world.board.phase else { panic!("{:?}", world.board.phase) };
        assert_eq!(to, at("North Africa"));
        sources.insert(from.0);
    }
    assert!(sources.len() > 1, "{sources:?}");
}

#[test]
fn the_end_reveals_everything() {
    let game = risk(Setup { seats: 3, fog: true, round_limit: 1, ..Setup::default() });
    let mut state = position(&game, GREEN, &[("Brazil", RED, 4), ("Japan", BLUE, 7)]);
    act(&game, &mut state, Action::EndTurn);
    assert_eq!(game.view(&state, Eye::Public).board, state.board);
}

#[test]
fn who_holds_cards_tells_of_them_by_choosing() {
    let game = risk(Setup { seats: 3, ..Setup::default() });
    let mut before = drafting(&game, RED, 3, &[("Brazil", RED, 4), ("Peru", BLUE, 1)]);
    let shown = |before: &State, seat| {
        let mut after = before.clone();
        act(&game, &mut after, Action::Place(vec![(at("Brazil"), 3)]));
        game.reveals(before, &after, seat)
    };
    assert!(!shown(&before, RED) && !shown(&before, BLUE), "everything lies open");
    before.hands[0] = vec![Card(0)];
    assert!(!shown(&before, RED) && shown(&before, BLUE));
}
