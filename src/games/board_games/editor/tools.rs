//! What stands beside the board: the pieces there are, those that were taken, whose move it is, and who will play.

use bevy_egui::egui::{
    Align2, FontId, PointerButton, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
};

use super::{
    ask::{Brush, EditAsk},
    board::Carried,
    state::Editor,
};
use crate::{
    games::board_games::{game::BoardGame, sets::set, theme::ENGRAVED_SIZE},
    pieces::{Face, PieceSet},
    settings::PieceLook,
    text::{Words, capitalised},
    theme::{
        Type,
        color::{BRASS_DIM, IVORY, IVORY_DIM, LAMP_GOLD, PANEL_HOVER},
        metrics,
    },
    ui::widgets,
};

/// Side of a piece, in heights of plain letters.
const PIECE: f32 = 2.4;

/// All of it, below each other.
pub fn tools<B: BoardGame>(
    ui: &mut Ui,
    words: &Words,
    (editor, look): (&Editor<B>, PieceLook),
    carried: &mut Option<Carried>,
    asks: &mut Vec<EditAsk>,
) {
    pieces(ui, words, (editor, &set::<B>(look)), carried, asks);
    if B::FACE_DOWN && editor.draft().face_down() > 0 {
        taken(ui, words, editor, asks);
    }
    if B::TURNS {
        turn(ui, words, editor, asks);
    }
    players(ui, words, editor);
}

/// The pieces there are, and what takes them away.
fn pieces<B: BoardGame>(
    ui: &mut Ui,
    words: &Words,
    (editor, set): (&Editor<B>, &PieceSet),
    carried: &mut Option<Carried>,
    asks: &mut Vec<EditAsk>,
) {
    let note = words.get("boards-editor_pieces_note");
    widgets::group(ui, words.get("boards-editor_pieces"), note, |ui| {
        let cells = editor.draft().cells.len();
        for row in B::palette(editor.game()) {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(2.0);
                for face in row {
                    let supply = B::supply(editor.game(), &face);
                    // Nobody counts what there is enough of for every cell.
                    let left = (supply < cells).then(|| editor.draft().left(&face, supply));
                    piece::<B>(ui, words, (editor, set), (face, left), carried, asks);
                }
            });
        }
        ui.horizontal_wrapped(|ui| {
            if B::FACE_DOWN {
                piece::<B>(ui, words, (editor, set), (Face::default(), None), carried, asks);
            }
            if widgets::chip(ui, words.get("boards-editor_remove"), editor.brush == Brush::Remove).clicked() {
                asks.push(EditAsk::Choose(Brush::Remove));
            }
        });
    });
}

/// A piece to be chosen or carried to the board, and how many there are still to be laid.
fn piece<B: BoardGame>(
    ui: &mut Ui,
    words: &Words,
    (editor, set): (&Editor<B>, &PieceSet),
    (face, left): (Face, Option<usize>),
    carried: &mut Option<Carried>,
    asks: &mut Vec<EditAsk>,
) {
    let side = PIECE * ui.text_style_height(&Type::Body.style());
    let font = Type::Strong.style().resolve(ui.style());
    let below = if left.is_some() { ui.text_style_height(&Type::Strong.style()) } else { 0.0 };
    let (area, response) = ui.allocate_exact_size(Vec2::new(side, side + below), Sense::click_and_drag());
    let chosen = editor.brush == Brush::Piece(face.clone());
    let called = capitalised(&B::face_name(words, &face));
    let name = match left {
        Some(left) => words.with("boards-editor_left", &[("piece", &called), ("count", &left)]),
        None => called,
    };
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), chosen, &name));
    if ui.is_rect_visible(area) {
        if chosen || response.contains_pointer() || response.has_focus() {
            let line = Stroke::new(metrics::HAIRLINE, if chosen { LAMP_GOLD } else { BRASS_DIM }.egui());
            ui.painter().rect(area, metrics::BUTTON_RADIUS, PANEL_HOVER.egui(), line, StrokeKind::Inside);
        }
        let room = Rect::from_min_size(area.min, Vec2::splat(side)).shrink(3.0);
        match (set.picture(&face), &face.kind) {
            (Some(picture), _) => picture.paint(ui.painter(), room, set.enamel(face.side)),
            (None, Some(sign)) => {
                let large = FontId::new(ENGRAVED_SIZE * side, font.family.clone());
                ui.painter().text(room.center(), Align2::CENTER_CENTER, sign, large, IVORY.egui());
            }
            (None, None) => {}
        }
        if let Some(left) = left {
            let ink = if left == 0 { IVORY_DIM } else { IVORY };
            let at = area.center_bottom();
            ui.painter().text(at, Align2::CENTER_BOTTOM, left.to_string(), font, ink.egui());
        }
        widgets::focus_ring(ui, &response, area);
    }
    let response = response.on_hover_text(&name);
    if response.clicked() {
        asks.push(EditAsk::Choose(Brush::Piece(face.clone())));
    }
    if response.drag_started_by(PointerButton::Primary) {
        *carried = Some(Carried { face, from: None });
    }
}

