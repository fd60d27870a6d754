//! A board painted on a panel: on cards, on the rules page, and where positions are set up. Its rows lie as at the table while that is not turned.

use std::sync::Arc;

use bevy_egui::egui::{self, Align2, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2};

use super::{
    board_part::Part,
    game::{BoardGame, RulesOf},
    sets::set,
    theme::{ENGRAVED, ENGRAVED_SIZE, INLAY, LACQUER, SEAM, TABLE},
};
use crate::{
    board::PlaceId,
    pieces::{Coordinates, Face, Grid, PieceBoard, PieceSet},
    settings::PieceLook,
    theme::{Shade, Type, board::FOG, color::IVORY_DIM},
};

/// Room around the cells, in sides of a cell.
const MARGIN: f32 = 0.35;
/// The same where coordinates stand there.
const LABELLED: f32 = 0.52;
/// How little is seen through what covers a cell (0–1).
const COVERED: f32 = 0.88;
/// How much of its cell a piece takes.
const PIECE: f32 = 0.9;

/// A board as panels paint it.
#[derive(Clone)]
pub struct PanelBoard {
    grid: Grid,
    floors: Vec<Shade>,
    /// The lines that pieces stand on, where they stand on points.
    ruled: Vec<[PlaceId; 2]>,
    coordinates: Option<Coordinates>,
    part: Part,
    set: Arc<PieceSet>,
}

impl PanelBoard {
    /// The whole board of a game, without coordinates.
    pub fn new<B: BoardGame>(game: &RulesOf<B>, look: PieceLook) -> Self {
        let PieceBoard { grid, .. } = B::board(game);
        let floor = |place: PlaceId| {
            let [column, row] = grid.cell(place);
            B::floor(game, place).shade(usize::from((column + row) % 2))
        };
        Self {
            grid,
            floors: (0..grid.count()).map(PlaceId).map(floor).collect(),
            ruled: if grid.has_points() { B::ruled(game) } else { Vec::new() },
            coordinates: None,
            part: Part { from: [0, 0], cells: grid.size() },
            set: set::<B>(look),
        }
    }

    /// The same with what its rows and columns are called.
    #[must_use]
    pub fn labelled(self, coordinates: Option<Coordinates>) -> Self {
        Self { coordinates, ..self }
    }

    /// A part of the same.
    #[must_use]
    pub fn part(self, part: Part) -> Self {
        Self { part, ..self }
    }

    /// The places that are seen.
    pub fn places(&self) -> impl Iterator<Item = PlaceId> + '_ {
        (0..self.grid.count()).map(PlaceId).filter(|place| self.seen(*place).is_some())
    }

    /// Column and row of a place among those that are seen.
    fn seen(&self, place: PlaceId) -> Option<[u16; 2]> {
        let [column, row] = self.grid.cell(place);
        let [x, y] = [column.checked_sub(self.part.from[0])?, row.checked_sub(self.part.from[1])?];
        (x < self.part.cells[0] && y < self.part.cells[1]).then_some([x, y])
    }

    /// Room around the cells, in sides of a cell.
    fn margin(&self) -> f32 {
        if self.coordinates.is_some() { LABELLED } else { MARGIN }
    }

    /// Width and height with the frame, in sides of a cell.
    pub fn extent(&self) -> Vec2 {
        let [columns, rows] = self.part.cells.map(f32::from);
        Vec2::new(columns, rows) + Vec2::splat(2.0 * self.margin())
    }

    /// Lies in the middle of an area, its cells so wide.
    pub fn lay(&self, middle: Pos2, side: f32) -> LaidBoard<'_> {
        let [columns, rows] = self.part.cells.map(f32::from);
        LaidBoard { board: self, cells: Rect::from_center_size(middle, side * Vec2::new(columns, rows)), side }
    }

    /// As large as an area allows.
    pub fn fill(&self, area: Rect) -> LaidBoard<'_> {
        let extent = self.extent();
        self.lay(area.center(), (area.width() / extent.x).min(area.height() / extent.y))
    }
}

/// A board where it lies on a panel.
#[derive(Clone, Copy)]
pub struct LaidBoard<'a> {
    board: &'a PanelBoard,
    cells: Rect,
    side: f32,
}

