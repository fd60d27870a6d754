//! Where everything on the table lies: the hero's half on the left, the enemy's on the right; in each, from above, who it is,
//! its cards, its dice. While reasons are read they take most of a half, and the fighter there has a strip of it.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2};
use dice::Role;

use super::{card_model::CardModel, model::FighterModel};
use crate::{games::alea::theme::duel, theme::metrics};

/// One half of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Half {
    /// All of it.
    pub area: Rect,
    /// Name, bars and statuses.
    pub head: Rect,
    /// A rectangle for each card.
    pub cards: Vec<Rect>,
    /// The tray.
    pub tray: Rect,
    /// A square for each die.
    pub dice: Vec<Rect>,
    /// What reasons may cover of it.
    pub rest: Rect,
}

/// Sizes that follow the text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sizes {
    /// Height of a head.
    pub head: f32,
    /// Between parts.
    pub gap: f32,
}

/// Lays out one half of a fight, or the hero's on the road, where cards cover as many cells as they do on the board.
pub fn half(area: Rect, fighter: &FighterModel, on_board: bool, sizes: Sizes) -> Half {
    let gap = sizes.gap;
    let inner = area.shrink2(Vec2::new(gap, 0.5 * gap));
    let head = Rect::from_min_size(inner.min, Vec2::new(inner.width(), sizes.head));
    let count = fighter.dice.len().max(1) as f32;
    let most = duel::DIE[1].max(duel::DIE_SHARE * area.height());
    let side = ((inner.width() - 2.0 * gap) / (1.25 * count)).clamp(0.4 * duel::DIE[0], most);
    let tray_height = side.max(duel::DIE[0]) + 1.5 * gap;
    let tray = Rect::from_min_max(pos2(inner.left(), inner.bottom() - tray_height), inner.max);
    let board = Rect::from_min_max(pos2(inner.left(), head.bottom() + gap), pos2(inner.right(), tray.top() - gap));
    let cards = cards(board, &places(&fighter.cards, on_board), gap);
    Half { area, head, cards, tray, dice: dice(tray, fighter.dice.len(), side), rest: area }
}

/// Lays out a half of which reasons take what they can: who it is in a few lines, and beside that its cards.
pub fn strip(area: Rect, fighter: &FighterModel, line: f32, gap: f32) -> Half {
    let row = duel::STRIP_ROW * line_of_head(line);
    let space = 0.5 * gap;
    let inner = area.shrink2(Vec2::new(gap, space));
    let rows = if fighter.limit.is_some() { 4.0 } else { 3.0 };
    let head = Rect::from_min_size(inner.min, Vec2::new(duel::STRIP_HEAD * inner.width(), rows * row));
    let board = inner.with_min_x(head.right() + gap);
    let [least, most] = duel::STRIP_CARD.map(|width| width * row);
    let fit = (((board.width() + space) / (least + space)) as usize).max(1);
    let count = fighter.cards.len().max(1);
    let across = count.div_ceil(count.div_ceil(fit));
    let width = (board.width() - space * (across - 1) as f32) / across as f32;
    let size = Vec2::new(width.min(most), head.height());
    let place = |at: usize| {
        let corner = Vec2::new((size.x + space) * (at % across) as f32, (size.y + space) * (at / across) as f32);
        Rect::from_min_size(board.min + corner, size)
    };
    let cards: Vec<Rect> = (0..fighter.cards.len()).map(place).collect();
    let bottom = cards.last().map_or(head.bottom(), |card| card.bottom());
    // The dice lie at the end of the last line.
    let side = 0.85 * row;
    let last = pos2(head.right() - 0.5 * side, head.bottom() - 0.5 * row);
    let count = fighter.dice.len();
    let step = (1.15 * side).min(0.6 * head.width() / count.max(1) as f32);
    let dice = (0..count).map(|at| {
        Rect::from_center_size(last - Vec2::new(step * (count - 1 - at) as f32, 0.0), Vec2::splat(step.min(side)))
    });
    let rest = area.with_min_y((bottom + space).min(area.bottom()));
    Half { area, head, cards, tray: Rect::from_center_size(last, Vec2::splat(side)), dice: dice.collect(), rest }
}

