//! The languages that are built in: complete, faultless, and spoken from the moment they are chosen.

use std::{collections::BTreeSet, fs, path::Path};

use bevy::prelude::*;
use rubicon::{
    app,
    games::GAMES,
    settings::Settings,
    text::{Languages, PSEUDO, Value, Words},
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

/// Places of messages in which numbers stand.
const NUMBERS: [&str; 27] = [
    "n",
    "armies",
    "attacks",
    "bytes",
    "cards",
    "carrots",
    "choices",
    "coins",
    "count",
    "decisions",
    "dice",
    "fights",
    "games",
    "left",
    "lost",
    "most",
    "moves",
    "nodes",
    "points",
    "positions",
    "price",
    "rounds",
    "salads",
    "squares",
    "steps",
    "territories",
    "turns",
];
/// What is counted.
const NOUNS: [&str; 25] = [
    "armies",
    "attacks",
    "cards",
    "carrots",
    "choices",
    "coins",
    "crates",
    "decisions",
    "dice",
    "fights",
    "games",
    "moves",
    "points",
    "positions",
    "rounds",
    "salads",
    "seedlings",
    "squares",
    "steps",
    "stones",
    "talons",
    "territories",
    "times",
    "turns",
    "uses",
];

/// The names of all places of English messages.
fn places() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/text/en");
    let files = fs::read_dir(folder).expect("the program's texts").map(|file| file.expect("a file").path());
    let names = files.flat_map(|file| {
        let text = fs::read_to_string(file).expect("a text");
        let begins = |rest: &str| rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        text.split('$').skip(1).map(begins).collect::<Vec<String>>()
    });
    names.filter(|name| !name.is_empty()).collect()
}

/// How messages begin that are left out. There is never just one where faults name bounds, where carrots are paid in tens, sets of cards in fours
/// and more, and games by the hundred, nor where somebody goes farther than another; what has a fraction comes as text, and the bench has a message of its own for once. Refusals are told
/// word for word as the rules have them, and the frame of the command line is not the client's.
const LEFT_OUT: [&str; 30] = [
    "conquest-attack-stop_note",
    "illegal-",
    "fault-",
    "frame-",
    "remedy-",
    "bench-",
    "bred-",
    "conquest-cards-worth",
    "conquest-luck-verdict",
    "conquest-recap-traded",
    "conquest-say-abbess_trade",
    "conquest-say-anyone_trade",
    "conquest-say-broker_trade",
    "conquest-say-duke_trade",
    "conquest-say-falconer_trade",
    "conquest-say-quartermaster_trade",
    "gauntlet-line-",
    "hare-back",
    "hare-log-",
    "hare-means-position",
    "hare-price-",
    "hare-tuning-played",
    "hare-way-many",
    "headline-slip",
    "headline-planned",
    "realm-luck-verdict",
    "realm-search_",
    "say-hare_forward",
    "realm-train-",
    "training-",
];

#[test]
fn one_is_never_said_as_several() {
    let (words, places) = (Words::english(), places());
    let mut found = Vec::new();
    for message in words.messages() {
        if LEFT_OUT.iter().any(|start| message.starts_with(start)) {
            continue;
        }
        let value = |place: &str| -> &dyn Value { if NUMBERS.contains(&place) { &1 } else { &"somebody" } };
        let values: Vec<_> = places.iter().map(|place| (place.as_str(), value(place))).collect();
        let text = words.with(message, &values);
        let mut said = text.split(|c: char| !c.is_alphanumeric());
        while let Some(word) = said.next() {
            if word == "1" && said.clone().next().is_some_and(|next| NOUNS.contains(&next)) {
                found.push(format!("{message}: {text}"));
            }
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

/// What once stood in the words and was put into plainer or truer ones.
const PUT_PLAINLY: [(&str, &[&str]); 2] = [
    (
        "en",
        &[
            "Deals the die",
            "has no HP left has lost",
            "takes it up where you leave",
            "priced by a table",
            "unheld",
            "bonus, who leads",
            "The road wins",
            "had no more anywhere",
            " is no id",
        ],
    ),
    ("ru", &["Записи", "А не:", "Обучение королевству", "Без обучения", "морковок 1"]),
];

/// Words of the methods, which stand in tables with an explanation and in no sentence.
const OF_METHODS: [&str; 7] = ["NBSR", "BSR", "BST", "expansion", "activation", "boon", " states"];

#[test]
fn words_that_were_put_plainly_do_not_come_back() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/text");
    let mut found = Vec::new();
    for (language, phrases) in PUT_PLAINLY {
        for entry in fs::read_dir(folder.join(language)).expect("a folder of words") {
            let path = entry.expect("an entry").path();
            let text = fs::read_to_string(&path).expect("words are text");
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let said = line.split_once('=').map_or(line, |(_, said)| said);
                let sentence = ["say-", "voice-", "lesson-"].iter().any(|start| line.starts_with(start));
                let never = phrases.iter().chain(OF_METHODS.iter().filter(|_| sentence));
                found
                    .extend(never.filter(|phrase| said.contains(**phrase)).map(|phrase| format!("{phrase:?}: {line}")));
            }
        }
    }
    assert_eq!(found, Vec::<String>::new());
}
