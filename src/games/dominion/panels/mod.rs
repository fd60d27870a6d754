//! The panels of the table. Each is a function from a view-model (`model`, made by `build` and `due`) to what the player asks for (`Ask`), so
//! that it is tested without an application; the system here builds the one and carries out the other. All cards are painted by `tile`; `text` is the table in
//! text.

mod build;
mod cards;
mod chores;
mod dock;
mod due;
mod field;
mod heaps;
mod model;
mod reading;
mod seats;
mod side;
mod supply;
mod text;
mod tile;

pub use build::{Scene, model as table_model};
pub use model::{CardModel, DockModel, FieldModel, HeapModel, PileModel, SeatRow, SheetModel, SideModel, TableModel};
pub use side::InPlace;
pub use tile::{Look, band, bare, tile, usual, whole};

use bevy::{ecs::change_detection::Tick, ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, egui};
use dominion::Card;

use super::{
    Automation, Chore, Content, Faces, Heap, RealmTable, Source, input,
    theme::court::{CLOTH, GAP, SUPPLY},
};
use crate::{
    input::Actions,
    keys::Action as Key,
    pictures::Album,
    settings::{Settings, Speed},
    shell::{Notices, Overlay, Overlays},
    table::{
        CurtainModel, Memo, banner, curtain,
        logbook::LogFeed,
        recap::{RecapAsk, RecapModel},
        replay::{self, ReplayAsk, Viewer},
        why::{WhyAsk, reasons_handles},
    },
    text::Words,
    theme::{color, metrics},
    ui::{gather, page},
};

/// What the player asks for on a panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// What a key asks for.
    Key(Key),
    /// What the answer of this number, from 0, stands for.
    Press(usize),
    /// A card was clicked.
    Card {
        /// Where it lies.
        source: Source,
        /// Which.
        card: Card,
        /// Whether it is one of those that are chosen.
        chosen: bool,
    },
    /// A pile was clicked.
    Pile(Card),
    /// Look through cards.
    Open(Heap),
    /// Put away what lies open.
    Shut,
    /// Show what is done by itself.
    Automate,
    /// Do a kind of decision by itself, or no longer.
    Chore(Chore),
    /// Show moves at this speed.
    Speed(Speed),
    /// Open the menu.
    Menu,
    /// Lift the curtain.
    TakeSeat,
    /// Tell why what a line of the log says was done, by its step.
    Recall(usize),
    /// What is asked for on the recap's card.
    Recap(RecapAsk),
    /// What is asked for in the dock of a replay.
    Replay(ReplayAsk),
    /// What is asked for in the why panel.
    Reason(WhyAsk),
}

/// What the panels leave of the window for the table, for words that point at it.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Spots {
    /// That part of the window.
    pub free: Option<egui::Rect>,
}

/// Width of the side panel and height of the dock, points, at a text size.
fn sizes(text: f32) -> (f32, f32) {
    (38.0 * metrics::GRID * text.powf(0.45), 23.0 * metrics::GRID * text.powf(0.6))
}

/// Lays the panels and returns the part of the window that is left for the table.
pub fn around(
    ui: &mut egui::Ui,
    words: &Words,
    album: &Album<String>,
    model: &TableModel,
    text_size: f32,
    in_place: InPlace,
    asks: &mut Vec<Ask>,
) -> egui::Rect {
    let (width, height) = sizes(text_size);
    let frame = egui::Frame::new().fill(color::PANEL.egui()).inner_margin(egui::Margin::same(metrics::GRID as i8));
    let panel =
        |panel: egui::Panel, size: f32| panel.exact_size(size).resizable(false).show_separator_line(false).frame(frame);
    panel(egui::Panel::bottom("dock"), height).show(ui, |ui| {
        edge(ui, true);
        match &model.dock.replay {
            Some(model) => gather(asks, Ask::Replay, |asks| replay::dock(ui, words, model, width, asks)),
            None => dock::dock(ui, words, album, &model.dock, width, asks),
        }
    });
    panel(egui::Panel::right("side"), width).show(ui, |ui| {
        edge(ui, false);
        side::side(ui, words, &model.side, in_place, asks);
    });
    let free = ui.available_rect_before_wrap();
    page::lit_ground(ui.painter(), free, CLOTH);
    match model.text {
        true => text::table(ui, free, words, model, asks),
        false => table(ui, free, words, album, model, asks),
    }
    free
}

/// The table itself: the supply above, the field below.
fn table(
    ui: &mut egui::Ui,
    free: egui::Rect,
    words: &Words,
    album: &Album<String>,
    model: &TableModel,
    asks: &mut Vec<Ask>,
) {
    // Above them there is a line for the ways into the reasons.
    let head = ui.spacing().interact_size.y + 2.0 * metrics::GRID;
    let room =
        egui::Rect::from_min_max(free.min + egui::vec2(0.0, head), free.max).shrink2(egui::vec2(metrics::GRID, 0.0));
    let most = egui::vec2(room.width(), (SUPPLY * room.height()).min(room.height() - field::least_height(ui)).max(0.0));
    let high = supply::laid(ui, most, model).height.min(most.y);
    let split = room.top() + high;
    let above = egui::Rect::from_min_max(room.min, egui::pos2(room.right(), split));
    let below = egui::Rect::from_min_max(egui::pos2(room.left(), split + GAP), room.max - egui::vec2(0.0, GAP));
    supply::supply(ui, above, words, album, model, asks);
    field::field(ui, below, words, album, &model.field, asks);
}

