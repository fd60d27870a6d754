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
    let left = from.total();
    if left > MOST {
        return slowly(from, count, |left| below(left, &mut rng.next_u64()));
    }
    // Money and victory cards, of which most decks are made for long, all lie in the first word.
    let words = from.words();
    Cards::of_words(if words[1] | words[2] == 0 {
        let [some] = draw_words([words[0]], count, left, rng);
        [some, 0, 0]
    } else {
        draw_words(words, count, left, rng)
    })
}

/// So many cards of words that hold `left` of them, at most [`MOST`]; fewer where there are fewer.
#[inline]
fn draw_words<const WORDS: usize>(from: [u64; WORDS], count: u8, mut left: u16, rng: &mut Rng) -> [u64; WORDS] {
    let (mut sums, mut some) = (totals(from), [0; WORDS]);
    let mut most = u16::from(count).min(left);
    while most > 0 {
        let mut word = rng.next_u64();
        for _ in 0..most.min(FROM_WORD) {
            take(&mut sums, &mut some, below(left, &mut word));
            left -= 1;
        }
        most = most.saturating_sub(FROM_WORD);
    }
    some
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
fn totals<const WORDS: usize>(from: [u64; WORDS]) -> [u64; WORDS] {
    let mut sums = from;
    let mut before = 0;
    for sum in &mut sums {
        *sum = sum.wrapping_add(before).wrapping_mul(ONES);
        before = *sum >> 56;
    }
    sums
}

/// Takes the card at a place where all lie in the order of their kinds.
#[inline]
fn take<const WORDS: usize>(sums: &mut [u64; WORDS], some: &mut [u64; WORDS], place: u16) {
    let place = (u64::from(place) + 1).wrapping_mul(ONES);
    // Bytes that are not above the place lose their highest bit; as many kinds lie before the one that is taken.
    let not_above = sums.map(|sum| (!((sum | HIGH).wrapping_sub(place)) & HIGH) >> 7);
    let kind = (not_above.iter().sum::<u64>().wrapping_mul(ONES) >> 56) as usize;
    if WORDS == 1 {
        // The last byte is above every place, so the kind is one of eight.
        let shift = 8 * kind as u32;
        sums[0] = sums[0].wrapping_sub(ONES.unbounded_shl(shift));
        some[0] = some[0].wrapping_add(1_u64.unbounded_shl(shift));
        return;
    }
    let kind = kind % ROWS;
    for word in 0..WORDS {
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

    /// The cards at some places, each of what the ones before it left.
    fn at_places<const WORDS: usize>(heap: [u64; WORDS], places: &[f64]) -> [u64; WORDS] {
        let (mut sums, mut some) = (totals(heap), [0; WORDS]);
        let left = (1..=sums[WORDS - 1] >> 56).rev();
        for (left, place) in left.zip(places) {
            take(&mut sums, &mut some, (place * left as f64) as u16);
        }
        some
    }

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
            let fast = Cards::of_words(at_places(heap.words(), &places));
            assert_eq!(fast, slow, "{heap:?}, {count} cards");
            let money = heap.only(|card| card.0 < 8);
            let [one] = at_places([money.words()[0]], &places);
            assert_eq!([one, 0, 0], at_places(money.words(), &places), "{money:?}, {count} cards");
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
