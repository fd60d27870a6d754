use super::*;
use crate::card::{Card, SetKind, progressive_value, set_kind, set_value, sets_in};
use crate::map::Symbol;
use crate::setup::Cards;
use crate::state::Trading;
use tabletop::Eye;

const WILD: [Card; 2] = [Card(42), Card(43)];

fn of(symbol: Symbol, index: usize) -> Card {
    Card::deck(&world()).filter(|card| card.symbol(&world()) == Some(symbol)).nth(index).expect("fourteen of each")
}

fn hand(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_unstable();
    cards
}

/// Gives `seat` exactly these cards out of the deck.
fn deal(state: &mut State, seat: Seat, cards: &[Card]) {
    state.deck.retain(|card| !cards.contains(card));
    state.hands[seat.index()] = hand(cards.to_vec());
    state.board.hand_sizes[seat.index()] = cards.len() as u8;
    state.board.deck_size = state.deck.len() as u16;
}

fn set(cards: [Card; 3]) -> [Card; 3] {
    let mut cards = cards;
    cards.sort_unstable();
    cards
}

#[test]
fn the_deck_has_fourteen_of_each_and_two_wild() {
    let world = world();
    for symbol in [Symbol::Infantry, Symbol::Cavalry, Symbol::Artillery] {
        assert_eq!(Card::deck(&world).filter(|card| card.symbol(&world) == Some(symbol)).count(), 14);
    }
    assert_eq!(Card::deck(&world).filter(|card| card.symbol(&world).is_none()).count(), 2);
}

#[test]
fn sets_are_three_alike_one_of_each_or_two_and_a_wild() {
    let world = world();
    let (i, c, a) = (Symbol::Infantry, Symbol::Cavalry, Symbol::Artillery);
    let kind = |cards| set_kind(&world, cards);
    assert_eq!(kind([of(i, 0), of(i, 1), of(i, 2)]), Some(SetKind::Alike(i)));
    assert_eq!(kind([of(i, 0), of(c, 0), of(a, 0)]), Some(SetKind::Mixed));
    assert_eq!(kind([of(i, 0), of(i, 1), of(c, 0)]), None);
    assert_eq!(kind([of(i, 0), of(i, 1), WILD[0]]), Some(SetKind::Alike(i)));
    assert_eq!(kind([of(i, 0), of(c, 1), WILD[0]]), Some(SetKind::Mixed));
    assert_eq!(kind([of(a, 0), WILD[0], WILD[1]]), Some(SetKind::Mixed), "the dearer of both readings");
    assert_eq!(kind([of(i, 0), of(i, 0), of(i, 1)]), None, "a card once");
}

#[test]
fn five_cards_always_hold_a_set() {
    let world = world();
    let cards: Vec<Card> = [Symbol::Infantry, Symbol::Cavalry, Symbol::Artillery]
        .into_iter()
        .flat_map(|symbol| (0..5).map(move |index| of(symbol, index)))
        .chain(WILD)
        .collect();
    let n = cards.len();
    let mut hands = 0;
    for bits in 0u32..1 << n {
        if bits.count_ones() == 5 {
            let five = hand((0..n).filter(|at| bits >> at & 1 == 1).map(|at| cards[at]).collect());
            assert!(sets_in(&world, &five).next().is_some(), "{five:?}");
            hands += 1;
        }
    }
    assert_eq!(hands, 6188, "17 over 5");
}

#[test]
fn values_rise_or_are_fixed() {
    let rising: Vec<u32> = (0..11).map(progressive_value).collect();
    assert_eq!(rising, [4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40]);
    assert_eq!(progressive_value(u32::MAX), u32::MAX, "no overflow");
    let fixed = |kind| set_value(Cards::Fixed, kind, 99);
    assert_eq!(fixed(SetKind::Alike(Symbol::Infantry)), 4);
    assert_eq!(fixed(SetKind::Alike(Symbol::Cavalry)), 6);
    assert_eq!(fixed(SetKind::Alike(Symbol::Artillery)), 8);
    assert_eq!(fixed(SetKind::Mixed), 10);
}

#[test]
fn a_trade_brings_armies_and_two_on_one_own_pictured_territory_once() {
    let game = risk(Setup { seats: 3, ..Setup::default() });
    let mut state = drafting(&game, RED, 3, &[]);
    let six: Vec<Card> = (0..6).map(|index| of(Symbol::Infantry, index)).collect();
    let place = |card: Card| card.territory(&world()).expect("not wild");
    for &card in &six[..4] {
        state.board.lands[place(card).index()] = Land { owner: Owner::of(RED), armies: 1 };
    }
    deal(&mut state, RED, &six);
    let trade = |cards: &[Card], bonus| Action::Trade { cards: set([cards[0], cards[1], cards[2]]), bonus };
    assert_eq!(refused(&game, &state, trade(&six[..3], Some(place(six[3])))), "not-pictured");
    assert_eq!(refused(&game, &state, trade(&six[3..], Some(place(six[5])))), "not-yours");
    assert_eq!(refused(&game, &state, Action::Place(vec![(place(six[0]), 3)])), "must-trade");
    let events = act(&game, &mut state, trade(&six[..3], Some(place(six[0]))));
    assert!(matches!(events[..], [EventKind::Traded { armies: 4, .. }, EventKind::Placed { armies: 2, .. }]));
    assert_eq!((state.board.to_place, state.board.land(place(six[0])).armies), (7, 3));
    assert_eq!(refused(&game, &state, trade(&six[3..], Some(place(six[3])))), "pictured-once");
    act(&game, &mut state, trade(&six[3..], None));
    assert_eq!((state.board.to_place, state.board.trades), (13, 2));
    assert_eq!((state.hands[0].len(), state.board.discard.len()), (0, 6));
}

