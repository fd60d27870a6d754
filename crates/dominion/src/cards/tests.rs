//! Heaps as words, against lists of cards.

use super::*;

fn heap() -> Cards {
    Cards::NONE.with(Card::COPPER, 3).with(Card::ESTATE, 2).with(Card(18), 1)
}

#[test]
fn a_heap_counts_what_was_put_on_it() {
    let mut cards = heap();
    assert_eq!((cards.total(), cards.count(Card::ESTATE), cards.count(Card(99))), (6, 2, 0));
    assert_eq!(cards.take(Card::COPPER, 5), 3);
    assert!(!cards.includes(&heap()) && heap().includes(&cards));
    cards.add_all(&Cards::one(Card::COPPER));
    assert_eq!(cards.each().map(|card| card.0).collect::<Vec<_>>(), [0, 4, 4, 18]);
    assert_eq!((cards.nth(0), cards.nth(2), cards.nth(4)), (Some(Card(0)), Some(Card(4)), None));
    assert!(cards.only(|card| card == Card::ESTATE).is_uniform() && !cards.is_uniform());
    cards.take_all(&heap());
    assert!(cards.is_empty());
}

/// Heaps of all sizes, small ones and such that overflow a byte.
fn heaps() -> impl Iterator<Item = Cards> {
    (0..400_u32).map(|seed| {
        let count = |card: u8| (seed.wrapping_mul(2_654_435_761).rotate_left(u32::from(card) * 5) >> 24) as u8;
        let size = [3, 12, 60, 255][seed as usize % 4];
        Card::all().fold(Cards::NONE, |heap, card| heap.with(card, count(card.0) % size))
    })
}

#[test]
fn totals_and_places_are_those_of_a_list() {
    for cards in heaps() {
        let all: Vec<Card> = cards.each().collect();
        assert_eq!(usize::from(cards.total()), all.len());
        assert_eq!(cards.is_uniform(), cards.kinds().count() <= 1, "{cards:?}");
        assert!(all.first().is_none_or(|&first| cards.only(|card| card == first).is_uniform()));
        let missing = |card: &Card| !cards.has(*card);
        assert_eq!(
            cards.lacks_any(&Card::all().fold(Cards::NONE, |all, card| all.with(card, 255))),
            Card::all().any(|card| missing(&card))
        );
        assert!(Card::all().all(|card| cards.lacks_any(&Cards::NONE.with(card, 255)) == missing(&card)));
        assert_eq!(cards.mask(), Card::all().filter(|&card| cards.has(card)).map(|card| 1 << card.0).sum::<u32>());
        for place in 0..=all.len() {
            assert_eq!(cards.nth(place as u16), all.get(place).copied(), "{cards:?} at {place}");
        }
    }
}

#[test]
fn heaps_are_added_and_taken_kind_by_kind() {
    for (one, other) in heaps().zip(heaps().skip(1)).chain(heaps().zip(heaps().skip(4))) {
        let (mut sum, mut rest) = (one, one);
        sum.add_all(&other);
        rest.take_all(&other);
        for card in Card::all() {
            let (a, b) = (one.count(card), other.count(card));
            assert_eq!((sum.count(card), rest.count(card)), (a.saturating_add(b), a.saturating_sub(b)));
        }
        assert_eq!(one.includes(&other), Card::all().all(|card| one.count(card) >= other.count(card)));
        assert!(one.includes(&one) && one.includes(&rest));
    }
}

#[test]
fn what_is_written_is_read_and_nothing_else() {
    let text = serde_json::to_string(&heap()).unwrap();
    assert_eq!(text, "[[0,3],[4,2],[18,1]]");
    assert_eq!(serde_json::from_str::<Cards>(&text).unwrap(), heap());
    for wrong in ["[[19,1]]", "[[0,0]]", "[[1,1],[0,1]]", "[[1,1],[1,1]]"] {
        assert!(serde_json::from_str::<Cards>(wrong).is_err(), "{wrong}");
    }
}
