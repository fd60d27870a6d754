//! Settings and help, by what a player sees and clicks, without an application.

use bevy_egui::egui::{self, accesskit::Role};
use egui_kittest::{Harness, kittest::Queryable};
use risk::Risk;
use rubicon::{
    games::GAMES,
    keys::{Action, ActionGroup, Chord, KeyMap},
    screens::{HelpContext, HelpPage, KeysPage, Rulebook, SettingsPage, SettingsTab, help_page, settings_page},
    settings::{Settings, Speed},
    shell::GameSetup,
    text::{Languages, Words},
    theme::Palette,
};

use crate::hands::pages::{WINDOWS, harness};

fn settings_harness(window: [f32; 2], text: f32, tab: SettingsTab) -> Harness<'static, (Settings, SettingsPage)> {
    let (words, languages) = (Words::english(), Languages::default());
    let state = (Settings::default(), SettingsPage { tab, ..SettingsPage::default() });
    harness(window, text, state, move |ui, (settings, page)| {
        egui::ScrollArea::vertical().show(ui, |ui| settings_page(ui, &words, &languages, settings, page));
    })
}

fn key(name: &str) -> Chord {
    name.parse().expect("a key")
}

#[test]
fn settings_act_at_once() {
    for (window, text) in WINDOWS {
        let mut harness = settings_harness(window, text, SettingsTab::Display);
        harness.get_by_label("Text size +").click();
        harness.run();
        harness.get_by_label("Light to dark").click();
        harness.run();
        harness.get_by_label("Sound").click();
        harness.run();
        harness.get_by_label("Mute everything").click();
        harness.run();
        harness.get_by_label("Play").click();
        harness.run();
        harness.get_by_label("Instant").click();
        harness.run();
        harness.get_by_label("Access").click();
        harness.run();
        harness.get_by_label("Reduced motion").click();
        harness.run();
        harness.get_by_label("Text view").click();
        harness.run();
        let (settings, _) = harness.state();
        assert_eq!((settings.speed, settings.palette), (Speed::Instant, Palette::Lightness));
        assert!((settings.text_size - 1.1).abs() < 1e-6);
        assert!(settings.reduced_motion && settings.muted && settings.text_view);
    }
}

#[test]
fn a_language_is_chosen_under_its_own_name() {
    let mut harness = settings_harness([1280.0, 720.0], 1.0, SettingsTab::Display);
    for (name, tag) in [("Русский", Some("ru")), ("English", Some("en")), ("Same as the system: English", None)]
    {
        harness.get_by(|node| node.role() == Role::ComboBox && node.label().as_deref() == Some("Language")).click();
        harness.run();
        harness.get_by_label(name).click();
        harness.run();
        assert_eq!(harness.state().0.language.as_deref(), tag);
    }
}

#[test]
fn no_part_of_the_settings_is_wider_than_its_sheet() {
    for (window, text) in WINDOWS {
        let sheet = [768.0 - 64.0, window[1]];
        for tab in [SettingsTab::Display, SettingsTab::Sound, SettingsTab::Play, SettingsTab::Keys, SettingsTab::Access]
        {
            let (words, languages) = (Words::english(), Languages::default());
            let state = (Settings::default(), SettingsPage { tab, ..SettingsPage::default() }, 0.0_f32);
            let harness = harness(window, text, state, move |ui, (settings, page, width)| {
                ui.set_max_width(sheet[0]);
                settings_page(ui, &words, &languages, settings, page);
                *width = ui.min_rect().width();
            });
            let width = harness.state().2;
            assert!(width <= sheet[0] + 0.5, "{tab:?} at {text} is {width} wide");
        }
    }
}

#[test]
fn every_action_is_listed_with_its_keys() {
    let listed: usize = ActionGroup::ALL.into_iter().map(|group| group.actions().count()).sum();
    assert_eq!(listed, Action::ALL.len());
    let (words, keys) = (Words::english(), KeyMap::default());
    let harness = settings_harness([1280.0, 6000.0], 1.0, SettingsTab::Keys);
    for action in Action::ALL {
        for chord in keys.keys(action) {
            harness.get_by_label(&format!("{}: change {}", words.get(action.word()), chord.label(&words)));
        }
    }
}

