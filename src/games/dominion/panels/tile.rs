//! A card as it lies on the table: its name, its picture, cost and what it does, and what there is to say of it here.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align2, CornerRadius, FontId, Galley, Id, Painter, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, WidgetType,
};

use super::{
    form::{self, Form, RATIO},
    model::{CardModel, PileModel},
    reading,
};
use crate::{
    games::dominion::{
        CardFace, Coat, Source,
        theme::court::{BANDS, BARE, COIN, CORNER, DIMMED, RAISED, STRIP, TEXT_GROUND, TEXT_MARGIN},
    },
    pictures::Album,
    text::Words,
    theme::{
        LEAST, Shade,
        color::{BRASS, BRASS_DIM, DANGER, INK_DEEP, INK_TEXT, IVORY, LAMP_BRIGHT, LAMP_GOLD, SHADOW},
    },
    ui::widgets,
};

/// Least height of a picture with anything below cost and number, in heights of small letters.
const ROOMY: f32 = 3.2;

/// How much smaller a name may be set that has too little room, as a share.
const SMALLEST: f32 = 0.55;

/// The same where only its number makes the room little: rather no number than a name that cannot be read.
const BESIDE_NUMBER: f32 = 0.75;

/// Beside a name, on both sides together, points.
const MARGIN: f32 = 6.0;

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
    /// Whether it is lit: a click on it is a way on.
    pub lit: bool,
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
    /// Whether the open hint speaks of it.
    pub advised: bool,
    /// What is to be known of it here besides what stands on it.
    pub note: Option<&'a str>,
    /// All of it in one sentence.
    pub told: &'a str,
}

impl<'a> Look<'a> {
    /// A card that is only looked at.
    pub fn plain(face: &CardFace, told: &'a str) -> Self {
        Self {
            cost: face.cost,
            count: None,
            mark: None,
            taken: 0,
            empty: false,
            clickable: false,
            lit: false,
            dim: false,
            chosen: false,
            focused: false,
            fresh: false,
            digit: None,
            advised: false,
            note: None,
            told,
        }
    }

    /// A pile of the supply.
    pub fn pile(pile: &'a PileModel) -> Self {
        Self {
            cost: pile.cost,
            count: Some(pile.left.into()),
            empty: pile.left == 0,
            clickable: true,
            lit: pile.lit,
            dim: pile.dim,
            focused: pile.focused,
            fresh: pile.fresh,
            advised: pile.advised,
            note: pile.note.as_deref(),
            ..Self::plain(&pile.face, &pile.told)
        }
    }

