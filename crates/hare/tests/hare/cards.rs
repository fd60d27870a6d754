//! The cards of the hare squares, each by itself, and one after the other.

use hare::{Card, Deck, Event, Hare, Phase, Runner, Setup, State};
use tabletop::{Eye, Game, Seat, Turn};

use crate::support::{at, done, listed, placed, race, refused, rules};

const FIRST: Seat = Seat(0);

/// Draws that card.
fn drawn(game: &Hare, state: &mut State, card: Card) -> Vec<Event> {
    let mut events = Vec::new();
    game.resolve(state, &card, &mut events).unwrap_or_else(|illegal| panic!("{card:?}: {illegal}"));
    assert_eq!(events[0], Event::Drew { seat: FIRST, card });
    game.check_state(state).expect("it can be");
    events
}

/// The first seat steps from square 13 to the hare square 14 of the board of 1978 for one carrot, and draws.
fn on_14(game: &Hare, own: (u16, u8), others: &[(u8, u16, u8)], card: Card) -> (State, Vec<Event>) {
    let players: Vec<_> = std::iter::once((13, own.0 + 1, own.1)).chain(others.iter().copied()).collect();
    let mut state = at(game, &players);
    done(game, &mut state, "+1");
    assert_eq!((state.phase(), game.turn(&state)), (Phase::Draw, Turn::Chance));
    let events = drawn(game, &mut state, card);
    (state, events)
}

/// Where the first seat stands after that.
fn sent(others: &[(u8, u16, u8)], salads: u8, card: Card) -> u8 {
    let game = race("1978", 1 + others.len() as u8);
    let (state, _) = on_14(&game, (5, salads), others, card);
    game.square(&state, FIRST, Runner::A)
}

/// Whether the card had no effect, and the turn has passed.
fn idle(others: &[(u8, u16, u8)], own: (u16, u8), card: Card) -> bool {
    let game = race("1978", 1 + others.len() as u8);
    let (state, events) = on_14(&game, own, others, card);
    let unchanged = game.square(&state, FIRST, Runner::A) == 14 && (state.carrots(FIRST), state.salads(FIRST)) == own;
    events.contains(&Event::Idle { seat: FIRST, card }) && unchanged && state.mover() == Seat(1)
}

const BEHIND: [(u8, u16, u8); 1] = [(10, 68, 3)];
const AHEAD: [(u8, u16, u8); 1] = [(20, 68, 3)];

#[test]
fn the_last_move_is_free() {
    let game = race("1978", 2);
    let mut state = at(&game, &[(9, 40, 3), (0, 68, 3)]);
    done(&game, &mut state, "+5");
    assert_eq!(state.carrots(FIRST), 25);
    let events = drawn(&game, &mut state, Card::LastMoveFree);
    assert_eq!(events[1], Event::Refunded { seat: FIRST, carrots: 15 });
    assert_eq!((state.carrots(FIRST), state.mover()), (40, Seat(1)));
}

#[test]
fn ten_carrots_may_be_taken_given_or_neither() {
    let game = race("1978", 2);
    let (state, _) = on_14(&game, (30, 3), &BEHIND, Card::TakeOrGive);
    assert_eq!((state.phase(), game.turn(&state)), (Phase::Choice, Turn::Seat(FIRST)));
    assert_eq!(listed(&game, &state), ["take", "give", "keep"]);
    for (choice, carrots) in [("take", 40), ("give", 20), ("keep", 30)] {
        let mut chosen = state;
        done(&game, &mut chosen, choice);
        assert_eq!((chosen.carrots(FIRST), chosen.mover(), chosen.phase()), (carrots, Seat(1), Phase::Move));
    }
    assert_eq!(refused(&game, &state, "+1").rule, "phase");
    let (poor, _) = on_14(&game, (9, 3), &BEHIND, Card::TakeOrGive);
    assert_eq!(listed(&game, &poor), ["take", "keep"]);
    assert_eq!(refused(&game, &poor, "give").rule, "too-few-to-give");
}

#[test]
fn back_one_rank_goes_right_behind_the_next_runner_behind() {
    assert_eq!(sent(&[(10, 68, 3), (5, 68, 3)], 3, Card::BackOneRank), 9);
    // The square behind is taken: one farther, which may cost more than one rank.
    assert_eq!(sent(&[(12, 68, 3), (11, 68, 3)], 3, Card::BackOneRank), 10);
    // A salad square only with a salad.
    assert_eq!(sent(&[(8, 68, 3)], 1, Card::BackOneRank), 7);
    assert_eq!(sent(&[(8, 68, 3)], 0, Card::BackOneRank), 6);
    // Behind the start there is nothing: level with who stands there.
    assert_eq!(sent(&[(0, 68, 3)], 3, Card::BackOneRank), 0);
    assert_eq!(sent(&[(1, 68, 3)], 3, Card::BackOneRank), 0);
    assert!(idle(&AHEAD, (5, 3), Card::BackOneRank), "who is last stays");
}

