//! The map: layer above layer up to the boss, the way that was gone lit, the ways that lie open to be picked.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align2, CornerRadius, FontId, Galley, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, epaint::CubicBezierShape,
};

use super::{
    model::{MapModel, Standing, StopModel},
    sign::Sign,
    touch,
};
use crate::{
    games::alea::{
        Pick,
        panels::{
            PanelAsk,
            card::fitted,
            edge::{self, Edge},
        },
        portrait::medallion,
        theme::{duel, road},
    },
    text::Words,
    theme::{
        LEAST, Type,
        color::{BRASS_DIM, INK_DEEP, INK_TEXT, IVORY, IVORY_DIM, LAMP_BRIGHT, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// Room that the discs at both ends of a stop and the gaps beside them take, in radii of a disc.
const DISCS: f32 = 4.8;
/// Least radius of a disc, as a share of its stop's height.
const LEAST_DISC: f32 = 0.25;
/// Most radius of a disc, as a share of its stop's height.
const MOST_DISC: f32 = 0.4;

/// Paints the map in all the room there is and returns where its stops lie.
pub fn map(
    ui: &mut Ui,
    words: &Words,
    model: &MapModel,
    over: &mut Option<Pick>,
    asks: &mut Vec<PanelAsk>,
) -> Vec<Rect> {
    let area = ui.available_rect_before_wrap();
    let strong = Type::Strong.style().resolve(ui.style());
    let small = Type::Small.style().resolve(ui.style());
    let text = strong.size + small.size;
    let layers = model.layers.len().max(1);
    let least = road::LAYER[0].max(1.1 * text);
    let height = (area.height() / layers as f32).min(road::LAYER[1].max(2.6 * text)).max(least);
    let mut places = Vec::new();
    egui::ScrollArea::vertical().id_salt("map").auto_shrink(false).show(ui, |ui| {
        let room = (height * layers as f32).max(area.height());
        let (ground, _) = ui.allocate_exact_size(Vec2::new(area.width(), room), Sense::hover());
        let spare = 0.5 * (room - height * layers as f32);
        let label =
            ui.painter().layout_no_wrap(words.with("alea-setup-tier", &[("n", &5)]), small.clone(), IVORY.egui());
        let left = ground.left() + label.size().x + metrics::GAP;
        // The first layer lies at the bottom.
        let rows: Vec<Vec<Rect>> = (model.layers.iter().enumerate())
            .map(|(at, stops)| {
                let y = ground.bottom() - spare - height * (at as f32 + 0.5);
                let count = stops.len().max(1) as f32;
                let step = (ground.right() - left) / count;
                let width = (step - metrics::GAP_WIDE).min(road::STOP_MOST.max(11.0 * strong.size));
                let middle = |at: usize| Pos2::new(left + step * (at as f32 + 0.5), y);
                let size = Vec2::new(width, road::STOP_SHARE * height);
                (0..stops.len()).map(|at| Rect::from_center_size(middle(at), size)).collect()
            })
            .collect();
        ways(ui, model, &rows);
        let disc = disc(ui, model, &rows);
        for (at, (stops, areas)) in model.layers.iter().zip(&rows).enumerate() {
            if let (Some(stop), Some(area)) = (stops.first(), areas.first()) {
                let name = match stop.tier {
                    0 => words.get("gauntlet-boss").to_owned(),
                    tier => words.with("alea-setup-tier", &[("n", &tier)]),
                };
                let ink = if at == model.here { LAMP_GOLD } else { IVORY_DIM };
                let place = Pos2::new(ground.left(), area.center().y);
                ui.painter().text(place, Align2::LEFT_CENTER, name, small.clone(), ink.egui());
            }
            for (place, (stop, area)) in stops.iter().zip(areas).enumerate() {
                stop_at(ui, words, Spot { area: *area, place, disc }, stop, over, asks);
            }
        }
        // Long roads are scrolled to where the hero is.
        let entered = ui.id().with("entered");
        if ui.data(|data| data.get_temp(entered)) != Some(model.here) {
            ui.data_mut(|data| data.insert_temp(entered, model.here));
            if let Some(area) = rows.get(model.here).and_then(|areas| areas.first()) {
                ui.scroll_to_rect(*area, Some(egui::Align::Center));
            }
        }
        places = rows.concat();
    });
    places
}

/// The roads between the layers: from every stop to every stop of the next.
fn ways(ui: &Ui, model: &MapModel, rows: &[Vec<Rect>]) {
    let mut roads = Vec::new();
    for (at, pair) in model.layers.windows(2).enumerate() {
        for (from, below) in pair[0].iter().zip(&rows[at]) {
            for (to, above) in pair[1].iter().zip(&rows[at + 1]) {
                let kind = match (from.standing, to.standing) {
                    (Standing::Gone, Standing::Gone) => 0,
                    (Standing::Gone, Standing::Open) => 1,
                    _ => 2,
                };
                roads.push((kind, below.center_top(), above.center_bottom()));
            }
        }
    }
    // What was gone lies over what was not.
    roads.sort_by_key(|(kind, ..)| std::cmp::Reverse(*kind));
    for (kind, from, to) in roads {
        let bend = Vec2::new(0.0, 0.5 * (to.y - from.y));
        let stroke = Stroke::new(road::WIDTH[usize::from(kind > 0)], road::WAY[kind].egui());
        let curve = CubicBezierShape::from_points_stroke(
            [from, from + bend, to - bend, to],
            false,
            egui::Color32::TRANSPARENT,
            stroke,
        );
        ui.painter().add(Shape::CubicBezier(curve));
    }
}

/// Radius of the discs at both ends of every stop: as large as its height allows, and smaller where the words between them need the room.
fn disc(ui: &Ui, model: &MapModel, rows: &[Vec<Rect>]) -> f32 {
    let wide = |text: &str, style: Type| {
        let font = style.style().resolve(ui.style());
        ui.painter().layout_no_wrap(text.to_owned(), font, IVORY.egui()).size().x
    };
    let stops = model.layers.iter().zip(rows).flat_map(|(stops, areas)| stops.iter().zip(areas));
    let radius = |(stop, area): (&StopModel, &Rect)| {
        let words = stop.name.split(' ').map(|word| wide(word, Type::Strong));
        let text = words.fold(wide(&stop.facts, Type::Small), f32::max) + metrics::GRID;
        ((area.width() - text) / DISCS).clamp(LEAST_DISC * area.height(), MOST_DISC * area.height())
    };
    stops.map(radius).fold(f32::INFINITY, f32::min)
}

/// Where a stop lies, and how large the discs at its ends are.
struct Spot {
    area: Rect,
    /// Its place in its layer, from the left.
    place: usize,
    /// Radius of the discs.
    disc: f32,
}

fn stop_at(
    ui: &mut Ui,
    words: &Words,
    Spot { area, place, disc }: Spot,
    model: &StopModel,
    over: &mut Option<Pick>,
    asks: &mut Vec<PanelAsk>,
) {
    let told = match model.standing {
        Standing::Gone => words.with("gauntlet-map-gone", &[("stop", &model.told)]),
        _ => model.told.clone(),
    };
    let open = model.key.is_some();
    let response = match open {
        true => touch(ui, area, Pick::Way(place as u8), model.chosen, &told, over, asks),
        false => {
            let id = ui.id().with(("stop", area.center().y as i32, place));
            let response = ui.interact(area, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
            response
        }
    };
    let lit = open && (response.hovered() || response.has_focus());
    let paper = match model.standing {
        Standing::Passed => duel::CARD_SPENT[1].mix(INK_DEEP, 0.45),
        Standing::Gone => duel::CARD_SPENT[0],
        Standing::Open => duel::CARD[0],
        Standing::Ahead => duel::CARD[1].mix(INK_DEEP, 0.25),
    };
    let painter = ui.painter();
    let rim = Stroke::new(1.0, duel::BANDS[0].egui());
    painter.rect(area, CornerRadius::same(6), paper.egui(), rim, StrokeKind::Outside);
    if let Some(edge) = Edge::of(model.chosen, lit, open) {
        edge.paint(painter, area);
    }
    if model.marked && !model.chosen {
        edge::mark(painter, area);
    }
    let ends =
        [Pos2::new(area.left() + 1.25 * disc, area.center().y), Pos2::new(area.right() - 1.25 * disc, area.center().y)];
    let ink = if model.standing == Standing::Passed { IVORY_DIM } else { LAMP_GOLD };
    let face = Rect::from_center_size(ends[0], Vec2::splat(2.2 * disc));
    medallion(painter, face, model.portrait.as_deref(), &model.icon, if open { LAMP_GOLD } else { BRASS_DIM });
    if model.standing == Standing::Passed {
        painter.circle_filled(ends[0], 1.1 * disc, INK_DEEP.egui_alpha(0.45));
    }
    painter.circle_filled(ends[1], disc, duel::BANDS[0].egui());
    match model.standing {
        Standing::Gone => {
            let tick = [[-0.5, 0.05], [-0.12, 0.45], [0.55, -0.45]].map(|[x, y]| ends[1] + disc * Vec2::new(x, y));
            painter.add(Shape::line(tick.to_vec(), Stroke::new(0.16 * disc, IVORY.egui())));
        }
        _ => model.sign.paint(
            painter,
            ends[1],
            0.6 * disc,
            if model.sign == Sign::Crown { LAMP_BRIGHT } else { ink }.egui(),
        ),
    }
    let room = area.width() - DISCS * disc;
    let [name, facts] = said(ui, model, Vec2::new(room, area.height()));
    let top = area.center().y - 0.5 * (name.size().y + facts.size().y);
    let middle = 0.5 * (ends[0].x + ends[1].x);
    let below = top + name.size().y;
    ui.painter().galley(Pos2::new(middle, top), name, INK_TEXT.egui());
    ui.painter().galley(Pos2::new(middle, below), facts, INK_TEXT.egui_alpha(0.85));
    if let Some(key) = model.key {
        let cap = Rect::from_center_size(area.left_top(), Vec2::splat(1.25 * small_size(ui)));
        ui.painter().rect(
            cap,
            CornerRadius::same(3),
            INK_DEEP.egui(),
            Stroke::new(1.0, duel::BANDS[0].egui()),
            StrokeKind::Inside,
        );
        let font = FontId::new((0.9 * small_size(ui)).max(LEAST), Type::Strong.style().resolve(ui.style()).family);
        ui.painter().text(cap.center(), Align2::CENTER_CENTER, key, font, LAMP_GOLD.egui());
    }
    widgets::focus_ring(ui, &response, area);
    // Of those that can be picked the dock tells more.
    if !open {
        response.on_hover_text(told);
    }
}

/// Name and facts of a stop, together no higher than it is: in two lines where there is room, smaller where there is not.
fn said(ui: &Ui, model: &StopModel, room: Vec2) -> [Arc<Galley>; 2] {
    let strong = Type::Strong.style().resolve(ui.style());
    let small = Type::Small.style().resolve(ui.style());
    let line = (0.42 * room.y).min(strong.size).max(LEAST);
    let of = |line: f32, rows: usize| {
        let facts = FontId::new((0.86 * line.min(small.size * 1.1)).max(LEAST), small.family.clone());
        let name = fitted(ui, &model.name, &FontId::new(line, strong.family.clone()), room.x, rows);
        [name, fitted(ui, &model.facts, &facts, room.x, 1)]
    };
    let fits = |[name, facts]: &[Arc<Galley>; 2]| !name.elided && name.size().y + facts.size().y <= room.y;
    let ways = [(line, 2), (line, 1), ((0.85 * line).max(LEAST), 1), (LEAST, 2)];
    ways.into_iter().map(|(line, rows)| of(line, rows)).find(fits).unwrap_or_else(|| of(LEAST, 1))
}

fn small_size(ui: &Ui) -> f32 {
    Type::Small.style().resolve(ui.style()).size
}
