//! What editions tell apart, a setting each: the card that lets a salad be eaten, decks, salads to begin with, the toll of tournaments.

use hare::{
    Card, Deck, Edition, Event, Hare, HareSquares, Phase, PlayerAt, Position, Runner, RunnerAt, SaladCard, Setup,
};
use tabletop::{Game, Seat, Turn};

use crate::support::{at, done, listed, placed, refused, rules};

const FIRST: Seat = Seat(0);

/// On the board of 1978.
fn with(setup: Setup) -> Hare {
    rules(Setup { board: "1978".to_owned(), ..setup })
}

/// The first seat steps from 13 to the hare square 14 for one carrot, and draws.
fn drawn(game: &Hare, own: (u16, u8), card: Card) -> (hare::State, Vec<Event>) {
    let mut state = at(game, &[(13, own.0 + 1, own.1), (20, 68, 3)]);
    done(game, &mut state, "+1");
    let mut events = Vec::new();
    game.resolve(&mut state, &card, &mut events).unwrap_or_else(|illegal| panic!("{card:?}: {illegal}"));
    game.check_state(&state).expect("it can be");
    (state, events)
}

#[test]
fn a_salad_by_a_card_is_eaten_at_once_or_in_the_next_turn() {
    let later = with(Setup { seats: 2, salad_card: SaladCard::NextTurn, ..Setup::default() });
    let (mut state, events) = drawn(&later, (5, 2), Card::EatSalad);
    assert_eq!(events[1], Event::WillEat { seat: FIRST, runner: Runner::A });
    assert_eq!((state.carrots(FIRST), state.salads(FIRST), state.mover()), (5, 2, Seat(1)));
    assert!(later.eats(&state, FIRST, Runner::A) && later.may_eat_on(14) && later.may_eat_on(7));
    done(&later, &mut state, "+1");
    assert_eq!(listed(&later, &state), ["eat"]);
    let events = done(&later, &mut state, "eat");
    assert_eq!(events[0], Event::Ate { seat: FIRST, runner: Runner::A, rank: 2, carrots: 20 });
    assert_eq!((state.carrots(FIRST), state.salads(FIRST)), (25, 1));
    // Once: then it goes on as from any square.
    done(&later, &mut state, "+1");
    assert!(!listed(&later, &state).contains(&"eat".to_owned()));

    let at_once = with(Setup { seats: 2, ..Setup::default() });
    let (state, events) = drawn(&at_once, (5, 2), Card::EatSalad);
    assert_eq!(events[1], Event::Ate { seat: FIRST, runner: Runner::A, rank: 2, carrots: 20 });
    assert_eq!((state.carrots(FIRST), state.salads(FIRST)), (25, 1));
    assert!(!at_once.may_eat_on(14));
}

#[test]
fn who_is_to_eat_without_a_salad_misses_a_turn_or_does_not() {
    for salad_card in [SaladCard::AtOnce, SaladCard::NextTurn] {
        for hungry_misses in [false, true] {
            let game = with(Setup { seats: 2, salad_card, hungry_misses, ..Setup::default() });
            let (mut state, events) = drawn(&game, (5, 0), Card::EatSalad);
            let told =
                if hungry_misses { Event::WillMiss(FIRST) } else { Event::Idle { seat: FIRST, card: Card::EatSalad } };
            assert_eq!((&events[1..], state.mover()), (&[told][..], Seat(1)));
            assert_eq!((state.misses(FIRST), state.carrots(FIRST)), (hungry_misses, 5));
            let events = done(&game, &mut state, "+1");
            assert_eq!(events.contains(&Event::Missed(FIRST)), hungry_misses);
            // With a salad nobody misses a turn.
            let (fed, _) = drawn(&game, (5, 1), Card::EatSalad);
            assert!(!fed.misses(FIRST));
        }
    }
}

/// A position that is eaten on by a card can be written only where a card says so.
#[test]
fn a_runner_eats_on_a_hare_square_only_where_cards_let_it_eat_later() {
    let runner = |square, eating| vec![RunnerAt { square, eating, place: 0 }];
    let position = Position {
        to_move: FIRST,
        players: vec![
            PlayerAt { carrots: 20, salads: 2, runners: runner(14, true) },
            PlayerAt { carrots: 20, salads: 2, runners: runner(20, false) },
        ],
    };
    let later = Setup { seats: 2, salad_card: SaladCard::NextTurn, ..Setup::default() };
    assert_eq!(listed(&with(later.clone()), &with(later.clone()).place(&position).unwrap()), ["eat"]);
    for other in [
        Setup { salad_card: SaladCard::AtOnce, ..later.clone() },
        Setup { luck: false, ..later.clone() },
        Setup { hare_squares: HareSquares::Toll, ..later },
    ] {
        assert!(with(other.clone()).place(&position).is_err(), "{other:?}");
    }
}

#[test]
fn the_deck_of_fifteen_is_drawn_to_its_end() {
    let game = with(Setup { seats: 2, deck: Deck::FIFTEEN, ..Setup::default() });
    let mut state = at(&game, &[(13, 1, 3), (20, 68, 3)]);
    done(&game, &mut state, "+1");
    let of = |card| game.cards(&state).find(|(_, kind)| *kind == card).map(|(count, _)| count);
    assert_eq!((of(Card::EatSalad), of(Card::MoveAgain), of(Card::MissTurn)), (Some(2), Some(2), Some(1)));
    assert_eq!(game.cards(&state).map(|(count, _)| count).sum::<u8>(), 15);
}

