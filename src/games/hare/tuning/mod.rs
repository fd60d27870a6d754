//! The training ground of the race: what salads, carrots and squares should weigh, held against studies.
//!
//! `read` gets the studies, shipped ones and the player's own, off the main thread; `model` is what the page shows as plain data;
//! `grid` is the picture of the whole grid of weights, `studies_panel` what the chosen weights make of each study, `view` the page.
//! How studies are judged is [`registry::games::hare::tune`]'s affair.

mod grid;
mod model;
mod read;
mod studies_panel;
mod view;
mod weights_panel;

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task},
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lab::Problem;
use tabletop::Controller;

pub use model::{Chosen, StudyLine, TuningAsk, TuningModel};
pub use read::{MOST_OWN, Studies};
pub use view::tuning_page;

use super::{Content, backdrop, setup};
use crate::{
    input::Actions,
    keys::Action,
    shell::{Motion, NewGame, Notices, Overlays, PanelSystems, Screen, ShellSystems, WakeWindow, take_ready},
    storage::Storage,
    table::{GameFiles, setup::fresh_seed},
    text::Words,
    ui::page,
};

/// The page.
pub const TUNING: Screen = Screen::Page("Tuning");

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TuningGround>()
        .add_systems(OnEnter(TUNING), look)
        .add_systems(
            Update,
            (take, carry_out.run_if(|ground: Res<TuningGround>| ground.asked.is_some()))
                .chain()
                .in_set(ShellSystems::Act)
                .run_if(in_state(TUNING)),
        )
        .add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Screen).run_if(in_state(TUNING)));
}

/// The training ground, as long as the program runs.
#[derive(Resource, Default)]
struct TuningGround {
    reading: Option<Task<(Studies, Vec<Problem>)>>,
    studies: Option<Studies>,
    chosen: Chosen,
    asked: Option<TuningAsk>,
}

/// Reads the studies anew: some may have been kept since.
fn look(mut ground: ResMut<TuningGround>, content: Res<Content>, storage: Option<Res<Storage>>, wake: WakeWindow) {
    let Some(library) = content.library.clone() else { return };
    let storage = storage.map(|storage| storage.clone());
    let wake = wake.caller();
    ground.reading = Some(AsyncComputeTaskPool::get().spawn(async move {
        let read = read::read(&library, storage.as_ref());
        wake();
        read
    }));
}

/// Takes the studies once they are read.
fn take(mut ground: ResMut<TuningGround>, words: Res<Words>, mut notices: ResMut<Notices>, mut motion: ResMut<Motion>) {
    if ground.reading.is_none() {
        return;
    }
    motion.ambient();
    let ground = &mut *ground;
    let Some((studies, problems)) = take_ready(&mut ground.reading) else { return };
    for problem in problems {
        notices.error(problem.in_language(&words).to_string());
    }
    if ground.studies.is_none()
        && let Some(tuning) = &studies.tuning
    {
        ground.chosen.weights = model::steps_of(tuning.plateau.centre);
    }
    ground.studies = Some(studies);
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut ground: ResMut<TuningGround>,
    mut actions: ResMut<Actions>,
    overlays: Overlays,
) -> Result {
    let ground = &mut *ground;
    let model = ground.studies.as_ref().and_then(|studies| TuningModel::new(&words, studies, ground.chosen));
    let mut ask = page::full(contexts.ctx_mut()?, "tuning", |ui| {
        backdrop::paint(ui.painter(), ui.max_rect());
        tuning_page(ui, &words, model.as_ref(), ground.reading.is_some())
    });
    if !overlays.any() {
        let ready = model.is_some();
        for (action, wish) in [
            (Action::Back, Some(TuningAsk::Lobby)),
            (Action::Main, ready.then_some(TuningAsk::Race)),
            (Action::EndPhase, ready.then_some(TuningAsk::Race)),
        ] {
            if actions.take(action) {
                ask = wish.or(ask);
            }
        }
    }
    ground.asked = ask.or(ground.asked);
    Ok(())
}

fn carry_out(
    mut ground: ResMut<TuningGround>,
    content: Res<Content>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
    mut begin: MessageWriter<NewGame>,
) {
    let Some(ask) = ground.asked.take() else { return };
    match ask {
        TuningAsk::Lobby => next.set(Screen::Lobby),
        TuningAsk::Weights(weights) => ground.chosen.weights = weights,
        TuningAsk::Study(at) => ground.chosen.study = (ground.chosen.study != Some(at)).then_some(at),
        TuningAsk::Race => match race(&words, &content, ground.chosen.weights) {
            Ok(game) => drop(begin.write(game)),
            Err(problem) => notices.error(problem),
        },
        TuningAsk::RaceFrom(at) => {
            let Some(file) = ground.studies.as_ref().and_then(|studies| studies.files.get(at)) else { return };
            match content.scene(file) {
                Ok(game) => drop(begin.write(game)),
                Err(problem) => notices.error(format!("{problem:#}")),
            }
        }
    }
}

/// The first race, with cards, against two Parletts that weigh so, on a fresh seed.
///
/// # Errors
/// The race cannot be laid.
fn race(words: &Words, content: &Content, weights: [usize; 3]) -> std::result::Result<NewGame, String> {
    let mut table = setup::first(words, content);
    table.rules.luck = true;
    let opponents = table.players.iter_mut().filter(|player| player.controller != Controller::Human);
    for (number, player) in (1_u32..).zip(opponents) {
        player.controller = Controller::Agent(model::agent(weights));
        player.name = words.with("hare-tuning-runner", &[("number", &number)]);
    }
    let mut game = table.new_game()?;
    game.seed = fresh_seed();
    Ok(game)
}
