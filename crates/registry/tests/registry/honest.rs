//! No opponent of any game peeks, as anybody can see: asked again with nothing but what its seat had seen, each decides the same.
//!
//! The beginnings of a few games here; whole games of every opponent at every level with
//! `cargo test --release -p registry --test registry honest -- --ignored`, and any game that was saved with `rubicon-lab replay FILE --honest`.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use hare::{Action, Hare, View};
use lab::honest::{HonestReport, HonestRequest};
use lab::{AgentInfo, AnyGame, Library, Opening, PlayRequest, TextFile};
use registry::GAMES;
use registry::games::HareModule;
use tabletop::{Agent, Budget, Decision, Game, Seed, Think};
use test_kit::{WithAgent, library};

/// What is played of a game: its setup, and lines of the log until it is left, where it is left.
#[derive(Clone, Copy)]
struct Stretch {
    setup: &'static str,
    lines: Option<u32>,
    budget: Option<u64>,
}

/// A game of these agents from its beginning.
fn record(any_game: &dyn AnyGame, library: &Library, agents: &[String], stretch: Stretch, seed: u64) -> TextFile {
    let request = PlayRequest {
        opening: Opening::Setup { options: Some(stretch.setup.to_owned()), seats: None },
        agents: Some(agents.to_vec()),
        seed: Some(Seed(seed)),
        budget: Budget { nodes: stretch.budget },
        language: None,
    };
    let (stop, told) = (AtomicBool::new(false), AtomicU32::new(0));
    let mut log = |_: &str| {
        let told = told.fetch_add(1, Ordering::Relaxed) + 1;
        stop.store(stretch.lines.is_some_and(|most| told >= most), Ordering::Relaxed);
    };
    let report = any_game.play(library, &request, &stop, &mut log);
    let report = report.unwrap_or_else(|error| panic!("{agents:?} {}: {error}", stretch.setup));
    assert_eq!(report.fault, None);
    TextFile { name: format!("{} {agents:?} {}", report.game, stretch.setup), text: report.record }
}

fn asked(any_game: &dyn AnyGame, library: &Library, file: &TextFile) -> HonestReport {
    let never = AtomicBool::new(false);
    let report = any_game.honest(library, file, HonestRequest::default(), &never, &mut |_, _| {});
    report.unwrap_or_else(|error| panic!("{}: {error}", file.name))
}

/// Every agent of a game, at its first level or at all of them.
fn specs(agents: &[AgentInfo], all_levels: bool) -> Vec<String> {
    let of = |agent: &AgentInfo| {
        let levels = agent.levels.iter().map(|level| format!("{}@{}", agent.name, level.name));
        let levels: Vec<String> = if all_levels { levels.collect() } else { levels.take(1).collect() };
        if levels.is_empty() { vec![agent.name.clone()] } else { levels }
    };
    agents.iter().flat_map(of).collect()
}

/// What each game is played with, and whether something is hidden from its seats by that.
fn setups(game: &str) -> &'static [(&'static str, bool)] {
    match game {
        "risk" => &[("()", true), ("fog=on", true), ("cards=off", false)],
        "hare" => &[("()", false), ("(hidden_carrots: true)", true)],
        "fog" => &[("()", true), ("fog=off", false)],
        "generals" => &[("()", true), ("relative=attaque", true), ("disclosure=open", true)],
        "dominion" | "fox_hunt" => &[("()", true)],
        _ => &[("()", false)],
    }
}

/// Plays games in which each of the agents sits in some seat, and asks all of them again. Returns how many decisions were asked, and how many of them in another world, too.
fn sweep(any_game: &dyn AnyGame, agents: &[String], stretch: Stretch) -> (u64, u64) {
    let library = library();
    let least = *any_game.info().seats.start();
    let (mut decisions, mut elsewhere) = (0, 0);
    for (index, table) in agents.chunks(least.max(2).min(*any_game.info().seats.end())).enumerate() {
        let mut table = table.to_vec();
        // Who is left over plays against the first.
        table.extend(agents.iter().take(least.saturating_sub(table.len())).cloned());
        let file = record(any_game, &library, &table, stretch, index as u64 + 1);
        let report = asked(any_game, &library, &file);
        assert!(report.holds(), "{}: {report:#?}", file.name);
        decisions += report.seats.iter().map(|seat| seat.asked).sum::<u64>();
        elsewhere += report.seats.iter().map(|seat| seat.same_elsewhere).sum::<u64>();
    }
    (decisions, elsewhere)
}

