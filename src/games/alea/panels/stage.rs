//! The table itself: felt under the lamp, both halves, and what flies and floats over them.

use bevy_egui::egui::{
    self, Align2, Color32, FontId, Id, LayerId, Order, Pos2, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType,
};

use tabletop::Seat;

use super::{
    PanelAsk, card, fighter,
    layout::{self, Half},
    model::{DieModel, TableModel},
};
use crate::{
    games::alea::{
        icon::Icon,
        shown::{Float, Matter},
        status_look::StatusLook,
        theme::duel,
    },
    shell::eased,
    text::Words,
    theme::{
        Type,
        color::{BRASS_DIM, SHADOW},
    },
    ui::{page, widgets::Lie},
};

/// Paints the table in `free`, a fighter whose half is `covered` by reasons in a strip above them, and pushes what is done there.
pub fn stage(
    ui: &mut Ui,
    free: Rect,
    words: &Words,
    model: &TableModel,
    covered: Option<usize>,
    asks: &mut Vec<PanelAsk>,
) -> [Half; 2] {
    page::felt(ui.painter(), free);
    let line = ui.text_style_height(&Type::Strong.style());
    let sizes = layout::sizes(line, model.fighters.iter().any(|fighter| fighter.limit.is_some()));
    let middle = free.center().x;
    let areas = [
        Rect::from_min_max(free.min, Pos2::new(middle, free.bottom())),
        Rect::from_min_max(Pos2::new(middle, free.top()), free.max),
    ];
    ui.painter().vline(middle, free.shrink(12.0).y_range(), Stroke::new(1.0, BRASS_DIM.egui()));
    let halves = [0, 1].map(|seat| match covered == Some(seat) {
        true => layout::strip(areas[seat], &model.fighters[seat], line, sizes.gap),
        false => layout::half(areas[seat], &model.fighters[seat], false, sizes),
    });
    let mut held = None;
    let (mut over, mut read, mut dropped) = (None, None, None);
    for (seat, half) in halves.iter().enumerate() {
        let fighter = &model.fighters[seat];
        let strip = covered == Some(seat);
        match strip {
            true => fighter::strip(ui, words, half, seat, fighter),
            false => fighter::head(ui, words, half.head, seat, fighter),
        }
        let pointed = cards(ui, words, (seat, half), model, strip, asks);
        (over, read) = (pointed.over.or(over), pointed.read.or(read));
        if !strip {
            fighter::tray(ui, half.tray, fighter.active);
        }
        for (at, (area, die)) in half.dice.iter().zip(&fighter.dice).enumerate() {
            let dragging = ui.ctx().is_being_dragged(ui.id().with(("die", seat, at)));
            let response = fighter::die(ui, words, *area, seat, at, die, dragging);
            if response.clicked() {
                asks.push(PanelAsk::Die(at as u8));
            }
            if dragging {
                held = Some((at as u8, die));
            }
            if response.drag_stopped() {
                dropped = Some(at as u8);
            }
        }
    }
    if let (Some(die), Some(card)) = (dropped, over_at(ui, &halves, model)) {
        asks.push(PanelAsk::Place { die, card });
    }
    asks.push(PanelAsk::Point {
        over: over.or(held.and_then(|_| over_at(ui, &halves, model))),
        dragged: held.map(|(at, _)| at),
        read,
    });
    flight(ui, &halves, model);
    // Over the reasons nothing floats: what is lost and gained stands in the strip.
    let seat = |float: &(Float, _)| float.0.seat.index();
    for (at, float) in model.floats.iter().enumerate().filter(|(_, float)| covered != Some(seat(float))) {
        let before = model.floats[..at].iter().filter(|other| seat(other) == seat(float)).count();
        floating(ui, words, &halves[seat(float) & 1], float, before);
    }
    if let (Some((_, die)), Some(at)) = (held, ui.ctx().pointer_latest_pos()) {
        carried(ui, at, die);
    }
    halves
}

/// What the pointer or the keyboard's focus lies on.
#[derive(Default)]
struct Pointed {
    /// A card of whoever acts.
    over: Option<u8>,
    /// A card that is read: whose, and its place.
    read: Option<(Seat, u8)>,
}

/// Paints the cards of a fighter, small ones in a strip.
fn cards(
    ui: &mut Ui,
    words: &Words,
    (seat, half): (usize, &Half),
    model: &TableModel,
    strip: bool,
    asks: &mut Vec<PanelAsk>,
) -> Pointed {
    let fighter = &model.fighters[seat];
    let carrying = ui.ctx().dragged_id().is_some();
    let aiming = model.fighters.iter().any(|fighter| fighter.dice.iter().any(|die| die.chosen));
    let mut pointed = Pointed::default();
    for (at, (area, card)) in half.cards.iter().zip(&fighter.cards).enumerate() {
        let response = ui.interact(*area, ui.id().with(("card", seat, at)), Sense::click());
        // Of the foe, and while the foe acts, cards are there to be read.
        let acts = model.due && fighter.active;
        response.widget_info(|| match acts {
            true => WidgetInfo::selected(WidgetType::Button, ui.is_enabled(), card.chosen, card::told(words, card)),
            false => WidgetInfo::labeled(WidgetType::Label, ui.is_enabled(), card::told(words, card)),
        });
        let glow = model.glow.filter(|glow| glow.seat.index() == seat && usize::from(glow.card) == at);
        let glow = glow.map_or(0.0, |glow| 1.0 - (glow.time[0] / glow.time[1]).clamp(0.0, 1.0));
        match strip {
            true => card::compact(ui, words, *area, card, &response, glow),
            false => card::card(ui, words, *area, card, &response, glow),
        }
        if acts && response.clicked() {
            asks.push(PanelAsk::Card(at as u8));
        }
        let under = ui.ctx().pointer_latest_pos().is_some_and(|at| area.contains(at));
        if acts && (response.has_focus() || response.contains_pointer() || (under && carrying)) {
            pointed.over = Some(at as u8);
        }
        // What a card means is told in the dock: a tip would cover dice and other cards.
        if !carrying && !aiming && (response.has_focus() || response.contains_pointer()) {
            pointed.read = Some((Seat(seat as u8), at as u8));
        }
    }
    pointed
}

