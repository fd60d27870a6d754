//! Random races to the end, over all variants: every move is one of the plain second implementation's, every state on the way is
//! sound, carrots and cards add up, and all ends come about.
//!
//! By default 500 races; all ten thousand with `cargo test -p hare --test hare games -- --ignored`.

use std::collections::BTreeMap;

use hare::{Card, Event, Hare, Phase, Runner, State};
use tabletop::{Eye, Game, Seat, Seed, Turn};

use crate::support::slow::{BOARDS, Hopper, Slow};
use crate::support::{rules, variant};

#[test]
fn five_hundred_random_races_end() {
    race_through(500);
}

#[test]
#[ignore = "takes half a minute; run it before a change of the rules lands"]
fn ten_thousand_random_races_end() {
    race_through(10_000);
}

/// What was met on the way.
#[derive(Default, Debug)]
struct Met {
    reasons: BTreeMap<String, u64>,
    cards: BTreeMap<Card, u64>,
    idle: BTreeMap<Card, u64>,
    steps: u64,
    turns_compared: u64,
    restarts: u64,
    missed: u64,
    tolls: u64,
    hungry: u64,
    known_cards: u64,
}

fn race_through(races: u64) {
    let mut met = Met::default();
    for index in 0..races {
        race(Seed(5).derive("race", index), &mut met);
    }
    println!("{races} races: {met:?}");
    assert!(met.reasons.keys().map(String::as_str).eq(["home", "round_limit"]), "{met:?}");
    assert!(Card::ALL.iter().all(|card| met.cards.contains_key(card)), "a card never came: {met:?}");
    let never_idle = |card: &Card| matches!(card, Card::LastMoveFree | Card::TakeOrGive | Card::MissTurn);
    assert!(Card::ALL.iter().all(|card| met.idle.contains_key(card) != never_idle(card)), "{met:?}");
    assert!(
        met.restarts > 0
            && met.missed > 0
            && met.tolls > 0
            && met.hungry > 0
            && met.known_cards > 0
            && met.turns_compared > races,
        "{met:?}"
    );
}

fn race(seed: Seed, met: &mut Met) {
    let game = rules(variant(seed));
    let mut state = game.start();
    for step in 0u64.. {
        assert!(step < 20_000, "{seed}: it does not end");
        let mut rng = seed.stream("play", step);
        let before = state;
        let mut events = Vec::new();
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let card = game.draw(&state, &mut rng).expect("a card is due");
                met.known_cards += u64::from(game.outcomes(&state).len() == 1);
                game.resolve(&mut state, &card, &mut events).expect("what is drawn can come");
            }
            Turn::Seat(_) => {
                met.turns_compared += compare(&game, &state, &format!("{seed}, step {step}"));
                let action =
                    game.sample(&game.view(&state, Eye::Seat(state.mover())), &mut rng).expect("a seat is to act");
                let applied = game.apply(&mut state, &action, &mut events);
                applied.unwrap_or_else(|illegal| panic!("{seed}, step {step}, {action}: {illegal}"));
            }
        }
        met.steps += 1;
        game.check_state(&state).unwrap_or_else(|illegal| panic!("{seed}, step {step}: {illegal}: {state:?}"));
        account(&game, &before, &state, &events, met);
    }
    let standing = game.standing(&state).expect("it is over");
    assert!(standing.winners().next().is_some());
    *met.reasons.entry(standing.reason.into_owned()).or_default() += 1;
}

/// Compares a position with the plain second implementation; returns 1 where there is something to compare.
fn compare(game: &Hare, state: &State, place: &str) -> u64 {
    let slow = slow_of(game, state);
    let mut listed: Vec<String> = game.moves(state).iter().map(|action| action.to_string()).collect();
    let order = listed.clone();
    listed.sort();
    let wanted = match (state.phase(), state.card_runner()) {
        (Phase::Move, _) => slow.turn(),
        (Phase::Again, Some(runner)) => {
            let own = slow.hoppers.iter().filter(|hopper| hopper.seat == slow.mover);
            let mut steps = slow.steps(own.into_iter().nth(runner.index()).expect("it is there"));
            steps.sort();
            steps
        }
        _ => return 0,
    };
    assert_eq!(listed, wanted, "{place}: {state:?}");
    assert_eq!(order.len(), game.moves(state).len(), "{place}");
    1
}