/// How many of the chosen piece were taken: where some lie face down, the board does not tell.
fn taken<B: BoardGame>(ui: &mut Ui, words: &Words, editor: &Editor<B>, asks: &mut Vec<EditAsk>) {
    let draft = editor.draft();
    let all = B::palette(editor.game()).into_iter().flatten();
    let left: usize = all.map(|face| draft.left(&face, B::supply(editor.game(), &face))).sum();
    let down = draft.face_down();
    widgets::subheading(ui, words.get("boards-editor_taken"));
    let told = words.with("boards-editor_taken_note", &[("down", &down), ("left", &left)]);
    if left == down {
        widgets::note(ui, &told)
    } else {
        widgets::warning(ui, &told)
    }
    if let Brush::Piece(face) = &editor.brush
        && face.kind.is_some()
    {
        let supply = B::supply(editor.game(), face);
        let mut count = draft.gone(face, supply) as u32;
        let most = (supply - draft.lying(face).min(supply)) as u32;
        let called = capitalised(&B::face_name(words, face));
        ui.horizontal(|ui| {
            if widgets::stepper(ui, &called, &mut count, 0, most, 1) {
                asks.push(EditAsk::Taken(face.clone(), count as usize));
            }
            ui.label(Type::Body.text(called).color(IVORY.egui()));
        });
    }
    ui.add_space(metrics::GAP);
}

/// Whose move it is, and which side the first seat plays.
fn turn<B: BoardGame>(ui: &mut Ui, words: &Words, editor: &Editor<B>, asks: &mut Vec<EditAsk>) {
    let draft = editor.draft();
    let sides = B::SIDES.map(|name| capitalised(words.get(name)));
    widgets::group(ui, words.get("boards-editor_turn"), "", |ui| {
        let mut to_move = draft.to_move;
        let mut choices: Vec<(Option<usize>, &str)> = (0..).map(Some).zip(sides.iter().map(String::as_str)).collect();
        if B::FACE_DOWN {
            choices.push((None, words.get("boards-editor_nobody")));
        }
        if widgets::segmented(ui, &mut to_move, &choices) {
            asks.push(EditAsk::ToMove(to_move));
        }
    });
    if B::FACE_DOWN && draft.to_move.is_some() {
        let name = editor.players().first().map_or("", |player| player.name.as_str());
        widgets::group(ui, &words.with("boards-editor_first", &[("name", &name)]), "", |ui| {
            let mut first = draft.first.unwrap_or(0);
            let choices: Vec<(usize, &str)> = (0..).zip(sides.iter().map(String::as_str)).collect();
            if widgets::segmented(ui, &mut first, &choices) {
                asks.push(EditAsk::First(first));
            }
        });
    }
}

/// Who will play.
fn players<B: BoardGame>(ui: &mut Ui, words: &Words, editor: &Editor<B>) {
    let names: Vec<&str> = editor.players().iter().map(|player| player.name.as_str()).collect();
    let told = words.with("boards-editor_players", &[("names", &names.join(", "))]);
    ui.label(Type::Small.text(told).color(IVORY_DIM.egui()));
}
