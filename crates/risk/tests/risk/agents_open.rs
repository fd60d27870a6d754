//! Reasons that everyone may read while the game is on: most of them with cards in play, none that tells a hand, a mission, a
//! capital or what lies behind fog.

use std::sync::Arc;

use risk::{Action, Risk, Setup, Victory, View, agents};
use tabletop::conformance::{AgentOptions, Promise, Violation, check_agent};
use tabletop::{Agent, Audience, Budget, Decision, Eye, Game, Monitor, Seat, Seed, Session, Think, Turn};

use crate::support::{player, world};

fn game(setup: Setup) -> Arc<Risk> {
    Arc::new(Risk::new(setup, world()).expect("playable"))
}

/// An agent that opens all its reasons to everyone.
struct Blabbing(Box<dyn Agent<Risk>>);

impl Agent<Risk> for Blabbing {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn decide(&mut self, game: &Risk, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        let mut decision = self.0.decide(game, view, think);
        if let Some(reasons) = &mut decision.explanation {
            reasons.audience = Audience::Everyone;
        }
        decision
    }
}

fn blabbed(spec: &str, setup: Setup) -> Option<Violation> {
    let make = |_| -> Box<dyn Agent<Risk>> { Box::new(Blabbing(agents::make(spec).expect("a listed agent"))) };
    let options = AgentOptions { games: 4, budget: Budget::nodes(100), probe_every: 2, ..AgentOptions::default() };
    check_agent(&game(setup), make, &options, |_| {}).err()
}

#[test]
fn whoever_opens_everything_is_caught() {
    let setup = Setup { seats: 3, round_limit: 20, ..Setup::default() };
    let hands = setup.clone();
    let capitals = Setup { victory: Victory::Capitals(0), ..setup.clone() };
    let missions = Setup { victory: Victory::Missions, ..setup.clone() };
    let fog = Setup { fog: true, ..setup };
    for (spec, setup) in [
        ("drifter", &hands),
        ("sentinel", &hands),
        ("marshal", &hands),
        ("raider", &capitals),
        ("marshal", &missions),
        ("gardener", &fog),
        ("minimax", &fog),
        ("minimax-ga", &fog),
    ] {
        let caught = blabbed(spec, setup.clone()).unwrap_or_else(|| panic!("{spec} told secrets in {setup:?}"));
        assert_eq!(caught.promise, Promise::ReasonsOpen, "{spec}: {caught}");
    }
}

/// Decisions by what everyone could read: open and in all.
fn open_decisions(game: &Arc<Risk>, seed: Seed, spec: &str) -> (u32, u32) {
    let mut seated: Vec<_> = Seat::all(game.seats()).map(|_| agents::make(spec).expect("a listed agent")).collect();
    let players = seated.iter().map(|_| player(spec)).collect();
    let mut session = Session::new(Arc::clone(game), seed, players).expect("one player per seat");
    let (monitor, mut open, mut all) = (Monitor::new(), 0, 0);
    loop {
        match session.turn() {
            Turn::Over => return (open, all),
            Turn::Chance => drop(session.advance().expect("chance is due")),
            Turn::Seat(seat) => {
                let view = session.view(Eye::Seat(seat));
                let rng = session.thinking(seat);
                let mut think = Think { budget: Budget::nodes(200), explain: true, rng, monitor: &monitor };
                let decision = seated[seat.index()].decide(game, &view, &mut think);
                all += 1;
                let reasons = decision.explanation.expect("it was asked for");
                open += u32::from(reasons.audience == Audience::Everyone);
                session.act(seat, decision.action).expect("legal");
            }
        }
    }
}

/// The figures of `docs/opponents.md`: `cargo test -p risk --test risk agents_open -- --nocapture`.
#[test]
fn with_cards_nearly_all_reasons_are_open() {
    let game = game(Setup { seats: 4, round_limit: 40, ..Setup::default() });
    for info in agents::list() {
        let (mut open, mut all) = (0, 0);
        for index in 0..8 {
            let (more, of) = open_decisions(&game, Seed(5).derive("open", index), info.id);
            (open, all) = (open + more, all + of);
        }
        eprintln!("{}: {open} of {all} decisions open, {:.1} %", info.id, 100.0 * f64::from(open) / f64::from(all));
        assert!(all > 1_000 && 10 * open > 9 * all && open < all, "{}: {open} of {all}", info.id);
    }
}
