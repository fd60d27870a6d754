//! Realm from the command line: played, saved and replayed, matched by menus, explained in both languages, held against its win table.

use crate::common::{json, ok, refused};

#[test]
fn a_game_is_told_in_russian_saved_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.ron");
    let file = file.to_str().unwrap();
    let log = ok(&["play", "dominion/five-two", "--agents", "wi2,bm1", "--lang", "ru", "--save", file]);
    for part in ["Большие деньги", "покупает: Ведьма", "играет", "Игра окончена"]
    {
        assert!(log.contains(part), "{part} is not in\n{log}");
    }
    let replay = &json(&["replay", file, "--verify", "--json"])[0];
    assert_eq!(replay["verified"].as_bool(), Some(true), "{replay}");
    assert!(ok(&["agents", "dominion"]).contains("strategist: "));
}

#[test]
fn any_menu_plays_a_match_and_reasons_are_told_in_both_languages() {
    let menu = "strategist:menu=e2-d4-p8-gold@99|witch@1|silver@99,bm1";
    let arguments =
        ["match", "dominion", "--setup", "(named: \"reference\")", "--agents", menu, "--games", "200", "--json"];
    let report = &json(&arguments)[0];
    assert!(report["agents"][0]["win_rate"].as_f64().is_some_and(|rate| rate > 0.75), "{report}");
    let explain = |language| ok(&["explain", "dominion/four", "--agent", "sm1", "--after", "20", "--lang", language]);
    let (english, russian) = (explain("en"), explain("ru"));
    assert!(russian.contains(|sign| ('а'..='я').contains(&sign)), "{russian}");
    assert!(!english.contains(|sign| ('а'..='я').contains(&sign)), "{english}");
    let told = refused(&["play", "dominion", "--agents", "strategist:menu=smity@1"]);
    assert!(told.contains("column 1: there is no card 'smity'; did you mean 'smithy'?"), "{told}");
    let told = refused(&["play", "dominion", "--setup", "(named: \"frist-game\")"]);
    assert!(told.contains("unknown kingdom 'frist-game'; did you mean 'first-game'?"), "{told}");
}

#[test]
fn the_frame_speaks_the_language_and_play_tells_points() {
    let play = |language| ok(&["play", "dominion/last-province", "--agents", "sm1,bm1", "--lang", language]);
    let (english, russian) = (play("en"), play("ru"));
    assert!(english.contains("place  seat  player") && english.contains("points"), "{english}");
    for word in ["place", "seat", "rounds", "decisions", "victory pile"] {
        assert!(english.contains(word) && !russian.contains(word), "{word}: {russian}");
    }
    assert!(russian.contains("очки"), "{russian}");
    // An action is told with its reason, and no number of an order.
    let explain = |language| {
        let cards = "{\"village\": 1, \"smithy\": 1, \"copper\": 3}";
        let position = format!("(hand: {cards}, deck: {{\"copper\": 4, \"estate\": 3}}, turns: 5)");
        let other = "(hand: {\"copper\": 5}, deck: {\"copper\": 2, \"estate\": 3}, turns: 5)";
        let scene = format!(
            "(game: \"dominion\", title: \"T\", description: \"d\", setup: (seats: 2, kingdom: [\"village\", \"smithy\"]), \
             players: [Agent(\"bm1\"), Agent(\"bm1\")], position: (to_move: 0, players: [{position}, {other}]), seed: 1)"
        );
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("scene.ron");
        std::fs::write(&file, scene).unwrap();
        ok(&["explain", file.to_str().unwrap(), "--agent", "sm1", "--lang", language])
    };
    let (english, russian) = (explain("en"), explain("ru"));
    assert!(english.contains("Play Village first of 2 actions: it brings actions for those after it"), "{english}");
    assert!(!english.contains("220") && !english.contains("score"), "{english}");
    for word in ["rank", "score", "action", "why", "positions", "seed"] {
        assert!(!russian.contains(word), "{word}: {russian}");
    }
}

#[test]
fn the_win_table_is_the_same_at_any_number_of_threads_and_that_of_the_page() {
    let cells = |threads: &str| {
        let named = ["--rows", "sm1,WI1", "--columns", "BM1", "--games", "3000", "--threads", threads, "--json"];
        json(&[&["truth", "dominion"][..], &named].concat())
    };
    let (one, two) = (cells("1"), cells("2"));
    assert_eq!(one, two);
    let all = one[0].as_array().cloned().unwrap_or(one);
    assert_eq!(all.len(), 2);
    for cell in &all {
        let number = |key: &str| cell[key].as_f64().unwrap();
        assert!((number("share") - number("wanted")).abs() < 4.0 * number("error").hypot(0.25), "{cell}");
    }
    let told = ok(&["truth", "dominion", "--rows", "BM0", "--columns", "BM0", "--games", "500"]);
    assert!(told.contains("1 cells: root mean square"), "{told}");
    let told = refused(&["truth", "dominion", "--rows", "BM2"]);
    assert!(told.contains("unknown menu 'BM2'; did you mean"), "{told}");
}
