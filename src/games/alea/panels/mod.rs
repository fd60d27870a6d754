//! The panels of a duel, and of the road between two (`road`), and the same told in text (`text`). Each is a function from a view-model (`model`) to what the player asks for ([`PanelAsk`]), so that it is
//! tested without an application; the system here builds the one and carries out the other.

mod ask;
mod bar;
mod build;
mod card;
mod card_model;
mod dock;
mod edge;
mod fighter;
mod graph;
mod layout;
mod model;
mod reading;
mod road;
mod slot;
mod stage;
mod text;

pub use ask::PanelAsk;
pub use card::{card as paint_card, told};
pub use card_model::{CardModel, Readiness};
pub use graph::{GraphModel, GraphView, Nudge, graph_sheet};
pub use layout::Half;
pub use model::{DieModel, DockModel, FighterModel, StatusModel, TableModel};
pub(super) use reading::statuses;
pub use road::{
    ForgeModel, HeroModel, MapModel, OfferModel, RoadModel, SceneModel, Sign, Standing, StopModel, TileModel,
};

use bevy::{ecs::change_detection::Tick, prelude::*};
use bevy_egui::{EguiContexts, egui};
use dice::gauntlet::Action;

use super::{input, offers, road as way, state::Duel};
use crate::{
    games::alea::Content,
    keys::Action as Key,
    table::{
        Memo, Thought, Why,
        logbook::LogFeed,
        panels::{TableAsk, TablePanels},
        why::{DrawerModel, drawer},
    },
    text::Words,
    theme::{
        color::{BRASS, PANEL},
        metrics,
    },
    ui::{gather, page},
};

/// Height of the dock at a text size, points.
fn dock_height(text: f32) -> f32 {
    19.0 * metrics::GRID * text.powf(0.42)
}

/// Lays the panels and returns the halves of the table. `reasons` is the open why panel.
pub fn around(
    ui: &mut egui::Ui,
    words: &Words,
    model: &TableModel,
    text_size: f32,
    reasons: Option<(&DrawerModel, &Why)>,
    asks: &mut Vec<PanelAsk>,
) -> [Half; 2] {
    let frame = egui::Frame::new().fill(PANEL.egui()).inner_margin(egui::Margin::same(metrics::GRID as i8));
    let panel = egui::Panel::bottom("dock").exact_size(dock_height(text_size)).resizable(false);
    panel.show_separator_line(false).frame(frame).show(ui, |ui| {
        let area = ui.max_rect().expand(metrics::GRID);
        let line = egui::Stroke::new(metrics::HAIRLINE, BRASS.egui_alpha(0.7));
        ui.painter().hline(area.x_range(), area.top(), line);
        dock::dock(ui, words, model, asks);
    });
    let room = ui.available_rect_before_wrap();
    let strip = egui::Rect::from_min_size(room.min, egui::Vec2::new(room.width(), bar::height(text_size)));
    let free = egui::Rect::from_min_max(egui::pos2(room.left(), strip.bottom()), room.max);
    ui.painter().rect_filled(strip, 0.0, PANEL.egui());
    bar::bar(ui, strip, words, model, asks);
    // The panel lies over the opponent's half, for a person's cards and dice must be at hand; on the road over the hero, so that the
    // choices can be seen. Whoever it covers keeps a strip above it: what is decided hangs on both.
    let active = usize::from(model.fighters[1].active);
    let person = if model.due { active } else { 1 - active };
    let covered = reasons.map(|_| if model.road.is_some() { 0 } else { 1 - person });
    let mut board = ui.new_child(egui::UiBuilder::new().id_salt("board").max_rect(free));
    let halves = match (&model.text, &model.road) {
        (Some(offers), _) => text::stage(&mut board, free, words, model, offers, covered, asks),
        (None, Some(road)) => road::stage(&mut board, free, words, &model.fighters[0], road, covered.is_some(), asks),
        (None, None) => stage::stage(&mut board, free, words, model, covered, asks),
    };
    if let (Some(seat), Some((drawer_model, why))) = (covered, reasons) {
        let area = halves[seat].rest;
        ui.painter().rect_filled(area, 0.0, PANEL.egui());
        let line = egui::Stroke::new(metrics::HAIRLINE, BRASS.egui_alpha(0.7));
        ui.painter().hline(area.x_range(), area.top(), line);
        let inner = area.shrink2(egui::vec2(1.25 * metrics::GRID, metrics::GRID));
        let mut part = ui.new_child(egui::UiBuilder::new().id_salt("reasons").max_rect(inner));
        part.set_clip_rect(area.intersect(ui.clip_rect()));
        gather(asks, |ask| TableAsk::Reason(ask).into(), |asks| drawer(&mut part, words, drawer_model, why, asks));
    }
    halves
}

