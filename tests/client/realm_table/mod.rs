//! Realm at the table: whole games by keyboard and by mouse, what is asked and how it is answered, what is hidden, saves, replays,
//! `guidance`, `pages`, what is `seen`, and kingdoms that are trained (`training_run`, `training_page`).

mod drawing;
mod guidance;
mod pages;
mod seen;
mod training_page;
mod training_run;

use bevy::{input::keyboard::Key, prelude::*};
use dominion::{Action, Card, Cards, Deal, Dominion, Event, Query, Setup};
use rubicon::{
    games::dominion::{Automation, Chore, Content, Heap, RealmTable},
    settings::Settings,
    shell::{GameSetup, NewGame, Screen},
    storage::Storage,
    table::{GameFiles, SAVES, report::Report},
    text::Words,
};
use tabletop::{Seat, Seed};

use crate::hands::{
    chord, letter,
    mouse::{self, click_on},
    players, press, screen, shell, steps, until,
};

fn begin(app: &mut App, setup: Setup, seats: &[&str], seed: u64) {
    let setup = GameSetup::new::<Dominion>(Setup { seats: seats.len() as u8, ..setup });
    app.world_mut().write_message(NewGame { setup, players: players(seats), seed: Seed(seed), resume: None });
    steps(app, 3);
}

fn table(app: &App) -> &RealmTable {
    app.world().resource::<RealmTable>()
}

/// Four Coppers first, and the first seat begins.
fn settled() -> Setup {
    Setup { first_seat_begins: true, deal: Deal::FourThree, ..Setup::default() }
}

/// A kingdom whose cards ask everything that is asked.
fn asking() -> Setup {
    let cards =
        ["cellar", "chapel", "remodel", "militia", "throne_room", "sentry", "artisan", "torturer", "steward", "moat"];
    Setup { kingdom: cards.map(str::to_owned).to_vec(), ..Setup::default() }
}

/// Waits for a decision, or for the result. Returns whether there is a decision.
fn decision(app: &mut App) -> bool {
    until(app, "a decision or the result", |app| {
        screen(app) == Screen::Result
            || app.world().get_resource::<RealmTable>().is_some_and(|table| table.due().is_some())
    });
    screen(app) != Screen::Result
}

/// Decides by keyboard: answers with the first button, gathers as few cards as may be, plays what there is and buys the last pile.
fn decide(app: &mut App) {
    let offers = table(app).own.offers.clone();
    if !offers.answers.is_empty() {
        press(app, letter("1"));
    } else if let Some(selection) = offers.selection {
        if selection.most == 1 && selection.least == 1 {
            press(app, letter("1"));
            return;
        }
        for (at, card) in offers.numbered.iter().enumerate().take(9) {
            for _ in 0..selection.from.count(*card) {
                if table(app).draft.primary(&offers).is_none() {
                    press(app, letter(&(at + 1).to_string()));
                }
            }
        }
        press(app, Key::Enter);
    } else if offers.asked.is_some() || !offers.actions && !offers.treasures && offers.piles.len() > 2 {
        press(app, Key::ArrowLeft);
        press(app, Key::Space);
    } else if offers.actions {
        press(app, letter("1"));
    } else {
        press(app, Key::Enter);
    }
}

#[test]
fn a_game_is_played_by_keyboard_to_its_result() {
    for (setup, seats) in [
        (Setup::default(), vec!["human", "bm1"]),
        (asking(), vec!["human", "mil1", "wi1"]),
        (Setup { colonies: true, ..asking() }, vec!["human", "sm1"]),
    ] {
        let mut app = shell(None);
        begin(&mut app, Setup { turn_limit: 14, ..setup }, &seats, 7);
        let mut decisions = 0;
        while decision(&mut app) {
            decide(&mut app);
            decisions += 1;
            assert!(decisions < 2_000, "the game does not end: {:?}", table(&app).own.offers);
        }
        let report = app.world().resource::<Report>();
        assert_eq!(report.standings.len(), seats.len());
        assert!(report.standings.is_sorted_by_key(|placing| placing.place));
        let points = &report.course.graphs[0];
        assert!(points.lines.iter().all(|line| line.len() == report.course.times.len() && line[0] == 3.0));
        assert!(report.course.times.is_sorted(), "{:?}", report.course.times);
        // What the last turn brought was done in the last round.
        let last = report.course.times.last().map(|time| time.floor() as u32);
        assert_eq!(last, Some(report.rounds), "{:?}", report.course.times);
    }
}

