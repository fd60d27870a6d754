//! The panels of a duel, by what a player sees and does, without an application.

use std::sync::Arc;

use bevy_egui::egui::{self, accesskit};
use dice::{Alea, Die, Form, Role, Setup, Slot, Status, Uses};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use registry::games::DiceModule;
use rubicon::{
    games::alea::{
        Icon, Preview, StatusLook, Weighed,
        panels::{
            CardModel, DieModel, DockModel, FighterModel, GraphModel, GraphView, Half, PanelAsk, Readiness,
            StatusModel, TableModel, around, graph_sheet,
        },
        portrait::Portraits,
    },
    keys::Action as Key,
    settings::Speed,
    table::{
        Tone, Why, WhyFocus,
        logbook::{LogLine, LogModel},
        panels::TableAsk,
        why::DrawerModel,
    },
    text::Words,
    theme::{self, Palette},
};
use tabletop::{Budget, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

/// Window sizes and text sizes the panels must hold at.
const WINDOWS: [([f32; 2], f32); 5] = [
    ([1280.0, 720.0], 0.8),
    ([1280.0, 720.0], 1.0),
    ([1280.0, 720.0], 1.5),
    ([1920.0, 1080.0], 1.0),
    ([1280.0, 720.0], 2.0),
];

struct Play {
    words: Words,
    model: TableModel,
    text_size: f32,
    why: Option<Why>,
    halves: Option<[Half; 2]>,
    asks: Vec<PanelAsk>,
}

fn die(value: u8) -> DieModel {
    DieModel { die: Die::new(value), tumbling: 0.0, free: true, fits: value != 3, chosen: false, marked: false }
}

fn card(name: &str, slot: Slot, size: u8, role: Role) -> CardModel {
    CardModel {
        key: Some('A'),
        name: name.to_owned(),
        text: "Deals damage equal to the die plus 3. On a 6 it shocks a card.".to_owned(),
        icon: Icon::Sword,
        slot,
        held: 0,
        progress: 2,
        uses: (Uses::Turn(2), 1),
        size,
        role,
        form: Form::Base,
        weakened: false,
        borrowed: false,
        readiness: Readiness::Ready,
        lit: true,
        chosen: false,
        marked: false,
        statuses: vec![StatusLook::built_in(Status::SHOCK)],
    }
}

fn fighter(seat: u8, active: bool) -> FighterModel {
    let slots = [Slot::AtLeast(4), Slot::Countdown(6), Slot::Doubles, Slot::Even, Slot::Total(7)];
    let mut cards: Vec<CardModel> = slots
        .into_iter()
        .enumerate()
        .map(|(at, slot)| card(&format!("Card {at}"), slot, 1 + at as u8 % 2, Role::Gear))
        .collect();
    cards.push(card("Second Throw", Slot::Any, 1, Role::Skill));
    cards.push(CardModel { readiness: Readiness::Waiting, ..card("Red Mist", Slot::Free, 1, Role::Limit) });
    let statuses = [Status::POISON, Status::SHIELD, Status::CURSE].map(|status| StatusModel {
        look: StatusLook::built_in(status),
        count: 3,
        name: status.id().expect("it is built in").to_owned(),
        meaning: "What it does.".to_owned(),
    });
    FighterModel {
        name: format!("Fighter {seat}"),
        brain: "Planner, hard".to_owned(),
        livery: Palette::default().livery(seat),
        portrait: Portraits::default().of("frost-hen").filter(|_| seat == 1),
        active,
        hp: [23, 40],
        threatened: 7,
        limit: Some([11, 24]),
        statuses: statuses.to_vec(),
        dice: [5, 3, 6, 1].map(die).to_vec(),
        cards,
        struck: f32::MAX,
    }
}

fn table() -> TableModel {
    let line = |n: usize| LogLine {
        seat: Some(Seat((n % 2) as u8)),
        livery: Some(Palette::default().livery((n % 2) as u8)),
        text: format!("Old Sabre with {n}"),
        tone: Tone::Plain,
        place: None,
        step: n,
        reasons: true,
        notation: None,
        why: None,
    };
    let preview = Preview {
        certain: vec!["Fighter 1 loses 7 HP".to_owned()],
        chances: vec![(0.5, vec!["it fizzles".to_owned()]), (0.5, vec!["nothing by itself".to_owned()])],
        harm: [0, 7],
        deadly: false,
    };
    TableModel {
        rules: Vec::new(),
        replay: None,
        title: "Round 3".to_owned(),
        speed: Speed::Normal,
        fighters: [fighter(0, true), fighter(1, false)],
        flight: None,
        glow: None,
        floats: Vec::new(),
        dock: DockModel {
            livery: Some(Palette::default().livery(0)),
            title: "4 dice left".to_owned(),
            advice: "Drag a die onto a card.".to_owned(),
            primary: ("End turn".to_owned(), true),
            undo: true,
            preview: Some(("5 to Card 0".to_owned(), preview)),
            ..DockModel::default()
        },
        log: LogModel { generation: 1, lines: Arc::new((0..20).map(line).collect()) },
        due: true,
        hint: true,
        graph: false,
        road: None,
        text: None,
    }
}

/// Whether the typefaces are there: they arrive with the frame after the first, as they do in the program.
fn dressed(ctx: &egui::Context, text_size: f32, before: &mut bool) -> bool {
    theme::apply(ctx, text_size, true);
    let dressed = std::mem::replace(before, true);
    if !dressed {
        ctx.request_repaint();
    }
    dressed
}

fn harness(size: [f32; 2], text_size: f32, why: Option<Why>) -> Harness<'static, Play> {
    let play = Play { words: Words::english(), model: table(), text_size, why, halves: None, asks: Vec::new() };
    let mut dressed_before = false;
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui, play: &mut Play| {
            if !dressed(ui.ctx(), play.text_size, &mut dressed_before) {
                return;
            }
            let drawer = DrawerModel::default();
            let reasons = play.why.as_ref().map(|why| (&drawer, why));
            let mut asks = Vec::new();
            play.halves = Some(around(ui, &play.words, &play.model, play.text_size, reasons, &mut asks));
            play.asks.extend(
                asks.into_iter()
                    .filter(|ask| !matches!(ask, PanelAsk::Point { .. } | PanelAsk::Table(TableAsk::Reason(_)))),
            );
        },
        play,
    );
    harness.run_steps(4);
    harness
}