/// Paints the panels and does what the player asks for there.
pub fn show(
    mut contexts: EguiContexts,
    mut table: ResMut<Duel>,
    content: Res<Content>,
    mut panels: TablePanels,
    (mut feed, mut memo): (Local<LogFeed>, Local<Memo<([Tick; 4], bool, Option<Thought>), TableModel>>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (words, settings) = (&*panels.words, &*panels.settings);
    offers::follow(&mut table, words, settings.text_view);
    let changes = panels.changes(&table, &content);
    let rests = panels.actions.resting();
    let model = memo.keep((changes, rests, table.host.thought()), || {
        let mut model = build::model(&table, &content, words, settings, &mut feed);
        model.dock.primary.1 &= !rests;
        model
    });
    let mut asks = Vec::new();
    page::full(ctx, "duel", |ui| {
        let window = ui.max_rect();
        let reasons = table.why.is_open().then_some((&table.reasoning.drawer, &table.why));
        // What lies under a drawn graph must not be touched, nor reached by key.
        let mut below = ui.new_child(egui::UiBuilder::new().id_salt("table").max_rect(window));
        if table.own.searched.is_some() {
            below.disable();
        }
        let halves = around(&mut below, words, model, settings.text_size, reasons, &mut asks);
        let free = halves[0].area.union(halves[1].area);
        panels.over(ui, free, &table, &mut asks);
        if table.own.searched.is_some()
            && let own = &mut table.own
            && let Some(searched) = &own.searched
        {
            let sheet = GraphModel { title: &searched.title, graph: searched.graph() };
            graph_sheet(ui, window, words, &sheet, &mut own.graph_view, &mut asks);
        }
    });
    asks.retain(|ask| !is_so(&table, ask));
    for ask in asks {
        carry_out(ask, &mut table, &content, &mut panels);
    }
    Ok(())
}

/// Whether what is asked for is so already: where the pointer lies is told in every frame.
fn is_so(table: &Duel, ask: &PanelAsk) -> bool {
    match ask {
        PanelAsk::Point { over, dragged, read } => {
            (table.draft.over, table.draft.dragged, table.draft.read) == (*over, *dragged, *read)
        }
        PanelAsk::Look(over) => table.own.road.as_ref().is_none_or(|road| road.over == *over),
        _ => false,
    }
}

fn carry_out(ask: PanelAsk, table: &mut Duel, content: &Content, panels: &mut TablePanels) {
    let notices = &mut panels.notices;
    match ask {
        PanelAsk::Key(Key::Main) if !table.waits() => {
            table.hurry();
        }
        PanelAsk::Key(key) => input::key(key, table, notices),
        PanelAsk::Die(die) => input::choose_die(table, die, notices),
        PanelAsk::Card(card) => input::choose_card(table, card, notices),
        PanelAsk::Do(number) => offers::choose(table, number, notices),
        PanelAsk::Place { die, card } => table.act(Action::Fight(dice::Action::Place { die, card }), notices),
        PanelAsk::Point { over, dragged, read } => {
            (table.draft.over, table.draft.dragged, table.draft.read) = (over, dragged, read);
        }
        PanelAsk::Pick(pick) => way::toggle(table, pick),
        PanelAsk::Look(over) => {
            if let Some(road) = &mut table.own.road {
                road.over = over;
            }
        }
        PanelAsk::Table(ask) => panels.carry_out(ask, table, content),
        PanelAsk::Graph => table.own.graph_wanted = true,
        PanelAsk::CloseGraph => table.own.searched = None,
    }
}
