//! The why panel by what a player sees and does, without an application.

use std::sync::Arc;

use bevy_egui::egui;
use egui_kittest::{Harness, kittest::Queryable};
use rubicon::{
    table::{
        Why, WhyFocus,
        why::{DrawerModel, Reading, WhyAsk, WhyModel, drawer, drawer_width},
    },
    text::{Languages, Words},
    theme::{self, Palette},
};
use tabletop::{Audience, Candidate, Column, Effort, Explanation, Mark, Message, Ply, Row, Seat, Term};

struct Draft {
    words: Words,
    model: DrawerModel,
    why: Why,
    asks: Vec<WhyAsk>,
    text_size: f32,
}

fn explanation() -> Explanation {
    let candidate = |label: &str, own: f64, threat: f64, chosen| Candidate {
        label: Message::text(label),
        score: 5.0 * own + threat,
        terms: vec![
            Term::weighted("term-strength_at_the_borders", own, 5.0),
            Term::plain(Message::text("threat"), threat),
        ],
        chosen,
        marks: vec![Mark::Way(1, 2)],
        ..Candidate::default()
    };
    let place = |name: &str, values: [f64; 2]| Row {
        place: Mark::At(3),
        label: Message::text(name),
        values: values.map(Some).to_vec(),
    };
    let column =
        |title: &str| Column { title: Message::text(title), meaning: Message::text(format!("What {title} means")) };
    Explanation {
        agent: Message::text("Alpha-beta"),
        headline: Message::text("Attack Brazil from Peru: worth 3.25"),
        candidates: vec![
            candidate("Attack Brazil from Peru", 0.75, -0.5, true),
            candidate("Attack Venezuela from Peru", 0.5, 0.25, false),
            candidate("Stop attacking", 0.25, 0.0, false),
        ],
        line: vec![Ply { seat: Some(Seat(1)), label: Message::text("Attack Brazil"), marks: vec![Mark::Way(1, 2)] }],
        columns: vec![column("BSR"), column("NBSR")],
        rows: vec![place("Peru", [1.5, 0.75]), place("Egypt", [4.0, 0.25])],
        audience: Audience::Everyone,
        effort: Effort { nodes: 12_345, depth: 6, budget: Some(20_000), cut: true },
        ..Explanation::default()
    }
}

fn model() -> WhyModel {
    WhyModel::new(&Words::english(), &explanation(), Seat(1), "Rosa", |seat| Palette::default().livery(seat.0))
}

fn open() -> DrawerModel {
    DrawerModel { reading: Reading::Open(Arc::new(model())), neighbours: [true, false], ..DrawerModel::default() }
}

fn harness(model: DrawerModel, why: Why, text_size: f32, height: f32) -> Harness<'static, Draft> {
    let state = Draft { words: Words::english(), model, why, asks: Vec::new(), text_size };
    spoken(state, [drawer_width(text_size) - 20.0, height])
}

fn spoken(state: Draft, size: [f32; 2]) -> Harness<'static, Draft> {
    let mut dressed = false;
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui, draft: &mut Draft| {
            if !std::mem::replace(&mut dressed, true) {
                theme::apply(ui.ctx(), draft.text_size, true);
                ui.ctx().request_repaint();
                return;
            }
            let mut asks = Vec::new();
            drawer(ui, &draft.words, &draft.model, &draft.why, &mut asks);
            let shown = match &draft.model.reading {
                Reading::Open(model) => Some(Arc::clone(model)),
                _ => None,
            };
            for ask in &asks {
                draft.why.carry_out(*ask, shown.as_deref());
            }
            draft.asks.extend(asks.into_iter().filter(|ask| !matches!(ask, WhyAsk::Point(_))));
        },
        state,
    );
    harness.run();
    harness
}

fn asked() -> Why {
    let mut why = Why::default();
    why.ask(7);
    why.carry_out(WhyAsk::Detail(true), None);
    why
}

