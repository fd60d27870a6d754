//! The exact odds of the rules page, by the rules' own chance, and how long a seat takes alone.

use std::sync::Arc;

use dominion::agents::Strategist;
use dominion::{Action, Card, Cards, Dominion, Event, Menu, Setup, State};
use tabletop::{Game, NoEvents, Seat, Seed, Turn};

use crate::support::play::{Listener, play};
use crate::support::{Scene, card, rules};

/// The probability that a first seat, from `state` on, sees `wanted` of its hands on its turns up to turn `last`. Every other seat and
/// the first one's turns before do nothing but what `buy` says of the turn.
fn chance(
    game: &Dominion,
    state: &State,
    last: u16,
    buy: &dyn Fn(u16) -> Option<Card>,
    wanted: &dyn Fn(&Cards) -> bool,
    weight: f64,
) -> f64 {
    let me = &state.players[0];
    match game.turn(state) {
        Turn::Over => 0.0,
        Turn::Chance => {
            let outcomes = game.outcomes(state);
            let all = outcomes.into_iter().map(|(probability, outcome)| {
                let mut next = state.clone();
                game.resolve(&mut next, &outcome, &mut NoEvents).expect("it can come");
                chance(game, &next, last, buy, wanted, weight * probability)
            });
            all.sum()
        }
        Turn::Seat(Seat(0)) => {
            let turn = me.turns + 1;
            if turn > 2 && wanted(&me.hand) {
                return weight;
            }
            if turn == last {
                return 0.0;
            }
            let mut next = state.clone();
            let mut act = |action| game.apply(&mut next, &action, &mut NoEvents).expect("it is legal");
            if let Some(card) = buy(turn) {
                act(Action::PlayTreasures);
                act(Action::Buy(card));
            }
            act(Action::EndTurn);
            chance(game, &next, last, buy, wanted, weight)
        }
        Turn::Seat(_) => {
            let mut next = state.clone();
            game.apply(&mut next, &Action::EndTurn, &mut NoEvents).expect("it is legal");
            chance(game, &next, last, buy, wanted, weight)
        }
    }
}

/// The second seat's cards all alike, so that only the first one's chance is left.
fn opening(kingdom_cards: &[&str]) -> Scene {
    let mut scene = Scene::new(kingdom_cards).deck(0, "7 copper, 3 estate").deck(1, "10 estate");
    scene.state.supply = scene.state.supply.with(Card::ESTATE, 1);
    scene.state.stack =
        vec![dominion::Task::Begin, dominion::Task::Draw { seat: Seat(0), count: 5, to: dominion::Drawn::Hand }];
    scene.state.players[1].hand = Cards::NONE.with(Card::ESTATE, 5);
    scene.state.players[1].deck = Cards::NONE.with(Card::ESTATE, 5);
    scene
}

fn coins(hand: &Cards) -> u8 {
    hand.count(Card::COPPER) + 2 * hand.count(Card::SILVER)
}

fn close(found: f64, numerator: f64, denominator: f64) {
    let exact = numerator / denominator;
    assert!((found - exact).abs() < 1e-12, "{found}, not {numerator}/{denominator} = {exact}");
}

#[test]
fn one_opening_in_six_is_five_and_two() {
    let scene = opening(&[]);
    let outcomes = scene.game.outcomes(&scene.state);
    let even = outcomes.iter().filter(|(_, outcome)| match outcome {
        dominion::Outcome::Drawn(heap) => [2, 5].contains(&heap.count(Card::COPPER)),
        dominion::Outcome::First(_) => false,
    });
    close(even.map(|(probability, _)| probability).sum(), 1.0, 6.0);
}

/// The first hands are 4 and 3 or 3 and 4 Coppers; each turn a Silver is bought.
fn two_silvers(least: u8) -> f64 {
    let scene = opening(&[]);
    let state = four_three(&scene);
    chance(&scene.game, &state, 4, &|turn| (turn < 3).then_some(Card::SILVER), &|hand| coins(hand) >= least, 1.0)
}

/// After a first hand of four Coppers.
fn four_three(scene: &Scene) -> State {
    let mut state = scene.state.clone();
    let outcome = dominion::Outcome::Drawn(Cards::NONE.with(Card::COPPER, 4).with(Card::ESTATE, 1));
    scene.game.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
    state
}