#[test]
fn who_falls_back_on_a_hedgehog_earns_nothing() {
    let game = race("1978", 2);
    let (state, events) = on_14(&game, (5, 3), &[(12, 68, 3)], Card::BackOneRank);
    assert_eq!(events[1], Event::Sent { seat: FIRST, runner: Runner::A, from: 14, to: 11 });
    assert_eq!(state.carrots(FIRST), 5);
}

#[test]
fn up_one_rank_goes_right_before_the_next_runner_ahead() {
    assert_eq!(sent(&[(20, 68, 3), (40, 68, 3)], 3, Card::UpOneRank), 21);
    // Past squares that are taken and hedgehogs.
    assert_eq!(sent(&[(17, 68, 3), (18, 68, 3)], 3, Card::UpOneRank), 20);
    // A salad square only with a salad.
    assert_eq!(sent(&[(21, 68, 3)], 2, Card::UpOneRank), 22);
    assert_eq!(sent(&[(21, 68, 3)], 0, Card::UpOneRank), 23);
    assert!(idle(&BEHIND, (5, 3), Card::UpOneRank), "who leads stays");
    assert!(idle(&[(10, 68, 3), (64, 0, 0)], (5, 3), Card::UpOneRank), "who is home is not overtaken");
}

#[test]
fn up_one_rank_enters_the_goal_only_as_everybody_must() {
    let game = race("1978", 3);
    let ahead_of_all = |carrots, salads| on_14(&game, (carrots, salads), &[(63, 68, 0), (0, 68, 3)], Card::UpOneRank);
    let (state, events) = ahead_of_all(10, 0);
    assert!(game.is_home(&state, FIRST));
    assert!(events.contains(&Event::Home { seat: FIRST, runner: Runner::A, place: 1 }));
    for (carrots, salads) in [(11, 0), (10, 1)] {
        let (state, _) = ahead_of_all(carrots, salads);
        assert_eq!(game.square(&state, FIRST, Runner::A), 14);
    }
}

#[test]
fn a_salad_is_eaten_at_once() {
    let game = race("1978", 2);
    let (state, events) = on_14(&game, (5, 2), &AHEAD, Card::EatSalad);
    assert_eq!(events[1], Event::Ate { seat: FIRST, runner: Runner::A, rank: 2, carrots: 20 });
    assert_eq!((state.carrots(FIRST), state.salads(FIRST), state.mover()), (25, 1, Seat(1)));
    assert!(idle(&BEHIND, (5, 0), Card::EatSalad), "without a salad there is nothing to eat");
}

#[test]
fn the_next_turn_is_missed_and_no_other() {
    let game = race("1978", 3);
    let (mut state, _) = on_14(&game, (20, 3), &[(40, 68, 3), (52, 68, 3)], Card::MissTurn);
    assert!(state.misses(FIRST) && state.mover() == Seat(1));
    done(&game, &mut state, "+1");
    let events = done(&game, &mut state, "+1");
    assert!(events.contains(&Event::Missed(FIRST)));
    assert_eq!((state.mover(), state.misses(FIRST)), (Seat(1), false));
    assert_eq!(state.round(), 2);
    done(&game, &mut state, "-4");
    done(&game, &mut state, "-3");
    assert_eq!(state.mover(), FIRST);
}

#[test]
fn the_runner_moves_again_at_once() {
    let game = race("1978", 2);
    let (mut state, _) = on_14(&game, (3, 3), &BEHIND, Card::MoveAgain);
    assert_eq!((state.phase(), game.turn(&state)), (Phase::Again, Turn::Seat(FIRST)));
    assert_eq!(listed(&game, &state), ["+2", "-3"]);
    assert_eq!(refused(&game, &state, "take").rule, "phase");
    assert_eq!(refused(&game, &state, "eat").rule, "phase");
    done(&game, &mut state, "+2");
    assert_eq!((state.mover(), state.carrots(FIRST)), (Seat(1), 0));
    assert_eq!(game.square(&state, FIRST, Runner::A), 16);
    // Nothing ahead that can be paid for, and the hedgehog is taken: no second move, and nobody starts anew for it.
    assert!(idle(&[(11, 68, 3)], (0, 3), Card::MoveAgain));
}

#[test]
fn carrot_squares_are_gone_to_only_if_they_are_free() {
    assert_eq!(sent(&BEHIND, 3, Card::NextCarrots), 21);
    assert!(idle(&[(21, 68, 3)], (5, 3), Card::NextCarrots));
    assert_eq!(sent(&BEHIND, 3, Card::LastCarrots), 13);
    // From 12 to 14, and the last carrot square between them is taken.
    let game = race("1978", 2);
    let mut state = at(&game, &[(12, 3, 3), (13, 68, 3)]);
    done(&game, &mut state, "+2");
    let events = drawn(&game, &mut state, Card::LastCarrots);
    assert!(events.contains(&Event::Idle { seat: FIRST, card: Card::LastCarrots }));
}

