//! The training ground of the race: what salads, carrots and squares should weigh, held against studies.
//!
//! `read` gets the studies, shipped ones and the player's own, off the main thread; `model` is what the page shows as plain data;
//! `grid` is the picture of the whole grid of weights, `studies_panel` what the chosen weights make of each study. The page is one of the
//! kit for training grounds, [`crate::training`]: nothing is run there.
//! How studies are judged is [`registry::games::hare::tune`]'s affair.

mod grid;
mod model;
mod read;
mod studies_panel;
mod weights_panel;

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task},
};
use bevy_egui::egui::Ui;
use lab::Problem;
use tabletop::Controller;

pub use model::{Chosen, StudyLine, TuningAsk, TuningModel};
pub use read::{MOST_OWN, Studies};

use self::{studies_panel::studies_panel, weights_panel::weights_panel};
use super::{Content, backdrop, setup};
use crate::{
    shell::{Motion, NewGame, Notices, Screen, ShellSystems, WakeWindow, take_ready},
    storage::Storage,
    table::{GameFiles, setup::fresh_seed},
    text::Words,
    theme::{Type, color::IVORY_DIM},
    training::{PageFrame, TrainingAsk, TrainingContext, TrainingPage, page_frame, page_plugin},
};

/// The page.
pub const TUNING: Screen = Screen::Page("Tuning");

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(page_plugin::<TuningGround>)
        .add_systems(OnEnter(TUNING), look)
        .add_systems(Update, take.in_set(ShellSystems::Act).run_if(in_state(TUNING)));
}

/// The training ground, as long as the program runs.
#[derive(Resource, Default)]
struct TuningGround {
    reading: Option<Task<(Studies, Vec<Problem>)>>,
    studies: Option<Studies>,
    chosen: Chosen,
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

impl TrainingPage for TuningGround {
    const SCREEN: Screen = TUNING;
    type Content = Content;
    type Ask = TuningAsk;

    fn show(&mut self, ui: &mut Ui, at: &TrainingContext<'_, Content>) -> [Option<TrainingAsk<TuningAsk>>; 2] {
        let words = at.words;
        let model = self.studies.as_ref().and_then(|studies| TuningModel::new(words, studies, self.chosen));
        backdrop::paint(ui.painter(), ui.max_rect());
        let frame = PageFrame {
            title: words.get("hare-tuning-title"),
            line: words.get("hare-tuning-line"),
            columns: [0.56, 0.44],
            primary: (TrainingAsk::Play, model.is_some(), words.get("hare-tuning-race")),
        };
        let column = |ui: &mut Ui, at: usize| match (&model, at) {
            (Some(model), 0) => weights_panel(ui, words, model).map(TrainingAsk::Own),
            (Some(model), _) => studies_panel(ui, words, model),
            (None, 0) => {
                let key = if self.reading.is_some() { "hare-tuning-reading" } else { "hare-tuning-none" };
                ui.label(Type::Body.text(words.get(key)).color(IVORY_DIM.egui()));
                None
            }
            (None, _) => None,
        };
        let ask = page_frame(ui, words, frame, |_| None, column);
        [ask, model.is_some().then_some(TrainingAsk::Play)]
    }

    fn carry_out(
        &mut self,
        ask: TrainingAsk<TuningAsk>,
        at: &TrainingContext<'_, Content>,
        _: &mut Notices,
    ) -> Option<Result<NewGame, String>> {
        match ask {
            TrainingAsk::Play => return Some(race(at.words, at.content, self.chosen.weights)),
            TrainingAsk::PlayKept(place) => {
                let file = self.studies.as_ref().and_then(|studies| studies.files.get(place))?;
                return Some(at.content.scene(file).map_err(|problem| format!("{problem:#}")));
            }
            TrainingAsk::Own(TuningAsk::Study(place)) => {
                self.chosen.study = (self.chosen.study != Some(place)).then_some(place);
            }
            TrainingAsk::Own(TuningAsk::Weights(weights)) => self.chosen.weights = weights,
            // Nothing is run here, and no file taken away.
            _ => {}
        }
        None
    }
}

/// The first race, with cards, against two Parletts that weigh so, on a fresh seed.
///
/// # Errors
/// The race cannot be laid.
fn race(words: &Words, content: &Content, weights: [usize; 3]) -> Result<NewGame, String> {
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
