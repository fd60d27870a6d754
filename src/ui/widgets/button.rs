//! Buttons, by weight: the one primary action of a screen, everything else, entries of a menu, small square ones.

use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontId, Rect, Response, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2,
    WidgetInfo, WidgetType,
};

use super::{double_click, focus_ring};
use crate::theme::{
    Shade, Type,
    color::{self, BRASS, BRASS_DIM, INK_TEXT, IVORY, LAMP_BRIGHT, LAMP_GOLD, PANEL, PANEL_HOVER, PANEL_RAISED},
    metrics,
};

struct Look {
    text: Type,
    padding: Vec2,
    least_width: f32,
    /// Fill, line and text at rest.
    rest: [Color32; 3],
    /// The same under the pointer.
    hover: [Color32; 3],
    lit: bool,
}

/// The one primary action of a screen: lamp-gold.
pub fn primary(ui: &mut Ui, text: &str) -> Response {
    primary_wide(ui, text, metrics::PRIMARY_WIDTH)
}

/// Around the text of a golden button, points.
const PRIMARY_PADDING: Vec2 = Vec2::new(3.0 * metrics::GRID, 1.5 * metrics::GRID);

/// The same, at least so many points wide.
pub fn primary_wide(ui: &mut Ui, text: &str, width: f32) -> Response {
    // What it waits for is read on it while it cannot be pressed: dark letters on gold would fade into each other.
    let rest = if ui.is_enabled() { [LAMP_GOLD, LAMP_BRIGHT, INK_TEXT] } else { [BRASS_DIM, BRASS, IVORY] };
    let look = Look {
        text: Type::Primary,
        padding: PRIMARY_PADDING,
        least_width: width,
        rest: rest.map(Shade::egui),
        hover: [LAMP_BRIGHT, IVORY, INK_TEXT].map(Shade::egui),
        lit: ui.is_enabled(),
    };
    button(ui, text, &look)
}

/// How high a golden button is where its text has one line, points.
pub fn primary_height(ui: &Ui) -> f32 {
    ui.text_style_height(&Type::Primary.style()) + 2.0 * PRIMARY_PADDING.y
}

/// Lines below the text of a button with a picture for which there is room in any case.
pub const LINES_BESIDE_PICTURE: usize = 3;

/// The same with a picture beside its text, twice as wide as high, and lines below it that say what it is about; it is as high as they are.
pub fn primary_with_picture(
    ui: &mut Ui,
    text: &str,
    line: &str,
    width: f32,
    picture: Option<&dyn Fn(&egui::Painter, Rect)>,
) -> Response {
    let line_height = ui.text_style_height(&Type::Small.style());
    let height = ui.text_style_height(&Type::Primary.style()) + LINES_BESIDE_PICTURE as f32 * line_height;
    let margin = metrics::GRID;
    let pictured = Vec2::new(2.0, 1.0) * (height + margin);
    let beside = if picture.is_some() { pictured.x + margin } else { 0.0 };
    let room = width - beside - 2.5 * margin;
    let galleys = [(Type::Primary, text), (Type::Small, line)].map(|(level, words)| {
        let font = level.style().resolve(ui.style());
        ui.painter().layout(words.to_owned(), font, INK_TEXT.egui(), room)
    });
    let told: f32 = galleys.iter().map(|galley| galley.size().y).sum();
    let size = Vec2::new(width, height.max(told) + 3.0 * margin);
    let (area, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), text));
    if ui.is_rect_visible(area) {
        let glow = lit(ui, &response);
        let [fill, rim] =
            [[LAMP_GOLD, LAMP_BRIGHT], [LAMP_BRIGHT, IVORY]].map(|[rest, lit]| rest.mix(lit, glow).egui());
        paint_button(ui, area, fill, rim, true);
        let mut left = area.left() + margin;
        if let Some(paint) = picture {
            let middle = egui::pos2(left + 0.5 * pictured.x, area.center().y);
            let place = Rect::from_center_size(middle, pictured);
            paint(ui.painter(), place);
            ui.painter().rect_stroke(place, 0.0, Stroke::new(metrics::HAIRLINE, INK_TEXT.egui()), StrokeKind::Inside);
            left = place.right();
        }
        let left = left + 1.5 * metrics::GRID;
        let mut y = area.center().y - 0.5 * told;
        for galley in galleys {
            let below = galley.size().y;
            ui.painter().galley(egui::pos2(left, y), galley, INK_TEXT.egui());
            y += below;
        }
        focus_ring(ui, &response, area);
    }
    response
}