#[test]
fn everything_lies_within_the_window_and_nothing_overlaps() {
    for (size, text_size) in WINDOWS {
        let harness = harness(size, text_size, None);
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
        let halves = harness.state().halves.clone().expect("painted");
        for half in &halves {
            let parts: Vec<egui::Rect> = [half.head, half.tray].into_iter().chain(half.cards.iter().copied()).collect();
            for (at, part) in parts.iter().enumerate() {
                assert!(window.contains_rect(*part), "{part:?} at {size:?}, {text_size}");
                for other in &parts[..at] {
                    let shared = part.shrink(0.5).intersect(*other);
                    assert!(!shared.is_positive(), "{part:?} over {other:?} at {size:?}, {text_size}");
                }
            }
            assert!(
                half.cards.iter().all(|card| card.width() > 70.0 && card.height() > 60.0),
                "{half:?} at {text_size}"
            );
            assert!(half.dice.iter().all(|die| half.tray.contains_rect(*die)), "{half:?}");
        }
        assert!(!halves[0].area.shrink(1.0).intersects(halves[1].area));
    }
}

#[test]
fn dice_and_cards_answer_to_clicks() {
    let mut harness = harness([1280.0, 720.0], 1.0, None);
    harness.get_all_by_label("Die 5").next().expect("the first die").click();
    harness.run_steps(3);
    harness.get_all_by_label_contains("Card 1: ").next().expect("a card").click();
    harness.run_steps(3);
    harness.get_by_label("End turn").click();
    harness.run_steps(3);
    harness.get_by_label("Take back").click();
    harness.run_steps(3);
    let expected = [PanelAsk::Die(0), PanelAsk::Card(1), PanelAsk::Key(Key::Main), PanelAsk::Key(Key::Undo)];
    assert_eq!(harness.state().asks, expected);
}

#[test]
fn cards_are_buttons_only_of_who_acts() {
    let harness = harness([1280.0, 720.0], 1.0, None);
    let cards = harness.query_all_by_label_contains("Card 1: ");
    let roles: Vec<_> = cards.map(|card| card.accesskit_node().role()).collect();
    assert_eq!(roles, [accesskit::Role::Button, accesskit::Role::Label]);
}