#[test]
fn the_reasons_are_told_in_words() {
    let harness = harness(open(), asked(), 1.0, 1400.0);
    harness.get_by_label("Attack Brazil from Peru: worth 3.25");
    harness.get_by_label("Rosa");
    let cost = "Alpha-beta \u{b7} 12,345 positions, 6 deep \u{b7} of 20,000 allowed \u{b7} cut short by the clock";
    harness.get_by_label(cost);
    harness.get_by_label("1. Attack Brazil from Peru, score 3.250, played");
    harness.get_by_label("2. Attack Venezuela from Peru, score 2.750");
    harness.get_by_label("strength at the borders: weight 5.00 × measure 0.750 = 3.750");
    harness.get_by_label("threat: \u{2212}0.500");
    harness.get_by_label("1. Attack Brazil");
}

#[test]
fn candidates_stand_in_their_order_and_a_click_opens_their_terms() {
    let mut harness = harness(open(), asked(), 1.0, 1400.0);
    let tops: Vec<f32> = [
        "1. Attack Brazil from Peru, score 3.250, played",
        "2. Attack Venezuela from Peru, score 2.750",
        "3. Stop attacking, score 1.250",
    ]
    .iter()
    .map(|label| harness.get_by_label(label).rect().top())
    .collect();
    assert!(tops.is_sorted(), "{tops:?}");
    harness.get_by_label("2. Attack Venezuela from Peru, score 2.750").click();
    harness.run();
    assert_eq!(harness.state().why.candidate(), Some(1));
    harness.get_by_label("threat: 0.250");
    harness.get_by_label("Compare").click();
    harness.run();
    harness.get_by_label("threat: +0.750 against the chosen one");
    harness.get_by_label("strength at the borders: \u{2212}1.250 against the chosen one");
}

#[test]
fn numbers_are_sorted_by_the_column_clicked() {
    let mut harness = harness(open(), asked(), 1.0, 1400.0);
    let first = |harness: &Harness<'static, Draft>| {
        let top = |label: &str| harness.get_by_label(label).rect().top();
        if top("Peru: 1.500, 0.750") < top("Egypt: 4.000, 0.250") { "Peru" } else { "Egypt" }
    };
    assert_eq!(first(&harness), "Peru", "by the shares at first");
    harness.get_by_label("Sort by BSR: What BSR means").click();
    harness.run();
    assert_eq!(first(&harness), "Egypt");
    harness.get_by_label("Sort by BSR: What BSR means").click();
    harness.run();
    assert_eq!(first(&harness), "Peru");
}

/// How much room the panel has beside Conquest's board in a window of 1280×720, points, with the frame that is around it here.
const BESIDE: [f32; 2] = [304.0, 482.0];

#[test]
fn five_candidates_are_seen_with_their_bars_beside_a_board() {
    for (tag, row) in [("en", ", score "), ("ru", ", оценка ")] {
        let (words, _) = Languages::default().words(tag);
        let mut explanation = explanation();
        // As long as actions are, and a list that goes on.
        explanation.candidates[0].label = Message::text("Attack Greenland from Northwest Territory (6 v 1, 99.0 %)");
        explanation.candidates.extend(vec![explanation.candidates[2].clone(); 4]);
        let model = WhyModel::new(&words, &explanation, Seat(1), "Rosa", |seat| Palette::default().livery(seat.0));
        let reading = Reading::Open(Arc::new(model));
        let advisers = vec!["Drifter".to_owned(), "Marshal".to_owned()];
        let drawn =
            DrawerModel { reading, advisers, may_do: true, neighbours: [true, false], ..DrawerModel::default() };
        for focus in [WhyFocus::Latest, WhyFocus::Hint] {
            let mut why = asked();
            why.look(focus);
            why.carry_out(WhyAsk::Detail(true), None);
            let foot = words.get(if focus == WhyFocus::Hint { "why-do" } else { "why-every" }).to_owned();
            let state = Draft { words: words.clone(), model: drawn.clone(), why, asks: Vec::new(), text_size: 1.0 };
            let harness = spoken(state, BESIDE);
            let foot = harness.get_by_label(&foot).rect().top();
            let rows = harness.query_all_by_label_contains(row).map(|row| row.rect().bottom());
            let seen = rows.filter(|bottom| *bottom < foot).count();
            assert!(seen >= 5, "{tag}, {focus:?}: {seen} of 7");
        }
    }
}

