//! A card as it lies on the table: its picture, name and cost, and what there is to say of it here.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align2, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, WidgetType, text::LayoutJob,
};

use super::{
    model::{CardModel, PileModel},
    reading,
};
use crate::{
    games::dominion::{
        CardFace, Coat, Source,
        theme::court::{BANDS, BARE, CARD, COIN, CORNER, DIMMED, LEAST_PICTURE, PICTURE, RAISED, STRIP},
    },
    pictures::Album,
    text::Words,
    theme::{
        Shade, Type,
        color::{BRASS, BRASS_DIM, DANGER, INK_DEEP, INK_TEXT, IVORY, LAMP_BRIGHT, LAMP_GOLD, SHADOW},
    },
    ui::widgets,
};

/// What there is to say of a card where it lies.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// Coins it costs now.
    pub cost: u8,
    /// A number in the upper corner: cards of a pile, or of a stack.
    pub count: Option<u16>,
    /// What stands in the upper corner in place of the number.
    pub mark: Option<&'a str>,
    /// How many of these are chosen.
    pub taken: u16,
    /// Whether there is none left.
    pub empty: bool,
    /// Whether a click on it is answered, if only by why it may not be.
    pub clickable: bool,
    /// Whether it can be clicked to some purpose.
    pub offered: bool,
    /// Whether it is not in question now.
    pub dim: bool,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Whether the keys have come to it.
    pub focused: bool,
    /// Whether something has just happened with it.
    pub fresh: bool,
    /// The digit that stands for it.
    pub digit: Option<usize>,
    /// All of it in one sentence.
    pub told: &'a str,
}

impl<'a> Look<'a> {
    /// A pile of the supply.
    pub fn pile(pile: &'a PileModel) -> Self {
        Self {
            cost: pile.cost,
            count: Some(pile.left.into()),
            mark: None,
            taken: 0,
            empty: pile.left == 0,
            clickable: true,
            offered: pile.offered,
            dim: pile.dim,
            chosen: false,
            focused: pile.focused,
            fresh: pile.fresh,
            digit: None,
            told: &pile.told,
        }
    }

    /// A stack of cards.
    pub fn lying(card: &'a CardModel) -> Self {
        Self {
            cost: card.cost,
            count: (card.count > 1).then_some(card.count),
            mark: None,
            taken: card.chosen,
            empty: false,
            clickable: card.offered || card.source == Source::Hand,
            offered: card.offered,
            dim: card.dim,
            chosen: card.chosen > 0,
            focused: card.focused,
            fresh: card.fresh,
            digit: card.digit,
            told: &card.told,
        }
    }
}

/// The band of a card.
pub fn band(coat: Coat) -> Shade {
    BANDS[coat as usize]
}

/// The ground of a card that has no picture, with a lozenge.
pub fn bare(painter: &Painter, place: Rect, coat: Coat) {
    let [lit, dark] = BARE.map(|dark| band(coat).mix(INK_DEEP, dark).egui());
    painter.rect_filled(place, CORNER, dark);
    let half = 0.3 * place.size();
    let at = |x: f32, y: f32| place.center() + Vec2::new(x * half.x, y * half.y);
    let lozenge = vec![at(0.0, -1.0), at(1.0, 0.0), at(0.0, 1.0), at(-1.0, 0.0)];
    painter.add(egui::Shape::convex_polygon(lozenge, lit, Stroke::NONE));
}

fn small(ui: &Ui) -> FontId {
    Type::Small.style().resolve(ui.style())
}

/// The usual size of a picture on a sheet.
pub fn usual(ui: &Ui) -> Vec2 {
    whole(0.75 * CARD[1] * small(ui).size)
}

/// Least and greatest width of a card.
pub fn widths(ui: &Ui) -> [f32; 2] {
    CARD.map(|width| width * small(ui).size)
}

/// Height of the strip with a card's name.
pub fn strip(ui: &Ui) -> f32 {
    STRIP * small(ui).size
}

/// The size of a whole picture so wide.
pub fn whole(width: f32) -> Vec2 {
    Vec2::new(width, width * PICTURE[1] / PICTURE[0])
}

/// Least height of a picture of which only the middle is shown.
pub fn least_picture(ui: &Ui) -> f32 {
    LEAST_PICTURE * small(ui).size
}

/// Width of a card so high, within what cards may be.
pub fn width_for(ui: &Ui, height: f32) -> f32 {
    let [least, most] = widths(ui);
    let width = (height - strip(ui)) * PICTURE[0] / PICTURE[1];
    width.clamp(least, most)
}

/// Shows a card with a picture of a size; where that is lower than the whole one, its middle is shown. Its text is read where the pointer rests.
pub fn tile(
    ui: &mut Ui,
    words: &Words,
    album: &Album<String>,
    face: &Arc<CardFace>,
    picture: Vec2,
    look: &Look<'_>,
) -> Response {
    let size = picture + Vec2::new(0.0, strip(ui));
    let (sense, kind) = match look.clickable {
        true => (Sense::click(), WidgetType::Button),
        false => (Sense::hover(), WidgetType::Image),
    };
    let (area, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::selected(kind, ui.is_enabled(), look.chosen, look.told));
    if ui.is_rect_visible(area) {
        let font = small(ui);
        let raised = if look.chosen { RAISED * font.size } else { 0.0 };
        let area = area.translate(Vec2::new(0.0, -raised));
        paint(ui, area, album, face, look, &font, response.hovered());
        widgets::focus_ring(ui, &response, area);
    }
    response.on_hover_ui(|ui| reading::reading(ui, words, face, look.cost))
}

