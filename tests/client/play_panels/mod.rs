//! The panels of Conquest's table, by what a player sees and clicks, without an application.

mod models;

use bevy_egui::egui;
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use risk::{card::Card, map::TerritoryId};
use rubicon::{
    games::conquest::panels::{
        CardsModel, DockModel, HereModel, PanelAsk, PlacingModel, SideModel, around, cards_sheet,
    },
    keys::Action as Key,
    settings::Speed,
    table::panels::{InPlace, TableAsk},
    text::Words,
    theme,
};

use models::{attack, battle, hand, side, waiting};

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
    side: SideModel,
    dock: DockModel,
    text_size: f32,
    free: egui::Rect,
    asks: Vec<PanelAsk>,
}

fn harness(window: [f32; 2], text_size: f32, dock: DockModel) -> Harness<'static, Play> {
    let state =
        Play { words: Words::english(), side: side(), dock, text_size, free: egui::Rect::NOTHING, asks: Vec::new() };
    let mut dressed = false;
    let mut harness = Harness::builder().with_size(window).build_ui_state(
        move |ui, state: &mut Play| {
            // The typefaces arrive with the next frame, as they do in the program.
            if !std::mem::replace(&mut dressed, true) {
                theme::apply(ui.ctx(), state.text_size, true);
                ui.ctx().request_repaint();
                return;
            }
            let free = around(
                ui,
                &state.words,
                &state.side,
                &state.dock,
                state.text_size,
                InPlace::default(),
                &mut state.asks,
            );
            if let Some(cards) = state.dock.cards.as_ref().filter(|cards| cards.open) {
                cards_sheet(ui, free, &state.words, cards, &mut state.asks);
            }
            state.free = free;
        },
        state,
    );
    harness.run();
    harness
}

fn window_of(size: [f32; 2]) -> egui::Rect {
    egui::Rect::from_min_size(egui::Pos2::ZERO, size.into()).expand(0.5)
}

#[test]
fn every_button_of_an_attack_is_in_the_window_and_none_over_another() {
    for (size, text_size) in WINDOWS {
        let harness = harness(size, text_size, attack());
        // There is no room for what is taken back: the button says it in its tip.
        let undo = "Take back";
        let labels = ["Roll 3 dice", "End attacks", undo, "Repeat the march", "Blitz", "1", "2", "3"];
        let rects: Vec<egui::Rect> = labels.iter().map(|label| harness.get_by_label(label).rect()).collect();
        for (label, rect) in labels.iter().zip(&rects) {
            assert!(window_of(size).contains_rect(*rect), "{label} at {rect:?} leaves the window, text {text_size}");
        }
        for (i, a) in rects.iter().enumerate() {
            for b in &rects[i + 1..] {
                let common = a.intersect(*b);
                assert!(!common.is_positive() || common.area() < 1.0, "{a:?} lies over {b:?}, text {text_size}");
            }
        }
    }
}

#[test]
fn the_board_keeps_most_of_the_window() {
    for (size, text_size) in WINDOWS {
        let harness = harness(size, text_size, attack());
        let free = harness.state().free;
        let share = free.area() / (size[0] * size[1]);
        assert!(share > if text_size > 1.5 { 0.34 } else { 0.44 }, "{share} at text {text_size}");
    }
}

/// A full table of eight, however large the text is.
#[test]
fn every_seat_is_seen_above_the_log() {
    for (size, text_size) in WINDOWS {
        let harness = harness(size, text_size, attack());
        let rows: Vec<egui::Rect> =
            (0..8).map(|seat| harness.get_by_label(&format!("Commander {seat}, Sentinel")).rect()).collect();
        for (seat, row) in rows.iter().enumerate() {
            assert!(window_of(size).contains_rect(*row), "seat {seat} at {row:?}, text {text_size}");
        }
        assert!(rows.windows(2).all(|pair| pair[0].bottom() <= pair[1].top()), "{rows:?}, text {text_size}");
        assert!(rows[7].bottom() < size[1] - 80.0, "no room is left for the log: {:?}, text {text_size}", rows[7]);
    }
}