#[test]
fn salads_to_begin_with_are_a_setting() {
    let salads = |salads, runners| {
        let game = with(Setup { seats: 2, runners, salads, ..Setup::default() });
        game.start().salads(FIRST)
    };
    assert_eq!([salads(None, 1), salads(None, 2), salads(Some(3), 2), salads(Some(5), 1)], [3, 5, 3, 5]);
}

/// Where the toll is paid.
fn toll(seats: u8) -> Hare {
    with(Setup { seats, hare_squares: HareSquares::Toll, ..Setup::default() })
}

#[test]
fn whoever_goes_to_a_hare_square_pays_those_it_passes() {
    let game = toll(5);
    // From 10 to 14: 12 and 13 are passed; 9 and 20 are not.
    let players = |carrots| [(10, carrots, 3), (12, 5, 3), (9, 5, 3), (13, 5, 3), (20, 5, 3)];
    let mut state = at(&game, &players(31));
    let events = done(&game, &mut state, "+4");
    let paid = |to| Event::Toll { seat: FIRST, to: Seat(to), carrots: 10 };
    assert_eq!(
        events[..3],
        [Event::Moved { seat: FIRST, runner: Runner::A, from: 10, to: 14, carrots: -10 }, paid(1), paid(3)]
    );
    assert_eq!([0, 2, 3, 4].map(|seat| state.carrots(Seat(seat))), [1, 5, 15, 5]);
    // Nobody draws, and the turn is over.
    assert_eq!((state.phase(), state.mover(), game.turn(&state)), (Phase::Move, Seat(1), Turn::Seat(Seat(1))));
    assert!(game.outcomes(&state).is_empty());

    // Whoever cannot pay stays out; a square that is no hare's costs nothing more.
    assert!(listed(&game, &at(&game, &players(30))).contains(&"+4".to_owned()));
    let poor = at(&game, &players(29));
    let refused = refused(&game, &poor, "+4");
    assert_eq!(refused.rule, "toll");
    assert_eq!(refused.text, "entering square 14 costs 10 carrots and 20 more for those you pass; you have 29");
    assert!(listed(&game, &poor).contains(&"+6".to_owned()));
}

#[test]
fn nobody_is_paid_for_standing_level_at_the_start_or_for_being_of_ones_own() {
    let game = toll(3);
    let mut state = game.start();
    let events = done(&game, &mut state, "+1");
    assert!(!events.iter().any(|event| matches!(event, Event::Toll { .. })), "{events:?}");

    let game = with(Setup { seats: 2, runners: 2, hare_squares: HareSquares::Toll, ..Setup::default() });
    let runner = |square| RunnerAt { square, ..RunnerAt::default() };
    let position = Position {
        to_move: FIRST,
        players: vec![
            PlayerAt { carrots: 60, salads: 5, runners: vec![runner(9), runner(10)] },
            PlayerAt { carrots: 5, salads: 5, runners: vec![runner(12), runner(13)] },
        ],
    };
    let mut state = game.place(&position).unwrap();
    let events = done(&game, &mut state, "+5");
    assert_eq!(events[1], Event::Toll { seat: FIRST, to: Seat(1), carrots: 20 });
    assert_eq!(state.carrots(FIRST), 60 - 15 - 20);
}

/// Whoever stands behind all others where hare squares are closed to it can move all the same.
#[test]
fn with_a_toll_carrots_must_suffice_without_hare_squares() {
    let track = hare::Track::shipped("1978").unwrap();
    let carrots =
        |hare_squares, luck| Setup { seats: 6, luck, hare_squares, ..Setup::default() }.fewest_carrots(&track);
    assert_eq!(carrots(HareSquares::Toll, true), carrots(HareSquares::Cards, false));
    assert!(carrots(HareSquares::Toll, true) > carrots(HareSquares::Cards, true));
}

/// Without luck hare squares are closed, whatever they would ask.
#[test]
fn closed_hare_squares_ask_nothing() {
    let game = with(Setup { seats: 2, luck: false, hare_squares: HareSquares::Toll, ..Setup::default() });
    assert!(!game.setup().has_toll() && !game.setup().draws_cards());
    let state = placed(&game, 0, &[(13, 60, 3), (0, 68, 3)]);
    assert_eq!(refused(&game, &state, "+1").rule, "no-luck");
}

#[test]
fn editions_differ_in_what_is_told_of_them() {
    let rules = Edition::ALL.map(|edition| {
        let setup = edition.setup(2, 2);
        let cards = if setup.draws_cards() { setup.deck.size() } else { 0 };
        (
            edition.id(),
            setup.board.clone(),
            setup.starting_carrots(),
            cards,
            setup.starting_salads(),
            setup.hidden_carrots,
        )
    });
    let told = |id, board: &str, carrots, cards, salads, hidden| (id, board.to_owned(), carrots, cards, salads, hidden);
    assert_eq!(
        rules,
        [
            told("1978", "1978", 98, 15, 3, true),
            told("1995", "1978", 98, 12, 5, true),
            told("2000", "1978", 98, 12, 5, false),
            told("2008", "2008", 98, 12, 5, false),
            told("parlett", "1978", 95, 0, 5, true),
        ]
    );
}
