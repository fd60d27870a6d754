//! Where menus are bred, by what a player sees and clicks: in the client, and the page by itself.

use std::{collections::BTreeMap, path::Path, sync::Arc};

use bevy::prelude::*;
use dominion::{Card, Setup, evolve::Strategy};
use egui_kittest::{Harness, kittest::Queryable};
use lab::Library;
use rubicon::{
    games::dominion::{
        CardFace, Content, TRAINING,
        training::{
            CardLine, Champion, FacesById, Found, KeptLeader, LeadModel, LeaderModel, MenuAsk, Numbers, Plan,
            Progressed, RealmTraining, Shown, Tab, Tournament, menu_model,
        },
    },
    shell::Screen,
    storage::Storage,
    table::setup::SetupOf,
    text::Words,
    training::{AskOf, Curve, Kept, PageModel, RunModel, RunState, TrainingAsk, training_page},
};
use tabletop::{Controller, Game, Seed};
use training::breed::Character;

use super::{decision, table};
use crate::hands::{
    mouse::{self, click_on},
    pages::{self, WINDOWS, assert_within},
    paper::{draw_everywhere, spread},
    screen, shell, steps, until,
};

/// A menu with a number of its own.
const MENU: &str = "e2-d4-p8-gold@99|market@2|village@1|silver@99;remodel=4";

struct Ground {
    words: Words,
    content: Content,
    faces: FacesById,
    plan: Plan,
    run: Option<RunModel<Found>>,
    tab: Tab,
    champions: Vec<Champion>,
    doomed: Option<Kept>,
    fault: Option<String>,
    asked: Vec<AskOf<RealmTraining>>,
}

fn ground(run: Option<RunModel<Found>>) -> Ground {
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the repository is a library");
    let (content, _) = Content::load(&library);
    let words = Words::english();
    let strategy: Strategy = MENU.parse().expect("a menu");
    let champions = [2, 3].map(|seats| Champion {
        stem: format!("{seats}"),
        setup: dominion::Setup { seats, ..dominion::Setup::default() },
        guard: true,
        generations: 12,
        games: 180_000,
        seed: Seed(3),
        leaders: vec![KeptLeader { strategy: strategy.clone(), share: Some([0.612, 0.59, 0.633]) }],
    });
    Ground {
        faces: faces(&words, &content),
        words,
        content,
        plan: Plan::default(),
        run,
        tab: Tab::Leaders,
        champions: champions.to_vec(),
        doomed: None,
        fault: None,
        asked: Vec::new(),
    }
}

fn faces(words: &Words, content: &Content) -> FacesById {
    let catalog = content.catalog.as_ref().expect("the cards");
    let face = |kind: &dominion::Kind| (kind.id.clone(), Arc::new(CardFace::new(words, kind, Card(0))));
    catalog.kinds().iter().map(face).collect::<BTreeMap<_, _>>()
}

#[test]
fn each_victory_card_of_the_kingdom_is_shown_with_its_threshold() {
    let ground = ground(None);
    let setup = Setup { kingdom: ["gardens", "witch", "nobles"].map(String::from).into(), ..Setup::default() };
    let shown = |text: &str| {
        let strategy: Strategy = text.parse().expect("a menu");
        let menu = menu_model(&ground.words, &ground.faces, &setup, &strategy);
        menu.entries.iter().map(|entry| entry.face.id.clone()).collect::<Vec<_>>()
    };
    assert_eq!(shown("e2-d4-p8-k5-witch@1|gold@99"), ["duchy", "gardens", "nobles", "estate", "witch", "gold"]);
    assert_eq!(shown("e0-d4-p8-witch@1|gold@99"), ["duchy", "witch", "gold"]);
}

fn run(state: RunState) -> RunModel<Found> {
    let ground = ground(None);
    let strategy: Strategy = MENU.parse().expect("a menu");
    let menu = menu_model(&ground.words, &ground.faces, &Setup::default(), &strategy);
    let leader = |share| LeaderModel {
        menu: menu.clone(),
        share: (share, Some([share - 0.02, share + 0.02])),
        agent: "bm1".to_owned(),
    };
    let lead = |value: f64, clear| LeadModel { value, interval: [value - 0.02, value + 0.02], clear };
    RunModel {
        title: "Kingdom, 2 seats".to_owned(),
        share: 0.4,
        line: "Generation 2 of 12 · 30,000 games · 40,000 games a second · about 3 s left".to_owned(),
        curve: Curve {
            against: Some("earlier leaders and money".to_owned()),
            best: vec![[0.7; 3], [0.6; 3], [0.55; 3]],
            median: Vec::new(),
        },
        playable: true,
        equal: 0.5,
        resumable: state == RunState::Stopped,
        found: Found {
            leaders: vec![leader(0.56), leader(0.51), leader(0.43)],
            tournament: Some(Tournament {
                games: 2_000,
                rows: vec![
                    vec![None, Some(lead(0.123, true)), Some(lead(0.01, false))],
                    vec![Some(lead(-0.123, true)), None, Some(lead(0.2, true))],
                    vec![Some(lead(-0.01, false)), Some(lead(-0.2, true)), None],
                ],
            }),
            progression: Some(Progressed {
                told: "This kingdom is simple.".to_owned(),
                last: 12,
                points: vec![(1.0, [0.9, 0.88, 0.92]), (4.0, [0.7, 0.68, 0.72]), (8.0, [0.55, 0.53, 0.57])],
                characters: vec![(4, Character::Simple), (8, Character::Complex), (12, Character::Simple)],
            }),
            cards: ["market", "moat"]
                .iter()
                .zip([Some([0.61, 0.59, 0.63]), None])
                .map(|(id, share)| CardLine { face: Arc::clone(&ground.faces[*id]), users: (2, 3), share })
                .collect(),
        },
        state,
    }
}

