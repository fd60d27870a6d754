//! The panels of a duel, and of the road between two (`road`), and the same told in text (`text`). Each is a function from a view-model (`model`) to what the player asks for ([`Ask`]), so that it is
//! tested without an application; the system here builds the one and carries out the other.

mod bar;
mod build;
mod card;
mod dock;
mod fighter;
mod graph;
mod layout;
mod model;
mod reading;
mod road;
mod slot;
mod stage;
mod text;

pub(super) use build::action_label;
pub use card::{card as paint_card, told};
pub use graph::{GraphModel, GraphView, Nudge, graph_sheet};
pub use layout::Half;
pub use model::{CardModel, DieModel, DockModel, FighterModel, Readiness, StatusModel, TableModel};
pub(super) use reading::statuses;
pub use road::{
    ForgeModel, HeroModel, MapModel, OfferModel, RoadModel, SceneModel, Sign, Standing, StopModel, TileModel,
};

use bevy::{ecs::change_detection::Tick, prelude::*};
use bevy_egui::{EguiContexts, egui};
use dice::gauntlet::Action;
use tabletop::Seat;

use super::{Pick, input, offers, road as way, state::Duel};
use crate::{
    games::alea::Content,
    input::Actions,
    keys::Action as Key,
    settings::{Settings, Speed},
    shell::{Notices, Overlay, Overlays},
    table::{
        GameHost, Memo, Thought, Why, banner,
        logbook::LogFeed,
        recap::RecapAsk,
        replay::{ReplayAsk, Viewer},
        why::{DrawerModel, WhyAsk, drawer},
    },
    text::Words,
    theme::{
        color::{BRASS, PANEL},
        metrics,
    },
    ui::{gather, page},
};

/// What the player asks for on a panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// What a key asks for.
    Key(Key),
    /// Take up a die, or lay it back.
    Die(u8),
    /// Give a card the die in hand, or use it.
    Card(u8),
    /// Do what has this number in the list, from 0.
    Do(usize),
    /// Put a die on a card.
    Place {
        /// The die's place.
        die: u8,
        /// The card's place.
        card: u8,
    },
    /// What the pointer lies on, and what it carries.
    Point {
        /// The card.
        over: Option<u8>,
        /// The die.
        dragged: Option<u8>,
        /// The card of either fighter that is read: whose, and its place.
        read: Option<(Seat, u8)>,
    },
    /// Be about to choose this between two fights, or no longer.
    Pick(Pick),
    /// What the pointer lies on there.
    Look(Option<Pick>),
    /// Show moves at this speed.
    Speed(Speed),
    /// Open the menu.
    Menu,
    /// Tell why what a line of the log says was done, by its step.
    Recall(usize),
    /// What is asked for in the why panel.
    Reason(WhyAsk),
    /// What is asked for about the foe's last turn.
    Recap(RecapAsk),
    /// What is asked for in the dock of a replay.
    Replay(ReplayAsk),
    /// Draw the graph that was searched.
    Graph,
    /// Put it away.
    CloseGraph,
}

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
    asks: &mut Vec<Ask>,
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
    // choices can be seen.
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
        let area = halves[seat].area;
        ui.painter().rect_filled(area, 0.0, PANEL.egui());
        let mut part =
            ui.new_child(egui::UiBuilder::new().id_salt("reasons").max_rect(area.shrink(1.25 * metrics::GRID)));
        part.set_clip_rect(area.intersect(ui.clip_rect()));
        gather(asks, Ask::Reason, |asks| drawer(&mut part, words, drawer_model, why, asks));
    }
    halves
}

/// Paints the panels and does what the player asks for there.
pub fn show(
    mut contexts: EguiContexts,
    mut table: ResMut<Duel>,
    words: Res<Words>,
    content: Res<Content>,
    mut settings: ResMut<Settings>,
    mut overlays: Overlays,
    mut notices: ResMut<Notices>,
    (actions, mut viewer): (Res<Actions>, Viewer),
    (mut feed, mut memo): (Local<LogFeed>, Local<Memo<([Tick; 4], bool, Option<Thought>), TableModel>>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    offers::follow(&mut table, &words, settings.text_view);
    let changes = [table.last_changed(), settings.last_changed(), content.last_changed(), words.last_changed()];
    let rests = actions.resting();
    let model = memo.keep((changes, rests, table.host.thought()), || {
        let mut model = build::model(&table, &content, &words, &settings, &mut feed);
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
        let halves = around(&mut below, &words, model, settings.text_size, reasons, &mut asks);
        let free = halves[0].area.union(halves[1].area);
        if let Some(ribbon) = &table.banner {
            let face = ribbon.seat.and_then(|seat| model.fighters.get(seat.index())?.portrait.as_deref());
            banner(ui, free, ribbon.seat.map(|seat| table.livery(seat)), face, ribbon);
        }
        if table.own.searched.is_some()
            && let own = &mut table.own
            && let Some(searched) = &own.searched
        {
            let sheet = GraphModel { title: &searched.title, graph: searched.graph() };
            graph_sheet(ui, window, &words, &sheet, &mut own.graph_view, &mut asks);
        }
    });
    asks.retain(|ask| !is_so(&table, ask));
    for ask in asks {
        match ask {
            Ask::Replay(ask) => viewer.carry_out(ask, &mut table, &words, &mut notices),
            ask => carry_out(ask, &mut table, &content, &mut settings, &mut overlays, &mut notices),
        }
    }
    Ok(())
}

/// Whether what is asked for is so already: where the pointer lies is told in every frame.
fn is_so(table: &Duel, ask: &Ask) -> bool {
    match ask {
        Ask::Point { over, dragged, read } => {
            (table.draft.over, table.draft.dragged, table.draft.read) == (*over, *dragged, *read)
        }
        Ask::Look(over) => table.own.road.as_ref().is_none_or(|road| road.over == *over),
        _ => false,
    }
}

fn carry_out(
    ask: Ask,
    table: &mut Duel,
    content: &Content,
    settings: &mut Settings,
    overlays: &mut Overlays,
    notices: &mut Notices,
) {
    match ask {
        Ask::Key(Key::Main) if !table.waits() => {
            table.hurry();
        }
        Ask::Key(key) => input::key(key, table, notices),
        Ask::Die(die) => input::choose_die(table, die, notices),
        Ask::Card(card) => input::choose_card(table, card, notices),
        Ask::Do(number) => offers::choose(table, number, notices),
        Ask::Place { die, card } => table.act(Action::Fight(dice::Action::Place { die, card }), notices),
        Ask::Point { over, dragged, read } => {
            (table.draft.over, table.draft.dragged, table.draft.read) = (over, dragged, read);
        }
        Ask::Pick(pick) => way::toggle(table, pick),
        Ask::Look(over) => {
            if let Some(road) = &mut table.own.road {
                road.over = over;
            }
        }
        Ask::Speed(speed) => settings.speed = speed,
        Ask::Menu => overlays.open(Overlay::Menu),
        Ask::Recall(step) => table.why.ask(step),
        Ask::Reason(ask) => table.carry_out_reason(ask, content, settings, notices),
        Ask::Recap(RecapAsk::Replay) => table.replay_recap(),
        Ask::Recap(RecapAsk::Dismiss) => table.recap_open = false,
        // Done where the way back is known.
        Ask::Replay(_) => {}
        Ask::Graph => table.own.graph_wanted = true,
        Ask::CloseGraph => table.own.searched = None,
    }
}
