use super::*;
use crate::Battle;
use crate::card::Card;

type Spoil = fn(&mut State);

#[test]
fn states_that_cannot_be_are_refused_with_a_reason() {
    let game = risk(Setup { seats: 3, ..Setup::default() });
    let lands = [("Brazil", RED, 4), ("North Africa", BLUE, 7)];
    let sound = position(&game, RED, &lands);
    game.check_state(&sound).expect("a sound state");
    let breaks: [(&str, Spoil); 16] = [
        ("too few territories", |s| s.board.lands.truncate(40)),
        ("too few hands", |s| s.hands.truncate(1)),
        ("a hand miscounted", |s| s.board.hand_sizes[0] = 3),
        ("a strange seat to act", |s| s.board.active = Seat(9)),
        ("a seat with nothing to act", |s| s.board.lands.iter_mut().for_each(|land| land.owner = Owner::of(BLUE))),
        ("an empty territory", |s| s.board.lands[3].armies = 0),
        ("absurdly many armies", |s| s.board.lands[3].armies = u32::MAX),
        ("a neutral force in a game without", |s| s.board.lands[3].owner = Owner::NEUTRAL),
        ("fog in the truth", |s| s.board.lands[3].owner = Owner::UNSEEN),
        ("a card twice", |s| s.deck[1] = s.deck[0]),
        ("a card of another deck", |s| *s.deck.last_mut().expect("a deck") = Card(200)),
        ("a card missing", |s| s.deck.truncate(s.deck.len() - 1)),
        ("a round after the last", |s| s.board.round = 301),
        ("a battle on no border", |s| {
            s.board.phase = Phase::Roll(Battle { from: at("Brazil"), to: at("Japan"), dice: 1, stop: None });
        }),
        ("an occupation of nothing", |s| {
            s.board.phase = Phase::Occupy { from: at("Brazil"), to: TerritoryId(99), least: 1 };
        }),
        ("capitals in a game without", |s| s.board.capitals.push(at("Brazil"))),
    ];
    for (what, spoil) in breaks {
        let mut state = sound.clone();
        spoil(&mut state);
        let illegal = game.check_state(&state).expect_err(what);
        assert!(!illegal.text.is_empty(), "{what}");
    }
}

#[test]
fn setups_that_cannot_be_are_refused_all_at_once() {
    let setup = Setup {
        map: "atlantis".into(),
        seats: 9,
        muster: 0,
        round_limit: 0,
        victory: crate::Victory::Share(20),
        ..Setup::default()
    };
    let faults = Risk::new(setup, world()).expect_err("nothing about it is right");
    assert_eq!(faults.len(), 5, "{faults:?}");
}