/// Any other action: a frame of brass.
pub fn secondary(ui: &mut Ui, text: &str) -> Response {
    let look = Look {
        text: Type::Button,
        padding: Vec2::new(2.0 * metrics::GRID, metrics::GRID),
        least_width: 0.0,
        rest: [PANEL, BRASS, IVORY].map(Shade::egui),
        hover: [PANEL_HOVER, LAMP_GOLD, IVORY].map(Shade::egui),
        lit: false,
    };
    button(ui, text, &look)
}

/// A small choice such as a preset; `chosen` ones are filled.
pub fn chip(ui: &mut Ui, text: &str, chosen: bool) -> Response {
    let rest = if chosen { [BRASS_DIM, BRASS, IVORY] } else { [PANEL_RAISED, BRASS_DIM, IVORY] };
    let look = Look {
        text: Type::Button,
        padding: Vec2::new(1.5 * metrics::GRID, 0.75 * metrics::GRID),
        least_width: 0.0,
        rest: rest.map(Shade::egui),
        hover: [PANEL_HOVER, BRASS, IVORY].map(Shade::egui),
        lit: false,
    };
    let response = button(ui, text, &look);
    if chosen {
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, ui.is_enabled(), true, text));
    }
    response
}

/// A button as high as a line of controls and as wide as high, with one sign on it; `name` says what it does.
pub fn icon_button(ui: &mut Ui, sign: &str, name: &str) -> Response {
    square(ui, name, |ui, rect| {
        let font = TextStyle::Button.resolve(ui.style());
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, sign, font, IVORY.egui());
    })
}

/// The same with a die of five pips on it, for rolling something anew.
pub fn die_button(ui: &mut Ui, name: &str) -> Response {
    square(ui, name, |ui, rect| {
        let die = Rect::from_center_size(rect.center(), rect.size() * 0.56);
        ui.painter().rect_filled(die, CornerRadius::same(3), IVORY.egui());
        let step = die.size() * 0.27;
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)] {
            let pip = die.center() + Vec2::new(x * step.x, y * step.y);
            ui.painter().circle_filled(pip, die.width() * 0.09, INK_TEXT.egui());
        }
    })
}

/// The same with an arrow that turns forward, for doing something again, or back, for taking it back.
pub fn turn_button(ui: &mut Ui, name: &str, back: bool) -> Response {
    square(ui, name, |ui, rect| {
        let (middle, radius) = (rect.center(), 0.24 * rect.width());
        let side = if back { Vec2::new(-1.0, 1.0) } else { Vec2::splat(1.0) };
        let at = |turn: f32| middle + radius * Vec2::angled(turn * std::f32::consts::TAU) * side;
        // Three quarters of a circle, and the head at its end.
        let arc: Vec<_> = (0..=18).map(|step| at(0.30 + 0.70 * step as f32 / 18.0)).collect();
        ui.painter().add(egui::Shape::line(arc, Stroke::new(2.0, IVORY.egui())));
        let (tip, size) = (at(1.0), 0.55 * radius);
        let head = [[-1.0, -0.4], [1.0, -0.4], [0.0, 1.0]].map(|[x, y]| tip + size * Vec2::new(x, y));
        ui.painter().add(egui::Shape::convex_polygon(head.to_vec(), IVORY.egui(), Stroke::NONE));
    })
}

