//! The pages, by what a player sees and clicks, without an application.

use bevy_egui::egui::{self, accesskit::Role};
use egui_kittest::{Harness, kittest::Queryable};
use risk::Risk;
use rubicon::{
    games::conquest::{Content, TRAINING, setup::ConquestSetup},
    screens::{
        LobbyChoice, LobbyTable, MenuChoice, MenuModel, ReplayShelf, ReplaysChoice, TitleChoice, TitleModel,
        Unfinished, lobby_page, menu_page, replays_page, title_page,
    },
    shell::NewGame,
    table::{
        CardPicture, Replay,
        setup::{LevelShelf, PuzzleShelf, SetupChoice, table_page},
    },
    text::Words,
    theme::Palette,
};
use tabletop::{Controller, Seed};

use crate::hands::pages::{WINDOWS, assert_within, harness, table};

#[test]
fn the_title_leads_on_everywhere() {
    for (window, text_size) in WINDOWS {
        let words = Words::english();
        let mut harness = harness(window, text_size, Vec::new(), move |ui, chosen| {
            let model = TitleModel { unfinished: Unfinished::Game("Round 3"), picture: None };
            chosen.extend(title_page(ui, &words, model));
        });
        let labels = ["Continue", "Play", "Load a game", "Replays", "Settings", "Rules and keys", "Quit"];
        assert_within(&harness, window, &labels);
        for label in labels {
            harness.get_by_label(label).click();
            harness.run();
        }
        use TitleChoice::{Continue, Help, Load, Play, Quit, Replays, Settings};
        let chosen = [Continue, Play, Load, Replays, Settings, Help, Quit];
        assert_eq!(harness.state(), &chosen);
    }
}

/// A game that was left, of four with long names.
const LONG: &str = "Round 12 \u{b7} 2026-11-27 21:58\nThe Commander of the North, Marguerite the Quartermaster, Old Sentinel, The Drifter";

/// What is painted of it, and where: every word of it is there.
fn painted_whole<State>(harness: &Harness<'_, State>, what: &str) -> Vec<egui::Rect> {
    let mut places = Vec::new();
    let mut told = String::new();
    for shape in &harness.output().shapes {
        if let egui::Shape::Text(text) = &shape.shape
            && LONG.lines().any(|line| text.galley.text().contains(line))
        {
            assert!(!text.galley.elided, "{what}: {} is cut off", text.galley.text());
            told.push_str(text.galley.text());
            places.push(text.visual_bounding_rect());
        }
    }
    for line in LONG.lines() {
        assert!(told.contains(line), "{what}: {line} is not there");
    }
    places
}

#[test]
fn the_game_that_was_left_is_named_whole() {
    for (window, text_size) in WINDOWS {
        let picture: CardPicture = std::sync::Arc::new(|_, _| ());
        let words = Words::english();
        let title = harness(window, text_size, (), move |ui, ()| {
            let model = TitleModel { unfinished: Unfinished::Game(LONG), picture: Some(&picture) };
            title_page(ui, &words, model);
        });
        let button = title.get_by_label("Continue").rect();
        for place in painted_whole(&title, "the title") {
            assert!(button.contains_rect(place), "{place:?} in {button:?} at {window:?}, {text_size}");
        }
        let words = Words::english();
        let lobby = harness(window, text_size, (), move |ui, ()| {
            let mut tables = made_up(4);
            tables.iter_mut().for_each(|table| table.left = Unfinished::Game(LONG));
            lobby_page(ui, &words, &tables);
        });
        painted_whole(&lobby, "the lobby");
        // What was left of one game moves no button out of the line of the others.
        let words = Words::english();
        let lobby = harness(window, text_size, (), move |ui, ()| {
            let mut tables = made_up(4);
            tables[1].left = Unfinished::Game(LONG);
            lobby_page(ui, &words, &tables);
        });
        let top = |name: &str| lobby.get_by_label(name).rect().top();
        let card = |at: usize| lobby.get_by_label(&format!("game-{}", MADE_UP[at])).rect().top();
        for at in [0, 2].into_iter().filter(|at| card(*at) == card(1)) {
            let play = top(&format!("Play game-{}", MADE_UP[at]));
            assert!((top("Continue game-two") - play).abs() < 1.0, "{at} at {window:?}, {text_size}");
        }
    }
}

