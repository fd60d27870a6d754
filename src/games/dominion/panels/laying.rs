//! How the piles of the supply are laid: over all the room there is, with what the cards do wherever that can be read, the kingdom before the
//! basic cards. What is best is found by trying: how many stand in a row, which group lies beside or above the other, and how wide it is.

use bevy_egui::egui::{Rect, Vec2, vec2};

use super::form::RATIO;
use crate::games::dominion::theme::court::{ABOVE_TEXT, CARD, GAP, LEAST_PICTURE, PLATE, PLATE_WIDTH, READ, STRIP};

/// Widths of basic cards that are tried where they lie beside the kingdom, in heights of small letters.
const BASIC_WIDTHS: [f32; 6] = [5.2, 6.2, 7.4, 8.8, 10.5, 12.5];
/// Shares of the height that are tried where they lie above it.
const BASIC_SHARES: [f32; 4] = [0.25, 0.33, 0.42, 0.5];
/// What a basic card is worth beside one of the kingdom: it is smaller, and bought most.
const BASIC_WORTH: f32 = 3.0;
/// How much more a card is worth whose text is read, of the basic ones and of the kingdom.
const READ_WORTH: [f32; 2] = [1.2, 1.7];
/// What a group loses whose names all are cut, as a share of its worth.
const CUT: f32 = 0.9;
/// How much more a part of a card is worth that shows its picture, of the basic ones and of the kingdom.
const SEEN_WORTH: [f32; 2] = [0.0, 1.5];
/// Least height of a picture of a basic card, in heights of small letters: beside its cost and number some of it is seen.
const BASIC_PICTURE: f32 = 2.4;
/// Least height of a picture of which only the middle is shown, as a share of its width, where the card may be narrower instead.
const MIDDLE: f32 = 0.45;
/// Between the two groups, points.
const BETWEEN: f32 = 3.0 * GAP;

/// What is seen of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Seen {
    /// What it does, too.
    Text,
    /// Its picture and its name.
    Picture,
    /// Its name, cost and number.
    Name,
}

/// How many piles there are: treasures, other basic cards, and the kingdom; they are numbered in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Piles {
    /// Basic treasures.
    pub treasures: usize,
    /// Basic cards that are none.
    pub others: usize,
    /// Cards of the kingdom.
    pub kingdom: usize,
}

/// What cards are measured by.
pub struct Rule<'a> {
    /// Height of small letters, points.
    pub em: f32,
    /// Width of the bar beside what scrolls, points.
    pub bar: f32,
    /// Height of what a pile's card does at a width, by the number of the pile.
    pub text: &'a dyn Fn(usize, f32) -> f32,
    /// Width of a card on which a pile's name is seen whole, in the smallest letters it may have, by the number of the pile.
    pub name: &'a dyn Fn(usize) -> f32,
}

/// A group of piles: rows of cards that are as large as each other.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Block {
    /// Where it begins, from the upper left corner of all.
    pub corner: Vec2,
    /// Size of a card.
    pub card: Vec2,
    /// Height of their pictures, on the average.
    pub picture: f32,
    /// Whether cards have their text.
    pub text: bool,
    /// How many names are cut.
    pub cut: usize,
    /// The numbers of the piles, row by row; a place may be empty.
    pub rows: Vec<Vec<Option<usize>>>,
}

/// All piles as they are laid.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Laying {
    /// The basic cards and the kingdom.
    pub blocks: [Block; 2],
}

