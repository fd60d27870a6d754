//! Menus are bred for a kingdom: the run is shown while it goes on, what it found out is looked at, and its champion is played.
//!
//! The page and its course are those of the kit, [`crate::training`]. `plan` is what is chosen, `run` the thread that breeds, `champions` what is kept in the player's
//! folder, `model` and `study` what the page shows as plain data; `plan_panel`, `found_panel`, `leaders_panel` and `study_panel` draw that, with menus as
//! rows of cards (`menu_row`). A run is kept generation by generation. How menus are bred is [`training::breed`]'s affair.

pub mod champions;
mod found_panel;
mod leaders_panel;
mod menu_row;
mod model;
mod plan;
mod plan_panel;
mod run;
mod study;
mod study_panel;

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use dominion::Card;

pub use champions::{Champion, KeptLeader};
pub use model::{EntryModel, Found, LeaderModel, MenuAsk, MenuModel, RealmTraining, Shown, Tab, menu_model};
pub use plan::{Numbers, Plan};
pub use run::{Ending, News, Origin, Run, begin};
pub use study::{CardLine, FacesById, LeadModel, Progressed, Tournament};

use super::{CardFace, Content, TRAINING, backdrop, setup::KingdomSetup};
use crate::{
    shell::{NewGame, Screen},
    storage::Storage,
    table::{
        LabContent,
        setup::{Laid, fresh_seed},
    },
    text::Words,
    training::{
        AskOf, ContextOf, KeptList, PageModel, RunModel, TrainingEntry, TrainingGame, TrainingGround, TrainingWords,
        percent,
    },
    ui::page,
};

type Ground = TrainingGround<RealmTraining>;
type Context<'a> = ContextOf<'a, RealmTraining>;

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(crate::training::plugin::<RealmTraining>)
        .add_systems(OnEnter(TRAINING), take_setup.before(TrainingEntry));
}

/// Takes over the kingdom of the setup. A run that is over gives way to another kingdom; one that goes on stays.
fn take_setup(mut ground: ResMut<Ground>, laid: Res<Laid<KingdomSetup>>) {
    let Some(setup) = laid.get().filter(|_| !ground.run.as_ref().is_some_and(Run::runs)) else { return };
    let rules = &setup.table.rules;
    let same = rules.kingdom == ground.plan.setup.kingdom && rules.colonies == ground.plan.setup.colonies;
    if !same || ground.run.is_none() {
        (ground.plan.setup, ground.plan.guard) = (rules.clone(), setup.guard);
        (ground.run, ground.kept, ground.game.tab) = (None, None, Tab::Leaders);
    }
}

/// Begins a run, or goes on with one.
fn start(at: &Context<'_>, origin: Origin, file: String) -> Result<Run, String> {
    let library = at.content.library.clone().ok_or_else(|| at.words.get("training-no_files").to_owned())?;
    Ok(begin(library, origin, at.storage.cloned(), file))
}

/// A game against the leader of a place.
fn play_leader(ground: &Ground, place: usize, at: &Context<'_>) -> Option<Result<NewGame, String>> {
    let game = |news: &News| {
        let setup = news.plan.as_ref().map_or(&ground.plan.setup, |plan| &plan.setup);
        let leader = news.leaders.get(place)?;
        Some(champions::game(at.words, setup, &leader.agent, fresh_seed()))
    };
    ground.run.as_ref()?.look(game).map(Ok)
}

impl TrainingGame for RealmTraining {
    const SCREEN: Screen = TRAINING;
    const WORDS: TrainingWords = TrainingWords {
        title: "title-kingdom",
        line: "realm-train-line",
        idle: "realm-train-idle",
        anew: "realm-train-anew",
        play: "realm-train-play",
    };

    type Content = Content;
    type Plan = Plan;
    type News = News;
    type End = Ending;
    type Champion = Champion;
    type Ask = MenuAsk;
    type Shown<'a> = Shown<'a>;
    type Found = Found;

    fn prepare(ground: &mut Ground, at: &Context<'_>) {
        let (language, faces) = &ground.game.faces;
        if *language == at.words.language().to_string() && !faces.is_empty() {
            return;
        }
        let Some(catalog) = &at.content.catalog else { return };
        let face = |kind: &dominion::Kind| (kind.id.clone(), Arc::new(CardFace::new(at.words, kind, Card(u8::MAX))));
        ground.game.faces = (at.words.language().to_string(), catalog.kinds().iter().map(face).collect());
    }

    fn shown<'a>(&'a self, _: &Plan, at: &Context<'a>) -> Shown<'a> {
        Shown { content: at.content, faces: &self.faces.1, tab: self.tab }
    }

    fn fault(&self, plan: &Plan, at: &Context<'_>) -> Option<String> {
        if at.content.library.is_none() {
            return Some(at.words.get("training-no_files").to_owned());
        }
        let refused = plan.request(at.words, None).err();
        refused.or_else(|| at.content.check(at.words, &plan.setup).into_iter().next())
    }

