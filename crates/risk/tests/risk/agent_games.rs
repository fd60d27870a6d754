//! Opponents play whole games to their natural end, in every variant, and the records of those games verify.

use std::collections::BTreeMap;
use std::sync::Arc;

use rand::RngExt;
use risk::{Risk, agents};
use tabletop::{Agent, Budget, Eye, Game, Monitor, Record, Seat, Seed, Session, Think, Turn};

use crate::support::{player, variant, world};

const GAMES: u64 = 500;

/// Plays by the session, as the client does; agents get views only.
fn play(game: &Arc<Risk>, seed: Seed, names: &[&str]) -> Session<Risk> {
    let players = names.iter().map(|name| player(name)).collect();
    let mut session = Session::new(Arc::clone(game), seed, players).expect("one player per seat");
    let mut seated: Vec<Box<dyn Agent<Risk>>> =
        names.iter().map(|name| agents::make(name).expect("a listed agent")).collect();
    let monitor = Monitor::new();
    loop {
        match session.turn() {
            Turn::Over => return session,
            Turn::Chance => {
                session.advance().expect("chance is due");
            }
            Turn::Seat(seat) => {
                let view = session.view(Eye::Seat(seat));
                let rng = session.thinking(seat);
                let mut think = Think { budget: Budget::nodes(60), explain: false, rng, monitor: &monitor };
                let decision = seated[seat.index()].decide(game, &view, &mut think);
                let done = session.act(seat, decision.action);
                done.unwrap_or_else(|illegal| panic!("{seed}, {} in {seat}: {illegal}", names[seat.index()]));
            }
        }
        assert!(session.len() < 500_000, "{seed}: it does not end");
    }
}

#[test]
fn five_hundred_games_end_and_their_records_verify() {
    let map = world();
    let names: Vec<&str> = agents::list().iter().map(|agent| agent.id).collect();
    let mut reasons = BTreeMap::<String, u64>::new();
    let mut seated = BTreeMap::<&str, u64>::new();
    for index in 0..GAMES {
        let seed = Seed(17).derive("game", index);
        let game = Arc::new(Risk::new(variant(seed, 300), Arc::clone(&map)).expect("playable"));
        let mut rng = seed.stream("seats", 0);
        let agents: Vec<&str> = Seat::all(game.seats()).map(|_| names[rng.random_range(0..names.len())]).collect();
        for name in &agents {
            *seated.entry(name).or_default() += 1;
        }
        let session = play(&game, seed, &agents);
        *reasons.entry(session.standing().expect("it is over").reason.into_owned()).or_default() += 1;

        let written = session.record(false).to_ron().expect("a record can be written");
        let record: Record<Risk> = Record::from_ron(&written).expect("and read");
        let again = Session::replay(Arc::clone(&game), &record).unwrap_or_else(|error| panic!("{seed}: {error}"));
        again.verify_dice().unwrap_or_else(|error| panic!("{seed}: {error}"));
        assert_eq!(again.hash(), session.hash());
    }
    eprintln!("ended by {reasons:?}; seats taken by {seated:?}");
    assert!(names.iter().all(|name| seated.contains_key(name)), "{seated:?}");
    for reason in ["elimination", "share", "capitals", "mission", "rounds"] {
        assert!(reasons.contains_key(reason), "no game ended by {reason}: {reasons:?}");
    }
}
