//! The features on boards small enough to work out, and their range on any.

use std::sync::Arc;

use proptest::prelude::*;

use super::*;
use crate::agents::kernel::{Arena, Outlook, Stage, Tree};
use crate::agents::minimax::Evaluation;
use crate::board::Land;
use crate::testing::world;
use crate::{Risk, Setup, Start, State};
use tabletop::Game;

const TREE: Tree = Tree { threshold: 0.5, width: 4, attacks: 3, outlook: Outlook::Expected };

/// A board of three seats: `owner` says who holds a territory with how many armies.
fn field(owner: impl Fn(TerritoryId) -> (u8, u32)) -> Field<Evaluation> {
    let setup = Setup { seats: 3, start: Start::Scatter, ..Setup::default() };
    let State { mut board, .. } = Risk::new(setup, world()).unwrap().start();
    for territory in world().territories() {
        let (seat, armies) = owner(territory);
        let owner = if seat < 3 { Owner::of(Seat(seat)) } else { Owner::NEUTRAL };
        board.lands[territory.index()] = Land { owner, armies };
    }
    let arena = Arena::new(&world(), TREE, Seat(0), &[Seat(1)], &board, Evaluation::default());
    Field::new(Arc::new(arena), &board, Stage::Attack { left: 3 })
}

fn named(name: &str) -> TerritoryId {
    let map = world();
    map.territories().find(|&territory| map.territory_name(territory) == name).unwrap()
}

fn continent(name: &str) -> ContinentId {
    let map = world();
    map.continents().find(|&continent| map.continent_name(continent) == name).unwrap()
}

fn hands(cards: [u8; 3]) -> Hands {
    Hands { cards: cards.into_iter().collect(), worth: 2.0, earning: None }
}

fn close(found: f64, wanted: f64) {
    assert!((found - wanted).abs() < 1e-12, "{found} is not {wanted}");
}

/// Seat 1 holds Australia, seat 2 South America, the rest is seat 3's; two armies each, one in Siam.
fn corners() -> Field<Evaluation> {
    let map = world();
    let (australia, south) = (continent("Australia"), continent("South America"));
    field(move |at| match map.continent_of(at) {
        of if of == australia => (0, 2),
        of if of == south => (1, 2),
        _ if at == named("Siam") => (2, 1),
        _ => (2, 2),
    })
}

#[test]
fn income_is_never_rounded() {
    // 4/3 + 2 of (4/3 + 2) + (4/3 + 2) + (34/3 + 5 + 5 + 3 + 7).
    let own = 4.0 / 3.0 + 2.0;
    let large = 34.0 / 3.0 + 20.0;
    close(feature(&corners(), &Hands::default(), Seat(0), 0), own / (2.0 * own + large));
}

#[test]
fn continents_count_as_far_as_they_hold() {
    let field = corners();
    // Siam's one army cannot attack Indonesia, so Australia holds for certain: 2 of 24.
    close(feature(&field, &Hands::default(), Seat(0), 2), 2.0 / 24.0);
    close(feature(&field, &Hands::default(), Seat(0), 4), 1.0);
    // Venezuela and Brazil each face two armies, of which one attacks two: 275/2592.
    let beaten = 275.0 / 2592.0;
    let south = 2.0 * (1.0 - beaten) * (1.0 - beaten);
    close(feature(&field, &Hands::default(), Seat(1), 2), south / 24.0);
    close(feature(&field, &Hands::default(), Seat(1), 4), 1.0 - beaten);
    // What the others hold denies seat 1: South America and, as far as it holds, everything of seat 3.
    let third = feature(&field, &Hands::default(), Seat(2), 2);
    assert!(third > 0.3 && third < 20.0 / 24.0, "{third}");
    close(feature(&field, &Hands::default(), Seat(0), 3), 1.0 - south / 24.0 - third);
}

#[test]
fn cards_are_the_armies_they_stand_for() {
    let mut field = corners();
    let all = 4.0 * 2.0 + 4.0 * 2.0 + 33.0 * 2.0 + 1.0;
    close(feature(&field, &hands([3, 1, 0]), Seat(0), 1), 6.0 / (6.0 + all));
    close(feature(&field, &hands([0, 1, 0]), Seat(0), 1), 0.0);
    close(feature(&field, &Hands::default(), Seat(0), 1), 0.0);
    // A capture earns a card, and who falls leaves its own.
    let earning = Hands { earning: Some(4), ..hands([3, 2, 0]) };
    close(feature(&field, &earning, Seat(0), 1), 6.0 / (6.0 + all));
    field.set(named("Siam"), Land { owner: Owner::of(Seat(0)), armies: 1 });
    close(feature(&field, &earning, Seat(0), 1), 8.0 / (8.0 + all));
    close(feature(&field, &earning, Seat(1), 1), 4.0 / (4.0 + all));
    for name in ["Venezuela", "Brazil", "Peru", "Argentina"] {
        field.set(named(name), Land { owner: Owner::of(Seat(2)), armies: 2 });
    }
    close(feature(&field, &earning, Seat(0), 1), 12.0 / (12.0 + all));
    close(feature(&field, &earning, Seat(1), 1), 0.0);
    close(feature(&field, &earning, Seat(0), 5), 1.0);
}

#[test]
fn prey_is_who_can_be_finished_for_its_cards() {
    let field = corners();
    // Nobody of seat 1 stands beside seat 2; beside seat 3 Indonesia's one army may attack 67.
    close(feature(&field, &hands([4, 2, 0]), Seat(0), 5), 0.0);
    close(feature(&field, &hands([4, 2, 2]), Seat(0), 5), 0.5 / 68.0);
    close(feature(&field, &hands([4, 0, 0]), Seat(0), 5), 0.0);
    // Central America and North Africa may attack seat 2's eight armies.
    close(feature(&field, &hands([0, 5, 0]), Seat(2), 5), 2.0 / 10.0);
}

#[test]
fn who_is_alone_has_all_and_who_is_gone_nothing() {
    let field = field(|_| (1, 3));
    for which in 0..COUNT {
        close(feature(&field, &hands([1, 1, 1]), Seat(1), which), 1.0);
        close(feature(&field, &hands([1, 1, 1]), Seat(0), which), 0.0);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    #[test]
    fn every_feature_is_in_range(
        board in prop::collection::vec((0u8..4, prop_oneof![1u32..20, 1u32..2_000_000]), 42),
        cards in any::<[u8; 3]>(),
        worth in 0.0f64..1e6,
        earning in prop::option::of(0u32..43),
    ) {
        let field = field(|at| board[at.index()]);
        let hands = Hands { cards: cards.into_iter().collect(), worth, earning };
        for seat in Seat::all(3) {
            for (which, name) in NAMES.iter().enumerate() {
                let value = feature(&field, &hands, seat, which);
                prop_assert!((0.0..=1.0).contains(&value), "{name}: {value}");
            }
        }
    }
}