#[test]
fn every_opponent_decides_the_same_by_what_its_seat_saw() {
    for any_game in GAMES {
        let id = any_game.info().id;
        let agents = specs(&any_game.agents(), false);
        for &(setup, hides) in setups(id) {
            let stretch = Stretch { setup, lines: Some(120), budget: Some(60) };
            let (decisions, elsewhere) = sweep(*any_game, &agents, stretch);
            assert!(decisions >= agents.len() as u64, "{id} {setup}: {decisions}");
            assert_eq!(elsewhere > 0, hides, "{id} {setup}: {elsewhere} of {decisions} decisions had another world");
        }
    }
}

#[test]
#[ignore = "takes long"]
fn every_opponent_at_every_level_in_whole_games() {
    for any_game in GAMES {
        let id = any_game.info().id;
        let agents = specs(&any_game.agents(), true);
        for (setup, _) in setups(id) {
            let begun = std::time::Instant::now();
            let (decisions, elsewhere) = sweep(*any_game, &agents, Stretch { setup, lines: None, budget: None });
            let seconds = begun.elapsed().as_secs();
            eprintln!(
                "{id} {setup}: {} agents, {decisions} decisions the same, {elsewhere} in another world too, {seconds} s",
                agents.len()
            );
        }
    }
}

/// How many agents were made since the game was over; 0 while it is played.
static MADE: AtomicU32 = AtomicU32::new(0);
static OVER: AtomicBool = AtomicBool::new(false);

/// Knows which world it is asked in, by what no seat sees: it does something else in another one.
struct Turncoat {
    other: bool,
}

impl Agent<Hare> for Turncoat {
    fn name(&self) -> &str {
        "turncoat"
    }
    fn decide(&mut self, game: &Hare, view: &View, _: &mut Think<'_>) -> Decision<Action> {
        let actions = game.actions(view).unwrap_or_default();
        let chosen = if self.other { actions.last() } else { actions.first() };
        Decision::plain(*chosen.expect("it is to act"))
    }
}

fn turncoat() -> Box<dyn Agent<Hare>> {
    let other = OVER.load(Ordering::Relaxed) && MADE.fetch_add(1, Ordering::Relaxed) % 2 == 1;
    Box::new(Turncoat { other })
}

#[test]
fn who_decides_otherwise_in_another_world_is_found_out() {
    let module = WithAgent { module: HareModule, name: "turncoat", make: turncoat };
    let agents = ["turncoat".to_owned(), "sprinter".to_owned()];
    let stretch = Stretch { setup: "(hidden_carrots: true)", lines: Some(40), budget: None };
    let file = record(&module, &library(), &agents, stretch, 1);
    OVER.store(true, Ordering::Relaxed);
    let report = asked(&module, &library(), &file);
    let different = report.seats[0].different.as_ref().expect("it is found");
    assert!(!report.holds() && different.other_world && report.seats[1].different.is_none(), "{report:#?}");
}

#[test]
fn a_budget_is_kept_with_the_game() {
    let any_game = registry::game("jungle").expect("it is there");
    let library = library();
    let agents = specs(&any_game.agents(), true);
    let best = [agents.last().expect("an agent").clone(), agents.last().expect("an agent").clone()];
    let stretch = Stretch { setup: "()", lines: Some(40), budget: Some(30) };
    let file = record(any_game, &library, &best, stretch, 4);
    assert!(file.text.contains("budget: Some(30)"), "{}", file.text);
    assert!(asked(any_game, &library, &file).holds());
    let request = HonestRequest { budget: Some(Budget::nodes(5_000)), ..HonestRequest::default() };
    let report = any_game.honest(&library, &file, request, &AtomicBool::new(false), &mut |_, _| {});
    assert!(!report.expect("a record").holds(), "who may think longer decides otherwise");
}
