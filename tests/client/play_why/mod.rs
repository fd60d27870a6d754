//! Reasons and advice at the table, without window and graphics: what may be read, what is asked for, what it changes.

mod advice;
mod past;

use std::path::Path;

use bevy::{input::keyboard::Key, prelude::*};
use lab::{AnyGame, ExplainRequest, Library, Opening};
use registry::games::RiskModule;
use risk::{Cards, Phase, Setup, Start};
use rubicon::{
    games::conquest::{Conquest, Content, Match},
    settings::Settings,
    shell::{Notices, Overlay},
    storage::Storage,
    table::{
        Made, Opened, TableGame, WhyFocus,
        logbook::LogFeed,
        why::{Deliberation, Reading, WhyAsk, WhyModel, matters, telling_with},
    },
    text::Words,
};
use tabletop::{Audience, Budget, Explanation, Game, Seat};

use crate::hands::{begin, decide, due, letter, press, shell, steps, table, until, wait_for_decision};

/// Nothing is hidden from anybody.
fn open_setup() -> Setup {
    Setup { start: Start::Scatter, cards: Cards::Off, round_limit: 8, ..Setup::default() }
}

fn ask(app: &mut App, ask: WhyAsk) {
    app.world_mut().resource_scope(|world, mut table: Mut<Match>| {
        world.resource_scope(|world, mut settings: Mut<Settings>| {
            let content = world.resource::<Content>().clone();
            world.resource_scope(|_, mut notices: Mut<Notices>| {
                table.carry_out_reason(ask, &content, &mut settings, &mut notices);
            });
        });
    });
    app.update();
}

fn reading(app: &App) -> Reading {
    table(app).reasoning.drawer.reading.clone()
}

fn shown(app: &App) -> Option<WhyModel> {
    match reading(app) {
        Reading::Open(model) => Some((*model).clone()),
        _ => None,
    }
}

fn model(app: &App, made: &Made) -> WhyModel {
    let explanation = made.explanation.as_deref().expect("an opponent says why");
    as_panel(app, explanation, made.seat)
}

/// Whether the dock has the reasons of any seat to tell.
fn some_reasons_told(app: &App) -> bool {
    let words = app.world().resource::<Words>();
    Seat::all(table(app).game().seats()).any(|seat| table(app).latest_reasons(words, seat).is_some())
}

fn as_panel(app: &App, explanation: &Explanation, seat: Seat) -> WhyModel {
    let words = app.world().resource::<Words>();
    let names = |seat| Some(table(app).name(words, seat).into_owned());
    let decision = Deliberation { voice: Conquest::voice(table(app), seat), names: Some(&names), ..explanation.into() };
    WhyModel::new(words, decision, seat, table(app).own_name(seat), |seat| table(app).livery(seat))
}

#[test]
fn the_latest_decision_is_shown_and_read_by_keys() {
    let mut app = shell(None);
    begin(&mut app, open_setup(), &["human", "sentinel", "raider"], 2);
    assert!(wait_for_decision(&mut app));
    while !some_reasons_told(&app) {
        decide(&mut app, false);
        assert!(wait_for_decision(&mut app));
    }
    press(&mut app, letter("w"));
    // Of the last turn the decision is shown that stands out most, and none without a choice.
    let theirs = || table(&app).reasons.iter().rev().filter(|made| !table(&app).is_person(made.seat));
    let seat = theirs().next().expect("they have moved").seat;
    let turn: Vec<&Made> = theirs().take_while(|made| made.seat == seat).collect();
    let tells = |made: &&&Made| telling_with(made.explanation.as_deref().expect("an opponent says why"), made.impact);
    let latest = turn.iter().rev().max_by(|a, b| tells(a).total_cmp(&tells(b))).expect("it has moved");
    assert!(tells(&latest) > 0.0 && turn.len() > 1, "{}", turn.len());
    let expected = model(&app, latest);
    assert!(expected.candidates.len() > 1);
    assert_eq!(shown(&app), Some(expected.clone()));
    let first = table(&app).why.shown(&expected);
    assert_eq!(Some(first), expected.played());
    let last = expected.candidates.len() - 1;
    press(&mut app, Key::ArrowDown);
    assert_eq!(table(&app).why.shown(&expected), (first + 1).min(last));
    press(&mut app, letter("1"));
    assert_eq!(table(&app).why.shown(&expected), 0);
    press(&mut app, Key::Escape);
    assert!(!table(&app).why.is_open());
    assert_eq!(*app.world().resource::<State<Overlay>>().get(), Overlay::None, "the panel is closed, no menu opened");
}