fn harness(window: [f32; 2], text_size: f32, ground: Ground) -> Harness<'static, Ground> {
    pages::harness(window, text_size, ground, |ui, ground| {
        let model: PageModel<'_, RealmTraining> = PageModel {
            run: ground.run.clone(),
            champions: &ground.champions,
            unfinished: &["kingdom-1".to_owned()],
            chosen: (0, ground.doomed),
            fault: ground.fault.clone(),
            shown: Shown { content: &ground.content, faces: &ground.faces, tab: ground.tab },
        };
        let asked = training_page(ui, &ground.words, &mut ground.plan, &model);
        if let Some(TrainingAsk::Own(MenuAsk::Tab(tab))) = asked {
            ground.tab = tab;
        }
        ground.asked.extend(asked);
    })
}

fn click(harness: &mut Harness<'_, Ground>, label: &str) {
    harness.get_all_by_label(label).next().unwrap_or_else(|| panic!("there is {label}")).click();
    harness.run();
}

#[test]
fn a_run_is_planned_and_begun() {
    for (window, text_size) in WINDOWS {
        let mut harness = harness(window, text_size, ground(None));
        assert_within(&harness, window, &["Back", "Begin"]);
        click(&mut harness, "Begin");
        assert_eq!(harness.state().asked, [TrainingAsk::Begin]);
    }
    let mut harness = harness([1920.0, 1080.0], 1.0, ground(None));
    for label in ["Chapel and Witch", "3", "Off", "Full", "Generations +"] {
        click(&mut harness, label);
    }
    let plan = &harness.state().plan;
    assert!(plan.setup.kingdom.contains(&"chapel".to_owned()) && plan.setup.seats == 3 && !plan.guard);
    assert_eq!(plan.numbers, Numbers { generations: 33, ..Numbers::FULL });
}

#[test]
fn a_plan_with_a_fault_cannot_be_begun() {
    let mut state = ground(None);
    state.fault = Some("Write a seed: a number or any phrase.".to_owned());
    let mut harness = harness([1280.0, 720.0], 1.0, state);
    harness.get_by_label("Write a seed: a number or any phrase.");
    click(&mut harness, "Begin");
    assert_eq!(harness.state().asked, []);
}

#[test]
fn leaders_are_watched_and_the_run_is_stopped_while_its_plan_stands() {
    for (window, text_size) in WINDOWS {
        let mut harness = harness(window, text_size, ground(Some(run(RunState::Running))));
        assert_within(&harness, window, &["Back", "Stop", "Kingdom, 2 seats"]);
        assert!(harness.get_all_by_label("Market × 2").count() == 3, "each leader's menu is drawn");
        assert!(harness.get_all_by_label("Duchy first once 4 or fewer are left").count() == 3);
        assert!(harness.get_all_by_label("Gold, as many as there are").count() == 3);
        click(&mut harness, "Full");
        assert_eq!(harness.state().plan.numbers, Numbers::QUICK, "what runs is not planned anew");
        click(&mut harness, "Stop");
        assert_eq!(harness.state().asked, [TrainingAsk::Stop]);
    }
}