    fn run_model(ground: &Ground, run: &Run, at: &Context<'_>) -> RunModel<Found> {
        model::run_model(at.words, at.content, &ground.game.faces.1, run, &ground.plan, ground.kept.as_ref())
    }

    fn read_kept(&self, storage: &Storage, at: &Context<'_>) -> KeptList<Champion> {
        let (champions, problems) = champions::list(storage, at.content, at.words);
        KeptList { unfinished: champions::unfinished(storage, &champions), champions, problems }
    }

    fn begin(ground: &mut Ground, at: &Context<'_>) -> Result<Run, String> {
        ground.game.tab = Tab::Leaders;
        let request = ground.plan.request(at.words, Some(champions::library(&ground.champions)))?;
        let stem = ground.plan.stem(&at.content.kingdoms);
        start(at, Origin::Plan(request), champions::run_file(&stem))
    }

    fn go_on(ground: &mut Ground, at: &Context<'_>) -> Option<Run> {
        ground.game.tab = Tab::Leaders;
        let (file, text) = ground.run.as_ref()?.look(|news| Some((news.file.clone(), news.written.clone()?)))?;
        let origin = Origin::File(lab::TextFile { name: file.clone(), text: text.to_string() });
        start(at, origin, file).ok()
    }

    fn resume(ground: &mut Ground, name: &str, at: &Context<'_>) -> Result<Run, String> {
        ground.game.tab = Tab::Leaders;
        let storage = at.storage.ok_or_else(|| at.words.get("training-no_files").to_owned())?;
        let file = champions::run_text(storage, name).map_err(|problem| problem.to_string())?;
        start(at, Origin::File(file), champions::run_file(name))
    }

    fn name_of(run: &Run) -> Option<String> {
        Some(run.look(|news| champions::stem_of(&news.file)))
    }

    fn run_of(champion: &Champion) -> Option<&str> {
        Some(&champion.stem)
    }

    fn plan_of(run: &Run) -> Option<Arc<Plan>> {
        run.look(|news| news.plan.clone())
    }

    fn keep(run: &Run, storage: &Storage) -> Option<Result<String, String>> {
        let (plan, report, file) =
            run.look(|news| Some((news.plan.clone()?, news.report.clone()?, news.file.clone())))?;
        champions::keep(storage, &plan, &champions::stem_of(&file), &report)
    }

    fn files(champion: &Champion) -> Vec<String> {
        Self::run_files(&champion.stem)
    }

    fn run_files(name: &str) -> Vec<String> {
        vec![champions::run_file(name), champions::champion_file(name)]
    }

    fn play(ground: &Ground, at: &Context<'_>) -> Option<Result<NewGame, String>> {
        play_leader(ground, 0, at)
    }

    fn play_kept(champion: &Champion, at: &Context<'_>) -> Result<NewGame, String> {
        Ok(champions::game(at.words, &champion.setup, &champion.agent(), fresh_seed()))
    }

    fn carry_out(ground: &mut Ground, ask: MenuAsk, at: &Context<'_>) -> Option<Result<NewGame, String>> {
        match ask {
            MenuAsk::PlayLeader(place) => return play_leader(ground, place, at),
            MenuAsk::Tab(tab) => ground.game.tab = tab,
        }
        None
    }

    fn backdrop(ui: &Ui) {
        backdrop::paint(ui.painter(), ui.max_rect());
        page::cover(ui, 0.4);
    }

    fn plan_panel(ui: &mut Ui, words: &Words, plan: &mut Plan, model: &PageModel<'_, Self>) {
        plan_panel::plan_panel(ui, words, plan, model);
    }

    fn found(ui: &mut Ui, words: &Words, model: &PageModel<'_, Self>, run: &RunModel<Found>) -> Option<AskOf<Self>> {
        found_panel::found(ui, words, model, run)
    }

    fn champion_line(words: &Words, model: &PageModel<'_, Self>, champion: &Champion) -> [String; 2] {
        let Champion { setup, games, seed, generations, leaders, .. } = champion;
        let kingdom = plan::named(words, &model.shown.content.kingdoms, setup);
        let name = words.with("realm-train-run", &[("kingdom", &kingdom), ("seats", &u32::from(setup.seats))]);
        let mut from = vec![words.with(
            "realm-train-kept_from",
            &[("generations", generations), ("games", games), ("seed", &seed.to_string())],
        )];
        if let Some([share, low, high]) = leaders.first().and_then(|leader| leader.share) {
            from.push(words.with(
                "realm-train-expected",
                &[("share", &percent(share)), ("low", &percent(low)), ("high", &percent(high))],
            ));
        }
        [name, from.join(" \u{b7} ")]
    }

    fn champion_details(ui: &mut Ui, words: &Words, model: &PageModel<'_, Self>, champion: &Champion) {
        if let Some(leader) = champion.leaders.first() {
            let menu = menu_model(words, model.shown.faces, &champion.setup, &leader.strategy);
            menu_row::menu_row(ui, words, &model.shown, &menu);
        }
    }
}