#[test]
fn a_die_dropped_on_a_card_is_placed_there() {
    let mut harness = harness([1280.0, 720.0], 1.0, None);
    let halves = harness.state().halves.clone().expect("painted");
    let (from, to) = (halves[0].dice[2].center(), halves[0].cards[1].center());
    harness.drag_at(from);
    harness.run_steps(2);
    for share in [0.3, 0.6, 1.0] {
        harness.hover_at(from + (to - from) * share);
        harness.run_steps(2);
    }
    harness.drop_at(to);
    harness.run_steps(3);
    assert_eq!(harness.state().asks, [PanelAsk::Place { die: 2, card: 1 }]);
}

#[test]
fn what_an_action_would_do_is_told() {
    let harness = harness([1280.0, 720.0], 1.5, None);
    assert!(harness.query_by_label_contains("Fighter 1 loses 7 HP").is_some());
    assert!(harness.query_by_label_contains("50 %: it fizzles").is_some());
    assert!(harness.query_all_by_label_contains("poison 3").count() == 2);
    assert!(harness.query_all_by_label_contains("takes two equal dice").count() == 2);
}

#[test]
fn reasons_hide_nothing_of_either_fighter() {
    for (size, text_size) in WINDOWS {
        let mut why = Why::default();
        why.look(WhyFocus::Latest);
        let mut harness = harness(size, text_size, Some(why));
        let words = Words::english();
        assert!(harness.query_by_label_contains(words.get("why-nothing")).is_some());
        // Both fighters' cards, HP and statuses can be read.
        for told in ["Card 1: ", "Fighter ", "poison 3"] {
            assert!(harness.query_all_by_label_contains(told).count() >= 2, "{told} at {size:?}, {text_size}");
        }
        assert_eq!(harness.query_all_by_label("Die 5").count(), 2, "at {size:?}, {text_size}");
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
        let [own, foe] = harness.state().halves.clone().expect("painted");
        assert_eq!((own.rest, foe.cards.len()), (own.area, 7));
        let parts: Vec<egui::Rect> = [foe.head].into_iter().chain(foe.cards.iter().copied()).collect();
        for (at, part) in parts.iter().enumerate() {
            assert!(window.contains_rect(*part) && foe.area.contains_rect(*part), "{part:?} at {size:?}, {text_size}");
            assert!(!part.intersects(foe.rest.shrink(1.0)), "{part:?} lies below the reasons at {size:?}, {text_size}");
            assert!(parts[..at].iter().all(|other| !part.shrink(0.5).intersects(*other)), "{parts:?}");
        }
        assert!(foe.cards.iter().all(|card| card.width() > 60.0 && card.height() > 50.0), "{foe:?} at {text_size}");
        assert!(foe.rest.height() > 0.4 * foe.area.height(), "reasons have room at {size:?}, {text_size}: {foe:?}");
        harness.state_mut().why.as_mut().expect("open").look(WhyFocus::Hint);
        harness.run_steps(3);
        assert_eq!(harness.query_all_by_label("Die 5").count(), 2);
    }
}

#[test]
fn no_hint_is_offered_where_there_is_no_choice() {
    let mut harness = harness([1280.0, 720.0], 1.0, None);
    assert!(!harness.get_by_label("Hint").accesskit_node().is_disabled());
    harness.state_mut().model.hint = false;
    harness.run_steps(3);
    assert!(harness.get_by_label("Hint").accesskit_node().is_disabled());
}

#[test]
fn cards_use_the_room_there_is() {
    let harness = harness([1920.0, 1080.0], 1.0, None);
    for half in harness.state().halves.as_ref().expect("painted") {
        let used: f32 = half.cards.iter().map(egui::Rect::area).sum();
        let board = (half.tray.top() - half.head.bottom()) * half.head.width();
        assert!(used > 0.6 * board, "{used} of {board}: {half:?}");
        assert!(half.cards.iter().all(|card| card.width() >= 170.0), "{half:?}");
    }
}

/// The first turn of a fight with this seed, planned.
fn weighed(seed: u64) -> Arc<Weighed> {
    let content = dice::Content::shipped();
    let (hero, enemy) = (&content.heroes[0], &content.enemies[0]);
    let setup = Setup::new([hero.fighter.clone(), enemy.fighter.clone()], 12);
    let game = Arc::new(Alea::new(setup, Arc::clone(&content.catalogue)).expect("it is shipped"));
    let (mut state, seed) = (game.start(), Seed(seed));
    for step in 0.. {
        match game.turn(&state) {
            Turn::Chance => {
                let outcome = game.draw(&state, &mut seed.stream("chance", step)).expect("it is due");
                game.resolve(&mut state, &outcome, &mut NoEvents).expect("it was drawn");
            }
            _ => break,
        }
    }
    let monitor = Monitor::new();
    let think = Think { budget: Budget::default(), explain: true, rng: seed.stream("think", 0), monitor: &monitor };
    let turn = DiceModule.turn_graph("planner", (&game, &state), &think, None).expect("it is known").expect("it plans");
    let liveries = [0, 1].map(|seat| Palette::default().livery(seat));
    let names = [hero.fighter.name.clone(), enemy.fighter.name.clone()];
    Arc::new(Weighed { turn, game, seat: state.active, names, liveries })
}