#[test]
fn the_title_is_reached_by_keyboard_alone() {
    let words = Words::english();
    let mut harness = harness([1280.0, 720.0], 1.0, Vec::new(), move |ui, chosen| {
        chosen.extend(title_page(ui, &words, TitleModel { unfinished: Unfinished::Nothing, picture: None }));
    });
    for _ in 0..4 {
        harness.key_press(egui::Key::Tab);
        harness.run();
    }
    harness.key_press(egui::Key::Enter);
    harness.run();
    assert_eq!(harness.state(), &[TitleChoice::Settings]);
}

/// Ids of made-up games.
const MADE_UP: [&str; 10] = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

fn made_up(count: usize) -> Vec<LobbyTable<'static>> {
    let table = |id| LobbyTable { id, picture: None, left: Unfinished::Nothing, pages: &[] };
    let mut tables: Vec<_> = MADE_UP.into_iter().take(count).map(table).collect();
    if let Some(last) = tables.last_mut() {
        last.left = Unfinished::Game("Round 3 \u{b7} Commander, Raider, Sentinel, Drifter \u{b7} an hour ago");
        last.pages = &[(TRAINING, "title-training")];
    }
    tables
}

fn lobby(window: [f32; 2], text_size: f32, count: usize) -> Harness<'static, Vec<LobbyChoice>> {
    let words = Words::english();
    harness(window, text_size, Vec::new(), move |ui, chosen| {
        chosen.extend(lobby_page(ui, &words, &made_up(count)));
    })
}

#[test]
fn the_lobby_has_room_for_every_number_of_games() {
    for (window, text_size) in WINDOWS.into_iter().chain([([640.0, 480.0], 1.0), ([640.0, 480.0], 1.5)]) {
        for count in [1, 2, 10] {
            let mut harness = lobby(window, text_size, count);
            assert_within(&harness, window, &["Back"]);
            let cards: Vec<egui::Rect> =
                MADE_UP[..count].iter().map(|id| harness.get_by_label(&format!("game-{id}")).rect()).collect();
            for (at, card) in cards.iter().enumerate() {
                assert!(
                    card.left() >= 0.0 && card.right() <= window[0],
                    "{card:?} of {count} at {window:?}, {text_size}"
                );
                assert!((card.height() - cards[0].height()).abs() < 1.0, "cards stand in line");
                assert!(cards[..at].iter().all(|other| !other.intersects(*card)), "cards lie beside each other");
            }
            // What is on the fullest card lies within it.
            let last = format!("Continue game-{}", MADE_UP[count - 1]);
            for inside in [last.as_str(), "Training ground"] {
                let rect = harness.get_by_label(inside).rect();
                assert!(cards[count - 1].contains_rect(rect), "{inside}: {rect:?} in {:?}", cards[count - 1]);
            }
            // By keyboard everything is reached, and comes into sight.
            for id in &MADE_UP[..count] {
                for name in [format!("game-{id}"), format!("Play game-{id}"), format!("Set the table for game-{id}")] {
                    // Between them lie the way back, going on, and a game's own pages.
                    let reached = (0..4).any(|_| {
                        harness.key_press(egui::Key::Tab);
                        harness.run();
                        harness.get_by_label(&name).is_focused()
                    });
                    assert!(reached, "{name} of {count}");
                }
            }
            // An arrow key goes on from the card that is chosen; where none is, it chooses the first.
            let mut fresh = lobby(window, text_size, count);
            fresh.key_press(egui::Key::ArrowDown);
            fresh.run();
            assert!(fresh.get_by_label("game-one").is_focused(), "{count} at {window:?}, {text_size}");
            let last = harness.get_by_label(&format!("game-{}", MADE_UP[count - 1])).rect();
            assert!(last.top() < window[1] && last.bottom() > 0.0, "{last:?} of {count} at {window:?}, {text_size}");
            harness.key_press(egui::Key::Enter);
            harness.run();
            assert_eq!(harness.state(), &[LobbyChoice::Setup(MADE_UP[count - 1])]);
        }
    }
}

