//! The training ground: an opponent learns its numbers by playing, is shown while it does, and can be played afterwards.
//!
//! The page and its course are those of the kit, [`crate::training`]. `plan` is what is chosen, `run` the thread that learns, `champions` what is kept of it,
//! `model` what the page shows as plain data, `plan_panel`, `genes` and `proof` how that is drawn. How learning works is [`training::train`]'s affair.

pub mod champions;
mod genes;
mod model;
mod plan;
mod plan_panel;
mod proof;
mod run;
mod wording;

use std::sync::Arc;

use bevy_egui::egui::Ui;
use registry::games::RiskModule;
use training::AnyGameTraining;
use training::train::{Training, Variant};

pub use champions::Champion;
pub use model::{ConquestTraining, Found, GeneBar, Proof, Shown};
pub use plan::{Numbers, Plan, Schedule};
pub use run::{News, Run, begin};

use crate::{
    games::conquest::{Content, TRAINING},
    shell::{NewGame, Screen},
    storage::Storage,
    table::setup::fresh_seed,
    text::{Words, capitalised},
    theme::metrics,
    training::{
        AskOf, ContextOf, KeptList, PageModel, RunModel, TrainingGame, TrainingGround, TrainingWords, kept_list,
        learning_curve, percent,
    },
    ui::{page, widgets},
};

/// Height of the learning curve, points.
const CURVE: f32 = 23.0 * metrics::GRID;

type Ground = TrainingGround<ConquestTraining>;
type Context<'a> = ContextOf<'a, ConquestTraining>;

fn variants() -> &'static [Variant] {
    AnyGameTraining::variants(&RiskModule)
}

impl TrainingGame for ConquestTraining {
    const SCREEN: Screen = TRAINING;
    const WORDS: TrainingWords = TrainingWords {
        title: "training-title",
        line: "training-line",
        idle: "training-idle",
        anew: "training-anew",
        play: "training-play",
    };

    type Content = Content;
    type Plan = Plan;
    type News = News;
    type End = Training;
    type Champion = Champion;
    type Ask = ();
    type Shown<'a> = Shown<'a>;
    type Found = Found;

    fn prepare(ground: &mut Ground, at: &Context<'_>) {
        if let (true, Some(library)) = (ground.game.0.is_empty(), &at.content.library) {
            ground.game.0 = champions::learnings(library);
        }
        // What is learned under some rules may not be there under others.
        let Some(learning) = ground.game.learning(&ground.plan) else { return };
        if !learning.subjects.iter().any(|subject| subject.id == ground.plan.subject)
            && let Some(subject) = learning.subjects.first()
        {
            subject.id.clone_into(&mut ground.plan.subject);
        }
    }

    fn shown<'a>(&'a self, plan: &Plan, at: &Context<'a>) -> Shown<'a> {
        let subjects = self.learning(plan).map_or(&[][..], |learning| &learning.subjects);
        let references = subjects.iter().find(|subject| subject.id == plan.subject);
        let references = references.map_or(0, |subject| subject.references.len() as u64);
        let games = plan.request(at.words, variants()).map_or(0, |request| {
            let measured = 2 * request.yardstick * u64::from(plan.numbers.generations);
            request.method.games(plan.seats, 0) + measured + request.validation * references
        });
        Shown { variants: variants(), subjects, games }
    }

    fn fault(&self, plan: &Plan, at: &Context<'_>) -> Option<String> {
        match &at.content.library {
            None => Some(at.words.get("training-no_files").to_owned()),
            Some(_) => plan.request(at.words, variants()).err(),
        }
    }

    fn run_model(ground: &Ground, run: &Run, at: &Context<'_>) -> RunModel<Found> {
        let learning = ground.game.learning(&ground.plan).cloned().unwrap_or_default();
        model::run_model(at.words, run, &ground.plan, &learning, ground.kept.as_ref())
    }

    fn read_kept(&self, storage: &Storage, _: &Context<'_>) -> KeptList<Champion> {
        let (champions, problems) = champions::list(storage, &self.0);
        KeptList { champions, unfinished: Vec::new(), problems }
    }

    fn begin(ground: &mut Ground, at: &Context<'_>) -> Result<Run, String> {
        let library = at.content.library.clone().ok_or_else(|| at.words.get("training-no_files").to_owned())?;
        Ok(begin(library, Arc::new(ground.plan.request(at.words, variants())?), None, Vec::new()))
    }

    fn go_on(ground: &mut Ground, at: &Context<'_>) -> Option<Run> {
        let News { request, checkpoint, curve, .. } = ground.run.as_ref()?.news();
        Some(begin(at.content.library.clone()?, request, checkpoint, curve))
    }

    fn keep(run: &Run, storage: &Storage) -> Option<Result<String, String>> {
        champions::keep(storage, run.end()?.ok()?)
    }

    fn files(champion: &Champion) -> Vec<String> {
        vec![champion.file.clone()]
    }

    fn play(ground: &Ground, at: &Context<'_>) -> Option<Result<NewGame, String>> {
        let (run, learning) = (ground.run.as_ref()?, ground.game.learning(&ground.plan)?);
        let subject = learning.subjects.iter().find(|subject| subject.id == ground.plan.subject);
        let training = run.end().and_then(Result::ok);
        let agent = run.look(|news| model::agent(news, training, subject))?;
        Some(champions::game(at.words, &agent, learning.rules, ground.plan.seats, fresh_seed()))
    }

    fn play_kept(Champion { agent, rules, seats, .. }: &Champion, at: &Context<'_>) -> Result<NewGame, String> {
        champions::game(at.words, agent, rules, *seats, fresh_seed())
    }

    fn backdrop(ui: &Ui) {
        page::cover(ui, 0.55);
    }

    fn plan_panel(ui: &mut Ui, words: &Words, plan: &mut Plan, model: &PageModel<'_, Self>) {
        plan_panel::plan_panel(ui, words, plan, model);
    }

    fn found(ui: &mut Ui, words: &Words, model: &PageModel<'_, Self>, run: &RunModel<Found>) -> Option<AskOf<Self>> {
        if !run.curve.best.is_empty() {
            ui.add_space(metrics::GAP);
            learning_curve(ui, words, &run.curve, run.equal, CURVE);
        }
        ui.add_space(metrics::GAP);
        genes::gene_bars(ui, words, &run.found.genes);
        proof::proof(ui, words, run);
        ui.add_space(metrics::GAP);
        widgets::rule(ui);
        widgets::subheading(ui, words.get("training-champions"));
        kept_list(ui, words, model)
    }

    fn champion_line(words: &Words, _: &PageModel<'_, Self>, champion: &Champion) -> [String; 2] {
        let Champion { subject, rules, seats, games, seed, proof, .. } = champion;
        let (subject, rules) = (capitalised(wording::name(words, subject)), wording::name(words, rules));
        let name = words.with("training-kept", &[("subject", &subject), ("rules", &rules), ("seats", seats)]);
        let mut from = vec![words.with("training-kept_from", &[("games", games), ("seed", &seed.to_string())])];
        if let Some((name, share)) = proof {
            let [rate, low, high] = share.map(percent);
            from.push(words.with(
                "training-kept_proof",
                &[("rate", &rate), ("low", &low), ("high", &high), ("name", &wording::name(words, name))],
            ));
        }
        [name, from.join(" \u{b7} ")]
    }
}