#[test]
fn inherited_cards_are_traded_at_once_down_to_four() {
    let game = risk(Setup { seats: 3, ..Setup::default() });
    let mut state = position(&game, RED, &[("Brazil", RED, 9), ("North Africa", BLUE, 1)]);
    let infantry: Vec<Card> = (0..7).map(|index| of(Symbol::Infantry, index)).collect();
    deal(&mut state, RED, &infantry[..3]);
    deal(&mut state, BLUE, &infantry[3..7]);
    act(&game, &mut state, Action::Attack { from: at("Brazil"), to: at("North Africa"), dice: 3 });
    roll(&game, &mut state, &[6, 6, 6], &[1]);
    act(&game, &mut state, Action::Occupy(5));
    assert_eq!(state.board.phase, Phase::Reinforce { spoils: true });
    assert_eq!(refused(&game, &state, Action::Place(vec![(at("Brazil"), 1)])), "must-trade");
    act(&game, &mut state, Action::Trade { cards: set([infantry[0], infantry[1], infantry[2]]), bonus: None });
    let second = Action::Trade { cards: set([infantry[3], infantry[4], infantry[5]]), bonus: None };
    assert_eq!(refused(&game, &state, second), "trade-later", "four cards are kept");
    act(&game, &mut state, Action::Place(vec![(at("Brazil"), 4)]));
    assert_eq!(state.board.phase, Phase::Attack, "and the attacks go on");
}

#[test]
fn a_view_says_what_becomes_of_a_set() {
    let game = risk(Setup { seats: 3, ..Setup::default() });
    let infantry: Vec<Card> = (0..7).map(|index| of(Symbol::Infantry, index)).collect();
    let trading = |state: &State, eye| game.view(state, eye).trading;
    let mut state = drafting(&game, RED, 3, &[("Brazil", RED, 9), ("North Africa", BLUE, 1)]);
    deal(&mut state, RED, &infantry[..2]);
    deal(&mut state, BLUE, &infantry[3..6]);
    assert_eq!(trading(&state, Eye::Seat(RED)), Trading::NoSet);
    assert_eq!(trading(&state, Eye::Seat(BLUE)), Trading::Later, "not on another's turn");
    assert_eq!(trading(&state, Eye::Public), Trading::NoSet, "nobody else knows of it");
    deal(&mut state, RED, &infantry[..3]);
    assert_eq!(trading(&state, Eye::Seat(RED)), Trading::May);
    deal(&mut state, BLUE, &infantry[3..7]);
    act(&game, &mut state, Action::Place(vec![(at("Brazil"), 3)]));
    assert_eq!(trading(&state, Eye::Seat(RED)), Trading::Later, "the turn is past its trades");
    act(&game, &mut state, Action::Attack { from: at("Brazil"), to: at("North Africa"), dice: 3 });
    roll(&game, &mut state, &[6, 6, 6], &[1]);
    act(&game, &mut state, Action::Occupy(5));
    assert_eq!(trading(&state, Eye::Seat(RED)), Trading::Must, "seven cards after an inheritance");
    act(&game, &mut state, Action::Trade { cards: set([infantry[0], infantry[1], infantry[2]]), bonus: None });
    assert_eq!(trading(&state, Eye::Seat(RED)), Trading::Later, "four are kept");
}

#[test]
fn a_turn_with_a_capture_draws_one_card_and_an_empty_deck_is_refilled() {
    let game = risk(Setup { seats: 3, ..Setup::default() });
    let mut state = position(&game, RED, &[("Brazil", RED, 9), ("North Africa", BLUE, 1), ("Egypt", BLUE, 1)]);
    state.board.discard = std::mem::take(&mut state.deck);
    state.board.deck_size = 0;
    state.board.captured = true;
    let events = act(&game, &mut state, Action::EndTurn);
    assert_eq!(events, [EventKind::Reshuffled]);
    assert_eq!(state.board.phase, Phase::Draw);
    assert_eq!(game.outcomes(&state).len(), 44);
    settle(&game, &mut state, 1);
    assert_eq!((state.hands[0].len(), state.board.deck_size, state.board.active), (1, 43, BLUE));
}

#[test]
fn no_capture_no_card() {
    let game = risk(Setup { seats: 3, ..Setup::default() });
    let mut state = position(&game, RED, &[("Brazil", RED, 9), ("North Africa", BLUE, 1)]);
    act(&game, &mut state, Action::EndTurn);
    assert_eq!((state.board.active, state.hands[0].len()), (BLUE, 0));
}
