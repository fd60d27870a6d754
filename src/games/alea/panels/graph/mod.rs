//! The graph that was searched, drawn in the window from the left to the right, what belongs to the plan in gold.
//!
//! `pick` chooses what of it is drawn, `layout` gives every position its row and column, `scene` tells what is so there, `draw` paints it
//! through the `view`.

mod draw;
mod layout;
mod pick;
mod scene;
mod view;

use std::sync::Arc;

use bevy_egui::egui::{self, Rect, Sense, Ui, WidgetInfo, WidgetType};

use self::{pick::Breadth, scene::SceneText};
pub use view::{GraphView, Nudge};

use super::PanelAsk;
use crate::{
    games::alea::searched::Weighed,
    table::{panels::TableAsk, why::WhyAsk},
    text::Words,
    theme::{
        Type,
        color::{IVORY, IVORY_DIM, LAMP_GOLD, PANEL},
        metrics,
    },
    ui::widgets,
};

/// What the sheet shows.
pub struct GraphModel<'a> {
    /// Whose decision it was.
    pub title: &'a str,
    /// The graph, or why there is none; `None` while it is searched.
    pub graph: Option<&'a Result<Arc<Weighed>, String>>,
}

/// The sheet over the whole of `area`.
pub fn graph_sheet(
    ui: &mut Ui,
    area: Rect,
    words: &Words,
    model: &GraphModel<'_>,
    view: &mut GraphView,
    asks: &mut Vec<PanelAsk>,
) {
    ui.painter().rect_filled(area, 0.0, PANEL.egui());
    let mut page = ui.new_child(egui::UiBuilder::new().id_salt("graph").max_rect(area.shrink(metrics::GRID)));
    page.horizontal(|ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if widgets::secondary(ui, words.get("why-close")).clicked() {
                asks.push(PanelAsk::CloseGraph);
            }
            let found = matches!(model.graph, Some(Ok(_)));
            let save = ui.add_enabled_ui(found, |ui| widgets::secondary(ui, words.get("why-graph")));
            if save.inner.on_hover_text(words.get("why-graph_note")).clicked() {
                asks.push(TableAsk::Reason(WhyAsk::Graph).into());
            }
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                ui.add(egui::Label::new(Type::Heading.text(model.title).color(LAMP_GOLD.egui())).truncate());
            });
        });
    });
    match model.graph {
        None => widgets::note(&mut page, words.get("alea-graph-searching")),
        Some(Err(problem)) => widgets::note(&mut page, problem),
        Some(Ok(graph)) => {
            page.horizontal(|ui| breadths(ui, words, graph, view));
            let legend = Type::Small.text(words.get("alea-graph-legend")).color(IVORY_DIM.egui());
            page.add(egui::Label::new(legend).wrap());
            drawing(&mut page, words, graph, view);
        }
    }
}

/// How much of the graph is drawn, and how much that is.
fn breadths(ui: &mut Ui, words: &Words, weighed: &Arc<Weighed>, view: &mut GraphView) {
    for breadth in Breadth::ALL {
        let chip = widgets::chip(ui, words.get(breadth.word()), view.breadth() == breadth);
        if chip.on_hover_text(words.get(breadth.note())).clicked() {
            view.show(breadth);
        }
    }
    let graph = &weighed.turn.graph;
    let all = graph.nodes.len() as u64 + graph.omitted;
    let shown = view.drawing(weighed).positions as u64;
    let counts = words.with("alea-graph-counts", &[("shown", &shown), ("all", &all)]);
    ui.add(egui::Label::new(Type::Small.text(counts).color(IVORY_DIM.egui())).truncate());
}

fn drawing(ui: &mut Ui, words: &Words, weighed: &Arc<Weighed>, view: &mut GraphView) {
    let room = ui.available_rect_before_wrap();
    let response = ui.interact(room, ui.id().with("drawing"), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, words.get("alea-graph-told")));
    let drawing = view.drawing(weighed);
    let lens = view.look(ui, room, &drawing.sketch, &response);
    let pointer = ui.ctx().pointer_latest_pos().filter(|at| room.contains(*at));
    let hovered = pointer.and_then(|pointer| draw::at(&drawing.sketch, lens, room, pointer));
    let text_of = |spot: usize| drawing.told(words, weighed, spot);
    draw::draw(ui, (room, lens), words, &weighed.turn.graph, &drawing.sketch, text_of, hovered);
    match hovered {
        Some(spot) => drop(response.on_hover_ui_at_pointer(|ui| tip(ui, words, &text_of(spot)))),
        None => drop(response.on_hover_text_at_pointer(words.get("alea-graph-keys"))),
    }
}

/// All that is said of a position, and below it what the method counts.
fn tip(ui: &mut Ui, words: &Words, text: &SceneText) {
    ui.label(Type::Subheading.text(&text.head).color(LAMP_GOLD.egui()));
    if !text.deeds.is_empty() {
        ui.label(Type::Body.text(text.deeds.join(" \u{b7} ")).color(IVORY.egui()));
    }
    ui.label(Type::Body.text(&text.worth).color(IVORY.egui()));
    widgets::rule(ui);
    ui.label(Type::Small.text(words.get("alea-graph-method")).color(IVORY_DIM.egui()));
    for line in &text.method {
        ui.label(Type::Small.text(line).color(IVORY_DIM.egui()));
    }
}
