//! The players: colour and shape, name, strength, whose turn it is, who is out.

use bevy_egui::egui::{self, Align2, Color32, FontId, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2};

use super::PlayerRow;
use crate::{
    portrait::medallion,
    text::Words,
    theme::{
        Type,
        board::TOKEN_RIM,
        color::{BRASS, BRASS_DIM, IVORY, IVORY_DIM, LAMP_GOLD, PANEL, PANEL_RAISED},
        metrics, seats,
    },
    ui::widgets::{elided, paint_shield},
};

/// Heads of the columns, and the widest number each usually holds.
const COLUMNS: [(&str, &str); 4] = [
    ("conquest-head-territories", "88"),
    ("conquest-head-armies", "888"),
    ("conquest-head-income", "+88"),
    ("conquest-head-cards", "8"),
];

/// Side of a portrait, in heights of a row.
const PORTRAIT: f32 = 0.94;

/// Room the longest name is given beside the figures, in heights of its letters; with less, the figures go below it.
const NAME_ROOM: f32 = 5.0;
/// Between two columns, points.
const COLUMN_GAP: f32 = 6.0;

/// How a row is made up.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Form {
    /// Name and kind below each other, the figures beside them.
    Full,
    /// The figures below the name.
    Narrow,
    /// Name and figures on one line.
    Line,
}

/// The typefaces and columns of the table.
struct Layout {
    strong: FontId,
    small: FontId,
    /// Right edges of the columns, from the right edge of the table.
    edges: Vec<f32>,
    /// Width of all columns.
    figures: f32,
    /// Height of a row.
    height: f32,
    /// Room that portraits and shields take at the left of a row.
    mark: f32,
    form: Form,
}

impl Layout {
    /// The largest letters with which all players are seen in a room so high; the least there are where none are small enough.
    fn new(ui: &Ui, words: &Words, rows: &[PlayerRow], cards: bool, room: f32) -> Self {
        let full = Type::Small.style().resolve(ui.style()).size / Type::Small.font(1.0).size;
        let least = full.min(1.0);
        const STEPS: u32 = 16;
        let sizes = (0..=STEPS).map(|step| full + (least - full) * step as f32 / STEPS as f32);
        let mut layouts = sizes.flat_map(|size| {
            [Form::Full, Form::Narrow, Form::Line].map(|form| Self::measure(ui, words, rows, cards, size / full, form))
        });
        let fits = |layout: &Self| {
            let name = ui.available_width() - layout.mark - layout.figures;
            let height = layout.head() + rows.len() as f32 * (layout.height + ROW_GAP);
            let longest = rows.iter().map(|row| width(ui, &row.name, &layout.strong)).fold(0.0, f32::max);
            height <= room && (layout.form == Form::Narrow || name >= longest.min(NAME_ROOM * layout.strong.size))
        };
        layouts.find(fits).unwrap_or_else(|| Self::measure(ui, words, rows, cards, least / full, Form::Narrow))
    }

    /// One kind of row, with letters of this share of their size.
    fn measure(ui: &Ui, words: &Words, rows: &[PlayerRow], cards: bool, share: f32, form: Form) -> Self {
        let font = |level: Type| {
            let font = level.style().resolve(ui.style());
            FontId::new(share * font.size, font.family)
        };
        let (strong, small) = (font(Type::Strong), font(Type::Small));
        let shown = if cards { COLUMNS.len() } else { COLUMNS.len() - 1 };
        let columns: Vec<f32> = COLUMNS[..shown]
            .iter()
            .map(|(head, widest)| width(ui, words.get(head), &small).max(width(ui, widest, &strong)) + COLUMN_GAP)
            .collect();
        // The back of a card is wider than the figure on it.
        let inset = if cards { 0.3 * strong.size } else { 0.0 };
        let edges = (0..columns.len()).map(|at| inset + columns[at + 1..].iter().sum::<f32>()).collect();
        let figures = columns.iter().sum::<f32>() + inset;
        let height = match form {
            Form::Full | Form::Narrow => 1.15 * (strong.size + small.size) + 0.5 * metrics::GAP,
            Form::Line => 1.5 * strong.size + 0.5 * metrics::GAP,
        };
        let faces = rows.iter().any(|row| row.portrait.is_some());
        let mark = if faces { PORTRAIT * height + 1.5 * metrics::GAP } else { shield_room(height) };
        Self { strong, small, edges, figures, height, mark, form }
    }

    /// Height of the heads of the columns.
    fn head(&self) -> f32 {
        self.small.size * 1.3 + metrics::GAP
    }
}

/// Between two rows.
const ROW_GAP: f32 = 2.0;

/// Room the shield takes at the left of a row.
fn shield_room(height: f32) -> f32 {
    0.82 * height + metrics::GAP
}

/// The table of players in a room so many points high; `cards` adds the column of cards.
pub fn player_table(ui: &mut Ui, words: &Words, rows: &[PlayerRow], cards: bool, room: f32) {
    let layout = Layout::new(ui, words, rows, cards, room);
    let (head, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), layout.small.size * 1.3), Sense::hover());
    for ((key, _), edge) in COLUMNS.iter().zip(&layout.edges) {
        let at = Pos2::new(head.right() - edge, head.center().y);
        ui.painter().text(at, Align2::RIGHT_CENTER, words.get(key), layout.small.clone(), IVORY_DIM.egui());
    }
    ui.spacing_mut().item_spacing.y = ROW_GAP;
    for row in rows {
        show(ui, words, row, &layout);
    }
}

