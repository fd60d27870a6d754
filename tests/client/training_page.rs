//! The training ground, by what a player sees and clicks, without an application.

use std::path::Path;

use bevy_egui::egui;
use egui_kittest::{Harness, kittest::Queryable};
use lab::{Library, Opening};
use registry::games::RiskModule;
use rubicon::{
    games::conquest::training::{Champion, ConquestTraining, Found, GeneBar, Numbers, Plan, Proof, Shown},
    text::Words,
    training::{AskOf, Curve, Kept, PageModel, RunModel, RunState, TrainingAsk, training_page},
};
use tabletop::Seed;
use training::AnyGameTraining;
use training::train::Learning;

use crate::hands::pages;

/// Window sizes and text sizes the page must hold at.
const WINDOWS: [([f32; 2], f32); 5] = [
    ([1280.0, 720.0], 1.0),
    ([1280.0, 720.0], 1.5),
    ([1280.0, 720.0], 2.0),
    ([1920.0, 1080.0], 1.0),
    ([1920.0, 1080.0], 2.0),
];

struct Ground {
    words: Words,
    plan: Plan,
    learning: Learning,
    run: Option<RunModel<Found>>,
    champions: Vec<Champion>,
    doomed: bool,
    fault: Option<String>,
    asked: Vec<AskOf<ConquestTraining>>,
}

fn ground(run: Option<RunModel<Found>>) -> Ground {
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the repository is a library");
    let opening = Opening::Setup { options: None, seats: Some(2) };
    let learning = AnyGameTraining::learning(&RiskModule, &library, &opening).expect("there is something to learn");
    let plan = Plan { subject: learning.subjects[0].id.to_owned(), ..Plan::default() };
    let champions = ["minimax", "marshal"].map(|subject| Champion {
        file: format!("champions/{subject}.ron"),
        subject: subject.to_owned(),
        rules: "two-phase".to_owned(),
        seats: 2,
        games: 7200,
        seed: Seed(3),
        proof: Some(("hand weights".to_owned(), [0.612, 0.59, 0.633])),
        agent: format!("{subject}:depth=1"),
    });
    Ground {
        words: Words::english(),
        plan,
        learning,
        run,
        champions: champions.to_vec(),
        doomed: false,
        fault: None,
        asked: Vec::new(),
    }
}

fn run(state: RunState) -> RunModel<Found> {
    RunModel {
        title: "minimax, two-phase, 2 seats".to_owned(),
        share: 1234.0 / 4680.0,
        line: "Generation 2 of 3 · 1234 of 4680 games · about 3 min left".to_owned(),
        curve: Curve {
            against: Some("hand weights".to_owned()),
            best: vec![[0.48, 0.4, 0.56], [0.57, 0.5, 0.64]],
            median: vec![0.41, 0.5],
        },
        equal: 0.5,
        playable: true,
        resumable: state == RunState::Stopped,
        found: Found {
            genes: ["territories", "armies", "strength", "closed"]
                .iter()
                .zip([2.5, 9.25, 0.0, 10.0])
                .map(|(name, value)| GeneBar { name: (*name).to_owned(), value, range: [0.0, 10.0] })
                .collect(),
            proof: vec![Proof { name: "hand weights".to_owned(), share: [0.6, 0.55, 0.65] }],
        },
        state,
    }
}

fn harness(window: [f32; 2], text_size: f32, ground: Ground) -> Harness<'static, Ground> {
    pages::harness(window, text_size, ground, |ui, ground| {
        let subjects = ground.learning.subjects.as_slice();
        let model: PageModel<'_, ConquestTraining> = PageModel {
            run: ground.run.clone(),
            champions: &ground.champions,
            unfinished: &[],
            chosen: (0, ground.doomed.then_some(Kept::Champion(0))),
            fault: ground.fault.clone(),
            shown: Shown { variants: AnyGameTraining::variants(&RiskModule), subjects, games: 4680 },
        };
        let asked = training_page(ui, &ground.words, &mut ground.plan, &model);
        ground.asked.extend(asked);
    })
}

fn assert_within(harness: &Harness<'_, Ground>, window: [f32; 2], labels: &[&str]) {
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, window.into()).expand(0.5);
    for label in labels {
        let rect = harness.get_by_label(label).rect();
        assert!(window.contains_rect(rect), "{label} at {rect:?} leaves {window:?}");
    }
}

