//! The numbers of a thematic map at their places on the board.

use std::sync::Arc;

use bevy::math::Vec2 as World;
use bevy_egui::egui::{self, Align2, FontId, Galley, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use super::{
    Layer, Plate,
    keep_clear::{KeepClear, legend_area, seats_area},
};
use crate::{
    board::Board,
    games::conquest::board::{ContinentSigns, Sign, place_of},
    theme::{
        Livery, Type,
        board::{BADGE_SIZE, TOKEN_HEIGHT, TOKEN_RIM},
        color::{BRASS, INK_DEEP, IVORY, LAMP_BRIGHT},
        metrics,
    },
    ui::widgets::paint_shield,
};

/// Places of a badge at its token, which it touches, in heights of the token: the shoulder that pending armies leave free is the first, what
/// lies beside the token the last.
const SHOULDERS: [[f32; 2]; 6] = [[-0.34, -0.62], [0.34, -0.62], [-0.34, 0.62], [0.34, 0.62], [-0.4, 0.0], [0.4, 0.0]];
/// Places of a plate at the name of its continent, in halves of what both take together, sideways and down.
const AROUND: [[f32; 2]; 16] = [
    [0.0, 1.0],
    [0.0, -1.0],
    [0.5, 1.0],
    [-0.5, 1.0],
    [0.5, -1.0],
    [-0.5, -1.0],
    [1.0, 0.0],
    [-1.0, 0.0],
    [1.0, 1.0],
    [-1.0, 1.0],
    [1.0, -1.0],
    [-1.0, -1.0],
    [0.0, 2.0],
    [0.0, -2.0],
    [0.7, 2.0],
    [-0.7, 2.0],
];
/// How far what is read reaches beyond the letters of a label, points.
const EDGE: Vec2 = Vec2::new(6.0, 2.0);

/// What is read on the board itself, in a window of this zoom of egui's: tokens, and names of territories and continents.
pub(super) fn on_board(zoom: f32, board: &Board, signs: &ContinentSigns) -> KeepClear {
    let mut clear = KeepClear::default();
    let screen = |at: World| board.on_screen(at, zoom);
    for name in signs.names() {
        clear.add(Rect::from_two_pos(screen(name.min), screen(name.max)));
    }
    board.places.iter().for_each(|(_, place)| clear.add(token_at(zoom, board, place.centre())));
    signs.all().for_each(|sign| clear.add(of_sign(zoom, board, sign)));
    clear
}

/// Where a token lies whose middle is there.
fn token_at(zoom: f32, board: &Board, at: World) -> Rect {
    let token = TOKEN_HEIGHT * board.size / zoom;
    Rect::from_center_size(board.on_screen(at, zoom), Vec2::new(0.8, 1.0) * token)
}

/// Where a continent's name lies.
fn of_sign(zoom: f32, board: &Board, sign: Sign) -> Rect {
    Rect::from_center_size(board.on_screen(sign.at, zoom), Vec2::new(sign.size.x, sign.size.y) / zoom)
}

/// Paints badges and plates within the free area of the window, clear of names, tokens and each other as far as they can be; `zoom` is egui's.
pub fn paint(ui: &Ui, free: Rect, zoom: f32, board: &Board, signs: &ContinentSigns, layer: &Layer) {
    let painter = ui.painter().with_clip_rect(free);
    let family = Type::Strong.style().resolve(ui.style()).family;
    let font = |size: f32| FontId::new(size * board.size / zoom, family.clone());
    let token = TOKEN_HEIGHT * board.size / zoom;
    let mut clear = on_board(zoom, board, signs);
    // So do the buttons of the maps with the key to the one that is shown, and the table of seats, as they lay in the picture before.
    for area in [legend_area(), seats_area()] {
        if let Some(there) = ui.memory(|memory| memory.area_rect(area)) {
            clear.add(there);
        }
    }
    let foot = free.bottom() - ui.spacing().interact_size.y - 2.0 * metrics::GRID;
    let bounds = free.with_max_y(foot);
    for (territory, text) in &layer.badges {
        let Some(place) = board.places.get(place_of(*territory)) else { continue };
        let galley = painter.layout_no_wrap(text.clone(), font(BADGE_SIZE), LAMP_BRIGHT.egui());
        let size = galley.size() + Vec2::new(8.0, 2.0);
        let at = board.on_screen(place.centre(), zoom);
        let places = SHOULDERS.map(|[x, y]| {
            let beside = if y.abs() < 0.5 { 0.5 * size.x * x.signum() } else { 0.0 };
            Rect::from_center_size(at + Vec2::new(x * token + beside, y * token), size)
        });
        let Some(room) = clear.put(token_at(zoom, board, place.centre()), places, bounds) else { continue };
        pill(&painter, room);
        painter.galley(room.center() - 0.5 * galley.size(), galley, LAMP_BRIGHT.egui());
    }
    for plate in &layer.plates {
        let Some(sign) = signs.of(plate.continent) else { continue };
        let letters = Letters::new(&painter, plate, [font(1.15 * BADGE_SIZE), font(BADGE_SIZE)]);
        let (name, size) = (of_sign(zoom, board, sign), letters.size + 2.0 * EDGE);
        // A plate of a continent that is out of sight is out of sight too.
        if !free.expand2(0.5 * size).contains(name.center()) {
            continue;
        }
        let apart = 0.5 * (name.size() + size) + Vec2::splat(1.0);
        let places = AROUND.map(|[x, y]| {
            let middle = name.center() + Vec2::new(x, y) * apart;
            let half = 0.5 * size;
            let x = middle.x.clamp(free.left() + half.x, (free.right() - half.x).max(free.left() + half.x));
            Rect::from_center_size(Pos2::new(x, middle.y), size)
        });
        if let Some(room) = clear.put(Rect::NOTHING, places, bounds) {
            pill(&painter, room);
            letters.paint(&painter, room.shrink2(EDGE));
        }
    }
}

/// What stands on a plate.
struct Letters {
    own: Arc<Galley>,
    lead: Option<(Livery, Arc<Galley>)>,
    /// Height of the shield.
    mark: f32,
    size: Vec2,
}

impl Letters {
    fn new(painter: &egui::Painter, plate: &Plate, [large, small]: [FontId; 2]) -> Self {
        let own = painter.layout_no_wrap(plate.text.clone(), large, LAMP_BRIGHT.egui());
        let lead = plate.lead.as_ref();
        let lead =
            lead.map(|(livery, text)| (*livery, painter.layout_no_wrap(text.clone(), small.clone(), IVORY.egui())));
        let mark = 1.2 * own.size().y;
        let lead_width = lead.as_ref().map_or(0.0, |(_, text)| metrics::GAP + mark + text.size().x);
        let size = Vec2::new(own.size().x + lead_width, own.size().y.max(mark));
        Self { own, lead, mark, size }
    }

    fn paint(self, painter: &egui::Painter, room: Rect) {
        let (Self { own, lead, mark, .. }, middle) = (self, room.center().y);
        let left = room.left() + own.size().x + metrics::GAP;
        let at = Align2::LEFT_CENTER.anchor_size(room.left_center(), own.size()).min;
        painter.galley(at, own, IVORY.egui());
        if let Some((livery, text)) = lead {
            let at = Pos2::new(left + 0.45 * mark, middle);
            paint_shield(painter, at, mark, livery.color.shade(), Some(livery.emblem), TOKEN_RIM);
            let at = Align2::LEFT_CENTER.anchor_size(Pos2::new(left + mark, middle), text.size()).min;
            painter.galley(at, text, IVORY.egui());
        }
    }
}

fn pill(painter: &egui::Painter, room: Rect) {
    let line = Stroke::new(metrics::HAIRLINE, BRASS.egui_alpha(0.7));
    painter.rect(room, metrics::BUTTON_RADIUS, INK_DEEP.egui_alpha(0.88), line, StrokeKind::Outside);
}
