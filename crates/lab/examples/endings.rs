//! How games of Conquest end: every opponent against itself, at two to six seats, under drawn variants of cards, fortifying, victory,
//! fog and two-phase turns, and how many games only the round limit ended.
//!
//! `cargo run -p lab --example endings -- GAMES AGENT...`: so many games for each number of seats. The variants are the same ones for
//! every agent; the victory by rounds is left out, since it is a last round.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use lab::{Library, Opening, PlayRequest, Recorder, game};
use rand::RngExt;
use tabletop::{Budget, Seed};

const CARDS: [&str; 3] = ["Progressive", "Fixed", "Off"];
const FORTIFY: [&str; 4] = ["Adjacent", "Path", "Unlimited", "Off"];
const VICTORY: [&str; 4] = ["Elimination", "Share(70)", "Capitals(0)", "Missions"];

/// Games and those of them that the limit ended, under what they were counted by.
#[derive(Default)]
struct Count(BTreeMap<String, (u32, u32)>);

impl Count {
    fn add(&mut self, by: impl Into<String>, limit: bool) {
        let (games, limits) = self.0.entry(by.into()).or_default();
        *games += 1;
        *limits += u32::from(limit);
    }
}

fn main() {
    let library = Library::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).expect("the program's files");
    let room = game("risk").expect("Conquest");
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().and_then(|count| count.parse().ok()).unwrap_or(10);
    for agent in arguments {
        let (mut count, mut rounds) = (Count::default(), Vec::new());
        for seats in 2..=6u64 {
            for number in 0..games {
                let seed = Seed(1000 * seats + number);
                let mut rng = seed.stream("variant", 0);
                let mut one_of = |list: &[&'static str]| list[rng.random_range(0..list.len())];
                let (cards, fortify, victory) = (one_of(&CARDS), one_of(&FORTIFY), one_of(&VICTORY));
                let (fog, two_phase) =
                    (one_of(&["false", "false", "true"]), one_of(&["false", "false", "false", "true"]));
                let neutrals = one_of(&["true", "false"]);
                let options = format!(
                    "(seats: {seats}, cards: {cards}, fortify: {fortify}, victory: {victory}, fog: {fog}, two_phase: {two_phase}, neutrals: {neutrals})"
                );
                let request = PlayRequest {
                    opening: Opening::Setup { options: Some(options), seats: None },
                    agents: Some(vec![agent.clone(); seats as usize]),
                    seed: Some(seed),
                    budget: Budget::default(),
                    language: None,
                    recorder: Recorder::default(),
                };
                let report = room.play(&library, &request, &AtomicBool::new(false), &mut |_| {}).expect("playable");
                let limit = report.reason.as_deref().is_none_or(|reason| reason == "round_limit");
                rounds.push(report.rounds);
                let cards = if two_phase == "true" { "Off" } else { cards };
                let fortify = if two_phase == "true" { "Off" } else { fortify };
                for by in [
                    "all".to_owned(),
                    format!("seats {seats}"),
                    format!("cards {cards}"),
                    format!("fortify {fortify}"),
                    format!("victory {victory}"),
                    format!("fog {fog}"),
                    format!("two-phase {two_phase}"),
                ] {
                    count.add(by, limit);
                }
            }
        }
        rounds.sort_unstable();
        let (all, limits) = count.0.remove("all").unwrap_or_default();
        let told: Vec<String> = count
            .0
            .iter()
            .filter(|(_, (_, limits))| *limits > 0)
            .map(|(by, (games, limits))| format!("{by} {limits}/{games}"))
            .collect();
        let percentile = |share: usize| rounds[(rounds.len() - 1) * share / 100];
        println!(
            "| {agent} | {all} | {limits} | {} / {} / {} | {} |",
            percentile(50),
            percentile(95),
            percentile(100),
            told.join(", ")
        );
    }
}