impl Block {
    /// Its cards in a room, each of them as large as can be; `None` where that is too small. `basic` cards have short texts.
    fn fill(rows: Vec<Vec<Option<usize>>>, room: Vec2, seen: Seen, basic: bool, rule: &Rule<'_>) -> Option<Self> {
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        if columns == 0 {
            return Some(Self::default());
        }
        let each = |length: f32, count: usize| (length + GAP) / count as f32 - GAP;
        let (broad, high) = (each(room.x, columns), each(room.y, rows.len()));
        let widths = match seen {
            Seen::Text if !basic => READ,
            Seen::Text | Seen::Picture => CARD,
            Seen::Name => PLATE_WIDTH,
        };
        let [least, most] = widths.map(|width| width * rule.em);
        let width = broad.min(most);
        if width < least {
            return None;
        }
        let (card, picture) = match seen {
            Seen::Text => with_text(&rows, vec2(width, high), rule)?,
            Seen::Picture => {
                let room = high - STRIP * rule.em;
                // Rather narrower than a mere slit of a picture.
                let width = width.min(room / MIDDLE).max(least);
                let picture = room.min(RATIO * width);
                let least = if basic { BASIC_PICTURE } else { LEAST_PICTURE };
                (picture >= least * rule.em).then_some((vec2(width, STRIP * rule.em + picture), picture))?
            }
            Seen::Name => (high >= PLATE * rule.em).then_some((vec2(width, PLATE * rule.em), 0.0))?,
        };
        let names = rows.iter().flatten().flatten();
        let cut = names.filter(|pile| (rule.name)(**pile) + beside(seen, rule) > card.x + 0.5).count();
        Some(Self { corner: Vec2::ZERO, card, picture, text: seen == Seen::Text, cut, rows })
    }

    /// Width and height of all of it.
    pub fn size(&self) -> Vec2 {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let length = |card: f32, count: usize| (count as f32 * (card + GAP) - GAP).max(0.0);
        vec2(length(self.card.x, columns), length(self.card.y, self.rows.len()))
    }

    /// The piles with their places, from the upper left corner of all.
    pub fn cells(&self) -> impl Iterator<Item = (usize, Rect)> {
        let step = self.card + Vec2::splat(GAP);
        self.rows.iter().enumerate().flat_map(move |(row, piles)| {
            piles.iter().enumerate().filter_map(move |(column, pile)| {
                let corner = self.corner + vec2(column as f32 * step.x, row as f32 * step.y);
                Some(((*pile)?, Rect::from_min_size(corner.to_pos2(), self.card)))
            })
        })
    }

    /// What of the room it makes good use of, where texts and pictures are worth so much more.
    fn worth(&self, read: f32, seen: f32) -> f32 {
        let cards = self.rows.iter().flatten().flatten().count() as f32;
        let each = self.card.x * (self.card.y + seen * self.picture);
        let whole = cards - CUT * self.cut as f32;
        // A name alone is what is left where there is no room for more.
        match (self.text, self.picture > 0.0) {
            (true, _) => whole * each * read,
            (false, true) => whole * each,
            (false, false) => 0.0,
        }
    }
}

impl Laying {
    /// Width and height of all of it.
    pub fn size(&self) -> Vec2 {
        let ends = self.blocks.iter().map(|block| block.corner + block.size());
        ends.fold(Vec2::ZERO, Vec2::max)
    }

    fn worth(&self) -> f32 {
        let [basics, kingdom] = &self.blocks;
        let [first, second] = [0, 1].map(|group| (READ_WORTH[group], SEEN_WORTH[group]));
        BASIC_WORTH * basics.worth(first.0, first.1) + kingdom.worth(second.0, second.1)
    }

    /// In the middle of a room, beside the bar where it scrolls.
    fn centred(mut self, room: Vec2, bar: f32) -> Self {
        let bar = if self.size().y > room.y { bar } else { 0.0 };
        let free = (0.5 * (room.x - bar - self.size().x)).max(0.0);
        self.blocks.iter_mut().for_each(|block| block.corner.x += free);
        self
    }
}

/// Width beside a name: its cost stands there, where nothing but the name is seen.
fn beside(seen: Seen, rule: &Rule<'_>) -> f32 {
    if seen == Seen::Name { PLATE * rule.em } else { 0.0 }
}

/// Size of cards that have their text, of a room for each of them, and the height of their pictures on the average; `None` where there is too
/// little room.
fn with_text(rows: &[Vec<Option<usize>>], room: Vec2, rule: &Rule<'_>) -> Option<(Vec2, f32)> {
    let (strip, middle) = (STRIP * rule.em, LEAST_PICTURE * rule.em);
    // Not even a line.
    if room.y < strip + middle + 1.5 * rule.em {
        return None;
    }
    let heights: Vec<f32> = rows.iter().flatten().flatten().map(|pile| (rule.text)(*pile, room.x)).collect();
    let longest = heights.iter().copied().fold(0.0, f32::max);
    let mean = heights.iter().sum::<f32>() / heights.len().max(1) as f32;
    let height = room.y.min((strip + mean + RATIO * room.x).max(strip + longest + middle));
    let picture = height - strip - mean;
    let fits = height >= strip + longest + middle && picture >= ABOVE_TEXT * room.x;
    fits.then_some((vec2(room.x, height), picture.min(RATIO * room.x)))
}

