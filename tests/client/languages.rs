//! The languages that are built in: complete, faultless, and spoken from the moment they are chosen.

use bevy::prelude::*;
use rubicon::{
    app,
    games::GAMES,
    settings::Settings,
    text::{Languages, PSEUDO, Words},
};

/// The languages that are complete, English aside.
const COMPLETE: [&str; 1] = ["ru"];

fn words(tag: &str) -> Words {
    let (words, problems) = Languages::default().words(tag);
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(problems, Vec::<String>::new());
    words
}

#[test]
fn what_is_complete_lacks_no_message() {
    for tag in COMPLETE {
        assert_eq!(words(tag).missing(), Vec::<&str>::new(), "{tag}");
    }
}

#[test]
fn russian_counts_by_its_own_rules() {
    let words = words("ru");
    let told = [1, 2, 5, 11, 21, 1_000_000].map(|n| words.count("conquest-count-armies", n));
    assert_eq!(told, ["1 армия", "2 армии", "5 армий", "11 армий", "21 армия", "1\u{a0}000\u{a0}000 армий"]);
}

#[test]
fn a_language_is_spoken_as_soon_as_it_is_chosen() {
    let mut app = app::headless(GAMES);
    app.update();
    let says = |app: &App| app.world().resource::<Words>().get("settings-done").to_owned();
    let english = says(&app);
    for tag in [Some("ru"), Some(PSEUDO), Some("en"), None] {
        app.world_mut().resource_mut::<Settings>().language = tag.map(str::to_owned);
        app.update();
        let spoken = app.world().resource::<Words>().language().to_string();
        assert_eq!(spoken, tag.unwrap_or("en"));
        assert_eq!(says(&app) == english, spoken == "en", "{}", says(&app));
    }
}