#[test]
fn the_lobby_leads_on_everywhere() {
    let mut harness = lobby([1280.0, 720.0], 1.0, 2);
    for label in
        ["game-one", "Play game-one", "Set the table for game-two", "Continue game-two", "Training ground", "Back"]
    {
        harness.get_by_label(label).click();
        harness.run();
    }
    use LobbyChoice::{Continue, Page, Play, Setup, Title};
    let asked = [Setup("one"), Play("one"), Setup("two"), Continue("two"), Page(TRAINING), Title];
    assert_eq!(harness.state(), &asked);
}

struct Setup {
    content: Content,
    table: ConquestSetup,
    words: Words,
    chosen: Vec<SetupChoice>,
}

fn setup_harness(window: [f32; 2], text_size: f32) -> Harness<'static, Setup> {
    let (content, table) = table();
    let state = Setup { content, table, words: Words::english(), chosen: Vec::new() };
    harness(window, text_size, state, |ui, state| {
        let (chosen, _) = table_page(
            ui,
            &state.words,
            &mut state.table,
            &state.content,
            (Palette::default(), &PuzzleShelf::default(), &LevelShelf::default()),
        );
        state.chosen.extend(chosen);
    })
}

#[test]
fn the_table_can_be_laid_and_begun() {
    for (window, text_size) in WINDOWS {
        let mut harness = setup_harness(window, text_size);
        assert_within(&harness, window, &["Begin", "Back", "Roll a new seed"]);
        // With large text the rules are scrolled to.
        if text_size == 1.0 {
            assert_within(&harness, window, &["Armies placed at a time +"]);
        }
        harness.get_by_label("Begin").click();
        harness.run();
        harness.get_by_label("Duel").click();
        harness.run();
        assert_eq!(harness.state().chosen[0], SetupChoice::Begin);
        assert_eq!(harness.state().table.rules.seats, 2, "the preset's table is laid");
    }
}

#[test]
fn a_persona_takes_a_seat_with_a_click_or_a_key() {
    for (window, text_size) in WINDOWS {
        let mut harness = setup_harness(window, text_size);
        let name = harness.state().table.players[1].name.clone();
        assert!(harness.state().content.cast.iter().any(|known| known.title == name && known.persona.is_some()));
        // The choice is a list of everybody; somebody has a face in the row of the seat.
        harness.get_by(|node| node.role() == Role::Image && node.label().as_deref() == Some(name.as_str()));
        harness
            .get_by(|node| node.role() == Role::ComboBox && node.value().as_deref() == Some(name.as_str()))
            .scroll_to_me();
        harness.run();
        harness.get_by(|node| node.role() == Role::ComboBox && node.value().as_deref() == Some(name.as_str())).click();
        harness.run();
        // The list scrolls; a focused entry is taken by key wherever it is.
        harness.get_by_label("Mirelle Falconer").focus();
        harness.run();
        harness.key_press(egui::Key::Enter);
        harness.run();
        let player = &harness.state().table.players[1];
        assert_eq!(player.controller, Controller::Agent("falconer".to_owned()));
        assert_eq!(player.name, "Mirelle Falconer", "the name that only said who sat there follows");
    }
    let mut harness = setup_harness([1280.0, 720.0], 1.0);
    harness.get_by(|node| node.role() == Role::ComboBox && node.value().as_deref() == Some("Human")).focus();
    harness.run();
    harness.key_press(egui::Key::Enter);
    harness.run();
    // She sits at the table already, so that her face is there, too.
    let name = Some("Quartermaster Vey");
    harness.get_by(|node| node.role() == Role::Button && node.label().as_deref() == name).click();
    harness.run();
    assert_eq!(harness.state().table.players[0].controller, Controller::Agent("quartermaster".to_owned()));
}