/// What begins with these words can be clicked under its whole name.
fn named(app: &App, part: &str) -> String {
    let found = mouse::seen(app).touch.iter().find(|touch| touch.name.contains(part));
    found.unwrap_or_else(|| panic!("nothing is called {part:?}")).name.clone()
}

#[test]
fn cards_are_played_and_bought_with_a_click_each() {
    let mut app = mouse::shell(None);
    app.world_mut().resource_mut::<Settings>().guidance = false;
    begin(&mut app, settled(), &["human", "bm1"], 3);
    assert!(decision(&mut app));
    steps(&mut app, 3);
    let words = Words::english();
    assert_eq!(table(&app).shown.hand(Seat(0)), Some(Cards::NONE.with(Card::COPPER, 4).with(Card::ESTATE, 1)));
    // The first Copper of the hand; the pile tells how many are left.
    let copper = mouse::seen(&app)
        .touch
        .iter()
        .find(|touch| touch.name.starts_with("4 times Copper") || touch.name.starts_with("Copper,"));
    let copper = copper.map(|touch| touch.name.clone()).expect("a Copper in hand");
    click_on(&mut app, &copper);
    assert!(decision(&mut app));
    assert_eq!(table(&app).shown.view.turn.coins, 1);
    click_on(&mut app, words.get("realm-play_treasures"));
    assert!(decision(&mut app));
    assert_eq!(table(&app).shown.view.turn.coins, 4);
    steps(&mut app, 3);
    let silver = named(&app, "left. Silver");
    click_on(&mut app, &silver);
    assert!(decision(&mut app));
    assert_eq!(table(&app).shown.view.players[0].discard, Cards::one(Card::SILVER));
    steps(&mut app, 3);
    // What cannot be had is refused in words, and nothing is done.
    let gold = named(&app, "left. Gold");
    click_on(&mut app, &gold);
    steps(&mut app, 3);
    assert!(table(&app).hint.is_some());
    click_on(&mut app, words.get("realm-end_turn"));
    assert!(decision(&mut app));
    assert_eq!(table(&app).shown.turn(), 2);
}

/// Goes on by the main key until an action can be played.
fn play_until_in_hand(app: &mut App, card: Card) {
    let mut turns = 0;
    while !table(app).own.offers.plays.contains(&card) {
        press(app, Key::Enter);
        assert!(decision(app));
        turns += 1;
        assert!(turns < 40, "the card never comes");
    }
}

#[test]
fn several_cards_are_gathered_and_confirmed_and_can_be_taken_back() {
    let mut app = shell(None);
    let setup = Setup { kingdom: vec!["chapel".to_owned()], ..settled() };
    begin(&mut app, setup, &["human", "bm0"], 5);
    assert!(decision(&mut app));
    // Buys a Chapel for two of the four coins.
    press(&mut app, Key::Enter);
    assert!(decision(&mut app));
    press(&mut app, Key::ArrowLeft);
    press(&mut app, Key::Space);
    assert!(decision(&mut app));
    let chapel = table(&app).game().card("chapel").expect("in the kingdom");
    assert!(table(&app).shown.view.players[0].discard.has(chapel));
    play_until_in_hand(&mut app, chapel);
    let before = table(&app).shown.hand(Seat(0)).expect("the own hand");
    press(&mut app, letter("1"));
    while table(&app).own.offers.asked.is_none() {
        assert!(decision(&mut app));
        if table(&app).own.offers.asked.is_none() {
            press(&mut app, letter("1"));
        }
    }
    assert!(matches!(table(&app).own.offers.asked, Some(Query::Trash { least: 0, most: 4 })));
    let (first, count) = before.counts().find(|(card, _)| *card != chapel).expect("other cards");
    press(&mut app, letter("1"));
    assert_eq!(table(&app).draft.chosen, Cards::one(first));
    for _ in 0..count {
        press(&mut app, letter("1"));
    }
    assert!(table(&app).draft.chosen.is_empty(), "after all of them comes none");
    press(&mut app, letter("1"));
    press(&mut app, Key::Escape);
    assert!(table(&app).draft.chosen.is_empty(), "it is taken back");
    press(&mut app, letter("1"));
    press(&mut app, Key::Enter);
    assert!(decision(&mut app));
    assert!(table(&app).shown.view.trash.has(first));
    // Nothing was shown by it: it can be undone, and done again.
    chord(&mut app, true, letter("z"));
    assert!(decision(&mut app));
    assert!(table(&app).shown.view.trash.is_empty() && table(&app).own.offers.asked.is_some());
    chord(&mut app, true, letter("y"));
    assert!(decision(&mut app));
    assert!(table(&app).shown.view.trash.has(first));
}