/// The card of the fighter to act that lies under the pointer.
fn over_at(ui: &Ui, halves: &[Half; 2], model: &TableModel) -> Option<u8> {
    let at = ui.ctx().pointer_latest_pos()?;
    let half = halves.iter().zip(&model.fighters).find(|(_, fighter)| fighter.active)?.0;
    half.cards.iter().position(|area| area.contains(at)).map(|at| at as u8)
}

/// The die on its way to a card.
fn flight(ui: &Ui, halves: &[Half; 2], model: &TableModel) {
    let Some(flight) = model.flight else { return };
    let half = &halves[flight.seat.index() & 1];
    let Some(card) = half.cards.get(usize::from(flight.card)) else { return };
    let from = half.dice.get(usize::from(flight.die)).map_or(half.tray.center(), |die| die.center());
    let share = (flight.time[0] / flight.time[1]).clamp(0.0, 1.0);
    let lift = Vec2::new(0.0, -28.0 * (std::f32::consts::PI * share).sin());
    let die = DieModel {
        die: dice::Die::new(flight.value),
        tumbling: 0.0,
        free: false,
        fits: false,
        chosen: false,
        marked: false,
    };
    fighter::paint(ui, from.lerp(card.center(), eased(share)) + lift, duel::DIE[1], Lie::still(flight.value), &die);
}

/// The die that is dragged, over everything.
fn carried(ui: &Ui, at: Pos2, die: &DieModel) {
    let layer = LayerId::new(Order::Tooltip, Id::new("carried die"));
    let over = egui::Ui::new(ui.ctx().clone(), Id::new("carried die"), egui::UiBuilder::new().layer_id(layer));
    let ground = at + Vec2::new(3.0, 7.0);
    over.painter().circle_filled(ground, 0.5 * duel::DIE[1], SHADOW.egui_alpha(0.35));
    fighter::paint(&over, at, duel::DIE[1], Lie { turn: 0.08, ..Lie::still(die.die.value) }, die);
}

/// A number or word that floats up over a fighter.
fn floating(ui: &Ui, words: &Words, half: &Half, (float, look): &(Float, Option<StatusLook>), row: usize) {
    let share = (float.time[0] / float.time[1]).clamp(0.0, 1.0);
    let fade = ((1.0 - share) * 3.0).min(1.0);
    let (shade, icon) = match float.matter {
        Matter::Harm => (duel::FLOATS[0], Some(Icon::Blood)),
        Matter::Heal => (duel::FLOATS[1], Some(Icon::Heart)),
        Matter::Status(_) => (duel::FLOATS[2], look.clone().map(Icon::Status)),
        Matter::Word(_) => (duel::FLOATS[2], None),
    };
    let amount = match float.amount {
        lost if lost < 0 => format!("\u{2212}{}", lost.unsigned_abs()),
        gained => format!("+{gained}"),
    };
    let text = match float.matter {
        Matter::Word(key) => words.get(key).to_owned(),
        Matter::Status(_) => {
            let status = look.as_ref().map_or_else(String::new, |look| look.name(words));
            words.with("alea-float-status", &[("amount", &amount), ("status", &status)])
        }
        _ => amount,
    };
    let font = Type::Title.style().resolve(ui.style());
    let (font, at) = match float.matter {
        // What is lost stands large where it is lost.
        Matter::Harm => {
            let at = fighter::place_of_harm(ui, half.head, float.seat.index() & 1);
            let plain = Type::Strong.style().resolve(ui.style()).family;
            (FontId::new(duel::HARM_LETTERS * font.size, plain), at)
        }
        _ => {
            let font = FontId::new(0.8 * font.size, font.family);
            let top = half.head.bottom() + 0.9 * font.size * (1 + row % 4) as f32;
            (font, Pos2::new(half.area.center().x, top + 24.0 - duel::FLOAT_RISE * share))
        }
    };
    let ink: Color32 = shade.egui_alpha(fade);
    let galley = ui.painter().layout_no_wrap(text, font.clone(), ink);
    let width = galley.size().x;
    let place = Align2::CENTER_CENTER.anchor_size(at, galley.size());
    let ground = place.expand2(Vec2::new(1.4 * font.size, 1.0));
    // What stands on a bar covers it.
    let cover = if float.matter == Matter::Harm { 0.92 } else { 0.55 };
    ui.painter().rect_filled(ground, 8.0, SHADOW.egui_alpha(cover * fade));
    ui.painter().galley(place.min, galley, ink);
    if let Some(icon) = icon {
        icon.paint(ui.painter(), Pos2::new(at.x - 0.5 * width - 0.6 * font.size, at.y), 0.36 * font.size, ink);
    }
}