#[test]
fn the_log_says_in_a_players_own_words_what_mattered() {
    let mut app = shell(None);
    begin(&mut app, open_setup(), &["human", "captain", "beginner"], 3);
    for _ in 0..4 {
        assert!(wait_for_decision(&mut app));
        decide(&mut app, false);
    }
    assert!(wait_for_decision(&mut app));
    let words = Words::english();
    let log = table(&app).log_model(&words, &mut LogFeed::default());
    let mut said = 0;
    for line in log.lines.iter().filter(|line| !line.is_heading()) {
        let made = table(&app).reasons.leading_to(line.step).filter(|made| made.step == line.step);
        let reasons = made.and_then(|made| made.explanation.as_deref());
        match reasons.filter(|reasons| matters(reasons)) {
            Some(reasons) if line.why.is_some() => {
                let told = as_panel(&app, reasons, line.seat.expect("somebody's")).told;
                assert_eq!(line.why, Some(told.quoted(&words)));
                said += 1;
            }
            _ => assert_eq!(line.why, None, "{line:?}"),
        }
    }
    assert!(said > 3, "{said}");
}

#[test]
fn the_arrows_go_through_what_mattered_and_on_demand_through_all() {
    let mut app = shell(None);
    begin(&mut app, open_setup(), &["human", "sentinel", "beginner"], 3);
    let made = |app: &App| table(app).reasons.iter().filter(|made| !table(app).is_person(made.seat)).count();
    while made(&app) < 40 {
        assert!(wait_for_decision(&mut app));
        decide(&mut app, false);
    }
    assert!(wait_for_decision(&mut app));
    ask(&mut app, WhyAsk::Look(WhyFocus::Latest));
    // From the one it opens on to the first there is, and back to the last.
    let mut walk = |towards| {
        let mut steps = Vec::new();
        for _ in 0..5_000 {
            let before = table(&app).reasoning.step();
            ask(&mut app, towards);
            let now = table(&app).reasoning.step();
            if now == before {
                return steps;
            }
            steps.extend(now);
        }
        panic!("it never ends");
    };
    walk(WhyAsk::Earlier);
    let mattered = walk(WhyAsk::Later);
    walk(WhyAsk::Every(true));
    walk(WhyAsk::Earlier);
    let all = walk(WhyAsk::Later);
    let theirs = |wanted: &dyn Fn(&Explanation) -> bool| -> Vec<usize> {
        let reasons = table(&app).reasons.iter().filter(|made| !table(&app).is_person(made.seat));
        reasons.filter(|made| made.explanation.as_deref().is_some_and(wanted)).map(|made| made.step).collect()
    };
    // Walking later from the first one does not come to the first itself.
    assert_eq!(all, theirs(&|_| true)[1..]);
    assert_eq!(mattered, theirs(&matters)[1..]);
    assert!(mattered.len() > 5 && mattered.len() < all.len(), "{} of {}", mattered.len(), all.len());
}

#[test]
fn any_decision_of_the_log_leads_to_its_reasons() {
    let mut app = shell(None);
    begin(&mut app, open_setup(), &["human", "sentinel", "raider"], 3);
    for _ in 0..6 {
        assert!(wait_for_decision(&mut app));
        decide(&mut app, true);
    }
    assert!(wait_for_decision(&mut app));
    let mut read = 0;
    for step in 0..table(&app).host.session().expect("a person is to act").len() {
        app.world_mut().resource_mut::<Match>().why.ask(step);
        app.update();
        let Some(made) = table(&app).decision(step).cloned() else { continue };
        assert!(made.step <= step);
        match reading(&app) {
            Reading::Open(found) => {
                assert_eq!(*found, model(&app, &made));
                read += 1;
            }
            Reading::Person(_, name) => assert_eq!(name, table(&app).own_name(made.seat)),
            other => panic!("step {step}: {other:?}"),
        }
    }
    assert!(read > 20, "only {read}");
}