#[test]
fn what_may_not_be_read_says_why() {
    let model = DrawerModel {
        reading: Reading::Sealed(Palette::default().livery(2), "Rosa".to_owned()),
        ..DrawerModel::default()
    };
    let harness = harness(model, asked(), 1.0, 600.0);
    harness.get_by_label(
        "Rosa's reasons rest on what Rosa keeps secret, such as cards in hand. They open after the game.",
    );
    assert!(harness.query_by_label("Save graph\u{2026}").is_none(), "nothing to be written of what may not be read");
}

#[test]
fn buttons_ask_and_stay_in_the_panel_at_every_text_size() {
    for (text_size, height) in [(0.8, 500.0), (1.0, 520.0), (1.5, 465.0), (2.0, 440.0)] {
        let mut harness = harness(open(), asked(), text_size, height);
        let size = [drawer_width(text_size) - 20.0, height];
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into()).expand(0.5);
        let labels = ["Close", "The decision before", "Save graph\u{2026}", "Hint"];
        for label in labels {
            let rect = harness.get_by_label(label).rect();
            assert!(window.contains_rect(rect), "{label} at {rect:?} leaves the panel, text {text_size}");
            harness.get_by_label(label).click();
            harness.run();
            // Closing and looking elsewhere change the panel, so each starts from the same decision.
            harness.state_mut().why.ask(7);
            harness.run();
        }
        let expected = [WhyAsk::Close, WhyAsk::Earlier, WhyAsk::Graph, WhyAsk::Look(WhyFocus::Hint)];
        assert_eq!(harness.state().asks, expected, "text {text_size}");
    }
}

/// What followed from the position alone has no graph that could be saved.
#[test]
fn without_a_search_there_is_no_graph() {
    let plain = Explanation { effort: Effort::default(), ..explanation() };
    let model = WhyModel::new(&Words::english(), &plain, Seat(1), "Rosa", |seat| Palette::default().livery(seat.0));
    let drawer = DrawerModel { reading: Reading::Open(Arc::new(model)), ..DrawerModel::default() };
    assert!(harness(drawer, asked(), 1.0, 520.0).query_by_label("Save graph\u{2026}").is_none());
}

#[test]
fn advice_names_who_gives_it_and_can_be_taken() {
    let mut why = Why::default();
    why.look(WhyFocus::Hint);
    why.carry_out(WhyAsk::Detail(true), None);
    let model = DrawerModel {
        advisers: vec!["Drifter".to_owned(), "Marshal".to_owned()],
        adviser: 1,
        may_ask: true,
        may_do: true,
        ..open()
    };
    let mut harness = harness(model, why, 1.0, 1400.0);
    harness.get_by_label("1. Attack Brazil from Peru, score 3.250, advised");
    harness.get_by_label("Do it").click();
    harness.run();
    harness.get_by_label("3. Stop attacking, score 1.250").click();
    harness.run();
    harness.get_by_label("Do this instead").click();
    harness.run();
    assert_eq!(harness.state().asks, [WhyAsk::Do, WhyAsk::Choose(2), WhyAsk::Do]);
}

#[test]
fn every_bar_sums_to_its_score() {
    let model = model();
    for (rank, candidate) in model.candidates.iter().enumerate() {
        let scale = model.scales[0];
        let drawn: f64 = scale
            .lay(&model.parts(rank, false))
            .iter()
            .map(|segment| {
                let length = f64::from(segment.span[1] - segment.span[0]) * scale.span();
                if segment.span[1] > scale.zero() { length } else { -length }
            })
            .sum();
        assert!((drawn - candidate.score).abs() < 1e-4, "{drawn} for {}", candidate.score);
    }
}