#[test]
fn the_end_of_a_turn_is_not_taken_back() {
    let mut app = shell(None);
    begin(&mut app, settled(), &["human", "bm0"], 5);
    assert!(decision(&mut app));
    press(&mut app, Key::Enter);
    assert!(decision(&mut app));
    assert_eq!(table(&app).undoable(), Some(&Action::PlayTreasures));
    while table(&app).shown.turn() == 1 {
        press(&mut app, Key::Enter);
        assert!(decision(&mut app));
    }
    assert_eq!(table(&app).undoable(), None, "cards were drawn");
}

#[test]
fn what_others_hold_is_never_on_the_screen() {
    let mut app = shell(None);
    begin(&mut app, asking(), &["human", "wi1", "mil1"], 11);
    let mut seen = 0;
    for _ in 0..60 {
        if !decision(&mut app) {
            break;
        }
        let shown = &table(&app).shown;
        for (seat, player) in shown.view.players.iter().enumerate() {
            assert_eq!(player.own.is_some(), seat == 0);
            assert!(seat == 0 || !player.top.contains(&Some(Card(31))));
        }
        for entry in table(&app).log.entries() {
            let told = entry.text.contains("draws") && entry.seat != Some(Seat(0));
            assert!(!told || entry.text.contains("card"), "{}", entry.text);
        }
        seen += 1;
        decide(&mut app);
    }
    assert!(seen > 30);
}

#[test]
fn cards_are_looked_through_and_put_away_again() {
    let mut app = mouse::shell(None);
    app.world_mut().resource_mut::<Settings>().guidance = false;
    begin(&mut app, settled(), &["human", "bm1"], 3);
    assert!(decision(&mut app));
    steps(&mut app, 3);
    let words = Words::english();
    for heap in ["realm-heap-deck", "realm-heap-discard", "realm-heap-trash"] {
        let chip = named(&app, &format!("{} \u{b7}", words.get(heap)));
        click_on(&mut app, &chip);
        steps(&mut app, 2);
        assert!(table(&app).own.open.is_some(), "{heap}");
        click_on(&mut app, words.get("realm-heap_close"));
        steps(&mut app, 2);
        assert_eq!(table(&app).own.open, None);
    }
    app.world_mut().resource_mut::<RealmTable>().own.open = Some(Heap::Owned(Seat(1)));
    steps(&mut app, 2);
    press(&mut app, Key::Escape);
    assert_eq!(table(&app).own.open, None);
}

#[test]
fn a_game_is_kept_and_told_in_the_list_of_saves() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = shell(Some(&storage));
    begin(&mut app, Setup::default(), &["human", "sm1", "bm1"], 11);
    for _ in 0..12 {
        assert!(decision(&mut app));
        decide(&mut app);
    }
    assert!(decision(&mut app));
    let before = table(&app).shown.view.clone();
    let content = app.world().resource::<Content>().clone();
    let text = table(&app).host.record(true).expect("a record").to_ron().expect("it can be written");
    let saved = content.saved_game(&text).expect("it can be taken up");
    assert_eq!((saved.over, saved.round), (false, table(&app).shown.turn()));
    let line = content.save_line(&format!("{SAVES}/x.ron"), &text, &Words::english()).expect("a line");
    assert!(!line.finished && line.detail.contains("Realm"), "{}", line.detail);
    assert!(content.picture(&saved.game, rubicon::theme::Palette::default()).is_some());
    app.world_mut().write_message(saved.game);
    steps(&mut app, 5);
    assert!(decision(&mut app));
    assert_eq!(table(&app).shown.view, before);
}