/// Reads every decision of a short game, and returns how many were open and how many sealed.
fn read_all(setup: Setup, seed: u64) -> (usize, usize) {
    let mut app = shell(None);
    begin(
        &mut app,
        Setup { start: Start::Scatter, round_limit: 6, ..setup },
        &["human", "marshal@easy", "sentinel"],
        seed,
    );
    let (mut sealed, mut open) = (0, 0);
    for _ in 0..12 {
        if !wait_for_decision(&mut app) {
            break;
        }
        decide(&mut app, true);
    }
    assert!(wait_for_decision(&mut app));
    let decisions: Vec<Made> = table(&app).reasons.iter().filter(|made| made.explanation.is_some()).cloned().collect();
    for made in decisions {
        app.world_mut().resource_mut::<Match>().why.ask(made.step);
        app.update();
        let audience = made.explanation.as_ref().map(|explanation| explanation.audience);
        match reading(&app) {
            Reading::Open(_) => {
                assert_eq!(audience, Some(Audience::Everyone), "step {}", made.step);
                open += 1;
            }
            Reading::Sealed(_, name) => {
                assert_eq!(audience, Some(Audience::Seat), "step {}", made.step);
                assert_eq!(name, table(&app).own_name(made.seat));
                sealed += 1;
            }
            other => panic!("step {}: {other:?}", made.step),
        }
    }
    (open, sealed)
}

/// The default game has cards: what everybody could work out is open. In fog nothing is.
#[test]
fn what_rests_on_a_secret_is_sealed_and_the_rest_is_open() {
    let (open, _) = read_all(Setup::default(), 5);
    assert!(open >= 10, "only {open}");
    let (open, sealed) = read_all(Setup { fog: true, ..Setup::default() }, 5);
    assert!(open == 0 && sealed >= 10, "{open} open, {sealed} sealed");
}

/// The panel, the reasons of a game taken up again, and `rubicon-lab explain` are one.
#[test]
fn the_panel_says_what_explain_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Library::open(root).expect("shipped");
    let file = library.scene("scenes/risk/two-phase.ron").expect("shipped");
    let mut app = shell(None);
    let opened = rubicon::table::open_scene(app.world(), root, Path::new("scenes/risk/two-phase.ron")).expect("sound");
    let Opened::Game(game) = opened else { panic!("a game to be played") };
    app.world_mut().write_message(game.clone());
    steps(&mut app, 3);
    let after = [0, 43, 91, 97, 120];
    let reached = |app: &mut App| {
        let kept = app.world().get_resource::<Match>().map_or(0, |table| table.reasons.iter().count());
        kept > after[after.len() - 1] as usize || app.world().get_resource::<Match>().is_none()
    };
    until(&mut app, "enough decisions", reached);
    let made: Vec<Made> = table(&app).reasons.iter().cloned().collect();
    for after in after {
        let request = ExplainRequest {
            opening: Opening::Scene(file.clone()),
            agent: None,
            seed: None,
            budget: Budget::default(),
            after,
            graph: None,
            language: None,
        };
        let report = AnyGame::explain(&RiskModule, &library, &request).expect("explained");
        let kept = &made[after as usize];
        assert_eq!((report.step, report.seat), (kept.step, kept.seat.index() + 1));
        let told = as_panel(&app, &report.explanation, kept.seat);
        assert_eq!(model(&app, kept), told, "decision {after}");
    }
}

#[test]
fn the_tree_of_a_search_is_written_where_the_player_is_told() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = shell(Some(&storage));
    begin(&mut app, open_setup(), &["human", "drifter"], 4);
    app.world_mut().resource_mut::<Settings>().advisers = vec!["minimax".to_owned()];
    until(&mut app, "reinforcing", |app| matches!(due(app), Some(Phase::Reinforce { .. })));
    decide(&mut app, false);
    until(&mut app, "attacking", |app| matches!(due(app), Some(Phase::Attack)));
    press(&mut app, letter("h"));
    until(&mut app, "advice", |app| shown(app).is_some());
    ask(&mut app, WhyAsk::Graph);
    let notice = |app: &App| -> Option<String> {
        let notices = app.world().resource::<Notices>();
        notices.shown().iter().map(|notice| notice.message.text.clone()).find(|text| text.contains(".graphml"))
    };
    until(&mut app, "the graph", |app| notice(app).is_some());
    let path = notice(&app).expect("told").split_once("written to ").expect("with its place").1.to_owned();
    let graph = std::fs::read_to_string(path).expect("it lies there");
    assert!(graph.contains("<graphml") && graph.contains("<edge"), "no tree");
}

/// At a speed at which moves are shown, no reasons are told of what has not been seen: the deal comes first.
#[test]
fn reasons_wait_for_what_came_before() {
    let mut app = shell(None);
    app.world_mut().resource_mut::<Settings>().speed = rubicon::settings::Speed::Slow;
    begin(&mut app, open_setup(), &["sentinel", "raider"], 2);
    until(&mut app, "a decision behind the deal", |app| table(app).reasons.iter().count() > 0);
    app.update();
    assert!(!table(&app).caught_up() && !some_reasons_told(&app));
}
