//! Why an action is not allowed is said in every language: each rule that may forbid a player's action has a sentence, and in English it is
//! the one that the rules say themselves.

use std::{collections::BTreeSet, path::Path};

use lab::{GameModule, Library, Opening, Scene};
use regex::Regex;
use registry::games::{DiceModule, GauntletModule, RiskModule};
use rubicon::text::{Languages, Words};
use tabletop::{Game, NoEvents, Seed, Turn};

use crate::hands::sources;

/// How rules are called that no player meets: they refuse states, views, positions and outcomes that came from a file or a program.
const OF_FILES: [&str; 5] =
    ["invalid_state", "invalid_view", "invalid_position", "impossible_outcome", "unsound_state"];

/// How many earlier actions of a game are kept, to be tried again in positions where they may be forbidden.
const KEPT: usize = 40;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The rules named in a source file, as messages have them.
fn rules_named(source: &str) -> BTreeSet<String> {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let named = Regex::new(r#"(?:Illegal::new|\bno|\.about)\(\s*"([a-z_-]+)""#).expect("an expression");
    let named = named.captures_iter(source).map(|found| found[1].replace('-', "_"));
    named.filter(|rule| !OF_FILES.contains(&rule.as_str())).collect()
}

/// Rules with their text, where that is fixed and has no values put in.
fn plainly_said(source: &str) -> Vec<(String, String)> {
    let said = Regex::new(r#"(?:Illegal::new|\bno)\(\s*"([a-z_-]+)",\s*"([^"{}]+)""#).expect("an expression");
    let said = said.captures_iter(source).map(|found| (found[1].replace('-', "_"), found[2].to_owned()));
    said.filter(|(rule, _)| !OF_FILES.contains(&rule.as_str())).collect()
}

#[test]
fn every_rule_that_forbids_something_has_a_sentence_and_every_sentence_a_rule() {
    let words = Words::english();
    let sentences: BTreeSet<&str> =
        words.messages().into_iter().filter_map(|message| message.strip_prefix("illegal-")).collect();
    let sources = sources::of_crates();
    let rules: BTreeSet<String> = sources.iter().flat_map(|(_, source)| rules_named(source)).collect();
    let belongs = |rule: &str, sentence: &str| {
        sentence.strip_prefix(rule).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    for (rule, text) in sources.iter().flat_map(|(_, source)| plainly_said(source)) {
        let mut own = sentences.iter().filter(|sentence| belongs(&rule, sentence));
        assert!(own.any(|sentence| words.get(&format!("illegal-{sentence}")) == text), "{rule}: {text}");
    }
    for rule in &rules {
        assert!(sentences.iter().any(|sentence| belongs(rule, sentence)), "no sentence says that {rule} forbids it");
    }
    for sentence in sentences {
        assert!(rules.iter().any(|rule| belongs(rule, sentence)), "no rule says illegal-{sentence}");
    }
}

/// Plays games at random, and tries at every turn the actions that were legal earlier. Returns the ids of the refusals met.
fn refusals<M: GameModule>(module: &M, library: &Library, opening: &Opening, games: u64) -> BTreeSet<String> {
    let (english, russian) = (Words::english(), Languages::default().words("ru").0);
    let game = Scene::open(module, library, opening).expect("a game").game;
    let mut said = BTreeSet::new();
    for seed in 0..games {
        let mut rng = Seed(seed).stream("refusals", 0);
        let mut kept: Vec<<M::Game as Game>::Action> = Vec::new();
        let mut state = game.start();
        for step in 0..600 {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng).expect("something can come");
                    game.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
                }
                Turn::Seat(seat) => {
                    let view = game.view(&state, tabletop::Eye::Seat(seat));
                    for action in &kept {
                        let Err(illegal) = game.validate(&state, action) else { continue };
                        let message = illegal.message();
                        assert!(english.has(&message.id), "{}: {illegal}", message.id);
                        assert_eq!(english.message(&message), illegal.text, "{}", message.id);
                        assert_ne!(russian.message(&message), illegal.text, "{}", message.id);
                        said.insert(message.id.into_owned());
                    }
                    let action = game.sample(&view, &mut rng).expect("something can be done");
                    game.apply(&mut state, &action, &mut NoEvents).expect("it is legal");
                    if kept.len() < KEPT {
                        kept.push(action);
                    } else {
                        kept[step % KEPT] = action;
                    }
                }
            }
        }
    }
    said
}

#[test]
fn what_rules_forbid_is_said_word_for_word_in_english_and_otherwise_in_russian() {
    let library = Library::open(root()).expect("the program's files");
    let conquest = refusals(&RiskModule, &library, &Opening::CLASSIC, 4);
    let duel = refusals(&DiceModule, &library, &Opening::CLASSIC, 40);
    let gauntlet = refusals(&GauntletModule, &library, &Opening::CLASSIC, 40);
    let counts = [conquest.len(), duel.len(), gauntlet.len()];
    assert!(counts.iter().zip([12, 3, 20]).all(|(said, least)| *said >= least), "{conquest:?} {duel:?} {gauntlet:?}");
}