#[test]
fn beyond_the_last_carrot_square_there_is_none() {
    let game = race("1978", 2);
    let mut state = at(&game, &[(62, 1, 0), (0, 68, 3)]);
    done(&game, &mut state, "+1");
    let events = drawn(&game, &mut state, Card::NextCarrots);
    assert!(events.contains(&Event::Idle { seat: FIRST, card: Card::NextCarrots }));
    let mut state = at(&game, &[(0, 68, 3), (2, 68, 3)]);
    done(&game, &mut state, "+1");
    let events = drawn(&game, &mut state, Card::LastCarrots);
    assert!(events.contains(&Event::Idle { seat: FIRST, card: Card::LastCarrots }));
}

#[test]
fn a_card_that_leads_to_another_hare_square_is_followed_by_another() {
    let game = race("1978", 3);
    // Behind the runner on 7 lies the hare square 6.
    let (mut state, events) = on_14(&game, (5, 3), &[(7, 68, 3), (3, 68, 3)], Card::BackOneRank);
    assert_eq!(events[1], Event::Sent { seat: FIRST, runner: Runner::A, from: 14, to: 6 });
    assert_eq!((state.phase(), state.mover()), (Phase::Draw, FIRST));
    // The next one goes on from there, and what the move cost is still known.
    let events = drawn(&game, &mut state, Card::LastMoveFree);
    assert_eq!(events[1], Event::Refunded { seat: FIRST, carrots: 1 });
    assert_eq!((state.mover(), state.card_runner()), (Seat(1), None));
}

#[test]
fn a_card_may_lead_to_a_salad_and_to_a_position() {
    let game = race("1978", 2);
    let (mut state, _) = on_14(&game, (5, 1), &[(8, 68, 3)], Card::BackOneRank);
    assert!(game.eats(&state, FIRST, Runner::A));
    done(&game, &mut state, "+1");
    assert_eq!(listed(&game, &state), ["eat"]);

    let (mut state, _) = on_14(&game, (5, 1), &[(11, 68, 3)], Card::BackOneRank);
    assert_eq!(game.square(&state, FIRST, Runner::A), 10);
    let events = done(&game, &mut state, "+1");
    assert_eq!(events.last(), Some(&Event::Paid { seat: FIRST, runner: Runner::A, rank: 2, carrots: 20 }));
}

#[test]
fn cards_come_by_how_many_are_left_and_again_in_their_order() {
    let deck = Deck { miss_turn: 2, eat_salad: 1, ..Deck::EMPTY };
    let game = rules(Setup { board: "1978".to_owned(), seats: 2, deck, ..Setup::default() });
    let mut state = at(&game, &[(13, 1, 3), (0, 68, 3)]);
    assert!(game.outcomes(&state).is_empty());
    done(&game, &mut state, "+1");
    assert_eq!(game.outcomes(&state), [(1.0 / 3.0, Card::EatSalad), (2.0 / 3.0, Card::MissTurn)]);
    let before = state;
    drawn(&game, &mut state, Card::MissTurn);
    assert!(game.reveals(&before, &state, FIRST) && game.reveals(&before, &state, Seat(1)));
    let mut order = vec![Card::MissTurn];
    for card in [Card::EatSalad, Card::MissTurn] {
        state = with_card_due(&game, &state);
        assert!(game.outcomes(&state).iter().any(|(_, possible)| *possible == card));
        drawn(&game, &mut state, card);
        order.push(card);
    }
    // Everybody has seen all three: they come again as they came.
    for card in order {
        state = with_card_due(&game, &state);
        assert_eq!(game.outcomes(&state), [(1.0, card)]);
        assert_eq!(game.draw(&state, &mut tabletop::Seed(1).stream("cards", 0)), Some(card));
        assert_eq!(game.view(&state, Eye::Public).state(), Some(&state));
        let before = state;
        drawn(&game, &mut state, card);
        assert!(!game.reveals(&before, &state, FIRST), "it was known");
    }
}

/// The first seat before its draw on square 14, with the cards drawn in `state`.
fn with_card_due(game: &Hare, state: &State) -> State {
    let mut due = placed(game, 0, &[(13, 1, 3), (0, 68, 3)]);
    done(game, &mut due, "+1");
    let pile = serde_json::to_value(state.pile()).expect("it can be written");
    let mut value = serde_json::to_value(due).expect("it can be written");
    value["pile"] = pile;
    serde_json::from_value(value).expect("it can be read")
}

#[test]
fn a_card_that_is_not_left_cannot_come() {
    let game = race("1978", 2);
    let (mut state, _) = on_14(&game, (20, 3), &BEHIND, Card::MoveAgain);
    done(&game, &mut state, "-3");
    let mut state = with_card_due(&game, &state);
    let before = state;
    let refused = game.resolve(&mut state, &Card::MoveAgain, &mut tabletop::NoEvents).unwrap_err();
    assert_eq!((refused.rule, state), ("impossible-card", before));
    assert_eq!(game.outcomes(&state).len(), 8);
}