/// Where nothing is to be decided, the board gets the room, and whoever plays is still seen and heard.
#[test]
fn the_dock_folds_to_a_strip_while_others_play() {
    for (size, text_size) in WINDOWS {
        let open = harness(size, text_size, waiting(false)).state().free;
        for battle in [None, Some(battle())] {
            let mut harness = harness(size, text_size, DockModel { battle, ..waiting(true) });
            let free = harness.state().free;
            let dock = size[1] - open.bottom();
            assert!(free.bottom() > open.bottom() + 0.5 * dock, "{free:?}, text {text_size}");
            for label in ["Commander 3", "At them, lads! Eastern United States is yours no longer!", "Skip ahead"] {
                let rect = harness.get_all_by_label(label).last().expect("shown").rect();
                assert!(window_of(size).contains_rect(rect), "{label} at {rect:?}, text {text_size}");
                assert!(rect.top() > free.bottom(), "{label} lies over the board, text {text_size}");
            }
            harness.get_by_label("Skip ahead").click();
            harness.run();
            assert_eq!(harness.state().asks, [PanelAsk::Key(Key::Main)]);
        }
    }
}

/// The board's view follows the dock: it may move when a person's turn begins and ends, and not with every deed.
#[test]
fn the_board_keeps_its_room_while_the_dock_is_unfolded() {
    for (size, text_size) in WINDOWS {
        let mut placing = attack();
        (placing.attack, placing.battle) = (None, None);
        placing.placing = Some(PlacingModel { left: 3, later: 0, neutrals: 0, here: None, rest: "Siam +3".to_owned() });
        let mut empty = waiting(false);
        empty.cards = None;
        let rooms = [attack(), placing, waiting(false), empty].map(|dock| harness(size, text_size, dock).state().free);
        assert!(rooms.iter().all(|room| *room == rooms[0]), "{rooms:?}");
    }
}

/// What is painted of a battle is told, too.
#[test]
fn a_battle_is_told_with_both_sides_and_their_losses() {
    let mut dock = attack();
    dock.attack = None;
    let harness = harness(WINDOWS[0].0, WINDOWS[0].1, dock);
    harness.get_by_label(
        "Commander 2, Northwest Territory: 31 armies, 4 lost. Commander 3, Eastern United States: 14 armies, 2 lost. \
         97.2 % to conquer.",
    );
}

#[test]
fn the_primary_action_stays_in_its_corner() {
    for (size, text_size) in WINDOWS {
        for primary in ["Roll 3 dice", "Put 123 on Eastern United States", "End turn"] {
            let mut dock = attack();
            dock.phase.primary = primary.to_owned();
            let harness = harness(size, text_size, dock);
            let button = harness
                .get_all_by_role(egui::accesskit::Role::Button)
                .map(|node| node.rect())
                .max_by(|a, b| (a.max.x + a.max.y).total_cmp(&(b.max.x + b.max.y)))
                .expect("there are buttons");
            let corner = egui::Pos2::from(size);
            assert!(button.max.distance(corner) < 24.0, "{primary} ends at {:?}, text {text_size}", button.max);
        }
    }
}

#[test]
fn clicks_become_wishes() {
    let mut harness = harness([1280.0, 720.0], 1.0, attack());
    for label in ["Roll 3 dice", "Blitz", "End attacks", "Take back", "Repeat the march", "2", "Normal"] {
        harness.get_by_label(label).click();
        harness.run();
    }
    harness.get_by_label("captures territory number 39 from somebody").click();
    harness.run();
    let wanted = [
        PanelAsk::Key(Key::Main),
        PanelAsk::Key(Key::Blitz),
        PanelAsk::Key(Key::EndPhase),
        PanelAsk::Key(Key::Undo),
        PanelAsk::Key(Key::Redo),
        PanelAsk::Dice(2),
        PanelAsk::Table(TableAsk::Speed(Speed::Fast)),
        PanelAsk::Recall { step: 39, place: Some(TerritoryId(39)) },
    ];
    assert_eq!(harness.state().asks, wanted);
}

