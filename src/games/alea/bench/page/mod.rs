//! The bench: pick a card, dice and a foe; see what the card does for every die, and what each enemy would do with it. Statuses, fighters and rule modifiers are looked at too.
//!
//! `list` is the left column, `card` the middle, `plans` the right; what is no card takes the room of both (`other`). `kind` is what can be looked at, `entries` what there is of each. The enemies are asked by [`crate::games::alea::bench`].

mod card;
mod dice_row;
mod entries;
mod kind;
mod list;
mod other;
mod plans;
mod row;
mod state;
mod status;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub use kind::BenchKind;
pub use state::{BenchFoe, BenchPage};

use crate::{
    games::alea::Content,
    games::alea::bench::{Answer, Trial},
    games::alea::portrait::Portraits,
    games::alea::{BENCH, MODS},
    input::Actions,
    keys::Action,
    shell::{Motion, Overlays, PanelSystems, Screen, ShellSystems},
    text::Words,
    theme::{
        Type,
        color::{IVORY, IVORY_DIM},
        metrics,
    },
    ui::{page, widgets},
};

/// What the page shows beside what was picked.
pub struct BenchModel<'a> {
    /// Cards, enemies and heroes.
    pub content: &'a dice::Content,
    /// Portraits of heroes and enemies.
    pub portraits: &'a Portraits,
    /// What the enemies that have answered would do, those of low tiers first.
    pub answers: &'a [Answer],
    /// How many have answered, and how many were asked.
    pub progress: (usize, usize),
}

/// The page. Returns whether the player leaves it.
pub fn bench_page(ui: &mut egui::Ui, words: &Words, model: &BenchModel<'_>, state: &mut BenchPage) -> bool {
    let mut leaves = false;
    let margin = egui::Margin::symmetric(metrics::PAGE_MARGIN as i8, metrics::PANEL_MARGIN as i8);
    egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(margin)).show(ui, |ui| {
        ui.horizontal(|ui| {
            leaves = widgets::secondary(ui, words.get("bench-back")).clicked();
            ui.add_space(metrics::GAP);
            ui.label(Type::Title.text(words.get("bench-title")).color(IVORY.egui()));
            ui.add_space(metrics::GAP);
            let line = Type::Aside.text(words.get("bench-line")).color(IVORY_DIM.egui());
            ui.add(egui::Label::new(line).truncate());
        });
        ui.add_space(metrics::GAP);
        let (width, height) = (ui.available_width() - 2.0 * metrics::GAP_WIDE, ui.available_height());
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = metrics::GAP_WIDE;
            page::column(ui, 0.25 * width, height, |ui| list::list(ui, words, model.content, state));
            if state.kind != BenchKind::Cards {
                let room = 0.75 * width + metrics::GAP_WIDE;
                page::column(ui, room, height, |ui| {
                    other::other(ui, words, model.content, model.portraits, state);
                });
                return;
            }
            page::column(ui, 0.33 * width, height, |ui| card::card(ui, words, model.content, state));
            page::column(ui, 0.42 * width, height, |ui| plans::plans(ui, words, model, state));
        });
    });
    leaves
}

/// See the module.
pub(in crate::games::alea) struct BenchPlugin;

impl Plugin for BenchPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<BenchPage>()
            .init_resource::<Trial>()
            .add_systems(OnExit(BENCH), |mut trial: ResMut<Trial>| trial.stop())
            .add_systems(Update, (keys, ask).chain().in_set(ShellSystems::Act).run_if(in_state(BENCH)))
            .add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Screen).run_if(in_state(BENCH)));
    }
}

fn keys(
    mut actions: ResMut<Actions>,
    overlays: Overlays,
    words: Res<Words>,
    content: Res<Content>,
    mut state: ResMut<BenchPage>,
    trial: Res<Trial>,
    mut next: ResMut<NextState<Screen>>,
) {
    if overlays.any() {
        return;
    }
    if actions.take(Action::Back) {
        next.set(MODS);
    }
    for (action, forward) in [(Action::More, false), (Action::Fewer, true)] {
        if actions.take(action) {
            state.step(&words, &content.duel, forward);
        }
    }
    for (action, forward) in [(Action::PreviousTarget, false), (Action::NextTarget, true)] {
        if actions.take(action) {
            state.step_enemy(trial.answers(), forward);
        }
    }
    let forms = [
        (Action::ZoomOut, dice::Form::Minus),
        (Action::ZoomReset, dice::Form::Base),
        (Action::ZoomIn, dice::Form::Plus),
    ];
    for (action, form) in forms {
        if actions.take(action) {
            state.form = form;
        }
    }
    if actions.take(Action::Main) {
        state.roll();
    }
}

/// Asks the enemies about what is picked, and takes their answers.
fn ask(
    content: Res<Content>,
    words: Res<Words>,
    mut state: ResMut<BenchPage>,
    mut trial: ResMut<Trial>,
    mut motion: ResMut<Motion>,
) {
    let state = state.bypass_change_detection();
    state.settle(&words, &content.duel);
    match state.question(&content.duel) {
        Some(question) => trial.ask(&question, &content.duel, &words),
        None => trial.stop(),
    }
    if trial.poll() {
        motion.ambient();
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    content: Res<Content>,
    trial: Res<Trial>,
    mut state: ResMut<BenchPage>,
    mut next: ResMut<NextState<Screen>>,
    mut motion: ResMut<Motion>,
) -> Result {
    let before = state.clone();
    let model = BenchModel {
        content: &content.duel,
        portraits: &content.portraits,
        answers: trial.answers(),
        progress: trial.progress(),
    };
    let leaves = page::full(contexts.ctx_mut()?, "bench", |ui| {
        page::felt(ui.painter(), ui.max_rect());
        page::cover(ui, 0.55);
        bench_page(ui, &words, &model, state.bypass_change_detection())
    });
    if leaves {
        next.set(MODS);
    }
    if *state != before {
        // What was picked is asked about in the next frame.
        motion.smooth();
    }
    Ok(())
}
