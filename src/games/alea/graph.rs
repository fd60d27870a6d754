//! The graph behind a decision, drawn in the window: when it is searched again, and the keys it is looked through with.

use std::sync::Arc;

use bevy::prelude::*;
use dice::{
    Alea,
    gauntlet::{Action, Gauntlet},
};
use tabletop::Seat;

use super::{
    panels::{GraphView, Nudge},
    searched::{Asked, Searched},
    state::Duel,
};
use crate::{
    input::Actions,
    keys::Action as Key,
    shell::{Motion, Overlays},
    table::Question,
    text::Words,
};

/// The keys of the graph, before anybody else has a use for them.
pub fn keys(mut actions: ResMut<Actions>, overlays: Overlays, mut table: ResMut<Duel>) {
    if overlays.any() || table.own.searched.is_none() {
        return;
    }
    if actions.take(Key::Back) {
        table.own.searched = None;
    }
    for (key, nudge) in [
        (Key::PanUp, Nudge::Pan([0.0, -1.0])),
        (Key::PanDown, Nudge::Pan([0.0, 1.0])),
        (Key::PanLeft, Nudge::Pan([-1.0, 0.0])),
        (Key::PanRight, Nudge::Pan([1.0, 0.0])),
        (Key::ZoomIn, Nudge::Zoom(true)),
        (Key::ZoomOut, Nudge::Zoom(false)),
        (Key::ZoomReset, Nudge::Whole),
    ] {
        if actions.take(key) {
            table.own.graph_view.nudge(nudge);
        }
    }
}

/// Searches again what is to be drawn.
pub fn follow(mut table: ResMut<Duel>, words: Res<Words>, mut motion: ResMut<Motion>) {
    if table.own.searched.is_none() && !table.own.graph_wanted {
        return;
    }
    let table = &mut *table;
    if let Some(searched) = &mut table.own.searched
        && searched.poll(words.get("why-graph_none"))
    {
        // What thinks elsewhere must be seen to have finished.
        motion.ambient();
    }
    if std::mem::take(&mut table.own.graph_wanted)
        && let Some((step, seat, spec)) = table.explained()
        && let Some(question) = table.host.question(step, seat, false).and_then(in_fight)
    {
        let round = question.view.round;
        let title = words.with("alea-graph-title", &[("name", &table.name(&words, seat)), ("round", &round)]);
        // What is shown as chosen in the panel is chosen in the graph.
        let played = table.reasoning.open().and_then(|why| {
            let chosen = why.candidates.get(why.played()?)?;
            match serde_json::from_value(chosen.action.clone()) {
                Ok(Action::Fight(action)) => Some(action),
                _ => None,
            }
        });
        let both = [0, 1].map(Seat);
        let names = both.map(|seat| table.own_name(seat).to_owned());
        let asked = Asked { title, spec, played, names, liveries: both.map(|seat| table.livery(seat)) };
        table.own.graph_view = GraphView::default();
        table.own.searched = Some(Searched::begin(asked, question, &words));
    }
}

/// The same decision as one of the fight under way; `None` between two, where nothing is searched.
fn in_fight(question: Question<Gauntlet>) -> Option<Question<Alea>> {
    let Question { game, seat, view, rng, .. } = question;
    Some(Question { game: Arc::new(game.fight(&view)?), seat, view: view.fight?, seen: Vec::new(), rng })
}