impl LaidBoard<'_> {
    /// The side of a cell, points.
    pub fn side(&self) -> f32 {
        self.side
    }

    /// Where a place lies; also beside the board, where that part of it is not seen.
    pub fn cell(&self, place: PlaceId) -> Rect {
        let from = self.board.part.from.map(f32::from);
        let [column, row] = self.board.grid.cell(place).map(f32::from);
        let corner = self.cells.left_bottom() + self.side * Vec2::new(column - from[0], from[1] - row - 1.0);
        Rect::from_min_size(corner, Vec2::splat(self.side))
    }

    /// The place below a point.
    pub fn place(&self, at: Pos2) -> Option<PlaceId> {
        self.board.places().find(|place| self.cell(*place).contains(at))
    }

    /// Paints frame, cells and coordinates.
    pub fn paint(&self, painter: &Painter) {
        let Self { board, cells, side } = *self;
        painter.rect_filled(cells.expand(board.margin() * side), 0.2 * side, LACQUER.egui());
        let line = Stroke::new((0.03 * side).max(0.6), INLAY.egui());
        painter.rect_stroke(cells.expand(0.1 * side), 0.0, line, StrokeKind::Middle);
        let seam = Stroke::new((0.02 * side).max(0.5), SEAM.egui());
        let edge = if board.grid.has_points() { Stroke::NONE } else { seam };
        for place in board.places() {
            let floor = board.floors.get(usize::from(place.0)).copied().unwrap_or(SEAM);
            painter.rect(self.cell(place), 0.0, floor.egui(), edge, StrokeKind::Middle);
        }
        let within = painter.with_clip_rect(cells.intersect(painter.clip_rect()));
        for line in &board.ruled {
            within.line_segment(line.map(|place| self.cell(place).center()), seam);
        }
        if let Some(coordinates) = board.coordinates {
            self.labels(painter, coordinates);
        }
    }

    fn labels(&self, painter: &Painter, coordinates: Coordinates) {
        let ([columns, rows], from) = (self.board.grid.size(), self.board.part.from);
        let font = Type::Small.style().resolve(&painter.ctx().global_style());
        let off = 0.5 * (LABELLED + 0.1) * self.side;
        let write = |at: Pos2, text: String| {
            painter.text(at, Align2::CENTER_CENTER, text, font.clone(), IVORY_DIM.egui());
        };
        let along = |count: u16| move |step: u16| (f32::from(step) + 0.5) / f32::from(count.max(1));
        let [across, up] = self.board.part.cells;
        for step in 0..across {
            let x = self.cells.left() + self.cells.width() * along(across)(step);
            write(Pos2::new(x, self.cells.bottom() + off), coordinates.columns.label(from[0] + step, columns));
        }
        for step in 0..up {
            let y = self.cells.bottom() - self.cells.height() * along(up)(step);
            write(Pos2::new(self.cells.left() - off, y), coordinates.rows.label(from[1] + step, rows));
        }
    }

    /// Covers a cell that is not seen.
    pub fn cover(&self, painter: &Painter, place: PlaceId) {
        painter.rect_filled(self.cell(place), 0.0, FOG.egui_alpha(COVERED));
    }

    /// Cuts a sign into the ground of an area as large as a cell.
    pub fn engrave(&self, painter: &Painter, sign: &str, room: Rect) {
        let font = FontId::proportional(ENGRAVED_SIZE * self.side);
        painter.text(room.center(), Align2::CENTER_CENTER, sign, font, ENGRAVED.egui());
    }

    /// Paints a piece in the middle of an area as large as a cell. What has no picture is a sign in the ground.
    pub fn paint_piece(&self, painter: &Painter, face: &Face, room: Rect) {
        let area = Rect::from_center_size(room.center(), PIECE * room.size());
        match (self.board.set.picture(face), &face.kind) {
            (Some(picture), _) => picture.paint(painter, area, self.board.set.enamel(face.side)),
            (None, Some(sign)) => self.engrave(painter, sign, room),
            (None, None) => {}
        }
    }
}

/// Paints the table below a board.
pub fn paint_table(painter: &Painter, area: egui::Rect) {
    painter.rect_filled(area, 0.0, TABLE[0].mix(TABLE[1], 0.35).egui());
}