#[test]
fn a_game_that_is_over_is_watched_from_its_first_turn() {
    let mut app = shell(None);
    begin(&mut app, Setup { turn_limit: 8, ..Setup::default() }, &["human", "bm1"], 5);
    while decision(&mut app) {
        decide(&mut app);
    }
    let record = app.world().resource::<Report>().record.clone().expect("it can be watched");
    app.world_mut().write_message(rubicon::shell::WatchReplay { record, back: Screen::Title });
    until(&mut app, "the replay", |app| {
        app.world().get_resource::<RealmTable>().is_some_and(|table| table.tape.is_some())
    });
    let timeline = &table(&app).tape.as_ref().expect("a tape").timeline;
    assert!(
        timeline.sections.windows(2).all(|pair| pair[0].to == pair[1].from),
        "without gaps: {:?}",
        timeline.sections
    );
    assert_eq!(timeline.sections.last().map(|section| section.to), Some(timeline.length));
    let turns = timeline.sections.iter().filter(|section| section.seat.is_some()).count();
    assert_eq!(turns, 16, "{:?}", timeline.sections);
    press(&mut app, Key::End);
    until(&mut app, "its end", |app| table(app).shown.standing.is_some());
    let began = table(&app).host.past(0).iter().filter(|told| matches!(told.event, Event::TurnBegan { .. })).count();
    assert_eq!(began, 16);
    press(&mut app, Key::Home);
    steps(&mut app, 3);
    assert!(table(&app).shown.view.players.iter().all(|player| player.owned.total() == 10 && player.own.is_some()));
}

#[test]
fn chores_are_done_by_themselves_where_the_player_asked_for_it() {
    let mut app = shell(None);
    app.insert_resource(Automation { chores: [Chore::Treasures].into() });
    begin(&mut app, settled(), &["human", "bm1"], 3);
    until(&mut app, "coins", |app| {
        app.world()
            .get_resource::<RealmTable>()
            .is_some_and(|table| table.due().is_some_and(|view| view.turn.coins == 4))
    });
    // What was taken back is not done again by itself.
    chord(&mut app, true, letter("z"));
    assert!(decision(&mut app));
    steps(&mut app, 10);
    assert_eq!(table(&app).due().map(|view| view.turn.coins), Some(0));
    press(&mut app, Key::Enter);
    assert!(decision(&mut app));
    assert_eq!(table(&app).due().map(|view| view.turn.coins), Some(4));
}

#[test]
fn a_purchase_tells_which_entry_of_the_menu_fired() {
    let mut app = shell(None);
    begin(&mut app, Setup { turn_limit: 6, ..settled() }, &["human", "sm1"], 9);
    while decision(&mut app) {
        press(&mut app, Key::Enter);
    }
    let record = app.world().resource::<Report>().record.clone().expect("it can be watched");
    app.world_mut().write_message(rubicon::shell::WatchReplay { record, back: Screen::Title });
    until(&mut app, "the replay", |app| {
        app.world().get_resource::<RealmTable>().is_some_and(|table| table.tape.is_some())
    });
    press(&mut app, Key::End);
    until(&mut app, "its end", |app| table(app).shown.standing.is_some());
    let bought =
        table(&app).host.past(0).into_iter().find(|told| matches!(told.event, Event::Bought { seat: Seat(1), .. }));
    let step = bought.expect("it buys").step;
    app.world_mut().resource_mut::<RealmTable>().why.ask(step);
    until(&mut app, "reasons", |app| table(app).reasoning.open().is_some());
    let model = table(&app).reasoning.open().expect("open");
    assert!(!model.headline.is_empty(), "{model:?}");
}
