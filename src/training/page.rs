//! The page of a training ground as a part of the program: when it comes up, what the keyboard asks for on it, where it leads back to, and games that
//! begin from it. What lies on the page is drawn in a [`page_frame`].

use bevy::{ecs::component::Mutable, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Ui};

use super::ask::TrainingAsk;
use crate::{
    input::Actions,
    keys::Action,
    shell::{NewGame, Notices, Overlays, PanelSystems, Screen, ShellSystems},
    storage::Storage,
    text::Words,
    ui::{page, widgets},
};

/// A page on which something is learned or tuned. The resource is what it keeps as long as the program runs.
pub trait TrainingPage: Resource<Mutability = Mutable> + Default {
    /// The page.
    const SCREEN: Screen;
    /// What the game ships.
    type Content: Resource;
    /// What the game's own parts of the page ask for.
    type Ask: Clone + Send + Sync + 'static;

    /// The page comes up.
    fn enter(&mut self, at: &TrainingContext<'_, Self::Content>, notices: &mut Notices) {
        let _ = (at, notices);
    }

    /// Draws the page. Tells what is asked for, and what the primary action is, if it can be done.
    fn show(&mut self, ui: &mut Ui, at: &TrainingContext<'_, Self::Content>) -> [Option<TrainingAsk<Self::Ask>>; 2];

    /// The place of what is looked at in the page's list, and how many entries that has: the keyboard goes from one to the next.
    fn list(&self) -> (usize, usize) {
        (0, 0)
    }

    /// Does what was asked for, in the frame after. A game that it begins is returned, or why it cannot be begun.
    fn carry_out(
        &mut self,
        ask: TrainingAsk<Self::Ask>,
        at: &TrainingContext<'_, Self::Content>,
        notices: &mut Notices,
    ) -> Option<Result<NewGame, String>>;
}

/// What a game may look up and use.
#[derive(Clone, Copy)]
pub struct TrainingContext<'a, C> {
    /// The language.
    pub words: &'a Words,
    /// What is shipped.
    pub content: &'a C,
    /// The player's folder; `None` where nothing can be kept.
    pub storage: Option<&'a Storage>,
}

/// When the page of a training ground comes up. What a game does before in `OnEnter` is ordered by this.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct TrainingEntry;

/// What was asked for on a page and is not yet done, and the page the player came from.
#[derive(Resource)]
struct Asked<P: TrainingPage> {
    ask: Option<TrainingAsk<P::Ask>>,
    back: Screen,
}

/// Adds the page.
pub fn page_plugin<P: TrainingPage>(app: &mut App) {
    app.init_resource::<P>().insert_resource(Asked::<P> { ask: None, back: Screen::Lobby });
    for exited in [Screen::Lobby, Screen::Setup] {
        app.add_systems(OnTransition { exited, entered: P::SCREEN }, move |mut asked: ResMut<Asked<P>>| {
            asked.back = exited;
        });
    }
    app.add_systems(OnEnter(P::SCREEN), enter::<P>.in_set(TrainingEntry))
        .add_systems(Update, carry_out::<P>.in_set(ShellSystems::Act).run_if(in_state(P::SCREEN)))
        .add_systems(EguiPrimaryContextPass, show::<P>.in_set(PanelSystems::Screen).run_if(in_state(P::SCREEN)));
}

fn enter<P: TrainingPage>(
    mut ground: ResMut<P>,
    content: Res<P::Content>,
    storage: Option<Res<Storage>>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
) {
    let at = TrainingContext { words: &words, content: &*content, storage: storage.as_deref() };
    ground.enter(&at, &mut notices);
}

fn show<P: TrainingPage>(
    mut contexts: EguiContexts,
    words: Res<Words>,
    content: Res<P::Content>,
    storage: Option<Res<Storage>>,
    mut ground: ResMut<P>,
    mut asked: ResMut<Asked<P>>,
    mut actions: ResMut<Actions>,
    overlays: Overlays,
) -> Result {
    let at = TrainingContext { words: &words, content: &*content, storage: storage.as_deref() };
    let [mut ask, primary] = page::full(contexts.ctx_mut()?, "training ground", |ui| ground.show(ui, &at));
    if !overlays.any() {
        let (chosen, count) = ground.list();
        let choose = |entry: usize| (entry < count).then_some(TrainingAsk::Choose(entry));
        for (action, wish) in [
            (Action::Back, Some(TrainingAsk::Back)),
            (Action::Main, primary.clone()),
            (Action::EndPhase, primary),
            (Action::More, chosen.checked_sub(1).and_then(choose)),
            (Action::Fewer, choose(chosen + 1)),
        ] {
            if actions.take(action) {
                ask = wish.or(ask);
            }
        }
    }
    if ask.is_some() {
        asked.ask = ask;
    }
    Ok(())
}

fn carry_out<P: TrainingPage>(
    mut ground: ResMut<P>,
    mut asked: ResMut<Asked<P>>,
    content: Res<P::Content>,
    words: Res<Words>,
    storage: Option<Res<Storage>>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
    mut begin: MessageWriter<NewGame>,
) {
    let Some(ask) = asked.ask.take() else { return };
    if matches!(ask, TrainingAsk::Back) {
        next.set(asked.back);
        return;
    }
    let at = TrainingContext { words: &words, content: &*content, storage: storage.as_deref() };
    match ground.carry_out(ask, &at, &mut notices) {
        Some(Ok(game)) => drop(begin.write(game)),
        Some(Err(problem)) => notices.error(problem),
        None => {}
    }
}

/// What stands around the columns of a training ground.
pub struct PageFrame<'a, O> {
    /// Its title.
    pub title: &'a str,
    /// The line about it.
    pub line: &'a str,
    /// The shares of its columns.
    pub columns: [f32; 2],
    /// What the primary button asks for, whether that can be done, and what stands on it.
    pub primary: (TrainingAsk<O>, bool, &'a str),
}

/// A page: back and other ways at the foot on the left, the primary action on the right, and above them two columns.
pub fn page_frame<O>(
    ui: &mut Ui,
    words: &Words,
    frame: PageFrame<'_, O>,
    ways: impl FnOnce(&mut Ui) -> Option<TrainingAsk<O>>,
    mut column: impl FnMut(&mut Ui, usize) -> Option<TrainingAsk<O>>,
) -> Option<TrainingAsk<O>> {
    let PageFrame { title, line, columns, primary: (asked, able, word) } = frame;
    let (left, right) = widgets::action_bar(
        ui,
        |ui| {
            let back = widgets::secondary(ui, words.get("training-back")).clicked().then_some(TrainingAsk::Back);
            ways(ui).or(back)
        },
        |ui| {
            let clicked = ui.add_enabled_ui(able, |ui| widgets::primary(ui, word).clicked()).inner;
            clicked.then_some(asked)
        },
    );
    let mut ask = left.or(right);
    page::titled(ui, title, line, &columns, |ui, at| ask = ask.take().or(column(ui, at)));
    ask
}
