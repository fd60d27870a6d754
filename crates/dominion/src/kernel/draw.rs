//! Drawing cards fast: several numbers from one random word, and all kinds compared with a place at once.

use rand::Rng as _;
use tabletop::Rng;

use crate::cards::Cards;

/// Bytes of a heap's words.
const BYTES: usize = 24;
/// Rows of tables by kind, a power of two.
const ROWS: usize = 32;
/// A 1 in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const HIGH: u64 = 0x8080_8080_8080_8080;
/// Most cards whose running totals fit seven bits.
const MOST: u16 = 127;
/// Numbers below 128 taken from one random word: of its 64 bits the last still has 36, so that no number is likelier than another by more
/// than 2⁻²⁹.
const FROM_WORD: u16 = 5;

/// By kind, a 1 for it alone.
const ONE: [[u64; 3]; ROWS] = table(false);
/// By kind, a 1 for it and every kind after it.
const ONWARD: [[u64; 3]; ROWS] = table(true);

const fn table(onward: bool) -> [[u64; 3]; ROWS] {
    let mut table = [[0; 3]; ROWS];
    let mut kind = 0;
    while kind < BYTES {
        let (word, shift) = (kind / 8, 8 * (kind % 8));
        table[kind][word] = if onward { ONES << shift } else { 1 << shift };
        let mut after = word + 1;
        while onward && after < 3 {
            table[kind][after] = ONES;
            after += 1;
        }
        kind += 1;
    }
    table
}

/// So many cards of a heap that has at least as many, each as likely as any other.
#[inline]
pub(super) fn draw(from: Cards, count: u8, rng: &mut Rng) -> Cards {
    let mut left = from.total();
    if left > MOST {
        return slowly(from, count, |left| below(left, &mut rng.next_u64()));
    }
    let (mut sums, mut some) = (totals(&from), [0; 3]);
    let mut most = u16::from(count).min(left);
    while most > 0 {
        let mut word = rng.next_u64();
        for _ in 0..most.min(FROM_WORD) {
            take(&mut sums, &mut some, below(left, &mut word));
            left -= 1;
        }
        most = most.saturating_sub(FROM_WORD);
    }
    Cards::of_words(some)
}

/// A number below `left` from a random word, which keeps what is left of its randomness.
#[inline]
fn below(left: u16, word: &mut u64) -> u16 {
    let wide = u128::from(*word) * u128::from(left);
    *word = wide as u64;
    (wide >> 64) as u16
}

/// Running totals of the counts up to each kind, a byte each.
#[inline]
fn totals(from: &Cards) -> [u64; 3] {
    let mut sums = from.words();
    let mut before = 0;
    for sum in &mut sums {
        *sum = sum.wrapping_add(before).wrapping_mul(ONES);
        before = *sum >> 56;
    }
    sums
}

/// Takes the card at a place where all lie in the order of their kinds.
#[inline]
fn take(sums: &mut [u64; 3], some: &mut [u64; 3], place: u16) {
    let place = (u64::from(place) + 1).wrapping_mul(ONES);
    // Bytes that are not above the place lose their highest bit; as many kinds lie before the one that is taken.
    let not_above = sums.map(|sum| (!((sum | HIGH).wrapping_sub(place)) & HIGH) >> 7);
    let kind = ((not_above[0] + not_above[1] + not_above[2]).wrapping_mul(ONES) >> 56) as usize % ROWS;
    for word in 0..3 {
        sums[word] = sums[word].wrapping_sub(ONWARD[kind][word]);
        some[word] = some[word].wrapping_add(ONE[kind][word]);
    }
}

/// The same of very large heaps.
#[cold]
fn slowly(mut from: Cards, count: u8, mut below: impl FnMut(u16) -> u16) -> Cards {
    let (mut some, mut left) = (Cards::NONE, from.total());
    for _ in 0..u16::from(count).min(left) {
        let Some(card) = from.nth(below(left)) else { break };
        left -= 1;
        from.take(card, 1);
        some.add(card, 1);
    }
    some
}

#[cfg(test)]
mod tests {
    use rand::RngExt;
    use tabletop::Seed;

    use super::*;
    use crate::cards::Card;

    #[test]
    fn cards_come_from_the_places_that_are_given() {
        let mut rng = Seed(5).stream("heap", 0);
        for round in 0..2_000_u32 {
            let size = [2, 4, 6, 7][round as usize % 4];
            let heap = Card::all().fold(Cards::NONE, |heap, card| heap.with(card, rng.random_range(0..size)));
            let count = rng.random_range(0..20);
            let places: Vec<f64> = (0..count).map(|_| rng.random_range(0.0..1.0)).collect();
            let mut at = places.iter();
            let slow = slowly(heap, count, |left| at.next().map_or(0, |place| (place * f64::from(left)) as u16));
            let (mut sums, mut words, mut left) = (totals(&heap), [0; 3], heap.total());
            for place in places.iter().take(left.into()) {
                take(&mut sums, &mut words, (place * f64::from(left)) as u16);
                left -= 1;
            }
            let fast = Cards::of_words(words);
            assert_eq!(fast, slow, "{heap:?}, {count} cards");
            assert_eq!(fast.total(), u16::from(count).min(heap.total()));
            assert!(heap.includes(&fast));
        }
    }

    #[test]
    fn every_card_is_as_likely_as_any_other() {
        let heap = Cards::NONE.with(Card::COPPER, 7).with(Card::ESTATE, 3).with(Card(12), 2);
        let (mut rng, mut seen) = (Seed(6).stream("draw", 0), Cards::NONE.words().map(|_| 0_u32));
        let draws = 40_000;
        for _ in 0..draws {
            let hand = draw(heap, 5, &mut rng);
            seen[0] += u32::from(hand.count(Card::COPPER));
            seen[1] += u32::from(hand.count(Card::ESTATE));
            seen[2] += u32::from(hand.count(Card(12)));
        }
        for (seen, have) in seen.into_iter().zip([7.0, 3.0, 2.0]) {
            // The mean of a hypergeometric law; five standard errors of at most 0.9 cards a hand.
            let mean = f64::from(seen) / f64::from(draws);
            assert!((mean - 5.0 * have / 12.0).abs() < 0.0225, "{mean} of {have}");
        }
    }
}
