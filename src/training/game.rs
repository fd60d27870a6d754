//! What a game says of its training ground: what is planned, how that is run, what is shown and kept of it, and how it is played.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use derive_where::derive_where;

use super::{
    ask::{Kept, TrainingAsk},
    chart::Curve,
    page::TrainingContext,
    state::RunState,
    worker::Worker,
};
use crate::{
    shell::{NewGame, Screen},
    storage::Storage,
    text::Words,
};

/// The run of a game: its thread.
pub type RunOf<G> = Worker<<G as TrainingGame>::News, <G as TrainingGame>::End>;

/// What a game may look up and use.
pub type ContextOf<'a, G> = TrainingContext<'a, <G as TrainingGame>::Content>;

/// What the parts of a game's page ask for.
pub type AskOf<G> = TrainingAsk<<G as TrainingGame>::Ask>;

/// The training ground of a game, added by [`plugin`](super::plugin). The value itself is what the game keeps for its page as long as the program runs.
///
/// Whenever the page comes up the kit calls [`prepare`](Self::prepare) and reads [what is kept](Self::read_kept). In each frame that shows it, it calls
/// [`prepare`](Self::prepare) again, asks for what is [`shown`](Self::shown), the [`fault`](Self::fault) of the plan and the [`run_model`](Self::run_model), and draws the page with
/// the panels of the game; what the player asked for there is done in the next. A run goes on while another page is shown or a game is played, and ends with the
/// program; its champion is [kept](Self::keep) once, whatever page is shown.
pub trait TrainingGame: Default + Send + Sync + Sized + 'static {
    /// The page.
    const SCREEN: Screen;
    /// Its words.
    const WORDS: TrainingWords;

    /// What the game ships.
    type Content: Resource;
    /// What is chosen before a run begins, as the page changes it.
    type Plan: Clone + PartialEq + Default + Send + Sync;
    /// What is told of a run while it goes on.
    type News: Send + 'static;
    /// What comes of a run.
    type End: Send + Sync + 'static;
    /// What was kept of a run that is over.
    type Champion: Send + Sync;
    /// What the game's own parts of the page ask for.
    type Ask: Clone + Send + Sync + 'static;
    /// What the panels are drawn from, beside plan, run and champions.
    type Shown<'a>;
    /// What is shown of a run beyond its course.
    type Found;

    /// The page comes up, or a frame of it begins: what depends on language, content or plan is brought up to date.
    fn prepare(ground: &mut TrainingGround<Self>, at: &ContextOf<'_, Self>) {
        let _ = (ground, at);
    }

    /// What the panels are drawn from.
    fn shown<'a>(&'a self, plan: &Self::Plan, at: &ContextOf<'a, Self>) -> Self::Shown<'a>;

    /// What keeps the plan from being begun, in the player's words.
    fn fault(&self, plan: &Self::Plan, at: &ContextOf<'_, Self>) -> Option<String> {
        let _ = (plan, at);
        None
    }

    /// A run as the page shows it. `ground.kept` is the file of its champion, or why there is none.
    fn run_model(ground: &TrainingGround<Self>, run: &RunOf<Self>, at: &ContextOf<'_, Self>) -> RunModel<Self::Found>;

    /// Reads what lies in the player's folder.
    fn read_kept(&self, storage: &Storage, at: &ContextOf<'_, Self>) -> KeptList<Self::Champion> {
        let _ = (storage, at);
        KeptList { champions: Vec::new(), unfinished: Vec::new(), problems: Vec::new() }
    }

    /// Begins the run that is planned.
    ///
    /// # Errors
    /// In plain words, what must be put right.
    fn begin(ground: &mut TrainingGround<Self>, at: &ContextOf<'_, Self>) -> Result<RunOf<Self>, String>;

    /// Goes on with the run, which was stopped; `None` where it cannot.
    fn go_on(ground: &mut TrainingGround<Self>, at: &ContextOf<'_, Self>) -> Option<RunOf<Self>>;

    /// Goes on with a run of the player's folder, by the name of its file without folder and ending.
    ///
    /// # Errors
    /// In plain words, why it cannot be read.
    fn resume(ground: &mut TrainingGround<Self>, name: &str, at: &ContextOf<'_, Self>) -> Result<RunOf<Self>, String> {
        let _ = (ground, at);
        Err(name.to_owned())
    }

    /// What the run's file in the player's folder is called, without folder and ending; `None` where runs have none.
    fn name_of(run: &RunOf<Self>) -> Option<String> {
        let _ = run;
        None
    }

    /// The same of a champion's run, where that is kept too and can be looked at again.
    fn run_of(champion: &Self::Champion) -> Option<&str> {
        let _ = champion;
        None
    }

    /// The plan a run goes by, where it was begun with another than the page's.
    fn plan_of(run: &RunOf<Self>) -> Option<Arc<Self::Plan>> {
        let _ = run;
        None
    }

    /// Writes the champion of a run into the player's folder and returns its file; `None` where there is none yet. Asked until it says something.
    ///
    /// # Errors
    /// In plain words, why it cannot be kept.
    fn keep(run: &RunOf<Self>, storage: &Storage) -> Option<Result<String, String>>;

    /// The files of a champion, below the player's folder, which go when it is taken away.
    fn files(champion: &Self::Champion) -> Vec<String>;

    /// The files of an unfinished run of this name.
    fn run_files(name: &str) -> Vec<String> {
        let _ = name;
        Vec::new()
    }

    /// A game against the best of the run; `None` where there is nobody to play.
    fn play(ground: &TrainingGround<Self>, at: &ContextOf<'_, Self>) -> Option<Result<NewGame, String>>;

    /// A game against a champion that was kept.
    ///
    /// # Errors
    /// In plain words, why it cannot be begun.
    fn play_kept(champion: &Self::Champion, at: &ContextOf<'_, Self>) -> Result<NewGame, String>;

    /// Does what the game's own part of the page asked for; a game that it begins is returned.
    fn carry_out(
        ground: &mut TrainingGround<Self>,
        ask: Self::Ask,
        at: &ContextOf<'_, Self>,
    ) -> Option<Result<NewGame, String>> {
        let _ = (ground, ask, at);
        None
    }

    /// Paints what lies behind the page.
    fn backdrop(ui: &Ui);

    /// The column on the left, where the plan is chosen.
    fn plan_panel(ui: &mut Ui, words: &Words, plan: &mut Self::Plan, model: &PageModel<'_, Self>);

    /// What was found out by the run, below its course.
    fn found(
        ui: &mut Ui,
        words: &Words,
        model: &PageModel<'_, Self>,
        run: &RunModel<Self::Found>,
    ) -> Option<AskOf<Self>>;

    /// A champion in the list: its name, and where it comes from.
    fn champion_line(words: &Words, model: &PageModel<'_, Self>, champion: &Self::Champion) -> [String; 2];

    /// What is drawn of the champion that is looked at, below its line.
    fn champion_details(ui: &mut Ui, words: &Words, model: &PageModel<'_, Self>, champion: &Self::Champion) {
        let _ = (ui, words, model, champion);
    }
}

/// The keys of what a training ground says that is not the same for all.
#[derive(Clone, Copy, Debug)]
pub struct TrainingWords {
    /// Its title.
    pub title: &'static str,
    /// The line about it.
    pub line: &'static str,
    /// What a run would be, where there is none.
    pub idle: &'static str,
    /// To put the run away, to plan another.
    pub anew: &'static str,
    /// To play the champion.
    pub play: &'static str,
}

/// What lies in the player's folder.
pub struct KeptList<C> {
    /// Champions, newest first.
    pub champions: Vec<C>,
    /// Runs that have no champion yet, by their names, newest first.
    pub unfinished: Vec<String>,
    /// What is wrong with the other files.
    pub problems: Vec<String>,
}

/// A training ground, as long as the program runs.
#[derive(Resource)]
#[derive_where(Default)]
pub struct TrainingGround<G: TrainingGame> {
    /// What the game keeps for its page.
    pub game: G,
    /// What is chosen.
    pub plan: G::Plan,
    /// The run, if there is one.
    pub run: Option<RunOf<G>>,
    /// The file of the run's champion, or why it could not be kept; `None` while there is none.
    pub kept: Option<Result<String, String>>,
    /// Champions that were kept, newest first.
    pub champions: Vec<G::Champion>,
    /// Runs that have no champion yet, by their names.
    pub unfinished: Vec<String>,
    /// The champion that is looked at, and what is taken away if that is asked for once more.
    pub chosen: (usize, Option<Kept>),
}

/// What the page shows beside the plan, as plain data.
pub struct PageModel<'a, G: TrainingGame> {
    /// The run, if there is one.
    pub run: Option<RunModel<G::Found>>,
    /// Champions that were kept, newest first.
    pub champions: &'a [G::Champion],
    /// Runs that have no champion yet.
    pub unfinished: &'a [String],
    /// The champion that is looked at, and what is taken away if that is asked for once more.
    pub chosen: (usize, Option<Kept>),
    /// What keeps the plan from being begun.
    pub fault: Option<String>,
    /// What the game's panels are drawn from.
    pub shown: G::Shown<'a>,
}

/// A run as it is shown. `F` is what the game shows beyond its course.
#[derive(Clone, PartialEq, Debug)]
pub struct RunModel<F> {
    /// What is learned.
    pub title: String,
    /// How it stands.
    pub state: RunState,
    /// What is done of it, in [0, 1].
    pub share: f32,
    /// What is being done, and how long it will still take.
    pub line: String,
    /// The learning curve.
    pub curve: Curve,
    /// Share of games an equal wins, in [0, 1].
    pub equal: f64,
    /// Whether there is somebody to play.
    pub playable: bool,
    /// Whether it can go on.
    pub resumable: bool,
    /// What was found out.
    pub found: F,
}

impl<F> RunModel<F> {
    /// Whether games are played.
    pub fn runs(&self) -> bool {
        self.state.runs()
    }
}
