//! What opponents say: every term of every method has words of its own, so that no reason is left unsaid.

use std::{collections::BTreeMap, path::Path};

use lab::{ExplainRequest, GAMES, Library, Opening};
use rubicon::{table::why::key_of, text::Words};
use tabletop::{Budget, Seed};

/// Decisions that are made before one is looked at: from the first of a game to one in its middle.
const AFTER: [u64; 8] = [0, 1, 6, 45, 46, 47, 130, 230];

/// Terms that are chances alone, all alike: what is drawn has no reason.
const CHANCES: [&str; 4] = ["chance", "share of a dozen draws", "nothing to weigh", "nothing else to do"];

#[test]
fn every_term_of_every_opponent_is_said_in_words() {
    let words = Words::english();
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    let mut unsaid: BTreeMap<String, String> = BTreeMap::new();
    let mut said = 0;
    for game in GAMES {
        for agent in game.agents() {
            for (at, after) in AFTER.into_iter().enumerate() {
                let request = ExplainRequest {
                    opening: Opening::CLASSIC,
                    agent: Some(agent.name.clone()),
                    seed: Some(Seed(at as u64 % 3)),
                    budget: Budget::nodes(200),
                    after,
                    graph: None,
                    recorder: lab::Recorder::default(),
                };
                // A short game may be over by then.
                let Ok(report) = game.explain(&library, &request) else { continue };
                for term in report.explanation.candidates.iter().flat_map(|candidate| &candidate.terms) {
                    let less = term.weight.map_or(term.value < 0.0, |weight| weight < 0.0);
                    if CHANCES.contains(&term.name.as_str()) {
                        continue;
                    }
                    match key_of(&words, &term.name, less) {
                        Some(_) => said += 1,
                        None => drop(unsaid.insert(term.name.clone(), agent.name.clone())),
                    }
                }
            }
        }
    }
    assert!(said > 2_000, "{said}");
    assert_eq!(unsaid, BTreeMap::new());
}
