//! Pages by themselves, at every size of window and text.

use std::path::Path;

use bevy_egui::egui;
use egui_kittest::{Harness, kittest::Queryable};
use lab::Library;
use rubicon::{
    games::conquest::{
        Content,
        setup::{self, ConquestSetup},
    },
    text::Words,
    theme,
};

/// Window sizes and text sizes a page must hold at.
pub const WINDOWS: [([f32; 2], f32); 4] =
    [([1280.0, 720.0], 1.0), ([1280.0, 720.0], 1.5), ([1920.0, 1080.0], 1.0), ([1280.0, 720.0], 2.0)];

/// A page by itself.
pub fn harness<State: 'static>(
    window: [f32; 2],
    text_size: f32,
    state: State,
    mut page: impl FnMut(&mut egui::Ui, &mut State) + 'static,
) -> Harness<'static, State> {
    let mut dressed = false;
    let mut harness = Harness::builder().with_size(window).build_ui_state(
        move |ui, state| {
            // The typefaces arrive with the next frame, as they do in the program.
            if std::mem::replace(&mut dressed, true) {
                page(ui, state);
            } else {
                theme::apply(ui.ctx(), text_size, true);
                ui.ctx().request_repaint();
            }
        },
        state,
    );
    harness.run();
    harness
}

/// No button reaches beyond the window.
pub fn assert_within<State>(harness: &Harness<'_, State>, window: [f32; 2], labels: &[&str]) {
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, window.into()).expand(0.5);
    for label in labels {
        let rect = harness.get_by_label(label).rect();
        assert!(window.contains_rect(rect), "{label} at {rect:?} leaves {window:?}");
    }
}

/// What Conquest ships, and its classic table.
pub fn table() -> (Content, ConquestSetup) {
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    let (content, _) = Content::load(&library, None);
    let mut table = setup::first(&Words::english(), &content.cast);
    table.seed = "7".to_owned();
    (content, table)
}