fn slow_of(game: &Hare, state: &State) -> Slow {
    let setup = game.setup();
    let (_, letters) = BOARDS.into_iter().find(|(id, _)| *id == setup.board).expect("it is shipped");
    let mut hoppers = Vec::new();
    for seat in Seat::all(setup.seats.into()) {
        for (runner, letter) in game.runners().zip(["", "b"]) {
            let square = usize::from(game.square(state, seat, runner));
            hoppers.push(Hopper { seat: seat.index(), letter, square, eats: game.eats(state, seat, runner) });
        }
    }
    let seats = || Seat::all(setup.seats.into());
    Slow {
        board: letters.chars().collect(),
        luck: setup.luck,
        toll: setup.has_toll(),
        mover: state.mover().index(),
        carrots: seats().map(|seat| state.carrots(seat).into()).collect(),
        salads: seats().map(|seat| state.salads(seat).into()).collect(),
        hoppers,
    }
}

/// Carrots, salads and squares after a step are those before it and what was told, and nothing else.
fn account(game: &Hare, before: &State, after: &State, events: &[Event], met: &mut Met) {
    let seats = || Seat::all(game.setup().seats.into());
    let mut carrots: Vec<i64> = seats().map(|seat| before.carrots(seat).into()).collect();
    let mut salads: Vec<u8> = seats().map(|seat| before.salads(seat)).collect();
    let runners = || seats().flat_map(|seat| game.runners().map(move |runner| (seat, runner)));
    let mut squares: BTreeMap<(Seat, Runner), u8> =
        runners().map(|(seat, runner)| ((seat, runner), game.square(before, seat, runner))).collect();
    for event in events {
        match *event {
            Event::Moved { seat, runner, from, to, carrots: change } => {
                carrots[seat.index()] += i64::from(change);
                assert_eq!(squares.insert((seat, runner), to), Some(from));
            }
            Event::Toll { seat, to, carrots: paid } => {
                assert!(paid > 0 && paid % 10 == 0 && seat != to, "{event:?}");
                carrots[seat.index()] -= i64::from(paid);
                carrots[to.index()] += i64::from(paid);
                met.tolls += 1;
            }
            Event::WillEat { seat, runner } => assert!(game.eats(after, seat, runner), "{events:?}"),
            Event::WillMiss(_) => met.hungry += 1,
            Event::Sent { seat, runner, from, to } => assert_eq!(squares.insert((seat, runner), to), Some(from)),
            Event::Took(seat) => carrots[seat.index()] += 10,
            Event::Gave(seat) => carrots[seat.index()] -= 10,
            Event::Ate { seat, rank, carrots: earned, .. } => {
                assert_eq!(earned, 10 * u16::from(rank));
                carrots[seat.index()] += i64::from(earned);
                salads[seat.index()] -= 1;
            }
            Event::Paid { seat, carrots: earned, .. } | Event::Refunded { seat, carrots: earned } => {
                carrots[seat.index()] += i64::from(earned);
            }
            Event::Restarted { seat, carrots: now } => {
                carrots[seat.index()] = now.into();
                squares.iter_mut().filter(|((of, _), at)| *of == seat && **at != 64).for_each(|(_, at)| *at = 0);
                met.restarts += 1;
            }
            Event::Drew { card, .. } => *met.cards.entry(card).or_default() += 1,
            Event::Idle { card, .. } => *met.idle.entry(card).or_default() += 1,
            Event::Missed(_) => met.missed += 1,
            Event::Kept(_) | Event::Home { .. } | Event::Over(_) => {}
        }
    }
    assert_eq!(carrots, seats().map(|seat| i64::from(after.carrots(seat))).collect::<Vec<_>>(), "{events:?}");
    assert_eq!(salads, seats().map(|seat| after.salads(seat)).collect::<Vec<_>>(), "{events:?}");
    for ((seat, runner), square) in squares {
        assert_eq!(square, game.square(after, seat, runner), "{events:?}");
    }
}