/// Numbers in rows of so many.
fn in_rows(piles: std::ops::Range<usize>, columns: usize) -> Vec<Vec<Option<usize>>> {
    let all: Vec<Option<usize>> = piles.map(Some).collect();
    all.chunks(columns.max(1)).map(<[_]>::to_vec).collect()
}

/// The ways to lay the kingdom: the fewest columns for every number of rows.
fn kingdoms(piles: Piles) -> Vec<Vec<Vec<Option<usize>>>> {
    let first = piles.treasures + piles.others;
    let mut ways: Vec<Vec<Vec<Option<usize>>>> = Vec::new();
    for columns in 1..=piles.kingdom.max(1) {
        let rows = in_rows(first..first + piles.kingdom, columns);
        if ways.last().is_none_or(|last| last.len() != rows.len()) {
            ways.push(rows);
        }
    }
    ways
}

/// Treasures and the other basic cards in two columns.
fn two_columns(piles: Piles) -> Vec<Vec<Option<usize>>> {
    let Piles { treasures, others, .. } = piles;
    let row = |at: usize| vec![(at < treasures).then_some(at), (at < others).then_some(treasures + at)];
    (0..treasures.max(others)).map(row).collect()
}

/// The laying that makes the best use of a room; where none fits, names alone, which scroll where even those are too many.
pub fn laying(room: Vec2, piles: Piles, rule: &Rule<'_>) -> Laying {
    let basics = piles.treasures + piles.others;
    let mut best: Option<(f32, Laying)> = None;
    let mut try_it = |laid: Laying| {
        let worth = laid.worth();
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, laid));
        }
    };
    let ways = kingdoms(piles);
    let mut kingdom = |first: &Block, corner: Vec2| {
        let rest = room - corner;
        for seen in [Seen::Text, Seen::Picture] {
            for rows in &ways {
                if let Some(second) = Block::fill(rows.clone(), rest, seen, false, rule) {
                    try_it(Laying { blocks: [first.clone(), Block { corner, ..second }] });
                }
            }
        }
    };
    for seen in [Seen::Text, Seen::Picture, Seen::Name] {
        for rows in [two_columns(piles), in_rows(0..basics, 1)] {
            let columns = rows.iter().map(Vec::len).max().unwrap_or(0) as f32;
            for width in BASIC_WIDTHS {
                let width = columns * (width * rule.em + GAP) - GAP;
                if let Some(first) = Block::fill(rows.clone(), vec2(width, room.y), seen, true, rule) {
                    kingdom(&first, vec2(first.size().x + BETWEEN, 0.0));
                }
            }
        }
        let two_rows = [in_rows(0..piles.treasures, basics), in_rows(piles.treasures..basics, basics)].concat();
        for rows in [in_rows(0..basics, basics), two_rows] {
            for share in BASIC_SHARES {
                if let Some(first) = Block::fill(rows.clone(), vec2(room.x, share * room.y), seen, true, rule) {
                    kingdom(&first, vec2(0.0, first.size().y + GAP));
                }
            }
        }
    }
    best.map_or_else(|| plates(room, piles, rule), |(_, laid)| laid).centred(room, rule.bar)
}