#[test]
fn what_is_over_is_looked_at_part_by_part_and_played() {
    // With larger letters what was found out stands below the plan, and is scrolled to.
    for (window, text_size) in WINDOWS.into_iter().filter(|(_, text_size)| *text_size == 1.0) {
        let mut done = harness(window, text_size, ground(Some(run(RunState::Done))));
        click(&mut done, "Tournament");
        done.get_by_label("Leader 1 against 2: +12.3 %, 95 % between +10.3 and +14.3 %");
        done.get_by_label("Leader 3 against 1: −1.0 %, within chance: 95 % between −3.0 and +1.0 %");
        click(&mut done, "Progression");
        done.get_by_label("against that of generation 4: 70.0 % (68.0 – 72.0)");
        done.get_by_label("Leaders of these generations lost to an earlier one beyond chance: 8.");
        click(&mut done, "Cards");
        done.get_by_label("61.0 % (59.0 – 63.0)");
        click(&mut done, "Play its champion");
        click(&mut done, "Train again");
        let asked = &done.state().asked[3..];
        assert_eq!(asked, [TrainingAsk::Play, TrainingAsk::Anew]);
    }
    let mut stopped = harness([1280.0, 720.0], 1.5, ground(Some(run(RunState::Stopped))));
    click(&mut stopped, "Go on");
    click(&mut stopped, "Play the best so far");
    assert_eq!(stopped.state().asked, [TrainingAsk::GoOn, TrainingAsk::Play]);
    let failed = RunModel { playable: false, ..run(RunState::Failed("no more".to_owned())) };
    let mut failed = harness([1280.0, 720.0], 1.5, ground(Some(failed)));
    click(&mut failed, "Train again");
    assert_eq!(failed.state().asked, [TrainingAsk::Anew]);
}

#[test]
fn what_was_kept_is_chosen_played_looked_at_and_taken_away() {
    let mut harness = harness([1920.0, 1080.0], 1.0, ground(None));
    let three = harness.get_by_label_contains(", 3 seats").rect();
    assert!(three.height() > 20.0);
    harness.get_by_label_contains(", 3 seats").click();
    harness.run();
    for label in ["Play it", "Look at its run", "Remove", "Go on"] {
        click(&mut harness, label);
    }
    use TrainingAsk::{Choose, Look, PlayKept, Remove, Resume};
    assert_eq!(harness.state().asked, [Choose(1), PlayKept(0), Look(0), Remove(Kept::Champion(0)), Resume(0)]);
    harness.state_mut().doomed = Some(Kept::Champion(0));
    harness.run();
    click(&mut harness, "Remove for good");
    assert_eq!(harness.state().asked[5], Remove(Kept::Champion(0)));
}

#[test]
fn a_kingdom_of_the_setup_is_trained_stopped_gone_on_with_and_its_champion_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Storage::open(Some(folder.path())).expect("a place to keep things");
    let words = Words::english();
    let mut app = mouse::shell(Some(&storage));
    app.insert_resource(SetupOf("dominion"));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    steps(&mut app, 4);
    click_on(&mut app, "Coins");
    click_on(&mut app, words.get("realm-train"));
    steps(&mut app, 4);
    assert_eq!(screen(&app), TRAINING);
    let coins = app.world().resource::<Content>().kingdoms.iter().find(|kingdom| kingdom.id == "coins").cloned();
    let coins = coins.expect("there is such a kingdom").cards;
    click_on(&mut app, words.get("training-begin"));
    until(&mut app, "a leader", |app| mouse::find(app, words.get("training-play_kept")).is_some());
    if mouse::find(&app, words.get("training-stop")).is_some() {
        click_on(&mut app, words.get("training-stop"));
        // Another page is shown meanwhile.
        click_on(&mut app, words.get("training-back"));
        steps(&mut app, 4);
        assert_eq!(screen(&app), Screen::Setup, "one comes back to where one came from");
        click_on(&mut app, words.get("realm-train"));
        steps(&mut app, 4);
        until(&mut app, "the end of this part", |app| mouse::find(app, words.get("training-stop")).is_none());
        if mouse::find(&app, words.get("training-go_on")).is_some() {
            click_on(&mut app, words.get("training-go_on"));
        }
    }
    until(&mut app, "the champion", |app| mouse::find(app, words.get("realm-train-play")).is_some());
    let file = folder.path().join("dominion/champions");
    until(&mut app, "its file", |_| file.read_dir().is_ok_and(|folder| folder.count() == 1));
    click_on(&mut app, words.get("realm-train-play"));
    assert!(decision(&mut app));
    assert_eq!(table(&app).game().setup().kingdom, coins);
    let record = table(&app).host.session().expect("a session").record(false).players.clone();
    assert_eq!(record[0].controller, Controller::Human);
    let Controller::Agent(agent) = &record[1].controller else { panic!("a champion sits there") };
    assert!(agent.starts_with("strategist:menu="), "{agent}");
}

#[test]
fn its_card_in_the_lobby_leads_to_it() {
    let words = Words::english();
    let mut app = mouse::shell(None);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Lobby);
    steps(&mut app, 4);
    click_on(&mut app, words.get("title-kingdom"));
    steps(&mut app, 4);
    assert_eq!(screen(&app), TRAINING);
    click_on(&mut app, words.get("training-back"));
    steps(&mut app, 4);
    assert_eq!(screen(&app), Screen::Lobby);
}

#[test]
fn the_page_fits_every_window() {
    let mut app = shell(None);
    spread(&mut app);
    app.world_mut().resource_mut::<NextState<Screen>>().set(TRAINING);
    steps(&mut app, 4);
    draw_everywhere(&mut app, "training a kingdom");
}