#[test]
fn variants_are_chosen_with_a_click() {
    let mut harness = setup_harness([1920.0, 1080.0], 1.0);
    for label in ["Claimed", "Fixed", "One path", "Capitals", "Fog of war", "Two-phase turns"] {
        harness.get_by_label(label).scroll_to_me();
        harness.run();
        harness.get_by_label(label).click();
        harness.run();
    }
    let rules = &harness.state().table.rules;
    assert_eq!(rules.start, risk::Start::Claim);
    assert_eq!(rules.cards, risk::Cards::Fixed);
    assert_eq!(rules.fortify, risk::Fortify::Path);
    assert_eq!(rules.victory, risk::Victory::Capitals(0));
    assert!(rules.fog && rules.two_phase);
    assert!(harness.query_by_label("Fixed").is_none(), "two-phase games have no cards to choose");
}

#[test]
fn a_table_with_a_fault_cannot_be_begun() {
    let mut harness = setup_harness([1280.0, 720.0], 1.0);
    harness.state_mut().table.players[1].name.clear();
    harness.run();
    harness.get_by_label("Every seat needs a name.");
    harness.get_by_label("Begin").click();
    harness.run();
    assert_eq!(harness.state().chosen, []);
}

#[test]
fn leaving_a_game_is_asked_twice() {
    let words = Words::english();
    let mut harness = harness([1280.0, 720.0], 1.0, (false, Vec::new()), move |ui, (leaving, chosen)| {
        let asked = leaving.then(|| (MenuChoice::Leave, "It ends here.".to_owned()));
        let choice = menu_page(ui, &words, &MenuModel { asked, ..MenuModel::default() });
        *leaving |= choice == Some(MenuChoice::Leave);
        chosen.extend(choice);
    });
    assert!(harness.query_by_label("Leave it").is_none() && harness.query_by_label("It ends here.").is_none());
    harness.get_by_label("Leave the game").click();
    harness.run();
    harness.get_by_label("Leave it").click();
    harness.run();
    assert_eq!(harness.state().1, [MenuChoice::Leave, MenuChoice::LeaveForSure]);
}

#[test]
fn a_rematch_is_the_same_table_with_other_dice() {
    let (_, table) = table();
    let first: NewGame = table.new_game().expect("no fault");
    let second = first.again();
    assert_eq!((first.seed, second.seed == first.seed), (Seed(7), false));
    assert_eq!(second.players, first.players);
    assert_eq!(second.again().seed, first.again().again().seed);
    assert!(second.setup.get::<Risk>().is_some());
    assert_eq!(second.players[0].controller, Controller::Human);
}

#[test]
fn replays_are_chosen_watched_and_removed() {
    for (window, text_size) in WINDOWS {
        let words = Words::english();
        let replay = |name: &str| Replay {
            file: format!("replays/{name}.ron"),
            name: name.to_owned(),
            about: "Ada, Bo · 12 rounds".to_owned(),
        };
        let replays = vec![replay("First"), replay("Second")];
        let shelf = ReplayShelf { replays, kept: 1, ..ReplayShelf::default() };
        let mut harness = harness(window, text_size, (shelf, Vec::new()), move |ui, (shelf, chosen)| {
            chosen.extend(replays_page(ui, &words, shelf));
        });
        harness.get_by_label("Second").click();
        harness.run();
        assert_eq!(harness.state().0.chosen, 1);
        let heading = harness.get_by_label("Finished games among the saves").rect();
        let [first, second] = ["First", "Second"].map(|name| harness.get_by_label(name).rect());
        assert!(first.bottom() <= heading.top() && heading.bottom() <= second.top(), "kept ones stand above");
        for label in ["Watch", "Remove", "Back to the title"] {
            harness.get_by_label(label).click();
            harness.run();
        }
        use ReplaysChoice::{Remove, Title, Watch};
        assert_eq!(harness.state().1, [Watch, Remove, Title]);
        assert_within(&harness, window, &["Watch", "Remove", "Back to the title"]);
    }
}
