//! What is seen at the table of Realm: the kingdom at every text size, texts of cards, what is lit and why, what the hint is about, who stands
//! where beside open reasons, and the decks at the end.

use bevy_egui::egui::{Shape, epaint::ClippedShape};
use dominion::Card;
use rubicon::{
    games::dominion::{
        Faces,
        panels::{PileModel, Scene, TableModel, table_model},
    },
    settings::{Settings, Speed},
    table::logbook::LogFeed,
};

use super::*;
use crate::hands::paper::{paint, spread};

/// What the panels show now.
fn model(app: &App) -> TableModel {
    let (words, content) = (Words::english(), app.world().resource::<Content>());
    let faces = Faces::new(&words, table(app).game());
    let scene = Scene { table: table(app), faces: &faces, words: &words, content };
    table_model(&scene, Speed::Instant, &mut LogFeed::default())
}

/// A table at which the person is to act, painted on paper, with text so large.
fn laid(setup: Setup, seats: &[&str], text: f32) -> App {
    let mut app = shell(None);
    spread(&mut app);
    let mut settings = app.world_mut().resource_mut::<Settings>();
    (settings.guidance, settings.reduced_motion, settings.text_size) = (false, true, text);
    begin(&mut app, setup, seats, 4);
    assert!(decision(&mut app));
    // The banner passes.
    steps(&mut app, 40);
    app
}

/// The texts of a picture that are seen whole.
fn texts(shapes: &[ClippedShape]) -> Vec<String> {
    fn read(shape: &Shape, clip: bevy_egui::egui::Rect, texts: &mut Vec<String>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| read(shape, clip, texts)),
            Shape::Text(text)
                if clip.expand(1.0).contains_rect(text.galley.mesh_bounds.translate(text.pos.to_vec2())) =>
            {
                texts.push(text.galley.job.text.clone());
            }
            _ => {}
        }
    }
    let mut texts = Vec::new();
    shapes.iter().for_each(|shape| read(&shape.shape, shape.clip_rect, &mut texts));
    texts
}

#[test]
fn the_whole_supply_is_in_sight_at_every_text_size_and_what_cards_do_where_there_is_room() {
    let setups = [Setup::default(), asking(), Setup { colonies: true, ..asking() }];
    for (setup, seats) in
        setups.into_iter().zip([vec!["human", "bm1"], vec!["human", "bm1"], vec!["human", "bm1", "sm1", "bm0"]])
    {
        for (window, text) in [
            ([1280.0, 720.0], 1.0),
            ([1280.0, 720.0], 1.5),
            ([1280.0, 720.0], 2.0),
            ([1920.0, 1080.0], 1.0),
            ([1920.0, 1080.0], 2.0),
        ] {
            let mut app = laid(setup.clone(), &seats, text);
            let shown = model(&app);
            let seen = texts(&paint(&mut app, window));
            for pile in shown.basics.iter().chain(&shown.kingdom) {
                let name = &pile.face.name;
                assert!(seen.contains(name), "{name} is not in sight at {window:?}, text {text}: {seen:?}");
            }
            if text == 1.0 {
                for pile in &shown.kingdom {
                    let does = pile.face.lines.join("\n");
                    assert!(seen.contains(&does), "{does:?} is not read at {window:?}: {seen:?}");
                }
            }
        }
    }
}

#[test]
fn nothing_is_lit_that_is_merely_allowed() {
    let mut app = shell(None);
    begin(&mut app, settled(), &["human", "bm1"], 3);
    assert!(decision(&mut app));
    let lit = |app: &App| -> Vec<Card> {
        let model = model(app);
        let piles = model.basics.iter().chain(&model.kingdom).filter(|pile| pile.lit);
        piles.map(PileModel::card).collect()
    };
    assert_eq!(lit(&app), [], "treasures are to be played first");
    assert!(model(&app).basics.iter().all(|pile| !pile.dim && pile.note.is_none()));
    press(&mut app, Key::Enter);
    assert!(decision(&mut app));
    let now = model(&app);
    assert_eq!(table(&app).due().map(|view| view.turn.coins), Some(4));
    let pile = |card: Card| now.basics.iter().find(|pile| pile.card() == card).expect("a basic card");
    assert!(pile(Card::SILVER).lit && pile(Card::GOLD).dim && !pile(Card::GOLD).lit);
    for free in [Card::COPPER, Card::CURSE] {
        let pile = pile(free);
        assert!(pile.offered && !pile.lit && !pile.dim, "{pile:?}");
        let note = pile.note.as_ref().expect("it is told why");
        assert!(pile.told.ends_with(note.as_str()), "{}", pile.told);
    }
}