fn square(ui: &mut Ui, name: &str, sign: impl FnOnce(&Ui, Rect)) -> Response {
    let side = ui.spacing().interact_size.y;
    let (rect, mut response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    double_click::forgive(ui, &mut response, name);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), name));
    if ui.is_rect_visible(rect) {
        let lit = response.hovered() || response.has_focus();
        let [fill, line] = if lit { [PANEL_HOVER, BRASS] } else { [PANEL_RAISED, BRASS_DIM] };
        let radius = CornerRadius::same(metrics::BUTTON_RADIUS);
        let line = Stroke::new(metrics::HAIRLINE, line.egui());
        ui.painter().rect(rect, radius, fill.egui(), line, StrokeKind::Inside);
        sign(ui, rect);
        focus_ring(ui, &response, rect);
    }
    response.on_hover_text(name)
}

/// An entry of a menu: plain text in the heading face that lights up, with a brass mark before it.
pub fn menu_entry(ui: &mut Ui, text: &str) -> Response {
    let font = Type::Heading.style().resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    let mark = 2.5 * metrics::GRID;
    let size = galley.size() + Vec2::new(mark + metrics::GAP_WIDE, metrics::GRID);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), text));
    if ui.is_rect_visible(rect) {
        let glow = lit(ui, &response);
        let ink = IVORY.mix(LAMP_BRIGHT, glow);
        let slide = 4.0 * glow;
        let at = egui::pos2(rect.left() + mark + slide, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, ink.egui());
        let middle = egui::pos2(rect.left() + 8.0 + slide, rect.center().y);
        let r = 3.5 + glow;
        let lozenge = [[0.0, -r], [r, 0.0], [0.0, r], [-r, 0.0]].map(|[x, y]| middle + Vec2::new(x, y));
        ui.painter().add(egui::Shape::convex_polygon(
            lozenge.to_vec(),
            BRASS.mix(LAMP_BRIGHT, glow).egui(),
            Stroke::NONE,
        ));
        focus_ring(ui, &response, rect);
    }
    response
}

fn button(ui: &mut Ui, text: &str, look: &Look) -> Response {
    let font = look.text.style().resolve(ui.style());
    let room = (ui.available_width() - 2.0 * look.padding.x).max(4.0 * metrics::GRID);
    let mut galley = ui.painter().layout(text.to_owned(), font.clone(), Color32::PLACEHOLDER, room);
    if galley.rows.len() > 1 {
        // Somewhat smaller letters rather than a second line.
        let font = FontId::new(metrics::BUTTON_TEXT_LEAST * font.size, font.family);
        galley = ui.painter().layout(text.to_owned(), font, Color32::PLACEHOLDER, room);
    }
    let size = (galley.size() + 2.0 * look.padding).max(Vec2::new(look.least_width, ui.spacing().interact_size.y));
    let (rect, mut response) = ui.allocate_exact_size(size, Sense::click());
    double_click::forgive(ui, &mut response, text);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), text));
    if ui.is_rect_visible(rect) {
        let glow = lit(ui, &response);
        let [fill, line, ink] = [0, 1, 2].map(|i| look.rest[i].lerp_to_gamma(look.hover[i], glow));
        let pressed = response.is_pointer_button_down_on();
        let rect = if pressed { rect.translate(Vec2::new(0.0, 1.0)) } else { rect };
        paint_button(ui, rect, fill, line, look.lit);
        let at = rect.center() - galley.size() / 2.0;
        ui.painter().galley(at, galley, ink);
        focus_ring(ui, &response, rect);
    }
    response
}

fn paint_button(ui: &Ui, rect: Rect, fill: Color32, line: Color32, lit: bool) {
    let radius = CornerRadius::same(metrics::BUTTON_RADIUS);
    if lit {
        // The lamp's light falls on the table around it.
        let glow = egui::Shadow {
            offset: [0, 2],
            blur: 24,
            spread: 0,
            color: color::LAMP_GOLD.egui_alpha(if ui.is_enabled() { 0.22 } else { 0.0 }),
        };
        ui.painter().add(glow.as_shape(rect, radius));
    }
    ui.painter().rect(rect, radius, fill, Stroke::new(metrics::HAIRLINE, line), StrokeKind::Inside);
}

/// How far a widget is lit by pointer or focus: 0 to 1, fading.
fn lit(ui: &Ui, response: &Response) -> f32 {
    ui.ctx().animate_bool(response.id.with("lit"), (response.hovered() || response.has_focus()) && ui.is_enabled())
}
