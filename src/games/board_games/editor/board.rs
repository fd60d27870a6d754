//! The board on the page: clicks lay what was chosen and take it away, pieces are carried with the mouse, and the keyboard goes from cell to cell.

use bevy_egui::egui::{
    self, Id, Key, LayerId, Order, Painter, PointerButton, Sense, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
};

use super::{ask::EditAsk, state::Editor};
use crate::{
    board::PlaceId,
    games::board_games::{
        game::BoardGame,
        panel_board::{LaidBoard, PanelBoard, paint_table},
    },
    pieces::Face,
    settings::PieceLook,
    text::Words,
    theme::{
        color::{BRASS, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// What is carried with the mouse: a piece, and the cell where it was lifted, if it lay on one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Carried {
    /// The piece.
    pub face: Face,
    /// Where it lay.
    pub from: Option<PlaceId>,
}

/// The board, as large as its room allows; `carried` is what the mouse carries.
pub fn board<B: BoardGame>(
    ui: &mut Ui,
    words: &Words,
    (editor, look): (&Editor<B>, PieceLook),
    room: Vec2,
    carried: &mut Option<Carried>,
    asks: &mut Vec<EditAsk>,
) {
    let board = PanelBoard::new::<B>(editor.game(), look).labelled(B::board(editor.game()).coordinates);
    let (room, _) = ui.allocate_exact_size(room.max(Vec2::ZERO), Sense::hover());
    let painter = ui.painter().with_clip_rect(room.intersect(ui.clip_rect()));
    paint_table(&painter, room);
    let laid = board.fill(room.shrink(metrics::GAP));
    laid.paint(&painter);
    for place in board.places() {
        cell(ui, words, (editor, &laid, &painter), place, carried, asks);
    }
    carry(ui, &laid, carried, asks);
}

fn cell<B: BoardGame>(
    ui: &Ui,
    words: &Words,
    (editor, laid, painter): (&Editor<B>, &LaidBoard<'_>, &Painter),
    place: PlaceId,
    carried: &mut Option<Carried>,
    asks: &mut Vec<EditAsk>,
) {
    let (area, face) = (laid.cell(place), editor.draft().at(place));
    let untouched = B::untouched();
    let response = ui.interact(area, ui.id().with(("cell", place.0)), Sense::click_and_drag());
    let what = face
        .or(untouched.as_ref())
        .map_or_else(|| words.get("boards-empty").to_owned(), |face| B::face_name(words, face));
    let name = words.with("boards-editor_cell", &[("cell", &B::cell_name(editor.game(), place)), ("what", &what)]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), &name));
    let lifted = carried.as_ref().is_some_and(|carried| carried.from == Some(place));
    if let Some(face) = face.filter(|_| !lifted).or(untouched.as_ref()) {
        laid.paint_piece(painter, face, area);
    }
    if response.contains_pointer() {
        let line = egui::Stroke::new(0.04 * laid.side(), if carried.is_some() { LAMP_GOLD } else { BRASS }.egui());
        painter.rect_stroke(area, 0.0, line, StrokeKind::Inside);
    }
    widgets::focus_ring(ui, &response, area);
    let deleted = response.has_focus()
        && ui.input(|input| [Key::Delete, Key::Backspace].map(|key| input.key_pressed(key)) != [false; 2]);
    if response.secondary_clicked() || deleted {
        asks.push(EditAsk::Remove(place));
    } else if response.clicked() {
        asks.push(EditAsk::Click(place));
    }
    if let Some(face) = face.filter(|_| response.drag_started_by(PointerButton::Primary)) {
        *carried = Some(Carried { face: face.clone(), from: Some(place) });
    }
}

/// Paints what the mouse carries, and drops it where the button is let go: over the board on a cell, beside it away.
fn carry(ui: &Ui, laid: &LaidBoard<'_>, carried: &mut Option<Carried>, asks: &mut Vec<EditAsk>) {
    let Some(Carried { face, from }) = carried.clone() else { return };
    let Some(at) = ui.input(|input| input.pointer.latest_pos()) else {
        *carried = None;
        return;
    };
    let over = LayerId::new(Order::Tooltip, Id::new("carried piece"));
    laid.paint_piece(&ui.ctx().layer_painter(over), &face, egui::Rect::from_center_size(at, Vec2::splat(laid.side())));
    if ui.input(|input| input.pointer.any_down()) {
        return;
    }
    *carried = None;
    match (from, laid.place(at)) {
        (Some(from), Some(to)) => asks.push(EditAsk::Carry(from, to)),
        (Some(from), None) => asks.push(EditAsk::Remove(from)),
        (None, Some(to)) => asks.push(EditAsk::Lay(face, to)),
        (None, None) => {}
    }
}
