//! The panels of a plain game: the position and what can be done, the log beside them, whose turn it is below.

mod model;
mod view;

use bevy::{ecs::change_detection::Tick, prelude::*};
use bevy_egui::{EguiContexts, egui};

pub use model::PlainModel;
pub use view::{offers, position, show_panels};

use super::{Content, PlainGame, PlainTable, input};
use crate::{
    input::Actions,
    keys::Action as Key,
    settings::{Settings, Speed},
    shell::{Notices, Overlay, Overlays},
    table::{
        CurtainModel, Memo, Thought, banner, curtain,
        logbook::LogFeed,
        recap::RecapAsk,
        replay::{ReplayAsk, Viewer},
        why::WhyAsk,
    },
    text::Words,
    ui::page,
};

/// What the player asks for on a panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// What a key asks for.
    Key(Key),
    /// Do the offer of this number, from 0.
    Do(usize),
    /// Show moves at this speed.
    Speed(Speed),
    /// Open the menu.
    Menu,
    /// Lift the curtain.
    TakeSeat,
    /// Tell why what a line of the log says was done, by its step.
    Recall(usize),
    /// What is asked for about what others did.
    Recap(RecapAsk),
    /// What is asked for in the dock of a replay.
    Replay(ReplayAsk),
    /// What is asked for in the why panel.
    Reason(WhyAsk),
}

/// Paints the panels and does what the player asks for there.
pub(super) fn show<P: PlainGame>(
    mut contexts: EguiContexts,
    mut table: ResMut<PlainTable<P>>,
    words: Res<Words>,
    content: Res<Content<P>>,
    mut settings: ResMut<Settings>,
    mut overlays: Overlays,
    mut notices: ResMut<Notices>,
    (actions, mut viewer): (Res<Actions>, Viewer),
    (mut feed, mut memo): (Local<LogFeed>, Local<Memo<([Tick; 3], Option<Thought>), PlainModel>>),
) -> Result {
    let changes = [table.last_changed(), settings.last_changed(), words.last_changed()];
    let model =
        memo.keep((changes, table.host.thought()), || PlainModel::of(&table, &words, settings.speed, &mut feed));
    let veil = table.curtain.waiting().map(|seat| CurtainModel {
        name: table.name(&words, seat).into_owned(),
        livery: table.livery(seat),
        ready: !actions.resting(),
    });
    let bare = !overlays.any();
    let mut asks = Vec::new();
    page::full(contexts.ctx_mut()?, "plain", |ui| {
        page::felt(ui.painter(), ui.max_rect());
        let reasons = (&table.reasoning.drawer, &table.why);
        let free = show_panels(ui, &words, model, reasons, settings.text_size, &mut asks);
        if let Some(ribbon) = &table.banner {
            banner(ui, free, ribbon.seat.map(|seat| table.livery(seat)), None, ribbon);
        }
        if let Some(veil) = veil.as_ref().filter(|_| bare)
            && curtain(ui, &words, veil)
        {
            asks.push(Ask::TakeSeat);
        }
        ui.allocate_rect(free, egui::Sense::hover());
    });
    for ask in asks {
        match ask {
            Ask::Key(key) => input::key(key, &mut table, &mut notices),
            Ask::Do(number) => input::choose(&mut table, number, &mut notices),
            Ask::Speed(speed) => settings.speed = speed,
            Ask::Menu => overlays.open(Overlay::Menu),
            Ask::TakeSeat => table.curtain.lift(),
            Ask::Recall(step) => table.why.ask(step),
            Ask::Recap(RecapAsk::Replay) => table.replay_recap(),
            Ask::Recap(RecapAsk::Dismiss) => table.recap_open = false,
            Ask::Replay(ask) => viewer.carry_out(ask, &mut table, &words, &mut notices),
            Ask::Reason(ask) => table.carry_out_reason(ask, &content, &mut settings, &mut notices),
        }
    }
    Ok(())
}