#[test]
fn a_run_is_planned_and_begun() {
    for (window, text_size) in WINDOWS {
        let mut harness = harness(window, text_size, ground(None));
        assert_within(&harness, window, &["Back", "Begin", "What is learned"]);
        harness.get_by_label("Begin").click();
        harness.run();
        assert_eq!(harness.state().asked, [TrainingAsk::Begin]);
    }
    let mut harness = harness([1920.0, 1080.0], 1.0, ground(None));
    for label in ["Marshal", "Two-phase", "4", "Full", "Generations +"] {
        harness.get_all_by_label(label).next().expect(label).scroll_to_me();
        harness.run();
        harness.get_all_by_label(label).next().expect(label).click();
        harness.run();
    }
    let plan = &harness.state().plan;
    assert_eq!((plan.subject.as_str(), plan.variant, plan.seats), ("marshal", 1, 4));
    assert_eq!(plan.numbers, Numbers { generations: 5, ..Numbers::FULL });
}

#[test]
fn a_plan_with_a_fault_cannot_be_begun() {
    let mut state = ground(None);
    state.fault = Some("Write a seed: a number or any phrase.".to_owned());
    let mut harness = harness([1280.0, 720.0], 1.0, state);
    harness.get_by_label("Write a seed: a number or any phrase.");
    harness.get_by_label("Begin").click();
    harness.run();
    assert_eq!(harness.state().asked, []);
}

#[test]
fn a_run_is_watched_and_stopped_while_its_plan_stands() {
    for (window, text_size) in WINDOWS {
        let mut harness = harness(window, text_size, ground(Some(run(RunState::Running))));
        assert_within(&harness, window, &["Back", "Stop", "minimax, two-phase, 2 seats"]);
        harness.get_by_label("Territories: 2.50, from 0 to 10");
        let curve = harness
            .get_by_label_contains("Games won against hand weights, over the generations. Dashed: an equal. Best");
        assert!(curve.rect().width() > 200.0, "the curve is as wide as its panel");
        harness.get_all_by_label("Full").next().expect("the pace").click();
        harness.run();
        assert_eq!(harness.state().plan.numbers, Numbers::QUICK, "what runs is not planned anew");
        harness.get_by_label("Stop").click();
        harness.run();
        assert_eq!(harness.state().asked, [TrainingAsk::Stop]);
    }
}

#[test]
fn what_is_over_is_played_gone_on_with_or_put_away() {
    let mut done = harness([1280.0, 720.0], 1.5, ground(Some(run(RunState::Done))));
    done.get_by_label("Play the champion").click();
    done.run();
    done.get_by_label("Learn anew").click();
    done.run();
    assert_eq!(done.state().asked, [TrainingAsk::Play, TrainingAsk::Anew]);
    let mut stopped = harness([1280.0, 720.0], 1.5, ground(Some(run(RunState::Stopped))));
    stopped.get_by_label("Go on").click();
    stopped.run();
    stopped.get_by_label("Play the best so far").click();
    stopped.run();
    assert_eq!(stopped.state().asked, [TrainingAsk::GoOn, TrainingAsk::Play]);
    let failed = RunModel { playable: false, ..run(RunState::Failed("no more".to_owned())) };
    let mut failed = harness([1280.0, 720.0], 1.5, ground(Some(failed)));
    failed.get_by_label("Learn anew").click();
    failed.run();
    assert_eq!(failed.state().asked, [TrainingAsk::Anew]);
}

#[test]
fn kept_champions_are_chosen_played_and_taken_away() {
    let mut harness = harness([1920.0, 1080.0], 1.0, ground(None));
    for label in ["Marshal, two-phase, 2 seats", "Play it", "Remove"] {
        harness.get_by_label(label).click();
        harness.run();
    }
    use TrainingAsk::{Choose, PlayKept, Remove};
    assert_eq!(harness.state().asked, [Choose(1), PlayKept(0), Remove(Kept::Champion(0))]);
    harness.state_mut().doomed = true;
    harness.run();
    harness.get_by_label("Remove for good").click();
    harness.run();
    assert_eq!(harness.state().asked[3], Remove(Kept::Champion(0)));
}

#[test]
fn the_page_is_used_by_keyboard_alone() {
    let mut harness = harness([1280.0, 720.0], 1.0, ground(None));
    harness.get_by_label("Marshal").focus();
    harness.run();
    harness.key_press(egui::Key::Enter);
    harness.run();
    assert_eq!(harness.state().plan.subject, "marshal");
}