/// All words that are painted.
fn painted(shapes: &[egui::epaint::ClippedShape]) -> Vec<String> {
    fn read(shape: &egui::Shape, words: &mut Vec<String>) {
        match shape {
            egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| read(shape, words)),
            egui::Shape::Text(text) => words.push(text.galley.job.text.clone()),
            _ => {}
        }
    }
    let mut words = Vec::new();
    shapes.iter().for_each(|shape| read(&shape.shape, &mut words));
    words
}

/// The sheet of a graph.
fn sheet(weighed: &Arc<Weighed>, size: [f32; 2], text_size: f32) -> Harness<'static, Vec<PanelAsk>> {
    let graph = Ok(Arc::clone(weighed));
    let mut dressed_before = false;
    let mut view = GraphView::default();
    let words = Words::english();
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui, asks: &mut Vec<PanelAsk>| {
            if !dressed(ui.ctx(), text_size, &mut dressed_before) {
                return;
            }
            let model = GraphModel { title: "Round 1: the choices of the foe", graph: Some(&graph) };
            graph_sheet(ui, ui.max_rect(), &words, &model, &mut view, asks);
        },
        Vec::new(),
    );
    harness.run_steps(4);
    harness
}

#[test]
fn the_graph_says_in_words_what_was_chosen_and_what_was_not() {
    let mut worse = 0;
    for seed in 1..=6 {
        let weighed = weighed(seed);
        for (size, text_size) in [([1280.0, 720.0], 1.0), ([1280.0, 720.0], 1.5), ([1920.0, 1080.0], 1.0)] {
            let harness = sheet(&weighed, size, text_size);
            let mut said = painted(&harness.output().shapes);
            said.retain(|said| said != Words::english().get("alea-graph-legend"));
            let of = |wanted: &str| said.iter().filter(|said| said.contains(wanted)).count();
            assert_eq!(of("Now"), 1, "{said:?}");
            // Each is judged by the same measure, and what was chosen says so.
            assert!(of("worth ") >= 3 && of("chosen") >= 1 && of(" HP") > 6, "{said:?}");
            let judged = |said: &&String| *said == "just as good" || said.starts_with('\u{2212}');
            assert!(said.iter().any(|said| judged(&said)), "what was not chosen is judged, too: {said:?}");
            worse += said.iter().filter(|said| said.starts_with('\u{2212}')).count();
            for method in ["point", "step", "state", ";", " v "] {
                assert_eq!(of(method), 0, "{method} at {size:?}, {text_size}: {said:?}");
            }
        }
    }
    assert!(worse > 0, "something was worse than what was chosen");
}

#[test]
fn as_much_of_the_graph_is_drawn_as_is_asked_for() {
    let weighed = weighed(5);
    let mut harness = sheet(&weighed, [1280.0, 720.0], 1.5);
    let counted = |harness: &Harness<'_, Vec<PanelAsk>>| {
        let told = harness.query_by_label_contains(" positions drawn").expect("it is counted");
        let node = told.accesskit_node();
        let told = node.label().or_else(|| node.value()).expect("in words");
        let mut figures = told.split(' ').filter_map(|word| word.replace(',', "").parse::<usize>().ok());
        [figures.next().expect("how many"), figures.next().expect("of how many")]
    };
    let all = weighed.turn.graph.nodes.len();
    let few = counted(&harness);
    assert_eq!(few[1], all);
    // The plan alone leaves out what could have been done instead.
    for (chip, enough) in [("The plan", 0..few[0]), ("Every move", 1..all + 1), ("Everything", few[0]..all + 1)] {
        harness.get_by_label(chip).click();
        harness.run_steps(3);
        assert!(enough.contains(&counted(&harness)[0]), "{chip}: {:?}", counted(&harness));
    }
    harness.get_by_label("Close").click();
    harness.run_steps(3);
    assert_eq!(harness.state().as_slice(), [PanelAsk::CloseGraph]);
}