/// What the panels are made from, and what is kept of them from frame to frame.
#[derive(SystemParam)]
pub struct Made<'w, 's> {
    words: Res<'w, Words>,
    content: Res<'w, Content>,
    faces: Local<'s, Memo<(Tick, u64), Faces>>,
    feed: Local<'s, LogFeed>,
    models: Local<'s, Memo<[Tick; 4], TableModel>>,
}

/// Paints the panels and does what the player asks for there.
pub fn show(
    mut contexts: EguiContexts,
    mut table: ResMut<RealmTable>,
    mut made: Made,
    mut settings: ResMut<Settings>,
    mut overlays: Overlays,
    mut notices: ResMut<Notices>,
    mut viewer: Viewer,
    actions: Res<Actions>,
    (mut automation, mut spots): (ResMut<Automation>, ResMut<Spots>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let bare = !overlays.any();
    let Made { words, content, faces, feed, models } = &mut made;
    let (told, shipped) = (words.last_changed(), content.last_changed());
    let (words, content) = (&**words, &**content);
    let changes = [table.last_changed(), settings.last_changed(), told, shipped];
    // A table that is laid anew may have other cards.
    let faces = faces.keep((told, table.log.id()), || Faces::of(words, table.game()));
    let model = models.keep(changes, || {
        let scene = Scene { table: &table, faces, words, content };
        TableModel { text: settings.text_view, ..table_model(&scene, settings.speed, feed) }
    });
    let recap_model = RecapModel::of(&table, words).filter(|_| bare);
    let veil = table.curtain.waiting().map(|seat| CurtainModel {
        name: table.name(words, seat).into_owned(),
        livery: table.livery(seat),
        ready: !actions.resting(),
    });
    let mut asks = Vec::new();
    let free = page::full(ctx, "realm", |ui| {
        let reasons = table.why.is_open().then_some((&table.reasoning.drawer, &table.why));
        let in_place = InPlace { reasons, recap: recap_model.as_ref() };
        let free = around(ui, words, &content.album, model, settings.text_size, in_place, &mut asks);
        if bare && !table.why.is_open() {
            let corner = free.min + egui::Vec2::splat(metrics::GRID);
            let mut reasons = Vec::new();
            reasons_handles(ui, (egui::Align2::LEFT_TOP, corner), words, table.due().is_some(), &mut reasons);
            asks.extend(reasons.into_iter().map(Ask::Reason));
        }
        if let Some(ribbon) = &table.banner {
            banner(ui, free, ribbon.seat.map(|seat| table.livery(seat)), None, ribbon);
        }
        if let Some(model) = veil.as_ref().filter(|_| bare)
            && curtain(ui, words, model)
        {
            asks.push(Ask::TakeSeat);
        }
        free
    });
    if bare && let Some(sheet) = &model.sheet {
        heaps::show(ctx, words, &content.album, sheet, &mut asks);
    }
    if bare && table.own.automating {
        chores::show(ctx, words, &automation, &mut asks);
    }
    spots.set_if_neq(Spots { free: Some(free) });
    for ask in asks {
        match ask {
            Ask::Speed(speed) => settings.speed = speed,
            Ask::Menu => overlays.open(Overlay::Menu),
            Ask::Chore(chore) => automation.turn(chore),
            Ask::Replay(ask) => viewer.carry_out(ask, &mut table, words, &mut notices),
            Ask::Reason(ask) => table.carry_out_reason(ask, content, &mut settings, &mut notices),
            ask => carry_out(ask, &mut table, &mut notices),
        }
    }
    Ok(())
}

/// Does what is asked for of the table alone.
fn carry_out(ask: Ask, table: &mut RealmTable, notices: &mut Notices) {
    match ask {
        Ask::Key(key) => input::key(key, table, notices),
        Ask::Press(number) => input::press(number, table, notices),
        Ask::Card { source, card, chosen } => input::click(source, card, chosen, table, notices),
        Ask::Pile(card) => input::take(card, table, notices),
        Ask::Open(heap) => table.own.open = Some(heap),
        Ask::Shut => (table.own.open, table.own.automating) = (None, false),
        Ask::Automate => table.own.automating = true,
        Ask::TakeSeat => table.curtain.lift(),
        Ask::Recap(RecapAsk::Replay) => table.replay_recap(),
        Ask::Recap(RecapAsk::Dismiss) => table.recap_open = false,
        Ask::Recall(step) => {
            if table.decision(step).is_some_and(|made| table.readable(made)) {
                table.why.ask(step);
            }
        }
        // Done where what they change is known.
        Ask::Speed(_) | Ask::Menu | Ask::Chore(_) | Ask::Replay(_) | Ask::Reason(_) => {}
    }
}

/// The brass line along a panel's inner edge.
fn edge(ui: &egui::Ui, top: bool) {
    let area = ui.max_rect().expand(metrics::GRID);
    let line = egui::Stroke::new(metrics::HAIRLINE, color::BRASS.egui_alpha(0.7));
    if top {
        ui.painter().hline(area.x_range(), area.top(), line);
    } else {
        ui.painter().vline(area.left(), area.y_range(), line);
    }
}