#[test]
fn a_free_key_is_bound_and_a_taken_one_is_asked_about() {
    let mut harness = settings_harness([1280.0, 6000.0], 1.0, SettingsTab::Keys);
    harness.get_by_label("Fight to the end: change B").click();
    harness.run();
    assert_eq!(harness.state().1.keys, KeysPage::Waiting(Action::Blitz, 0));
    let (settings, page) = harness.state_mut();
    page.keys.press(&mut settings.keys, key("F7"));
    assert_eq!((settings.keys.keys(Action::Blitz), page.keys.clone()), (vec![key("F7")], KeysPage::Idle));
    harness.run();

    harness.get_by_label("Fight to the end: change F7").click();
    harness.run();
    let (settings, page) = harness.state_mut();
    page.keys.press(&mut settings.keys, key("C"));
    assert_eq!(settings.keys.keys(Action::Cards), [key("C")], "nothing is taken before the answer");
    harness.run();
    harness.get_by_label("C now does “Show the cards”. Give it to “Fight to the end” instead?");
    harness.get_by_label("Give it").click();
    harness.run();
    let keys = &harness.state().0.keys;
    assert_eq!((keys.keys(Action::Blitz), keys.keys(Action::Cards)), (vec![key("C")], Vec::new()));

    harness.get_by_label("Show the cards: back to C").click();
    harness.run();
    harness.get_by_label("Reset all keys").click();
    harness.run();
    assert_eq!(harness.state().0.keys, KeyMap::default());
}

#[test]
fn escape_leaves_the_keys_as_they_were() {
    let mut keys = KeyMap::default();
    let mut page = KeysPage::Waiting(Action::Main, 0);
    page.press(&mut keys, key("Escape"));
    assert_eq!((keys, page), (KeyMap::default(), KeysPage::Idle));
}

fn help_harness(game: Option<GameSetup>, keys: KeyMap) -> Harness<'static, HelpPage> {
    let words = Words::english();
    harness([1280.0, 3000.0], 1.0, HelpPage::default(), move |ui, page| {
        let books = ["conquest", "alea"].map(|id| {
            let client = GAMES.named(id).expect("a game of the house");
            Rulebook { client, sections: client.help(&words), picture: None }
        });
        let context = HelpContext { books: &books, open: "conquest", setup: game.as_ref(), keys: &keys, still: false };
        help_page(ui, &words, &context, page);
    })
}

#[test]
fn the_help_shows_the_keys_as_they_are_bound() {
    let mut keys = KeyMap::default();
    keys.bind(Action::Blitz, 0, key("F7"));
    let mut harness = help_harness(None, keys);
    harness.get_by_label("The aim");
    harness.get_by_label("Keys").click();
    harness.run();
    harness.get_by_label("F7");
    assert!(harness.query_by_label("The aim").is_none());
    harness.state_mut().search = "fight to".to_owned();
    harness.run();
    harness.get_by_label("Fight to the end");
    assert!(harness.query_by_label("Undo").is_none());
}

#[test]
fn the_help_tells_the_rules_of_this_game_and_can_be_searched() {
    let two_phase = risk::Setup { two_phase: true, seats: 3, ..risk::Setup::default() };
    let mut harness = help_harness(Some(GameSetup::new::<Risk>(two_phase)), KeyMap::default());
    harness.get_by_label("This game");
    harness.get_by_label("Two-phase turns");
    assert!(harness.query_by_label("Cards").is_none(), "this game has none");
    harness.state_mut().search = "NEUTRAL".to_owned();
    harness.run();
    assert!(harness.query_by_label("The aim").is_none());
    harness.get_by_label("Nothing here mentions “NEUTRAL”.");
    harness.get_by_label("Show everything").click();
    harness.run();
    harness.get_by_label("The aim");
    // Another game's rules are read beside it, without what is special about this one.
    harness.get_by_label("Alea").click();
    harness.run();
    assert!(harness.query_by_label("The aim").is_none() && harness.query_by_label("This game").is_none());
    assert_eq!(harness.state().game, Some("alea"));
}