#[test]
fn turns_of_the_log_are_folded_and_one_player_s_lines_left() {
    let mut harness = harness([1280.0, 800.0], 1.0, attack());
    let line = |n: u8| format!("captures territory number {n} from somebody");
    assert!(harness.query_by_label(&line(39)).is_some());
    assert!(harness.query_by_label(&line(2)).is_none(), "what is out of view is not laid out");
    // The last turn begins with line 35.
    // By key: what has the focus is brought into view.
    harness.get_by_label(&line(35)).focus();
    harness.run();
    harness.key_press(egui::Key::Enter);
    harness.run();
    assert!(harness.query_by_label(&line(35)).is_some() && harness.query_by_label(&line(39)).is_none());
    harness.get_by_label(&line(35)).click();
    harness.run();
    assert!(harness.query_by_label(&line(39)).is_some());
    harness.get_by_label("Only Commander 3").click();
    harness.run();
    assert!(harness.query_by_label(&line(39)).is_some() && harness.query_by_label(&line(38)).is_none());
    harness.get_by_label("Only Commander 3").click();
    harness.run();
    assert!(harness.query_by_label(&line(38)).is_some());
    assert!(harness.state().asks.is_empty(), "none of this is the game's affair");
}

#[test]
fn a_line_of_the_log_is_reached_and_chosen_by_key() {
    let mut harness = harness([1280.0, 720.0], 1.0, attack());
    harness.get_by_label("captures territory number 38 from somebody").focus();
    harness.run();
    harness.key_press(egui::Key::Enter);
    harness.run();
    assert_eq!(harness.state().asks, [PanelAsk::Recall { step: 38, place: Some(TerritoryId(38)) }]);
}

#[test]
fn armies_are_placed_by_one_five_ten_or_all() {
    let mut dock = attack();
    dock.attack = None;
    let here = HereModel { name: "Siam".to_owned(), put: 3, room: 17 };
    dock.placing =
        Some(PlacingModel { left: 17, later: 9, neutrals: 0, here: Some(here), rest: "Siam +17".to_owned() });
    let mut harness = harness([1280.0, 720.0], 1.0, dock);
    for label in ["+1", "+5", "+10", "All", "\u{2212}1", "Place the rest"] {
        harness.get_by_label(label).click();
        harness.run();
    }
    let wanted = [
        PanelAsk::Change(1),
        PanelAsk::Change(5),
        PanelAsk::Change(10),
        PanelAsk::Key(Key::All),
        PanelAsk::Change(-1),
        PanelAsk::PlaceRest,
    ];
    assert_eq!(harness.state().asks, wanted);
}

#[test]
fn armies_move_between_fewest_and_all() {
    let mut dock = attack();
    dock.attack = None;
    dock.amount = Some((3, 24, 10));
    let mut harness = harness([1280.0, 720.0], 1.5, dock);
    for label in ["Fewest", "All", "+5", "\u{2212}10"] {
        harness.get_by_label(label).click();
        harness.run();
    }
    assert_eq!(
        harness.state().asks,
        [PanelAsk::Amount(3), PanelAsk::Amount(24), PanelAsk::Amount(15), PanelAsk::Amount(3)]
    );
}

#[test]
fn the_amount_that_is_chosen_is_not_chosen_again() {
    for (amount, label) in [(3, "Fewest"), (24, "All")] {
        let mut dock = attack();
        dock.attack = None;
        dock.amount = Some((3, 24, amount));
        let harness = harness(WINDOWS[0].0, WINDOWS[0].1, dock);
        assert!(harness.get_by_label(label).accesskit_node().is_disabled(), "{label}");
    }
}

#[test]
fn a_set_is_chosen_card_by_card() {
    for (size, text_size) in WINDOWS {
        let mut dock = attack();
        dock.cards = Some(hand(true, true));
        let mut harness = harness(size, text_size, dock);
        assert!(harness.query_by_label("A set must be traded").is_some(), "the forced trade is said");
        for label in ["Wild card", "Best set"] {
            let found: Vec<_> = harness.get_all_by_label(label).collect();
            let last = found.last().expect("shown");
            assert!(window_of(size).contains_rect(last.rect()), "{label}, text {text_size}");
            last.click();
            drop(found);
            harness.run();
        }
        assert_eq!(harness.state().asks, [PanelAsk::Card(Card(42)), PanelAsk::BestSet], "text {text_size}");
    }
}

/// What would change nothing cannot be clicked.
#[test]
fn the_best_set_is_not_chosen_twice() {
    let mut dock = attack();
    dock.cards = Some(CardsModel { best: true, ..hand(true, false) });
    let mut harness = harness(WINDOWS[0].0, WINDOWS[0].1, dock);
    assert!(harness.get_by_label("Best set").accesskit_node().is_disabled());
    harness.get_by_label("Best set").click();
    harness.run();
    assert_eq!(harness.state().asks, []);
}
