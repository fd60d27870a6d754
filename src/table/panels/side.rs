//! The side panel: how far the game is, speed and menu, the seats, the log; in the place of the latter two open reasons, or what others did.

use bevy_egui::egui::{Align, Layout, ScrollArea, Ui};

use super::TableAsk;
use crate::{
    settings::Speed,
    table::{
        Table, TableGame, Why,
        logbook::{LogAsk, LogModel, log_panel},
        recap::{RecapModel, recap_card},
        why::{DrawerModel, drawer},
    },
    text::Words,
    theme::{Livery, Type, metrics},
    ui::{gather, widgets},
};

/// The growth of text from which on what happened takes the place of the seats, too.
const LARGE: f32 = 1.3;

/// Least height of open reasons below what stays in sight of the seats, at the plain text size, points.
const REASONS_ROOM: f32 = 160.0;

/// What takes the place of other parts of the side panel, while there is such.
#[derive(Clone, Copy, Default)]
pub struct InPlace<'a> {
    /// The open reasons, in place of the seats and the log.
    pub reasons: Option<(&'a DrawerModel, &'a Why)>,
    /// What happened since the person's last turn, in place of the log.
    pub recap: Option<&'a RecapModel>,
}

impl<'a> InPlace<'a> {
    /// What a table has of it.
    pub fn new<T: TableGame>(table: &'a Table<T>, recap: Option<&'a RecapModel>) -> Self {
        let reasons = table.why.is_open().then_some((&table.reasoning.drawer, &table.why));
        Self { reasons, recap }
    }
}

/// What a game has to say in its side panel.
pub trait SideContent {
    /// What is asked for there.
    type Ask: From<TableAsk>;

    /// Height of what is always seen of the log at the plain text size, points.
    const LOG_ROOM: f32 = 130.0;

    /// How fast moves are shown.
    fn speed(&self) -> Speed;

    /// The log.
    fn log(&self) -> &LogModel;

    /// Colour, shape and name of every seat.
    fn players(&self) -> Vec<(Livery, &str)>;

    /// How far the game is, from the left.
    fn heading(&self, ui: &mut Ui, words: &Words);

    /// Buttons of the game's own beside that of the menu, from the right.
    fn buttons(&self, ui: &mut Ui, words: &Words, asks: &mut Vec<Self::Ask>) {
        let _ = (ui, words, asks);
    }

    /// The seats, `room` points high at most; what is longer scrolls.
    fn seats(&self, ui: &mut Ui, words: &Words, room: f32, asks: &mut Vec<Self::Ask>);

    /// What of the seats is needed to follow reasons, and so stays in sight above them.
    fn standing(&self, ui: &mut Ui, words: &Words) {
        let _ = (ui, words);
    }

    /// What a click on a line of the log asks for.
    fn recall(&self, line: LogAsk) -> Self::Ask {
        TableAsk::Recall(line.step).into()
    }
}

/// How much larger text is than the plain size.
fn growth(ui: &Ui) -> f32 {
    Type::Small.style().resolve(ui.style()).size / Type::Small.font(1.0).size
}

/// The side panel, in all the room there is.
pub fn side_panel<Side: SideContent>(
    ui: &mut Ui,
    words: &Words,
    side: &Side,
    in_place: InPlace,
    asks: &mut Vec<Side::Ask>,
) {
    ui.horizontal(|ui| {
        side.heading(ui, words);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            menu(ui, words, asks);
            side.buttons(ui, words, asks);
            speed(ui, words, side.speed(), asks);
        });
    });
    ui.add_space(0.5 * metrics::GAP);
    if let Some((drawer_model, why)) = in_place.reasons {
        let growth = growth(ui);
        let room = (ui.available_height() - REASONS_ROOM * growth).max(0.0);
        ScrollArea::vertical().id_salt("standing").max_height(room).auto_shrink([false, true]).show(ui, |ui| {
            side.standing(ui, words);
        });
        gather(asks, |ask| TableAsk::Reason(ask).into(), |asks| drawer(ui, words, drawer_model, why, asks));
        return;
    }
    let growth = growth(ui);
    let recap = |ui: &mut Ui, recap: &RecapModel, asks: &mut Vec<Side::Ask>| {
        gather(asks, |ask| TableAsk::Recap(ask).into(), |asks| recap_card(ui, words, recap, asks));
    };
    if let Some(model) = in_place.recap.filter(|_| growth > LARGE) {
        recap(ui, model, asks);
        return;
    }
    // However large the text is, some lines of the log are always seen.
    let room = (ui.available_height() - Side::LOG_ROOM * growth.sqrt()).max(0.0);
    ScrollArea::vertical().id_salt("seats").max_height(room).auto_shrink([false, true]).show(ui, |ui| {
        side.seats(ui, words, room, asks);
    });
    ui.add_space(metrics::GAP);
    widgets::rule(ui);
    match in_place.recap {
        Some(model) => recap(ui, model, asks),
        None => log_of(ui, words, side.log(), &side.players(), asks, |line| side.recall(line)),
    }
}

/// The log in all the room there is; a click on a line of it is told as `recall` says.
pub fn log_of<Ask>(
    ui: &mut Ui,
    words: &Words,
    model: &LogModel,
    players: &[(Livery, &str)],
    asks: &mut Vec<Ask>,
    recall: impl Fn(LogAsk) -> Ask,
) {
    gather(asks, recall, |asks| log_panel(ui, words, model, players, asks));
}

/// The buttons of menu and speed, from the right.
pub fn head<Ask: From<TableAsk>>(ui: &mut Ui, words: &Words, now: Speed, asks: &mut Vec<Ask>) {
    menu(ui, words, asks);
    speed(ui, words, now, asks);
}

fn menu<Ask: From<TableAsk>>(ui: &mut Ui, words: &Words, asks: &mut Vec<Ask>) {
    if widgets::icon_button(ui, "\u{2630}", words.get("menu-title")).clicked() {
        asks.push(TableAsk::Menu.into());
    }
}

fn speed<Ask: From<TableAsk>>(ui: &mut Ui, words: &Words, now: Speed, asks: &mut Vec<Ask>) {
    let chip = widgets::chip(ui, words.get(now.word()), false);
    if chip.on_hover_text(words.get("table-speed_note")).clicked() {
        asks.push(TableAsk::Speed(now.next()).into());
    }
}