/// Nothing but names, with their costs and numbers: as wide as fits.
fn plates(room: Vec2, piles: Piles, rule: &Rule<'_>) -> Laying {
    let basics = piles.treasures + piles.others;
    let [least, most] = PLATE_WIDTH.map(|width| width * rule.em);
    let laid = |columns: usize, wide: f32| {
        let width = ((wide + GAP) / columns as f32 - GAP).min(most);
        let card = vec2(width.max(least.min(wide)), PLATE * rule.em);
        let block =
            |piles, corner| Block { corner, card, picture: 0.0, text: false, cut: 0, rows: in_rows(piles, columns) };
        let first = block(0..basics, Vec2::ZERO);
        let corner = vec2(0.0, first.size().y + if first.rows.is_empty() { 0.0 } else { GAP });
        Laying { blocks: [first, block(basics..basics + piles.kingdom, corner)] }
    };
    let most_columns = |wide: f32| (((wide + GAP) / (least + GAP)).floor() as usize).max(1);
    let fits = |columns: &usize| laid(*columns, room.x).size().y <= room.y;
    let scrolled = (room.x - rule.bar).max(1.0);
    (1..=most_columns(room.x))
        .find(fits)
        .map_or_else(|| laid(most_columns(scrolled), scrolled), |columns| laid(columns, room.x))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid(room: Vec2, piles: Piles, letters: usize) -> Laying {
        named(room, piles, letters, 0.0)
    }

    /// Letters so high, and texts of so many letters, with names so wide: a letter is half as wide as high.
    fn named(room: Vec2, piles: Piles, letters: usize, name: f32) -> Laying {
        let em = 13.0;
        let text = move |pile: usize, width: f32| {
            let letters = if pile < piles.treasures + piles.others { 8 } else { letters };
            1.3 * em * (letters as f32 * 0.5 * em / (width - em)).ceil()
        };
        let laying = laying(room, piles, &Rule { em, bar: 10.0, text: &text, name: &|_| name });
        let mut seen: Vec<usize> = laying.blocks.iter().flat_map(Block::cells).map(|(pile, _)| pile).collect();
        seen.sort_unstable();
        assert!(seen.iter().copied().eq(0..piles.treasures + piles.others + piles.kingdom), "each once: {seen:?}");
        let places: Vec<Rect> = laying.blocks.iter().flat_map(Block::cells).map(|(_, place)| place).collect();
        for (at, one) in places.iter().enumerate() {
            assert!(places[..at].iter().all(|other| !one.shrink(0.1).intersects(*other)), "{one:?} lies on another");
        }
        laying
    }

    fn fits(room: Vec2, laying: &Laying) -> bool {
        let room = Rect::from_min_size(Vec2::ZERO.to_pos2(), room).expand(0.1);
        laying.blocks.iter().flat_map(Block::cells).all(|(_, place)| room.contains_rect(place))
    }

    const USUAL: Piles = Piles { treasures: 3, others: 4, kingdom: 10 };

    #[test]
    fn where_there_is_room_cards_have_their_text_and_fill_it() {
        for room in [vec2(976.0, 390.0), vec2(1264.0, 480.0), vec2(1500.0, 600.0)] {
            let laying = laid(room, USUAL, 90);
            assert!(laying.blocks[1].text && fits(room, &laying), "{room:?}: {laying:?}");
            let cards = laying.blocks.iter().flat_map(Block::cells);
            let used: f32 = cards.map(|(_, place)| place.area()).sum();
            assert!(used > 0.6 * room.x * room.y, "{room:?}: {used}");
        }
    }

    #[test]
    fn where_texts_are_too_long_the_pictures_are_large() {
        let room = vec2(976.0, 390.0);
        let laying = laid(room, USUAL, 400);
        assert!(!laying.blocks[1].text && fits(room, &laying), "{laying:?}");
        assert!(laying.blocks[1].card.x > 110.0, "{laying:?}");
    }

    #[test]
    fn cards_are_as_wide_as_their_names_where_there_is_room() {
        let room = vec2(976.0, 390.0);
        for name in [75.0, 85.0, 95.0] {
            let laying = named(room, USUAL, 90, name);
            assert!(fits(room, &laying));
            assert!(laying.blocks.iter().all(|block| block.cut == 0 && block.card.x > name - 1.0), "{laying:?}");
        }
    }

    #[test]
    fn names_are_seen_where_nothing_else_is() {
        let many = Piles { treasures: 4, others: 5, kingdom: 61 };
        let room = vec2(976.0, 330.0);
        assert!(fits(room, &laid(room, many, 90)));
        let low = vec2(600.0, 130.0);
        let laying = laid(low, USUAL, 90);
        assert!(fits(low, &laying), "all of the kingdom is in sight: {laying:?}");
        let tiny = laid(vec2(300.0, 40.0), many, 90);
        assert!(tiny.size().y > 40.0 && tiny.size().x <= 290.1, "it scrolls: {tiny:?}");
        let empty = laid(vec2(300.0, 40.0), Piles { kingdom: 0, ..USUAL }, 90);
        assert!(empty.blocks[1].rows.is_empty());
        laid(Vec2::ZERO, USUAL, 90);
    }
}
