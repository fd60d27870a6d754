//! The panels of the table. Each is a function from a view-model (`model`, made by `build` and `due`) to what the player asks for (`PanelAsk`), so
//! that it is tested without an application; the system here builds the one and carries out the other. All cards are painted by `tile`; `text` is the table in
//! text.

mod ask;
mod build;
mod cards;
mod chores;
mod dock;
mod due;
mod field;
mod form;
mod head;
mod heaps;
mod laying;
mod model;
mod reading;
mod scene;
mod seats;
mod side;
mod supply;
mod text;
mod tile;

pub use ask::PanelAsk;
pub use build::model as table_model;
pub use form::Form;
pub use model::{CardModel, DockModel, FieldModel, HeapModel, PileModel, SeatRow, SheetModel, SideModel, TableModel};
pub use scene::Scene;
pub use supply::place_of_pile;
pub use tile::{Look, band, bare, tile};

use bevy::{ecs::change_detection::Tick, ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, egui};

use super::{
    Automation, Content, Faces, RealmTable, input,
    theme::court::{CLOTH, DOCK, FIELD, GAP},
};
use crate::{
    pictures::Album,
    table::{
        Memo,
        logbook::LogFeed,
        panels::{InPlace, TablePanels, docked, side_panel},
        recap::RecapModel,
    },
    text::Words,
    theme::metrics,
    ui::page,
};

/// What the panels leave of the window for the table, for words that point at it.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Spots {
    /// That part of the window.
    pub free: Option<egui::Rect>,
}

/// Width of the side panel and height of the dock, points, at a text size in a window so high: the hand is as large as there is room.
fn sizes(text: f32, window: f32) -> (f32, f32) {
    (38.0 * metrics::GRID * text.powf(0.45), (23.0 * metrics::GRID * text.powf(0.35)).max(DOCK * window))
}

/// Lays the panels and the cloth, and returns the part of the window that is left for the table.
pub fn around(
    ui: &mut egui::Ui,
    words: &Words,
    album: &Album<String>,
    model: &TableModel,
    text_size: f32,
    in_place: InPlace,
    asks: &mut Vec<PanelAsk>,
) -> egui::Rect {
    let (width, height) = sizes(text_size, ui.ctx().content_rect().height());
    let free = docked(
        ui,
        words,
        (width, height),
        model.dock.replay.as_ref(),
        asks,
        |ui, asks| dock::dock(ui, words, album, &model.dock, width, asks),
        |ui, asks| side_panel(ui, words, &model.side, in_place, asks),
    );
    page::lit_ground(ui.painter(), free, CLOTH);
    free
}

/// The table itself: beside the `ways` into the reasons what the turn holds, then the supply, and below it what is in play.
fn table(
    ui: &mut egui::Ui,
    (free, ways): (egui::Rect, Option<egui::Rect>),
    words: &Words,
    album: &Album<String>,
    model: &TableModel,
    asks: &mut Vec<PanelAsk>,
) {
    let (top, heaps_shown) = head::head(ui, (free, ways), &model.field, asks);
    let room = egui::Rect::from_min_max(egui::pos2(free.left(), top), free.max).shrink2(egui::vec2(metrics::GRID, 0.0));
    let least = field::least_height(ui, !heaps_shown).max(FIELD * room.height());
    let most = egui::vec2(room.width(), (room.height() - least - 2.0 * GAP).max(0.0));
    let laying = supply::laid(ui, most, model);
    let split = room.top() + laying.size().y.min(most.y);
    let above = egui::Rect::from_min_max(room.min, egui::pos2(room.right(), split));
    let below = egui::Rect::from_min_max(egui::pos2(room.left(), split + GAP), room.max - egui::vec2(0.0, GAP));
    supply::supply(ui, above, &laying, words, album, model, asks);
    field::field(ui, below, !heaps_shown, words, album, &model.field, asks);
}

/// What the panels are made from, and what is kept of them from frame to frame.
#[derive(SystemParam)]
pub struct Made<'w, 's> {
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
    mut panels: TablePanels,
    (mut automation, mut spots): (ResMut<Automation>, ResMut<Spots>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let bare = panels.bare();
    let Made { content, faces, feed, models } = &mut made;
    let (told, shipped) = (panels.words.last_changed(), content.last_changed());
    let (words, content) = (&*panels.words, &**content);
    let changes = [table.last_changed(), panels.settings.last_changed(), told, shipped];
    // A table that is laid anew may have other cards.
    let faces = faces.keep((told, table.log.id()), || Faces::new(words, table.game()));
    let model = models.keep(changes, || {
        let scene = Scene { table: &table, faces, words, content };
        let model = table_model(&scene, panels.settings.speed, feed);
        TableModel { text: panels.settings.text_view, ..model }
    });
    let recap_model = RecapModel::new(&table, words).filter(|_| bare);
    let mut asks = Vec::new();
    let free = page::full(ctx, "realm", |ui| {
        let in_place = InPlace::new(&table, recap_model.as_ref());
        let free = around(ui, words, &content.album, model, panels.settings.text_size, in_place, &mut asks);
        let corner = free.min + egui::Vec2::splat(metrics::GRID);
        let ways = panels.ways_to_reasons(ui, (egui::Align2::LEFT_TOP, corner), &table, &mut asks);
        match model.text {
            true => text::table(ui, free, words, model, &mut asks),
            false => self::table(ui, (free, ways), words, &content.album, model, &mut asks),
        }
        panels.over(ui, free, &table, &mut asks);
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
        let notices = &mut panels.notices;
        match ask {
            PanelAsk::Key(key) => input::key(key, &mut table, notices),
            PanelAsk::Press(number) => input::press(number, &mut table, notices),
            PanelAsk::Card { source, card, chosen } => input::click(source, card, chosen, &mut table, notices),
            PanelAsk::Pile(card) => input::take(card, &mut table, notices),
            PanelAsk::Open(heap) => table.own.open = Some(heap),
            PanelAsk::Shut => (table.own.open, table.own.automating) = (None, false),
            PanelAsk::Automate => table.own.automating = true,
            PanelAsk::Chore(chore) => automation.turn(chore),
            PanelAsk::Table(ask) => panels.carry_out(ask, &mut table, content),
        }
    }
    Ok(())
}