fn show(ui: &mut Ui, words: &Words, row: &PlayerRow, layout: &Layout) {
    let (area, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), layout.height), Sense::hover());
    let spoken = format!("{}, {}", row.name, row.kind);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &spoken));
    let fade = if row.fallen { 0.4 } else { 1.0 };
    if row.active {
        let ground = area.expand2(Vec2::new(0.5 * metrics::GAP, 0.0));
        ui.painter().rect_filled(ground, metrics::BUTTON_RADIUS, PANEL_RAISED.egui());
        let mark = Rect::from_min_size(ground.min, Vec2::new(3.0, ground.height()));
        ui.painter().rect_filled(mark, 1.0, LAMP_GOLD.egui());
    }
    let enamel = if row.fallen { seats::NEUTRAL } else { row.livery.color.shade() };
    let (shield, middle) = match &row.portrait {
        Some(portrait) => {
            let side = PORTRAIT * layout.height;
            let face = Rect::from_center_size(Pos2::new(area.left() + 0.5 * side, area.center().y), Vec2::splat(side));
            medallion(ui.painter(), face, Some(portrait), enamel, |_, _| {});
            if row.fallen {
                ui.painter().circle_filled(face.center(), 0.5 * side, PANEL.egui_alpha(1.0 - fade));
            }
            (0.46 * layout.height, face.right_bottom() - Vec2::splat(0.13 * layout.height))
        }
        None => {
            let shield = 0.74 * layout.height;
            (shield, Pos2::new(area.left() + 0.55 * shield + 2.0, area.center().y))
        }
    };
    paint_shield(ui.painter(), middle, shield, enamel, Some(row.livery.emblem), TOKEN_RIM);

    let left = area.left() + layout.mark;
    let room = area.right() - left - if layout.form == Form::Narrow { 0.0 } else { layout.figures };
    let kind = if row.fallen { words.get("conquest-out") } else { row.kind.as_str() };
    let name = elided(ui, &row.name, &layout.strong, IVORY.egui_alpha(fade), room);
    let kind = elided(ui, kind, &layout.small, IVORY_DIM.egui_alpha(fade.max(0.7)), room);
    let name_size = name.size();
    let second = name_size.y + if layout.form == Form::Line { 0.0 } else { kind.size().y };
    let top = area.center().y - second / 2.0;
    let painter = ui.painter();
    painter.galley(Pos2::new(left, top), name, IVORY.egui());
    if row.fallen {
        let y = top + name_size.y / 2.0;
        painter.hline(left..=left + name_size.x, y, Stroke::new(1.5, IVORY_DIM.egui()));
    }
    let (y, font) = match layout.form {
        Form::Narrow => (top + name_size.y + (second - name_size.y) / 2.0, &layout.small),
        Form::Full => {
            painter.galley(Pos2::new(left, top + name_size.y), kind, IVORY.egui());
            (area.center().y, &layout.strong)
        }
        Form::Line => (area.center().y, &layout.strong),
    };
    figures(painter, row, layout, Pos2::new(area.right(), y), font, IVORY.egui_alpha(fade));
    painter.hline(area.x_range(), area.bottom() + 1.0, Stroke::new(0.5, BRASS_DIM.egui_alpha(0.5)));
}

/// The figures of a row, ending at a place.
fn figures(painter: &Painter, row: &PlayerRow, layout: &Layout, end: Pos2, font: &FontId, ink: Color32) {
    let unknown = || "?".to_owned();
    let (territories, armies, income) = match row.strength {
        Some((territories, armies, income)) => (territories.to_string(), armies.to_string(), format!("+{income}")),
        None => (unknown(), unknown(), unknown()),
    };
    if let (true, Some(edge)) = (row.cards > 0, layout.edges.get(3)) {
        card_back(painter, end - Vec2::new(edge + 0.32 * font.size, 0.0), 1.55 * font.size);
    }
    for (figure, edge) in [territories, armies, income, row.cards.to_string()].iter().zip(&layout.edges) {
        painter.text(end - Vec2::new(*edge, 0.0), Align2::RIGHT_CENTER, figure, font.clone(), ink);
    }
}

/// The back of a card, behind the number of cards somebody holds.
fn card_back(painter: &Painter, middle: Pos2, height: f32) {
    let area = Rect::from_center_size(middle, Vec2::new(0.78 * height, height));
    painter.rect(area, 2.0, BRASS_DIM.egui(), Stroke::new(1.0, BRASS.egui()), StrokeKind::Inside);
    painter.rect_stroke(area.shrink(2.5), 1.0, Stroke::new(0.5, BRASS.egui_alpha(0.6)), StrokeKind::Inside);
}

fn width(ui: &Ui, text: &str, font: &FontId) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font.clone(), Color32::WHITE).size().x
}