fn paint(ui: &Ui, area: Rect, album: &Album<String>, face: &CardFace, look: &Look<'_>, font: &FontId, hovered: bool) {
    let painter = ui.painter();
    let radius = CornerRadius::same(CORNER);
    let band = band(face.coat);
    painter.rect_filled(area.translate(Vec2::new(1.5, 2.5)), radius, SHADOW.egui_alpha(0.5));
    painter.rect_filled(area, radius, band.egui());
    let split = area.bottom() - STRIP * font.size;
    let place = Rect::from_min_max(area.min, egui::pos2(area.right(), split)).shrink(2.0);
    match album.get(face.id.as_str()) {
        Some(picture) => {
            let inner = painter.with_clip_rect(place.intersect(painter.clip_rect()));
            inner.rect_filled(place, 0, band.mix(INK_DEEP, BARE[1]).egui());
            picture.paint(&inner, Rect::from_center_size(place.center(), whole(place.width())), IVORY);
        }
        None => bare(painter, place, face.coat),
    }
    let name = fit(ui, &face.name, font, area.width() - 6.0);
    let at = Pos2::new(area.center().x - 0.5 * name.size().x, 0.5 * (split + area.bottom() - name.size().y));
    painter.galley(at, name, INK_TEXT.egui());
    coin(painter, place.left_top() + Vec2::splat(0.75 * font.size), font, look.cost);
    let number = |count: u16| if look.taken > 0 { format!("{}/{count}", look.taken) } else { count.to_string() };
    if let Some(text) = look.mark.map(str::to_owned).or(look.count.map(number)) {
        counter(painter, place.right_top() + Vec2::new(-2.0, 2.0), font, text);
    }
    if look.dim || look.empty {
        painter.rect_filled(area, radius, INK_DEEP.egui_alpha(DIMMED));
    }
    if look.empty {
        let line = Stroke::new(2.5, DANGER.egui());
        let inner = place.shrink(4.0);
        painter.line_segment([inner.left_top(), inner.right_bottom()], line);
        painter.line_segment([inner.right_top(), inner.left_bottom()], line);
    }
    if let Some(digit) = look.digit.filter(|digit| *digit < 9) {
        counter(
            painter,
            place.left_bottom() + Vec2::new(1.6 * font.size, -1.5 * font.size),
            font,
            (digit + 1).to_string(),
        );
    }
    if look.chosen {
        tick(painter, place.right_bottom() - Vec2::splat(1.0 * font.size), font.size);
    }
    let lit = hovered && look.offered;
    let (wide, ink) = match (look.chosen || look.focused, look.fresh, look.offered) {
        (true, ..) => (3.0, LAMP_BRIGHT),
        (_, true, _) => (2.5, IVORY),
        (_, _, true) => (if lit { 3.0 } else { 2.0 }, LAMP_GOLD),
        _ if hovered => (1.5, BRASS),
        _ => (1.0, BRASS_DIM),
    };
    painter.rect_stroke(area, radius, Stroke::new(wide, ink.egui()), StrokeKind::Inside);
}

/// A cost on its coin.
fn coin(painter: &Painter, middle: Pos2, font: &FontId, cost: u8) {
    let radius = 0.72 * font.size;
    let [gold, rim] = COIN;
    painter.circle(middle, radius, gold.egui(), Stroke::new(1.2, rim.egui()));
    painter.text(middle, Align2::CENTER_CENTER, cost, font.clone(), INK_TEXT.egui());
}

/// Digits on a dark plate, its upper right corner at a place.
fn counter(painter: &Painter, corner: Pos2, font: &FontId, text: String) {
    let galley = painter.layout_no_wrap(text, font.clone(), IVORY.egui());
    let size = Vec2::new(galley.size().x + 8.0, galley.size().y + 1.0);
    let plate = Rect::from_min_size(corner - Vec2::new(size.x, 0.0), size);
    painter.rect_filled(plate, 4, INK_DEEP.egui_alpha(0.86));
    painter.galley(plate.center() - 0.5 * galley.size(), galley, IVORY.egui());
}

/// The mark of what is chosen.
fn tick(painter: &Painter, middle: Pos2, size: f32) {
    painter.circle(middle, 0.72 * size, LAMP_GOLD.egui(), Stroke::new(1.2, INK_TEXT.egui()));
    let at = |x: f32, y: f32| middle + size * Vec2::new(x, y);
    let mark = vec![at(-0.32, 0.0), at(-0.08, 0.28), at(0.36, -0.28)];
    painter.add(egui::Shape::line(mark, Stroke::new(0.15 * size, INK_TEXT.egui())));
}

/// Words on one line within a width, that end in an ellipsis where there is no room.
fn fit(ui: &Ui, text: &str, font: &FontId, room: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font.clone(), INK_TEXT.egui());
    job.wrap = egui::text::TextWrapping::truncate_at_width(room.max(1.0));
    ui.painter().layout_job(job)
}
