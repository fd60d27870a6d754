//! Whole games at random: what holds at every step, and how games end.

use std::collections::BTreeMap;

use dominion::{Action, Card, Cards, Dominion, End, Phase, State, View};
use tabletop::{Eye, Game, NoEvents, Seat, Seed, Turn};

use crate::support::{rules, variant};

/// Every card there is, wherever it lies.
fn all_cards(state: &State) -> Cards {
    let mut all = state.supply;
    all.add_all(&state.trash);
    state.players.iter().for_each(|player| all.add_all(&player.owned()));
    all
}

/// All treasures first, and then the dearest card.
fn greedy(game: &Dominion, state: &State, view: &View) -> Option<Action> {
    let moves = game.actions(view)?;
    let cost = |action: &Action| match action {
        Action::Buy(card) => game.cost(*card, &state.turn),
        _ => 0,
    };
    let plays = moves.iter().find(|action| matches!(action, Action::PlayTreasures));
    let buys = || moves.iter().filter(|action| cost(action) > 0).max_by_key(|action| cost(action));
    plays.or_else(buys).copied()
}

/// Plays a game at random, or greedily where nothing is asked, and looks at every state.
fn play(game: &Dominion, seed: Seed, wants: bool, mut look: impl FnMut(&State)) -> State {
    let mut state = game.start();
    for step in 0.. {
        look(&state);
        let mut rng = seed.stream("play", step);
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng).expect("chance is due");
                game.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
            }
            Turn::Seat(seat) => {
                let view = game.view(&state, Eye::Seat(seat));
                let wanted = greedy(game, &state, &view).filter(|_| wants && state.stack.is_empty());
                let action = wanted.or_else(|| game.sample(&view, &mut rng)).expect("a seat is to act");
                game.apply(&mut state, &action, &mut NoEvents).expect("it is legal");
            }
        }
    }
    state
}

/// Plays so many games over random kingdoms, and counts how they end.
fn check(games: u64) -> BTreeMap<String, u64> {
    let mut ends = BTreeMap::new();
    for index in 0..games {
        let seed = Seed(5).derive("games", index);
        let game = rules(variant(seed));
        let began = all_cards(&game.start());
        let end = play(&game, seed, index % 2 == 1, |state| {
            assert_eq!(all_cards(state), began, "{seed}: a card came or went");
            game.check_state(state).unwrap_or_else(|illegal| panic!("{seed}: {illegal}"));
        });
        game.check_state(&end).unwrap_or_else(|illegal| panic!("{seed}: {illegal}"));
        check_end(&game, &end);
        let standing = game.standing(&end).expect("it is over");
        *ends.entry(standing.reason.into_owned()).or_default() += 1;
    }
    ends
}

/// The game is over for the reason told, and places follow points and turns.
fn check_end(game: &Dominion, end: &State) {
    let Phase::Over(reason) = end.turn.phase else { panic!("it is not over") };
    let gone = |card: Card| game.piles().any(|pile| pile == card) && !end.supply.has(card);
    let empty = game.piles().filter(|&card| !end.supply.has(card)).count();
    match reason {
        End::Victory => assert!(gone(Card::PROVINCE) || gone(Card::COLONY)),
        End::Piles => assert!(empty >= 3 && !gone(Card::PROVINCE)),
        End::Turns => assert!(end.players.iter().all(|player| player.turns == game.setup().turn_limit)),
    }
    let standing = game.standing(end).expect("it is over");
    let rank = |seat: Seat| {
        let score = game.score(end, seat);
        (-score.points, score.turns)
    };
    for one in Seat::all(game.seats()) {
        for other in Seat::all(game.seats()) {
            let (place, behind) = (standing.places[one.index()], standing.places[other.index()]);
            assert_eq!(place.cmp(&behind), rank(one).cmp(&rank(other)), "{standing:?}");
        }
    }
}

#[test]
fn cards_are_conserved_and_games_end_as_they_should() {
    let ends = check(150);
    assert!(ends.len() == 3, "{ends:?}");
}

/// `cargo test -p dominion --test dominion games -- --ignored --nocapture`
#[test]
#[ignore = "takes minutes"]
fn ten_thousand_random_games_over_random_kingdoms() {
    let ends = check(10_000);
    println!("{ends:?}");
    assert_eq!(ends.values().sum::<u64>(), 10_000);
}
