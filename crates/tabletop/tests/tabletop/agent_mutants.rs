//! Every promise of an agent has an agent that breaks it, and the suite says which.

use std::sync::Arc;

use tabletop::conformance::{AgentOptions, Promise, check_agent};
use tabletop::{Agent, Budget, Decision, Game, Think};

use crate::broken_game::Broken;
use crate::flaw::Flaw as GameFlaw;
use crate::tiny::{Flaw, Hook, Kuhn, Nim, Reader, Take};

fn options() -> AgentOptions {
    AgentOptions { games: 30, budget: Budget::nodes(50), probe_every: 1, ..AgentOptions::default() }
}

fn caught(flaw: Flaw, feed: bool) -> Option<Promise> {
    let hook = Hook::default();
    let make = |_| -> Box<dyn Agent<Kuhn>> { Box::new(Reader::new(flaw, &hook)) };
    let result = check_agent(&Arc::new(Kuhn::new(3, true)), make, &options(), |truth| {
        if feed {
            *hook.lock().expect("no agent panics with it") = Some(truth.clone());
        }
    });
    result.err().map(|violation| violation.promise)
}

#[test]
fn a_cheating_agent_is_caught_and_an_honest_one_may_be_fed_the_truth() {
    assert_eq!(caught(Flaw::None, true), None);
    assert_eq!(caught(Flaw::Peeks, true), Some(Promise::AgentBlind));
    assert_eq!(caught(Flaw::Peeks, false), None);
}

#[test]
fn flaws_of_decisions_are_caught() {
    for (flaw, promise) in [
        (Flaw::Illegal, Promise::AgentLegal),
        (Flaw::Moody, Promise::AgentRepeatable),
        (Flaw::Sticky, Promise::AgentReset),
        (Flaw::Overspends, Promise::AgentBudget),
        (Flaw::Deaf, Promise::AgentStops),
        (Flaw::HidesCut, Promise::AgentStops),
        (Flaw::ClaimsCut, Promise::AgentStops),
    ] {
        assert_eq!(caught(flaw, false), Some(promise), "{flaw:?}");
    }
}

#[test]
fn flaws_of_reasons_are_caught() {
    for (flaw, promise) in [
        (Flaw::Chatty, Promise::ReasonsOnRequest),
        (Flaw::Mute, Promise::ReasonsOnRequest),
        (Flaw::Swayed, Promise::ReasonsIdle),
        (Flaw::MarksAll, Promise::ReasonsMarkChosen),
        (Flaw::MarksOther, Promise::ReasonsMarkChosen),
        (Flaw::Miscounts, Promise::ReasonsSum),
        (Flaw::Ragged, Promise::ReasonsWellFormed),
        (Flaw::Boundless, Promise::ReasonsWellFormed),
        (Flaw::LineOfAnother, Promise::ReasonsWellFormed),
        (Flaw::Wordless, Promise::ReasonsWellFormed),
        (Flaw::OtherEffort, Promise::ReasonsWellFormed),
        (Flaw::Indiscreet, Promise::ReasonsOpen),
    ] {
        assert_eq!(caught(flaw, false), Some(promise), "{flaw:?}");
    }
}

#[test]
fn slack_is_what_an_agent_may_spend_past_its_budget() {
    let lavish = |slack| {
        let make = |_| -> Box<dyn Agent<Kuhn>> { Box::new(Reader::new(Flaw::Overspends, &Hook::default())) };
        check_agent(&Arc::new(Kuhn::new(2, true)), make, &AgentOptions { slack, ..options() }, |_| {})
    };
    assert!(lavish(49).is_err_and(|violation| violation.promise == Promise::AgentBudget));
    assert_eq!(lavish(50).map(|report| report.most_nodes), Ok(100));
}

/// Takes the first legal action of any game.
struct First;

impl<G: Game> Agent<G> for First {
    fn name(&self) -> &str {
        "first"
    }

    fn decide(&mut self, game: &G, view: &G::View, _think: &mut Think<'_>) -> Decision<G::Action> {
        Decision::plain(game.actions(view).expect("they are listed").swap_remove(0))
    }
}

#[test]
fn a_game_that_agents_do_not_end_is_caught() {
    let game = Arc::new(Broken::new(Nim::new(&[3]), GameFlaw::NeverEnds, Take { heap: 0, count: 0 }));
    let options = AgentOptions { games: 1, max_steps: 100, probe_every: u64::MAX, ..options() };
    let violation = check_agent(&game, |_| Box::new(First), &options, |_| {}).expect_err("it never ends");
    assert_eq!((violation.promise, violation.step), (Promise::AgentEnds, 100));
}