/// Squares for the dice, side by side about the tray's middle.
fn dice(tray: Rect, count: usize, side: f32) -> Vec<Rect> {
    let step = 1.25 * side;
    let first = tray.center().x - 0.5 * step * count.saturating_sub(1) as f32;
    let middle = |at: usize| pos2(first + step * at as f32, tray.center().y);
    (0..count).map(|at| Rect::from_center_size(middle(at), Vec2::splat(side))).collect()
}

/// Rectangles for the cards: two rows, a card of two cells over both; skill and limit break in columns of their own.
fn cards(board: Rect, places: &[Place], gap: f32) -> Vec<Rect> {
    let columns = places.iter().map(|place| place.column + 1).max().unwrap_or(1);
    let room = columns.max(duel::COLUMNS) as f32;
    let width = ((board.width() - gap * (room - 1.0)) / room).clamp(1.0, duel::CARD_MOST[0]);
    let height = ((board.height() - gap) / 2.0).clamp(1.0, duel::CARD_MOST[1]);
    let used = Vec2::new(columns as f32 * (width + gap) - gap, 2.0 * height + gap);
    let corner: Pos2 = board.center() - 0.5 * used;
    let rect = |place: &Place| {
        let top = Vec2::new(place.column as f32 * (width + gap), place.row as f32 * (height + gap));
        let tall = if place.tall { 2.0 * height + gap } else { height };
        Rect::from_min_size(corner + top, Vec2::new(width, tall))
    };
    places.iter().map(rect).collect()
}

/// A card's cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    column: usize,
    row: usize,
    tall: bool,
}

/// Where cards stand. Few ones have a column each, which fills the half and makes them large.
fn places(cards: &[CardModel], on_board: bool) -> Vec<Place> {
    match cards.len() <= duel::COLUMNS && !on_board {
        true => (0..cards.len()).map(|column| Place { column, row: 0, tall: true }).collect(),
        false => pack(cards),
    }
}

fn pack(cards: &[CardModel]) -> Vec<Place> {
    let mut places = vec![Place { column: 0, row: 0, tall: false }; cards.len()];
    let mut column = 0;
    for own in [false, true] {
        // A column with one cell left.
        let mut open = None;
        for (at, card) in cards.iter().enumerate().filter(|(_, card)| (card.role != Role::Gear) == own) {
            places[at] = match (card.size > 1, open.take()) {
                (true, kept) => {
                    open = kept;
                    column += 1;
                    Place { column: column - 1, row: 0, tall: true }
                }
                (false, Some(column)) => Place { column, row: 1, tall: false },
                (false, None) => {
                    open = Some(column);
                    column += 1;
                    Place { column: column - 1, row: 0, tall: false }
                }
            };
        }
    }
    places
}

/// Height of a line of a head, at the height of a line of plain text: it gains less than other text from being larger, and what it
/// leaves goes to the cards.
pub fn line_of_head(line: f32) -> f32 {
    const PLAIN: f32 = 18.0;
    PLAIN * (line / PLAIN).powf(0.4)
}

/// Sizes at the height of a line of plain text, in points, where nothing but HP is told of a fighter.
pub fn without_statuses(line: f32) -> Sizes {
    let line = line_of_head(line);
    Sizes { head: 2.8 * line, gap: metrics::GAP }
}

/// Sizes at the height of a line of plain text, in points.
pub fn sizes(line: f32, limit: bool) -> Sizes {
    let line = line_of_head(line);
    let bars = if limit { 2.0 } else { 1.0 };
    Sizes { head: 1.7 * line + bars * 1.1 * line + 0.5 * metrics::GAP + 1.5 * line, gap: metrics::GAP }
}