#[test]
fn what_can_be_done_is_told_as_deeds() {
    let mut app = shell(None);
    app.world_mut().resource_mut::<Settings>().text_view = true;
    let setup = Setup { kingdom: vec!["chapel".to_owned()], ..settled() };
    begin(&mut app, setup, &["human", "bm0"], 5);
    assert!(decision(&mut app));
    let chapel = table(&app).game().card("chapel").expect("in the kingdom");
    let copper = |app: &App| {
        model(app).dock.hand.into_iter().find(|card| card.face.card == Card::COPPER).expect("a Copper in hand").deed
    };
    assert_eq!(copper(&app), "Play Copper. 1 coin.");
    press(&mut app, Key::Enter);
    assert!(decision(&mut app));
    let deeds = |app: &App| -> Vec<String> {
        let model = model(app);
        let piles = model.basics.into_iter().chain(model.kingdom).filter(|pile| pile.lit);
        piles.map(|pile| pile.deed).collect()
    };
    assert!(deeds(&app).iter().any(|deed| deed == "Buy Silver for 3 coins, 40 left. 2 coins."), "{:?}", deeds(&app));
    assert!(deeds(&app).iter().all(|deed| deed.starts_with("Buy ")), "{:?}", deeds(&app));
    press(&mut app, Key::ArrowLeft);
    press(&mut app, Key::Space);
    assert!(decision(&mut app));
    play_until_in_hand(&mut app, chapel);
    press(&mut app, letter("1"));
    until(&mut app, "what the Chapel asks", |app| table(app).due().is_some() && table(app).own.offers.gathers());
    let hand = model(&app).dock.hand;
    let first = hand.iter().find(|card| card.offered).expect("something to trash").clone();
    assert_eq!(first.deed, format!("Trash {}. Chosen: 0 of {}", first.face.name, first.count));
    for _ in 0..first.count {
        press(&mut app, letter("1"));
    }
    let again = model(&app).dock.hand.into_iter().find(|card| card.face.card == first.face.card).expect("still there");
    assert_eq!(again.deed, format!("Take {} back. Chosen: {} of {}", first.face.name, first.count, first.count));
}

#[test]
fn what_the_hint_says_is_marked_on_the_table_and_the_standing_stays_in_sight() {
    let mut app = laid(settled(), &["human", "bm1"], 1.0);
    app.world_mut().resource_mut::<Settings>().advisers = vec!["bm0".to_owned()];
    press(&mut app, Key::Enter);
    assert!(decision(&mut app));
    let advised = |app: &App| -> Vec<String> {
        let model = model(app);
        let piles = model.basics.iter().chain(&model.kingdom).filter(|pile| pile.advised);
        piles.map(|pile| pile.face.name.clone()).collect()
    };
    assert!(advised(&app).is_empty());
    press(&mut app, letter("h"));
    until(&mut app, "the hint", |app| table(app).reasoning.open().is_some());
    // Four coins, and nothing but money.
    assert_eq!(advised(&app), ["Silver"]);
    let reasons = table(&app).reasoning.open().expect("open").clone();
    let label = &reasons.candidates[table(&app).why.shown(&reasons)].label;
    assert!(reasons.told.done.contains("Silver") && label.contains("Silver"), "{:?}, {label}", reasons.told);
    let seen = texts(&paint(&mut app, [1280.0, 720.0]));
    let points = Words::english().with("realm-row_points", &[("points", &3)]);
    assert_eq!(seen.iter().filter(|text| **text == points).count(), 2, "of both seats: {seen:?}");
    press(&mut app, letter("h"));
    assert!(advised(&app).is_empty(), "the hint is closed");
}

#[test]
fn the_result_shows_the_decks_of_all_seats() {
    let mut app = shell(None);
    begin(&mut app, Setup { turn_limit: 6, ..settled() }, &["human", "sm1", "bm1"], 9);
    let mut owned = Vec::new();
    while decision(&mut app) {
        owned = table(&app).shown.view.players.iter().map(|player| u32::from(player.owned.total())).collect();
        decide(&mut app);
    }
    let report = app.world().resource::<Report>();
    let decks = report.course.holdings.as_ref().expect("the decks are told");
    let seats: Vec<u8> = decks.lines.iter().map(|line| line.seat.0).collect();
    assert_eq!(seats, [0, 1, 2]);
    for (line, before) in decks.lines.iter().zip(owned) {
        let cards: u32 = line.things.iter().map(|thing| thing.count).sum();
        let told = report.standings.iter().find(|placing| placing.seat == line.seat).expect("everybody has a place");
        let figure = told.figures.iter().find(|figure| figure.head == Words::english().get("realm-figure-cards"));
        assert_eq!(figure.map(|figure| figure.value.as_str()), Some(cards.to_string().as_str()));
        assert!(cards >= before, "{cards} and {before}");
        let estates = line.things.iter().find(|thing| thing.name == "Estate").expect("everybody begins with some");
        assert!(estates.count >= 3);
    }
}