#[test]
fn two_silvers_bring_five_six_or_seven_so_often() {
    close(two_silvers(5), 361.0, 396.0);
    close(two_silvers(6), 14.0, 33.0);
    close(two_silvers(7), 35.0, 396.0);
}

#[test]
fn a_silver_and_a_card_without_coins_bring_five_half_the_time() {
    let scene = opening(&["moat", "witch"]);
    let moat = card(&scene.game, "moat");
    let buy = |turn: u16| match turn {
        1 => Some(Card::SILVER),
        2 => Some(moat),
        _ => None,
    };
    let state = four_three(&scene);
    close(chance(&scene.game, &state, 4, &buy, &|hand| coins(hand) >= 5, 1.0), 49.0, 99.0);
    // Two given cards of the twelve meet; one of them is seen.
    close(chance(&scene.game, &state, 4, &buy, &|hand| hand.has(Card::SILVER) && hand.has(moat), 1.0), 10.0, 33.0);
    close(chance(&scene.game, &state, 4, &buy, &|hand| hand.has(moat), 1.0), 5.0, 6.0);
}

/// Mean and standard error of the turns of the first to fourth Province of a seat that is alone: the other one does nothing.
fn alone(text: &str, games: u64) -> Vec<(f64, f64)> {
    let kingdom = vec!["smithy".to_owned()];
    let game: Arc<Dominion> = rules(Setup { kingdom, first_seat_begins: true, ..Setup::default() });
    let menu: Menu = text.parse().expect("a menu");
    let idle: Menu = "copper@0".parse().expect("a menu");
    let follow = |menu| Strategist::new(&game, "alone", menu, false).expect("its cards are in the game");
    let mut agents = [follow(&menu), follow(&idle)];
    let mut sums = [(0.0, 0.0); 4];
    for index in 0..games {
        let (mut turn_now, mut bought) = (0, 0);
        let mut listen = |event: Event| match event {
            Event::TurnBegan { seat: Seat(0), turn } => turn_now = turn,
            Event::Bought { seat: Seat(0), card: Card::PROVINCE } => {
                if let Some((sum, squares)) = sums.get_mut(bought) {
                    *sum += f64::from(turn_now);
                    *squares += f64::from(turn_now).powi(2);
                }
                bought += 1;
            }
            _ => {}
        };
        play(&game, &mut agents, Seed(8).derive("alone", index), &mut Listener(&mut listen));
    }
    let games = games as f64;
    let told = |(sum, squares): (f64, f64)| {
        let mean = sum / games;
        (mean, ((squares / games - mean * mean) / games).sqrt())
    };
    sums.into_iter().map(told).collect()
}

fn check_alone(text: &str, games: u64, pages: &[(usize, f64)]) {
    let found = alone(text, games);
    println!("{text}: {found:.3?}");
    for &(province, page) in pages {
        let (mean, error) = found[province - 1];
        // The page rounds to hundredths.
        assert!((mean - page).abs() < 4.0 * error + 0.005, "{text}: {mean:.3} ± {error:.3}, not {page}");
    }
}

#[test]
fn provinces_come_when_the_rules_page_says() {
    check_alone("e0-d0-p8-gold@99|silver@99", 3_000, &[(1, 8.72), (2, 11.75), (3, 14.36), (4, 16.80)]);
    check_alone("e0-d0-p8-gold@99|smithy@1|silver@99", 3_000, &[(4, 14.93)]);
    check_alone("e0-d0-p8-gold@99|smithy@2|silver@99", 3_000, &[(4, 14.91)]);
}

/// `cargo test -p dominion --test dominion odds -- --ignored --nocapture`
#[test]
#[ignore = "takes a minute"]
fn provinces_come_when_the_rules_page_says_in_forty_thousand_games() {
    check_alone("e0-d0-p8-gold@99|silver@99", 40_000, &[(1, 8.72), (2, 11.75), (3, 14.36), (4, 16.80)]);
    check_alone("e0-d0-p8-gold@99|smithy@1|silver@99", 40_000, &[(4, 14.93)]);
    check_alone("e0-d0-p8-gold@99|smithy@2|silver@99", 40_000, &[(4, 14.91)]);
}