    /// A stack of cards.
    pub fn lying(card: &'a CardModel) -> Self {
        Self {
            cost: card.cost,
            count: (card.count > 1).then_some(card.count),
            taken: card.chosen,
            clickable: card.offered || card.source == Source::Hand,
            lit: card.offered,
            dim: card.dim,
            chosen: card.chosen > 0,
            focused: card.focused,
            fresh: card.fresh,
            digit: card.digit,
            advised: card.advised > 0,
            ..Self::plain(&card.face, &card.told)
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

/// Shows a card in the next place of a layout.
pub fn tile(
    ui: &mut Ui,
    words: &Words,
    album: &Album<String>,
    face: &Arc<CardFace>,
    form: Form,
    look: &Look<'_>,
) -> Response {
    let (id, area) = ui.allocate_space(form.size);
    tile_at(ui, (id, area), words, album, face, form, look)
}

/// Shows a card in a place. What is not seen of its text is read where the pointer rests.
pub fn tile_at(
    ui: &Ui,
    (id, area): (Id, Rect),
    words: &Words,
    album: &Album<String>,
    face: &Arc<CardFace>,
    form: Form,
    look: &Look<'_>,
) -> Response {
    let (sense, kind) = match look.clickable {
        true => (Sense::click(), WidgetType::Button),
        false => (Sense::hover(), WidgetType::Image),
    };
    let response = ui.interact(area, id, sense);
    response.widget_info(|| WidgetInfo::selected(kind, ui.is_enabled(), look.chosen, look.told));
    if ui.is_rect_visible(area) {
        let raised = if look.chosen { RAISED * form::em(ui) } else { 0.0 };
        let area = area.translate(Vec2::new(0.0, -raised));
        paint(ui, area, words, album, face, form, look, response.hovered());
        widgets::focus_ring(ui, &response, area);
    }
    response.on_hover_ui(|ui| {
        let shown = form.text_of(ui, face).is_some();
        reading::reading(ui, words, face, shown, look.cost, look.note);
    })
}

fn paint(
    ui: &Ui,
    area: Rect,
    words: &Words,
    album: &Album<String>,
    face: &CardFace,
    form: Form,
    look: &Look<'_>,
    hovered: bool,
) {
    let (painter, font) = (ui.painter(), form::small(ui));
    let radius = CornerRadius::same(CORNER);
    let band = band(face.coat);
    painter.rect_filled(area.translate(Vec2::new(1.5, 2.5)), radius, SHADOW.egui_alpha(0.5));
    painter.rect_filled(area, radius, band.egui());
    let plate = form.is_plate(ui);
    let strip = Rect::from_min_max(
        area.min,
        egui::pos2(area.right(), if plate { area.bottom() } else { area.top() + STRIP * font.size }),
    );
    let text = form.text_of(ui, face);
    let below = text.as_ref().map_or(2.0, |text| text.size().y + 2.0 * TEXT_MARGIN[1] * font.size);
    let place = Rect::from_min_max(
        egui::pos2(area.left() + 2.0, strip.bottom()),
        egui::pos2(area.right() - 2.0, (area.bottom() - below).max(strip.bottom())),
    );
    if !plate {
        picture(painter, place, album, face);
    }
    if let Some(text) = text {
        let ground = Rect::from_min_max(egui::pos2(place.left(), place.bottom()), area.max - Vec2::splat(2.0));
        let foot = CornerRadius { sw: CORNER - 2, se: CORNER - 2, ..CornerRadius::ZERO };
        painter.rect_filled(ground, foot, band.mix(IVORY, TEXT_GROUND).egui());
        let at = egui::pos2(area.center().x, ground.center().y - 0.5 * text.size().y);
        painter.galley(at, text, INK_TEXT.egui());
    }
    let taken = |count: u16| if look.taken > 0 { format!("{}/{count}", look.taken) } else { count.to_string() };
    let number = look.mark.map(str::to_owned).or(look.count.map(taken));
    if plate {
        plated(ui, strip, face, look, number);
    } else {
        let name = fit(ui, &face.name, &font, strip.width() - MARGIN);
        painter.galley(strip.center() - 0.5 * name.size(), name, INK_TEXT.egui());
        coin(painter, place.left_top() + Vec2::splat(0.8 * font.size), &font, look.cost);
        if let Some(text) = number {
            counter(painter, place.right_top() + Vec2::new(-2.0, 2.0), &font, text);
        }
    }
    state(ui, area, place, words, look, plate);
    let lit = hovered && look.lit;
    let (wide, ink) = match (look.chosen || look.focused || look.advised, look.fresh, look.lit) {
        (true, ..) => (3.0, LAMP_BRIGHT),
        (_, true, _) => (2.5, IVORY),
        (_, _, true) => (if lit { 3.5 } else { 2.5 }, LAMP_GOLD),
        _ if hovered => (1.5, BRASS),
        _ => (1.0, BRASS_DIM),
    };
    painter.rect_stroke(area, radius, Stroke::new(wide, ink.egui()), StrokeKind::Inside);
}

/// A card's picture, all over a place: what reaches out of it is not seen.
fn picture(painter: &Painter, place: Rect, album: &Album<String>, face: &CardFace) {
    match album.get(face.id.as_str()) {
        Some(picture) => {
            let inner = painter.with_clip_rect(place.intersect(painter.clip_rect()));
            inner.rect_filled(place, 0, band(face.coat).mix(INK_DEEP, BARE[1]).egui());
            let size = form::whole(place.width().max(place.height() / RATIO));
            picture.paint(&inner, Rect::from_center_size(place.center(), size), IVORY);
        }
        None => bare(painter, place, face.coat),
    }
}

/// A card of which only the name is seen, between its cost and its number; where that leaves too little room for the name, without the number.
fn plated(ui: &Ui, strip: Rect, face: &CardFace, look: &Look<'_>, number: Option<String>) {
    let (painter, font) = (ui.painter(), form::small(ui));
    let half = 0.5 * strip.height();
    coin(painter, strip.left_center() + Vec2::new(half + 1.0, 0.0), &font, look.cost);
    let mut room = strip.shrink2(Vec2::new(3.0, 0.0));
    room.min.x += 2.0 * half;
    let wide = |text: &str| painter.layout_no_wrap(text.to_owned(), font.clone(), IVORY.egui()).size();
    if let Some(number) = number {
        let size = wide(&number) + Vec2::new(8.0, 1.0);
        if BESIDE_NUMBER * wide(&face.name).x <= room.width() - size.x - 2.0 {
            room.max.x -= size.x + 2.0;
            counter(painter, egui::pos2(strip.right() - 4.0, strip.center().y - 0.5 * size.y), &font, number);
        }
    }
    let name = fit(ui, &face.name, &font, room.width());
    painter.galley(room.center() - 0.5 * name.size(), name, INK_TEXT.egui());
}

/// What is so of a card here, over what stands on it.
fn state(ui: &Ui, area: Rect, place: Rect, words: &Words, look: &Look<'_>, plate: bool) {
    let (painter, font) = (ui.painter(), form::small(ui));
    if look.dim || look.empty {
        painter.rect_filled(area, CornerRadius::same(CORNER), INK_DEEP.egui_alpha(DIMMED));
    }
    if look.empty {
        let line = Stroke::new(2.5, DANGER.egui());
        let inner = if plate { area } else { place }.shrink(4.0);
        painter.line_segment([inner.left_top(), inner.right_bottom()], line);
        painter.line_segment([inner.right_top(), inner.left_bottom()], line);
    }
    if plate {
        return;
    }
    // On a low picture cost and number have all the room.
    let roomy = place.height() >= ROOMY * font.size;
    if let Some(digit) = look.digit.filter(|digit| *digit < 9 && roomy) {
        let at = place.left_bottom() + Vec2::new(1.6 * font.size, -1.5 * font.size);
        counter(painter, at, &font, (digit + 1).to_string());
    }
    if look.chosen {
        tick(painter, place.right_bottom() - Vec2::splat(font.size), font.size);
    }
    if look.advised && roomy {
        tag(painter, place.center_bottom() - Vec2::new(0.0, 0.9 * font.size), &font, words.get("why-hint"));
    }
}

/// A word on a lit plate.
fn tag(painter: &Painter, middle: Pos2, font: &FontId, text: &str) {
    let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), INK_TEXT.egui());
    let plate = Rect::from_center_size(middle, galley.size() + Vec2::new(10.0, 1.0));
    painter.rect_filled(plate, 4, LAMP_BRIGHT.egui());
    painter.galley(plate.center() - 0.5 * galley.size(), galley, INK_TEXT.egui());
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

/// The size of the smallest letters a name may have.
fn smallest(font: &FontId) -> f32 {
    (SMALLEST * font.size).max(LEAST.min(font.size))
}

/// Width of a card on which a name is seen whole, in the smallest letters it may have.
pub fn width_of_name(ui: &Ui, name: &str) -> f32 {
    let font = form::small(ui);
    let whole = ui.painter().layout_no_wrap(name.to_owned(), font.clone(), INK_TEXT.egui()).size().x;
    whole * smallest(&font) / font.size + MARGIN
}

/// Words on one line within a width: in smaller letters where there is little room, and with an ellipsis where there is still less.
fn fit(ui: &Ui, text: &str, font: &FontId, room: f32) -> Arc<Galley> {
    let lay = |size: f32, room: f32| {
        widgets::elided(ui, text, &FontId::new(size, font.family.clone()), INK_TEXT.egui(), room)
    };
    let whole = lay(font.size, f32::INFINITY);
    let share = room / whole.size().x.max(1.0);
    if share >= 1.0 {
        return whole;
    }
    lay((0.98 * share * font.size).max(smallest(font)), room)
}
