//! What opponents say: every term of every method has words of its own, so that no reason is left unsaid.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use lab::{ExplainRequest, Library, Opening, Persona};
use registry::{GAMES, RegisteredGame};
use rubicon::{
    games::alea::{self, mods::ModChoice},
    table::why::{Deliberation, sentence},
    text::Words,
};
use sentences::term_id;
use tabletop::{Budget, Explanation, Message, Seed};

/// Decisions that are made before one is looked at: from the first of a game to one in its middle.
const AFTER: [u64; 8] = [0, 1, 6, 45, 46, 47, 130, 230];

/// The term of who had nothing to weigh.
const NOTHING: &str = "nothing_to_weigh";

/// The reasons of a decision in a game's middle; `None` where it is over by then.
fn decision(game: &dyn RegisteredGame, library: &Library, agent: &str, seed: u64, after: u64) -> Option<Explanation> {
    let request = ExplainRequest {
        opening: Opening::CLASSIC,
        agent: Some(agent.to_owned()),
        seed: Some(Seed(seed)),
        budget: Budget::nodes(200),
        after,
        graph: None,
        language: None,
    };
    Some(game.explain(library, &request).ok()?.explanation)
}

#[test]
fn every_term_of_every_opponent_is_said_in_words() {
    let words = Words::english();
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    let mut unsaid: BTreeMap<String, String> = BTreeMap::new();
    let mut said = 0;
    // Decisions that were forced, and those of which but one action was weighed though there were others.
    let (mut forced, mut alone) = (0, 0);
    for game in GAMES {
        for agent in game.agents() {
            for (at, after) in AFTER.into_iter().enumerate() {
                let Some(reasons) = decision(*game, &library, &agent.name, at as u64 % 3, after) else { continue };
                let because = sentence(&words, &Deliberation::from(&reasons)).because;
                assert_eq!(because == "There was nothing else to do.", reasons.forced, "{}: {reasons:?}", agent.name);
                forced += u32::from(reasons.forced);
                alone += u32::from(!reasons.forced && reasons.candidates.len() == 1);
                for term in reasons.candidates.iter().flat_map(|candidate| &candidate.terms) {
                    let id = term_id(&term.name);
                    if id == NOTHING {
                        continue;
                    }
                    match registry::sentences().is_complete(&id) {
                        true => said += 1,
                        false => drop(unsaid.insert(id, agent.name.clone())),
                    }
                }
            }
        }
    }
    assert!(said > 2_000, "{said}");
    assert!(forced > 0 && alone > 0, "{forced} forced, {alone} with one candidate");
    assert_eq!(unsaid, BTreeMap::new());
}

/// The enemies of Alea, as their own words name them.
fn enemies(library: &Library) -> Vec<String> {
    let (content, problems) = alea::Content::load(library, None, &ModChoice::default());
    assert!(problems.is_empty(), "{problems:?}");
    content.duel.enemies.iter().map(|enemy| Message::slug(&enemy.fighter.name)).collect()
}

/// What leads most decisions of Alea's opponents, by which everybody is told from everybody else.
const LEADING: [&str; 7] =
    ["alea_most_damage", "alea_now", "alea_kills", "alea_keeps", "alea_spends_all", "alike", "forced"];

#[test]
fn every_enemy_says_in_words_of_its_own_what_leads_most_decisions() {
    let words = Words::english();
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    let enemies = enemies(&library);
    assert!(enemies.len() > 20, "{enemies:?}");
    for what in LEADING {
        let keys: Vec<String> = enemies.iter().map(|enemy| format!("voice-{enemy}-{what}")).collect();
        assert!(keys.iter().all(|key| words.has(key)), "{keys:?}");
        let said: BTreeSet<&str> = keys.iter().map(|key| words.get(key)).collect();
        assert_eq!(said.len(), enemies.len(), "nobody says {what} like another one");
    }
}

/// Every sentence that may be said has words in English.
#[test]
fn every_sentence_has_words() {
    let words = Words::english();
    let mut known = BTreeSet::new();
    for (term, say, _) in registry::sentences().iter() {
        assert!(words.has(&format!("say-{say}")), "{term}: {say}");
        known.insert(format!("say-{say}"));
    }
    let frame =
        ["ended", "and", "besides", "alike", "forced", "alone", "slip", "lot", "second_best", "rather", "quoted"];
    let frame = frame.into_iter().chain(["i", "me", "my", "mine"]).map(|part| format!("say-{part}"));
    known.extend(frame);
    let unsaid: Vec<&str> =
        words.messages().into_iter().filter(|name| name.starts_with("say-") && !known.contains(*name)).collect();
    assert_eq!(unsaid, Vec::<&str>::new(), "words that nobody says");
}

#[test]
fn personas_say_their_reasons_in_their_own_words() {
    let words = Words::english();
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    let personas: Vec<(&dyn RegisteredGame, Persona)> =
        GAMES.iter().flat_map(|game| game.personas().into_iter().map(move |persona| (*game, persona))).collect();
    let enemies = enemies(&library);
    let ids: BTreeSet<&str> =
        personas.iter().map(|(_, persona)| persona.name.as_str()).chain(enemies.iter().map(String::as_str)).collect();
    for key in words.messages().into_iter().filter_map(|name| name.strip_prefix("voice-")) {
        let (id, said) = key.split_once('-').expect("a persona and what it says");
        assert!(ids.contains(id) && words.has(&format!("say-{said}")), "nobody ever says {key}");
    }
    let mut plain = Vec::new();
    let mut said = 0;
    for (game, card) in &personas {
        for (at, after) in [0, 6, 45, 47, 61, 88, 130].into_iter().enumerate() {
            let Some(reasons) = decision(*game, &library, &card.name, at as u64, after) else { continue };
            let anybody = sentence(&words, &Deliberation::from(&reasons));
            let own = Deliberation { voice: Some(card.name.clone()), ..Deliberation::from(&reasons) };
            said += 1;
            if sentence(&words, &own) == anybody {
                plain.push(format!("{}: {}", card.name, anybody.because));
            }
        }
    }
    assert!(said > 40, "{said}");
    assert_eq!(plain, Vec::<String>::new());
}
